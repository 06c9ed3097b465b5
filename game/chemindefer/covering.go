package chemindefer

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// mustBeOpposed refuses a round in which nobody has the bank or nobody wagers
// against it.
func (g *Game) mustBeOpposed(d *table.Dealer) {
	if g.bank == 0 {
		d.Refuse(table.House, law.Refuse("4.5(b)", "nobody has the bank: the shoe must be offered again"))
	}
	for _, s := range d.Present() {
		if s != g.bank && g.wagerOf(d, s) != nil {
			return
		}
	}
	d.Refuse(table.House, law.RefuseFor(law.Needs, "4.7(d)", "nobody wagers against the bank"))
}

// wagerOf returns the wager of a seat against the bank, or nil.
func (g *Game) wagerOf(d *table.Dealer, s table.Seat) *table.Bet {
	for a := against; a <= suiviArea; a++ {
		if b := d.Bet(s, a); b != nil {
			return b
		}
	}
	return nil
}

// noMoreBets closes the betting. What comes later is refused.
func (g *Game) noMoreBets(d *table.Dealer) {
	d.Cite("4.7(e)")
	d.Announce("No More Bets")
	d.NoLate("4.7(e)", "no wager is made, raised or withdrawn after \"No More Bets\"")
	if d.Bet(g.bank, bankArea) == nil { // it went back when a round was abandoned
		d.Stake(g.bank, bankArea, g.placed, "4.6(a)")
	}
}

// cover decides which of the wagers against the bank stand: a banco suivi, or else
// a banco, or else wagers against parts of it in turn. The Banker takes back what
// none of them covers.
func (g *Game) cover(d *table.Dealer) {
	order := g.inTurn(d, g.bank)
	covered := g.placed
	g.matched = table.House
	if by := g.findBanco(d, order); by != "" {
		g.keepOnly(d, order, by)
	} else {
		covered = g.coverParts(d, order)
	}
	if b := g.wagerOf(d, g.dominant); b.Amount == g.placed {
		g.matched = g.dominant
	}
	if rest := g.placed - covered; rest > 0 {
		d.Cite("4.7(e)")
		d.ReturnsPart(d.Bet(g.bank, bankArea), rest, table.Uncalled, "4.7(e)[uncovered]")
	}
}

// findBanco makes whoever covers the whole bank the Dominant Player, and returns
// the paragraph of the call; nothing if nobody does.
func (g *Game) findBanco(d *table.Dealer, order []table.Seat) law.Cite {
	if g.suivi != 0 && d.Bet(g.suivi, suiviArea) != nil {
		g.dominant = g.suivi
		d.Cite("4.7(b)")
		d.Announce("Banco Suivi")
		return "4.7(b)"
	}
	for _, s := range order {
		if d.Bet(s, banco) != nil {
			g.dominant = s
			d.Cite("4.7(c)")
			d.Announce("Banco")
			return "4.7(c)"
		}
	}
	return ""
}

// keepOnly gives all wagers against the bank back but that of the Dominant Player,
// who covers all of it.
func (g *Game) keepOnly(d *table.Dealer, order []table.Seat, by law.Cite) {
	for _, s := range order {
		if s == g.dominant {
			continue
		}
		if b := d.Bet(s, banco); b != nil && by == "4.7(c)" {
			d.Cite(by)
			d.Returns(b, "4.7(c)[several]")
		} else if b := g.wagerOf(d, s); b != nil {
			d.Cite("4.7(a)")
			d.Returns(b, by)
		}
	}
	d.Cite("4.8(c)")
	d.NoteAt(g.dominant, "covers the bank and plays the Player's Hand")
}

// coverParts takes wagers against parts of the bank in turn, from the Banker's right,
// until all of it is covered, and gives back what is more. The highest wager makes
// the Dominant Player; of equal ones the first in turn. It returns how much is
// covered.
func (g *Game) coverParts(d *table.Dealer, order []table.Seat) (covered money.Cents) {
	highest, by := money.Cents(0), law.Cite("4.8(c)")
	for _, s := range order {
		b := d.Bet(s, against)
		if b == nil {
			continue
		}
		if left := g.placed - covered; b.Amount > left {
			d.Cite("4.7(a)")
			d.ReturnsPart(b, b.Amount-left, table.Uncalled, "4.7(d)")
		}
		covered += b.Amount
		switch {
		case b.Amount > highest:
			highest, g.dominant, by = b.Amount, s, "4.8(c)"
		case b.Amount == highest && highest > 0:
			by = "4.8(c)[equal wagers]"
		}
	}
	d.Cite(by)
	d.NoteAt(g.dominant, "has the highest wager against the bank and plays the Player's Hand")
	return covered
}

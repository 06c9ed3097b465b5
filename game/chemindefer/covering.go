package chemindefer

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// mustBeOpposed refuses a round in which nobody has the bank or nobody wagers
// against it, and remembers the wagers against it in turn, from the Banker's right
// counterclockwise.
func (g *Game) mustBeOpposed(d *table.Dealer) {
	if g.bank == 0 {
		d.Refuse(table.House, law.Refuse("4.5(b)", "nobody has the bank: the shoe must be offered again"))
	}
	g.wagered = 0
	for _, s := range g.inTurn(d, g.bank) {
		if b := wagerOf(d, s); b != nil {
			g.wagers[g.wagered] = b
			g.wagered++
		}
	}
	if g.wagered == 0 {
		d.Refuse(table.House, law.RefuseFor(law.Needs, "4.7(d)", "nobody wagers against the bank"))
	}
}

// wagerOf returns the wager of a seat against the bank, or nil.
func wagerOf(d *table.Dealer, s table.Seat) *table.Bet {
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
	d.Announce("no-more-bets", "No More Bets")
	d.NoLate("4.7(e)", "no wager is made, raised or withdrawn after \"No More Bets\"")
	if d.Bet(g.bank, bankArea) == nil { // it went back when a round was abandoned
		d.Stake(g.bank, bankArea, g.placed, "4.6(a)")
	}
}

// cover decides which of the wagers against the bank stand: a banco suivi, or else
// a banco, or else wagers against parts of it in turn. The Banker takes back what
// none of them covers.
func (g *Game) cover(d *table.Dealer) {
	covered, highest := g.placed, g.placed
	if b := g.findBanco(); b != nil {
		g.keepOnly(d, b)
	} else {
		covered, highest = g.coverParts(d)
	}
	if g.matched = table.House; highest == g.placed {
		g.matched = g.dominant
	}
	if rest := g.placed - covered; rest > 0 {
		d.Cite("4.7(e)")
		d.Payments().ReturnsPart(d.Bet(g.bank, bankArea), rest, table.Withdrawn, "4.7(e)[uncovered]")
	}
}

// findBanco returns the wager that covers the whole bank, or nil: that of whoever
// calls banco suivi, which only one can, or else the first banco in turn.
func (g *Game) findBanco() (first *table.Bet) {
	for _, b := range g.wagers[:g.wagered] {
		switch {
		case b.Area == suiviArea:
			return b
		case b.Area == banco && first == nil:
			first = b
		}
	}
	return first
}

// keepOnly makes whoever covers the whole bank the Dominant Player, and gives all
// other wagers against it back.
func (g *Game) keepOnly(d *table.Dealer, kept *table.Bet) {
	g.dominant = kept.Seat
	by := g.layout.Wagers[kept.Area].Law
	d.Cite(by)
	d.Announce("covered", calls[kept.Area])
	for _, b := range g.wagers[:g.wagered] {
		switch {
		case b == kept:
		case b.Area == banco && kept.Area == banco:
			d.Cite(by)
			d.Returns(b, "4.7(c)[several]")
		default:
			d.Cite("4.7(a)")
			d.Returns(b, by)
		}
	}
	d.Cite("4.8(c)")
	d.NoteAt(g.dominant, "covers-bank", "covers the bank and plays the Player's Hand")
}

// calls are the calls for the whole bank.
var calls = [...]string{banco: "Banco", suiviArea: "Banco Suivi"}

// coverParts takes wagers against parts of the bank in turn until all of it is
// covered, and gives back what is more. The highest wager makes the Dominant Player;
// of equal ones the first in turn. It returns how much is covered, and the highest
// wager.
func (g *Game) coverParts(d *table.Dealer) (covered, highest money.Cents) {
	by := law.Cite("4.8(c)")
	for _, b := range g.wagers[:g.wagered] {
		if left := g.placed - covered; b.Amount > left {
			d.Cite("4.7(a)")
			d.Payments().ReturnsPart(b, b.Amount-left, table.Uncalled, "4.7(d)")
		}
		covered += b.Amount
		switch {
		case b.Amount > highest:
			highest, g.dominant, by = b.Amount, b.Seat, "4.8(c)"
		case b.Amount == highest && highest > 0:
			by = "4.8(c)[equal wagers]"
		}
	}
	if d.Heard() {
		d.Cite(by)
		d.NoteAt(g.dominant, "highest-wager", "has the highest wager against the bank and plays the Player's Hand")
	}
	return covered, highest
}

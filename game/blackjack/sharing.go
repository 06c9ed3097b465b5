package blackjack

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// seatBoxes finds who wagers on which box. Nobody who has no wager is dealt in,
// and without any wager there is no round.
func (g *Game) seatBoxes(d *table.Dealer) {
	g.tally = tally{}
	if !d.Reports().Untroubled() {
		g.troubled, g.careful = true, true
	}
	g.active = 0
	g.dealer = Hand{}
	if g.own && g.spots == 1 {
		for _, s := range d.Players().Present() {
			if wagers := areas(d, s, uint8(s)); wagers[mains].Amount > 0 {
				g.seat(uint8(s), s, wagers)
			}
		}
	} else {
		g.gather(d)
	}
	if g.active == 0 {
		d.Refuse(table.House, law.Refuse(g.p.Wager, "nobody has made a wager"))
	}
	by := g.p.Deadline
	if g.options.DoubleShoe {
		by = g.p.DeadlineDouble // the determinant card is the first card
	}
	d.NoLate(by, "no wager is made, raised or withdrawn after the first card of the round")
}

// areas are what a seat has on all areas of a box.
func areas(d *table.Dealer, s table.Seat, n uint8) []table.Bet {
	return d.Layout().Areas(s, at(n, mains), int(perBox))
}

// seat puts a box into play, with the player who calls its decisions.
func (g *Game) seat(n uint8, caller table.Seat, wagers []table.Bet) *box {
	b := &g.boxes[n]
	g.order[g.active] = n
	g.active++
	b.hands[0] = Hand{}
	b.places[0], b.n = 0, 1
	b.bettors[0], b.wagers[0], b.rides[0], b.betting = caller, wagers, 0, 1
	b.asked, b.barred = false, false
	g.wagering |= 1 << caller
	return b
}

// gather is seatBoxes where several may wager on a box, or against several of
// the dealer's hands.
func (g *Game) gather(d *table.Dealer) {
	if g.spots > 1 {
		g.returnIncomplete(d)
	}
	for n := uint8(1); int(n) <= g.p.boxes(); n++ {
		caller := g.caller(d, n)
		if caller == table.House {
			continue
		}
		b := g.seat(n, caller, areas(d, caller, n))
		for _, s := range d.Players().Present() {
			if s != caller && d.Amount(s, mainAt(n, 0, 0)) > 0 {
				b.bettors[b.betting], b.wagers[b.betting], b.rides[b.betting] = s, areas(d, s, n), 0
				b.betting++
				g.wagering |= 1 << s
			}
		}
		if b.betting > 1 {
			if d.Cite(g.p.Caller); caller != table.Seat(n) {
				d.Cite(g.p.CallerUnseated)
			}
			d.NoteAt(caller, "calls-decisions-box", "calls the decisions for the box")
		}
	}
}

// caller returns who has the right to call the decisions for a box: the player
// who sits there or else the one with the highest wager, the first of equals
// from the dealer's left; 0 if nobody wagers on it.
func (g *Game) caller(d *table.Dealer, n uint8) table.Seat {
	if d.Amount(table.Seat(n), mainAt(n, 0, 0)) > 0 {
		return table.Seat(n)
	}
	caller, most := table.House, money.Cents(0)
	for _, s := range d.Players().Present() {
		if amount := d.Amount(s, mainAt(n, 0, 0)); amount > most {
			caller, most = s, amount
		}
	}
	return caller
}

// mayShare refuses wagers on the boxes of others, as far as 2.13 and 2.14 are
// not offered.
func (g *Game) mayShare(d *table.Dealer, a *table.Act, n uint8) *law.Refusal {
	if g.own {
		if table.Seat(n) != a.Seat {
			return law.Refuse(g.p.SeveralBoxes, "at this table each player wagers on the box where he or she sits")
		}
		return nil
	}
	others, elsewhere := 0, false
	for _, s := range d.Players().Present() {
		if s != a.Seat && d.Amount(s, mainAt(n, 0, 0)) > 0 {
			others++
		}
	}
	for other := uint8(1); int(other) <= g.p.boxes(); other++ {
		elsewhere = elsewhere || other != n && d.Amount(a.Seat, mainAt(other, 0, 0)) > 0
	}
	switch first := g.firstOn[n]; {
	case elsewhere && !g.options.SeveralBoxes:
		return law.Refuse(g.p.SeveralBoxes, "at this table each player wagers on one box")
	case g.options.Sharing == 1 && table.Seat(n) != a.Seat && d.Players().Taken(table.Seat(n)):
		return law.Refuse(g.p.Sharing, "box %d is another player's", n)
	case others >= g.options.Sharing && d.Amount(a.Seat, mainAt(n, 0, 0)) == 0:
		return law.Refuse(g.p.Sharing, "no more than %d may wager on a box", g.options.Sharing)
	case others > 0 && g.options.SharedBoxes > 0 && g.shared(d, n) >= g.options.SharedBoxes:
		return law.Refuse(g.p.ShareBoxes, "only %d of this table's boxes may be shared", g.options.SharedBoxes)
	case others > 0 && first != a.Seat && (first == table.House || g.consent[n] != first):
		return law.Refuse(g.p.ShareConsent, "the first to wager on box %d, position %d, has not consented", n, first)
	case elsewhere && a.Tender <= table.Plaque && g.p.SeveralOption != g.p.SeveralBoxes:
		d.Betting().Under(g.p.SeveralOption)
	}
	return nil
}

// shared counts the boxes but one on which several wager.
func (g *Game) shared(d *table.Dealer, but uint8) int {
	sum := 0
	for n := uint8(1); int(n) <= g.p.boxes(); n++ {
		bettors := 0
		for _, s := range d.Players().Present() {
			if n != but && d.Amount(s, mainAt(n, 0, 0)) > 0 {
				bettors++
			}
		}
		if bettors > 1 {
			sum++
		}
	}
	return sum
}

// findFirst keeps track of who wagered on each box first.
func (g *Game) findFirst(d *table.Dealer) {
	for n := uint8(1); int(n) <= g.p.boxes(); n++ {
		if f := g.firstOn[n]; f != table.House && d.Amount(f, mainAt(n, 0, 0)) > 0 {
			continue
		}
		g.firstOn[n] = table.House
		for _, s := range d.Players().Present() {
			if d.Amount(s, mainAt(n, 0, 0)) > 0 {
				g.firstOn[n] = s
				break
			}
		}
	}
}

// The answers of those who share a box to what its caller has decided.
const (
	Keep   table.Choice = "keep"
	First  table.Choice = "first"
	Second table.Choice = "second"
	Cover  table.Choice = "cover"
)

// doubleAlong lets the others who wager on a box double their wagers too. One
// card is dealt, whoever doubles.
func (g *Game) doubleAlong(d *table.Dealer, n uint8, b *box, i uint8) {
	for k := 1; k < b.betting; k++ {
		s := b.bettors[k]
		var amounts table.Range
		if !g.addable(d, n, i, b, k, &amounts) {
			continue
		}
		if a := d.AskAmount(s, table.Box(n), i, g.p.doubleToo, 0b11, amounts); a.Choice == Double {
			g.stakeDouble(d, n, i, s, a.Amount, g.p.ShareDouble)
		}
	}
}

// splitAlong has the others who wager on a box cover both hands or say which
// of them their wagers are on.
func (g *Game) splitAlong(d *table.Dealer, n uint8, b *box, i, formed uint8) {
	for k := 1; k < b.betting; k++ {
		s := b.bettors[k]
		if d.Bet(s, mainAt(n, 0, i)) == nil {
			continue // rides on another hand
		}
		open := table.Choices(0b011)
		if d.Players().Has(s, g.staked(b, i, k)) {
			open |= 0b100
		}
		switch d.Ask(s, table.Box(n), i, g.p.splitToo, open).Choice {
		case Cover:
			g.stakeSplit(d, n, i, formed, s, g.p.ShareSplit)
		case Second:
			for spot := range g.spots {
				if w := d.Bet(s, mainAt(n, spot, i)); w != nil {
					d.Layout().Moves(w, mainAt(n, spot, formed), g.p.ShareSplit)
				}
			}
			if b.rides[k] == i {
				b.rides[k] = formed
			}
		}
	}
}

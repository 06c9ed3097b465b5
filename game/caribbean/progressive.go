package caribbean

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// light lights the lamp of a player's acceptor device when a chip is put into
// it, and puts it out when the chip is taken back: 16.6(c).
func (g *Game) light(d *table.Dealer, a *table.Act) {
	switch a.Kind {
	case table.Make, table.Remove:
		if g.Wager(a.Area) != progressive {
			return
		}
	case table.Leave:
	default:
		return
	}
	lit := d.Taken(a.Seat) && d.Amount(a.Seat, g.Area(a.Seat.Box(), progressive)) > 0
	if bit := uint64(1) << a.Seat; lit && g.lights&bit == 0 {
		g.lights |= bit
		d.Cite("16.6(c)[light]")
		d.NoteAt(a.Seat, "the light of the acceptor is lit")
	} else if !lit {
		g.lights &^= bit
	}
}

// Facts are the acceptor lights, which every player is to look at.
func (g *Game) Facts() []table.Fact {
	var lit []table.Fact
	for s := range table.Seat(seats + 1) {
		if g.lights>>s&1 != 0 {
			lit = append(lit, table.At("acceptor light", s))
		}
	}
	return lit
}

// lockOut is 16.7(b): no more chips are accepted, those in the acceptors are
// counted against the lights, and a part of each goes on the meter.
func (g *Game) lockOut(d *table.Dealer) {
	deal.Step(d, g.Way().Announce, "the lock-out button is pressed")
	g.lightsOut(d, "16.7(b)[chip check]")
	chips := money.Cents(0)
	for h := range g.Players {
		if h.Bets[progressive] != nil {
			chips += chip
		}
	}
	if chips == 0 {
		return
	}
	d.Cite("16.7(b)[chip check]")
	d.NoteAmount(table.House, table.NoArea, chips, "there are as many chips as lights, and they go to the table inventory container")
	for h := range g.Players {
		if h.Bets[progressive] != nil {
			d.Feed(meterID, h.Seat, g.feeds, "16.12(f)")
		}
	}
}

// lightsOut gives back the chips in acceptors whose lights are not lit: before the
// deal, or before the hands are paid.
func (g *Game) lightsOut(d *table.Dealer, by law.Cite) {
	for a, ok := d.Reported(LightOut); ok; a, ok = d.Reported(LightOut) {
		for h := range g.Players {
			if b := h.Bets[progressive]; b != nil && h.Seat == a.SeatArg(0) {
				d.Returns(b, by)
				h.Bets[progressive] = nil
				g.lights &^= 1 << h.Seat
			}
		}
	}
}

// wins reports whether a hand has won a progressive payout.
func wins(h *versus.Hand) bool {
	return h.Bets[progressive] != nil && progressiveLines[h.Class] != versus.NoLine
}

// countRoyals counts the royal flushes that share the meter: 16.12(g). All hands
// with a progressive wager are turned over by now.
func (g *Game) countRoyals() {
	for h := range g.Players {
		if wins(h) && h.Class == poker.RoyalFlush {
			g.royals++
		}
	}
}

// settleProgressive is 16.11 at a player's turn.
func (g *Game) settleProgressive(d *table.Dealer, h *versus.Hand) {
	b := h.Bets[progressive]
	if b == nil {
		return
	}
	d.Cite("16.11(b)1")
	if !wins(h) {
		d.Loses(b, "16.1[progressive payout hand]")
		return
	}
	d.NoteAt(h.Seat, "the hand is one that wins a progressive payout")
	deal.Step(d, "16.11(b)2", "the light of the acceptor is lit")
	g.waitFor(d, h, validateOffer)
	g.payProgressive(d, h, b)
	d.Cite("16.11(a)")
	d.Loses(b, "16.7(b)[chip check]")
}

// payProgressive pays a hand from the meter, by what the meter reads at the
// player's turn: 16.12(g).
func (g *Game) payProgressive(d *table.Dealer, h *versus.Hand, b *table.Bet) {
	line := int(progressiveLines[h.Class])
	pay := &g.Layout().Wagers[b.Area].Pays[line]
	owed := pay.Amount
	switch {
	case h.Class == poker.RoyalFlush:
		owed = g.royalShare(d, h)
	case pay.Meter != "":
		read := d.Reading(meterID)
		owed = pay.Share.Down(read, money.Cent)
		g.take(d, h, owed, read, "16.12(g)")
	default:
		g.take(d, h, owed, d.Reading(meterID), "16.12(g)")
	}
	d.Cite("16.11(b)3")
	d.NoteAmount(h.Seat, b.Area, owed, "a casino supervisor validates the progressive payout")
	by := law.Cite("16.11(a)")
	if h.Result != versus.Won {
		by = "16.11(c)"
	}
	d.PayAmount(b, line, owed, by)
	if owed > g.options.Tray {
		g.kept[g.documents] = h
		g.documents++
	}
}

// royalShare is what a royal flush wins: an equal part of what the meter reads
// when the first of them is paid. All parts are taken off the meter then.
func (g *Game) royalShare(d *table.Dealer, h *versus.Hand) money.Cents {
	if g.share != 0 {
		return g.share
	}
	read := d.Reading(meterID)
	g.share = read / money.Cents(g.royals)
	by := law.Cite("16.12(g)")
	if g.royals > 1 {
		by = "16.12(g)[shared royal]"
	}
	g.take(d, h, g.share*money.Cents(g.royals), read, by)
	return g.share
}

// take takes an amount off the meter. What the meter lacks the table inventory
// pays. A meter that is paid out is reset; the few cents that royal flushes could
// not share stay on it.
func (g *Game) take(d *table.Dealer, h *versus.Hand, amount, read money.Cents, by law.Cite) {
	d.Draw(meterID, h.Seat, min(amount, read), by)
	if amount >= read || h.Class == poker.RoyalFlush {
		d.Refill(meterID, g.options.Reset, "16.12(f)[seed]")
	}
}

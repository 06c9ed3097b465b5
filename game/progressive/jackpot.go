package progressive

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
)

// Jackpot is the wager at a table. The zero value is made ready by [Jackpot.SetUp].
type Jackpot struct {
	Lights uint64 // the acceptor lights that are lit, one bit a seat: they last from round to round

	p         *Paragraphs
	terms     *Terms
	table     *versus.Table
	wager     table.Area  // its place among the wagers of a position
	feeds     money.Cents // what a wager puts on the meter
	royals    int         // royal flushes of this round that are to be paid from the meter
	share     money.Cents // what each of them gets, once the first was paid
	kept      [versus.MostSeats]*versus.Hand
	documents int // how many of kept wait for documents
}

// SetUp makes the jackpot ready. It keeps the pointers.
func (j *Jackpot) SetUp(t *versus.Table, p *Paragraphs, terms *Terms, wager table.Area) {
	j.table, j.p, j.terms, j.wager = t, p, terms, wager
	j.feeds = Chip * money.Cents(terms.Rate) / 100
}

// Begin begins a round.
func (j *Jackpot) Begin() { j.royals, j.share, j.documents = 0, 0, 0 }

// After lights the lamp of a player's acceptor when a chip is put into it, and puts it
// out when the chip is taken back.
func (j *Jackpot) After(d *table.Dealer, a *table.Act) {
	switch a.Kind {
	case table.Make, table.Remove:
		if j.table.Wager(a.Area) != j.wager {
			return
		}
	case table.Leave:
	default:
		return
	}
	lit := d.Players().Taken(a.Seat) && d.Amount(a.Seat, j.table.Area(a.Seat.Box(), j.wager)) > 0
	if bit := uint64(1) << a.Seat; lit && j.Lights&bit == 0 {
		j.Lights |= bit
		d.Cite(j.p.Light)
		d.NoteAt(a.Seat, "acceptor-lit", "the light of the acceptor is lit")
	} else if !lit {
		j.Lights &^= bit
	}
}

// Facts are the lights, which every player is to look at.
func (j *Jackpot) Facts() []table.Fact {
	var lit []table.Fact
	for s := range table.Seat(versus.MostSeats + 1) {
		if j.Lights>>s&1 != 0 {
			lit = append(lit, table.At("acceptor light", s))
		}
	}
	return lit
}

// LockOut presses the lock-out button: no more chips are accepted, those in the
// acceptors are counted against the lights, and a part of each goes on the meter.
func (j *Jackpot) LockOut(d *table.Dealer, by law.Cite) {
	deal.Step(d, by, "lock-out-pressed", "the lock-out button is pressed")
	j.LightsOut(d, j.p.Check)
	chips := money.Cents(0)
	for h := range j.table.Players {
		if h.Bets[j.wager] != nil {
			chips += Chip
		}
	}
	if chips == 0 {
		return
	}
	d.Cite(j.p.Check)
	d.Notes().NoteAmount(table.House, table.NoArea, chips,
		"chips-match-lights", "there are as many chips as lights, and they go to the table inventory container")
	for h := range j.table.Players {
		if h.Bets[j.wager] != nil {
			d.Meters().Feed(ID, h.Seat, j.feeds, j.p.Feed)
		}
	}
}

// LightsOut gives back the chips in acceptors whose lights are not lit: before the
// deal, or before the hands are paid.
func (j *Jackpot) LightsOut(d *table.Dealer, by law.Cite) {
	if d.Reports().Untroubled() {
		return
	}
	for h := range j.table.Players {
		b := h.Bets[j.wager]
		if b == nil {
			continue
		}
		if _, ok := d.Reports().ReportedIf(func(a *table.Act) bool { return a.Word == LightOut && a.SeatArg(0) == h.Seat }); ok {
			d.Returns(b, by)
			h.Bets[j.wager] = nil
			j.Lights &^= 1 << h.Seat
		}
	}
}

// wins reports whether a hand has won a payout.
func (j *Jackpot) wins(h *versus.Hand) bool {
	return h.Bets[j.wager] != nil && Lines[h.Class] != versus.NoLine
}

// CountRoyals counts the royal flushes that share the meter. All hands with a
// progressive wager are turned over by now.
func (j *Jackpot) CountRoyals() {
	for h := range j.table.Players {
		if j.wins(h) && h.Class == poker.RoyalFlush {
			j.royals++
		}
	}
}

// Settle settles the wager of a hand, if there is one, at its player's turn.
func (j *Jackpot) Settle(d *table.Dealer, h *versus.Hand) {
	b := h.Bets[j.wager]
	if b == nil {
		return
	}
	d.Cite(j.p.Hand)
	if !j.wins(h) {
		d.Loses(b, j.p.Loses)
		return
	}
	d.NoteAt(h.Seat, "wins-progressive", "the hand is one that wins a progressive payout")
	deal.Step(d, j.p.Lit, "acceptor-lit", "the light of the acceptor is lit")
	j.waitFor(d, h, j.p.Validate)
	j.pay(d, h, b)
	d.Cite(j.p.Pay)
	d.Loses(b, j.p.Check)
}

// pay pays a hand from the meter, by what the meter reads at the player's turn.
func (j *Jackpot) pay(d *table.Dealer, h *versus.Hand, b *table.Bet) {
	line := int(Lines[h.Class])
	pay := &j.table.Layout().Wagers[b.Area].Pays[line]
	owed := pay.Amount
	switch {
	case pay.Meter != "" && h.Class == poker.RoyalFlush:
		owed = j.royalShare(d, h)
	case pay.Meter != "":
		read := d.Meters().Reading(ID)
		owed = pay.Share.Down(read, money.Cent)
		j.take(d, h, owed, read, j.p.Reading)
	default:
		if !pay.Odds.IsZero() { // which only supposed rules have
			owed = pay.Odds.Owes(b.Amount)
		}
		j.take(d, h, owed, d.Meters().Reading(ID), j.p.Reading)
	}
	d.Cite(j.p.Validate.Law)
	d.Notes().NoteAmount(h.Seat, b.Area, owed, "progressive-validated", "a casino supervisor validates the progressive payout")
	by := j.p.Pay
	if h.Result != versus.Won {
		by = j.p.PayLoser
	}
	d.Payments().Amount(b, line, owed, by)
	if owed > j.terms.Tray {
		j.kept[j.documents] = h
		j.documents++
	}
}

// royalShare is what a royal flush wins: an equal part of what the meter reads when
// the first of them is paid. All parts are taken off the meter then.
func (j *Jackpot) royalShare(d *table.Dealer, h *versus.Hand) money.Cents {
	if j.share != 0 {
		return j.share
	}
	read, by := d.Meters().Reading(ID), j.p.Reading
	j.share = read / money.Cents(j.royals)
	if j.royals > 1 {
		by = j.p.Share
	}
	j.take(d, h, j.share*money.Cents(j.royals), read, by)
	return j.share
}

// take takes an amount off the meter. What the meter lacks the table inventory pays. A
// meter that is paid out is reset; the few cents that royal flushes could not share
// stay on it.
func (j *Jackpot) take(d *table.Dealer, h *versus.Hand, amount, read money.Cents, by law.Cite) {
	d.Meters().Draw(ID, h.Seat, min(amount, read), by)
	if amount >= read || h.Class == poker.RoyalFlush {
		d.Meters().Refill(ID, j.terms.Reset, j.p.Seed)
	}
}

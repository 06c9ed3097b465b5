package chemindefer

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// transfer is how the bank was given up last.
type transfer uint8

const (
	never  transfer = iota // nobody has had it: it goes to the highest bidder
	byDuty                 // it was lost, or its Banker was ordered to pass it or left
	byWill                 // it was passed
)

// InterludeDue reports whether it must be settled who has the bank and what the
// Banker wagers. It takes two to play.
func (g *Game) InterludeDue() bool { return !g.settled && g.present&(g.present-1) != 0 }

// Interlude settles who has the bank of the coming round and what the Banker wagers.
// Before the first round of a shoe the cards are shuffled and cut.
func (g *Game) Interlude(d *table.Dealer) {
	if g.stage == unshuffled {
		g.newShoe(d)
	}
	if g.bank != 0 {
		g.askBanker(d)
	}
	if g.bank == 0 {
		g.findBanker(d)
	}
	g.settled = true
}

// askBanker asks the Banker to wager again or to pass the bank. A Banker who has not
// enough for the least wager passes it.
func (g *Game) askBanker(d *table.Dealer) {
	if r := g.lawfulWagers(d, g.bank, g.placed, 2*g.placed); r.Most >= r.Least {
		if a := d.AskAmount(g.bank, 0, 0, offerNext, table.AllChoices, r); a.Choice == Wager {
			g.place(d, a.Amount)
			return
		}
	}
	d.Cite("4.11(a)")
	d.NoteAt(g.bank, "passes-shoe", "passes the shoe")
	g.passByWill()
}

// findBanker finds a new Banker: in turn or, if nobody accepts the bank so, by bids.
// Whoever passed it takes no part in the first round of bidding.
func (g *Game) findBanker(d *table.Dealer) {
	offer := offerBid
	switch g.transfer {
	case byDuty:
		if g.offerInTurn(d, offerBank, 0, money.MaxStake) {
			return
		}
	case byWill:
		if g.offerInTurn(d, offerPassed, g.last, 2*g.last) {
			return
		}
		if offer = offerBidPassed; g.takeBids(d, offer, g.from) {
			return
		}
	}
	if !g.takeBids(d, offer, table.House) {
		d.Cite(offer.Law)
		d.Note("nobody-wants-bank", "nobody wants the bank")
	}
}

// offerInTurn offers the bank counterclockwise, from the right of whoever had it, to
// each of the others for a wager within bounds, and reports whether it was accepted.
func (g *Game) offerInTurn(d *table.Dealer, offer *table.Offer, least, most money.Cents) bool {
	for _, s := range g.inTurn(d, g.from) {
		if g.missing>>s&1 != 0 {
			g.missing &^= 1 << s
			d.Cite("4.11(e)")
			d.NoteAt(s, "misses-turn", "came nearer to the bank by a change of seats and misses a turn")
			continue
		}
		r := g.lawfulWagers(d, s, least, most)
		if r.Most < r.Least {
			continue // the bank is offered to those who can cover it
		}
		if a := d.AskAmount(s, 0, 0, offer, table.AllChoices, r); a.Choice == Accept {
			g.becomes(d, s, offer.Law)
			g.place(d, a.Amount)
			return true
		}
	}
	return false
}

// takeBids has all participants bid at once, but for one who is barred, and reports
// whether anybody did. The highest bid wins; of equal ones that of whoever sits
// closest to the dealer counterclockwise, which is the highest position.
func (g *Game) takeBids(d *table.Dealer, offer *table.Offer, barred table.Seat) bool {
	asked := 0
	for _, s := range d.Players().Present() {
		if s == barred {
			d.Cite(offer.Law)
			d.NoteAt(s, "passed-no-bid", "passed the bank and takes no part in the first round of bidding")
			continue
		}
		if r := g.lawfulWagers(d, s, 0, money.MaxStake); r.Most >= r.Least {
			q := &g.questions[asked]
			q.Seat, q.Offer, q.Open, q.Range = s, offer, table.AllChoices, r
			asked++
		}
	}
	if asked == 0 {
		return false
	}
	best, bid, equal := table.House, money.Cents(0), false
	answers := d.AskAll(g.questions[:asked])
	for i := asked - 1; i >= 0; i-- {
		switch a := &answers[i]; {
		case a.Choice != Bid:
		case a.Amount > bid:
			best, bid, equal = g.questions[i].Seat, a.Amount, false
		case a.Amount == bid:
			equal = true
		}
	}
	if best == table.House {
		return false
	}
	if equal {
		d.Cite("4.5(b)[equal offers]")
		d.NoteAt(best, "closest-of-highest-bids", "is closest to the dealer of those who bid the most")
	}
	g.becomes(d, best, offer.Law)
	g.placeFirst(d, bid)
	return true
}

// lawfulWagers returns what a seat can wager as the Banker within bounds: no less and
// no more than is posted, and no more than the seat has.
func (g *Game) lawfulWagers(d *table.Dealer, s table.Seat, least, most money.Cents) table.Range {
	r := g.postedWagers(d)
	r.Least, r.Most = max(least, r.Least), min(most, r.Most)
	if stack := d.Players().Stack(s); stack < r.Most {
		r.Most = stack.Down(r.Step)
	}
	return r
}

// postedWagers returns what the Banker may wager as posted. It is worked out when
// something else is posted, because a division takes as long as drawing a card.
func (g *Game) postedWagers(d *table.Dealer) table.Range {
	limit, step := d.Posted().Limit(bankArea), d.CanAdd(0, bankArea, 0).Step
	if g.posted.limit != limit || g.posted.Step != step {
		g.posted = posted{limit, table.Range{Least: limit.Min.Up(step), Most: limit.Max.Down(step), Step: step}}
	}
	return g.posted.Range
}

// becomes gives the bank to a seat.
func (g *Game) becomes(d *table.Dealer, s table.Seat, by law.Cite) {
	g.bank, g.from, g.suivi = s, 0, 0
	g.left = [most + 1]string{}
	if d.Heard() {
		d.Cite(by)
		d.NoteAt(s, "becomes-banker", "becomes the Banker and deals as the dealer calling the game directs")
	}
}

// placeFirst has a new Banker wager no less than was bid.
func (g *Game) placeFirst(d *table.Dealer, bid money.Cents) {
	if r := g.lawfulWagers(d, g.bank, bid, money.MaxStake); r.Most > r.Least {
		bid = d.AskAmount(g.bank, 0, 0, offerFirst, table.AllChoices, r).Amount
	}
	g.place(d, bid)
}

// place lays the Banker's wager down. What the Banker has no chips for is changed
// from cash first.
func (g *Game) place(d *table.Dealer, amount money.Cents) {
	if d.Players().Has(g.bank, amount) {
		d.Stake(g.bank, bankArea, amount, "4.6(a)")
	} else {
		d.Pots().PutIn(g.bank, bankArea, amount, "4.6(a)")
		d.Cite("4.6(c)")
		d.NoteAt(g.bank, "cash-exchanged", "the Banker's cash was exchanged for chips")
	}
	g.placed = amount
}

// endOfRound has the Banker pass the shoe if the Banker's Hand has lost, and
// remembers who matched the Banker's wager and lost. A stand off changes neither.
func (g *Game) endOfRound(d *table.Dealer, o Outcome) {
	g.settled = false
	switch o {
	case PlayerWins:
		if d.Heard() {
			g.tellDefeat(d)
		}
		g.giveUp(g.origin)
	case BankerWins:
		g.suivi = g.matched
	case StandOff:
		if g.suivi != 0 {
			d.Cite("4.7(b)[stand off]")
			d.NoteAt(g.suivi, "suivi-kept", "keeps the first right to cover the bank after a stand off")
		}
	}
	g.dominant = table.House
}

// tellDefeat tells that the bank is lost, and from where it will be offered.
func (g *Game) tellDefeat(d *table.Dealer) {
	d.Cite("4.11(a)1")
	d.NoteAt(g.bank, "banker-passes-shoe", "the Banker's Hand has lost: the Banker passes the shoe")
	if g.origin != 0 {
		d.Cite("4.11(d)")
		d.NoteAt(g.origin, "passed-bank-offered", "passed this bank: it is offered as if it had not been passed")
	}
}

// passByWill takes the bank from a Banker who passes it.
func (g *Game) passByWill() {
	if g.origin == 0 {
		g.origin = g.bank
	}
	g.from, g.last, g.transfer = g.bank, g.placed, byWill
	g.bank, g.suivi, g.placed, g.settled = 0, 0, 0, false
}

// giveUp takes the bank from a Banker who may not keep it. It is offered from the
// right of that Banker or, if it was passed and then defeated, of who passed it.
func (g *Game) giveUp(origin table.Seat) {
	if g.from = g.bank; origin != 0 {
		g.from = origin
	}
	g.transfer, g.origin = byDuty, 0
	g.bank, g.suivi, g.placed, g.settled = 0, 0, 0, false
}

package banktest

import (
	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/table"
)

// hand is the two cards of a player, of which one is kept.
type hand struct {
	box   table.Box
	seat  table.Seat
	cards [2]card.Card
	kept  card.Card
}

// Round deals, asks everybody at once and settles against the bank.
func (g *Game) Round(d *table.Dealer) {
	d.NoLate("", "no wager is taken once the cards are shuffled")
	g.shoe.Collect()
	g.shoe.Shuffle()
	d.Shuffled("the cards are shuffled")
	covered := g.cover(d)
	hands := g.deal(d)
	g.keep(d, hands)
	g.settle(d, hands)
	g.payBank(d, covered)
	g.banked = ""
	if g.bank != table.House {
		g.banked = who(d, g.bank)
	}
	g.bank, g.settled = table.House, false
}

// party is whom the wagers are against.
func (g *Game) party() table.Party {
	switch {
	case g.bank == table.House:
		return table.TheHouse
	case g.options.Bank == Half:
		return table.HalfAgainst(g.bank)
	case g.options.Bank == Centre:
		return table.TheCentre
	}
	return table.Against(g.bank)
}

// cover sets chips of the bank aside for all wagers, as far as they go, and gives
// wagers back that they do not cover. It returns what was set aside.
func (g *Game) cover(d *table.Dealer) (sum money.Cents) {
	if g.bank == table.House {
		return 0
	}
	for b := range d.Bets {
		need := b.Amount
		if g.options.Bank == Half {
			need, _ = table.HalfAgainst(g.bank).Split(b.Amount)
		}
		if !d.Players().Has(g.bank, sum+need) {
			d.Returns(b, "")
			continue
		}
		sum += need
	}
	if sum == 0 {
		return 0
	}
	d.Bank().Cover(g.bank, sum, "")
	if g.options.Bank == Centre {
		d.Bank().ToCentre(table.Against(g.bank), sum, "")
	}
	return sum
}

// deal deals two cards to everybody who plays, and to the bank last.
func (g *Game) deal(d *table.Dealer) (hands []hand) {
	for _, s := range d.Players().Present() {
		if d.Bet(s, Wager) != nil {
			hands = append(hands, hand{box: s.Box(), seat: s})
		}
	}
	hands = append(hands, hand{box: g.bank.Box(), seat: g.bank})
	for i := range hands {
		h := &hands[i]
		for n := range h.cards {
			h.cards[n] = d.Deal(&g.shoe, h.box, 0, h.seat, card.Down)
		}
	}
	return hands
}

// keep asks everybody at once which card to keep, and shows it. The house keeps the
// higher of its cards.
func (g *Game) keep(d *table.Dealer, hands []hand) {
	var questions []table.Question
	for _, h := range hands {
		if h.seat != table.House {
			questions = append(questions, table.Question{Seat: h.seat, Box: h.box, Offer: OfferKeep, Open: table.AllChoices})
		}
	}
	answers := d.AskAll(questions)
	for i := range hands {
		h := &hands[i]
		kept, other := h.cards[0], h.cards[1]
		if h.seat == table.House && other.Rank() > kept.Rank() || i < len(answers) && answers[i].Choice == "second" {
			kept, other = other, kept
		}
		h.kept = kept
		d.Turn(kept, h.box, 0, h.seat)
		d.Discards(other, h.box, 0, h.seat, card.Down)
	}
}

// settle decides every wager against the bank's card: those that lose first, so that
// there is enough to pay the others with.
func (g *Game) settle(d *table.Dealer, hands []hand) {
	bank, party := hands[len(hands)-1].kept.Rank(), g.party()
	players := hands[:len(hands)-1]
	for _, h := range players {
		if b := d.Bet(h.seat, Wager); h.kept.Rank() < bank {
			d.Bank().Loses(party, b, "")
		}
	}
	for _, h := range players {
		switch b := d.Bet(h.seat, Wager); {
		case h.kept.Rank() > bank:
			d.Bank().Wins(party, b, 0, "")
		case h.kept.Rank() == bank:
			d.Returns(b, "")
		}
	}
}

// payBank gives the bank what is its own, and charges it for what it gained.
func (g *Game) payBank(d *table.Dealer, covered money.Cents) {
	if g.bank == table.House {
		return
	}
	gain := d.Bank().Centre() - covered
	if d.Bank().Centre() > 0 {
		d.Bank().FromCentre(table.Against(g.bank), d.Bank().Centre(), "")
	}
	d.Bank().Release(g.bank, "")
	if g.options.Bank == Centre && gain > 0 {
		d.Payments().Charge(g.bank, Wager, charge.Down(gain, money.Cent), "")
	}
}

package paigowpoker

import (
	"boardwalk/card"
	"boardwalk/game/banked"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// SetHand is the answer by which a player sets the hands: its cards are the low hand.
const SetHand table.Choice = "set"

var setOffer = &table.Offer{ID: "set", Law: "11.9(a)", Choices: []table.Choice{banked.HouseWay, SetHand, banked.Surrender}, Cards: 1 << 1,
	Says: map[table.Choice]string{banked.HouseWay: banked.SaysHouseWay, SetHand: "set the low hand"},
	Text: "Which two cards are your low hand? The other five must rank at least as high."}

// Cards are the cards of a hand.
func (g *Game) Cards(h *banked.Hand) card.Set { return card.SetOf(g.hands[h.Box].cards[:]...) }

// Set divides the seven cards of a hand as the player answered: 11.9(a). A low hand
// of other than two cards, or one that ranks above the high hand, loses.
func (g *Game) Set(d *table.Dealer, h *banked.Hand, a table.Answer) {
	hand := &g.hands[h.Box]
	low := a.Cards
	if a.Choice != SetHand {
		pair := g.way.Low(&hand.cards)
		low = 1<<pair[0] | 1<<pair[1]
	}
	by := law.Cite("11.9(a)")
	switch hand.divide(low); {
	case hand.low != 2:
		h.Foul, h.FoulAs = "11.9(g)4", "11.1[low hand]"
	default:
		if g.rank(hand); !hand.Lawful() {
			h.Foul, h.FoulAs = "11.9(g)3", "11.1[high hand]"
		} else if hand.samePair() {
			by = "11.1[second highest or low hand]" // the low hand may equal the high hand
		}
	}
	g.laysDown(d, h, card.Down, by)
}

// samePair reports whether both hands have a pair of one rank.
func (h *hand) samePair() bool {
	return h.Low.Class() == poker.Pair && h.High.Class() == poker.Pair && h.High.First() == h.Low.First()
}

// SetAsHouse divides the cards of a hand as the house sets the dealer's. Those of a
// hand that was set already are put together first.
func (g *Game) SetAsHouse(d *table.Dealer, h *banked.Hand, side card.Side, by law.Cite) {
	hand := &g.hands[h.Box]
	if hand.low > 0 {
		d.Cite(by)
		for _, c := range hand.lowCards() {
			g.forms(d, c, h, 1, 0, side)
		}
	}
	pair := g.way.Low(&hand.cards)
	hand.divide(1<<pair[0] | 1<<pair[1])
	g.rank(hand)
	g.laysDown(d, h, side, by)
}

// divide puts the cards of the low hand behind the others.
func (h *hand) divide(low card.Set) {
	var behind [dealt]card.Card
	kept, n := 0, 0
	for _, c := range h.cards {
		if low.Has(c) {
			behind[n] = c
			n++
		} else {
			h.cards[kept] = c
			kept++
		}
	}
	h.low = n
	for i := range n { // a call of copy takes longer than two cards
		h.cards[kept+i] = behind[i]
	}
}

// rank ranks both hands.
func (g *Game) rank(h *hand) {
	h.High = g.Ranking().High((*[5]card.Card)(h.cards[:5]))
	h.Low = g.Ranking().Low((*[2]card.Card)(h.cards[5:]))
}

// lowCards are the cards of the low hand.
func (h *hand) lowCards() []card.Card { return h.cards[dealt-h.low:] }

// laysDown tells which cards are the low hand.
func (g *Game) laysDown(d *table.Dealer, h *banked.Hand, side card.Side, by law.Cite) {
	if !d.Heard() {
		return
	}
	d.Cite(by)
	for _, c := range g.hands[h.Box].lowCards() {
		g.forms(d, c, h, 0, 1, side)
	}
}

// forms takes a card from one hand of a box to the other.
func (g *Game) forms(d *table.Dealer, c card.Card, h *banked.Hand, from, to uint8, side card.Side) {
	if side == card.Up {
		d.Cards().Form(c, h.Box, from, h.Box, to, h.Seat)
	} else {
		d.Cards().FormDown(c, h.Box, from, h.Box, to, h.Seat)
	}
}

// setDealer turns the dealer's seven cards over and sets them: 11.9(c), 11.10(k). A
// dealer who sets them otherwise than the licensee has submitted sets them again,
// 11.11(i).
func (g *Game) setDealer(d *table.Dealer) {
	h, by := g.Dealer(), law.Cite("11.9(c)")
	if g.Table.Bank() != table.House {
		by = "11.10(k)"
	}
	if d.Heard() {
		d.Cite(by)
		for _, c := range g.hands[0].cards {
			g.turn(d, c, h, 0)
		}
	}
	if !d.Reports().Untroubled() {
		if _, ok := d.Reports().Reported(misset); ok {
			g.setOtherwise(d, h)
			by = "11.11(i)"
		}
	}
	g.SetAsHouse(d, h, card.Up, by)
	if d.Heard() {
		g.tell(d, h)
	}
}

// setOtherwise sets the dealer's cards in another way than the house's.
func (g *Game) setOtherwise(d *table.Dealer, h *banked.Hand) {
	hand := &g.hands[h.Box]
	pair := g.way.Low(&hand.cards)
	house := card.SetOf(pair[:]...)
	for _, p := range poker.Pairs {
		if low := card.SetOf(hand.cards[p[0]], hand.cards[p[1]]); low != house {
			hand.divide(low)
			g.laysDown(d, h, card.Up, "11.9(c)")
			return
		}
	}
}

// Expose turns both hands up, and says what they are.
func (g *Game) Expose(d *table.Dealer, h *banked.Hand, by law.Cite) {
	if !d.Heard() {
		return
	}
	hand := &g.hands[h.Box]
	d.Cite(by)
	for i, c := range hand.cards {
		where := uint8(0)
		if i >= dealt-hand.low {
			where = 1
		}
		d.Cite(by)
		g.turn(d, c, h, where)
	}
	if h.Foul == "" {
		g.tell(d, h)
	}
}

// turn turns a card up. The joker is the one of the deck.
func (g *Game) turn(d *table.Dealer, c card.Card, h *banked.Hand, hand uint8) {
	if c == card.Joker {
		d.Cite("11.2(a)[joker]")
	}
	d.Turn(c, h.Box, hand, h.Seat)
}

// Collect takes the cards of a hand to the discard rack.
func (g *Game) Collect(d *table.Dealer, h *banked.Hand, side card.Side, by law.Cite) {
	hand := &g.hands[h.Box]
	g.Deck().DiscardAll(hand.cards[:])
	if !d.Heard() {
		return
	}
	d.Cite(by)
	for i, c := range hand.cards {
		where := uint8(0)
		if i >= dealt-hand.low {
			where = 1
		}
		owner := h.Seat
		if hand.blind {
			owner = table.House
		}
		d.Discards(c, h.Box, where, owner, side)
	}
	deal.Step(d, "11.9(k)", "racked-in-order", "the cards lie in the discard rack in their order")
}

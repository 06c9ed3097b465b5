package threedraw

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// dealer is the dealer's own box.
const dealer table.Box = 0

// Round conducts one round of play: from "No more bets" to the last card in
// the discard rack, and the cards ready for the next.
func (g *Game) Round(d *table.Dealer) {
	g.gatherWagers(d)
	g.Begin(d)
	g.deal(d)
	g.AfterDeal(d)

	g.decide(d)
	g.PutStubAway(d)
	g.showDealer(d)
	g.settle(d)

	deal.Step(d, "13:69F-42.1[round of play]", "all wagers are decided: the round of play is over")
	g.End(d)
}

// gatherWagers finds out who plays: everybody with an ante.
func (g *Game) gatherWagers(d *table.Dealer) {
	g.players = g.places[:0]
	for _, s := range d.Present() {
		p := s.Box()
		if a := d.Bet(s, areaOf(p, ante)); a != nil {
			h := &g.hands[p]
			h.seat, h.ante, h.first3, h.play, h.dealt, h.drawn = s, a, d.Bet(s, areaOf(p, first3)), nil, 0, 0
			g.players = append(g.players, p)
		}
	}
	if len(g.players) == 0 {
		d.Refuse(table.House, law.Refuse("13:69F-42.10(a)", "cards are dealt to those who have an ante, and nobody has"))
	}
}

// deal is 42.10(a) to (d): three cards to each player in turn and then four to the
// dealer, all face down. An automated shoe gives three at a time; the dealer's
// fourth card, or all four, then come from the stub, which the dealer keeps in
// the hand for the draw.
func (g *Game) deal(d *table.Dealer) {
	g.NoMoreBets(d)
	deal.Step(d, g.Way().Player, "the cards are dealt clockwise from the dealer's left")
	for i, p := range g.players {
		g.three(d, p, "13:69F-42.10(a)")
		if i == 0 && g.Automated() {
			g.ShoeFails(d)
		}
	}
	deal.Step(d, "13:69F-42.1[hand]", "each player has a hand of three cards")
	g.dealDealer(d)
	deal.Step(d, "13:69F-42.1[dealer hand]", "the dealer has four cards")
}

// dealDealer deals the dealer's four cards: 42.10(b), or (c) or (d) with an
// automated shoe.
func (g *Game) dealDealer(d *table.Dealer) {
	by := law.Cite("13:69F-42.10(b)")
	switch {
	case !g.Automated():
		g.three(d, dealer, by)
	case g.options.FromStub:
		by = "13:69F-42.10(d)"
		deal.Step(d, by, "the dealer takes the stub from the shoe into the hand")
		g.three(d, dealer, by)
	default:
		by = "13:69F-42.10(c)"
		g.three(d, dealer, by)
		deal.Step(d, by, "the dealer takes the stub from the shoe into the hand")
	}
	g.fourth = g.Card(d, dealer, 0, table.House, card.Down, by)
}

// three deals the three cards of a hand, face down.
func (g *Game) three(d *table.Dealer, p table.Box, by law.Cite) {
	h := &g.hands[p]
	for i := range h.cards {
		h.cards[i] = g.Card(d, p, 0, h.seat, card.Down, by)
	}
	h.dealt = 3
}

// The answers to the offer of 42.10(f). A player who draws says which of the
// three cards is discarded, in the order in which they were dealt.
const (
	Fold          table.Choice = "fold"
	InToWin       table.Choice = "in-to-win"
	DiscardFirst  table.Choice = "discard-first"
	DiscardSecond table.Choice = "discard-second"
	DiscardThird  table.Choice = "discard-third"
)

var decideOffer = &table.Offer{ID: "decide", Law: "13:69F-42.10(f)", Choices: []table.Choice{Fold, InToWin, DiscardFirst, DiscardSecond, DiscardThird},
	Text: "Do you fold, play your three cards (in to win), or draw a card for your first, second or third?"}

// mayFold is what is open to a player without chips.
const mayFold table.Choices = 1

// DrawCardTouched is the incident of a player who tries to look at the draw card.
const DrawCardTouched = "draw-card-touched"

// decide is 42.10(f): each player folds, or plays the three cards, or draws.
func (g *Game) decide(d *table.Dealer) {
	left := g.places[:0]
	for i, p := range g.players {
		h := &g.hands[p]
		open := mayFold
		if d.Has(h.seat, h.ante.Amount) {
			open = table.AllChoices
		}
		switch d.Ask(h.seat, p, 0, decideOffer, open).Choice {
		case InToWin:
			g.stake(d, p, "13:69F-42.10(f)2")
			deal.Step(d, "13:69F-42.1[in to win wager]", "the three cards lie face down under the in to win wager")
		case DiscardFirst:
			g.draw(d, p, 0)
		case DiscardSecond:
			g.draw(d, p, 1)
		case DiscardThird:
			g.draw(d, p, 2)
		default:
			g.fold(d, p)
		}
		if h.play != nil || h.first3 != nil {
			left = append(left, p)
		}
		if i == len(g.players)-1 && len(left) == 0 {
			g.NobodyLeft()
		}
		g.lookOut(d)
	}
	g.players = left
}

// lookOut takes up what goes wrong while the players decide.
func (g *Game) lookOut(d *table.Dealer) {
	if d.Untroubled() {
		return
	}
	g.AfterDeal(d)
	for a, ok := d.Reported(DrawCardTouched); ok; a, ok = d.Reported(DrawCardTouched) {
		d.Tell(a.SeatArg(0), law.Refuse("13:69F-42.10(f)4[hidden]", "the draw card stays face down until the dealer shows it"))
	}
}

// stake makes the in to win/draw wager of a position.
func (g *Game) stake(d *table.Dealer, p table.Box, by law.Cite) {
	h := &g.hands[p]
	h.staked = h.ante.Amount
	h.play = d.Stake(h.seat, areaOf(p, play), h.staked, by)
}

// fold is 42.10(f)1: the ante is lost at once. The cards stay where there is a
// first 3 bonus wager.
func (g *Game) fold(d *table.Dealer, p table.Box) {
	h := &g.hands[p]
	d.Loses(h.ante, "13:69F-42.10(f)1[fold]")
	if h.first3 != nil {
		d.Cite("13:69F-42.10(f)1[with first 3]")
		d.NoteAt(h.seat, "folds, and the cards lie face down under the first 3 bonus wager")
		return
	}
	g.gather(p)
	d.Cite("13:69F-42.1[fold]")
	d.Folds(h.seat, p, 0, "the cards go to the discard rack")
}

// draw is 42.10(f)3 and 4: one card is exchanged for a draw card, which nobody
// sees. It comes at once, before the next player decides.
func (g *Game) draw(d *table.Dealer, p table.Box, out uint8) {
	h := &g.hands[p]
	g.stake(d, p, "13:69F-42.10(f)3[bet]")
	deal.Step(d, "13:69F-42.1[draw wager]", "two cards are kept, face down under the draw wager")
	d.Cite("13:69F-42.1[discard]")
	d.Discards(h.cards[out], p, 0, h.seat, card.Down)
	g.Deck().Discard(h.cards[out])
	deal.Step(d, "13:69F-42.10(f)3[discard]", "the discard goes face down to the discard rack")
	h.dealt = 2 // should the round be void before the draw card comes
	h.cards[out] = g.Card(d, p, 0, table.House, card.Down, "13:69F-42.10(f)4[draw card]")
	h.dealt, h.drawn = 3, out+1
	if h.first3 != nil {
		deal.Step(d, "13:69F-42.1[draw card]", "the draw card lies face down under the first 3 bonus wager")
	} else {
		deal.Step(d, "13:69F-42.1[draw card]", "the draw card lies face down under the ante")
	}
}

// showDealer is 42.10(g): the dealer shows the four cards, the best three side by
// side and the other across.
func (g *Game) showDealer(d *table.Dealer) {
	g.makeDealerHand()
	if !d.Heard() {
		return
	}
	h := &g.hands[dealer]
	d.Cite("13:69F-42.10(g)[dealer hand]")
	for _, c := range h.arranged() {
		d.Turn(c, dealer, 0, table.House)
	}
	d.Cite("13:69F-42.10(g)[arrangement]")
	d.Turn(g.fourth, dealer, 0, table.House)
	d.Note("the three cards that are used lie side by side and the fourth across")
	deal.Step(d, "13:69F-42.1[final dealer hand]", "the dealer plays the best three of the four cards")
	g.tell(d, h)
}

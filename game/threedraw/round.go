package threedraw

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// Round conducts one round of play: from "No more bets" to the last card in
// the discard rack, and the cards ready for the next.
func (g *Game) Round(d *table.Dealer) {
	g.drew = [versus.MostSeats + 1]bool{}
	g.Gather(d, nil)
	g.Begin(d)
	g.deal(d)
	g.AfterDeal(d)

	for h := range g.Players {
		g.decide(d, h)
	}
	g.PutStubAway(d)
	g.showDealer(d)
	g.settle(d)
	g.End(d)
}

// deal is 42.10(a) to (d): three cards to each player in turn and then four to the
// dealer, all face down. An automated shoe gives three at a time; the dealer's
// fourth card, or all four, then come from the stub, which the dealer keeps in
// the hand for the draw.
func (g *Game) deal(d *table.Dealer) {
	g.NoMoreBets(d)
	deal.Step(d, g.Way().Player, "dealt-clockwise", "the cards are dealt clockwise from the dealer's left")
	for h := range g.Players {
		g.DealTo(d, h, 3, "13:69F-42.10(a)")
		if g.Automated() {
			g.ShoeFails(d)
		}
	}
	deal.Step(d, "13:69F-42.1[hand]", "players-have-three-cards", "each player has a hand of three cards")
	switch h := g.Dealer(); {
	case !g.Automated():
		g.DealTo(d, h, 4, "13:69F-42.10(b)")
	case g.options.FromStub:
		deal.Step(d, "13:69F-42.10(d)", "stub-into-hand", "the dealer takes the stub from the shoe into the hand")
		g.DealTo(d, h, 4, "13:69F-42.10(d)")
	default:
		g.DealTo(d, h, 3, "13:69F-42.10(c)")
		deal.Step(d, "13:69F-42.10(c)", "stub-into-hand", "the dealer takes the stub from the shoe into the hand")
		g.DealTo(d, h, 1, "13:69F-42.10(c)")
	}
	deal.Step(d, "13:69F-42.1[dealer hand]", "dealer-has-four-cards", "the dealer has four cards")
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

var decideOffer = &table.Offer{ID: "decide", Law: "13:69F-42.10(f)",
	Choices: []table.Choice{Fold, InToWin, DiscardFirst, DiscardSecond, DiscardThird},
	Says: map[table.Choice]string{InToWin: "play the three cards", DiscardFirst: "draw for the first card",
		DiscardSecond: "draw for the second card", DiscardThird: "draw for the third card"},
	Called: map[table.Choice]string{DiscardFirst: "discard 1st card", DiscardSecond: "discard 2nd card", DiscardThird: "discard 3rd card"},
	Text:   "Do you fold, play your three cards (in to win), or draw a card for your first, second or third?"}

// mayFold is what is open to a player without chips.
const mayFold table.Choices = 1

// decide is 42.10(f): a player folds, or plays the three cards, or draws.
func (g *Game) decide(d *table.Dealer, h *versus.Hand) {
	stake, open := h.Bets[ante].Amount, mayFold
	if d.Players().Has(h.Seat, stake) {
		open = table.AllChoices
	}
	switch d.Ask(h.Seat, h.Box, 0, decideOffer, open).Choice {
	case InToWin:
		g.Stake(d, h, play, stake, "13:69F-42.10(f)2")
		deal.Step(d, "13:69F-42.1[in to win wager]",
			"under-in-to-win", "the three cards lie face down under the in to win wager")
	case DiscardFirst:
		g.draw(d, h, 0)
	case DiscardSecond:
		g.draw(d, h, 1)
	case DiscardThird:
		g.draw(d, h, 2)
	default:
		g.fold(d, h)
	}
}

// fold is 42.10(f)1: the ante is lost at once. The cards stay where there is a
// first 3 bonus wager.
func (g *Game) fold(d *table.Dealer, h *versus.Hand) {
	d.Loses(h.Bets[ante], "13:69F-42.10(f)1[fold]")
	g.FoldBut(d, h, "13:69F-42.1[fold]", "13:69F-42.10(f)1[with first 3]",
		"cards-stay-under-first-3", "the cards stay, face down under the first 3 bonus wager")
}

// draw is 42.10(f)3 and 4: one card is exchanged for a draw card, which is dealt
// to nobody so that not even its player sees it. It comes at once, before the
// next player decides, and is the third card of the hand.
func (g *Game) draw(d *table.Dealer, h *versus.Hand, out uint8) {
	g.Stake(d, h, play, h.Bets[ante].Amount, "13:69F-42.10(f)3[bet]")
	deal.Step(d, "13:69F-42.1[draw wager]", "under-draw-wager", "two cards are kept, face down under the draw wager")
	g.outs[h.Box] = discard{h.Cards[out], out}
	g.Discard(d, h, out, "13:69F-42.1[discard]")
	deal.Step(d, "13:69F-42.10(f)3[discard]", "discard-racked", "the discard goes face down to the discard rack")
	h.Cards[2] = g.Card(d, h.Box, 0, table.House, card.Down, "13:69F-42.10(f)4[draw card]")
	h.Dealt, g.drew[h.Box] = 3, true
	word, under := "draw-card-under-ante", "the draw card lies face down under the ante"
	if h.Bets[first3] != nil {
		word, under = "draw-card-under-first-3", "the draw card lies face down under the first 3 bonus wager"
	}
	deal.Step(d, "13:69F-42.1[draw card]", word, under)
}

// Found says what is done about an incident that is found once the hands are dealt.
func (g *Game) Found(d *table.Dealer, a *table.Act) (act func(), r *law.Refusal) {
	if a.Word != DrawCardTouched || !g.Dealt() {
		return g.Table.Found(d, a)
	}
	for h := range g.Players {
		if h.Seat == a.SeatArg(0) && g.drew[h.Box] {
			return func() {
				versus.Forbid(d, a, "13:69F-42.10(f)4[hidden]", "the draw card stays face down until the dealer shows it")
			}, nil
		}
	}
	return nil, nil // who may still draw
}

// showDealer is 42.10(g): the dealer shows the four cards, the best three side by
// side and the other across.
func (g *Game) showDealer(d *table.Dealer) {
	h := g.Dealer()
	g.readDealer(h)
	if !d.Heard() {
		return
	}
	cards := versus.BestFirst(h.Cards[:h.Dealt], 3, h.Rank)
	d.Cite("13:69F-42.10(g)[dealer hand]")
	g.TurnOver(d, h, cards[:3])
	d.Cite("13:69F-42.10(g)[arrangement]")
	g.TurnOver(d, h, cards[3:4])
	d.Note("used-cards-side-by-side", "the three cards that are used lie side by side and the fourth across")
	deal.Step(d, "13:69F-42.1[final dealer hand]",
		"dealer-plays-three", "the dealer plays the best three of the four cards")
	g.Tell(d, h, cards[:3])
}

package fourcard

import (
	"boardwalk/game/deal"
	"boardwalk/table"
)

// Round conducts one round of play: from "No more bets" to the last card in
// the discard rack, and the cards ready for the next.
func (g *Game) Round(d *table.Dealer) {
	g.Gather(d, nil)
	g.Begin(d)
	g.deal(d)
	g.AfterDeal(d)

	deal.Step(d, "27.10(a)[examine]", "players-look", "the players look at their cards")
	g.decide(d)
	g.forfeit(d)
	g.revealDealer(d)
	g.settle(d)
	g.End(d)
}

// deal announces "No more bets" and deals every player in the round five cards
// and the dealer six, the last of them face up: 27.7(c), 27.8(c) or 27.9(c).
func (g *Game) deal(d *table.Dealer) {
	g.NoMoreBets(d)
	if g.Automated() {
		g.dealStacks(d)
	} else {
		g.DealInTurn(d)
	}
	g.PutStubAway(d)
}

// dealStacks is 27.9(c): an automated dealing shoe gives stacks of five. The
// dealer's sixth card is the bottom one of a further stack, and the other four go
// to the discard rack unseen.
func (g *Game) dealStacks(d *table.Dealer) {
	g.DealStacks(d)
	g.DealTo(d, g.Dealer(), upCard, g.Way().Dealer)
	deal.Step(d, "27.9(c)[spread]",
		"next-stack-spread", "the next stack is spread face down beside the dealer's cards, the bottom card at the far left")
	g.DealTo(d, g.Dealer(), 1, "27.9(c)[sixth card]")
	for range 4 {
		g.Burn(d, "27.9(c)[four unused]")
	}
}

// The answers to the offer of 27.10(b).
const (
	Fold table.Choice = "fold"
	Play table.Choice = "play"
)

var playOffer = &table.Offer{ID: "play", Law: "27.10(b)[choice]", Choices: []table.Choice{Fold, Play}, Amounts: 1 << 1,
	Sizes: "27.10(b)[amount]",
	Text:  "Do you make a play wager of one to three times your ante, or forfeit your ante?"}

// decide asks each player with an ante whether to go on, and for how much.
func (g *Game) decide(d *table.Dealer) {
	for h := range g.Players {
		if h.WithoutAnte(d, "27.1[ante wager]") {
			continue
		}
		stake := h.Bets[ante].Amount
		h.GivenUp = !g.AskUpTo(d, h, playOffer, play, stake, mostPlay*stake, "27.1[play wager]")
	}
}

// forfeit collects the antes that were forfeited: once all have decided, or when the
// round is void, for who has given the ante up does not play for it any more. The cards
// go with them unless an aces up wager rides on them.
func (g *Game) forfeit(d *table.Dealer) {
	for h := range g.Players {
		if !h.GivenUp {
			continue
		}
		d.Loses(h.Bets[ante], "27.10(c)[antes]")
		h.Bets[ante], h.GivenUp = nil, false
		g.FoldBut(d, h, "27.10(c)[cards]", "27.10(b)[aces up stays]",
			"cards-stay-for-aces-up", "the cards stay, and the aces up wager is still in play")
	}
}

package caribbean

import (
	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/poker"
	"boardwalk/table"
)

// Round conducts one round of play: from "No more bets" to the last card in
// the discard rack, and the cards ready for the next.
func (g *Game) Round(d *table.Dealer) {
	g.Gather(d, nil)
	g.Jackpot.Begin()
	g.Begin(d)
	g.NoMoreBets(d)
	g.Jackpot.LockOut(d, g.Way().Announce)
	g.deal(d)
	deal.Step(d, "16.1[hand]", "all-have-five-cards", "every player and the dealer have five cards")
	deal.Step(d, "16.1[hole card]", "hole-cards-face-down", "the dealer's four hole cards lie face down")
	g.AfterDeal(d)

	g.decide(d)
	g.revealDealer(d)
	g.Jackpot.LightsOut(d, jackpot.Lit)
	g.Settling()
	if g.Qualifies(g.Dealer().Rank) {
		g.settle(d)
	} else {
		g.settleNoHand(d)
	}
	g.collectCards(d)

	g.Jackpot.Lights = 0
	g.End(d)
}

// deal deals every player and the dealer five cards, the dealer's last face up:
// 16.7(d), 16.8(c) or 16.9(c).
func (g *Game) deal(d *table.Dealer) {
	g.DealHands(d)
	g.PutStubAway(d)
	if g.Automated() {
		d.Cite("16.9(g)")
		d.Turn(g.UpCard(), 0, 0, table.House)
	}
}

// The answers to the offer of 16.10(a).
const (
	Fold table.Choice = "fold"
	Bet  table.Choice = "bet"
)

var betOffer = &table.Offer{ID: "bet", Law: "16.10(a)", Choices: []table.Choice{Fold, Bet},
	Text: "Do you bet double your ante, or fold and forfeit it?"}

// decide asks each player in turn whether to bet or to fold.
func (g *Game) decide(d *table.Dealer) {
	for h := range g.Players {
		if !g.Ask(d, h, betOffer, bet, 2*h.Bets[ante].Amount, "16.1[bet wager]") && !h.Out {
			g.folds(d, h)
		}
	}
}

// folds is 16.10(a): the ante is forfeited, and so is what lies in the acceptor,
// because only a hand that lies there is paid.
func (g *Game) folds(d *table.Dealer, h *versus.Hand) {
	d.Cite("16.10(a)")
	versus.Lose(d, h.Bets[:bet], "16.10(a)[fold]")
	g.Fold(d, h, "16.1[fold]")
}

// revealDealer is 16.10(d): the hole cards are turned over.
func (g *Game) revealDealer(d *table.Dealer) {
	h := g.Dealer()
	g.read(h)
	d.Cite("16.10(d)")
	g.Show(d, h)
}

// read ranks a hand that is complete.
func (g *Game) read(h *versus.Hand) { h.Read(poker.FiveAt((*[5]card.Card)(h.Cards[:5])), g.pair) }

package ultimatetexas

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Round conducts one round of play: from "No more bets" to the last card in the
// discard rack, and the cards ready for the next.
func (g *Game) Round(d *table.Dealer) {
	g.Gather(d, lacks)
	g.Begin(d)
	g.NoMoreBets(d)
	g.DealInTurn(d)
	g.AfterDeal(d)

	g.askAll(d, holeOffer, 0, 3, 4)
	g.street(d, 3, "house:ultimate-9(b)[flop]")
	g.askAll(d, flopOffer, 0, 2)
	g.street(d, 2, "house:ultimate-9(b)[river]")
	g.askAll(d, riverOffer, 0, 1)
	g.Decided()
	g.PutStubAway(d)
	g.showDealer(d)
	g.settle(d)
	g.End(d)
}

// The answers to the offers.
const (
	Check     table.Choice = "check"
	Fold      table.Choice = "fold"
	Bet       table.Choice = "bet"
	BetThrice table.Choice = "bet-3x"
	BetFour   table.Choice = "bet-4x"
)

var (
	holeOffer = &table.Offer{ID: "hole", Law: "house:ultimate-9(a)", Choices: []table.Choice{Check, BetThrice, BetFour},
		Says: map[table.Choice]string{BetThrice: "bet three times the ante", BetFour: "bet four times the ante"},
		Text: "Do you make a play wager of three or four times your ante, or check?"}
	flopOffer = &table.Offer{ID: "flop", Law: "house:ultimate-9(c)", Choices: []table.Choice{Check, Bet},
		Text: "Do you make a play wager of twice your ante, or check?"}
	riverOffer = &table.Offer{ID: "river", Law: "house:ultimate-9(d)", Choices: []table.Choice{Fold, Bet},
		Text: "Do you make a play wager equal to your ante, or fold?"}
)

// askAll asks every player without a play wager for one of so many times the ante. Who
// makes none when asked for the last time folds.
func (g *Game) askAll(d *table.Dealer, o *table.Offer, times ...money.Cents) {
	for h := range g.Players {
		if h.Bets[play] == nil {
			if g.AskTimes(d, h, o, play, times, "house:ultimate-6(g)") == 0 && o == riverOffer {
				g.fold(d, h)
			}
		}
	}
}

// fold takes ante and blind at once. A trips wager stays, with the cards under it.
func (g *Game) fold(d *table.Dealer, h *versus.Hand) {
	versus.Lose(d, h.Bets[:blind+1], "house:ultimate-9(e)[wagers]")
	g.FoldBut(d, h, "house:ultimate-9(e)[cards]", "house:ultimate-9(e)[trips]",
		"folds-under-trips", "folds, and the cards lie face down under the trips wager")
}

// street burns a card and deals so many community cards.
func (g *Game) street(d *table.Dealer, cards uint8, by law.Cite) {
	g.Street(d, cards, "house:ultimate-9(b)[burn]", "", by)
	deal.Step(d, "house:ultimate-5(d)", "community-cards-count", "the community cards count in every hand")
}

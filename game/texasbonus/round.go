package texasbonus

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// Round conducts one round of play: from "No more bets" to the last card in
// the discard rack, and the cards ready for the next.
func (g *Game) Round(d *table.Dealer) {
	g.Gather(d, nil)
	g.Begin(d)
	g.NoMoreBets(d)
	g.DealInTurn(d)
	g.AfterDeal(d)

	g.decideFlop(d)
	if g.contest {
		g.street(d, 3, "28.1[flop]")
		g.askAll(d, turnOffer, turn, "28.1[turn wager]")
		g.street(d, 1, "28.1[turn]")
		g.askAll(d, riverOffer, river, "28.1[river wager]")
		g.Decided()
		g.street(d, 1, "28.1[river]")
		deal.Step(d, "28.1[community card]", "community-cards-count", "the five community cards count in every hand")
	} else {
		deal.Step(d, "house:texas-10(g)", "nobody-plays", "nobody plays against the dealer: no community cards are dealt")
	}
	g.PutStubAway(d)
	g.showDealer(d)
	g.settle(d)
	g.End(d)
}

// The answers to the offers.
const (
	Fold  table.Choice = "fold"
	Check table.Choice = "check"
	Bet   table.Choice = "bet"
)

var (
	flopOffer = &table.Offer{ID: "flop", Law: "house:texas-10(a)", Choices: []table.Choice{Fold, Bet},
		Text: "Do you make a flop wager of twice your ante, or fold?"}
	turnOffer = &table.Offer{ID: "turn", Law: "house:texas-10(d)", Choices: []table.Choice{Check, Bet},
		Text: "Do you make a turn wager equal to your ante, or check?"}
	riverOffer = &table.Offer{ID: "river", Law: "house:texas-10(e)", Choices: []table.Choice{Check, Bet},
		Text: "Do you make a river wager equal to your ante, or check?"}
)

// decideFlop has each player make a flop wager or fold. The ante of a hand that
// is folded is lost at once; a bonus wager stays, with the cards under it.
func (g *Game) decideFlop(d *table.Dealer) {
	g.contest = false
	for h := range g.Players {
		if g.Ask(d, h, flopOffer, flop, 2*h.Bets[ante].Amount, "28.1[flop wager]") {
			g.contest = true
		} else {
			d.Loses(h.Bets[ante], "house:texas-10(b)1")
			g.FoldBut(d, h, "28.1[fold]", "house:texas-10(b)2",
				"cards-stay-under-bonus", "the cards stay, face down under the bonus wager")
			if h.Out {
				deal.Step(d, "house:texas-10(b)3",
					"folded-hand-racked", "the cards of the hand that was folded are in the discard rack")
			}
		}
	}
}

// askAll asks every player who is left for a further wager, which is as much as
// the ante.
func (g *Game) askAll(d *table.Dealer, o *table.Offer, wager table.Area, by law.Cite) {
	for h := range g.Players {
		if plays(h) {
			g.Ask(d, h, o, wager, h.Bets[ante].Amount, by)
		}
	}
}

// plays reports whether a hand plays against the dealer's.
func plays(h *versus.Hand) bool { return h.Bets[flop] != nil }

// street burns a card and deals so many community cards.
func (g *Game) street(d *table.Dealer, cards uint8, by law.Cite) {
	deal.Step(d, "house:texas-10(c)", "burned-before-community", "a card is burned before community cards are dealt")
	g.Street(d, cards, "28.1[burn]", "", by)
}

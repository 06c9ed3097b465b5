package mississippi

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Round conducts one round of play: from "No more bets" to the last card in
// the discard rack, and the cards ready for the next.
func (g *Game) Round(d *table.Dealer) {
	g.Gather(d, nil)
	g.Begin(d)
	g.NoMoreBets(d)
	g.DealInTurn(d)
	g.PutStubAway(d)
	g.AfterDeal(d)

	for i := range streets {
		g.decide(d, &streets[i])
		if !g.anybody() {
			deal.Step(d, "house:mississippi-9(e)",
				"everybody-folded", "everybody has folded: no further community card is turned")
			break
		}
		g.turn(d, i)
	}
	g.settle(d)
	g.End(d)
}

// anybody reports whether a hand is left in the round.
func (g *Game) anybody() bool {
	for range g.Players {
		return true
	}
	return false
}

// The answers to the offers: to fold, or how many times the ante is wagered.
const (
	Fold   table.Choice = "fold"
	Once   table.Choice = "bet-1x"
	Twice  table.Choice = "bet-2x"
	Thrice table.Choice = "bet-3x"
)

// Times are the answers by how many times the ante is wagered.
var Times = []table.Choice{Fold, Once, Twice, Thrice}

// says is how the answers read after the word "to".
var says = map[table.Choice]string{Once: "bet as much as the ante", Twice: "bet twice the ante", Thrice: "bet three times the ante"}

var (
	thirdOffer = &table.Offer{ID: "third-street", Law: "house:mississippi-9(a)", Choices: Times, Says: says,
		Text: "Do you bet one, two or three times your ante on third street, or fold?"}
	fourthOffer = &table.Offer{ID: "fourth-street", Law: "house:mississippi-9(d)[fourth]", Choices: Times, Says: says,
		Text: "Do you bet one, two or three times your ante on fourth street, or fold?"}
	fifthOffer = &table.Offer{ID: "fifth-street", Law: "house:mississippi-9(d)[fifth]", Choices: Times, Says: says,
		Text: "Do you bet one, two or three times your ante on fifth street, or fold?"}
)

// street is one of the three decisions, and the community card after it.
type street struct {
	offer *table.Offer
	wager table.Area
	turn  law.Cite
}

var streets = [...]street{
	{thirdOffer, third, "house:mississippi-9(b)[first]"},
	{fourthOffer, fourth, "house:mississippi-9(b)[second]"},
	{fifthOffer, fifth, "house:mississippi-9(b)[third]"},
}

// decide asks each player, clockwise from the dealer's left, to fold or to wager.
// Who folds loses all wagers at once.
func (g *Game) decide(d *table.Dealer, s *street) {
	times := [...]money.Cents{0, 1, 2, 3}
	for h := range g.Players {
		if g.AskTimes(d, h, s.offer, s.wager, times[:g.options.MostTimes+1], "house:mississippi-6(f)[amount]") == 0 {
			versus.Lose(d, h.Bets[:s.wager], "house:mississippi-9(c)[wagers]")
			g.Fold(d, h, "house:mississippi-9(c)[cards]")
		}
	}
}

// turn turns the next community card face up.
func (g *Game) turn(d *table.Dealer, i int) {
	if d.Heard() {
		d.Cite(streets[i].turn)
		d.Turn(g.Dealer().Cards[i], g.Dealer().Box, 0, table.House)
	}
}

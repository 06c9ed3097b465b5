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
			deal.Step(d, "house:mississippi-9(e)", "everybody has folded: no further community card is turned")
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
	for h := range g.Players {
		n := g.ask(d, h, s)
		if n == 0 {
			versus.Lose(d, h.Bets[:s.wager], "house:mississippi-9(c)[wagers]")
			g.Fold(d, h, "house:mississippi-9(c)[cards]")
			continue
		}
		g.Stake(d, h, s.wager, money.Cents(n)*h.Bets[ante].Amount, "house:mississippi-6(f)[amount]")
	}
}

// ask returns how many times the ante a player wagers, 0 to fold. Those amounts are
// open that the player has the chips for.
func (g *Game) ask(d *table.Dealer, h *versus.Hand, s *street) int {
	open := table.Choices(1)
	for n := 1; n <= g.options.MostTimes && d.Has(h.Seat, money.Cents(n)*h.Bets[ante].Amount); n++ {
		open |= 1 << n
	}
	choice := d.Ask(h.Seat, h.Box, 0, s.offer, open).Choice
	for n, c := range Times {
		if c == choice {
			return n
		}
	}
	return 0
}

// turn turns the next community card face up.
func (g *Game) turn(d *table.Dealer, i int) {
	if d.Heard() {
		d.Cite(streets[i].turn)
		d.Turn(g.Dealer().Cards[i], g.Dealer().Box, 0, table.House)
	}
}

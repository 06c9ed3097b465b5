package letitride

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// Round conducts one round of play: from "No more bets" to the last card in
// the discard rack, and the cards ready for the next.
func (g *Game) Round(d *table.Dealer) {
	g.laidDown = false
	g.Gather(d, lacks)
	g.Begin(d)
	g.NoMoreBets(d)
	g.DealHands(d) // three cards to every player with three wagers and to the community area: 18.7(c), 18.8(c) or 18.9(c)
	g.PutStubAway(d)
	g.AfterDeal(d)

	deal.Step(d, "18.10(a)", "players-look", "the players look at their cards")
	g.ask(d, betOne, oneOffer, &one)
	g.discardTop(d)
	g.turnCommunity(d, 1, "18.10(d)", "first-community-card", "the top card is turned face up: the first community card")
	g.ask(d, betTwo, twoOffer, &two)
	deal.Step(d, "18.10(a)3",
		"cards-not-touched-again", "the players' cards lie face down, and no player touches them again")
	g.laidDown = true
	d.Reports().LookAgain()
	g.turnCommunity(d, 0, "18.10(f)",
		"second-community-card", "the card that is left is turned face up: the second community card")

	g.settle(d)
	g.End(d)
}

// The answers to the offers of 18.10(b) and (e).
const (
	Ride     table.Choice = "ride" // let it ride
	Withdraw table.Choice = "withdraw"
)

// says is how the answers read after the word "to".
var says = map[table.Choice]string{Ride: "let it ride", Withdraw: "take the bet back"}

var (
	oneOffer = &table.Offer{ID: "bet-one", Law: "18.10(b)", Choices: []table.Choice{Ride, Withdraw},
		Says: says, Text: "Do you let bet number one ride, or withdraw it?"}
	twoOffer = &table.Offer{ID: "bet-two", Law: "18.10(e)", Choices: []table.Choice{Ride, Withdraw},
		Says: says, Text: "Do you let bet number two ride, or withdraw it?"}
)

// decision is the paragraphs of one of the two decisions.
type decision struct{ ride, withdraw law.Cite }

var (
	one = decision{ride: "18.10(b)1", withdraw: "18.10(b)2"}
	two = decision{ride: "18.10(e)1", withdraw: "18.10(e)2"}
)

// ask asks each player, clockwise from the dealer's left, whether to withdraw a
// wager or let it ride. Who withdrew the first is asked about the second too.
func (g *Game) ask(d *table.Dealer, wager table.Area, o *table.Offer, by *decision) {
	for h := range g.Players {
		if d.Ask(h.Seat, h.Box, 0, o, table.AllChoices).Choice == Withdraw {
			d.Layout().Withdraws(h.Bets[wager], by.withdraw)
			h.Bets[wager] = nil
			continue
		}
		if d.Heard() {
			letRide(d, h, by.ride)
		}
	}
}

// letRide says that a wager stays where it lies.
func letRide(d *table.Dealer, h *versus.Hand, by law.Cite) {
	d.Cite(by)
	d.Notes().NoteAmountAlso(h.Seat, table.NoArea, 0, "18.1[let it ride]",
		"wager-rides", "the wager rides: it stays to the end of the round")
}

// Found says what is done about an incident that is found once the hands are dealt.
// Players hold their cards until they have decided, and touch them no more after that.
func (g *Game) Found(d *table.Dealer, a *table.Act) (act func(), r *law.Refusal) {
	if a.Word == versus.CardTouched && !g.laidDown {
		return nil, nil
	}
	return g.Table.Found(d, a)
}

// discardTop is 18.10(c): the top of the three community cards is burned.
func (g *Game) discardTop(d *table.Dealer) { g.Discard(d, g.Dealer(), 2, "18.10(c)") }

// turnCommunity turns a community card face up.
func (g *Game) turnCommunity(d *table.Dealer, i int, by law.Cite, word, text string) {
	if !d.Heard() {
		return
	}
	h := g.Dealer()
	d.Cite(by)
	d.Turn(h.Cards[i], h.Box, 0, table.House)
	d.Notes().NoteAlso("18.1[community card]", word, text)
}

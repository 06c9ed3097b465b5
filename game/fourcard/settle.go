package fourcard

import (
	"math/bits"

	"boardwalk/card"
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// steps are those of either method.
var steps = versus.Steps[*Game]{Reveal: (*Game).reveal, Collect: (*Game).collect, Pay: (*Game).pay}

// revealDealer shows the dealer's cards and the best four of them.
func (g *Game) revealDealer(d *table.Dealer) {
	h := g.Dealer()
	h.Rank = poker.FourOfSixAt((*[6]card.Card)(h.Cards[:]))
	g.show(d, h, "27.10(d)[dealer reveal]", "27.1[hand]")
}

// settle is 27.10(d) to (f), by the method that the licensee has chosen. (d) says
// that cards are shown and lost wagers collected, and (e) in which order: each
// is done once.
func (g *Game) settle(d *table.Dealer) {
	if g.options.Method == "2" {
		steps.SettleEach(g, &g.Table, d, &playerByPlayer)
	} else {
		steps.SettleInSteps(g, &g.Table, d, &stepByStep)
	}
	g.Rack(g.Dealer())
	deal.Step(d, "27.10(e)[dealer cards last]", "the dealer's cards go to the discard rack after all the players'")
	deal.Step(d, "27.10(f)", "the cards lie in the discard rack hand by hand")
}

// reveal shows a player's cards and compares the best four with the dealer's.
func (g *Game) reveal(d *table.Dealer, h *versus.Hand) {
	h.Rank, h.Class = poker.FourOfFiveAt((*[5]card.Card)(h.Cards[:])), poker.HighCard
	if h.Rank >= g.aces { // most hands are below, and nothing is paid by their class
		h.Class = h.Rank.Class()
	}
	h.Result = versus.NoContest
	if h.Bets[play] != nil {
		h.Result = h.Against(g.Dealer(), 0)
	}
	g.show(d, h, "27.10(d)[player reveal]", g.laidOut)
}

// show turns the cards of a hand face up, the four that make it first, and says
// what they are.
func (g *Game) show(d *table.Dealer, h *versus.Hand, turned, laidOut law.Cite) {
	if !d.Heard() {
		return
	}
	h.Class = h.Rank.Class()
	d.Cite(turned)
	cards := bestFirst(h)
	for _, c := range cards[:h.Dealt] {
		if h.Box != 0 || c != g.UpCard() {
			d.Turn(c, h.Box, 0, h.Seat)
		}
	}
	d.Cite(laidOut)
	d.NoteAt(h.Seat, "the four cards that make the best hand are selected")
	g.Tell(d, h, cards[:4])
}

// bestFirst is the cards of a hand with the four that make it first, laid out as
// they form it.
func bestFirst(h *versus.Hand) (cards [versus.MostCards]card.Card) {
	for set := range uint(1) << h.Dealt {
		if bits.OnesCount(set) != 4 {
			continue
		}
		made, left := 0, 4
		for i, c := range h.Cards[:h.Dealt] {
			if set>>i&1 != 0 {
				cards[made], made = c, made+1
			} else {
				cards[left], left = c, left+1
			}
		}
		if poker.FourAt((*[4]card.Card)(cards[:])) == h.Rank {
			break
		}
	}
	versus.Arrange(cards[:4], h.Class)
	return cards
}

// collect takes what a position has lost.
func (g *Game) collect(d *table.Dealer, h *versus.Hand) {
	d.Cite("27.10(d)[losers]")
	if h.Result == versus.Lost {
		by := g.LosesBy(h)
		d.Loses(h.Bets[ante], by)
		d.Loses(h.Bets[play], by)
	}
	if b := h.Bets[acesUp]; b != nil && h.Rank < g.aces {
		d.Loses(b, "27.1[aces up wager]")
	}
}

// pay pays what a position has won. A tie wins, and the ante bonus is paid
// whatever the dealer holds, even on an ante that lost.
func (g *Game) pay(d *table.Dealer, h *versus.Hand) {
	line := lines[h.Class]
	if line.bonus != none && h.Bets[play] != nil {
		g.PayBonus(d, h, ante, &g.bonus[line.bonus], "27.11(a)2")
	}
	switch h.Result {
	case versus.Tied:
		deal.Step(d, "27.3(a)[suits]", "the hands differ in suit only, and no suit is above another")
		deal.Step(d, "27.3(c)[tie]", "the hands are tied, which wins for the player")
		fallthrough
	case versus.Won:
		d.Wins(h.Bets[ante], "27.11(a)1")
		d.Wins(h.Bets[play], "27.11(a)1")
	}
	if b := h.Bets[acesUp]; b != nil && h.Rank >= g.aces {
		d.WinsAt(b, int(line.acesUp), "27.1[aces up wager]")
	}
}

// Worth returns the rank of the best four of all cards of a hand.
func (*Game) Worth(box table.Box, _ uint8, cards []card.Card) string {
	all := 5
	if box == 0 {
		all = 6
	}
	if len(cards) != all {
		return ""
	}
	if r := poker.FourOf(cards); r != 0 { // no rank while a card is not known
		return r.String()
	}
	return ""
}

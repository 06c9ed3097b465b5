package minitex

import (
	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Round conducts one round of play: from "No more bets" to the last card in
// the discard rack, and the cards ready for the next. No further card is dealt
// once nobody plays against the dealer.
func (g *Game) Round(d *table.Dealer) {
	g.settles, g.exposed = false, false
	g.Gather(d, nil)
	g.Begin(d)
	g.deal(d)
	g.AfterDeal(d)
	g.settles = true // from now on although cards are found face up, because all hole cards are dealt

	g.decide(d, &stages[0])
	if g.in > 0 {
		g.dealFlop(d)
		g.decide(d, &stages[1])
	}
	if g.in > 0 {
		g.dealRiver(d)
	}
	g.settles = false
	g.PutStubAway(d)
	g.decide(d, &stages[2])
	g.Decided()
	if g.in > 0 {
		g.revealDealer(d)
	}
	g.settle(d)
	g.End(d)
}

// deal announces "No more bets" and deals every player in the round and the
// dealer two cards: 36.7(d), 36.8(c) or 36.9(c).
func (g *Game) deal(d *table.Dealer) {
	g.NoMoreBets(d)
	g.DealHands(d)
	if g.Automated() {
		deal.Step(d, "36.9(d)[community]",
			"shoe-left-for-hand", "the remaining cards leave the shoe, and the dealer takes them in one hand")
	}
}

// The answers to the offers of 36.10(a), (c) and (e).
const (
	Fold  table.Choice = "fold"
	Flop  table.Choice = "flop"
	River table.Choice = "river"
	Play  table.Choice = "play"
)

// stage is one of the three times when a player goes on or folds.
type stage struct {
	offer   *table.Offer
	wager   table.Area
	times   money.Cents // how many times the ante the wager is
	makes   law.Cite    // the wager is made
	loses   law.Cite    // who folds loses the wagers made so far
	stays   law.Cite    // the cards stay on the table if there is a pocket poker wager
	discard law.Cite    // and otherwise go to the discard rack
}

var stages = [3]stage{
	{offer(Flop, "36.10(a)[choice]", "Do you make a flop wager equal to your ante, or fold and lose your ante?"),
		flop, 1, "36.10(a)1", "36.10(a)2", "36.10(a)2i", "36.10(a)2ii"},
	{offer(River, "36.10(c)", "Do you make a river wager equal to your ante, or fold and lose what you have bet?"),
		river, 1, "36.10(c)1", "36.10(c)2", "36.10(c)2i", "36.10(c)2ii"},
	{offer(Play, "36.10(e)", "Do you make a play wager of twice your ante, or fold and lose what you have bet?"),
		play, 2, "36.10(e)1", "36.10(e)2", "36.10(e)2i", "36.10(e)2ii"},
}

// offer is the offer to make a wager or fold.
func offer(wager table.Choice, by law.Cite, text string) *table.Offer {
	return &table.Offer{ID: string(wager), Law: by, Choices: []table.Choice{Fold, wager}, Text: text,
		Says: map[table.Choice]string{wager: "make the " + string(wager) + " wager"}}
}

// decide asks each player who still plays against the dealer whether to go on.
// It counts those who do.
func (g *Game) decide(d *table.Dealer, s *stage) {
	g.in = 0
	for h := range g.Players {
		if h.Bets[ante] == nil { // folded before, and the cards lie there for the pocket poker wager
			continue
		}
		if !g.Ask(d, h, s.offer, s.wager, s.times*h.Bets[ante].Amount, s.makes) && !h.Out {
			g.fold(d, h, s)
		}
	}
	for h := range g.Players { // without those that turned out to be void
		if h.Bets[ante] != nil {
			g.in++
		}
	}
}

// fold collects the wagers of a player who does not go on. The cards stay if a
// pocket poker wager rides on them.
func (g *Game) fold(d *table.Dealer, h *versus.Hand, s *stage) {
	d.Cite("36.1[fold]")
	for w := ante; w < s.wager; w++ {
		d.Loses(h.Bets[w], s.loses)
		h.Bets[w] = nil
	}
	g.FoldBut(d, h, s.discard, s.stays,
		"cards-stay-for-pocket-poker", "the cards stay on the table until the pocket poker wager is settled")
}

// dealFlop burns a card and turns the first two community cards.
func (g *Game) dealFlop(d *table.Dealer) {
	g.Street(d, 2, "36.10(b)[burn]", "36.1[burn]", "36.10(b)[flop]")
	deal.Step(d, "36.1[flop]", "flop", "the flop lies face up before all players")
}

// dealRiver burns a card and turns the last community card.
func (g *Game) dealRiver(d *table.Dealer) {
	g.Street(d, 1, "36.10(d)[burn]", "", "36.10(d)[river]")
	deal.Step(d, "36.1[river]", "river", "the river lies face up before all players")
}

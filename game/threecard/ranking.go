package threecard

import (
	"boardwalk/card"
	"boardwalk/game/versus"
	"boardwalk/poker"
)

// landmarks are the ranks of hands that the rules speak of.
type landmarks struct {
	queenHigh poker.Rank // the lowest hand with a queen
	pair      poker.Rank // the lowest pair
}

func newLandmarks() landmarks {
	return landmarks{queenHigh: versus.RankOf(poker.ThreeCard, "Qh 3c 2c"), pair: versus.RankOf(poker.ThreeCard, "2h 3c 2c")}
}

// Qualifies reports whether a dealer's hand is queen high or better,
// 20.11(a)1.
func (g *Game) Qualifies(r poker.Rank) bool { return r >= g.ranks.queenHigh }

// read ranks a hand that is complete. Most hands are of no class, and a
// comparison says so sooner than the rank itself.
func (g *Game) read(h *versus.Hand) {
	h.Rank, h.Class = poker.ThreeAt((*[3]card.Card)(h.Cards[:3])), poker.HighCard
	if h.Rank >= g.ranks.pair {
		h.Class = h.Rank.Class()
	}
}

// against compares a hand with the dealer's.
func (g *Game) against(h *versus.Hand) versus.Result {
	if h.Bets[play] == nil {
		return versus.NoContest
	}
	return h.Against(g.Dealer(), g.ranks.queenHigh)
}

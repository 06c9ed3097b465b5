package housepoker

import (
	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// Texas is texas hold 'em bonus: two cards of one's own and five of the board
// against the dealer's two. A flop wager of twice the ante lets a player go on; the
// turn and river wagers of as much as the ante are as one likes.
type Texas struct {
	Ante     money.Cents
	AntePays poker.Class // the least class of hand with which a winning ante is paid, and not returned
}

// TexasHand is what a player knows who decides.
type TexasHand struct {
	Hole  [2]card.Card
	Board [4]card.Card
	Shown int // how many cards of the board are known: none, three or four
}

// TexasRule says whether to wager at each of the three decisions: to go on, and to add
// a turn and a river wager.
type TexasRule func(*TexasHand) bool

// texasDeals is how many hands the dealer can have.
const texasDeals = 45 * 44 / 2

// TexasDeals is how many rounds are counted: a pair of hole cards, a flop, a turn and
// a river card in this order, and a hand of the dealer's.
const TexasDeals = 1326 * 19600 * 47 * 46 * texasDeals

// How a hand of the player's comes out.
const (
	wonPaid   = iota // and the ante is paid
	wonReturn        // and the ante comes back
	lost
	tied
	outcomes
)

// texasCounts are rounds by whether the turn and river wagers were made, and how
// they ended.
type texasCounts [2][2][outcomes]uint64

// least is the lowest rank with which the ante is paid.
func (t *Texas) least() poker.Rank {
	least := poker.Rank(0)
	for _, r := range fivePlaces().ranks {
		if r.Class() == t.AntePays && (least == 0 || r < least) {
			least = r
		}
	}
	return least
}

// net is what a round wins, in antes.
func texasNet(turn, river, outcome int) int64 {
	bets := int64(2 + turn + river)
	switch outcome {
	case wonPaid:
		return bets + 1
	case wonReturn:
		return bets
	case lost:
		return -bets - 1
	}
	return 0
}

// Deal is what a rule wins or, below zero, loses with two cards on a board against the dealer's two.
func (t *Texas) Deal(rule TexasRule, h *TexasHand, board *[5]card.Card, dealer [2]card.Card) money.Cents {
	h.Board, h.Shown = [4]card.Card(board[:]), 0
	if !rule(h) {
		return -t.Ante
	}
	var bets [2]int // on the turn and on the river
	for i := range bets {
		if h.Shown = 3 + i; rule(h) {
			bets[i] = 1
		}
	}
	own := poker.Seven([7]card.Card{h.Hole[0], h.Hole[1], board[0], board[1], board[2], board[3], board[4]})
	outcome := tied
	switch others := poker.Seven([7]card.Card{dealer[0], dealer[1], board[0], board[1], board[2], board[3], board[4]}); {
	case own > others && own.Class() >= t.AntePays:
		outcome = wonPaid
	case own > others:
		outcome = wonReturn
	case own < others:
		outcome = lost
	}
	return t.Ante * money.Cents(texasNet(bets[0], bets[1], outcome))
}

func (t *Texas) ends(c *texasCounts, folded uint64) Ends {
	e := Ends{}
	for turn := range c {
		for river := range c[turn] {
			for outcome, ways := range c[turn][river] {
				e.Add(t.Ante*money.Cents(texasNet(turn, river, outcome)), t.Ante*money.Cents(3+turn+river), ways)
			}
		}
	}
	e.Add(-t.Ante, t.Ante, folded)
	return e
}

// value is what the rounds win together, in antes, and how many they are.
func (c *texasCounts) value() (antes int64, ways uint64) {
	for turn := range c {
		for river := range c[turn] {
			for outcome, n := range c[turn][river] {
				antes += texasNet(turn, river, outcome) * int64(n)
				ways += n
			}
		}
	}
	return antes, ways
}

func (c *texasCounts) add(o *texasCounts, ways uint64) {
	for turn := range c {
		for river := range c[turn] {
			for outcome := range c[turn][river] {
				c[turn][river][outcome] += ways * o[turn][river][outcome]
			}
		}
	}
}

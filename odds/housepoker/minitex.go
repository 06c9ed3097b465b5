package housepoker

import (
	"math/big"
	"sync"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// MiniTex is mini-tex 3 card hold 'em: two cards of one's own and three of the
// board, of which two at most are used, against the dealer's two. The flop and
// river wagers are as much as the ante, and the play wager is twice as much.
type MiniTex struct {
	Ante  money.Cents
	Bonus money.Cents // for the three-card royal flush, if the play wager was made
}

// MiniTexHand is what a player knows who decides.
type MiniTexHand struct {
	Hole  [2]card.Card
	Board [3]card.Card
	Shown int        // how many cards of the board are known: none, two or three
	Rank  poker.Rank // of the best hand, once all three are
}

// MiniTexRule says with which hands to go on at each of the three decisions. After the
// river the cards of the board come in any order.
type MiniTexRule func(*MiniTexHand) bool

// miniTex is how the game is dealt. Each question is answered by a fold or by going on.
var miniTex = sync.OnceValue(func() *Streets {
	or := func(antes int) []StreetChoice { return []StreetChoice{{Fold: true}, {Antes: antes}} }
	return &Streets{Own: 2, Dealers: 2, Board: 3, Flush: 3,
		Rank: func(own, board []card.Card) poker.Rank {
			return MiniTexRank((*[2]card.Card)(own), (*[3]card.Card)(board))
		},
		Line: func(r poker.Rank) poker.Class {
			if r == miniRoyal() {
				return poker.RoyalFlush
			}
			return r.Class()
		},
		Least: poker.Three([3]card.Card{card.New(card.Ace, 0), card.New(card.King, 1), card.New(card.Two, 2)}),
		Asked: []Street{{Seen: 0, Choices: or(1)}, {Seen: 2, Choices: or(1)}, {Seen: 3, Choices: or(2)}}}
})

// pays is what a round wins. If the dealer does not qualify, the play wager of a better hand comes back. The bonus is paid whatever the
// dealer has.
func (t *MiniTex) pays(antes int, how Fare, made poker.Class) (net, wagered money.Cents) {
	wagered = t.Ante * money.Cents(1+antes)
	switch how {
	case Won:
		net = wagered
	case WonFree:
		net = wagered - 2*t.Ante
	case Folded, Lost, LostFree:
		return -wagered, wagered
	}
	if made == poker.RoyalFlush {
		net += t.Bonus
	}
	return net, wagered
}

// street is a rule as it is counted: the second choice is to go on.
func (rule MiniTexRule) street(s *StreetHand) int {
	h := &MiniTexHand{Hole: [2]card.Card(s.Own), Shown: len(s.Board)}
	if copy(h.Board[:], s.Board); h.Shown == len(h.Board) {
		h.Rank = MiniTexRank(&h.Hole, &h.Board)
	}
	if rule(h) {
		return 1
	}
	return 0
}

// Count goes through all boards and hands, and returns how rounds end by best play and by each rule.
func (t *MiniTex) Count(tell Progress, rules ...MiniTexRule) (best Ends, by []Ends) {
	list := make([]StreetRule, len(rules))
	for i := range rules {
		list[i] = rules[i].street
	}
	c := miniTex().Count(tell, t.pays, list...)
	return c.Best, c.By
}

// miniTexHoles has the counts for the amounts that hands before the flop were asked about.
var miniTexHoles sync.Map // of MiniTex to *StreetCount

// Values returns what it is worth to fold and to go on, in cents. What is decided later is decided in the best way. Cards in gone
// will not come. Before any card is known but the hole cards all hands are counted together, once.
func (t *MiniTex) Values(h *MiniTexHand, gone card.Set) (fold, goOn *big.Rat, err error) {
	var values []*big.Rat
	if gone &^= card.SetOf(h.Hole[:]...) | card.SetOf(h.Board[:h.Shown]...); h.Shown == 0 && gone == 0 {
		known, ok := miniTexHoles.Load(*t)
		if !ok {
			known, _ = miniTexHoles.LoadOrStore(*t, miniTex().Count(nil, t.pays))
		}
		values, err = known.(*StreetCount).Values(h.Hole[:])
	} else {
		antes := map[int]int{0: 0, 2: 1, 3: 2}[h.Shown]
		values, err = miniTex().Values(nil, t.pays, &StreetHand{Own: h.Hole[:], Board: h.Board[:h.Shown], Antes: antes}, gone)
	}
	if err != nil {
		return nil, nil, err
	}
	return values[0], values[1], nil
}

// Deal is what a rule wins or, below zero, loses with two cards on a board against the dealer's two.
func (t *MiniTex) Deal(rule MiniTexRule, h *MiniTexHand, dealer [2]card.Card) money.Cents {
	antes := 0
	for i := range miniTex().Asked {
		q := &miniTex().Asked[i]
		if h.Shown = q.Seen; h.Shown == len(h.Board) {
			h.Rank = MiniTexRank(&h.Hole, &h.Board)
		}
		if !rule(h) {
			net, _ := t.pays(antes, Folded, 0)
			return net
		}
		antes += q.Choices[1].Antes
	}
	net, _ := t.pays(antes, miniTex().meet(h.Rank, MiniTexRank(&dealer, &h.Board)), miniTex().line(h.Rank))
	return net
}

// Unseen are the cards of a deck that are not in a set.
func Unseen(seen card.Set) []card.Card { return unseen(seen) }

// MiniTexRank ranks the best three cards with at least one hole card, as a hand of
// three.
func MiniTexRank(hole *[2]card.Card, board *[3]card.Card) poker.Rank {
	p := threePlaces()
	x, y, z := board[0], board[1], board[2]
	a, b := hole[0], hole[1]
	return p.ranks[max(p.of[x][y][a], p.of[x][z][a], p.of[y][z][a], p.of[x][y][b], p.of[x][z][b], p.of[y][z][b],
		p.of[a][b][x], p.of[a][b][y], p.of[a][b][z])]
}

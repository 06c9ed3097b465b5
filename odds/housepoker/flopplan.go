package housepoker

import (
	"sync"

	"boardwalk/card"
)

// FlopPlan is with which hole cards best play does not do after the flop what the first rule of the game does: a bit for each
// pair of cards after each class of flops, of which few are set. It is for who plays many rounds, because to value one flop takes
// hundredths of a second.
type FlopPlan []byte

// flopPlanSize is how many bytes a plan has.
var flopPlanSize = sync.OnceValue(func() int { return (len(classes(3))*allPairs + 7) / 8 })

// flopRows is at which place each class of flops is.
var flopRows = sync.OnceValue(func() map[card.Set]int32 {
	flops := classes(3)
	rows := make(map[card.Set]int32, len(flops))
	for i := range flops {
		rows[card.SetOf(flops[i].cards...)] = int32(i)
	}
	return rows
})

// Whole reports whether a plan has every flop.
func (p FlopPlan) Whole() bool { return len(p) == flopPlanSize() }

// newFlopPlan makes a plan of what a rule and best play do with each pair after each class of flops.
func newFlopPlan(rule func(hole [2]card.Card, flop [3]card.Card) bool, best func(flop, pair int) bool) FlopPlan {
	p := make(FlopPlan, flopPlanSize())
	for i, flop := range classes(3) {
		left := unseen(card.SetOf(flop.cards...))
		for j, a := range left {
			for _, b := range left[:j] {
				if at := i*allPairs + pair(a, b); best(i, pair(a, b)) != rule([2]card.Card{a, b}, [3]card.Card(flop.cards)) {
					p[at/8] |= 1 << (at % 8)
				}
			}
		}
	}
	return p
}

// excepts reports whether to do what the rule does not.
func (p FlopPlan) excepts(hole [2]card.Card, flop []card.Card) bool {
	set, renamed := renameSuits(card.SetOf(flop...))
	a, b := renamed[hole[0]], renamed[hole[1]]
	at := int(flopRows()[set])*allPairs + pair(a, b)
	return p[at/8]>>(at%8)&1 != 0
}

// Player returns who plays texas hold 'em bonus in the best way, by what was counted, for one goroutine.
func (t *Texas) Player(values []TexasValue, plan FlopPlan) TexasRule {
	goesOn := map[HoleClass]bool{}
	for _, v := range values {
		goesOn[v.Hole] = v.Antes > -v.Deals
	}
	board := newTexasBoard(t.least())
	return func(h *TexasHand) bool {
		switch h.Shown {
		case 0:
			return goesOn[HoleClassOf(h.Hole[0], h.Hole[1])]
		case 3:
			return texasUsual(h) != plan.excepts(h.Hole, h.Board[:3])
		}
		r, _ := board.turn(h.Hole, h.Board, card.SetOf(h.Hole[:]...)|card.SetOf(h.Board[:]...))
		return r[wonPaid]+r[wonReturn] > r[lost]
	}
}

// Player returns who plays ultimate texas hold 'em in the best way, by what was counted, for one goroutine.
func (u *Ultimate) Player(values []UltimateValue, plan FlopPlan) UltimateRule {
	four := map[HoleClass]bool{}
	for _, v := range values {
		four[v.Hole] = v.Four > v.Check
	}
	board := newUltimateBoard()
	return func(h *UltimateHand) bool {
		switch h.Shown {
		case 0:
			return four[HoleClassOf(h.Hole[0], h.Hole[1])]
		case 3:
			return ultimateUsual(h) != plan.excepts(h.Hole, h.Board[:3])
		}
		f := board.of(h.Hole, &h.Board)
		base, diff := u.value(f)
		return base+diff > -4*texasDeals
	}
}

// of is how two cards fare on a board.
func (t *ultimateBoard) of(hole [2]card.Card, board *[5]card.Card) *ultimateFare {
	list := t.fare(board, 0)
	a, b := t.kind[hole[0]], t.kind[hole[1]]
	for i := range list {
		if f := &list[i]; f.a == a && f.b == b || f.a == b && f.b == a {
			return f
		}
	}
	panic("housepoker: hole cards that are on the board")
}

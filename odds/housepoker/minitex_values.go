package housepoker

import (
	"sync"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/poker"
)

// Values returns what it is worth to fold and to go on, over so many deals. What is
// decided later is decided in the best way. Cards in gone will not come.
func (t *MiniTex) Values(h *MiniTexHand, gone card.Set) (fold, goOn money.Cents, deals int64) {
	gone &^= card.SetOf(h.Hole[:]...) | card.SetOf(h.Board[:h.Shown]...)
	switch h.Shown {
	case 3:
		goOn, deals = t.showdown(newMiniTexBoard(), h, gone)
		return -3 * t.Ante * money.Cents(deals), goOn, deals
	case 2:
		goOn, deals = t.afterFlop(newMiniTexBoard(), h, gone)
		return -2 * t.Ante * money.Cents(deals), goOn, deals
	}
	if gone == 0 {
		goOn, deals = t.beforeFlop(HoleClassOf(h.Hole[0], h.Hole[1]))
		return -t.Ante * money.Cents(deals), goOn, deals
	}
	left := unseen(gone | card.SetOf(h.Hole[:]...))
	type sum struct {
		value money.Cents
		deals int64
	}
	sums := make([]sum, workers())
	boards := make([]*miniTexBoard, workers())
	for w := range boards {
		boards[w] = newMiniTexBoard()
	}
	share(len(left), nil, func(worker, i int) {
		for _, b := range left[:i] {
			v, n := t.afterFlop(boards[worker], &MiniTexHand{Hole: h.Hole, Board: [3]card.Card{left[i], b}, Shown: 2}, gone)
			sums[worker].value += max(v, -2*t.Ante*money.Cents(n))
			sums[worker].deals += n
		}
	})
	for _, s := range sums {
		goOn, deals = goOn+s.value, deals+s.deals
	}
	return -t.Ante * money.Cents(deals), goOn, deals
}

// miniTexHoles has the counts of [MiniTex.beforeFlop] for the amounts that were asked for.
var miniTexHoles sync.Map // of MiniTex to *miniTexSums

// beforeFlop is what going on is worth with hole cards of a class before any card is
// known but those. All classes are counted together, once, which takes no longer than a
// single hand dealt out card by card.
func (t *MiniTex) beforeFlop(hole HoleClass) (value money.Cents, deals int64) {
	known, ok := miniTexHoles.Load(*t)
	if !ok {
		known, _ = miniTexHoles.LoadOrStore(*t, &t.byHole(nil, nil)[0])
	}
	counts := &known.(*miniTexSums)[hole.number()]
	return t.value(counts), int64(counts.all())
}

// afterFlop is what going on is worth before the river card.
func (t *MiniTex) afterFlop(b *miniTexBoard, h *MiniTexHand, gone card.Set) (value money.Cents, deals int64) {
	seen := gone | card.SetOf(h.Hole[:]...) | card.SetOf(h.Board[:2]...)
	for _, river := range unseen(seen) {
		v, n := t.showdown(b, &MiniTexHand{Hole: h.Hole, Board: [3]card.Card{h.Board[0], h.Board[1], river}, Shown: 3}, gone)
		value += max(v, -3*t.Ante*money.Cents(n))
		deals += n
	}
	return value, deals
}

// showdown deals every hand to the dealer.
func (t *MiniTex) showdown(b *miniTexBoard, h *MiniTexHand, gone card.Set) (value money.Cents, deals int64) {
	mine := b.place3(h.Hole[0], h.Hole[1], &h.Board)
	c := miniTexCounts{}
	left := unseen(gone | card.SetOf(h.Hole[:]...) | card.SetOf(h.Board[:]...))
	for i, x := range left {
		for _, y := range left[:i] {
			b.compare(&c, mine, b.place3(x, y, &h.Board))
		}
	}
	b.royal(&c, mine)
	return t.value(&c), int64(c.all())
}

// compare counts one hand of the dealer's.
func (t *miniTexBoard) compare(c *miniTexCounts, mine, theirs uint16) {
	switch {
	case mine < theirs:
		c.lost++
	case mine == theirs:
		c.tied++
	case theirs < t.least:
		c.unopposed++
	default:
		c.won++
	}
}

// royal counts what was won as won with the royal flush, if the hand is one.
func (t *miniTexBoard) royal(c *miniTexCounts, mine uint16) {
	if int(mine) == len(t.ranks)-1 {
		c.royal, c.royalFree, c.royalTied, c.won, c.unopposed, c.tied = c.won, c.unopposed, c.tied, 0, 0, 0
	}
}

// miniTexPlaces are those of hands on any board.
var miniTexPlaces = sync.OnceValue(newMiniTexBoard)

// miniTexShown is how many cards of the board are known at each decision.
var miniTexShown = [...]int{0, 2, 3}

// Deal is what a rule wins or, below zero, loses with two cards on a board against the dealer's two.
func (t *MiniTex) Deal(rule MiniTexRule, h *MiniTexHand, dealer [2]card.Card) money.Cents {
	var c miniTexCounts
	for stage, shown := range miniTexShown {
		if h.Shown = shown; shown == len(h.Board) {
			h.Rank = MiniTexRank(&h.Hole, &h.Board)
		}
		if !rule(h) {
			c.folded[stage] = 1
			return t.value(&c)
		}
	}
	b := miniTexPlaces()
	mine := b.place3(h.Hole[0], h.Hole[1], &h.Board)
	b.compare(&c, mine, b.place3(dealer[0], dealer[1], &h.Board))
	b.royal(&c, mine)
	return t.value(&c)
}

// place3 is the place of the best three cards with at least one hole card.
func (t *miniTexBoard) place3(a, b card.Card, board *[3]card.Card) uint16 {
	x, y, z := board[0], board[1], board[2]
	return max(t.of[x][y][a], t.of[x][z][a], t.of[y][z][a], t.of[x][y][b], t.of[x][z][b], t.of[y][z][b],
		t.of[a][b][x], t.of[a][b][y], t.of[a][b][z])
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

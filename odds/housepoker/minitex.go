package housepoker

import (
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

// miniTexDeals is how many hands the dealer can have.
const miniTexDeals = 47 * 46 / 2

// miniTexCounts are rounds by how they ended.
type miniTexCounts struct {
	won       uint64 // against a dealer's hand that qualifies
	unopposed uint64 // likewise that does not
	royal     uint64 // won with the royal flush, of either kind, which is paid the bonus
	royalFree uint64
	royalTied uint64 // tied with it: the bonus is paid whatever the dealer has
	tied      uint64
	lost      uint64
	folded    [3]uint64 // before the flop, the river and the showdown
}

func (c *miniTexCounts) add(o *miniTexCounts, ways uint64) {
	c.won += ways * o.won
	c.unopposed += ways * o.unopposed
	c.royal += ways * o.royal
	c.royalFree += ways * o.royalFree
	c.royalTied += ways * o.royalTied
	c.tied += ways * o.tied
	c.lost += ways * o.lost
	for i := range c.folded {
		c.folded[i] += ways * o.folded[i]
	}
}

// all is how many rounds there are.
func (c *miniTexCounts) all() uint64 {
	return c.won + c.unopposed + c.royal + c.royalFree + c.royalTied + c.tied + c.lost + c.folded[0] + c.folded[1] + c.folded[2]
}

// value is what the rounds win together.
func (t *MiniTex) value(c *miniTexCounts) money.Cents {
	antes := 5*int64(c.won+c.royal) + 3*int64(c.unopposed+
		c.royalFree) - 5*int64(c.lost) - int64(c.folded[0]) - 2*int64(c.folded[1]) - 3*int64(c.folded[2])
	return t.Ante*money.Cents(antes) + t.Bonus*money.Cents(c.royal+c.royalFree+c.royalTied)
}

func (t *MiniTex) ends(c *miniTexCounts) Ends {
	e := Ends{}
	e.Add(5*t.Ante, 5*t.Ante, c.won)
	e.Add(3*t.Ante, 5*t.Ante, c.unopposed)
	e.Add(5*t.Ante+t.Bonus, 5*t.Ante, c.royal)
	e.Add(3*t.Ante+t.Bonus, 5*t.Ante, c.royalFree)
	e.Add(t.Bonus, 5*t.Ante, c.royalTied)
	e.Add(0, 5*t.Ante, c.tied)
	e.Add(-5*t.Ante, 5*t.Ante, c.lost)
	for i, n := range c.folded {
		stake := t.Ante * money.Cents(i+1)
		e.Add(-stake, stake, n)
	}
	return e
}

// miniTexBoard is a board of three cards with the rank of every pair of hole cards,
// and how each fares against all others.
type miniTexBoard struct {
	*places
	least  uint16 // the place of the least hand that qualifies: ace and king
	left   []card.Card
	order  []miniTexPair // from the highest rank down
	counts []uint16      // for sorting
	sorted []miniTexPair
}

type miniTexPair struct {
	a, b  card.Card
	place uint16
}

func newMiniTexBoard() *miniTexBoard {
	p := threePlaces()
	least := poker.Three([3]card.Card{card.New(card.Ace, 0), card.New(card.King, 1), card.New(card.Two, 2)})
	return &miniTexBoard{places: p, least: p.place(least), counts: make([]uint16, len(p.ranks)+1)}
}

// deal ranks all pairs on a board.
func (t *miniTexBoard) deal(board [3]card.Card, gone card.Set) {
	t.left = unseen(gone | card.SetOf(board[:]...))
	t.order = t.order[:0]
	x, y, z := board[0], board[1], board[2]
	var single [card.Joker]uint16
	for _, c := range t.left {
		single[c] = max(t.of[x][y][c], t.of[x][z][c], t.of[y][z][c])
	}
	clear(t.counts)
	for i, a := range t.left {
		withX, withY, withZ := &t.of[x][a], &t.of[y][a], &t.of[z][a]
		for _, b := range t.left[:i] {
			at := max(single[a], single[b], withX[b], withY[b], withZ[b])
			t.order = append(t.order, miniTexPair{a, b, at})
			t.counts[at]++
		}
	}
	sum := uint16(0)
	for i := len(t.counts) - 1; i >= 0; i-- {
		t.counts[i], sum = sum, sum+t.counts[i]
	}
	t.sorted = append(t.sorted[:0], t.order...)
	for _, p := range t.order {
		t.sorted[t.counts[p.place]] = p
		t.counts[p.place]++
	}
}

// sweep tells how each pair fares against all that have no card in common with it.
func (t *miniTexBoard) sweep(tell func(p miniTexPair, won, unopposed, tied, lost int64)) {
	var better, unqualified [card.Joker]int64 // by card, how many pairs with it
	var equal [card.Joker]int64
	all, none, above := int64(len(t.left)-2)*int64(len(t.left)-3)/2, int64(0), int64(0)
	for _, p := range t.sorted {
		if p.place < t.least {
			none++
			unqualified[p.a]++
			unqualified[p.b]++
		}
	}
	for from := 0; from < len(t.sorted); {
		to := from
		for ; to < len(t.sorted) && t.sorted[to].place == t.sorted[from].place; to++ {
			equal[t.sorted[to].a]++
			equal[t.sorted[to].b]++
		}
		same := int64(to - from)
		for _, p := range t.sorted[from:to] {
			lost := above - better[p.a] - better[p.b]
			tied := same - equal[p.a] - equal[p.b] + 1
			below := all - lost - tied
			unopposed := none - unqualified[p.a] - unqualified[p.b]
			if p.place < t.least { // all that it beats
				unopposed = below
			}
			tell(p, below-unopposed, unopposed, tied, lost)
		}
		for _, p := range t.sorted[from:to] {
			better[p.a]++
			better[p.b]++
			equal[p.a], equal[p.b] = 0, 0
		}
		above += same
		from = to
	}
}

// play are the counts of a hand with which the play wager is made.
func (t *miniTexBoard) play(p miniTexPair, won, unopposed, tied, lost int64) (c miniTexCounts) {
	c.lost = uint64(lost)
	if t.isRoyal(p) {
		c.royal, c.royalFree, c.royalTied = uint64(won), uint64(unopposed), uint64(tied)
	} else {
		c.won, c.unopposed, c.tied = uint64(won), uint64(unopposed), uint64(tied)
	}
	return c
}

// isRoyal reports whether the hand is the royal flush.
func (t *miniTexBoard) isRoyal(p miniTexPair) bool { return int(p.place) == len(t.ranks)-1 }

package housepoker

import "boardwalk/card"

// Of returns the value of a class of hole cards.
func (c *TexasCount) Of(h HoleClass) TexasValue {
	for _, v := range c.Values {
		if v.Hole == h {
			return v
		}
	}
	return TexasValue{Hole: h, Deals: 1}
}

// String writes the class as it is said: "7-2 unsuited".
func (h HoleClass) String() string {
	text := rankWord(h.High) + "-" + rankWord(h.Low)
	switch {
	case h.High == h.Low:
		return text
	case h.Suited:
		return text + " of one suit"
	}
	return text + " of two suits"
}

func rankWord(r card.Rank) string {
	if r == card.Ten {
		return "10"
	}
	return string(r.Letter())
}

// Values returns what it is worth to check and to bet on the turn or the river, in
// antes over so many deals: all wagers that lie there are counted, as if no other were
// made before this one but the flop wager. A river wager that comes later is made
// where that is best. Cards in seen will not come.
func (t *Texas) Values(h *TexasHand, seen card.Set) (check, bet, deals int64) {
	seen |= card.SetOf(h.Hole[:]...) | card.SetOf(h.Board[:h.Shown]...)
	board := newTexasBoard(t.least())
	if h.Shown == 4 {
		r, n := board.turn(h.Hole, h.Board, seen)
		return texasSum(r, 0), texasSum(r, 1), n
	}
	var sum [outcomes]int64
	later := int64(0)
	for _, turn := range unseen(seen) {
		four := h.Board
		four[3] = turn
		r, n := board.turn(h.Hole, four, seen|card.SetOf(turn))
		for i := range sum {
			sum[i] += r[i]
		}
		later += max(0, r[wonPaid]+r[wonReturn]-r[lost])
		deals += n
	}
	return texasSum(sum, 0) + later, texasSum(sum, 1) + later, deals
}

// texasSum is what the ante, the flop wager and so many more win together, in
// antes.
func texasSum(r [outcomes]int64, more int64) int64 {
	return r[wonPaid]*(3+more) + r[wonReturn]*(2+more) - r[lost]*(3+more)
}

// turn deals every river card and every hand to the dealer.
func (t *texasBoard) turn(hole [2]card.Card, four [4]card.Card, seen card.Set) (sum [outcomes]int64, deals int64) {
	board := [5]card.Card{four[0], four[1], four[2], four[3]}
	left := unseen(seen)
	for _, board[4] = range left {
		t.deal(&board, seen&^card.SetOf(hole[:]...))
		n := len(left) - 1
		all := uint64(n * (n - 1) / 2)
		for i, ways := range unpack(t.of(hole[0], hole[1]), all) {
			sum[i] += int64(ways)
		}
		deals += int64(all)
	}
	return sum, deals
}

// BeforeFlop returns what it is worth to go on with two cards if others are known not
// to come, in antes over so many deals. It takes some seconds.
func (t *Texas) BeforeFlop(hole [2]card.Card, seen card.Set, tell Progress) (antes, deals int64) {
	left := unseen(seen | card.SetOf(hole[:]...))
	sums := make([][][outcomes]int64, workers()) // by worker and the first four cards of the board
	boards := make([]*texasBoard, workers())
	for w := range sums {
		sums[w] = make([][outcomes]int64, choose[len(left)][4])
		boards[w] = newTexasBoard(t.least())
	}
	share(len(left), tell, func(worker, top int) { boards[worker].under(sums[worker], left, top, hole, seen) })
	type state struct {
		sum   [outcomes]int64
		later int64
	}
	flops := make([]state, choose[len(left)][3])
	n := len(left) - 5
	each := choose[n][2] * int64(n+1)
	for a := range left {
		for b := range left[:a] {
			for c := range left[:b] {
				for d := range left[:c] {
					at := int(choose[a][4] + choose[b][3] + choose[c][2] + choose[d][1])
					var r [outcomes]int64
					for w := range sums {
						for i := range r {
							r[i] += sums[w][at][i]
						}
					}
					for _, f := range [...][3]int{{a, b, c}, {a, b, d}, {a, c, d}, {b, c, d}} {
						s := &flops[choose[f[0]][3]+choose[f[1]][2]+choose[f[2]][1]]
						for i := range r {
							s.sum[i] += r[i]
						}
						s.later += max(0, r[wonPaid]+r[wonReturn]-r[lost])
						deals += each
					}
				}
			}
		}
	}
	for i := range flops {
		antes += max(texasSum(flops[i].sum, 0), texasSum(flops[i].sum, 1)) + flops[i].later
	}
	return antes, deals
}

// under deals every board of five cards of which one is the top card and the others come
// before it, and adds how the hole cards fare to every four of them.
func (t *texasBoard) under(sums [][outcomes]int64, left []card.Card, top int, hole [2]card.Card, seen card.Set) {
	n := len(left) - 5
	all := uint64(choose[n][2])
	seen &^= card.SetOf(hole[:]...)
	for b := range left[:top] {
		for c := range left[:b] {
			for d := range left[:c] {
				for e := range left[:d] {
					t.deal(&[5]card.Card{left[top], left[b], left[c], left[d], left[e]}, seen)
					r := unpack(t.of(hole[0], hole[1]), all)
					for _, f := range [...][4]int{{top, b, c, d}, {top, b, c, e}, {top, b, d, e}, {top, c, d, e}, {b, c, d, e}} {
						s := &sums[choose[f[0]][4]+choose[f[1]][3]+choose[f[2]][2]+choose[f[3]][1]]
						for i := range r {
							s[i] += int64(r[i])
						}
					}
				}
			}
		}
	}
}

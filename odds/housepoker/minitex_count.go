package housepoker

import (
	"boardwalk/card"
)

// miniTexSums are the counts by the class of the hole cards, for one strategy.
type miniTexSums [HoleClasses]miniTexCounts

// Count goes through all boards and hands, and returns how rounds end by best play
// and by each rule. There may be 30 rules.
func (t *MiniTex) Count(tell Progress, rules ...MiniTexRule) (best Ends, by []Ends) {
	sums := t.byHole(tell, rules)
	for i := range sums {
		whole := miniTexCounts{}
		for c := range sums[i] {
			counts := &sums[i][c]
			fold := miniTexCounts{}
			if fold.folded[0] = counts.all(); i == 0 && t.value(&fold) >= t.value(counts) {
				counts = &fold
			}
			whole.add(counts, 1)
		}
		if i == 0 {
			best = t.ends(&whole)
		} else {
			by = append(by, t.ends(&whole))
		}
	}
	return best, by
}

// byHole goes through all boards and hands, and counts for the best play and for each
// rule how rounds end, by the class of the hole cards. The best play makes every flop
// wager: whether it is worth it follows from the counts.
func (t *MiniTex) byHole(tell Progress, rules []MiniTexRule) []miniTexSums {
	boards := t.boards(tell, rules)
	flops := classes(2)
	sums := make([][]miniTexSums, workers())
	for w := range sums {
		sums[w] = make([]miniTexSums, 1+len(rules))
	}
	share(len(flops), nil, func(worker, step int) { t.flop(boards, flops[step], sums[worker], rules) })
	for _, other := range sums[1:] {
		for i := range sums[0] {
			for c := range sums[0][i] {
				sums[0][i][c].add(&other[i][c], 1)
			}
		}
	}
	return sums[0]
}

// miniTexBoards is how all pairs of hole cards fare on each board, and who plays
// them: a row for each class of boards.
type miniTexBoards struct {
	row  map[card.Set]int32
	rows [][]miniTexResult // by pair of cards
}

// miniTexResult is how a pair fares on a board.
type miniTexResult struct {
	packed uint64 // won, unopposed, tied and lost, 16 bits each: enough to add up 48 of them
	plays  uint32 // the strategies that make the play wager, one bit each, and the highest bit for the royal flush
}

// isRoyal is the bit of plays for the royal flush.
const isRoyal = 1 << 31

// boards deals every board, and has every strategy decide whether to play each pair.
func (t *MiniTex) boards(tell Progress, rules []MiniTexRule) *miniTexBoards {
	all := classes(3)
	found := &miniTexBoards{row: make(map[card.Set]int32, len(all)), rows: make([][]miniTexResult, len(all))}
	for i := range all {
		found.row[card.SetOf(all[i].cards...)] = int32(i)
	}
	boards := make([]*miniTexBoard, workers())
	for w := range boards {
		boards[w] = newMiniTexBoard()
	}
	share(len(all), tell, func(worker, step int) {
		b, row := boards[worker], make([]miniTexResult, allPairs)
		found.rows[step] = row
		hand := &MiniTexHand{Board: [3]card.Card(all[step].cards), Shown: 3}
		b.deal(hand.Board, 0)
		b.sweep(func(p miniTexPair, won, unopposed, tied, lost int64) {
			counts := b.play(p, won, unopposed, tied, lost)
			r := miniTexResult{packed: uint64(won) | uint64(unopposed)<<16 | uint64(tied)<<32 | uint64(lost)<<48}
			if t.value(&counts) > -3*t.Ante*miniTexDeals {
				r.plays = 1
			}
			hand.Hole, hand.Rank = [2]card.Card{p.a, p.b}, b.ranks[p.place]
			for i, rule := range rules {
				if rule(hand) {
					r.plays |= 2 << i
				}
			}
			if b.isRoyal(p) {
				r.plays |= isRoyal
			}
			row[pair(p.a, p.b)] = r
		})
	})
	return found
}

// flop goes through all river cards and hands after a flop. What each hand does
// after the river is known; whether it goes on to see it, when all are counted.
func (t *MiniTex) flop(boards *miniTexBoards, flop class, sums []miniTexSums, rules []MiniTexRule) {
	n := len(sums)
	states := make([]uint64, 2*n*allPairs) // packed, by pair of hole cards, and strategy without and with the royal flush
	seen := card.SetOf(flop.cards...)
	left := unseen(seen)
	for _, river := range left {
		set, renamed := renameSuits(seen | card.SetOf(river))
		row := boards.rows[boards.row[set]]
		for i, a := range left {
			if a == river {
				continue
			}
			for _, b := range left[:i] {
				if b == river {
					continue
				}
				r := &row[pair(renamed[a], renamed[b])]
				at := 2 * n * pair(a, b)
				if r.plays&isRoyal != 0 {
					at += n
				}
				for s := range n {
					states[at+s] += r.packed & -uint64(r.plays>>s&1)
				}
			}
		}
	}
	hand := &MiniTexHand{Board: [3]card.Card{flop.cards[0], flop.cards[1]}}
	for s := range sums {
		for i, a := range left {
			for _, b := range left[:i] {
				at := 2*n*pair(a, b) + s
				counts := unpackMiniTex(states[at], states[at+n])
				hand.Hole = [2]card.Card{a, b}
				class := HoleClassOf(a, b).number()
				t.decideFlop(&counts, hand, s, rules)
				sums[s][class].add(&counts, flop.ways)
			}
		}
	}
}

// decideFlop changes the counts of a pair if a strategy folds it before the river, or
// a rule before the flop. Best play before the flop is decided for all flops
// together.
func (t *MiniTex) decideFlop(counts *miniTexCounts, hand *MiniTexHand, strategy int, rules []MiniTexRule) {
	const deals = 48 * miniTexDeals
	if strategy == 0 {
		if t.value(counts) <= -2*t.Ante*deals {
			*counts = miniTexCounts{folded: [3]uint64{1: deals}}
		}
		return
	}
	rule := rules[strategy-1]
	if hand.Shown = 2; !rule(hand) {
		*counts = miniTexCounts{folded: [3]uint64{1: deals}}
	}
	if hand.Shown = 0; !rule(hand) {
		*counts = miniTexCounts{folded: [3]uint64{deals}}
	}
}

// unpackMiniTex makes counts of the results of 48 river cards, those with the royal
// flush apart. What is missing was folded after the river.
func unpackMiniTex(usual, royal uint64) (c miniTexCounts) {
	part := func(n uint64, i int) uint64 { return n >> (16 * i) & (1<<16 - 1) }
	c = miniTexCounts{won: part(usual, 0), unopposed: part(usual, 1), royal: part(royal, 0), royalFree: part(royal, 1),
		royalTied: part(royal, 2), tied: part(usual, 2), lost: part(usual, 3) + part(royal, 3)}
	c.folded[2] = 48*miniTexDeals - c.all()
	return c
}

package twohands

import (
	"slices"

	"boardwalk/houseway"
)

// room is what a worker needs again and again.
type room struct {
	tables  [2]dominance
	points  []weighed
	holding []held
	buckets [twoRanks][2][]weighed // what flushes of the house change, without the joker and with it
	own     [twoRanks][]coefficient
	beside  [twoRanks][]int32
	plain   [twoRanks][]int32
}

// held is a plain hand that has some cards: in how many ways they are of its cards, and in how many ways the others
// are had.
type held struct {
	hand          int32
	ofIts, others int64
}

// everyPart lists all sets of up to seven cards by their ranks, those of few cards first: each is a part that two
// hands may share.
func everyPart(hands []plain) []counts {
	var deck counts
	for i := range hands {
		for r, n := range hands[i].counts {
			deck[r] = max(deck[r], n)
		}
	}
	var list []counts
	var add func(u counts, left, rank int)
	add = func(u counts, left, rank int) {
		if rank == ranks {
			list = append(list, u)
			return
		}
		for n := 0; n <= min(left, int(deck[rank])); n++ {
			u[rank] = uint8(n)
			add(u, left-n, rank+1)
		}
	}
	add(counts{}, 7, 0)
	slices.SortStableFunc(list, func(a, b counts) int { return a.cards() - b.cards() })
	return list
}

func (n counts) cards() (all int) {
	for _, x := range n {
		all += int(x)
	}
	return all
}

// takeOut takes part in the count by inclusion and exclusion: it counts the pairs of hands that share certain ranks at
// least, with the sign of their number. Flushes are left aside.
func (k *counting) takeOut(part counts, r *room, met []packed) {
	k.holders(part, r)
	r.points = r.points[:0]
	for _, h := range r.holding {
		r.points = append(r.points, weighed{k.plains[h.hand].result, h.others})
	}
	table := &r.tables[0]
	table.build(r.points, len(k.highs), len(k.lows))
	s := sign(part.cards())
	for _, h := range r.holding {
		times := packed(s * h.ofIts)
		for q := k.first[h.hand]; q < k.first[h.hand+1]; q++ {
			met[q] += times * table.of(k.asked[q])
		}
	}
}

// holders finds all hands that have a part.
func (e *handList) holders(part counts, r *room) {
	r.holding = r.holding[:0]
	e.hold(&part, 7-part.cards(), 0, 0, 0, 1, 1, r)
}

// hold adds so many more cards to a part, of the ranks from one on. There are so many cards of lower ranks already,
// whose share of the number of the hand's kind is known.
func (e *handList) hold(part *counts, more, rank, cards int, number uint32, ofIts, others int64, r *room) {
	has := int(part[rank])
	if rank == joker {
		if has+more > 1 {
			return
		}
		if has+more == 1 {
			number += houseway.FirstWithJoker
		}
		if at := e.plainOf[number]; at >= 0 {
			r.holding = append(r.holding, held{at, ofIts, others})
		}
		return
	}
	for i := range has {
		number += houseway.NumberOf(rank, cards+i)
	}
	cards += has
	e.hold(part, more, rank+1, cards, number, ofIts, others, r)
	for n := 1; n <= more && has+n <= 4; n++ {
		number += houseway.NumberOf(rank, cards)
		cards++
		e.hold(part, more-n, rank+1, cards, number, ofIts*choose[has+n][has], others*choose[4-has][n], r)
	}
}

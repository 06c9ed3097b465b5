package twohands

import "slices"

// room is what a worker needs again and again.
type room struct {
	tables  [2]dominance
	holding []held
	buckets [twoRanks][2][]weighed
	asking  [twoRanks][]coefficient
	players []int32
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
// least, with the sign of their number.
func (k *counting) takeOut(part counts, r *room, a *answers) {
	r.holding = r.holding[:0]
	k.hold(part, part, 7-part.cards(), 0, 1, 1, r)
	all, known := &r.tables[0], &r.tables[1]
	all.points, known.points = all.points[:0], known.points[:0]
	for _, h := range r.holding {
		p := &k.Cards.plains[h.hand]
		all.points = append(all.points, weighed{p.result, p.hands * h.ofIts})
		for _, f := range p.flush {
			all.points = append(all.points, weighed{k.Cards.flush[f].result, 4 * k.Cards.flush[f].ways * h.ofIts})
		}
		known.points = append(known.points, weighed{p.result, h.others})
	}
	all.build(len(k.highs), len(k.lows))
	known.build(len(k.highs), len(k.lows))
	s := sign(part.cards())
	for _, h := range r.holding {
		at, end := k.first[h.hand], k.first[h.hand+1]
		without := at + k.bare[h.hand]
		for q := at; q < without; q++ {
			a.all[q].add(all.of(k.asked[q]), s*h.others)
		}
		if len(k.Cards.plains[h.hand].flush) == 0 {
			continue
		}
		for q := at; q < end; q++ {
			a.known[q].add(known.of(k.asked[q]), s*h.ofIts)
		}
	}
}

// hold finds all hands that have a part: so many more cards are added to it, of the ranks from one on.
func (k *counting) hold(part, hand counts, more, rank int, ofIts, others int64, r *room) {
	if more == 0 {
		if at, ok := k.byRank[hand]; ok {
			r.holding = append(r.holding, held{at, ofIts, others})
		}
		return
	}
	if rank == ranks {
		return
	}
	has := int(part[rank])
	for n := 0; n <= more && has+n <= copiesOf(rank); n++ {
		hand[rank] = uint8(has + n)
		k.hold(part, hand, more-n, rank+1, ofIts*choose[has+n][has], others*choose[copiesOf(rank)-has][n], r)
	}
}

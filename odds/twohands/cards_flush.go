package twohands

import "slices"

// A hand with a flush that meets another one is counted by the cards of the other's suit that both have (a set of
// ranks) and by the cards of the three other suits that both have (up to two, by rank).

// twoRanks is how many sets of up to two cards there are by rank.
const twoRanks = 1 + 13 + 91

// twos lists those sets.
var twos = func() (list [twoRanks][]restOf) {
	n := 1
	for a := range uint8(13) {
		list[n] = []restOf{{a, 1}}
		n++
	}
	for a := range uint8(13) {
		for b := a; b < 13; b++ {
			if a == b {
				list[n] = []restOf{{a, 2}}
			} else {
				list[n] = []restOf{{a, 1}, {b, 1}}
			}
			n++
		}
	}
	return list
}()

// twoNumber is the number of a set of up to two cards of different ranks, or of one.
var twoNumber = func() (n [14][14]uint8) {
	for i, set := range twos {
		switch {
		case len(set) == 0:
		case len(set) == 2:
			n[set[0].rank][set[1].rank], n[set[1].rank][set[0].rank] = uint8(i), uint8(i)
		case set[0].n == 2:
			n[set[0].rank][set[0].rank] = uint8(i)
		default:
			n[set[0].rank][13], n[13][set[0].rank] = uint8(i), uint8(i)
		}
	}
	return n
}()

// coefficient is how often something counts for a hand with a flush.
type coefficient struct {
	hand  int32
	times int64
}

// everyMask lists the sets of ranks that a flush may have a part of, those of few ranks first.
func everyMask(byMask [][]int32) []uint16 {
	var list []uint16
	for mask := range byMask {
		for have := mask; have < len(byMask); have = (have + 1) | mask { // every set that has this one as a part
			if len(byMask[have]) > 0 {
				list = append(list, uint16(mask))
				break
			}
		}
	}
	slices.SortStableFunc(list, func(a, b uint16) int { return size(a) - size(b) })
	return list
}

// takeOutFlush counts, by inclusion and exclusion, the pairs of hands with a flush in which the house's flush has
// certain ranks in common with the player's cards of that suit.
func (k *counting) takeOutFlush(shared uint16, r *room, answer []outcome) {
	for u := range r.buckets {
		r.buckets[u][0], r.buckets[u][1] = r.buckets[u][0][:0], r.buckets[u][1][:0]
		r.asking[u] = r.asking[u][:0]
	}
	for have := int(shared); have < len(k.byMask); have = (have + 1) | int(shared) {
		for _, n := range k.byMask[have] {
			k.gather(n, shared, r)
		}
	}
	// A card of the player's that is of no flush may be of the house's suit.
	r.players = r.players[:0]
	if size(shared) <= 2 {
		for n := range k.Cards.flush {
			if has := k.Cards.flush[n].restMask(); has&shared == shared {
				r.players = append(r.players, int32(n))
			}
		}
	}
	for u := range r.buckets {
		b := &r.buckets[u]
		if len(b[0])+len(b[1]) == 0 {
			continue
		}
		without, all := &r.tables[0], &r.tables[1]
		without.points = append(without.points[:0], b[0]...)
		all.points = append(append(all.points[:0], b[0]...), b[1]...)
		without.build(len(k.highs), len(k.lows))
		all.build(len(k.highs), len(k.lows))
		for _, c := range r.asking[u] {
			k.answer(c, without, all, answer)
		}
		for _, n := range r.players {
			if times := k.Cards.flush[n].elsewhere(shared, twos[u]); times != 0 {
				k.answer(coefficient{n, times}, without, all, answer)
			}
		}
	}
}

// gather adds a hand with a flush of which some ranks are shared: as the house's, with what its flush changes, and as
// the player's with the same suit.
func (k *counting) gather(n int32, shared uint16, r *room) {
	f := &k.Cards.flush[n]
	before := k.Cards.plains[f.plain].result
	holder := 0
	if f.joker {
		holder = 1
	}
	each(f.rest(), func(u uint8, set []restOf) {
		others, same := int64(1), sign(size(shared))
		for _, x := range f.rest() {
			has := uint8(0)
			for _, y := range set {
				if y.rank == x.rank {
					has = y.n
				}
			}
			others *= choose[3-has][x.n-has]
			same *= choose[3][x.n] * sign(int(has)) * choose[x.n][has]
		}
		if before != f.result {
			r.buckets[u][holder] = append(r.buckets[u][holder], weighed{f.result, others}, weighed{before, -others})
		}
		r.asking[u] = append(r.asking[u], coefficient{n, same})
	})
}

// each visits the sets of cards that are a part of up to two.
func each(rest []restOf, visit func(number uint8, set []restOf)) {
	visit(0, nil)
	for i, x := range rest {
		visit(twoNumber[x.rank][13], []restOf{{x.rank, 1}})
		if x.n == 2 {
			visit(twoNumber[x.rank][x.rank], []restOf{{x.rank, 2}})
		}
		for _, y := range rest[i+1:] {
			visit(twoNumber[x.rank][y.rank], []restOf{{x.rank, 1}, {y.rank, 1}})
		}
	}
}

// restMask is the ranks of the cards that are not of the flush.
func (f *flush) restMask() (mask uint16) {
	for _, x := range f.rest() {
		mask |= 1 << x.rank
	}
	return mask
}

// answer adds what the hands of a table are worth to all that is asked about a hand with a flush.
func (k *counting) answer(c coefficient, without, all *dominance, to []outcome) {
	f := &k.Cards.flush[c.hand]
	table := all
	if f.joker { // and so nobody else has it
		table = without
	}
	if len(table.points) == 0 {
		return
	}
	first, at := k.first[f.plain], k.begin[c.hand]
	for i, q := range k.need[c.hand] {
		to[int(at)+i].add(table.of(k.asked[first+q]), c.times)
	}
}

// elsewhere is how often the part that is shared counts for a player's hand whose flush is of another suit than the
// house's, which may be any of three: shared are ranks of the house's suit, and set are cards of the others.
func (f *flush) elsewhere(shared uint16, set []restOf) int64 {
	times := int64(3)
	for _, x := range f.rest() {
		a := f.mask >> x.rank & 1
		t := shared >> x.rank & 1
		u := uint8(0)
		for _, y := range set {
			if y.rank == x.rank {
				u = y.n
			}
		}
		times *= meets[a][x.n][t][u]
	}
	rest := f.restMask()
	for _, y := range set {
		if rest>>y.rank&1 != 0 {
			continue
		}
		if f.mask>>y.rank&1 == 0 || y.n > 1 {
			return 0
		}
		times = -times
	}
	return times
}

// meets is how often the cards of one rank count for a player who has the flush's card of that rank or not, and so
// many others: by whether the house's flush has it, and by how many of the house's other cards are shared.
//
// The suits are the player's, the house's and two more. The player's other cards are of the house's suit or of the two
// more. Of the house's other cards, so many are in the way of each choice.
var meets = func() (m [2][3][2][3]int64) {
	for a := range m {
		for x := 1; x <= 2; x++ {
			for suits := range 8 { // bit 0 is the house's suit
				if n := suits&1 + suits>>1&1 + suits>>2&1; n != x {
					continue
				}
				blocked := suits>>1&1 + suits>>2&1 + a
				for u := range 3 {
					n := sign(u) * choose[blocked][u]
					m[a][x][0][u] += n
					if suits&1 != 0 {
						m[a][x][1][u] -= n
					}
				}
			}
		}
	}
	return m
}()

package twohands

import (
	"math/bits"
	"slices"

	"boardwalk/houseway"
)

// What a flush of the house changes for a player's hand is counted by the cards of the flush's suit that both have (a set
// of ranks) and by the cards of the three other suits that both have (up to two, by rank).

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

// takeOutFlush counts, by inclusion and exclusion, what the flushes of the house change that have certain ranks in common
// with the player's cards of their suit.
func (k *counting) takeOutFlush(shared uint16, r *room) {
	for u := range r.buckets {
		r.buckets[u][0], r.buckets[u][1] = r.buckets[u][0][:0], r.buckets[u][1][:0]
		r.own[u], r.beside[u], r.plain[u] = r.own[u][:0], r.beside[u][:0], r.plain[u][:0]
	}
	for have := int(shared); have < len(k.byMask); have = (have + 1) | int(shared) {
		for _, n := range k.byMask[have] {
			k.gather(n, shared, r)
		}
	}
	k.gatherBeside(shared, r)
	k.gatherPlain(shared, r)
	for u := range r.buckets {
		b := &r.buckets[u]
		if len(b[0])+len(b[1]) == 0 {
			continue
		}
		without, all := &r.tables[0], &r.tables[1]
		r.points = append(append(r.points[:0], b[0]...), b[1]...)
		all.build(r.points, len(k.highs), len(k.lows))
		without.build(b[0], len(k.highs), len(k.lows))
		of := func(joker bool) *dominance {
			if joker { // and so nobody else has it
				return without
			}
			return all
		}
		for _, c := range r.own[u] {
			k.answerOwn(c, of(k.handList.flush[c.hand].joker))
		}
		for _, n := range r.beside[u] {
			k.answerBeside(n, shared, twos[u], of(k.handList.flush[n].joker))
		}
		for _, i := range r.plain[u] {
			k.answerPlain(i, shared, twos[u], of(k.plains[i].counts[joker] > 0))
		}
	}
}

// gather adds a hand with a flush of which some ranks are shared: as the house's, with what its flush changes, and as
// the player's with the same suit.
func (k *counting) gather(n int32, shared uint16, r *room) {
	f := &k.handList.flush[n]
	before := k.plains[f.plain].result
	holder := 0
	if f.joker {
		holder = 1
	}
	each(f.rest(), func(u uint8, set []restOf) {
		others, same := int64(1), sign(size(shared))
		for _, x := range f.rest() {
			has := numberIn(set, x.rank)
			others *= choose[3-has][x.n-has]
			same *= sign(int(has)) * choose[x.n][has]
		}
		if before != f.result {
			r.buckets[u][holder] = append(r.buckets[u][holder], weighed{f.result, others}, weighed{before, -others})
		}
		r.own[u] = append(r.own[u], coefficient{n, same})
	})
}

// numberIn is how many cards of a rank a set has.
func numberIn(set []restOf, rank uint8) uint8 {
	for _, y := range set {
		if y.rank == rank {
			return y.n
		}
	}
	return 0
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

// gatherBeside adds the player's hands with a flush that have cards of the shared ranks in other suits.
func (k *counting) gatherBeside(shared uint16, r *room) {
	if size(shared) > 2 {
		return
	}
	for n := range k.handList.flush {
		f := &k.handList.flush[n]
		if f.restMask()&shared == shared {
			eachOf(&k.plains[f.plain].counts, shared, func(u uint8) { r.beside[u] = append(r.beside[u], int32(n)) })
		}
	}
}

// gatherPlain adds the player's hands without a flush that have cards of the shared ranks.
func (k *counting) gatherPlain(shared uint16, r *room) {
	if size(shared) > 4 {
		return
	}
	var part counts
	for rank := range 13 {
		part[rank] = uint8(shared >> rank & 1)
	}
	k.holders(part, r)
	for _, h := range r.holding {
		p := &k.plains[h.hand]
		if size(shared) <= p.mostSuited() {
			eachOf(&p.counts, shared, func(u uint8) { r.plain[u] = append(r.plain[u], h.hand) })
		}
	}
}

// eachOf visits the sets of up to two cards of a hand that are left beside one card of each shared rank.
func eachOf(n *counts, shared uint16, visit func(u uint8)) {
	visit(0)
	for a := range 13 {
		left := n[a] - uint8(shared>>a&1)
		if n[a] == 0 || left == 0 {
			continue
		}
		visit(twoNumber[a][13])
		if left >= 2 {
			visit(twoNumber[a][a])
		}
		for b := a + 1; b < 13; b++ {
			if n[b] > uint8(shared>>b&1) {
				visit(twoNumber[a][b])
			}
		}
	}
}

// mostSuited is how many cards of one suit the hand has at most, if it has no flush.
func (p *plain) mostSuited() int {
	if p.counts[joker] > 0 {
		return 3
	}
	return 4
}

// restMask is the ranks of the cards that are not of the flush.
func (f *flush) restMask() (mask uint16) {
	for _, x := range f.rest() {
		mask |= 1 << x.rank
	}
	return mask
}

// answerOwn adds what the hands of a table change for a hand with a flush of the same suit.
func (k *counting) answerOwn(c coefficient, table *dominance) {
	need := k.flush[c.hand].need
	first, at := k.first[k.handList.flush[c.hand].plain], k.beginFlush[c.hand]
	lock := &k.locks[c.hand%int32(len(k.locks))]
	lock.Lock()
	defer lock.Unlock()
	for i, q := range need {
		k.own[int(at)+i] += packed(c.times) * table.of(k.asked[first+q])
	}
}

// answerBeside adds what the hands of a table change for a hand whose flush is of another suit.
func (k *counting) answerBeside(n int32, shared uint16, set []restOf, table *dominance) {
	f := &k.handList.flush[n]
	alike, apart := f.elsewhere(&k.plains[f.plain].counts, shared, set)
	if alike == 0 && apart == 0 {
		return
	}
	need := k.flush[n].need
	first, at := k.first[f.plain], k.beginFlush[n]
	lock := &k.locks[n%int32(len(k.locks))]
	lock.Lock()
	defer lock.Unlock()
	for i, q := range need {
		x := table.of(k.asked[first+q])
		k.alike[int(at)+i] += packed(alike) * x
		k.apart[int(at)+i] += packed(apart) * x
	}
}

// elsewhere is how often what is shared counts for a player's hand in the three suits that its flush is not of, if its
// other two cards are alike in suit and if they are not. Cards of one rank never are, and one card has nothing to be
// like.
func (f *flush) elsewhere(n *counts, shared uint16, set []restOf) (alike, apart int64) {
	none := times(n, 0, shared, set)
	rest := f.rest()
	switch {
	case len(rest) == 0:
		return 0, 3 * none
	case len(rest) == 1 && rest[0].n == 1:
		return 0, times(n, 1<<rest[0].rank, shared, set) + 2*none
	case len(rest) == 1:
		return 0, 2*times(n, 1<<rest[0].rank, shared, set) + none
	}
	a, b := uint16(1)<<rest[0].rank, uint16(1)<<rest[1].rank
	return times(n, a|b, shared, set) + 2*none, times(n, a, shared, set) + times(n, b, shared, set) + none
}

// times is how often what is shared counts for a player who has certain ranks in the suit of the house's flush: shared
// are ranks of that suit, and set are cards of the others.
func times(n *counts, suited, shared uint16, set []restOf) int64 {
	if shared&^suited != 0 {
		return 0
	}
	x := sign(size(shared))
	for _, y := range set {
		x *= sign(int(y.n)) * choose[n[y.rank]-uint8(suited>>y.rank&1)][y.n]
	}
	return x
}

// answerPlain adds what the hands of a table change for the hands without a flush of some ranks. What counts for every
// set of ranks in the suit that has a certain part is added to that part alone: [counting.spread] does the rest.
func (k *counting) answerPlain(i int32, shared uint16, set []restOf, table *dominance) {
	p := &k.plains[i]
	type target struct {
		at    int64
		times packed
	}
	var list [4]target
	list[0] = target{int64(p.place(shared)), packed(sign(size(shared)))}
	targets := list[:1]
	for _, y := range set {
		n := p.counts[y.rank]
		s := packed(sign(int(y.n)))
		if shared>>y.rank&1 != 0 {
			for t := range targets {
				targets[t].times *= s * packed(choose[n-1][y.n])
			}
			continue
		}
		bit := int64(p.place(1 << y.rank))
		for _, t := range targets { // with the rank in the suit there is one card less beside it
			targets = append(targets, target{t.at | bit, t.times * s * packed(choose[n-1][y.n]-choose[n][y.n])})
		}
		for t := range targets[:len(targets)/2] {
			targets[t].times *= s * packed(choose[n][y.n])
		}
	}
	need := k.plain[i].need
	first := k.first[i]
	var found [2 * houseway.Settings]packed
	for j, q := range need {
		found[j] = table.of(k.asked[first+q])
	}
	lock := &k.locks[i%int32(len(k.locks))]
	lock.Lock()
	defer lock.Unlock()
	for _, t := range targets {
		if bits.OnesCount64(uint64(t.at)) > p.mostSuited() {
			continue // a flush, which no plain hand has
		}
		to := k.change[k.begin[i]+t.at*int64(len(need)):][:len(need)]
		for j := range to {
			to[j] += t.times * found[j]
		}
	}
}

// place is the number of a set of the hand's ranks: one bit for each rank that the hand has.
func (p *plain) place(set uint16) (n uint16) {
	for rest := set; rest != 0; rest &= rest - 1 {
		bit := rest & -rest
		n |= 1 << size(p.mask&(bit-1))
	}
	return n
}

package twohands

import (
	"math/bits"

	"boardwalk/card"
	"boardwalk/houseway"
)

// decide deals every hand of some ranks, takes its best setting and adds all up.
func (k *counting) decide(i, main int, found *sums, settings []byte) {
	p := &k.plains[i]
	k.spread(i)
	d := &dealing{counting: k, main: main, found: found, hand: int32(i), asking: &k.plain[i]}
	d.begin()
	for r, n := range p.counts[:joker] {
		if n > 0 {
			d.ranks[d.n] = uint8(r)
			d.n++
		}
	}
	d.deal(0, 1)
	d.end(&p.kind, settings)
	for n := p.flush; n < p.noFlush; n++ {
		f := &k.handList.flush[n]
		d.asking = &k.flush[n]
		d.begin()
		alike, apart := f.patterns()
		for _, x := range []struct {
			ways  int64
			there []packed
		}{{4 * alike, k.alike}, {4 * apart, k.apart}} {
			if x.ways == 0 {
				continue
			}
			for j, q := range d.need {
				at := int(k.beginFlush[n]) + j
				d.value[j] = k.met[k.first[i]+q] + k.own[at] + x.there[at]
			}
			d.take(x.ways)
		}
		d.end(&f.kind, settings)
	}
}

// patterns is in how many ways the cards that are not of the flush are alike in suit, and in how many they are not.
func (f *flush) patterns() (alike, apart int64) {
	if f.n == 2 {
		return 3, 6
	}
	return 0, f.ways
}

// spread makes of what was added to parts of the ranks what counts for all sets of ranks that have them.
func (k *counting) spread(i int) {
	need := int64(len(k.plain[i].need))
	all := k.change[k.begin[i]:k.begin[i+1]]
	subsets := 1 << size(k.plains[i].mask)
	for bit := 1; bit < subsets; bit <<= 1 {
		for m := range subsets {
			if m&bit == 0 {
				continue
			}
			to, from := all[int64(m)*need:][:need], all[int64(m^bit)*need:][:need]
			for j := range to {
				to[j] += from[j]
			}
		}
	}
}

// dealing goes through the suits of hands of one kind.
type dealing struct {
	*counting
	*asking
	found *sums
	main  int // for which wager settings are kept
	hand  int32

	ranks [7]uint8 // those that there are, so many
	n     int
	suits [card.Suits]uint8 // which of them each suit has so far

	value []packed  // of the hand that is dealt, for each query that is needed
	one   []outcome // the same
	sums  []outcome // of all hands of the kind
}

// begin makes room for another kind.
func (d *dealing) begin() {
	d.value = append(d.value[:0], make([]packed, len(d.need))...)
	d.one = append(d.one[:0], make([]outcome, len(d.need))...)
	d.sums = append(d.sums[:0], make([]outcome, len(d.need))...)
}

// deal gives suits to the cards of the ranks from a place on, in so many ways. Hands that have a flush are left out. Of
// suits that have had the same cards the first get the next ones: the others would make the same hand under other
// names.
func (d *dealing) deal(at int, ways int64) {
	p := &d.plains[d.hand]
	if at == d.n {
		d.dealt(ways)
		return
	}
	before := d.suits
	for chosen := range 1 << card.Suits {
		if bits.OnesCount(uint(chosen)) != int(p.counts[d.ranks[at]]) {
			continue
		}
		times, ok := names(&before, chosen)
		if !ok {
			continue
		}
		for s := range before {
			d.suits[s] = before[s] | uint8(chosen>>s&1)<<at
			ok = ok && bits.OnesCount8(d.suits[s]) <= p.mostSuited()
		}
		if ok {
			d.deal(at+1, ways*times)
		}
	}
	d.suits = before
}

// names is in how many ways suits that are alike so far can be named so that others are chosen instead. It is false if
// the chosen ones are not the first of those that are alike.
func names(suits *[card.Suits]uint8, chosen int) (ways int64, ok bool) {
	ways = 1
	for s := 0; s < card.Suits; {
		same, has := 0, 0
		for ; s+same < card.Suits && suits[s+same] == suits[s]; same++ {
			if chosen>>(s+same)&1 != 0 {
				if has++; has <= same {
					return 0, false
				}
			}
		}
		ways *= choose[same][has]
		s += same
	}
	return ways, true
}

// dealt adds up the parts of a hand whose suits are known.
func (d *dealing) dealt(ways int64) {
	n := len(d.need)
	part := func(s int) []packed { return d.change[d.counting.begin[d.hand]+int64(d.suits[s])*int64(n):][:n] }
	a, b, c, e := part(0), part(1), part(2), part(3)
	for j, q := range d.need {
		d.value[j] = d.met[d.first[d.hand]+q] + a[j] + b[j] + c[j] + e[j]
	}
	d.take(ways)
}

// take takes the best setting of a hand that can be dealt in so many ways.
func (d *dealing) take(ways int64) {
	for j, v := range d.value {
		won, lost := v.unpack()
		d.one[j] = outcome{won, lost}
		d.sums[j].won += ways * won
		d.sums[j].lost += ways * lost
	}
	for r := range roles {
		d.found[setBest][r].add(d.worth, d.one, d.may[r], ways)
	}
}

// end adds up a kind that was dealt: as the house sets it, and with the setting that is best for all its hands together.
// The player's is kept.
func (d *dealing) end(kind *houseway.Kind, settings []byte) {
	for r := range roles {
		d.found[setByKind][r].add(d.worth, d.sums, d.may[r], 1)
		d.found[setByHouse][r].all(d.sums[d.house[r]])
	}
	var s houseway.Set
	kind.Rank(d.way.WheelLow(), &s)
	chosen := d.asked[d.first[d.hand]+d.need[bestFor(d.worth[d.main], d.sums, d.may[Player])]]
	for rest := s.Lawful; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros32(rest)
		if d.query(Player, s.High[i], s.Low[i]) == chosen {
			settings[kind.Number()] = byte(i)
			break
		}
	}
}

package houseway

import "math/bits"

// The kinds of hands are numbered: first those without a flush, by their ranks, then those with one.
const (
	plainSeven = 50388 // multisets of 7 of 13 ranks
	// PlainKinds is how many numbers come first, of kinds without a flush: those of 6 ranks beside the joker, too.
	PlainKinds = plainSeven + 18564
	twos       = 91 // multisets of 2 of 13 ranks
	flushKinds = 1287*twos + 1716*13 + 1716 + 715*twos + 1287*13 + 1716
	// Kinds is how many numbers there are. A few of them, with five or more cards of one rank, are of no hand.
	Kinds = PlainKinds + flushKinds
)

// choose is binomial coefficients.
var choose = func() (c [20][8]uint32) {
	for n := range c {
		c[n][0] = 1
		for k := 1; k < 8 && n > 0; k++ {
			c[n][k] = c[n-1][k-1] + c[n-1][k]
		}
	}
	return c
}()

// maskNumber numbers sets of ranks among those of the same size.
var maskNumber = func() (list [1 << 13]uint16) {
	var n [14]uint16
	for m := range list {
		size := bits.OnesCount16(uint16(m))
		list[m] = n[size]
		n[size]++
	}
	return list
}()

// flushBase is the first number of kinds with a flush, by the cards of its suit and whether there is a joker.
var flushBase = func() (base [8][2]uint32) {
	n := uint32(PlainKinds)
	for _, x := range []struct{ suited, joker, kinds uint32 }{
		{5, 0, 1287 * twos}, {6, 0, 1716 * 13}, {7, 0, 1716}, {4, 1, 715 * twos}, {5, 1, 1287 * 13}, {6, 1, 1716},
	} {
		base[x.suited][x.joker] = n
		n += x.kinds
	}
	return base
}()

// others is how many multisets of so many of 13 ranks there are.
var others = [3]uint32{1, 13, twos}

// FirstWithJoker is the first number of kinds without a flush that have the joker.
const FirstWithJoker = plainSeven

// NumberOf is what a card adds to the number of a kind without a flush, by its rank, from 0 for the two, and by how many
// of the cards beside the joker come before it, which are as low or lower.
func NumberOf(rank, before int) uint32 { return choose[rank+before][before+1] }

// Number returns the number of the kind.
func (k *Kind) Number() uint32 {
	if k.Suited != 0 {
		return k.flushNumber()
	}
	r := &k.Ranks
	n := plainNumbers[1][r[1]&15] + plainNumbers[2][r[2]&15] + plainNumbers[3][r[3]&15] +
		plainNumbers[4][r[4]&15] + plainNumbers[5][r[5]&15] + plainNumbers[6][r[6]&15]
	if k.Joker {
		return plainSeven + n
	}
	return plainNumbers[0][r[0]&15] + n
}

// plainNumbers are what a rank at a place adds to the number of a kind without a flush. The ranks are counted from the
// lowest up, made distinct by adding their places.
var plainNumbers = func() (list [7][16]uint32) {
	for i := range list {
		at := 6 - i
		for r := 2; r <= ace; r++ {
			list[i][r] = NumberOf(r-2, at)
		}
	}
	return list
}()

func (k *Kind) flushNumber() uint32 {
	mask, rest, n, joker := uint16(0), uint32(0), 0, 0
	if k.Joker {
		joker = 1
	}
	for i := 6; i >= joker; i-- {
		if k.Suited>>i&1 != 0 {
			mask |= 1 << (k.Ranks[i] - 2)
			continue
		}
		rest += choose[int(k.Ranks[i])-2+n][n+1]
		n++
	}
	return flushBase[bits.OnesCount16(mask)][joker] + uint32(maskNumber[mask])*others[n] + rest
}

// EveryKind visits every kind of hand, with how often the four suits make it: the number of hands is the ways of the
// cards that are suited and of those that are not, see [Kind.Hands].
func EveryKind(yield func(*Kind) bool) {
	for _, joker := range []bool{false, true} {
		k := Kind{Joker: joker}
		from := 0
		if joker {
			k.Ranks[0], from = ace, 1
		}
		if !everyRanks(&k, from, ace, yield) {
			return
		}
	}
}

// everyRanks chooses the ranks from a place on, none higher than top.
func everyRanks(k *Kind, at int, top uint8, yield func(*Kind) bool) bool {
	if at == 7 {
		return everySuited(k, yield)
	}
	first := 0
	if k.Joker {
		first = 1
	}
	for r := top; r >= 2; r-- {
		if at-4 >= first && k.Ranks[at-4] == r {
			continue // there are four already
		}
		if k.Ranks[at] = r; !everyRanks(k, at+1, r, yield) {
			return false
		}
	}
	return true
}

// everySuited visits a hand of some ranks without a flush, and with each.
func everySuited(k *Kind, yield func(*Kind) bool) bool {
	k.Suited = 0
	if !yield(k) {
		return false
	}
	first, need := 0, 5
	if k.Joker {
		first, need = 1, 4
	}
	// Only the first card of a rank can be of the flush, and of four of a rank one is.
	var may, must uint8
	for i := first; i < 7; i++ {
		if i == first || k.Ranks[i] != k.Ranks[i-1] {
			may |= 1 << i
			if i+3 < 7 && k.Ranks[i+3] == k.Ranks[i] {
				must |= 1 << i
			}
		}
	}
	for s := may; s != 0; s = (s - 1) & may {
		if bits.OnesCount8(s) >= need && s&must == must {
			if k.Suited = s; !yield(k) {
				return false
			}
		}
	}
	k.Suited = 0
	return true
}

// Hands is how many hands of seven cards are of the kind.
func (k *Kind) Hands() int64 {
	if k.Suited != 0 {
		return 4 * k.beside()
	}
	n := int64(1)
	for _, c := range k.Counts() {
		n *= int64(choose[4][c])
	}
	whole := *k
	everySuited(&whole, func(f *Kind) bool {
		if f.Suited != 0 {
			n -= 4 * f.beside()
		}
		return true
	})
	return n
}

// beside is in how many ways three suits make the cards that are of no flush.
func (k *Kind) beside() int64 {
	counts := k.Counts()
	for i, r := range k.Ranks {
		if k.Suited>>i&1 != 0 {
			counts[r-2]--
		}
	}
	n := int64(1)
	for _, c := range counts {
		n *= int64(choose[3][c])
	}
	return n
}

// Counts is how many cards of each rank there are, from the two up, without the joker.
func (k *Kind) Counts() (list [13]uint8) {
	for i, r := range k.Ranks {
		if i > 0 || !k.Joker {
			list[r-2]++
		}
	}
	return list
}

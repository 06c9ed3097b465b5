package tile

import (
	"fmt"

	"boardwalk/law"
)

// Rank is what two tiles are worth as a hand. The higher Rank is the higher
// hand, and hands of equal Rank are copies. It holds, from the most significant
// digit on, the place of a pair or the value, and then the highest tile.
type Rank uint16

// Pair is one of the twenty kinds of pairs of 10.2(b), in the order of the
// regulation: Supreme is the highest. The zero value is no pair.
type Pair uint8

// The pairs: the supreme pair, eleven matched ones, four mixed ones, and the
// wongs and gongs, which are a twelve or two with a nine or an eight.
const (
	NoPair Pair = iota
	Supreme
	Pair66
	Pair11
	Pair44
	Pair13
	Pair55
	Pair33
	Pair22
	Pair56
	Pair46
	Pair16
	Pair15
	MixedNines
	MixedEights
	MixedSevens
	MixedFives
	TwelveWong
	TwoWong
	TwelveGong
	TwoGong

	// Pairs is how many kinds of pairs there are.
	Pairs = int(TwoGong)
)

// pairs are what the kinds are called, and the paragraphs that list them.
var pairs = [Pairs + 1]struct {
	name string
	by   law.Cite
}{
	NoPair:      {"no pair", "10.2(d)"},
	Supreme:     {"the supreme pair", "10.2(b)[first]"},
	Pair66:      {"a pair of twelves", matched},
	Pair11:      {"a pair of twos", matched},
	Pair44:      {"a pair of eights", matched},
	Pair13:      {"a pair of fours, 1-3", matched},
	Pair55:      {"a pair of tens, 5-5", matched},
	Pair33:      {"a pair of sixes, 3-3", matched},
	Pair22:      {"a pair of fours, 2-2", matched},
	Pair56:      {"a pair of elevens", matched},
	Pair46:      {"a pair of tens, 4-6", matched},
	Pair16:      {"a pair of sevens", matched},
	Pair15:      {"a pair of sixes, 1-5", matched},
	MixedNines:  {"mixed nines", mixed},
	MixedEights: {"mixed eights", mixed},
	MixedSevens: {"mixed sevens", mixed},
	MixedFives:  {"mixed fives", mixed},
	TwelveWong:  {"a wong with the twelve", "10.2(b)[wongs]"},
	TwoWong:     {"a wong with the two", "10.2(b)[wongs]"},
	TwelveGong:  {"a gong with the twelve", "10.2(b)[gongs]"},
	TwoGong:     {"a gong with the two", "10.2(b)[gongs]"},
}

const (
	matched law.Cite = "10.2(b)[second to twelfth, matched]"
	mixed   law.Cite = "10.2(b)[thirteenth to sixteenth, mixed]"
)

// Law returns the paragraph that lists the pair.
func (p Pair) Law() law.Cite { return pairs[p].by }

// String says the pair in words: "the supreme pair", "mixed nines".
func (p Pair) String() string {
	if int(p) > Pairs {
		return "no pair"
	}
	return pairs[p].name
}

// PairOf returns which pair two tiles are, or NoPair.
//
// The scan of the regulation has lost the ordinals of wongs and gongs. We read
// that any nine or eight makes the same pair, so that there are twenty ranks.
func PairOf(a, b Tile) Pair {
	if a > b {
		a, b = b, a
	}
	switch {
	case a == T24 && b == T12:
		return Supreme
	case a == b && a <= twice:
		return Pair66 + Pair(a-T66)
	case a > twice && faces[a].place == faces[b].place: // nines, eights and sevens, and then, two places below, fives
		return MixedNines + min(Pair(faces[a].place)-12, 3)
	case a > T11:
		return NoPair
	case b == T36 || b == T45:
		return TwelveWong + Pair(a-T66)
	case b == T26 || b == T35 || b == T44:
		return TwelveGong + Pair(a-T66)
	}
	return NoPair
}

// places is more than there are places of single tiles.
const places = 18

// Of returns the rank of a hand of two tiles: 10.2(b) and (d) to (g). A six,
// 2-4, and a three, 1-2, that are not used together count as whichever of six
// and three makes the higher hand, 10.2(e). It looks the rank up in a table. A hand
// with a tile that is not known has no rank, which is 0.
func Of(a, b Tile) Rank { return ranks[a&mask][b&mask] }

// mask leaves the faces as they are, and makes of Unknown a place in the table
// that no face has.
const mask = 31

// ranks are the ranks of all hands of two tiles.
var ranks = rankAll()

func rankAll() (all [mask + 1][mask + 1]Rank) {
	for a := T66; a <= T12; a++ {
		for b := T66; b <= T12; b++ {
			all[a][b] = rank(a, b)
		}
	}
	return all
}

// rank works the rank of a hand out.
func rank(a, b Tile) Rank {
	if p := PairOf(a, b); p != NoPair {
		return pairRank(p)
	}
	best := Rank(0)
	for x := range counts(a) {
		for y := range counts(b) {
			value := (x.spots + y.spots) % 10
			best = max(best, valueRank(value)+Rank(places-min(x.place, y.place)))
		}
	}
	return best
}

// pairRank is the rank of a pair: above every value.
func pairRank(p Pair) Rank { return Rank(10+Pairs-int(p)) * places }

// valueRank is what a value contributes to the rank of a hand without a pair.
func valueRank(value int) Rank { return Rank(value) * places }

// count is what a tile counts as: so many spots, and the place of a single tile.
type count struct{ spots, place int }

// counts yields what a tile may count as where it is not part of a pair.
func counts(t Tile) func(yield func(count) bool) {
	return func(yield func(count) bool) {
		more := yield(count{t.Spots(), int(faces[t].place)})
		if t == T24 && more {
			yield(count{3, int(faces[T12].place)})
		} else if t == T12 && more {
			yield(count{6, int(faces[T24].place)})
		}
	}
}

// Pair returns which pair the hand is, or NoPair.
func (r Rank) Pair() Pair {
	if first := int(r / places); first >= 10 {
		return Pair(10 + Pairs - first)
	}
	return NoPair
}

// Value returns the value of a hand that is no pair, 0 to 9: 10.2(d).
func (r Rank) Value() int { return int(r / places) }

// Zero reports whether the hand is no pair and has a value of zero. Such a low hand
// of a player never ranks above the dealer's: 10.7(h)[lose], 10.7(i)1.
func (r Rank) Zero() bool { return r < places }

// Highest returns the place of the highest tile of a hand that is no pair: 1,
// the highest, to 17.
func (r Rank) Highest() int { return places - int(r%places) }

// HighestLaw returns the paragraph that gives the highest tile of a hand that is no
// pair its place.
func (r Rank) HighestLaw() law.Cite { return placeLaw(r.Highest()) }

// Law returns the paragraph that gives the hand its rank.
func (r Rank) Law() law.Cite { return r.Pair().Law() }

// String says what the hand is: "mixed nines", or "a value of 7, its highest
// tile of place 3".
func (r Rank) String() string {
	if p := r.Pair(); p != NoPair {
		return p.String()
	}
	return fmt.Sprintf("a value of %d, its highest tile of place %d", r.Value(), r.Highest())
}

// Compare returns 1 if the first of two hands is higher, -1 if the second is,
// and 0 if they are copies, in which the dealer or the bank wins. by is the
// paragraph that decides.
func Compare(a, b Rank) (order int, by law.Cite) {
	switch {
	case a == b && a.Pair() != NoPair:
		return 0, "10.2(c)"
	case a == b:
		return 0, "10.2(h)"
	case a.Pair() == Supreme || b.Pair() == Supreme:
		by = "10.1[supreme pair]"
	case a.Pair() != NoPair || b.Pair() != NoPair:
		by = "10.2(b)"
	case a.Value() != b.Value():
		by = "10.2(d)"
	default:
		by = "10.2(f)"
	}
	if a > b {
		return 1, by
	}
	return -1, by
}

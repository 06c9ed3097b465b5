package threehands

import (
	"math/bits"
	"slices"

	"boardwalk/card"
	"boardwalk/poker"
)

// kinds is how hands are set, by their kind. Suits matter only where four cards of one suit, or three and the joker, may
// be a flush: a hand is of a kind by its ranks, or by its ranks and those of them that are of that suit.
type kinds struct {
	asia   *Asia
	list   []poker.AsiaSetting // all ways in which hands are set, by their high hands from the lowest up
	places []place             // of those in the list
	plain  [2][]ways           // hands with no such suit, without the joker and with it, by the number of their ranks
	flush  [2][]ways           // hands with one, by its ranks and then by the number of the other ranks
	start  [2][]uint32         // where those with some ranks of the suit begin
}

// ways is how a hand is set by the house and by [Asia.Best], as places in the list of kinds.
type ways struct{ house, best uint32 }

// place is the places of three hands among all that there are.
type place struct {
	high        uint16
	medium, low uint8
}

// newKinds sets a hand of every kind that a deck of some ranks and the joker has.
func (a *Asia) newKinds(deck uint16) *kinds {
	k := &kinds{asia: a}
	var all [poker.AsiaSettings]poker.AsiaSetting
	numbered := map[poker.AsiaSetting]uint32{}
	number := func(s poker.AsiaSetting) uint32 {
		n, ok := numbered[s]
		if !ok {
			n = uint32(len(k.list))
			numbered[s], k.list = n, append(k.list, s)
		}
		return n
	}
	k.eachKind(deck, func(hand *[7]card.Card, to *ways) {
		to.house = number(*a.house(hand, &all))
		to.best = number(all[a.best(all[:])])
	})
	k.sort()
	return k
}

// eachKind makes room for every kind of hands, and gives each with a hand of it.
func (k *kinds) eachKind(deck uint16, found func(hand *[7]card.Card, to *ways)) {
	var hand [7]card.Card
	for j := range 2 {
		suited := 7 - j
		if j == 1 {
			hand[6] = card.Joker
		}
		k.plain[j] = make([]ways, numbers.all[suited])
		eachRanks(deck, suited, 4, func(key rankKey, ranks []card.Rank) {
			if len(ranks) == suited {
				for i, r := range ranks {
					hand[i] = card.New(r, card.Suit(i%4)) // two of a suit at most
				}
				found(&hand, &k.plain[j][numbers.of(suited, key)])
			}
		})
		k.start[j] = make([]uint32, 1<<card.Ranks)
		for mask := range uint16(1 << card.Ranks) {
			n := bits.OnesCount16(mask)
			if mask&^deck != 0 || n < 4-j || n > suited {
				continue
			}
			from := len(k.flush[j])
			k.start[j][mask] = uint32(from)
			k.flush[j] = append(k.flush[j], make([]ways, numbers.all[suited-n])...)
			for i, left := 0, mask; left != 0; i, left = i+1, left&(left-1) {
				hand[i] = card.New(card.Rank(bits.TrailingZeros16(left)), 0)
			}
			eachRanks(deck, suited-n, 3, func(key rankKey, ranks []card.Rank) {
				if len(ranks) == suited-n {
					for i, r := range ranks {
						hand[n+i] = card.New(r, card.Suit(1+i%3)) // two of another suit at most
					}
					found(&hand, &k.flush[j][from+int(numbers.of(suited-n, key))])
				}
			})
		}
	}
}

// sort puts the list in order, and finds the places of its hands.
func (k *kinds) sort() {
	order := make([]int, len(k.list))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(x, y int) int { return int(k.list[x].High) - int(k.list[y].High) })
	var highs, mediums, lows []poker.AsiaRank
	list, moved := make([]poker.AsiaSetting, len(k.list)), make([]uint32, len(k.list))
	for to, from := range order {
		list[to], moved[from] = k.list[from], uint32(to)
		highs, mediums, lows = append(highs, list[to].High), append(mediums, list[to].Medium), append(lows, list[to].Low)
	}
	k.list = list
	highs, mediums, lows = distinct(highs), distinct(mediums), distinct(lows)
	for i := range list {
		high, _ := slices.BinarySearch(highs, list[i].High)
		medium, _ := slices.BinarySearch(mediums, list[i].Medium)
		low, _ := slices.BinarySearch(lows, list[i].Low)
		k.places = append(k.places, place{uint16(high), uint8(medium), uint8(low)})
	}
	for j := range 2 {
		for _, some := range [][]ways{k.plain[j], k.flush[j]} {
			for i := range some {
				some[i] = ways{moved[some[i].house], moved[some[i].best]}
			}
		}
	}
}

// distinct sorts a list and leaves each value in it once.
func distinct(list []poker.AsiaRank) []poker.AsiaRank {
	slices.Sort(list)
	return slices.Compact(list)
}

// cards is some cards without the joker: which ranks there are of each suit, which in all, and how many of each suit,
// four bits for each.
type cards struct {
	suits [4]uint16
	key   rankKey
	count uint32
}

// add returns the cards and n more of one suit.
func (c *cards) add(suit int, mask uint16, n int) cards {
	x := *c
	x.suits[suit] |= mask
	x.key += maskKeys[mask]
	x.count += uint32(n) << (4 * suit)
	return x
}

// hand is how a hand is set: its cards, and with j the joker.
func (k *kinds) hand(c *cards, j int) ways {
	if flushes(c.count, j) == 0 {
		return k.plain[j][numbers.of(7-j, c.key)]
	}
	return k.suited(c, j)
}

// flushes has a bit for every suit that may be a flush, by how many cards there are of each.
func flushes(count uint32, j int) uint32 { return (count + uint32(4+j)*0x1111) & 0x8888 }

// suited is how a hand is set in which a suit may be a flush. With three cards of each of two suits and the joker there
// are two: as nobody has both, one of the settings with one flush alone is it.
func (k *kinds) suited(c *cards, j int) (w ways) {
	first := true
	for left := flushes(c.count, j); left != 0; left &= left - 1 {
		mask := c.suits[bits.TrailingZeros32(left)/4]
		x := k.flush[j][k.start[j][mask]+numbers.of(7-j-bits.OnesCount16(mask), c.key-maskKeys[mask])]
		if first {
			w, first = x, false
			continue
		}
		if poker.AsiaHouse([]poker.AsiaSetting{k.list[w.house], k.list[x.house]}) == 1 {
			w.house = x.house
		}
		if k.asia.best([]poker.AsiaSetting{k.list[w.best], k.list[x.best]}) == 1 {
			w.best = x.best
		}
	}
	return w
}

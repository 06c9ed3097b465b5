package threehands

import (
	"math/bits"
	"slices"

	"boardwalk/card"
	"boardwalk/poker"
)

// setter sets hands by their ranks as the house and [Asia.Best] do, from tables of the hands of four, two and one.
type setter struct {
	asia *Asia
	four [2][jokerRank * fourth]uint16 // the place of four ranks among the high hands, not of one suit and of one suit
	all  [3][]poker.AsiaRank           // all high, medium and low hands, from the lowest up
	twos [card.Ranks][card.Ranks]uint8 // the place of two ranks among the medium hands
}

// jokerRank is the joker among ranks, above the ace.
const jokerRank = card.Ranks

// The four ranks of a high hand are a number to the base of 14.
const fourth = 14 * 14 * 14

func newSetter(a *Asia) *setter {
	s := &setter{asia: a}
	hands := [3][]poker.AsiaRank{}
	s.eachFour(func(rank poker.AsiaRank, _ *uint16) { hands[0] = append(hands[0], rank) })
	for x := range card.Rank(card.Ranks) {
		hands[2] = append(hands[2], a.ranking.Rank(card.New(x, 0)))
		for y := range x + 1 {
			hands[1] = append(hands[1], a.ranking.Rank(card.New(x, 0), card.New(y, 1)))
		}
	}
	for i := range hands {
		slices.Sort(hands[i])
		s.all[i] = slices.Compact(hands[i])
	}
	s.eachFour(func(rank poker.AsiaRank, to *uint16) {
		at, _ := slices.BinarySearch(s.all[0], rank)
		*to = uint16(at)
	})
	for x := range card.Rank(card.Ranks) {
		for y := range card.Rank(card.Ranks) {
			at, _ := slices.BinarySearch(s.all[1], a.ranking.Rank(card.New(x, 0), card.New(y, 1)))
			s.twos[x][y] = uint8(at)
		}
	}
	return s
}

// eachFour ranks every high hand, with where its place stands.
func (s *setter) eachFour(found func(rank poker.AsiaRank, to *uint16)) {
	eachRanks(1<<card.Ranks-1, 4, 4, func(_ rankKey, ranks []card.Rank) {
		if len(ranks) < 3 {
			return
		}
		distinct := true
		for suited := range 2 {
			var cards [4]card.Card
			at := 0
			for i, r := range ranks {
				cards[i] = card.New(r, card.Suit(i*(1-suited)))
				at = 14*at + int(r)
				distinct = distinct && (i == 0 || r != ranks[i-1])
			}
			if len(ranks) == 3 {
				cards[3], at = card.Joker, 14*at+jokerRank
			}
			if suited == 0 || distinct {
				found(s.asia.ranking.Rank(cards[:]...), &s.four[suited][at])
			}
		}
	})
}

// setting is what the hands of a place are worth.
func (s *setter) setting(p place) poker.AsiaSetting {
	return poker.AsiaSetting{High: s.all[0][p.high()], Medium: s.all[1][p.medium()], Low: s.all[2][p.low()]}
}

// pick is a setting that is the best of some so far, by the house way or by its chance to win.
type pick struct {
	place     place
	preferred uint64
	chance    int64
}

// set returns the places of a hand as the house and as [Asia.Best] set it. It has cards of one suit, others of which no
// four are of one suit, both in order, and the joker if they are six.
func (s *setter) set(mask uint16, others []card.Rank) ways {
	var ranks [7]uint8 // in order, the joker last
	suited, n := uint8(0), 0
	for ; mask != 0; n++ {
		r := card.Rank(bits.TrailingZeros16(mask))
		if len(others) > 0 && others[0] < r {
			ranks[n], others = uint8(others[0]), others[1:]
			continue
		}
		ranks[n], mask = uint8(r), mask&(mask-1)
		suited |= 1 << n
	}
	for _, r := range others {
		ranks[n] = uint8(r)
		n++
	}
	if n == 6 {
		ranks[6] = jokerRank
		suited |= 1 << 6
	}
	house, best := pick{chance: -1}, pick{chance: -1}
	for i := range fours {
		s.setFour(&fours[i], &ranks, suited, &house, &best)
	}
	return ways{house.place, best.place}
}

// split is four of seven places in order, and the other three.
type split struct {
	of    [7]uint8
	which uint8 // the four, a bit for each
}

// fours are all of them.
var fours = func() (list []split) {
	for which := range uint8(1 << 7) {
		if bits.OnesCount8(which) != 4 {
			continue
		}
		x, four, rest := split{which: which}, 0, 4
		for i := range uint8(7) {
			if which>>i&1 != 0 {
				x.of[four], four = i, four+1
			} else {
				x.of[rest], rest = i, rest+1
			}
		}
		list = append(list, x)
	}
	return list
}()

// setFour looks at the lawful settings with one high hand. The low hand is the lowest of the other three cards or the
// second; the highest one can be the low hand only beside a pair.
func (s *setter) setFour(x *split, ranks *[7]uint8, suited uint8, house, best *pick) {
	kind := 0
	if x.which&^suited == 0 {
		kind = 1
	}
	four := ((int(ranks[x.of[0]])*14+int(ranks[x.of[1]]))*14+int(ranks[x.of[2]]))*14 + int(ranks[x.of[3]])
	high := int(s.four[kind][four])
	low, middle, top := ranks[x.of[4]], ranks[x.of[5]], min(ranks[x.of[6]], uint8(card.Ace))
	s.try(high, top, middle, low, house, best)
	if middle != low {
		s.try(high, top, low, middle, house, best)
	} else if top != middle {
		s.try(high, middle, low, top, house, best)
	}
}

// try looks at one setting: a high hand, the two cards of the medium hand and that of the low hand.
func (s *setter) try(high int, x, y, low uint8, house, best *pick) {
	p := placeOf(high, int(s.twos[x][y]), int(low))
	of := s.setting(p)
	if !of.Lawful() {
		return
	}
	found := pick{p, of.Preferred(), s.asia.chance(&of)}
	if found.preferred > house.preferred {
		*house = found
	}
	if found.chance > best.chance || found.chance == best.chance && found.preferred > best.preferred {
		*best = found
	}
}

// prefers reports whether the house prefers the second of two settings.
func (s *setter) prefers(x, y place) bool {
	return poker.AsiaHouse([]poker.AsiaSetting{s.setting(x), s.setting(y)}) == 1
}

// likes reports whether [Asia.Best] prefers the second of two settings.
func (s *setter) likes(x, y place) bool {
	return s.asia.best([]poker.AsiaSetting{s.setting(x), s.setting(y)}) == 1
}

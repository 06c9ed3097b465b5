package poker

import (
	"math/bits"
	"testing"

	"boardwalk/card"
)

// tally counts hands by class, and different ranks. Two hundred million map entries would
// take a minute, so it has an array of the places and a set of bits. Its print is of every rank in
// the order in which the hands came.
type tally struct {
	kind   Kind
	places [1 << (kindShift - placeShift)]int
	seen   []uint64
	print  uint64
}

func newTally(k Kind) *tally { return &tally{kind: k, seen: make([]uint64, 1<<kindShift/64)} }

func (c *tally) add(r Rank) {
	c.print = (c.print ^ uint64(r)) * 0x9e3779b97f4a7c15
	r %= 1 << kindShift
	c.places[r>>placeShift]++
	c.seen[r/64] |= 1 << (r % 64)
}

// want holds the count against what everybody knows, and all ranks together against the print of those that the first tables
// of this package gave: however hands are looked up, no rank may change.
func (c *tally) want(t *testing.T, different int, print uint64, classes map[Class]int) {
	t.Helper()
	if c.print != print {
		t.Errorf("the print of all ranks is %#x, want %#x", c.print, print)
	}
	total := 0
	for place, got := range c.places {
		class := (Rank(c.kind)<<kindShift | Rank(place)<<placeShift).Class()
		if total += got; got != classes[class] && (class > 0 || got > 0) {
			t.Errorf("%d hands of class %v, want %d", got, class, classes[class])
		}
	}
	for _, n := range classes {
		total -= n
	}
	for _, set := range c.seen {
		different -= bits.OnesCount64(set)
	}
	if total != 0 || different != 0 {
		t.Errorf("%d hands too many, and %d different ranks too few", total, different)
	}
}

func TestEveryHandOfThreeCards(t *testing.T) {
	c := newTally(ThreeCard)
	for i := range card.Joker {
		for j := range i {
			for k := range j {
				c.add(Three([3]card.Card{i, j, k}))
			}
		}
	}
	c.want(t, 741, 0xcc703439e0ab2000, map[Class]int{
		HighCard: 16440, Pair: 3744, Flush: 1096, Straight: 720, ThreeOfAKind: 52, StraightFlush: 48})
}

func TestEveryHandOfFiveCards(t *testing.T) {
	c := newTally(High)
	each(5, func(h *[7]card.Card) { c.add(FiveAt((*[5]card.Card)(h[:5]))) })
	c.want(t, 7462, 0x336e112e9d1cae5c, map[Class]int{
		HighCard: 1302540, Pair: 1098240, TwoPair: 123552, ThreeOfAKind: 54912, Straight: 10200,
		Flush: 5108, FullHouse: 3744, FourOfAKind: 624, StraightFlush: 36, RoyalFlush: 4})
}

func TestEveryHandOfFiveCardsForLow(t *testing.T) {
	low, eight := newTally(Low), newTally(EightOrBetter)
	each(5, func(h *[7]card.Card) {
		low.add(LowOf(h[:5]))
		eight.add(EightOrBetterOf(h[:5]))
	})
	low.want(t, 6175, 0x7c2689f5a7771284, map[Class]int{
		NoPair: 1317888, Pair: 1098240, TwoPair: 123552, ThreeOfAKind: 54912, FullHouse: 3744, FourOfAKind: 624})
	eight.want(t, 57, 0x5b14bfbaaf2e4ce8, map[Class]int{0: 2541616, NoPair: 57344})
}

func TestEveryHandOfSixCards(t *testing.T) {
	if testing.Short() {
		t.Skip("20 million hands")
	}
	t.Parallel()
	c := newTally(High)
	each(6, func(h *[7]card.Card) { c.add(SixAt((*[6]card.Card)(h[:6]))) })
	c.want(t, 6075, 0xf5f7bb892776f174, map[Class]int{
		HighCard: 6612900, Pair: 9730740, TwoPair: 2532816, ThreeOfAKind: 732160, Straight: 361620,
		Flush: 205792, FullHouse: 165984, FourOfAKind: 14664, StraightFlush: 1656, RoyalFlush: 188})
}

func TestEveryHandOfSevenCards(t *testing.T) {
	if testing.Short() {
		t.Skip("134 million hands")
	}
	t.Parallel()
	c := newTally(High)
	each(7, func(h *[7]card.Card) { c.add(SevenAt(h)) })
	c.want(t, 4824, 0xffae8ffda1facdf4, map[Class]int{
		HighCard: 23294460, Pair: 58627800, TwoPair: 31433400, ThreeOfAKind: 6461620, Straight: 6180020,
		Flush: 4047644, FullHouse: 3473184, FourOfAKind: 224848, StraightFlush: 37260, RoyalFlush: 4324})
}

// each calls f with every hand of n cards; the other cards of the array mean nothing.
func each(n int, f func(*[7]card.Card)) {
	var h [7]card.Card
	var deal func(i int, below card.Card)
	deal = func(i int, below card.Card) {
		if i == n {
			f(&h)
			return
		}
		for c := range below {
			h[i] = c
			deal(i+1, c)
		}
	}
	deal(0, card.Joker)
}

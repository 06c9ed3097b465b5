package worth

import (
	"errors"
	"fmt"
	"math/big"
	"math/bits"
	"slices"

	"boardwalk/beside"
	"boardwalk/card"
)

// Composition is how many of each card there are to draw from.
type Composition [card.SecondJoker + 1]uint64

// Shoe is the composition of so many decks of a pack, without some cards. It returns an error if the decks do not have
// those.
func Shoe(pack card.Pack, decks int, dead ...card.Card) (c Composition, err error) {
	for _, x := range pack.Cards() {
		c[x] += uint64(decks)
	}
	for _, x := range dead {
		if c[x] == 0 {
			return c, fmt.Errorf("%s is removed more often than it is there", x)
		}
		c[x]--
	}
	return c, nil
}

// Cards is how many there are in all.
func (c *Composition) Cards() (n uint64) {
	for _, k := range c {
		n += k
	}
	return n
}

// ErrTooMany is the error of cards that are in too many different ways to be counted.
var ErrTooMany = errors.New("there are too many different hands to count them all")

// mostHands is how many different hands are looked at, at most.
const mostHands = 80_000_000

// OfCards counts in how many ways each line of a wager comes about, and last in how many none does, when the cards that
// it looks at are drawn from a composition without being put back.
func OfCards(w *beside.Wager, from *Composition) ([]*big.Int, error) {
	sum := make([]wide, len(w.Lines)+1)
	err := eachHand(w, from, func(cards *beside.Cards, ways wide) {
		line := w.OfCards(cards)
		if line < 0 {
			line = len(w.Lines)
		}
		sum[line].add(ways)
	})
	if err != nil {
		return nil, err
	}
	ways := make([]*big.Int, len(sum))
	for i := range ways {
		ways[i] = sum[i].big()
	}
	return ways, nil
}

// eachHand goes through all hands that the wager's conditions tell apart, each with its ways.
func eachHand(w *beside.Wager, from *Composition, visit func(*beside.Cards, wide)) error {
	needs := w.Needs()
	sizes := make([]int, 0, len(w.Looks))
	all := 0
	for i := range w.Looks {
		n, ok := w.Looks[i].Fixed()
		if !ok {
			return errors.New("how many cards are looked at depends on the round")
		}
		sizes = append(sizes, n)
		all += n
	}
	if !needs.Parts {
		sizes = []int{all}
	}
	if uint64(all) > from.Cards() {
		return fmt.Errorf("%d cards are looked at, and there are only %d", all, from.Cards())
	}
	c := &counting{visit: visit, sizes: sizes, groups: groupsOf(&needs, from)}
	if err := c.prepare(); err != nil {
		return err
	}
	c.parts = make([][]card.Card, len(w.Looks))
	return c.suit(0, sizes, 0, wide{lo: 1})
}

// group is cards of one suit, or of suits that no condition tells apart: how many of each class of ranks.
type group struct {
	cards  []card.Card // one of each class
	counts []uint64
	like   int // the first group that may change places with this one; itself if none before
}

// suitKey is what the conditions see of a suit, but for its being another than others; rankKey likewise of a rank.
func suitKey(needs *beside.Needs, s card.Suit) (key string) {
	if needs.Colours {
		key += fmt.Sprint(s == card.Hearts || s == card.Diamonds, " ")
	}
	for _, set := range needs.SuitSet {
		key += fmt.Sprint(set>>s&1, " ")
	}
	return key
}

// Alike returns the class of a card, where the conditions of a wager tell no cards of a class apart, whichever of them is gone.
func Alike(w *beside.Wager) func(card.Card) string {
	needs := w.Needs()
	return func(c card.Card) string { return rankKey(&needs, c.Rank()) + "/" + suitKey(&needs, c.Suit()) }
}

func rankKey(needs *beside.Needs, r card.Rank) (key string) {
	if needs.Ranks {
		return fmt.Sprint(int(r))
	}
	if needs.Values {
		key = fmt.Sprint(int(min(r, card.Ten)), r == card.Ace, " ")
	}
	for _, set := range needs.RankSet {
		key += fmt.Sprint(set>>r&1, " ")
	}
	return key
}

// groupsOf sorts cards by what the conditions tell apart.
func groupsOf(needs *beside.Needs, from *Composition) (groups []group) {
	at := map[string]int{}
	keys := []string{}
	for s := range card.Suit(card.Suits) {
		name := suitKey(needs, s)
		if needs.Suits {
			name += fmt.Sprint("suit ", int(s))
		}
		i, ok := at[name]
		if !ok {
			i = len(groups)
			at[name] = i
			groups = append(groups, group{like: i})
			keys = append(keys, suitKey(needs, s))
		}
		g := &groups[i]
		class := map[string]int{}
		for k, c := range g.cards {
			class[rankKey(needs, c.Rank())] = k
		}
		for r := range card.Rank(card.Ranks) {
			k, ok := class[rankKey(needs, r)]
			if !ok {
				k = len(g.cards)
				class[rankKey(needs, r)] = k
				g.cards, g.counts = append(g.cards, card.New(r, s)), append(g.counts, 0)
			}
			g.counts[k] += from[card.New(r, s)]
		}
	}
	for i := range groups {
		for j := range i {
			if keys[i] == keys[j] && slices.Equal(groups[i].counts, groups[j].counts) {
				groups[i].like = j
				break
			}
		}
	}
	slices.SortStableFunc(groups, func(a, b group) int { return a.like - b.like }) // those that change places together
	if n := from[card.Joker] + from[card.SecondJoker]; n > 0 {
		groups = append(groups, group{cards: []card.Card{card.Joker}, counts: []uint64{n}, like: len(groups)})
	}
	return groups
}

// holding is what a group contributes to a hand: for each part a few cards, and in how many ways.
type holding struct {
	parts [][]uint8 // the classes of its cards
	ways  uint64
}

// counting goes through all hands.
type counting struct {
	visit  func(*beside.Cards, wide)
	sizes  []int
	groups []group
	held   [][]holding        // of each group; the same list for those that may change places
	by     []map[string][]int // of each group: its holdings by how many cards they have in each part
	parts  [][]card.Card
	cards  beside.Cards
	chosen [8]int // of each group
	hands  int
}

// prepare lists what every group can hold.
func (c *counting) prepare() error {
	for i := range c.groups {
		g := &c.groups[i]
		if i > 0 && g.like == c.groups[i-1].like {
			c.held, c.by = append(c.held, c.held[i-1]), append(c.by, c.by[i-1])
			continue
		}
		list, err := g.holdings(c.sizes)
		if err != nil {
			return err
		}
		by := map[string][]int{}
		for k := range list {
			key := list[k].key()
			by[key] = append(by[key], k)
		}
		c.held, c.by = append(c.held, list), append(c.by, by)
	}
	return nil
}

// key is how many cards a holding has in each part.
func (h *holding) key() string {
	var key [4]byte
	for i, p := range h.parts {
		key[i] = byte(len(p))
	}
	return string(key[:len(h.parts)])
}

const mostHoldings = 4_000_000

// holdings are all ways in which cards of the group can lie in parts of these sizes.
func (g *group) holdings(sizes []int) (list []holding, err error) {
	now := holding{parts: make([][]uint8, len(sizes)), ways: 1}
	var class func(k int) error
	var part func(k, p int, left, ways uint64) error
	class = func(k int) error {
		if k == len(g.cards) {
			if len(list) == mostHoldings {
				return ErrTooMany
			}
			h := holding{parts: make([][]uint8, len(sizes)), ways: now.ways}
			for i := range h.parts {
				h.parts[i] = slices.Clone(now.parts[i])
			}
			list = append(list, h)
			return nil
		}
		return part(k, 0, g.counts[k], now.ways)
	}
	part = func(k, p int, left, ways uint64) error {
		if p == len(sizes) {
			before := now.ways
			now.ways = ways
			err := class(k + 1)
			now.ways = before
			return err
		}
		had := len(now.parts[p])
		choose := uint64(1)
		for n := uint64(0); n <= left && had+int(n) <= sizes[p]; n++ {
			if n > 0 {
				over, product := bits.Mul64(choose, left-n+1)
				if over != 0 {
					return ErrTooMany
				}
				choose = product / n
				now.parts[p] = append(now.parts[p], uint8(k))
			}
			over, product := bits.Mul64(ways, choose)
			if over != 0 {
				return ErrTooMany
			}
			if err := part(k, p+1, left-n, product); err != nil {
				return err
			}
		}
		now.parts[p] = now.parts[p][:had]
		return nil
	}
	return list, class(0)
}

// suit goes on with what group i holds. Groups that may change places hold ever less in the order of the list, and such a
// hand counts for all that come about by changing places; same is how many groups before hold what the last one does.
func (c *counting) suit(i int, left []int, same int, ways wide) error {
	if i == len(c.groups) {
		return c.hand(ways)
	}
	first := i == 0 || c.groups[i].like != c.groups[i-1].like
	if first {
		same = 0
		n, orders := uint64(0), uint64(1)
		for j := i; j < len(c.groups) && c.groups[j].like == c.groups[i].like; j++ {
			n++
			orders *= n // all orders; those that are the same are divided out
		}
		over := false
		if ways, over = ways.times(orders); over {
			return ErrTooMany
		}
	}
	take := func(k int) error {
		h := &c.held[i][k]
		rest := [4]int{}
		for p := range h.parts {
			rest[p] = left[p] - len(h.parts[p])
		}
		c.chosen[i] = k
		repeat := 0
		if !first && c.chosen[i-1] == k {
			repeat = same + 1
		}
		next, over := ways.times(h.ways)
		if over {
			return ErrTooMany
		}
		return c.suit(i+1, rest[:len(left)], repeat, next.over(uint64(repeat+1)))
	}
	most := len(c.held[i])
	if !first {
		most = c.chosen[i-1] + 1
	}
	try := func(list []int) error {
		for _, k := range list {
			if k >= most {
				break
			}
			if err := take(k); err != nil {
				return err
			}
		}
		return nil
	}
	if i == len(c.groups)-1 { // it has what is still missing
		return try(c.by[i][keyOf(left)])
	}
	for key, list := range c.by[i] {
		if !fits(key, left) {
			continue
		}
		if err := try(list); err != nil {
			return err
		}
	}
	return nil
}

// fits reports whether no part of a key has more cards than there is room for.
func fits(key string, left []int) bool {
	for p := range left {
		if int(key[p]) > left[p] {
			return false
		}
	}
	return true
}

// keyOf is the key of a holding with so many cards in each part.
func keyOf(left []int) string {
	var key [4]byte
	for p, n := range left {
		key[p] = byte(n)
	}
	return string(key[:len(left)])
}

// hand visits a hand.
func (c *counting) hand(ways wide) error {
	if c.hands++; c.hands > mostHands {
		return ErrTooMany
	}
	for p := range c.parts {
		c.parts[p] = c.parts[p][:0]
	}
	for i := range c.groups {
		for p, classes := range c.held[i][c.chosen[i]].parts {
			for _, k := range classes {
				c.parts[p] = append(c.parts[p], c.groups[i].cards[k])
			}
		}
	}
	c.cards.Deal(c.parts)
	c.visit(&c.cards, ways)
	return nil
}

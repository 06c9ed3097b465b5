package twentyone

import "sync"

// finals is how many final scores a dealer has: 17 to 21.
const finals = 5

// Outcomes is how a dealer's hand ends, with the chance of each.
type Outcomes[T any] struct {
	Final     [finals]T // 17 to 21, a blackjack not counted
	Bust      T
	Blackjack T // zero where both cards lie face up: then it is known, and a final 21
}

// node is one card more of a kind in the tree of what a dealer may draw. In the
// tree cards are sorted: each node is a set of cards.
type node struct {
	parent uint16
	factor uint16 // which factor: how many such cards are left by then
}

// end is a set of cards with which a dealer's hand ends.
type end struct {
	node  uint16
	cards uint16
	ways  float64 // orders in which they may come, a whole number
}

// draws is all that a dealer may draw to a first card or two.
type draws struct {
	tree []node
	ends [finals + 1][]end // for each final score, and for a blackjack
	most int               // cards
}

// factorAt is where the factors of each value begin: the k-th card of value v
// has the factor factorAt[v]+k.
var factorAt = func() (at [values + 1]uint16) {
	for v := range values {
		at[v+1] = at[v] + uint16(21/(v+1)+1)
	}
	return
}()

// tries are made once for each dealer's hand.
var tries sync.Map

// dealt is what a dealer's hand begins with, and whether the dealer draws to a soft 17.
type dealt struct {
	from   Hand
	soft17 bool
}

func drawsTo(h Hand, soft17 bool) *draws {
	key := dealt{h, soft17}
	if d, ok := tries.Load(key); ok {
		return d.(*draws)
	}
	d, _ := tries.LoadOrStore(key, newDraws(key))
	return d.(*draws)
}

func newDraws(of dealt) *draws {
	d, h := &draws{}, of.from
	c := &counter{ways: map[Hand]float64{}, dealt: of}
	c.draw(Hand{}, h)
	at := map[Hand]uint16{{}: 0}
	for _, drawn := range c.order {
		n := d.reach(at, drawn)
		d.most = max(d.most, drawn.Len())
		whole := h
		for v := range values {
			whole.count[v] += drawn.count[v]
		}
		score, _ := whole.Score()
		kind := score - 17
		if h.Len() == 1 && drawn.Len() == 1 && score == 21 {
			kind = finals
		}
		d.ends[kind] = append(d.ends[kind], end{node: n, cards: uint16(drawn.Len()), ways: c.ways[drawn]})
	}
	return d
}

// reach returns the node of a set of cards, and grows the tree to it.
func (d *draws) reach(at map[Hand]uint16, h Hand) uint16 {
	if n, ok := at[h]; ok {
		return n
	}
	v := values - 1
	for h.count[v] == 0 {
		v--
	}
	less := h
	less.count[v]--
	parent := d.reach(at, less)
	d.tree = append(d.tree, node{parent: parent, factor: factorAt[v] + uint16(less.count[v])})
	n := uint16(len(d.tree))
	at[h] = n
	return n
}

// counter counts the orders in which a dealer may come to a final hand.
type counter struct {
	dealt
	ways  map[Hand]float64
	order []Hand // in the order in which they are found, so that nothing depends on a map's
}

// draw is 2.12(b): the dealer draws to 17, hard or soft; elsewhere to a hard 17 or a soft 18.
func (c *counter) draw(drawn, whole Hand) {
	switch score, soft := whole.Score(); {
	case score > 21:
		return
	case score >= 17 && whole.Len() > 1 && (score > 17 || !soft || !c.soft17):
		if c.ways[drawn] == 0 {
			c.order = append(c.order, drawn)
		}
		c.ways[drawn]++
		return
	}
	for v := range values {
		d, w := drawn, whole
		d.count[v]++
		w.count[v]++
		c.draw(d, w)
	}
}

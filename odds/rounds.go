package odds

import (
	"math"
	"math/big"
	"slices"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/table"
)

// MostRounds is how many rounds are played at most to find figures by playing every one of them.
const MostRounds = 20_000_000

// stopped is why rounds are not played as was tried. Nobody is told: figures are found otherwise, or [NotAnalysed].
type stopped struct{ why string }

func (s *stopped) Error() string { return s.why }

// errTooMany is why a game's rounds are not all played.
var errTooMany = &stopped{"too-many-rounds"}

// errSeen is why cards that are burned are gone through as all others: somebody has seen one, or the rest of the shoe
// would run out of cards like it.
var errSeen = &stopped{"burned-cards-matter"}

// rounds is a source of outcomes and a player at once, who go through every round there is: every outcome, and at every
// question every choice. As [Deals] does, it takes cards together that make no difference.
type rounds struct {
	alike  func(card.Card) int // the class of a card; nil takes suits together
	blind  bool                // cards that are burned are left out, since nobody sees them
	hidden []card.Card         // those of this round
	suits  [card.Suits]int8    // of each suit, the order in which it first came up in this round; 0 if it has not
	named  int8

	path           []step
	depth          int
	count, classes []int // for Pick, which is called for every card
	// if there are any: the choices that the player takes wherever they are open
	only  []table.Choice
	fork  func(q *table.Question, answers []table.Answer) // is told of a question that has several answers, before one is given
	asked func(n int)                                     // is told which one was
	wrong error

	missed int          // the class that was to be dealt when all that are left of it were burned; below zero if none
	failed int          // and how deep that was
	spared []int        // classes that are not burned in this round
	dice   *chance.Fast // one round at random, to estimate how many there are; nil to go through all
}

// step is an outcome or a choice of the round being played, and those that are still to come in its place.
type step struct {
	weights []int // of each; nil at a choice
	total   int
	taken   int
	ways    int
}

// next makes ready for the next round and reports whether there is one.
func (r *rounds) next() bool {
	r.begin()
	r.spared = r.spared[:0]
	if r.path == nil {
		r.path = make([]step, 0, 16)
		return true
	}
	for len(r.path) > 0 {
		last := &r.path[len(r.path)-1]
		if last.taken++; last.taken < last.ways {
			return true
		}
		r.path = r.path[:len(r.path)-1]
	}
	return false
}

// take returns which of so many ways this round goes. The weights are asked for the first time a round gets here.
func (r *rounds) take(ways int, weights func() ([]int, int)) int {
	if r.depth == len(r.path) {
		s := step{ways: ways}
		if weights != nil {
			s.weights, s.total = weights()
			s.ways = len(s.weights)
		}
		if r.dice != nil {
			s.taken = r.dice.Draw(s.ways)
		}
		r.path = append(r.path, s)
	}
	r.depth++
	return r.path[r.depth-1].taken
}

// Draw gives one of n outcomes that are alike.
func (r *rounds) Draw(n int) int {
	return r.take(n, func() ([]int, int) {
		weights := make([]int, n)
		for i := range weights {
			weights[i] = 1
		}
		return weights, n
	})
}

// classOf is what a card is taken for: all suits that have not come up yet are one.
func (r *rounds) classOf(c card.Card) int {
	if r.alike != nil {
		return r.alike(c)
	}
	if c >= card.Joker {
		return int(c) << 3
	}
	return int(c.Rank())<<3 | int(r.suits[c.Suit()])
}

// Pick deals a card of the class whose turn it is.
func (r *rounds) Pick(pool []card.Card, box int) int {
	if r.blind && box == int(table.NoBox) {
		return r.burn(pool)
	}
	count, classes := r.count[:0], r.classes[:0]
	for _, cards := range [2][]card.Card{pool, r.hidden} {
		for _, c := range cards {
			class := r.classOf(c)
			for len(count) <= class {
				count = append(count, 0)
			}
			count[class]++
		}
	}
	for class, n := range count { // in an order that does not depend on which cards are burned
		if n > 0 {
			classes = append(classes, class)
		}
	}
	r.count, r.classes = count, classes
	class := classes[r.take(0, func() ([]int, int) {
		weights := make([]int, len(classes))
		for i, class := range classes {
			weights[i] = count[class]
		}
		return weights, len(pool) + len(r.hidden)
	})]
	clear(count)
	for i, c := range pool {
		if r.classOf(c) == class {
			r.comesUp(c)
			return i
		}
	}
	if r.wrong == nil {
		r.wrong, r.missed, r.failed = errSeen, class, r.depth
	}
	return 0
}

// burn takes a card of which most are left and that this round is not known to miss.
func (r *rounds) burn(pool []card.Card) int {
	count, top := map[int]int{}, -1
	for i, c := range pool {
		class := r.classOf(c)
		if count[class]++; slices.Contains(r.spared, class) {
			continue
		}
		if top < 0 || count[class] > count[r.classOf(pool[top])] {
			top = i
		}
	}
	if top < 0 {
		r.wrong, r.missed = errSeen, -1
		return 0
	}
	r.hidden = append(r.hidden, pool[top])
	return top
}

// again makes ready to play the same round once more, with other cards burned, where it missed one of those that were. It
// reports false if that is not what went wrong.
func (r *rounds) again() bool {
	if r.wrong != errSeen || r.missed < 0 || slices.Contains(r.spared, r.missed) {
		return false
	}
	r.spared = append(r.spared, r.missed)
	r.path = r.path[:r.failed]
	r.begin()
	return true
}

func (r *rounds) begin() {
	r.depth, r.named, r.hidden, r.wrong = 0, 0, r.hidden[:0], nil
	clear(r.suits[:])
}

func (r *rounds) comesUp(c card.Card) {
	if c < card.Joker && r.suits[c.Suit()] == 0 {
		r.named++
		r.suits[c.Suit()] = r.named
	}
}

// Answer gives every answer there is, one a round. An amount is the least or the most, between which everything is in
// proportion. How deep cards are cut changes nothing.
func (r *rounds) Answer(q *table.Question) table.Answer {
	if q.Offer.Numbers != 0 {
		return table.Answer{Choice: q.First()}
	}
	var answers []table.Answer
	for _, c := range q.Choices() {
		switch {
		case len(r.only) > 0 && !slices.Contains(r.only, c) && slices.ContainsFunc(r.only, q.Allows):
		case q.Offer.TakesCards(c):
			r.wrong = errTooMany
		case q.Offer.TakesAmount(c) && q.Least < q.Most:
			answers = append(answers, table.Answer{Choice: c, Amount: q.Least}, table.Answer{Choice: c, Amount: q.Most})
		default:
			answers = append(answers, table.Answer{Choice: c})
		}
	}
	if len(answers) == 1 {
		return answers[0]
	}
	if r.fork != nil {
		r.fork(q, answers)
	}
	n := r.take(len(answers), nil)
	if r.asked != nil {
		r.asked(n)
	}
	return answers[n]
}

// weight is the chance of the outcomes of this round.
func (r *rounds) weight() *big.Rat {
	ways, all := big.NewInt(1), big.NewInt(1)
	term := new(big.Int)
	for _, s := range r.path[:r.depth] {
		if s.weights != nil {
			ways.Mul(ways, term.SetInt64(int64(s.weights[s.taken])))
			all.Mul(all, term.SetInt64(int64(s.total)))
		}
	}
	return new(big.Rat).SetFrac(ways, all)
}

// estimate says from rounds at random how many there are about: each stands for as many as there were ways on its path. It
// is infinite where they cannot be played.
func (r *rounds) estimate(t *table.Table) float64 {
	const tries = 400
	before := t.Snapshot()
	defer t.Restore(before)
	dice := chance.NewFast(1, 0)
	sum := 0.0
	for range tries {
		probe := &rounds{alike: r.alike, blind: r.blind, only: r.only, dice: dice}
		t.Restore(before)
		table.From(probe)(t)
		table.With(probe)(t)
		probe.next()
		if err := t.Round(); err != nil || probe.wrong == errTooMany {
			return math.Inf(1)
		}
		ways := 1.0
		for _, s := range probe.path {
			ways *= float64(s.ways)
		}
		sum += ways
	}
	return sum / tries
}

package housepoker

import (
	"cmp"
	"math/bits"
	"slices"
	"sync"
	"sync/atomic"

	"boardwalk/card"
	"boardwalk/poker"
)

// fourDeals is how many hands a dealer can have beside an up card. Over all up cards
// that are six times the fourHands that there are.
const (
	fourDeals = 46 * 45 * 44 * 43 * 42 / 120
	fourHands = fourDeals * 47 / 6
)

var (
	fourRemoval = sync.OnceValue(func() *removal {
		defer fourReady.Store(true)
		return newRemoval(6, 4, poker.FourOf)
	})
	fourReady atomic.Bool
)

// PrepareFour works out what counts many hands of four card poker quickly. It takes a
// part of a second.
func PrepareFour() { fourRemoval() }

// fourChoices are how many times the ante to wager by each of several strategies, two
// bits each.
type fourChoices uint64

// fourCounter is who walks through all hands. Choose says what to do with a hand that
// has such results, and add counts them.
type fourCounter interface {
	choose(h *FourHand, s FourResults) fourChoices
	add(worker int, class poker.Class, chosen fourChoices, s FourResults, ways uint64)
}

// fourKind is the player's hands of the same ranks that are worth the same: those of
// which certain ranks are of one suit, enough for a flush, or those of which none
// are.
type fourKind struct {
	held  ranks
	flush uint16   // places among the different ranks; zero for no flush
	hand  FourHand // one of the hands, without an up card
}

// fourKinds are all kinds, from the lowest rank up.
var fourKinds = sync.OnceValue(func() []fourKind {
	var all []fourKind
	var h heldRanks
	for _, held := range multisets(5, card.Suits) {
		h.find(held)
		for flush, set := range h.sets {
			if flush == 0 || bits.OnesCount16(set) >= 4 {
				all = append(all, newFourKind(held, uint16(flush), set))
			}
		}
	}
	slices.SortFunc(all, func(a, b fourKind) int { return cmp.Compare(a.hand.Rank, b.hand.Rank) })
	return all
})

// newFourKind makes a kind of which a set of ranks are of one suit.
func newFourKind(held ranks, flush, set uint16) fourKind {
	cards := held.unsuited()
	if flush != 0 {
		for i, c := range cards {
			suit := card.Suit(1)
			if set>>c.Rank()&1 != 0 && (i == 0 || cards[i-1].Rank() != c.Rank()) {
				suit = 0
			}
			cards[i] = card.New(c.Rank(), suit)
		}
	}
	return fourKind{held, flush, FourHand{Cards: [5]card.Card(cards), Rank: poker.FourOf(cards)}}
}

// walkFour goes through every hand with every up card, but one for all that differ
// only in the names of the suits. Where a hand is played in the same way whatever the
// up card is, all up cards are counted at once; and what is folded is not counted
// out.
func walkFour(tell Progress, counter fourCounter) {
	g, all := fourRemoval(), fourKinds()
	walks := make([]*fourWalk, workers())
	share(len(all), tell, func(worker, step int) {
		if walks[worker] == nil {
			walks[worker] = &fourWalk{standing: newStanding(g), counter: counter, worker: worker}
		}
		w := walks[worker]
		w.begin(&all[step])
		w.decide()
		w.walk()
	})
}

// fourWalk is the player's hands of a kind.
type fourWalk struct {
	*standing
	heldRanks
	*fourKind
	counter fourCounter
	worker  int
	parts   []part
	terms   []term
	always  bool // the kind is played in the same way whatever the up card
	chosen  [card.Ranks + 1]fourChoices
	sure    [card.Ranks]bool // the choice is known from bounds
	suited  [3][32]int64     // what is wrong for a suit, by the player's cards in it; see findWrong
	count   int64            // the dealer's hands without regard to suits
	suits   *patternSuitings
}

// noUp stands for all up cards.
const noUp = card.Ranks

// part is one or two of the player's cards that are not of a suit, or none.
type part struct {
	others ranks
	a, b   int // places in ranks; -1 for none
}

func (w *fourWalk) begin(k *fourKind) {
	w.fourKind = k
	w.moveTo(k.hand.Rank)
	w.find(k.held)
	w.suits = everySuiting()[patternOf(k.held, w.ranks)]
	w.parts = append(w.parts[:0], part{0, -1, -1})
	for i, r := range w.ranks {
		w.parts = append(w.parts, part{one(r), i, -1})
	}
	for i, r := range w.ranks {
		for j, s := range w.ranks[:i+1] {
			if i != j || k.held.of(r) > 1 {
				w.parts = append(w.parts, part{one(r) + one(s), i, j})
			}
		}
	}
	w.terms = w.without(w.terms[:0], k.held, card.Two, 0, 1)
}

// decide finds out how the kind is played against each up card, as far as bounds
// tell: at best no hand of the dealer's is a flush, and at worst all are that can be.
func (w *fourWalk) decide() {
	w.always = true
	first := true
	hand := w.hand
	for up := range card.Rank(card.Ranks) {
		if w.held.of(up) == card.Suits {
			continue
		}
		to := w.with(w.terms, up)
		most := int64(w.wrong[w.slot(1<<up, 0)]) + 3*int64(w.wrong[w.slot(0, one(up))])
		hand.Up = card.New(up, 0)
		high := w.counter.choose(&hand, FourResults{to, fourDeals - to})
		low := w.counter.choose(&hand, FourResults{to - most, fourDeals - to + most})
		w.chosen[up], w.sure[up] = high, low == high
		if first {
			w.chosen[noUp], first = high, false
		}
		w.always = w.always && low == high && high == w.chosen[noUp]
	}
}

// walk counts all hands of the kind.
func (w *fourWalk) walk() {
	if w.always {
		w.dealt(noUp, upNowhere)
		return
	}
	for up := range card.Rank(card.Ranks) {
		if w.held.of(up) == card.Suits {
			continue
		}
		place := slices.Index(w.ranks, up)
		if place < 0 {
			place = upElsewhere
		}
		w.dealt(up, place)
	}
}

// against prepares to count the dealer's hands with an up card.
func (w *fourWalk) against(up card.Rank) {
	if up == noUp {
		w.count = w.free(w.terms)
		w.findWrong(2, up)
		return
	}
	w.count = w.with(w.terms, up)
	w.findWrong(0, up)
	w.findWrong(1, up)
}

// findWrong finds what is wrong for a suit of which the player has certain cards: on
// side 0 for the suit of the up card, on side 1 for any other, and on side 2 for any
// suit where there is no up card.
func (w *fourWalk) findWrong(side int, up card.Rank) {
	sums := w.suited[side][:len(w.sets)]
	clear(sums)
	var found [32]int64
	for _, p := range w.parts {
		base, ok := w.partSlot(side, up, p)
		if !ok {
			continue
		}
		w.wrongWithout(&found, base, w.sets)
		for m := range sums {
			sums[m] += w.times(p, uint16(m)) * found[m]
		}
	}
}

// times is in how many ways the part is among the cards that are not of a suit, if
// the ranks in m are; below zero where inclusion and exclusion subtracts it.
func (w *fourWalk) times(p part, m uint16) int64 {
	if p.a < 0 {
		return 1
	}
	a := int64(w.held.of(w.ranks[p.a])) - int64(m>>p.a&1)
	switch {
	case p.b < 0:
		return -a
	case p.a == p.b:
		return a * (a - 1) / 2
	}
	return a * (int64(w.held.of(w.ranks[p.b])) - int64(m>>p.b&1))
}

// partSlot is the slot of hands with the up card, if there is one, and a part, without
// other suited cards. Beside an up card that is of another suit there is one more card
// of other suits at most.
func (w *fourWalk) partSlot(side int, up card.Rank, p part) (slot int, ok bool) {
	switch side {
	case 0:
		return w.slot(1<<up, p.others), true
	case 1:
		if p.b >= 0 {
			return 0, false
		}
		return w.slot(0, p.others+one(up)), true
	}
	return w.slot(0, p.others), true
}

// dealt counts how the hands of the kind fare against an up card, whose rank has a place among theirs.
func (w *fourWalk) dealt(up card.Rank, place int) {
	hands, times := int64(fourHands), int64(6)
	if up != noUp {
		hands, times = fourDeals, 1
	}
	class, chosen, list := w.hand.Rank.Class(), w.chosen[up], &w.suits[place][w.flush]
	sure := up == noUp || w.sure[up]
	if sure && chosen == 0 {
		w.counter.add(w.worker, class, 0, FourResults{0, hands * times}, uint64(list.ways))
		return
	}
	w.against(up)
	if sure { // all hands are played in one way, and counted at once
		to := w.toAll(up, list)
		w.counter.add(w.worker, class, chosen, FourResults{to * times, (hands*list.ways - to) * times}, 1)
		return
	}
	hand := w.hand
	hand.Up = card.New(up, 0)
	for i := range list.each {
		suits := &list.each[i]
		to := w.to(up, &suits.in)
		s := FourResults{to, hands - to}
		w.counter.add(w.worker, class, w.counter.choose(&hand, s), s, uint64(suits.ways))
	}
}

// toAll counts the dealer's hands that are worth no more than the player's, with the player's suits given in all ways.
func (w *fourWalk) toAll(up card.Rank, list *suitings) int64 {
	n := w.count * list.ways
	for side := range list.weights {
		wrong := &w.suited[side]
		if up == noUp {
			wrong = &w.suited[2]
		}
		for m, times := range list.weights[side][:len(w.sets)] {
			n -= times * wrong[m]
		}
	}
	return n
}

// to counts the dealer's hands that are worth no more than the player's, with suits as
// they are given.
func (w *fourWalk) to(up card.Rank, in *[card.Suits]uint8) int64 {
	n := w.count
	for s, m := range in {
		side := min(s, 1)
		if up == noUp {
			side = 2
		}
		n -= w.suited[side][m]
	}
	return n
}

// fourAlone counts single hands, one after the other.
var fourAlone struct {
	sync.Mutex
	standing *standing
}

// fourTo counts the dealer's hands that are worth no more than one hand of the
// player's, for an up card of each rank that is asked for.
func fourTo(h *FourHand, ups ...card.Rank) []int64 {
	fourAlone.Lock()
	defer fourAlone.Unlock()
	if fourAlone.standing == nil {
		fourAlone.standing = newStanding(fourRemoval())
	}
	w := &fourWalk{standing: fourAlone.standing}
	k := &fourKind{hand: *h}
	for _, c := range h.Cards {
		k.held += one(c.Rank())
	}
	w.begin(k)
	var in [card.Suits]uint8
	for _, c := range h.Cards {
		s := (c.Suit() - h.Up.Suit() + card.Suits) % card.Suits // the suit of the up card is the first
		in[s] |= 1 << slices.Index(w.ranks, c.Rank())
	}
	var list []int64
	for _, up := range ups {
		w.against(up)
		list = append(list, w.to(up, &in))
	}
	return list
}

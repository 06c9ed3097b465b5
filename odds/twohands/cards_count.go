package twohands

import (
	"sync"

	"boardwalk/houseway"
)

// counting is a count in the making: what is asked about every hand, and what is found.
//
// How a pair of hands fares against all hands of the house that share no card with the seven is a sum: what it would be
// without flushes, which depends on the ranks of the seven cards alone, and for each suit what the flushes of the house
// in that suit change, which depends on the ranks and on which of them are of that suit. Both parts are
// counted by inclusion and exclusion for all hands at once. Then every hand is dealt, suits and all, its parts are added
// up, and its best setting is taken. So the best setting is that of every single hand, and nothing is rounded.
type counting struct {
	*handList
	worth []Net // of wagers of all sizes that are asked about, the one whose wins are worth least first

	// What is asked about the hands of some ranks, with a flush or without, is a part of asked.
	asked []query
	first []int32   // where the part of a plain hand begins; one more than there are
	plain []asking  // of hands without a flush
	flush []asking  // of hands with one
	met   []packed  // how each query fares as if the house had no flushes
	left  [20]int64 // see flushesLeft

	// What the flushes of one suit change for hands without a flush: for each plain hand by which of its ranks
	// are of that suit, and then by query.
	change []packed
	begin  []int64 // where those of a plain hand begin

	// What they change for hands with a flush, by hand and query: the house's in the player's suit, and in the others, if
	// two cards of no flush are alike in suit or if they are not.
	own, alike, apart []packed
	beginFlush        []int32

	locks [256]sync.Mutex // of the changes, by hand
}

// Count counts all pairs of hands that share no card, on so many cores or on all for 0. What a setting is worth decides
// which is best, so it is counted for wagers of several sizes at once: worth is what each wins and loses, sorted by
// [Net.Compare]. The settings that are kept are those of the wager at the place main.
func (c *Cards) Count(worth []Net, main, cores int, tell Progress) *Sums {
	cores = workers(cores)
	k := c.list().counting(worth, cores, tell)
	parts := make([]sums, cores)
	for w := range parts {
		parts[w] = newSums(len(worth))
	}
	settings := make([]byte, houseway.Kinds)
	const some = 64 // hands of the same ranks differ in number, so they are given out by a few
	share((len(k.plains)+some-1)/some, cores, nil, func(worker, step int) {
		for i := step * some; i < min(len(k.plains), (step+1)*some); i++ {
			k.decide(i, main, &parts[worker], settings)
		}
	})
	found := &Sums{Worth: worth, Deals: k.deals(), Settings: settings}
	found.Best, found.ByKind = whole(parts, setBest, found.Deals), whole(parts, setByKind, found.Deals)
	for r, list := range whole(parts, setByHouse, found.Deals) {
		found.House[r] = list[0]
	}
	return found
}

// counting finds all that is needed to decide every hand.
func (e *handList) counting(worth []Net, cores int, tell Progress) *counting {
	k := &counting{handList: e, worth: worth, plain: make([]asking, len(e.plains)), flush: make([]asking, len(e.flush))}
	k.ask()
	parts, masks := everyPart(e.plains), everyMask(e.byMask[:])
	work := e.work(parts, masks, tell)
	rooms := make([]room, cores)

	met := make([][]packed, cores)
	for w := range met {
		met[w] = make([]packed, len(k.asked))
	}
	share(len(parts), cores, nil, func(worker, step int) {
		k.takeOut(parts[step], &rooms[worker], met[worker])
		work.did(partWork(parts[step]))
	})
	k.met = met[0]
	for _, other := range met[1:] {
		for i := range other {
			k.met[i] += other[i]
		}
	}
	k.narrow()
	k.makeRoom()
	share(len(masks), cores, nil, func(worker, step int) {
		k.takeOutFlush(masks[step], &rooms[worker])
		work.did(e.maskWork(masks[step]))
	})
	return k
}

// makeRoom makes room for what flushes change.
func (k *counting) makeRoom() {
	k.begin = make([]int64, len(k.plain)+1)
	for i := range k.plain {
		subsets := int64(1) << size(k.plains[i].mask)
		k.begin[i+1] = k.begin[i] + subsets*int64(len(k.plain[i].need))
	}
	k.change = make([]packed, k.begin[len(k.plain)])
	k.beginFlush = make([]int32, len(k.flush)+1)
	for n := range k.flush {
		k.beginFlush[n+1] = k.beginFlush[n] + int32(len(k.flush[n].need))
	}
	all := k.beginFlush[len(k.flush)]
	k.own, k.alike, k.apart = make([]packed, all), make([]packed, all), make([]packed, all)
}

// packed is how often both hands win, in its upper half, and how often both lose, in its lower one. It may be added,
// subtracted and multiplied as a whole: halves that overflow on the way do no harm if the result fits again.
type packed int64

func pack(won, lost int64) packed { return packed(won<<32 + lost) }

// unpack returns the two numbers.
func (p packed) unpack() (won, lost int64) {
	lost = int64(int32(p))
	return (int64(p) - lost) >> 32, lost
}

// value is what an outcome is worth.
func (n Net) value(p packed) int64 {
	won, lost := p.unpack()
	return n.Won*won - n.Lost*lost
}

// hands is how many hands of seven cards there are.
func (e *handList) hands() (n int64) {
	for i := range e.plains {
		n += e.plains[i].all
	}
	return n
}

// deals is how many pairs of hands share no card.
func (e *handList) deals() int64 { return e.hands() * e.others() }

// others is how many hands share no card with a hand.
func (c *Cards) others() int64 {
	cards := int64(size(c.deck))*4 + 1
	n := int64(1)
	for i := range int64(7) {
		n = n * (cards - 7 - i) / (i + 1)
	}
	return n
}

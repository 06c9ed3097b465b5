package odds

import (
	"math/bits"

	"boardwalk/card"
	"boardwalk/poker"
)

// boards goes through all boards that may come to a showdown. It deals ranks first: 6,175 boards before the flop, each as
// often as its cards can be had in suits. Only where enough of them may be of one suit for somebody to have a flush are
// the ranks of that suit told apart, and such boards are counted for themselves. As three cards of a board are of that suit,
// no board is counted for two suits.
type boards struct {
	*Showdown
	ranks [card.Ranks]uint8  // how many cards of each rank may come
	left  [card.Suits]uint16 // their ranks, by suit
	fixed [card.Suits]uint16 // the ranks of the board that lies there, by suit
	least [card.Suits]int    // how many cards of a suit must come for a flush; more than five if none can be had
	known poker.Counts       // of the board that lies there
	hands []heldHand
	total uint64

	// Of the board that is being dealt.
	came   [5]rankDealt
	ofThem int
	lies   [5]card.Card // in any suits
	plain  []poker.Rank // of the hands without a flush
	shown  []poker.Rank
	lows   []poker.Rank
	anyLow bool

	counts []count
}

// heldHand is one of the hands.
type heldHand struct {
	counts poker.Counts
	four   [4]card.Card // at Omaha
	suits  [card.Suits]uint16
}

// rankDealt is so many cards of a rank that come.
type rankDealt struct {
	rank card.Rank
	n    uint8
}

// waysOf is in how many ways some of up to four cards can be had.
var waysOf = [card.Suits + 1][card.Suits + 1]uint64{{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}}

func (s *Showdown) boards(left []card.Card) *boards {
	n := len(s.Hands)
	b := &boards{Showdown: s, known: poker.CountsOf(s.Board...), hands: make([]heldHand, n), counts: make([]count, n),
		plain: make([]poker.Rank, n), shown: make([]poker.Rank, n), lows: make([]poker.Rank, n)}
	for _, c := range left {
		b.ranks[c.Rank()]++
		b.left[c.Suit()] |= 1 << c.Rank()
	}
	for i, c := range s.Board {
		b.fixed[c.Suit()] |= 1 << c.Rank()
		b.lies[i] = c
	}
	most := [card.Suits]int{}
	for i, h := range s.Hands {
		hand := &b.hands[i]
		copy(hand.four[:], h)
		hand.counts = poker.CountsOf(h...)
		for _, c := range h {
			hand.suits[c.Suit()] |= 1 << c.Rank()
		}
		for suit, ranks := range hand.suits {
			most[suit] = max(most[suit], bits.OnesCount16(ranks))
		}
	}
	for suit := range b.least {
		switch lie := bits.OnesCount16(b.fixed[suit]); {
		case !s.Omaha:
			b.least[suit] = 5 - lie - most[suit]
		case most[suit] >= 2:
			b.least[suit] = 3 - lie
		default:
			b.least[suit] = 6
		}
	}
	return b
}

// deal deals so many more cards, of a rank and those above it. The boards dealt up to here differ in suits in so many ways.
func (b *boards) deal(rank card.Rank, more int, counts poker.Counts, ways uint64) {
	if more == 0 {
		b.show(counts, ways)
		return
	}
	if rank > card.Ace {
		return
	}
	b.deal(rank+1, more, counts, ways)
	one, had := card.New(rank, 0), b.ranks[rank]
	each := poker.CountsOf(one)
	b.ofThem++
	for n := uint8(1); n <= had && int(n) <= more; n++ {
		b.came[b.ofThem-1] = rankDealt{rank, n}
		b.lies[5-more+int(n)-1] = one
		counts += each
		b.deal(rank+1, more-int(n), counts, ways*waysOf[had][n])
	}
	b.ofThem--
}

// show counts who wins the boards that have the ranks that were dealt.
func (b *boards) show(counts poker.Counts, ways uint64) {
	b.total += ways
	b.anyLow = false
	for i := range b.hands {
		h := &b.hands[i]
		if !b.Omaha {
			b.plain[i] = (h.counts + b.known + counts).Seven()
			continue
		}
		b.plain[i] = poker.OmahaUnsuited(&h.four, b.lies[:])
		if b.HighLow {
			b.lows[i] = poker.OmahaLowOf(&h.four, b.lies[:])
			b.anyLow = b.anyLow || b.lows[i] != 0
		}
	}
	for suit := range b.least {
		ways -= b.flushes(suit, 0, 0, 0, 1)
	}
	if ways > 0 {
		b.award(b.plain, ways)
	}
}

// flushes counts who wins those boards that have enough cards of a suit, and returns how many there are. Of the ranks
// that came, those before at are decided: so many are of the suit, with these ranks, in so many ways.
func (b *boards) flushes(suit, at, have int, ranks uint16, ways uint64) (all uint64) {
	if have+b.ofThem-at < b.least[suit] {
		return 0
	}
	if at == b.ofThem {
		b.showFlush(suit, ranks, ways)
		return ways
	}
	d := b.came[at]
	others := b.ranks[d.rank]
	if bit := uint16(1) << d.rank; b.left[suit]&bit != 0 {
		others--
		all += b.flushes(suit, at+1, have+1, ranks|bit, ways*waysOf[others][d.n-1])
	}
	if d.n <= others {
		all += b.flushes(suit, at+1, have, ranks, ways*waysOf[others][d.n])
	}
	return all
}

// showFlush counts who wins boards on which these ranks of a suit came.
func (b *boards) showFlush(suit int, ranks uint16, ways uint64) {
	shared := b.fixed[suit] | ranks
	for i := range b.hands {
		own := b.hands[i].suits[suit]
		switch {
		case b.Omaha:
			b.shown[i] = max(b.plain[i], poker.OmahaSuited(own, shared))
		case bits.OnesCount16(own|shared) >= 5:
			b.shown[i] = poker.Suited(own | shared)
		default:
			b.shown[i] = b.plain[i]
		}
	}
	b.award(b.shown, ways)
}

// award divides the pots of so many boards.
func (b *boards) award(highs []poker.Rank, ways uint64) {
	if !b.anyLow {
		share(highs, ways, func(i int) *[12]uint64 { return &b.counts[i].whole })
		return
	}
	share(highs, ways, func(i int) *[12]uint64 { return &b.counts[i].high })
	share(b.lows, ways, func(i int) *[12]uint64 { return &b.counts[i].low })
}

// share has the best of some ranks share so many pots.
func share(ranks []poker.Rank, ways uint64, of func(int) *[12]uint64) {
	top, n := poker.Rank(0), 0
	for _, r := range ranks {
		switch {
		case r > top:
			top, n = r, 1
		case r == top:
			n++
		}
	}
	for i, r := range ranks {
		if r == top {
			of(i)[n] += ways
		}
	}
}

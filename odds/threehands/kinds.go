package threehands

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"math/bits"
	"runtime"
	"sync"
	"sync/atomic"

	"boardwalk/card"
)

// kinds is how hands are set, by their kind. Suits matter only where four cards of one suit, or three and the joker, may
// be a flush: a hand is of a kind by its ranks, or by its ranks and those of them that are of that suit.
type kinds struct {
	deck  uint16      // the ranks of the deck
	masks [8][]uint16 // the sets of ranks of the deck, by how many ranks they have
	few   []uint16    // those of three ranks at most

	hands  []hand       // by the number of their ranks, without the joker and then with it
	flush  [2][]change  // hands with a flush, by the ranks of its suit and then by the number of the other ranks
	start  [2][]uint32  // where those with some ranks of the suit begin
	both   [][]change   // hands of the joker and three cards of each of two suits, by the places of these: the flush that is not used
	third  []uint16     // the places of sets of three ranks in masks[3]
	shared [2][]*vector // the ranks that two hands may share, without the joker and with it
	others []*others    // the cards of other suits that two hands with a flush may share, from none up
	byKey  map[rankKey]*others
}

// ways is how a hand is set by the house and by [Asia.Best].
type ways struct{ house, best place }

// hand is the hands of some ranks: how they are set without a flush, how many there are, and those that a flush changes.
type hand struct {
	ways
	n       int32
	changes []counted
}

// counted is so many hands that are set alike.
type counted struct {
	ways
	n int32
}

// change is how a hand is set with a flush, and the number of its ranks; none if the flush changes nothing.
type change struct {
	ways
	without uint32
}

const none = ^uint32(0)

// changed returns a hand that is set in some ways with a flush.
func (k *kinds) changed(to ways, hand uint32) change {
	if k.hands[hand].ways == to {
		hand = none
	}
	return change{to, hand}
}

// newKinds prepares the count of a deck of some ranks and the joker, on so many cores.
func (a *Asia) newKinds(deck uint16, cores int) *kinds {
	k := a.setKinds(deck, cores)
	for n := range 4 {
		k.few = append(k.few, k.masks[n]...)
	}
	k.countChanges()
	k.share()
	return k
}

// setKinds sets a hand of every kind that a deck of some ranks and the joker has, on so many cores or on all for 0.
func (a *Asia) setKinds(deck uint16, cores int) *kinds {
	if cores == 0 {
		cores = runtime.GOMAXPROCS(0)
	}
	k := &kinds{deck: deck, masks: everyMask(deck), byKey: map[rankKey]*others{}}
	s := newSetter(a)
	k.setAll(s, cores)
	k.twoFlushes(s)
	return k
}

// fingerprint is the checksum of how all hands are set.
func (k *kinds) fingerprint() string {
	sum, buffer := sha256.New(), []byte{}
	write := func(w ways) {
		buffer = binary.BigEndian.AppendUint32(buffer, uint32(w.house))
		buffer = binary.BigEndian.AppendUint32(buffer, uint32(w.best))
		if len(buffer) > 1<<16 {
			sum.Write(buffer)
			buffer = buffer[:0]
		}
	}
	for i := range k.hands {
		write(k.hands[i].ways)
	}
	for _, list := range append(k.both, k.flush[:]...) {
		for i := range list {
			write(list[i].ways)
		}
	}
	sum.Write(buffer)
	return hex.EncodeToString(sum.Sum(nil))
}

// everyMask lists the sets of ranks of a deck, by how many ranks they have.
func everyMask(deck uint16) (list [8][]uint16) {
	for mask := range deck + 1 {
		if n := bits.OnesCount16(mask); mask&^deck == 0 && n <= 7 {
			list[n] = append(list[n], mask)
		}
	}
	return list
}

// setAll sets a hand of every kind.
func (k *kinds) setAll(s *setter, cores int) {
	k.hands = make([]hand, numbers().all[7]+numbers().all[6])
	var work []func()
	for j := range 2 {
		suited := 7 - j
		work = append(work, func() {
			eachRanks(k.deck, suited, 4, func(key rankKey, ranks []card.Rank) {
				if len(ranks) == suited {
					k.hands[k.number(j, key)].ways = s.set(0, ranks)
				}
			})
		})
		k.start[j] = make([]uint32, 1<<card.Ranks)
		size := uint32(0)
		for n := 4 - j; n <= suited; n++ {
			for _, mask := range k.masks[n] {
				k.start[j][mask] = size
				size += numbers().all[suited-n]
				work = append(work, func() {
					eachRanks(k.deck, suited-n, 3, func(key rankKey, ranks []card.Rank) {
						if len(ranks) == suited-n {
							k.flush[j][k.start[j][mask]+numbers().of(suited-n, key)].ways = s.set(mask, ranks)
						}
					})
				})
			}
		}
		k.flush[j] = make([]change, size)
	}
	var next atomic.Int64
	var wait sync.WaitGroup
	for range cores {
		wait.Go(func() {
			for n := int(next.Add(1)) - 1; n < len(work); n = int(next.Add(1)) - 1 {
				work[n]()
			}
		})
	}
	wait.Wait()
}

// eachFlush goes through the hands with a flush: the ranks of its suit, the key of the others and their ranks.
func (k *kinds) eachFlush(j int, found func(c *change, mask uint16, key rankKey, others []card.Rank)) {
	suited := 7 - j
	for n := 4 - j; n <= suited; n++ {
		for _, mask := range k.masks[n] {
			of := k.flush[j][k.start[j][mask]:]
			eachRanks(k.deck, suited-n, 3, func(key rankKey, ranks []card.Rank) {
				if len(ranks) == suited-n {
					found(&of[numbers().of(suited-n, key)], mask, key, ranks)
				}
			})
		}
	}
}

// number is the number of the ranks of a hand among hands, with the joker for j.
func (k *kinds) number(j int, key rankKey) uint32 {
	return uint32(j)*numbers().all[7] + numbers().of(7-j, key)
}

// twoFlushes finds the hands of a joker and three cards of each of two suits. They are among those with a flush of the one
// suit and among those of the other; as nobody has both, one of the two changes is taken out again.
func (k *kinds) twoFlushes(s *setter) {
	k.third = make([]uint16, 1<<card.Ranks)
	of := func(suit, other uint16) ways {
		return k.flush[1][k.start[1][suit]+numbers().of(3, maskKeys[other])].ways
	}
	for i, first := range k.masks[3] {
		k.third[first] = uint16(i)
		row := make([]change, len(k.masks[3]))
		for n, second := range k.masks[3] {
			x, y := of(first, second), of(second, first)
			if s.prefers(x.house, y.house) {
				y.house = x.house
			}
			if s.likes(x.best, y.best) {
				y.best = x.best
			}
			row[n] = k.changed(y, k.number(1, maskKeys[first]+maskKeys[second]))
		}
		k.both = append(k.both, row)
	}
}

// countChanges counts the hands of each rank, and what flushes change of them.
func (k *kinds) countChanges() {
	for j := range 2 {
		suited := 7 - j
		eachRanks(k.deck, suited, 4, func(key rankKey, ranks []card.Rank) {
			if len(ranks) == suited {
				k.hands[k.number(j, key)].n = int32(newVector(key, ranks).suits)
			}
		})
		k.eachFlush(j, func(c *change, mask uint16, key rankKey, others []card.Rank) {
			if *c = k.changed(c.ways, k.number(j, key+maskKeys[mask])); c.without != none {
				k.hands[c.without].change(c.ways, 4*int32(suitsOf(others, 3)))
			}
		})
	}
	for _, row := range k.both {
		for _, c := range row {
			if c.without != none {
				k.hands[c.without].change(c.ways, -6)
			}
		}
	}
}

// change adds so many hands that are set in another way.
func (h *hand) change(to ways, n int32) {
	for i := range h.changes {
		if h.changes[i].ways == to {
			h.changes[i].n += n
			return
		}
	}
	h.changes = append(h.changes, counted{to, n})
}

// share lists what two hands may have in common.
func (k *kinds) share() {
	eachRanks(k.deck, 7, 4, func(key rankKey, ranks []card.Rank) {
		v := newVector(key, ranks)
		if k.shared[0] = append(k.shared[0], v); v.cards < 7 {
			k.shared[1] = append(k.shared[1], v)
		}
	})
	var byCards [4][]*others
	eachRanks(k.deck, 3, 3, func(key rankKey, ranks []card.Rank) {
		o := &others{vector: *newVector(key, ranks)}
		for suits := range o.in {
			o.in[suits] = suitsOf(ranks, suits)
		}
		byCards[o.cards], k.byKey[key] = append(byCards[o.cards], o), o
	})
	for _, list := range byCards {
		k.others = append(k.others, list...)
	}
	for _, o := range k.others {
		for _, with := range k.others {
			if n := o.within(with); n != 0 {
				o.more[with.cards] = append(o.more[with.cards], extended{numbers().of(with.cards, with.key), n})
			}
		}
	}
}

// vector is some ranks, and how many cards there are of each.
type vector struct {
	key   rankKey
	count [card.Ranks]uint8
	cards int
	suits int64 // in how many ways their suits can be chosen
}

func newVector(key rankKey, ranks []card.Rank) *vector {
	v := &vector{key: key, cards: len(ranks), suits: suitsOf(ranks, 4)}
	for _, r := range ranks {
		v.count[r]++
	}
	return v
}

// choices is in how many ways some of up to four cards can be chosen.
var choices = [5][5]int64{{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}}

// suitsOf is in how many ways so many suits can be chosen for the cards of some ranks, which are in order.
func suitsOf(ranks []card.Rank, suits int) int64 {
	ways := int64(1)
	for i := 0; i < len(ranks); {
		n := 1
		for i+n < len(ranks) && ranks[i+n] == ranks[i] {
			n++
		}
		ways *= choices[suits][n]
		i += n
	}
	return ways
}

// others is cards of other suits than that of a flush.
type others struct {
	vector
	in   [4]int64      // in how many ways their suits can be chosen among so many
	more [4][]extended // by how many cards there are in all: the others that have these among them
}

// extended is other cards that have some among them, and in how many ways their suits can be chosen.
type extended struct {
	at uint32 // the number of their ranks
	n  int32
}

// within is in how many ways the suits of more cards of three suits can be chosen where those of the first are; 0 if these
// are not among them.
func (o *others) within(more *others) int32 {
	ways := int32(1)
	for r, n := range o.count {
		all := more.count[r]
		if all < n {
			return 0
		}
		ways *= int32(choices[3-n][all-n])
	}
	return ways
}

package poker

import (
	"math/bits"
	"sync/atomic"

	"boardwalk/card"
)

// JokerHands ranks the hands of pai gow poker: high hands of five cards and low hands of two,
// of a deck with one joker. The joker is an ace, or whatever card completes a straight, a
// flush, a straight flush or a royal flush (19:47-11.3(a), (c)). In a flush it is the highest
// card that is missing.
//
// Both hands are ranked on one scale: a high hand ranks equal to or above a low hand exactly
// if its [Rank] is not the lower number.
type JokerHands struct {
	five *table                       // hands without the joker
	four *table                       // the four other cards of hands with it
	low  [card.Ranks][card.Ranks]Rank // by the ranks of the two cards, the joker's being that of the ace
}

// jokerHands are nil until the first such hand; the second are those where
// ace-two-three-four-five is the lowest straight.
var jokerHands [2]atomic.Pointer[JokerHands]

// WithJoker returns the ranking. If lowest is set, ace-two-three-four-five is the lowest
// straight and straight flush (19:47-11.3(d)); otherwise only ace-king-queen-jack-ten is above
// it.
func WithJoker(lowest bool) *JokerHands {
	k, at := PaiGow, &jokerHands[0]
	if lowest {
		k, at = PaiGowLowest, &jokerHands[1]
	}
	if hands := at.Load(); hands != nil {
		return hands
	}
	at.CompareAndSwap(nil, buildJoker(k))
	return at.Load()
}

// buildJoker builds the tables of a kind.
func buildJoker(k Kind) *JokerHands {
	t := &JokerHands{five: build(k, 5), four: &table{enough: enoughAt4}}
	for set := range t.four.suits {
		if bits.OnesCount(uint(set)) == 4 {
			t.four.suits[set] = k.withJoker(&holding{uint16(set)}, true)
		}
	}
	t.four.place(entries(4, func(h *holding) Rank { return k.withJoker(h, false) }))
	for a := range t.low {
		for b := range t.low[a] {
			var h holding
			h.add(1 << a)
			h.add(1 << b)
			t.low[a][b] = k.best(&h, 2, false)
		}
	}
	return t
}

// withJoker is the best hand of four cards and the joker, of all classes that need cards of
// one suit or of all that do not.
func (k Kind) withJoker(h *holding, suited bool) (best Rank) {
	if h[card.Suits-1]&(1<<card.Ace) != 0 {
		places := k.order().places
		return Rank(k)<<kindShift | Rank(len(places))<<placeShift // five aces, the first place
	}
	for r := card.Two; r <= card.Ace; r++ {
		with := *h
		if suited && h[0]>>r&1 != 0 {
			continue // the card is there already
		}
		with.add(1 << r)
		rank := k.best(&with, 5, suited)
		if r == card.Ace || suited || rank.Class() == Straight {
			best = max(best, rank)
		}
	}
	return best
}

// High ranks a high hand. The cards must be different and none unknown.
func (t *JokerHands) High(h *[5]card.Card) Rank {
	sum := enoughAt5 + weights[h[0]] + weights[h[1]] + weights[h[2]] + weights[h[3]] + weights[h[4]]
	switch {
	case sum&special == 0: // nearly always
		return t.five.at(sum)
	case sum&noCards == 0:
		return t.five.rank(h[:])
	}
	return t.highWithJoker(h)
}

// highWithJoker is High for a hand with the joker in it.
func (t *JokerHands) highWithJoker(h *[5]card.Card) Rank {
	others := [4]card.Card(h[:4])
	for i, c := range others {
		if c == card.Joker {
			others[i] = h[4]
		}
	}
	return t.four.rank(others[:])
}

// Low ranks a low hand. The cards must be different and none unknown.
func (t *JokerHands) Low(h *[2]card.Card) Rank { return t.low[rankOrAce[h[0]]][rankOrAce[h[1]]] }

// rankOrAce is the rank of a card where the joker is an ace. It has an entry for every byte,
// so that looking one up needs no check.
var rankOrAce = func() (ranks [256]uint8) {
	for i := range ranks {
		ranks[i] = uint8(card.Ace)
		if c := card.Card(i); c.Suited() {
			ranks[i] = uint8(c.Rank())
		}
	}
	return ranks
}()

// Setting is what seven cards are worth when two of them are the low hand.
type Setting struct{ High, Low Rank }

// Lawful reports whether the high hand ranks equal to or above the low hand.
func (s Setting) Lawful() bool { return s.High >= s.Low }

// Settings is how many ways there are to take two of seven cards for the low hand.
const Settings = 21

// Pairs are those ways: which two of the seven cards are the low hand, by place.
var Pairs = func() (pairs [Settings][2]uint8) {
	n := 0
	for i := range uint8(7) {
		for j := i + 1; j < 7; j++ {
			pairs[n] = [2]uint8{i, j}
			n++
		}
	}
	return pairs
}()

// Settings ranks both hands of each way to set seven cards, in the order of [Pairs]. The cards
// must be different and none unknown.
func (t *JokerHands) Settings(hand *[7]card.Card, all *[Settings]Setting) {
	var each [7]uint64
	var ranks [7]uint8
	total, joker := uint64(0), -1
	for i, c := range hand {
		each[i], ranks[i] = weights[c], rankOrAce[c]
		total += each[i]
		if c == card.Joker {
			joker = i
		}
	}
	others, enough := t.five, uint64(enoughAt5)
	if joker >= 0 {
		others, enough = t.four, enoughAt4
	}
	n := 0
	for i := range 6 {
		low, rest := &t.low[ranks[i]], total-each[i]
		for j := i + 1; j < 7; j++ {
			hands := others
			if i == joker || j == joker {
				hands = t.five
			}
			s := &all[n]
			s.High, s.Low = hands.at(rest-each[j]), low[ranks[j]]
			n++
		}
	}
	if (total+enough)&flush != 0 {
		t.flushes(hand, all, joker)
	}
}

// flushes raises the rank of high hands that are a flush. Seven cards have enough of one suit
// at most.
func (t *JokerHands) flushes(hand *[7]card.Card, all *[Settings]Setting, joker int) {
	var held [card.Suits]uint16
	for _, c := range hand {
		if c != card.Joker {
			held[c.Suit()&3] |= 1 << c.Rank()
		}
	}
	suit := card.Suit(0)
	for s := range held {
		if bits.OnesCount16(held[s]) > bits.OnesCount16(held[suit]) {
			suit = card.Suit(s)
		}
	}
	for n := range all {
		i, j := int(Pairs[n][0]), int(Pairs[n][1])
		hands, size := t.five, 5
		if joker >= 0 && i != joker && j != joker {
			hands, size = t.four, 4
		}
		left := held[suit]
		for _, c := range [2]card.Card{hand[i], hand[j]} {
			if c != card.Joker && c.Suit() == suit {
				left &^= 1 << c.Rank()
			}
		}
		if bits.OnesCount16(left) == size {
			all[n].High = max(all[n].High, hands.suits[left])
		}
	}
}

// Way is how a house sets seven cards.
type Way interface {
	// Low returns the two cards of the low hand.
	Low(hand *[7]card.Card) [2]card.Card
}

// PlainWay is a plain way to set seven cards. It leaves the best class of high hand that they
// make as it is, and makes the low hand as high as it can be then. Two pairs, a full house,
// four-of-a-kind and five aces have a pair to spare: then the low hand is as high as the law
// allows. Of equal low hands it takes the one with the highest high hand, and of cards that
// differ in suit only those that come first.
type PlainWay struct{ Hands *JokerHands }

// Low returns the two cards of the low hand.
func (w PlainWay) Low(hand *[7]card.Card) [2]card.Card {
	var all [Settings]Setting
	w.Hands.Settings(hand, &all)
	top := Rank(0)
	for i := range all {
		top = max(top, all[i].High)
	}
	least := top >> placeShift << placeShift // of the class
	switch top.Class() {
	case TwoPair, FullHouse, FourOfAKind, FiveAces:
		least = 0
	}
	best := -1
	for i := range all {
		s := &all[i]
		if s.High >= max(least, s.Low) && (best < 0 || s.Low > all[best].Low || s.Low == all[best].Low && s.High > all[best].High) {
			best = i
		}
	}
	return [2]card.Card{hand[Pairs[best][0]], hand[Pairs[best][1]]}
}

package blackjack

import (
	"strconv"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// worth is section 2.2(b) by rank: what a card counts, an ace as one. That it
// may count eleven is for the hand to say.
var worth = [card.Ranks]struct {
	points uint8
	by     law.Cite
}{
	card.Two: {2, "2.2(b)1"}, card.Three: {3, "2.2(b)1"}, card.Four: {4, "2.2(b)1"}, card.Five: {5, "2.2(b)1"},
	card.Six: {6, "2.2(b)1"}, card.Seven: {7, "2.2(b)1"}, card.Eight: {8, "2.2(b)1"}, card.Nine: {9, "2.2(b)1"},
	card.Ten: {10, "2.2(b)1"}, card.Jack: {10, "2.2(b)2"}, card.Queen: {10, "2.2(b)2"}, card.King: {10, "2.2(b)2"},
	card.Ace: {1, "2.2(b)3i"},
}

// points is the same by card, and adds is what a card adds to the counts of a hand. With a place for every number
// that a card could have, nothing asks whether it has one.
var points, adds = func() (p [256]uint8, a [256]counts) {
	for _, c := range card.Deck() {
		p[c] = worth[c.Rank()].points
		a[c] = 1 + counts(p[c])<<hardAt
		if c.Rank() == card.Ace {
			a[c] += 1 << acesAt
		}
	}
	return
}()

// counts are three numbers of a hand in one: how many cards it has, in the lowest eight bits, then the count with each
// ace as one, and how many aces there are. So a card is added at once, as the game does more often than anything else.
type counts uint32

const hardAt, acesAt = 8, 16

// Worth returns what a card counts, an ace as one, and the paragraph.
func Worth(c card.Card) (points int, by law.Cite) {
	w := worth[c.Rank()]
	return int(w.points), w.by
}

// mostCards is how many cards a hand can have: twenty-one aces, and one more.
const mostCards = 22

// Hand is the cards of a hand, with their score.
type Hand struct {
	cards   [mostCards]card.Card
	counts  counts
	split   bool // formed by splitting a pair
	doubled bool
	turned  bool  // dealer's: the hole card is face up
	again   uint8 // times that it was doubled again
	fate    fate
}

// fate is what has become of a player's hand.
type fate uint8

const (
	playing   fate = iota
	standing       // waits for the dealer's score
	waiting        // a blackjack that waits for the dealer's second card, 2.7(b)
	giving         // a surrender that waits for it, 2.8(a)2
	busted         // is over 21, and is collected when the round is complete
	decided        // its wagers are settled; the cards are still there
	collected      // and the cards are in the discard rack
)

// take adds a card.
func (h *Hand) take(c card.Card) {
	h.cards[uint8(h.counts)] = c
	h.counts += adds[c]
}

// Cards returns the cards in the order in which they came. The slice is the
// hand's own.
func (h *Hand) Cards() []card.Card { return h.cards[:uint8(h.counts)] }

// Len returns how many cards there are.
func (h *Hand) Len() int { return int(uint8(h.counts)) }

// hard is the count with each ace as one.
func (h *Hand) hard() int { return int(uint8(h.counts >> hardAt)) }

func (h *Hand) hasAce() bool { return h.counts>>acesAt != 0 }

// Score returns the count of 2.2(b): one ace is eleven as long as that does
// not take it over 21.
func (h *Hand) Score() int {
	if h.Soft() {
		return h.hard() + 10
	}
	return h.hard()
}

// Soft reports whether an ace counts as eleven.
func (h *Hand) Soft() bool { return h.hasAce() && h.hard() <= 11 }

// Kind returns the definition under which the score is called hard or soft.
func (h *Hand) Kind() law.Cite {
	if h.Soft() {
		return totals[1].by
	}
	return totals[0].by
}

// Blackjack reports whether the hand is an ace and a card that counts ten as
// the first two cards, which the cards of a split pair never are: 2.1.
func (h *Hand) Blackjack() bool { return h.counts == natural && !h.split }

// natural are the counts of an ace and a card that counts ten.
const natural counts = 2 + 11<<hardAt + 1<<acesAt

// Pair reports whether the hand is two cards of the same value.
func (h *Hand) Pair() bool { return h.Len() == 2 && points[h.cards[0]] == points[h.cards[1]] }

// Doubled reports whether the player has doubled down on the hand.
func (h *Hand) Doubled() bool { return h.doubled }

// Doubles returns how often the player has doubled down on the hand.
func (h *Hand) Doubles() uint8 {
	if h.doubled {
		return 1 + h.again
	}
	return 0
}

// Split reports whether the hand was formed by splitting a pair.
func (h *Hand) Split() bool { return h.split }

// totals are the two kinds of totals, and the word with which the dealer
// announces each.
var totals = [2]struct {
	by   law.Cite
	word string
}{{"2.1[hard total]", ""}, {"2.1[soft total]", "soft "}}

// calls are what the dealer announces of each box, by kind and total, made
// once so that announcing costs nothing.
var calls = func() (c [boxes + 1][2][32]string) {
	for box := range c {
		whose := "Box " + strconv.Itoa(box) + ": "
		if box == 0 {
			whose = "Dealer: "
		}
		for kind := range totals {
			for total := range c[box][kind] {
				c[box][kind][total] = whose + totals[kind].word + strconv.Itoa(total)
			}
		}
	}
	return
}()

// blackjackCalls are what the dealer announces of a blackjack.
var blackjackCalls = func() (c [boxes + 1]string) {
	for box := range c {
		c[box] = "Box " + strconv.Itoa(box) + ": Blackjack"
	}
	c[0] = "Dealer: Blackjack"
	return
}()

// call has the dealer announce the total of a hand of a box.
func (h *Hand) call(d *table.Dealer, by law.Cite, box uint8) {
	if d.Heard() { // finding the words would be in vain
		h.callOut(d, by, box)
	}
}

func (h *Hand) callOut(d *table.Dealer, by law.Cite, box uint8) {
	d.Cite(by)
	if h.Soft() {
		d.Announce("soft-total", calls[box][1][h.hard()+10])
	} else {
		d.Announce("total", calls[box][0][h.hard()&31])
	}
}

package versus

import (
	"slices"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/poker"
	"boardwalk/table"
)

// Show turns the cards of a hand face up, laid out as the hand that they form,
// and says what that is. It is for hands that are made of all their cards. The
// paragraph of turning is cited before.
func (t *Table) Show(d *table.Dealer, h *Hand) {
	if d.Heard() {
		t.show(d, h)
	}
}

func (t *Table) show(d *table.Dealer, h *Hand) {
	made := h.Cards
	cards := made[:h.Dealt]
	Arrange(cards, h.Class)
	t.TurnOver(d, h, cards)
	t.Tell(d, h, cards)
}

// Turn turns the cards of a hand face up in the order in which they were dealt.
func (t *Table) Turn(d *table.Dealer, h *Hand) {
	t.TurnOver(d, h, h.Cards[:h.Dealt])
}

// TurnOver turns cards of a hand face up, in the order given, but for those that
// lie so since they were dealt.
func (t *Table) TurnOver(d *table.Dealer, h *Hand, cards []card.Card) {
	if !d.Heard() {
		return
	}
	for _, c := range cards {
		if !h.lies(c) {
			d.Turn(c, h.Box, 0, h.Seat)
		}
	}
}

// lies reports whether a card of the hand lies face up since it was dealt.
func (h *Hand) lies(c card.Card) bool {
	return h.up != 0 && h.up>>slices.Index(h.Cards[:h.Dealt], c)&1 != 0
}

// Tell says what a hand is, under the paragraph that ranks it. Made are the
// cards that form it.
func (t *Table) Tell(d *table.Dealer, h *Hand, made []card.Card) {
	if !d.Heard() {
		return
	}
	d.Cite(t.p.Ranks[h.Class])
	d.NoteAt(h.Seat, "hand", t.words(h, made))
	if t.p.AceLow != "" && endsInAce(made, h.Class) {
		d.Cite(t.p.AceLow)
		d.NoteAt(h.Seat, "ace-low", aceLow[len(made)-3])
	}
	if t.p.Suit != "" && suited(h.Class) {
		d.Cite(t.p.Suit)
		d.NoteAt(h.Seat, "of-one-suit", "all of its cards are of one suit")
	}
}

// TellComparison says by what a hand and the dealer's are compared if they are of
// one class, and cites the paragraph of suits if they are equal.
func (t *Table) TellComparison(d *table.Dealer, h *Hand, suits law.Cite) {
	switch {
	case h.Result == Tied:
		d.Cite(suits)
		d.NoteAt(h.Seat, "hands-equal", "the hands are equal, and no suit is above another")
	case h.Class == t.Dealer().Class:
		d.Cite(t.p.Compare)
		d.NoteAt(h.Seat, "higher-cards-decide", "the hands are of one kind, and the higher cards decide")
	}
}

// suited reports whether the cards of a class are of one suit.
func suited(class poker.Class) bool {
	return class == poker.Flush || class == poker.StraightFlush || class == poker.RoyalFlush
}

// words says what a hand is: "ace high", "pair of nines", "straight", and of the
// dealer's "the dealer has a straight".
func (t *Table) words(h *Hand, made []card.Card) string {
	say := &players
	if h.Box == 0 {
		say = &dealers
	}
	switch {
	case h.Class == poker.HighCard:
		return say.high[highest(made)]
	case t.p.PairNamed && h.Class == poker.Pair:
		return say.pair[pairIn(made)]
	case t.p.Royal != "" && h.Class == poker.RoyalFlush:
		return t.p.Royal
	}
	return say.class[h.Class]
}

// spoken are the words for hands, made once.
type spoken struct {
	high, pair [card.Ranks]string
	class      [poker.NoPair + 1]string
}

var players, dealers = speak("", ""), speak("the dealer has ", "a ")

// speak puts words before those for hands, and an article where the hand takes one.
func speak(before, a string) (words spoken) {
	names := [card.Ranks]string{"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"}
	for r, name := range names {
		plural := name + "s"
		if name == "six" {
			plural = "sixes"
		}
		words.high[r], words.pair[r] = before+name+" high", before+a+"pair of "+plural
	}
	for c := range words.class {
		name := poker.Class(c).String()
		switch poker.Class(c) {
		case poker.TwoPair, poker.ThreeOfAKind, poker.FourOfAKind:
			words.class[c] = before + name
		default:
			words.class[c] = before + a + name
		}
	}
	return words
}

// highest is the rank of the highest of some cards.
func highest(made []card.Card) card.Rank {
	high := made[0].Rank()
	for _, c := range made {
		high = max(high, c.Rank())
	}
	return high
}

// pairIn is the rank of the pair that some cards have.
func pairIn(made []card.Card) card.Rank {
	for i, c := range made {
		for _, other := range made[i+1:] {
			if c.Rank() == other.Rank() {
				return c.Rank()
			}
		}
	}
	panic("versus: no pair")
}

// aceLow are the dealer's words for a straight that ends in an ace, of three,
// four and five cards.
var aceLow = [...]string{
	"the ace completes it with a two and a three",
	"the ace completes it with a two, a three and a four",
	"the ace completes it with a two, a three, a four and a five",
}

// endsInAce reports whether the cards of a class are a straight in which the ace
// is the lowest card.
func endsInAce(made []card.Card, class poker.Class) bool {
	if class != poker.Straight && class != poker.StraightFlush {
		return false
	}
	ace, two := false, false
	for _, c := range made {
		ace, two = ace || c.Rank() == card.Ace, two || c.Rank() == card.Two
	}
	return ace && two
}

// Arrange puts the cards of a hand as they are laid out to form it: those of a
// rank that there are most of first, and then from the highest down. An ace that
// ends a straight comes last.
func Arrange(cards []card.Card, class poker.Class) {
	var count [card.Ranks]int
	for _, c := range cards {
		count[c.Rank()]++
	}
	before := func(a, b card.Card) bool {
		if x, y := count[a.Rank()], count[b.Rank()]; x != y {
			return x > y
		}
		return a.Rank() > b.Rank()
	}
	for i := range cards { // few cards, so each is put in its place among those before it
		for j := i; j > 0 && before(cards[j], cards[j-1]); j-- {
			cards[j], cards[j-1] = cards[j-1], cards[j]
		}
	}
	if endsInAce(cards, class) {
		ace := cards[0]
		copy(cards, cards[1:])
		cards[len(cards)-1] = ace
	}
}

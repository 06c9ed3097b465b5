package pokette

import (
	"fmt"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// The poker hand wagers, in the order of 12.5(b) and, of straights, of 12.6(b).
const (
	pairInTwo = firstHand + iota
	pairInThree
	threeOfAKind
	openStraight
	insideStraight
	openStraightFlush
	insideStraightFlush
	flush
)

// hand is a poker hand wager: when it is open, how that is announced, and under
// which paragraph it is settled.
type hand struct {
	made table.Phase
	by   law.Cite // the paragraph that opens it
	call string
	lose law.Cite
	win  law.Cite
}

// hands are the poker hand wagers by area.
var hands = [numberOfAreas - firstHand]hand{
	pairInTwo - firstHand:      {oneCard, "12.8(a)", "wagers may be placed for a pair in 2", "12.8(b)[lose]", "12.8(b)[win]"},
	pairInThree - firstHand:    {noPair, "12.8(c)", "wagers may be placed for a pair in 3", "12.8(e)1", "12.8(e)1"},
	threeOfAKind - firstHand:   {aPair, "12.8(d)4", "wagers may be made on three of a kind", "12.8(e)5", "12.8(e)5"},
	openStraight - firstHand:   {openEnds, "12.8(d)2i", "wagers may be placed on an open straight", "12.8(e)3", "12.8(e)3"},
	insideStraight - firstHand: {oneGap, "12.8(d)2ii", "wagers may be placed on an inside straight", "12.8(e)3", "12.8(e)3"},
	openStraightFlush - firstHand: {openEndsOfOneSuit, "12.8(d)3i", "wagers may be placed on an open straight flush",
		"12.8(e)4", "12.8(e)4"},
	insideStraightFlush - firstHand: {oneGapOfOneSuit, "12.8(d)3ii", "wagers may be placed on an inside straight flush",
		"12.8(e)4", "12.8(e)4"},
	flush - firstHand: {oneSuit, "12.8(d)1", "wagers may be placed for a flush", "12.8(e)2", "12.8(e)2"},
}

// hands adds the poker hand wagers. A pair in two is the one that 12.4(d) keeps
// closed while no card is posted.
func (p *drawing) hands() {
	for i, w := range []table.Wager{
		{ID: "pair-in-two", Name: "Pair in Two", Aliases: []string{"pair in 2"}, Law: "12.5(b)1", MadeLaw: "12.4(d)", Pays: pairInTwoPays,
			MadeText: "is open only while one winning card is posted on the card stand"},
		{ID: "pair-in-three", Name: "Pair in Three", Aliases: []string{"pair in 3"}, Law: "12.5(b)2", Pays: pairInThreePays,
			MadeText: "is open only while two winning cards that are no pair are posted"},
		{ID: "three-of-a-kind", Name: "Three of a Kind", Law: "12.5(b)3", Pays: threeOfAKindPays,
			MadeText: "is open only while the two winning cards that are posted are a pair"},
		{ID: "open-straight", Name: "Open Straight", Law: "12.5(b)4", Pays: openStraightPays,
			MadeText: "is open only while the two cards that are posted are consecutive and a card on either side makes a straight"},
		{ID: "inside-straight", Name: "Inside Straight", Law: "12.5(b)4", Pays: insideStraightPays,
			MadeText: "is open only while just one value makes a straight of the two cards that are posted"},
		{ID: "open-straight-flush", Name: "Open Straight Flush", Law: "12.5(b)5", Pays: openStraightFlushPays,
			MadeText: "is open only while the two cards that are posted are of one suit and consecutive, and a card on " +
				"either side makes a straight"},
		{ID: "inside-straight-flush", Name: "Inside Straight Flush", Law: "12.5(b)5", Pays: insideStraightFlushPays,
			MadeText: "is open only while the two cards that are posted are of one suit and just one value makes a straight of them"},
		{ID: "flush", Name: "Flush", Law: "12.5(b)6", Pays: flushPays,
			MadeText: "is open only while the two cards that are posted are of one suit"},
	} {
		h := &hands[i]
		if w.Made = h.made; w.MadeLaw == "" {
			w.MadeLaw = h.by
		}
		p.wagers = append(p.wagers, w)
	}
}

// first has the first card posted: a pair in two may be wagered on.
func (g *Game) first(d *table.Dealer) {
	g.stage, g.shown = oneCard, false
	d.Cite("12.8(a)")
	d.Announce("wagers-open", hands[0].call)
}

// second settles a pair in two, and announces what the third card may make.
func (g *Game) second(d *table.Dealer, wagered bool) {
	first, second := g.stand[0], g.stand[1]
	pair := first.Rank() == second.Rank()
	if pair {
		d.Cite("12.1[pair]")
		d.Note("two-cards-pair", "the two cards are a pair")
	}
	if wagered {
		d.Cite("12.8(b)")
		g.settlePairs(d, pair)
	}
	g.stage = opens(first, second)
	if d.Heard() {
		g.announce(d)
	}
}

// settlePairs settles the wagers on a pair in two, the only poker hand wagers
// that can lie on the layout with one card on the stand.
func (g *Game) settlePairs(d *table.Dealer, pair bool) {
	for b := range d.Bets {
		if pair {
			handWins(d, b)
		} else {
			handLoses(d, b)
		}
	}
}

func handWins(d *table.Dealer, b *table.Bet)  { d.Wins(b, hands[b.Area-firstHand].win) }
func handLoses(d *table.Dealer, b *table.Bet) { d.Loses(b, hands[b.Area-firstHand].lose) }

// announce says which wagers the two cards on the stand open.
func (g *Game) announce(d *table.Dealer) {
	d.Cite("12.8(d)")
	d.Note("second-card-settled", "all wagers on the second winning card are settled")
	for i := range hands {
		if h := &hands[i]; g.stage&h.made != 0 {
			d.Cite(h.by)
			d.Announce("wagers-open", h.call)
		}
	}
}

// third settles all poker hand wagers, and clears the card stand for new hands.
func (g *Game) third(d *table.Dealer, wagered bool) {
	if wagered {
		g.settleHands(d)
	}
	g.posted, g.stage, g.shown = 0, noCard, true
	d.Cite("12.8(g)")
	d.Note("stand-cleared", "the three cards are removed from the card stand; the next card that is no joker is the first of new hands")
}

// settleHands collects all losing poker hand wagers and then pays the others.
func (g *Game) settleHands(d *table.Dealer) {
	made := g.made(d)
	d.Cite("12.8(f)")
	for b := range d.Bets {
		if h := b.Area - firstHand; made>>h&1 == 0 {
			handLoses(d, b)
		}
	}
	for b := range d.Bets { // only the winners are left
		handWins(d, b)
	}
}

// made returns which poker hand wagers win with the three cards on the stand, a
// bit for each.
func (g *Game) made(d *table.Dealer) uint {
	const (
		pair          = 1 << (pairInThree - firstHand)
		three         = 1 << (threeOfAKind - firstHand)
		suits         = 1 << (flush - firstHand)
		straight      = 1<<(openStraight-firstHand) | 1<<(insideStraight-firstHand)
		straightFlush = 1<<(openStraightFlush-firstHand) | 1<<(insideStraightFlush-firstHand)
	)
	first, second, third := g.stand[0], g.stand[1], g.stand[2]
	made := uint(0)
	if third.Rank() == first.Rank() || third.Rank() == second.Rank() {
		if made |= pair; first.Rank() == second.Rank() {
			made |= three
		}
	}
	if first.Suit() == second.Suit() && second.Suit() == third.Suit() {
		made |= suits
	}
	if completing[first.Rank()][second.Rank()].has(third.Rank()) {
		tellStraight(d, first, second, third)
		if made |= straight; made&suits != 0 {
			made |= straightFlush
		}
	}
	d.Cite("12.1[poker hand wager]")
	d.Note("poker-hands-settled", "the wagers on poker hands are settled by the three cards on the stand")
	return made
}

// tellStraight says that three cards are consecutive, by the order of 12.2(b).
func tellStraight(d *table.Dealer, three ...card.Card) {
	d.Cite("12.2(b)")
	for _, c := range three {
		if c.Rank() == card.Ace {
			d.Cite("12.2(b)[ace]")
		}
	}
	d.Note("values-consecutive", "the values of the three cards are consecutive")
}

// verifyStand says whether the wagers that are open, and those that lie on the
// layout, are those of the cards on the stand.
func (g *Game) verifyStand(d *table.Dealer) error {
	want := noCard
	switch g.posted {
	case 1:
		want = oneCard
	case 2:
		want = opens(g.stand[0], g.stand[1])
	}
	if g.stage != want {
		return fmt.Errorf("with %v on the stand the stage is %b, not %b", g.Stand(), g.stage, want)
	}
	for b := range d.Bets {
		if b.Area >= firstHand && hands[b.Area-firstHand].made&g.stage == 0 {
			return fmt.Errorf("a wager on %s lies there with %v on the stand", g.layout.Wagers[b.Area].Name, g.Stand())
		}
	}
	return nil
}

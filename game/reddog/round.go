package reddog

import (
	"fmt"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// Round conducts one round of play: from the last wagers to the last card in
// the discard rack.
func (g *Game) Round(d *table.Dealer) {
	g.dealt = 0
	g.Prepare(d)
	left := g.draw(d, leftBox, "6.5(c)")
	d.NoLate("6.5(a)", "no wager is made once the first card is dealt")
	right := g.draw(d, rightBox, "6.5(c)")
	d.Reports().LookAgain()

	switch spread := Spread(left, right); spread {
	case Consecutive:
		d.Cite("6.5(e)")
		d.Announce("consecutive-tie", "The cards are consecutive: tie hand")
		tie(d, "6.5(e)")
	case Pair:
		g.pair(d)
	default:
		g.spread(d, spread)
	}
	g.clear(d)
}

// draw deals the next card, face up.
func (g *Game) draw(d *table.Dealer, box table.Box, by law.Cite) card.Card {
	c := g.Card(d, box, 0, table.House, card.Up, by)
	g.cards[g.dealt] = c
	g.dealt++
	return c
}

// tie ends a round in which nothing is decided.
func tie(d *table.Dealer, by law.Cite) {
	for b := range d.Bets {
		d.Returns(b, by)
	}
}

// pair is 6.5(f): two cards alike, and a third at once.
func (g *Game) pair(d *table.Dealer) {
	d.Cite("6.5(f)")
	d.Announce("pair", "We have a pair")
	third := g.draw(d, middleBox, "6.5(f)")
	if Value(third) == Value(g.cards[0]) {
		d.Cite("6.5(f)1")
		d.Announce("three-of-a-kind", "Three of a kind")
		for b := range d.Bets {
			d.WinsAt(b, threeLine, "6.5(f)1")
		}
		return
	}
	d.Cite("6.5(f)2")
	d.Announce("pair-tie", "No three of a kind: tie hand")
	tie(d, "6.5(f)2")
}

// spread is 6.5(g) to (i): raises, and a third card that wins between the
// other two.
func (g *Game) spread(d *table.Dealer, spread int) {
	left, right := g.cards[0], g.cards[1]
	d.Cite(spreadLaw(left, right))
	d.Announce("spread", spreadCalls[spread])
	d.Note("spread-marked", spreadMarks[spread])

	g.raises(d)
	g.exposed(d)
	d.Cite("6.5(i)")
	d.Announce("raises-closed", "Raises closed")
	third := g.draw(d, middleBox, "6.5(i)")
	g.announceValue(d, third)

	if !Between(third, left, right) {
		for b := range d.Bets {
			d.Loses(b, "6.5(i)1")
		}
		return
	}
	line := spreadLine(spread)
	d.Cite("6.5(i)2")
	if d.Posted().Odds(0, line).Cmp(bySpread[line].Odds) > 0 {
		d.Cite("6.5(i)3")
	}
	d.Note("spread-pays", spreadPays[spread])
	for b := range d.Bets {
		d.WinsAt(b, line, "6.5(i)1")
	}
}

// announceValue is the end of the first sentence of 6.5(i).
func (g *Game) announceValue(d *table.Dealer, third card.Card) {
	value := Value(third)
	if g.options.Has(ValueCall) {
		d.Cite("6.5(i)")
		d.Notes().AnnounceAlso(valueLaw(value), "third-value", valueCalls[value])
		return
	}
	d.Cite(valueLaw(value))
	d.Announce("third-value", valueCalls[value])
}

// clear puts the cards on the layout into the discard rack, in the order in
// which they were dealt.
func (g *Game) clear(d *table.Dealer) {
	d.Cite("6.5(j)")
	g.Shoe().DiscardAll(g.Cards())
	d.Note("racked-in-order-of-deal", "the cards go to the discard rack in the order of the deal")
	g.End(d)
}

// The dealer's words for each spread, and for the value of a third card.
var spreadCalls, spreadMarks, spreadPays, valueCalls = func() (calls, marks, pays [12]string, values [15]string) {
	for n := 1; n < len(calls); n++ {
		calls[n] = fmt.Sprint("The spread is ", n)
		marks[n] = fmt.Sprintf("the marker is placed on the spread of %d", n)
		pays[n] = fmt.Sprintf("the winning wagers are paid by the spread of %d", n)
	}
	for _, c := range card.Deck() {
		values[Value(c)] = fmt.Sprintf("The third card has a value of %d", Value(c))
	}
	return
}()

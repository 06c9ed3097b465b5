package minidice

import (
	"strconv"

	"boardwalk/dice"
	"boardwalk/law"
	"boardwalk/table"
)

// sealed is the rule that two dice are sealed in a shaker.
const sealed law.Cite = "house:minidice-1(a)"

var incidents = []table.Declared{
	{ID: "shaker-fault", Law: sealed, Staff: true, Help: "before the table opens: the shaker is not sealed, or has not two dice in it"},
	{ID: "short-shake", Law: "house:minidice-7(b)", Staff: true, Help: "the shaker was shaken fewer than three times"},
	{ID: "not-flat", Law: "house:minidice-7(a)", Staff: true, Help: "a die does not lie flat on the bottom of the shaker"},
}

var acts = []table.Declared{
	{ID: "new-shaker", Law: sealed, Staff: true, Help: "a sealed shaker with two dice is brought, and the table may be opened again"},
}

// Round conducts one shake of the dice.
func (g *Game) Round(d *table.Dealer) {
	d.Cite("house:minidice-4(a)")
	d.Announce("no-more-bets", "No more bets")
	d.NoLate("house:minidice-3(d)", "no wager is taken once \"No more bets\" is announced")

	roll := g.shake(d)
	d.Cite("house:minidice-4(c)")
	d.Shows(totals[roll.Total()], totals[roll.Total()], uint8(roll[0]), uint8(roll[1]))
	g.settle(d, roll.Total())
}

// shake has the shaker covered, shaken and uncovered, and returns what the dice
// show. If a die does not lie flat, the wagers stay where they are for another
// shake.
func (g *Game) shake(d *table.Dealer) dice.Pair {
	if !d.Reports().Untroubled() {
		if _, ok := d.Reports().Reported("short-shake"); ok {
			d.Cite("house:minidice-7(b)")
			d.NoteAt(table.House, "again", "fewer than three shakes: the shaker is shaken again")
		}
	}
	d.Cite("house:minidice-4(b)")
	d.Note("shaken-three-times", "the shaker is covered and shaken three times")
	if !d.Reports().Untroubled() {
		if _, ok := d.Reports().Reported("not-flat"); ok {
			d.Cite("house:minidice-7(a)")
			d.Announce("no-roll", "No Roll")
			d.Void("the dice do not both lie flat: the shaker is shaken again")
		}
	}
	return d.Throw()
}

// settle is rule 4(d): the losing wagers first, then the winning ones. Place bets
// on other numbers stay.
func (g *Game) settle(d *table.Dealer, total int) {
	d.Cite("house:minidice-4(d)")
	for b := range d.Bets {
		if decide(b.Area, total) == loses {
			d.Loses(b, g.layout.Wagers[b.Area].Law)
		}
	}
	for b := range d.Bets {
		switch decide(b.Area, total) {
		case wins:
			d.Wins(b, g.layout.Wagers[b.Area].Law)
		case winsMore:
			d.WinsAt(b, 1, g.layout.Wagers[b.Area].Law)
		}
	}
	d.Cite(activeLaw)
	for range d.Bets {
		d.Note("place-bets-stay", "place bets that are not decided stay for the next shake")
		break
	}
	d.Cite("house:minidice-4(d)")
	d.Note("shake-settled", "the wagers that the shake decides are settled")
}

// totals are the totals as the dealer announces them.
var totals = func() (words [13]string) {
	for n := 2; n <= 12; n++ {
		words[n] = strconv.Itoa(n)
	}
	return words
}()

package sicbo

import (
	"boardwalk/dice"
	"boardwalk/law"
	"boardwalk/table"
)

const tooLate = "no wager is taken once \"No more bets\" is announced"

// Round conducts one round of play: from "No more bets" to the clearing of the
// lights.
func (g *Game) Round(d *table.Dealer) {
	d.Cite("9.5(b)")
	d.Announce("no-more-bets", "No more bets")
	d.NoLate("9.5(b)", tooLate)

	d.Cite("9.5(c)")
	g.shake(d)

	d.Cite("9.5(d)")
	g.uncover(d)
	d.Shows(calls[entry(g.roll)], calls[entry(g.roll)], uint8(g.roll[0]), uint8(g.roll[1]), uint8(g.roll[2]))
	if g.malfunctions(d) {
		return
	}
	d.Note("values-entered", "the value of each die is entered into the electrical device")

	d.Cite("9.5(d)[illumination]")
	g.lit = g.device[entry(g.roll)]
	d.Note("combinations-lit", "the winning combinations are lighted")

	d.Cite("9.3(c)")
	d.Note("settled-as-they-lie", "the wagers are settled as they lie")
	g.settle(d, g.lit)

	d.Cite("9.5(f)")
	g.lit = 0
	d.Note("combinations-cleared", "the lighted combinations are cleared")
}

// shake covers the shaker and shakes it. Nobody sees the dice before they are
// uncovered, so too short a shake is nothing yet: the dealer goes on shaking.
func (g *Game) shake(d *table.Dealer) {
	g.uncovered = false
	if !d.Reports().Untroubled() {
		if _, ok := d.Reports().Reported("short-shake"); ok {
			d.NoteAt(table.House, "again", "fewer than three shakes: the shaker is shaken again")
		}
		g.malfunctionsCovered(d)
	}
	d.Note("shaken-three-times", "the shaker is covered and shaken three times")
}

// uncover takes the cover off and reads the dice.
func (g *Game) uncover(d *table.Dealer) {
	g.uncovered = true
	if !d.Reports().Untroubled() {
		g.notFlat(d)
	}
	g.roll = d.Shake()
}

// settle is 9.5(e): every losing wager is collected before the first winning
// one is paid, under the paragraph that says that it wins.
func (g *Game) settle(d *table.Dealer, won Lit) {
	for b := range d.Bets {
		if !won.Has(b.Area) {
			d.Loses(b, lostUnder(b.Area))
		}
	}
	for b := range d.Bets { // only the winners are left
		d.WinsAt(b, line(b.Area, g.roll), g.layout.Wagers[b.Area].Law)
	}
	d.Cite("9.5(e)[uncovered]")
	d.Note("shaker-may-be-covered", "all winning wagers are paid: the shaker may be covered again")
}

// lostUnder is the paragraph under which a wager is collected. Only Small and
// Big say themselves when they lose.
func lostUnder(a table.Area) law.Cite {
	switch a {
	case small:
		return "9.2(a)6"
	case big:
		return "9.2(a)7"
	}
	return "9.5(e)"
}

// line is the line of odds at which a winning wager is paid: of one of a kind,
// by the number of dice.
func line(a table.Area, roll dice.Three) int {
	if a < single {
		return 0
	}
	return roll.Count(face(a)) - 1
}

// calls are the dealer's words for each roll.
var calls = func() (words [outcomes]string) {
	for i := range words {
		words[i] = values(i).String()
	}
	return
}()

package sicbo

import (
	"boardwalk/law"
	"boardwalk/table"
)

// incidents are what sections 9.5 and 9.6 provide for.
var incidents = []table.Declared{
	{ID: "device-fault", Law: "9.5(a)", Staff: true, Help: "before the table opens: the electrical device fails the inspection"},
	{ID: "shaker-fault", Law: "9.1", Staff: true, Help: "before the table opens: the shaker is not sealed, or has not three dice in it"},
	{ID: "short-shake", Law: "9.5(c)", Staff: true, Help: "the shaker was shaken fewer than three times"},
	{ID: "not-flat", Law: "9.6(a)", Staff: true, Help: "a die does not lie flat on the bottom of the shaker"},
	{ID: "device-malfunction", Law: "9.6(b)", Staff: true, Help: "the electrical device fails with the shaker uncovered"},
	{ID: "device-malfunction-covered", Law: "9.3(c)", Staff: true, Help: "the electrical device fails before the shaker is uncovered"},
}

// acts are what staff do besides dealing.
var acts = []table.Declared{
	{ID: "device-fixed", Law: "9.6(b)[cease]", Staff: true, Help: "the electrical device has been fixed, and the table may be opened again"},
	{ID: "new-shaker", Law: "9.1", Staff: true, Help: "a sealed shaker with three dice is brought, and the table may be opened again"},
}

// notFlat is 9.6(a). The wagers lie where they are for the next shake.
func (g *Game) notFlat(d *table.Dealer) {
	if _, ok := d.Reports().Reported("not-flat"); !ok {
		return
	}
	d.Cite("9.6(a)")
	d.Announce("no-roll", "No Roll")
	if _, ok := d.Reports().Reported("device-malfunction"); ok {
		g.cannotSettle(d) // nothing to settle by, and no shake to wait for
	}
	d.Void("the dice do not all lie flat: the shaker is shaken again")
}

// malfunctions is 9.6(b): the dice can be seen but the device does not light
// them. The wagers are settled by their definitions, without it.
func (g *Game) malfunctions(d *table.Dealer) bool {
	if d.Reports().Untroubled() {
		return false
	}
	if _, ok := d.Reports().Reported("device-malfunction"); !ok {
		return false
	}
	d.Cite("9.6(b)")
	d.Note("device-fails", "the electrical device fails: the wagers are settled in the casino supervisor's presence")
	won := Lit(0)
	for a := range numberOfAreas {
		if wins(a, g.roll) {
			won.light(a)
		}
	}
	g.settle(d, won)
	g.fault = "9.6(b)[cease]"
	g.cease(d)
	return true
}

// malfunctionsCovered is a failure of the device that 9.6(b) does not speak
// of: nobody has seen the dice yet.
func (g *Game) malfunctionsCovered(d *table.Dealer) {
	if _, ok := d.Reports().Reported("device-malfunction-covered"); ok {
		g.cannotSettle(d)
	}
}

// cannotSettle voids a round that cannot be settled, since 9.3(c) has wagers
// settled only by dice at rest and lighted on the layout. The wagers are
// returned, as in any void that the text says nothing else of, and gaming
// ceases as it does under 9.6(b).
func (g *Game) cannotSettle(d *table.Dealer) {
	defer func() { // once the wagers are back: the void leaves the round from within
		g.fault = "9.6(b)[cease]"
		g.cease(d)
	}()
	d.Cite("9.3(c)")
	d.VoidAndReturn("the electrical device failed before the dice could be entered")
}

// noShaker is the fault of a table without three dice in a sealed shaker.
const noShaker law.Cite = "9.1"

// cease stops all gaming at the table until the device is fixed, or there is a
// shaker.
func (g *Game) cease(d *table.Dealer) {
	g.opened = false
	if g.fault == noShaker {
		d.Reports().Cease(noShaker, "there is no sealed shaker with three dice")
		return
	}
	d.Reports().Cease(g.fault, "the electrical device is out of order")
}

// fixed ends the fault. The table opens again as it did at first, with an
// inspection.
func (g *Game) fixed(d *table.Dealer) {
	word, text := "device-mended", "the electrical device has been fixed"
	if g.fault == noShaker {
		word, text = "shaker-brought", "a sealed shaker with three dice is brought to the table"
	}
	g.fault = ""
	d.Note(word, text)
}

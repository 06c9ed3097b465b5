package blackjack

import (
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/table"
)

// device reports whether a shuffling device is at the table, and shuffles.
func (g *Game) device() bool { return g.automatic && !g.shufflerOut }

// byHand reports whether the dealer shuffles, and a cutting card says when.
func (g *Game) byHand() bool {
	return g.options.Shuffle == ByHand || g.automatic && g.shufflerOut
}

// shufflerFails has the cards reshuffled if the device was reported to fail.
func (g *Game) shufflerFails(d *table.Dealer) {
	if _, ok := d.Reports().Reported(deal.ShufflerJam); ok {
		deal.Step(d, g.p.ShufflerJam,
			"device-jams", "the shuffling device fails: the cards are reshuffled by the approved procedure")
	}
}

// strayTen takes a 10 out that was found in a shoe that has none. It is no card
// of ours, so that nothing is missing then.
func (g *Game) strayTen(d *table.Dealer) {
	for _, ok := d.Reports().Reported("stray-ten"); ok; _, ok = d.Reports().Reported("stray-ten") {
		d.Cite(g.p.StrayTen)
		d.Notes().Remark(table.House, "ten-found-in-shoe", "a 10 was found in the shoe: it is not used, and leaves the table")
		if g.strays++; g.strays > 1 {
			g.void(d, g.p.StrayTens, "more than one 10 was found in the shoe")
		}
	}
}

// void ends a round in which the cards were wrong: the wagers are returned, and
// the cards are reshuffled.
func (g *Game) void(d *table.Dealer, by law.Cite, text string) {
	g.pickUp()
	g.due, g.dueSides = ordered, 0b11
	g.firstOn = [boxes + 1]table.Seat{}
	d.Cite(by)
	d.VoidAndReturn(text)
}

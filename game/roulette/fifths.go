package roulette

import "boardwalk/table"

// moveFifths is 5.3(d): one-fifth of each winning five adjacent numbers wager
// goes to the number's box on the main layout, and is a straight wager there
// like any other. What stays behind are straight wagers on numbers that did
// not come.
func (g *Game) moveFifths(d *table.Dealer, number Number) {
	for b := range d.Bets {
		if b.Area >= adjacent && g.Covers(b.Area).Has(number) {
			d.Layout().MovesPart(b, 1, straight+table.Area(number), "5.3(d)")
		}
	}
}

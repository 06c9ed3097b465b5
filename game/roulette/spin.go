package roulette

import (
	"boardwalk/table"
	"boardwalk/wheel"
)

// Round conducts one spin: from the ball's leaving the dealer's hand to the
// last winning wager paid.
func (g *Game) Round(d *table.Dealer) {
	g.spinBall(d)
	number := g.rest(d)

	g.moveFifths(d, number) // of wagers made before the option was withdrawn, too

	d.Cite("5.3(e)") // first all that lose, and then all that win
	for b := range d.Bets {
		if b.Area >= adjacent || !g.spots[b.Area].covers.Has(number) {
			g.lose(d, b, number)
		}
	}
	for b := range d.Bets {
		d.Wins(b, g.spots[b.Area].by)
	}
	g.last, g.spun = number, true
}

// spinBall has the ball spun, and wagers made until "No More Bets". A wager
// made while the ball runs is confirmed if the dealer saw it made before that.
func (g *Game) spinBall(d *table.Dealer) {
	if d.Reports().Untroubled() {
		d.Cite("5.3(a)")
		d.Note("ball-spun", "the ball is spun against the wheel, for four revolutions or more")
	}
	d.Cite("5.3(b)")
	d.Betting().Late("5.3(b)", "a wager made after \"No More Bets\" is too late")
	g.noSpinBefore(d)
	d.Announce("no-more-bets", "No More Bets")
	g.noSpinAfter(d)
}

// rest has the ball come to rest and its number announced, and returns the
// number on which the crown is.
func (g *Game) rest(d *table.Dealer) Number {
	pocket := d.Spin(g.wheel)
	number := g.numbers[pocket]
	d.Cite("5.3(c)")
	d.Shows(g.wheel.Pockets[pocket].Label, calls[number], uint8(pocket))
	if number == DoubleZero && g.options.Wheel == DoubleZeroAsSingle {
		d.Cite("5.2(d)2")
		d.Announce("no-spin", "No Spin")
		d.Void("the ball rests in 00 on a wheel used as single zero: the wheel is spun again")
	}
	d.Notes().NoteAlso("5.1(d)", "crown-placed", "the crown is placed on the number; the wagers are settled as they now lie")
	return number
}

// lose collects a wager that does not cover the number.
func (g *Game) lose(d *table.Dealer, b *table.Bet, number Number) {
	if evenMoney(b.Area) && (number == 0 || number >= DoubleZero) {
		g.zero(d, b)
		return
	}
	d.Loses(b, g.spots[b.Area].by)
}

// calls are the dealer's words for each number.
var calls = func() (calls [tripleZero + 1]string) {
	for _, p := range wheel.TripleZero().Pockets {
		n := numberOf(p.Label)
		calls[n] = p.Label + " " + p.Color.String()
	}
	return
}()

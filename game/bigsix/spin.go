package bigsix

import (
	"boardwalk/law"
	"boardwalk/table"
)

// The directions in which the dealer may spin the wheel, as a report of the
// clapper states them. The spin's direction matters nowhere else.
const (
	clockwise        = 1
	counterClockwise = 2
)

// clapperLaw is the paragraph in effect when the clapper rests between two
// numbers.
var clapperLaw = map[string]law.Cite{previous: "5.6(c)1", respin: "5.6(c)2"}

// incidents are what 5.6(b) and (c) provide for.
func incidents(clapper string) []table.Declared {
	return []table.Declared{
		{ID: "short-spin", Law: "5.6(b)", Staff: true, Help: "the wheel made fewer than three revolutions"},
		{ID: "between", Law: clapperLaw[clapper], Staff: true, Args: "DIRECTION",
			Help: "the clapper rests between the number before it and the one passed last; the wheel was spun 1 clockwise, 2 counter-clockwise"},
	}
}

// spin has the wheel spun and returns the stop that wins. A spin that does not
// count ends the round, with every wager where it lay, and the wheel is spun
// again in the next one.
func (g *Game) spin(d *table.Dealer) int {
	d.Note("the dealer spins the wheel")
	stop := d.Spin(g.wheel)
	if d.Untroubled() {
		return stop
	}
	if _, ok := d.Reported("short-spin"); ok {
		d.Void("fewer than three revolutions: no valid spin")
	}
	if report, ok := d.Reported("between"); ok {
		return g.between(d, stop, report.Args[0])
	}
	return stop
}

// between decides a spin whose clapper rests between two numbers: the stop
// drawn, which is still before the clapper, and the one that it passed last.
func (g *Game) between(d *table.Dealer, stop, direction int) int {
	if g.options.Clapper == respin {
		d.Cite("5.6(c)2")
		d.Void("the clapper rests between two numbers: the wheel is spun again")
	}
	d.Cite("5.6(c)1")
	d.Note("the clapper rests between two numbers: the one previously passed wins")
	return g.passed(stop, direction)
}

// passed returns the stop that went past the clapper just before the given
// one. Stops are listed clockwise, so while the wheel turns clockwise under a
// clapper that stands still, a stop's clockwise neighbour gets there first.
func (g *Game) passed(stop, direction int) int {
	n := len(g.wheel.Pockets)
	if direction == clockwise {
		return (stop + 1) % n
	}
	return (stop + n - 1) % n
}

// Notices say which of the ways of 5.6(c) is in effect.
func (g *Game) Notices() []table.Notice {
	text := "if the clapper rests between two numbers, the number previously passed wins"
	if g.options.Clapper == respin {
		text = "if the clapper rests between two numbers, the spin is void and the wheel is spun again"
	}
	return []table.Notice{{By: "5.6(d)", Text: text}}
}

package sicbo

import (
	"boardwalk/dice"
	"boardwalk/table"
)

// Lit is a set of areas of the layout, one bit each: those that are lighted.
type Lit uint64

// Has reports whether an area is lighted.
func (l Lit) Has(a table.Area) bool { return l>>a&1 == 1 }

func (l *Lit) light(a table.Area) { *l |= 1 << a }

// device is the electrical device: what it lights, for each three values that
// can be entered.
type device [outcomes]Lit

// outcomes is how many ways three dice can fall.
const outcomes = 6 * 6 * 6

// sound is a device in working order, as all are until somebody reports
// otherwise.
var sound = func() (all device) {
	for i := range all {
		all[i] = Winning(values(i))
	}
	return
}()

// entry is the place of three values among all that can be entered.
func entry(roll dice.Three) int {
	return int(roll[0]-1)*36 + int(roll[1]-1)*6 + int(roll[2]-1)
}

// values is the inverse of entry.
func values(i int) dice.Three {
	return dice.Three{dice.Face(i/36 + 1), dice.Face(i/6%6 + 1), dice.Face(i%6 + 1)}
}

// Winning returns the winning combinations of a roll, as the device lights
// them: from what the dice show, rather than wager by wager.
func Winning(roll dice.Three) (lit Lit) {
	var shown [7]table.Area
	for _, f := range roll {
		shown[f]++
	}
	sum := table.Area(roll.Total())
	if sum >= 4 && sum <= 17 {
		lit.light(total + sum - 4)
	}
	alike := false
	for n, count := range shown {
		on := table.Area(n - 1)
		switch count {
		case 3:
			lit.light(triple + on)
			lit.light(anyTriple)
			alike = true
			fallthrough
		case 2:
			lit.light(double + on)
			fallthrough
		case 1:
			lit.light(single + on)
		}
	}
	for i, p := range pairs {
		if shown[p[0]]*shown[p[1]] > 0 {
			lit.light(combo + table.Area(i))
		}
	}
	switch {
	case alike:
	case sum <= 10:
		lit.light(small)
	default:
		lit.light(big)
	}
	return lit
}

// Open is the opening of the table: the dice are there, and the floorperson
// inspects the device. A table without its dice, or whose device fails, stays
// closed. A device that was inspected before and has been fixed since is not
// inspected again where the licensee says so.
func (g *Game) Open(d *table.Dealer) {
	d.Cite(noShaker)
	if _, ok := d.Reports().Reported("shaker-fault"); ok {
		g.fault = noShaker
		g.cease(d)
		return
	}
	d.Note("three-dice-sealed", "three dice are sealed in the shaker")

	if g.inspected && g.options.TrustRepair { // 9.5(a) is about the opening, and 9.6(b) only wants the device fixed
		d.Cite("9.6(b)[cease]")
		d.Note("device-fixed", "the electrical device has been fixed, and gaming goes on")
		g.opened = true
		return
	}
	d.Cite("9.5(a)")
	if _, ok := d.Reports().Reported("device-fault"); ok || g.fault == "" && !g.inspect() {
		g.fault = "9.5(a)"
	}
	if g.fault != "" {
		g.cease(d)
		return
	}
	d.Note("device-tried", "the floorperson enters values into the electrical device and finds every winning combination lighted")
	g.opened, g.inspected = true, true
}

// inspect enters all the values there are, where the paragraph wants at least
// three, and holds what lights against the definition of each wager.
func (g *Game) inspect() bool {
	for i, lit := range g.device {
		for a := range numberOfAreas {
			if lit.Has(a) != wins(a, values(i)) {
				return false
			}
		}
	}
	return true
}

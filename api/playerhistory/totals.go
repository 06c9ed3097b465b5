package playerhistory

import (
	"slices"

	"boardwalk/api/wire"
)

// mostPoints is how many points the line of a total has at most: what a small
// drawing has room for.
const mostPoints = 60

// Totals adds up rounds by game, in the order of the first round of each game. It
// leaves out rounds for which want reports false.
func Totals(all []wire.Round, want func(*wire.Round) bool) []wire.Totals {
	list := []wire.Totals{}
	for i := range all {
		r := &all[i]
		if !want(r) {
			continue
		}
		at := slices.IndexFunc(list, func(t wire.Totals) bool { return t.Game == r.Game })
		if at < 0 {
			at = len(list)
			list = append(list, wire.Totals{Game: r.Game})
		}
		t := &list[at]
		t.Rounds++
		t.Bet += r.Bet
		t.Back += r.Back
		t.Line = append(t.Line, wire.Point{Time: r.Time, Net: t.Back - t.Bet})
	}
	for i := range list {
		list[i].Line = thin(list[i].Line)
	}
	return list
}

// thin returns at most mostPoints points of a line, evenly chosen, with the last.
func thin(line []wire.Point) []wire.Point {
	n := len(line)
	if n <= mostPoints {
		return line
	}
	few := make([]wire.Point, mostPoints)
	for i := range few {
		few[i] = line[(i+1)*n/mostPoints-1]
	}
	return few
}

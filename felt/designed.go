package felt

import (
	"slices"
	"strconv"
)

// AddDesigned finds a place for wagers that are none of the game's own: before the cards of every position where each
// has an area there, and otherwise in a row below the layout.
func (f *Felt) AddDesigned(wagers []Offered) {
	var common []Offered
	kinds := map[string]int{}
	for _, w := range wagers {
		if w.Seat == 0 {
			common = append(common, w)
			continue
		}
		n, known := kinds[w.Kind]
		if !known {
			n = len(kinds)
			kinds[w.Kind] = n
			if f.items != nil {
				after := min(len(f.items), 1) // the cards come first, where a position has any
				f.items = slices.Insert(slices.Clone(f.items), after, Box(w.Kind, w.Name).Sized(5, 2.3))
			}
		}
		f.atPosition(w, n)
	}
	if len(common) == 0 {
		return
	}
	for _, drawn := range []*Felt{f, f.Upright} {
		if drawn != nil {
			drawn.rowBelow(common)
		}
	}
}

// atPosition lays the area of one position's wager beside the one that lies nearest to its player.
func (f *Felt) atPosition(w Offered, nth int) {
	var next *Area
	for _, a := range f.Areas {
		if a.Seat == w.Seat && !a.Lying && (next == nil || a.Main || a.Y > next.Y && !next.Main) {
			next = a
		}
	}
	if next == nil {
		return
	}
	const size = 1.9
	x, y := next.X+next.W+0.2, next.Y+float64(nth)*(size+0.1)
	a := f.Rect(w.Kind+"-"+strconv.Itoa(w.Seat), x, y, size, size).Labelled(w.Name, min(0.5, size/max(1, WidthOf(w.Name))))
	a.Seat, a.Name, a.Round = w.Seat, w.Name, true
	a.Below()
}

// rowBelow makes the layout higher and lays areas in a row at its end.
func (f *Felt) rowBelow(wagers []Offered) {
	const high = 2.6
	wide := f.Width / float64(len(wagers))
	for i, w := range wagers {
		f.Rect(w.Wager, float64(i)*wide+0.2, f.Height+0.2, wide-0.4, high).Labelled(w.Name, min(0.8, wide/3)).Under(w.Sub)
	}
	f.Height = round(f.Height + high + 0.4)
}

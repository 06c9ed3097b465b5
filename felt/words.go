package felt

import (
	"math"
	"slices"
)

// The size of a chip, in inches, and what is left free around words.
const (
	ChipWidth = 1.56
	leastChip = 0.96 // in an area that has no room for a whole one
	margin    = 0.15
	leastSub  = 0.54 // the smallest letters that are read on a screen
)

// ChipRadius is how far chips reach from where they land.
func (a *Area) ChipRadius() float64 {
	if a.Chips > 0 {
		return a.Chips / 2
	}
	return min(ChipWidth/2, max(leastChip/2, min(a.W, a.H)/2-0.12))
}

// Spoken puts the words about a point and the chips on another.
func (a *Area) Spoken(x, y, chipX, chipY float64) *Area {
	a.Words = &Point{round(x), round(y)}
	a.Chip = Point{chipX, chipY}.rounded()
	return a
}

// Diced prints faces of dice in a row about a point.
func (a *Area) Diced(x, y, edge float64, faces ...int) *Area {
	a.Dice, a.Die, a.DiceAt = faces, round(edge), &Point{round(x), round(y)}
	return a
}

// Drawings are the layout and its other arrangements.
func (f *Felt) Drawings() []*Felt {
	list := []*Felt{f}
	for _, other := range []*Felt{f.Upright, f.Seated} {
		if other != nil {
			list = append(list, other)
		}
	}
	return list
}

// Finish draws the layout as whoever sits at it sees it, if it has positions, leaves
// out the areas of wagers that are not offered, and finds a place for all words.
func (f *Felt) Finish(offered func(wager string) bool) {
	left := func(drawn *Felt) {
		drawn.Areas = slices.DeleteFunc(drawn.Areas, func(a *Area) bool { return !offered(a.Wager) })
	}
	left(f)
	f.Seated = f.seat()
	for _, drawn := range f.Drawings() {
		left(drawn)
		drawn.Settle()
	}
}

// Settle finds a place for the words of every area, beside its chips or above
// them, and makes them as small as that needs.
func (f *Felt) Settle() {
	for _, a := range f.Areas {
		a.settle()
	}
}

func (a *Area) settle() {
	if a.Label == "" && a.Sub == "" {
		return
	}
	x, y := a.X+a.W/2, a.Y+a.H/2
	off := turned(Point{a.Chip.X - x, a.Chip.Y - y}, -a.Turn) // the words are turned with the area
	chip := Point{x + off.X, y + off.Y}
	r := a.ChipRadius() + margin
	long, room := WidthOf(a.Label), a.W-2*margin
	switch {
	case a.Words != nil:
		x, y = a.Words.X, a.Words.Y
		room = 2 * min(x-a.X, a.X+a.W-x)
	case a.Upwards && chip.Y > y:
		room = chip.Y - r - a.Y - margin
		a.Size = min(a.Size, room/max(1, long))
		y = min(y, chip.Y-r-a.Size*long/2)
	case a.Low && !a.Round:
		high := chip.Y - a.ChipRadius() - a.Y
		if y = a.Y + high/2; a.Sub == "" {
			a.Size = min(a.Size, high/0.8)
		} else {
			a.Size = min(a.Size, (high-leastSub)/0.9)
		}
	case a.Low:
		y = min(a.Y+0.3*a.H, chip.Y-a.ChipRadius()-0.38*a.Size)
		room = 0.9 * a.W
	case chip.X > x+margin && !a.Upwards:
		room = chip.X - r - a.X - margin
		if half := max(a.Size*min(long, room/a.Size), leastSub*WidthOf(a.Sub)) / 2; x+half > chip.X-r {
			x = chip.X - r - min(half, room/2)
		}
	}
	if !a.Upwards {
		a.Size = min(a.Size, room/max(1, long))
	}
	if a.Sub != "" {
		a.Small = round(min(max(0.62*a.Size, leastSub), room/WidthOf(a.Sub)))
	}
	a.Size = floor(a.Size)
	if a.Words = (&Point{round(x), round(y)}); math.Abs(x-a.X-a.W/2)+math.Abs(y-a.Y-a.H/2) < 0.02 {
		a.Words = nil // the centre
	}
}

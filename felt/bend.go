package felt

import "math"

// Bent adds an area that comes down the left side and turns the corner to the
// right: its long arm is the rectangle, with the words and the chips, its other
// arm is so wide and goes up to top. The outer corner is round.
func (f *Felt) Bent(wager string, long Rect, wide, top, radius float64) *Area {
	a := f.Rect(wager, long.X, long.Y, long.W, long.H)
	x, y, right, bottom := long.X, long.Y, long.X+long.W, long.Y+long.H
	inner := max(0.3, radius-wide) // the inner corner is as round as leaves the strip its width
	a.Path = path("M", x, top, "V", bottom-radius, "A", radius, radius, " 0 0 0 ", x+radius, bottom, "H", right, "V", y,
		"H", x+wide+inner, "A", inner, inner, " 0 0 1 ", x+wide, y-inner, "V", top, "Z")
	outer := ellipse{x + radius, bottom - radius, radius, radius}
	a.bend = []Point{{x, top}}
	for degrees := 180.0; degrees >= 90; degrees -= 15 {
		a.bend = append(a.bend, outer.at(degrees))
	}
	turn := ellipse{x + wide + inner, y - inner, inner, inner}
	a.bend = append(a.bend, Point{right, bottom}, Point{right, y})
	for degrees := 90.0; degrees <= 180; degrees += 15 {
		a.bend = append(a.bend, turn.at(degrees))
	}
	a.bend = append(a.bend, Point{x + wide, top})
	a.X = round(x + math.Max(radius, wide+inner)) // where the arm is straight
	a.W = round(right - a.X)
	a.Chip.X = round(a.X + a.W/2)
	return a
}

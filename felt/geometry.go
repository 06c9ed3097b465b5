package felt

import (
	"math"
	"strconv"
	"strings"
)

// round cuts a length to hundredths of an inch, finer than any print.
func round(v float64) float64 { return math.Round(v*100) / 100 }

// floor cuts what must not grow.
func floor(v float64) float64 { return math.Floor(v*100+1e-6) / 100 }

func (p Point) rounded() Point { return Point{round(p.X), round(p.Y)} }

// number writes a length as briefly as it can be.
func number(v float64) string { return strconv.FormatFloat(round(v), 'f', -1, 64) }

// path joins commands and numbers of an SVG path.
func path(parts ...any) string {
	var b strings.Builder
	for _, p := range parts {
		switch p := p.(type) {
		case string:
			b.WriteString(p)
		case float64:
			if n := b.Len(); n > 0 && b.String()[n-1] >= '0' && b.String()[n-1] <= '9' {
				b.WriteByte(' ')
			}
			b.WriteString(number(p))
		}
	}
	return b.String()
}

func rectangle(x, y, w, h float64) string { return path("M", x, y, "h", w, "v", h, "h", -w, "Z") }

// ellipse is a curve about a centre that positions are put on.
type ellipse struct{ x, y, rx, ry float64 }

// at is the point at an angle in degrees: 0 to the right, 90 at the bottom.
func (e ellipse) at(degrees float64) Point {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return Point{e.x + e.rx*cos, e.y + e.ry*sin}
}

// inward is the unit vector from a point of the ellipse to the dealer's side of
// it, and the angle by which something there is turned towards its player.
func (e ellipse) inward(degrees float64) (Point, float64) {
	p := e.at(degrees)
	dx, dy := (e.x-p.X)/(e.rx*e.rx), (e.y-p.Y)/(e.ry*e.ry)
	l := math.Hypot(dx, dy)
	d := Point{dx / l, dy / l}
	return d, math.Atan2(d.X, -d.Y) * 180 / math.Pi
}

// arc is the part of the ellipse between two angles, from the left to the right
// along the bottom, so that words on it can be read.
func (e ellipse) arc(from, to float64) string {
	a, b := e.at(from), e.at(to)
	return path("M", a.X, a.Y, "A", e.rx, e.ry, " 0 0 0 ", b.X, b.Y)
}

// WidthOf is how wide words are, in sizes of their letters: nearly so, in bold serif.
func WidthOf(words string) (sum float64) {
	for _, c := range words {
		switch {
		case c >= 'A' && c <= 'Z' || c == '&':
			sum += 0.8
		case c >= 'a' && c <= 'z' || c >= '0' && c <= '9':
			sum += 0.64
		default:
			sum += 0.36
		}
	}
	return sum
}

// holds reports whether a point lies within the area.
func (a *Area) holds(p Point) bool {
	c := Rect{a.X, a.Y, a.W, a.H}.Centre()
	sin, cos := math.Sincos(-a.Turn * math.Pi / 180)
	dx, dy := p.X-c.X, p.Y-c.Y
	dx, dy = dx*cos-dy*sin, dx*sin+dy*cos
	if a.Round {
		u, v := 2*dx/a.W, 2*dy/a.H
		return u*u+v*v <= 1
	}
	return math.Abs(dx) <= a.W/2 && math.Abs(dy) <= a.H/2 || within(a.bend, p)
}

// within reports whether a point lies within a polygon: a line from it to the
// right crosses its sides an odd number of times.
func within(corners []Point, p Point) (in bool) {
	for i, a := range corners {
		b := corners[(i+1)%len(corners)]
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < a.X+(b.X-a.X)*(p.Y-a.Y)/(b.Y-a.Y) {
			in = !in
		}
	}
	return in
}

// turned is a vector turned clockwise by degrees.
func turned(p Point, degrees float64) Point {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return Point{p.X*cos - p.Y*sin, p.X*sin + p.Y*cos}
}

package pdf

import (
	"math"
	"strconv"

	"codeberg.org/go-pdf/fpdf"
)

// point is a place on a drawing.
type point struct{ x, y float64 }

// segment is a part of a path: a move, a line, a cubic curve or the way back to the beginning.
type segment struct {
	kind byte // 'M', 'L', 'C' or 'Z'
	to   point
	c, d point // of a curve
}

// segments reads an SVG path. It knows what layouts are drawn with: M, L, H, V, C, Q, A and Z, small letters too.
func segments(path string) (list []segment) {
	r := pathReader{text: path}
	var at, begin point
	var command byte
	for {
		if c, ok := r.command(); ok {
			command = c
		} else if !r.number(nil) {
			return list
		}
		relative := command >= 'a'
		from := point{}
		if relative {
			from = at
		}
		read := func() point {
			var q point
			r.number(&q.x)
			r.number(&q.y)
			return point{from.x + q.x, from.y + q.y}
		}
		line := func(to point) {
			list = append(list, segment{kind: 'L', to: to})
			at = to
		}
		switch command &^ 0x20 {
		case 'M':
			at = read()
			begin = at
			list = append(list, segment{kind: 'M', to: at})
			command = command&0x20 | 'L'
		case 'L':
			line(read())
		case 'H':
			var x float64
			r.number(&x)
			line(point{from.x + x, at.y})
		case 'V':
			var y float64
			r.number(&y)
			line(point{at.x, from.y + y})
		case 'C':
			c, d, to := read(), read(), read()
			list = append(list, segment{kind: 'C', to: to, c: c, d: d})
			at = to
		case 'Q':
			c, to := read(), read()
			list = append(list, segment{'C', to, point{at.x + 2*(c.x-at.x)/3, at.y + 2*(c.y-at.y)/3},
				point{to.x + 2*(c.x-to.x)/3, to.y + 2*(c.y-to.y)/3}})
			at = to
		case 'A':
			var rx, ry, turn, large, sweep float64
			for _, into := range []*float64{&rx, &ry, &turn, &large, &sweep} {
				r.number(into)
			}
			to := read()
			list = append(list, arc(at, to, rx, ry, turn, large != 0, sweep != 0)...)
			at = to
		case 'Z':
			list = append(list, segment{kind: 'Z', to: begin})
			at = begin
		default:
			return list
		}
	}
}

type pathReader struct {
	text string
	i    int
}

func (r *pathReader) skip() {
	for r.i < len(r.text) && (r.text[r.i] == ' ' || r.text[r.i] == ',' || r.text[r.i] == '\n') {
		r.i++
	}
}

func (r *pathReader) command() (byte, bool) {
	r.skip()
	if r.i < len(r.text) && r.text[r.i] >= 'A' {
		r.i++
		return r.text[r.i-1], true
	}
	return 0, false
}

// number reads a number, or only looks whether there is one if into is nil.
func (r *pathReader) number(into *float64) bool {
	r.skip()
	end, dot := r.i, false
	for ; end < len(r.text); end++ {
		c := r.text[end]
		if c >= '0' && c <= '9' || c == '-' && end == r.i {
			continue
		}
		if c != '.' || dot {
			break
		}
		dot = true
	}
	v, err := strconv.ParseFloat(r.text[r.i:end], 64)
	if err != nil {
		return false
	}
	if into != nil {
		*into, r.i = v, end
	}
	return true
}

// arc is a part of an ellipse between two points as curves, as SVG defines it.
func arc(from, to point, rx, ry, degrees float64, large, sweep bool) []segment {
	if rx == 0 || ry == 0 || from == to {
		return []segment{{kind: 'L', to: to}}
	}
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	dx, dy := (from.x-to.x)/2, (from.y-to.y)/2
	x, y := cos*dx+sin*dy, -sin*dx+cos*dy
	if l := x*x/(rx*rx) + y*y/(ry*ry); l > 1 {
		rx, ry = rx*math.Sqrt(l), ry*math.Sqrt(l)
	}
	k := math.Sqrt(max(0, (rx*rx*ry*ry-rx*rx*y*y-ry*ry*x*x)/(rx*rx*y*y+ry*ry*x*x)))
	if large == sweep {
		k = -k
	}
	cx, cy := k*rx*y/ry, -k*ry*x/rx
	mid := point{cos*cx - sin*cy + (from.x+to.x)/2, sin*cx + cos*cy + (from.y+to.y)/2}
	start := math.Atan2((y-cy)/ry, (x-cx)/rx)
	angle := math.Atan2((-y-cy)/ry, (-x-cx)/rx) - start
	switch {
	case sweep && angle < 0:
		angle += 2 * math.Pi
	case !sweep && angle > 0:
		angle -= 2 * math.Pi
	}
	n := int(math.Ceil(math.Abs(angle) / (math.Pi / 2)))
	step := angle / float64(n)
	reach := 4.0 / 3 * math.Tan(step/4)
	at := func(a, along float64) point { // on the ellipse, and so far along its tangent
		s, c := math.Sincos(a)
		x, y := rx*(c-along*s), ry*(s+along*c)
		return point{mid.x + cos*x - sin*y, mid.y + sin*x + cos*y}
	}
	var list []segment
	for i := range n {
		a, b := start+step*float64(i), start+step*float64(i+1)
		list = append(list, segment{'C', at(b, 0), at(a, reach), at(b, -reach)})
	}
	return list
}

// trace draws a path as it stands after a change of its coordinates.
func trace(f *fpdf.Fpdf, path string, place func(point) point, style string) {
	for _, s := range segments(path) {
		to := place(s.to)
		switch s.kind {
		case 'M':
			f.MoveTo(to.x, to.y)
		case 'L':
			f.LineTo(to.x, to.y)
		case 'C':
			c, d := place(s.c), place(s.d)
			f.CurveBezierCubicTo(c.x, c.y, d.x, d.y, to.x, to.y)
		case 'Z':
			f.ClosePath()
		}
	}
	f.DrawPath(style)
}

// along are points of a path at small distances, to write along it.
func along(path string) (list []point) {
	var at point
	for _, s := range segments(path) {
		const steps = 48
		switch s.kind {
		case 'C':
			for i := 1; i <= steps; i++ {
				t := float64(i) / steps
				u := 1 - t
				list = append(list, point{u*u*u*at.x + 3*u*u*t*s.c.x + 3*u*t*t*s.d.x + t*t*t*s.to.x,
					u*u*u*at.y + 3*u*u*t*s.c.y + 3*u*t*t*s.d.y + t*t*t*s.to.y})
			}
		default:
			list = append(list, s.to)
		}
		at = s.to
	}
	return list
}

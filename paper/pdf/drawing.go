package pdf

import (
	"bytes"
	"fmt"
	"math"
	"strconv"
	"strings"

	"boardwalk/felt"
	"boardwalk/paper"

	"codeberg.org/go-pdf/fpdf"
)

const inch = 25.4

// drawing is a layout as large as the page lets it be.
func (p *printer) drawing(q *paper.Drawing) []piece {
	width := p.width()
	if q.Small {
		width *= 0.8
	}
	margin := 0.0
	if q.Plan {
		margin = 11 // for the measures
	}
	high := p.frames[0].h * 0.78
	if q.Small {
		high = 62
	}
	scale := min((width-margin)/q.Felt.Width, (high-margin)/q.Felt.Height)
	w, h := q.Felt.Width*scale, q.Felt.Height*scale
	return []piece{{height: h + margin, before: 3 * p.scale, draw: func(x, y float64) {
		x += margin + (p.width()-margin-w)/2
		p.felt(q.Felt, x, y+margin, scale, q.Plan)
		if q.Plan {
			p.measures(q.Felt, x, y+margin, scale)
		}
	}}}
}

// picture is a picture as wide as the page and half as high as it, at most.
func (p *printer) picture(q *paper.Picture) []piece {
	scale := min(p.width()/float64(q.Width), 0.5*p.frames[0].h/float64(q.Height), 0.35)
	w, h := scale*float64(q.Width), scale*float64(q.Height)
	p.pictures++
	name, options := "picture "+strconv.Itoa(p.pictures), fpdf.ImageOptions{ImageType: q.Form}
	p.f.RegisterImageOptionsReader(name, options, bytes.NewReader(q.Data))
	return []piece{{height: h, before: 3 * p.scale, draw: func(x, y float64) {
		p.f.ImageOptions(name, x+(p.width()-w)/2, y, w, h, false, options, 0, "")
	}}}
}

// sheet are the colours of a plan: lines on white.
var sheet = map[string][3]int{"red": {246, 214, 214}, "black": {218, 218, 218}, "green": {214, 234, 220}, "blue": {212, 224, 242},
	"purple": {228, 214, 240}, "gold": {60, 50, 20}, "ink": {20, 20, 20}, "cloth": {255, 255, 255}, "tray": {228, 222, 214},
	"die": {255, 255, 255}}

// felt draws a layout at a place, so many millimetres an inch.
func (p *printer) felt(f *felt.Felt, x, y, scale float64, plan bool) {
	for _, k := range f.Inks() {
		turn := k.Turn * math.Pi / 180
		sin, cos := math.Sincos(turn)
		place := func(q point) point {
			dx, dy := q.x-k.About.X, q.y-k.About.Y
			return point{x + scale*(k.About.X+dx*cos-dy*sin), y + scale*(k.About.Y+dx*sin+dy*cos)}
		}
		if k.Text != "" {
			p.words(&k, place, scale, plan)
			continue
		}
		style := ""
		if c, ok := colour(&k, k.Fill, plan); ok {
			p.f.SetFillColor(c[0], c[1], c[2])
			style = "F"
		}
		line := k.Line
		if line == "" && plan {
			line = "ink"
		}
		if c, ok := colour(&k, line, plan); ok {
			p.f.SetDrawColor(c[0], c[1], c[2])
			width := max(0.1, max(k.Width, 0.05)*scale)
			if plan {
				width = min(width, planLine)
			}
			p.f.SetLineWidth(width)
			style += "D"
		}
		if k.Dashed {
			p.f.SetDashPattern([]float64{0.3 * scale, 0.3 * scale}, 0)
		}
		if style != "" {
			trace(p.f, k.Path, place, style)
		}
		if k.Dashed {
			p.f.SetDashPattern(nil, 0)
		}
	}
	p.f.SetDrawColor(0, 0, 0)
	p.black()
}

// planLine is how thick a line of a plan is at most, in millimetres: small things are drawn as large as layouts.
const planLine = 0.45

// colour is what a look is printed in; false for no look.
func colour(k *felt.Ink, look string, plan bool) ([3]int, bool) {
	if look == "" {
		return [3]int{}, false
	}
	if c, ok := sheet[look]; plan && ok {
		return c, true
	}
	var r, g, b int
	_, err := fmt.Sscanf(k.Colour(look), "#%02x%02x%02x", &r, &g, &b)
	return [3]int{r, g, b}, err == nil
}

// words writes an inscription, straight or along a line. Letters are as high as the layout says, or less where our face is wider.
func (p *printer) words(k *felt.Ink, place func(point) point, scale float64, plan bool) {
	c, _ := colour(k, k.Fill, plan)
	if plan {
		c = sheet["ink"]
	}
	p.f.SetTextColor(c[0], c[1], c[2])
	points := k.Size * scale / 0.3528
	face := serif
	if strings.ContainsFunc(k.Text, OnlySans) {
		face = sans
	}
	p.f.SetFont(face, "", points)
	if k.Path != "" {
		p.wordsAlong(k, place)
		return
	}
	width := p.f.GetStringWidth(k.Text)
	if most := felt.WidthOf(k.Text) * k.Size * scale; width > most && most > 0 {
		p.f.SetFontSize(points * most / width)
		width = most
	}
	mid := place(point{k.At.X, k.At.Y})
	p.f.TransformBegin()
	p.f.TransformRotate(-k.Turn, mid.x, mid.y)
	_, size := p.f.GetFontSize()
	p.f.Text(mid.x-width/2, mid.y+0.34*size, k.Text)
	p.f.TransformEnd()
}

// wordsAlong writes each letter where the line is by then, the words in its middle.
func (p *printer) wordsAlong(k *felt.Ink, place func(point) point) {
	points := along(k.Path)
	for i := range points {
		points[i] = place(points[i])
	}
	length := 0.0
	for i := 1; i < len(points); i++ {
		length += math.Hypot(points[i].x-points[i-1].x, points[i].y-points[i-1].y)
	}
	if width := p.f.GetStringWidth(k.Text); width > length && width > 0 {
		size, _ := p.f.GetFontSize()
		p.f.SetFontSize(size * length / width)
	}
	at := (length - p.f.GetStringWidth(k.Text)) / 2
	for _, r := range k.Text {
		w := p.f.GetStringWidth(string(r))
		q, angle := onLine(points, at+w/2)
		if r != ' ' {
			p.f.TransformBegin()
			p.f.TransformRotate(-angle*180/math.Pi, q.x, q.y)
			p.f.Text(q.x-w/2, q.y, string(r))
			p.f.TransformEnd()
		}
		at += w
	}
}

// onLine is the point of a line so far along it, and its direction there.
func onLine(points []point, distance float64) (point, float64) {
	for i := 1; i < len(points); i++ {
		a, b := points[i-1], points[i]
		l := math.Hypot(b.x-a.x, b.y-a.y)
		if distance <= l || i == len(points)-1 {
			t := 0.0
			if l > 0 {
				t = distance / l
			}
			return point{a.x + t*(b.x-a.x), a.y + t*(b.y-a.y)}, math.Atan2(b.y-a.y, b.x-a.x)
		}
		distance -= l
	}
	return point{}, 0
}

// measures are rulers along the top and the left side, in inches.
func (p *printer) measures(f *felt.Felt, x, y, scale float64) {
	p.font(sans, "", 6.5)
	p.grey(90)
	p.f.SetDrawColor(90, 90, 90)
	p.f.SetLineWidth(0.12)
	ruler := func(length float64, tick func(at, long float64, label string)) {
		for i := 0; float64(i) <= length+1e-9; i++ {
			long, label := 0.9, ""
			if i%6 == 0 {
				long, label = 2.2, strconv.Itoa(i)+"″"
			}
			if length-float64(i) < 3 && float64(i) != length {
				label = ""
			}
			tick(float64(i), long, label)
		}
		if frac := length - math.Floor(length); frac > 0 {
			tick(length, 2.2, strconv.FormatFloat(length, 'f', -1, 64)+"″")
		}
	}
	ruler(f.Width, func(at, long float64, label string) {
		p.f.Line(x+at*scale, y-2.5-long, x+at*scale, y-2.5)
		p.f.Text(x+at*scale-p.f.GetStringWidth(label)/2, y-5.6, label)
	})
	ruler(f.Height, func(at, long float64, label string) {
		p.f.Line(x-2.5-long, y+at*scale, x-2.5, y+at*scale)
		p.f.Text(x-5.4-p.f.GetStringWidth(label), y+at*scale+0.8, label)
	})
	p.f.SetDrawColor(0, 0, 0)
	p.black()
}

// tiles print the first drawing in its original size, sheet by sheet.
func (p *printer) tiles() {
	var q *paper.Drawing
	for _, s := range p.d.Sections {
		for _, b := range s.Blocks {
			if b.Drawing != nil && q == nil {
				q = b.Drawing
			}
		}
	}
	const margin, lap = 12.0, 6.0
	w, h := p.pageWidth-2*margin, p.pageHeight-2*margin-6
	columns := int(math.Ceil((q.Felt.Width*inch - lap) / (w - lap)))
	rows := int(math.Ceil((q.Felt.Height*inch - lap) / (h - lap)))
	p.frames = []frame{{margin, margin, w, h}}
	for row := range rows {
		for col := range columns {
			p.f.AddPage()
			p.pages++
			name := fmt.Sprintf("%s · %s %d/%d, %s %d/%d", p.d.Title, p.d.Language.Say("row"), row+1, rows,
				p.d.Language.Say("column"), col+1, columns)
			p.f.Bookmark(name, 0, 0)
			p.f.ClipRect(margin, margin, w, h, false)
			p.felt(q.Felt, margin-float64(col)*(w-lap), margin-float64(row)*(h-lap), inch, true)
			p.f.ClipEnd()
			p.crosses(margin, w, h)
			p.font(sans, "", 7)
			p.grey(110)
			p.f.Text(margin, p.pageHeight-9, name)
		}
	}
}

// crosses are the marks at the corners along which sheets are cut and joined.
func (p *printer) crosses(margin, w, h float64) {
	p.f.SetLineWidth(0.15)
	for _, x := range []float64{margin, margin + w} {
		for _, y := range []float64{margin, margin + h} {
			p.f.Line(x-5, y, x+5, y)
			p.f.Line(x, y-5, x, y+5)
		}
	}
}

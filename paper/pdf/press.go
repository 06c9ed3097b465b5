package pdf

import (
	"strconv"

	"boardwalk/paper"

	"codeberg.org/go-pdf/fpdf"
)

// printer lays pieces onto frames: one frame a page, or several panels.
type printer struct {
	f     *fpdf.Fpdf
	d     *paper.Document
	scale float64 // of the letters

	pageWidth, pageHeight float64
	strip                 bool
	columns               int // of a poster

	frames []frame // of a page
	at     int     // the frame that is being filled
	x, y   float64 // where the next piece goes
	fresh  bool    // nothing stands in the frame yet
	pages  int

	pictures int
	over     bool // something was higher than a frame
}

// frame is a part of a page that text flows through.
type frame struct{ x, y, w, h float64 }

// piece is something that is not divided.
type piece struct {
	height float64
	before float64 // space before it, unless a frame begins
	keep   bool    // the next one stands in the same frame
	newly  bool    // it begins a page
	again  []piece // what is repeated where a frame begins with this one: the head of a table
	draw   func(x, y float64)
	mark   string // its bookmark
	level  int
}

// Margins of a page, in millimetres. The paragraphs stand in the outer margin on the left.
const (
	left   = 42.0
	right  = 20.0
	top    = 22.0
	bottom = 24.0
)

// frame returns the frames of a page.
func (p *printer) layFrames() []frame {
	switch {
	case p.strip:
		const panels = 4
		width := (p.pageWidth - 20) / panels
		height := min(150, p.pageHeight-36)
		list := make([]frame, panels)
		for i := range list {
			list[i] = frame{10 + width*float64(i) + 4, (p.pageHeight-height)/2 + 5, width - 8, height - 10}
		}
		return list
	case p.d.Format == paper.Poster || p.d.Format == paper.Leaflet:
		const between = 9.0
		width := (p.pageWidth - 40 - between*float64(p.columns-1)) / float64(p.columns)
		list := make([]frame, p.columns)
		for i := range list {
			list[i] = frame{20 + (width+between)*float64(i), 20, width, p.pageHeight - 42}
		}
		return list
	case p.d.Kind == paper.Layout || p.d.Format == paper.Forms:
		return []frame{{16, 16, p.pageWidth - 32, p.pageHeight - 36}}
	}
	return []frame{{left, top, p.pageWidth - left - right, p.pageHeight - top - bottom}}
}

// width is how wide the frames are.
func (p *printer) width() float64 { return p.frames[0].w }

// document sets all of it.
func (p *printer) document() {
	p.frames = p.layFrames()
	p.newPage()
	if p.columns > 1 {
		p.across()
	}
	list := p.pieces()
	for i := 0; i < len(list); i++ {
		j := i
		for list[j].keep && j+1 < len(list) {
			j++
		}
		p.lay(list[i : j+1])
		i = j
	}
	p.feet()
}

// across sets the title over all columns of a poster, which begin below it.
func (p *printer) across() {
	columns := p.frames
	last := columns[len(columns)-1]
	p.frames = []frame{{columns[0].x, columns[0].y, last.x + last.w - columns[0].x, columns[0].h}}
	for _, q := range p.opening() {
		p.put(q)
	}
	used := p.y + 3*p.scale - columns[0].y
	p.frames = nil
	for _, c := range columns {
		p.frames = append(p.frames, frame{c.x, c.y + used, c.w, c.h - used})
	}
	p.begin()
}

// lay puts pieces that belong together into the frame, or into the next one if they do not fit.
func (p *printer) lay(group []piece) {
	if group[0].newly && !p.fresh {
		p.newPage()
	}
	height := 0.0
	for i, q := range group {
		height += q.height
		if i > 0 || !p.fresh {
			height += q.before
		}
	}
	frame := p.frames[p.at]
	if p.y+height > frame.y+frame.h && !p.fresh {
		p.next()
		for _, q := range group[0].again {
			p.put(q)
		}
	}
	for _, q := range group {
		if p.y+q.height > p.frames[p.at].y+p.frames[p.at].h+0.01 && !p.fresh { // more than a frame belongs together
			p.next()
			for _, head := range q.again {
				p.put(head)
			}
		}
		p.put(q)
	}
}

func (p *printer) put(q piece) {
	if !p.fresh {
		p.y += q.before
	}
	if q.mark != "" {
		p.f.Bookmark(q.mark, q.level, p.y)
	}
	if p.y+q.height > p.frames[p.at].y+p.frames[p.at].h+0.01 {
		p.over = true
	}
	q.draw(p.x, p.y)
	p.y += q.height
	p.fresh = false
}

// next goes on in the next frame.
func (p *printer) next() {
	if p.at+1 < len(p.frames) {
		p.at++
		p.begin()
		return
	}
	p.newPage()
}

func (p *printer) newPage() {
	p.f.AddPage()
	if p.pages++; p.pages > 1 && p.columns > 1 {
		p.frames = p.layFrames() // the title stood above those of the first page
	}
	p.at = 0
	p.begin()
	if p.strip {
		p.folds()
	}
}

func (p *printer) begin() {
	p.x, p.y, p.fresh = p.frames[p.at].x, p.frames[p.at].y, true
}

// fits reports whether the document takes no more than so many sheets, or any number if that is 0.
func (p *printer) fits(sheets int) bool { return !p.over && (sheets == 0 || p.pages <= sheets) }

// feet prints the foot of every page: what the paper is, what it is not, and its number.
func (p *printer) feet() {
	if p.strip {
		return
	}
	f := frame{p.frames[0].x, 0, p.frames[len(p.frames)-1].x + p.frames[len(p.frames)-1].w - p.frames[0].x, 0}
	for n := 1; n <= p.pages; n++ {
		p.f.SetPage(n)
		y := p.pageHeight - 14
		p.font(sans, "", 7)
		p.grey(120)
		number := strconv.Itoa(n) + " / " + strconv.Itoa(p.pages)
		p.f.Text(f.x+f.w-p.f.GetStringWidth(number), y, number)
		if len(p.d.Colophon) > 0 {
			words := p.d.Colophon[0].Text
			if room := f.w - p.f.GetStringWidth(number) - 6; p.f.GetStringWidth(words) > room {
				words = p.d.Title
			}
			p.f.Text(f.x, y, words)
		}
		p.black()
	}
}

// folds prints the lines along which a card is cut and folded.
func (p *printer) folds() {
	first, last := p.frames[0], p.frames[len(p.frames)-1]
	x0, x1 := first.x-4, last.x+last.w+4
	y0, y1 := first.y-5, first.y+first.h+5
	p.f.SetLineWidth(0.2)
	p.f.SetDrawColor(150, 150, 150)
	p.f.Rect(x0, y0, x1-x0, y1-y0, "D")
	p.f.SetDashPattern([]float64{1.5, 1.5}, 0)
	for _, f := range p.frames[1:] {
		p.f.Line(f.x-4, y0, f.x-4, y1)
	}
	p.f.SetDashPattern(nil, 0)
	p.f.SetDrawColor(0, 0, 0)
}

// font chooses letters of so many points before the scale.
func (p *printer) font(family, style string, points float64) float64 {
	p.f.SetFont(family, style, points*p.scale)
	return points * p.scale * 0.3528 // their height in millimetres
}

func (p *printer) grey(n int) { p.f.SetTextColor(n, n, n) }
func (p *printer) black()     { p.f.SetTextColor(20, 20, 20) }

package pdf

import (
	"boardwalk/paper"
)

// table is a piece for each row, with the head repeated where a frame begins.
func (p *printer) table(q *paper.Table) []piece {
	widths := p.columnWidths(q)
	var list []piece
	if q.Caption != "" {
		list = append(list, p.lines(q.Caption, minor, 0, p.width(), 4*p.scale, nil)...)
	}
	var again []piece
	if len(q.Head) > 0 {
		row := make([]paper.Text, len(q.Head))
		for i, h := range q.Head {
			row[i].Text = h
		}
		h := p.row(row, widths, q.Right, column, 0.3)
		h.before = 2 * p.scale
		list = append(list, h)
		again = []piece{h}
	}
	for i := range list {
		list[i].keep = true
	}
	for i, row := range q.Rows {
		r := p.row(row, widths, q.Right, cell, 0.1)
		p.boxes(&r, q, row, widths)
		r.again = again
		if i == 0 && len(again) == 0 {
			r.before = 2 * p.scale
		}
		r.keep = i == 0 && len(q.Rows) > 1 || len(q.Rows) > 2 && i == len(q.Rows)-2
		list = append(list, r)
	}
	return list
}

// gutter is the space between columns.
func (p *printer) gutter() float64 {
	if p.strip {
		return 1.6
	}
	return 4 * p.scale
}

// columnWidths gives each column what its longest text needs. Where that is too much together, the widest
// columns give way first, and what is left over goes to the first one.
func (p *printer) columnWidths(q *paper.Table) []float64 {
	count := len(q.Head)
	for _, row := range q.Rows {
		count = max(count, len(row))
	}
	if count == 0 {
		return nil
	}
	widths := make([]float64, count)
	measure := func(i int, text string) { widths[i] = max(widths[i], p.f.GetStringWidth(text)+0.3) }
	p.use(column)
	for i, h := range q.Head {
		measure(i, h)
	}
	p.use(cell)
	for _, row := range q.Rows {
		for i, t := range row {
			measure(i, t.Text)
			if q.ByHand(i, &t) {
				widths[i] = max(widths[i], handWidth)
			}
		}
	}
	room := p.width() - p.gutter()*float64(count-1)
	if p.d.Format == paper.Forms {
		oneLong(widths, room)
	}
	for {
		sum, widest, second := 0.0, 0, 0.0
		for i, w := range widths {
			sum += w
			if w > widths[widest] {
				widest = i
			}
		}
		if sum <= room+0.01 {
			if hands := byHand(q, count); hands != nil {
				for _, i := range hands { // there is room to write
					widths[i] += min((room-sum)/float64(len(hands)), handWidth)
				}
			} else if len(q.Right) > 0 || count > 1 {
				widths[0] += min(room-sum, p.loose())
			}
			return widths
		}
		for i, w := range widths {
			if i != widest {
				second = max(second, w)
			}
		}
		over := sum - room
		step := min(over, max(widths[widest]-second, over/float64(count)))
		widths[widest] -= step
	}
}

// shortColumn is how wide the columns of a form are at most that are not its widest, in millimetres.
const shortColumn = 30.0

// oneLong lets the other columns of a form that is too wide give way to its widest one, in which sentences stand.
func oneLong(widths []float64, room float64) {
	sum, widest := 0.0, 0
	for i, w := range widths {
		if sum += w; w > widths[widest] {
			widest = i
		}
	}
	if sum <= room {
		return
	}
	for i := range widths {
		if i != widest {
			widths[i] = min(widths[i], shortColumn)
		}
	}
}

// loose is how much wider than it needs a table may become: on posters and cards it goes from side to side.
func (p *printer) loose() float64 {
	if p.d.Format == paper.Pages {
		return 24
	}
	return p.width()
}

// row is a row with a line below it.
func (p *printer) row(row []paper.Text, widths []float64, rightwards []bool, l letters, rule float64) piece {
	high := p.use(l)
	cells := make([][]string, len(row))
	most := 1
	for i, t := range row {
		cells[i] = p.wrap(t.Text, widths[i])
		most = max(most, len(cells[i]))
	}
	pad := 0.55 * p.scale
	height := float64(most)*high + 2*pad
	return piece{height: height, draw: func(x, y float64) {
		p.use(l)
		at := x
		for i, lines := range cells {
			for j, words := range lines {
				to := at
				if i < len(rightwards) && rightwards[i] {
					to = at + widths[i] - p.f.GetStringWidth(words)
				}
				p.line(words, to, y+pad+float64(j)*high, high)
			}
			at += widths[i] + p.gutter()
		}
		p.black()
		p.f.SetLineWidth(rule)
		p.f.SetDrawColor(160, 160, 160)
		p.f.Line(x, y+height, at-p.gutter(), y+height)
		p.f.SetDrawColor(0, 0, 0)
	}}
}

// handWidth and handHeight are the room for what a person writes by hand, in millimetres.
const (
	handWidth  = 26.0
	handHeight = 8.5
)

// byHand are the columns that a person fills in.
func byHand(q *paper.Table, count int) (list []int) {
	for i := range min(count, len(q.Hand)) {
		if q.Hand[i] {
			list = append(list, i)
		}
	}
	return list
}

// boxes adds to a row the boxes for what is filled in by hand.
func (p *printer) boxes(r *piece, q *paper.Table, row []paper.Text, widths []float64) {
	var list []frame
	at := 0.0
	for i := range row {
		if q.ByHand(i, &row[i]) {
			list = append(list, frame{x: at, w: widths[i]})
		}
		at += widths[i] + p.gutter()
	}
	if list == nil {
		return
	}
	height := max(r.height, handHeight)
	draw, below := r.draw, height-r.height
	r.height = height
	r.draw = func(x, y float64) {
		draw(x, y+below)
		p.f.SetDrawColor(120, 120, 120)
		p.f.SetLineWidth(0.2)
		for _, b := range list {
			p.f.Rect(x+b.x, y+1, b.w, height-1.8, "D")
		}
		p.f.SetDrawColor(0, 0, 0)
	}
}

// tints are the light colours of a chart's marks.
var tints = [][3]int{{255, 255, 255}, {214, 234, 218}, {250, 226, 190}, {208, 224, 244}, {246, 208, 208}, {232, 218, 242},
	{240, 240, 200}, {205, 236, 236}, {236, 220, 205}, {224, 224, 224}}

// grid is a chart: names at the left, and small cells of equal width.
func (p *printer) grid(q *paper.Table) []piece {
	l := cell
	if p.strip {
		l.points = 7
	}
	high := p.use(l) * 1.12
	name, code := 0.0, 4.0*p.scale
	columns := len(q.Head) - 1
	for _, row := range q.Rows {
		name = max(name, p.f.GetStringWidth(row[0].Text)+2)
		for _, t := range row[1:] {
			code = max(code, p.f.GetStringWidth(t.Text)+1.4*p.scale)
		}
	}
	heads := l
	heads.style = "B"
	p.use(heads)
	for _, h := range q.Head[1:] {
		code = max(code, p.f.GetStringWidth(h)+1.4*p.scale)
	}
	name = min(name, p.width()*0.62)
	code = min(code, (p.width()-name)/float64(max(columns, 1)), 16*p.scale)
	var list []piece
	if q.Caption != "" {
		list = append(list, p.lines(q.Caption, minor, 0, p.width(), 3.4*p.scale, nil)...)
	}
	row := func(row []paper.Text, bold bool) piece {
		l := l
		if bold {
			l = heads
		}
		p.use(l)
		names := p.wrap(row[0].Text, name-1)
		most := len(names)
		cells := make([][]string, 0, columns) // a head may have two words that do not fit beside each other
		for _, t := range row[1:] {
			cells = append(cells, p.wrap(t.Text, code-0.4))
			most = max(most, len(cells[len(cells)-1]))
		}
		height := high * float64(most)
		return piece{height: height, draw: func(x, y float64) {
			p.use(l)
			for i, words := range names {
				p.line(words, x, y+high*float64(i)+0.06*high, high*0.9)
			}
			for i, t := range row[1:] {
				at := x + name + float64(i)*code
				tint := tints[int(t.Tint)%len(tints)]
				p.f.SetFillColor(tint[0], tint[1], tint[2])
				p.f.SetDrawColor(190, 190, 190)
				p.f.SetLineWidth(0.12)
				if !bold {
					p.f.Rect(at, y, code, height, "FD")
				}
				top := y + (height-high*float64(len(cells[i])))/2 + 0.06*high
				for j, words := range cells[i] {
					p.line(words, at+(code-p.f.GetStringWidth(words))/2, top+high*float64(j), high*0.9)
				}
			}
			p.f.SetDrawColor(0, 0, 0)
			p.black()
		}}
	}
	var again []piece
	if columns > 1 {
		first := make([]paper.Text, len(q.Head))
		for i, h := range q.Head {
			first[i].Text = h
		}
		again = []piece{row(first, true)}
		list = append(list, again...)
	}
	for i := range list {
		list[i].keep = true
	}
	for i, r := range q.Rows {
		one := row(r, false)
		one.again = again
		one.keep = i == 0 || p.strip && i+1 < len(q.Rows) // a chart on a card stays in one panel
		list = append(list, one)
	}
	if len(list) > 0 && list[0].before == 0 {
		list[0].before = 2 * p.scale
	}
	return list
}

// hands are cards on a table, a row for each place.
func (p *printer) hands(q *paper.Hands) []piece {
	var list []piece
	width, height := 9.5*p.scale, 13.3*p.scale
	names := 0.0
	p.use(cell)
	for _, h := range q.Rows {
		names = max(names, p.f.GetStringWidth(h.Place)+3)
	}
	names = min(names, p.width()/3)
	for i, h := range q.Rows {
		list = append(list, piece{height: height + 1.2, before: 1.4 * p.scale, keep: i+1 < len(q.Rows), draw: func(x, y float64) {
			high := p.use(cell)
			for i, words := range p.wrap(h.Place, names-1) {
				p.line(words, x, y+height/2-high/2+float64(i)*high, high)
			}
			at := x + names
			step := min(width+1, (p.width()-names-width-30)/max(1, float64(len(h.Cards)-1)))
			for _, c := range h.Cards {
				p.card(c, at, y, width, height)
				at += step
			}
			if h.Note != "" {
				p.use(note)
				p.line(h.Note, at+width-step+3, y+height/2-high/2, high)
			}
			p.black()
		}})
	}
	return list
}

// card draws a card: its rank and suit, or its back.
func (p *printer) card(c string, x, y, w, h float64) {
	p.f.SetDrawColor(110, 110, 110)
	p.f.SetLineWidth(0.2)
	p.f.SetFillColor(255, 255, 255)
	if c == "" {
		p.f.SetFillColor(150, 40, 45)
	}
	p.f.RoundedRect(x, y, w, h, 0.9*p.scale, "1234", "FD")
	p.f.SetDrawColor(0, 0, 0)
	if c != "" {
		high := p.use(letters{sans, "B", 11, 1.2, 20})
		p.line(c, x+(w-p.f.GetStringWidth(c))/2, y+(h-high)/2, high)
	}
}

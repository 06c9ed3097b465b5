package pdf

import (
	"strconv"

	"boardwalk/paper"
)

// pieces are the whole document.
func (p *printer) pieces() []piece {
	var list []piece
	if p.columns == 1 {
		list = p.opening()
	}
	for i := range p.d.Sections {
		s := &p.d.Sections[i]
		var of []piece
		under := true // the notes under the heading stay with what follows them
		for j := range s.Blocks {
			b := p.block(&s.Blocks[j])
			q := s.Blocks[j].Paragraph
			if under = under && q != nil && q.Style == paper.Note && j+1 < len(s.Blocks); under {
				for k := range b {
					b[k].keep = true
				}
			}
			of = append(of, b...)
		}
		if s.Title != "" {
			of = append(p.heading(s), of...)
		} else if s.Part && len(of) > 0 {
			of[0].newly = true
		}
		list = append(list, of...)
	}
	return append(list, p.colophon()...)
}

// opening is the title with a rule below it.
func (p *printer) opening() []piece {
	var list []piece
	l, u, gap := title, under, 5.0*p.scale
	if p.strip {
		l.points, u.points, gap = 16, 9, 2.5
	}
	list = append(list, p.lines(p.d.Title, l, 0, p.width(), 0, nil)...)
	if len(list) > 0 {
		list[0].mark = p.d.Title
	}
	if p.d.Subtitle != "" {
		list = append(list, p.lines(p.d.Subtitle, u, 0, p.width(), 1.2*p.scale, nil)...)
	}
	list = append(list, p.rule(0.5, gap/2))
	for i := range list {
		list[i].keep = true
	}
	return list
}

// rule is a line across the frame.
func (p *printer) rule(thick, before float64) piece {
	return piece{height: thick, before: before, draw: func(x, y float64) {
		p.f.SetLineWidth(thick)
		p.f.Line(x, y+thick/2, x+p.width(), y+thick/2)
	}}
}

func (p *printer) heading(s *paper.Section) []piece {
	l, before, level := head, 7.5*p.scale, 1
	if s.Part {
		l, level = title, 0
	}
	if p.strip {
		l.points, before = 12, 4
	}
	list := p.lines(s.Title, l, 0, p.width(), before, nil)
	list[0].mark, list[0].level, list[0].newly = s.Title, level, s.Part
	for i := range list {
		list[i].keep = true
	}
	return append(list, piece{height: 0.9 * p.scale, keep: true, draw: func(float64, float64) {}})
}

// colophon says at the end which rules and which program the paper renders.
func (p *printer) colophon() []piece {
	if len(p.d.Colophon) == 0 {
		return nil
	}
	rule := p.rule(0.2, 8*p.scale)
	rule.keep = true
	list := []piece{rule}
	for _, t := range p.d.Colophon {
		list = append(list, p.lines(t.Text, note, 0, p.width(), 0.8*p.scale, nil)...)
	}
	for i := range list[:len(list)-1] {
		list[i].keep = true
	}
	return list
}

func (p *printer) block(b *paper.Block) []piece {
	switch {
	case b.Paragraph != nil:
		return p.paragraph(b.Paragraph)
	case b.List != nil:
		return p.list(b.List)
	case b.Table != nil && b.Table.Grid:
		return p.grid(b.Table)
	case b.Table != nil:
		return p.table(b.Table)
	case b.Drawing != nil:
		return p.drawing(b.Drawing)
	case b.Picture != nil:
		return p.picture(b.Picture)
	case b.Hands != nil:
		return p.hands(b.Hands)
	}
	return nil
}

// inMargin writes a paragraph's number beside the first line of a text, where the page has a margin for it.
func (p *printer) inMargin(s paper.Source) func(x, y float64) {
	if s.Law == "" || p.d.Format != paper.Pages || p.d.Kind == paper.Layout {
		return nil
	}
	return func(x, y float64) {
		p.use(cite)
		words := p.wrap(string(s.Law.Full()), left-12)
		high := p.use(cite)
		p.line(words[0], x-4-p.f.GetStringWidth(words[0]), y+0.9, high)
	}
}

func (p *printer) paragraph(q *paper.Paragraph) []piece {
	width, before := p.width(), 2.1*p.scale
	switch q.Style {
	case paper.Lead:
		return p.lines(q.Text.Text, lead, 0, width, before, nil)
	case paper.Note:
		return p.lines(q.Text.Text, note, 0, width, 1.2*p.scale, nil)
	case paper.Reading:
		return p.lines(q.Text.Text, reading, 5*p.scale, width-5*p.scale, 0.8*p.scale, nil)
	case paper.Heading:
		list := p.lines(q.Text.Text, minor, 0, width, 4*p.scale, p.inMargin(q.Source))
		for i := range list {
			list[i].keep = true
		}
		return list
	case paper.Notice:
		return p.notice(q.Text.Text, width)
	case paper.Blank:
		return p.blank(q.Text.Text, width)
	}
	return p.lines(q.Text.Text, body, 0, width, before, p.inMargin(q.Source))
}

// notice is a text in a frame.
func (p *printer) notice(text string, width float64) []piece {
	l := body
	l.style = "B"
	pad := 2.6 * p.scale
	high := p.use(l)
	lines := p.wrap(text, width-2*pad)
	return []piece{{height: float64(len(lines))*high + 2*pad, before: 3 * p.scale, draw: func(x, y float64) {
		p.f.SetFillColor(255, 244, 214)
		p.f.SetDrawColor(196, 148, 38)
		p.f.SetLineWidth(0.4)
		p.f.Rect(x, y, width, float64(len(lines))*high+2*pad, "FD")
		p.f.SetDrawColor(0, 0, 0)
		p.use(l)
		for i, words := range lines {
			p.line(words, x+pad, y+pad+float64(i)*high, high)
		}
		p.black()
	}}}
}

// blank is a line to be written on.
func (p *printer) blank(text string, width float64) []piece {
	high := p.use(body)
	lines := p.wrap(text, width*0.6)
	last := p.f.GetStringWidth(lines[len(lines)-1])
	all := float64(len(lines)) * high
	return []piece{{height: all + 1.5, before: 3 * p.scale, draw: func(x, y float64) {
		p.use(body)
		for i, words := range lines {
			p.line(words, x, y+float64(i)*high, high)
		}
		p.f.SetLineWidth(0.2)
		p.f.Line(x+last+2, y+all-0.5, x+width, y+all-0.5)
		p.black()
	}}}
}

func (p *printer) list(q *paper.List) []piece {
	var list []piece
	indent := 6.0 * p.scale
	for i, t := range q.Items {
		sign := "•"
		if q.Numbered {
			sign = strconv.Itoa(i+1) + "."
		}
		margin := p.inMargin(t.Source)
		list = append(list, p.lines(t.Text, body, indent, p.width()-indent, 1.1*p.scale, func(x, y float64) {
			if margin != nil {
				margin(x, y)
			}
			high := p.use(body)
			p.line(sign, x+indent-2*p.scale-p.f.GetStringWidth(sign), y, high)
		})...)
	}
	return list
}

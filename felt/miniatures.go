package felt

import (
	"math"
	"strings"
)

// handWidth is how wide a hand spreads that has room enough.
func handWidth(cards string, width, room float64) float64 {
	n := float64(len(strings.Fields(cards)))
	return min(room, n*width*1.06)
}

// halfRound is a table before the dealer: cards in the middle, an inscription, and one position.
func (m *mini) halfRound() {
	f := m.felt
	title := m.name
	if len(f.Texts) > 0 {
		title = f.Texts[0].Text
	}
	var middle []*Place
	for _, p := range f.Places {
		if p.Seat == 0 && m.lies[p.Name] != "" {
			middle = append(middle, p)
		}
	}
	wide, width := -14.0, 32.0
	if len(middle) > 1 {
		width = 27
	}
	for _, p := range middle {
		wide += handWidth(m.lies[p.Name], width, 220) + 14
	}
	if wide > 276 {
		width *= 276 / wide
		wide = 276
	}
	x := (miniWidth - wide) / 2
	for _, p := range middle {
		w := handWidth(m.lies[p.Name], width, 220)
		m.lay(p.Box, false, m.lies[p.Name], x+w/2, 31, tenth(width), tenth(w+1))
		x += w + 14
	}
	m.Texts = append(m.Texts, &Text{Text: title, Path: "M42 60Q150 94 258 60", Size: tenth(min(13, 215/WidthOf(title))), Look: "gold"})
	m.position()
	m.disc("faint", 24, 84, 15, 15)
	m.disc("faint", 276, 84, 15, 15)
	m.draw("faint", "M", 0.0, 112.0, "Q", 40.0, 142.0, " ", 96.0, 156.0)
	m.draw("faint", "M", 300.0, 112.0, "Q", 260.0, 142.0, " ", 204.0, 156.0)
}

// position is what one player has: the hand, and the betting areas beside it.
func (m *mini) position() {
	var areas []*Area
	left, top, right, bottom := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, a := range m.felt.Areas {
		if a.Seat != 1 || a.Lying || a.Bare || a.With != "" {
			continue
		}
		areas = append(areas, a)
		left, right = min(left, a.X), max(right, a.X+a.W)
		top, bottom = min(top, a.Y), max(bottom, a.Y+a.H)
	}
	const foot, high = 145.0, 54.0
	width := 36.0
	if len(strings.Fields(m.lies[""])) > 3 {
		width = 32
	}
	hand := handWidth(m.lies[""], width, 172)
	scale := 0.0
	if len(areas) > 0 {
		scale = min(10, high/(bottom-top), (miniWidth-30-hand)/(right-left), 120/(right-left))
	}
	x := (miniWidth - hand - 14 - (right-left)*scale) / 2
	m.lay(1, true, m.lies[""], x+hand/2, foot-width*0.7, width, tenth(hand+1))
	if len(areas) == 0 {
		return
	}
	dx, dy := x+hand+14-left*scale, foot-25-(bottom+top)/2*scale
	best := areas[len(areas)-1]
	for _, a := range areas {
		if a.Main {
			best = a
		}
	}
	for _, a := range areas {
		bare := *a
		if (a == best || a == areas[0]) && (!a.Round || a.H*scale < 34) { // a chip lies where the word stands
			bare.Label = ""
		}
		m.area(&bare, dx, dy, scale)
	}
	m.chip(best.Chip.X*scale+dx, best.Chip.Y*scale+dy, 25)
	if other := areas[0]; other != best {
		m.chip(other.Chip.X*scale+dx, other.Chip.Y*scale+dy, 5)
	}
}

// halves are the words of a long name on two lines.
func halves(name string) (string, string) {
	words := strings.Fields(name)
	n := len(words)
	for n > 1 && len(strings.Join(words[:n], " ")) > len(name)/2+1 {
		n--
	}
	return strings.Join(words[:n], " "), strings.Join(words[n:], " ")
}

// oval is a table of players against each other.
func (m *mini) oval() {
	m.disc("cloth", 150, 70, 132, 60)
	m.disc("line", 150, 70, 132, 60)
	m.disc("faint", 150, 70, 122, 53)
	if first, second := halves(m.name); WidthOf(m.name) > 19 {
		m.write(first, 150, 18, 9, 150, "gold")
		m.write(second, 150, 29, 9, 160, "gold")
	} else {
		m.write(m.name, 150, 24, 10.5, 150, "gold")
	}
	board, others := m.lies["Board"], strings.Split(m.lies["others"], "|")
	at := [][2]float64{{36, 56}, {264, 56}, {46, 97}, {254, 97}}
	for i, p := range at {
		cards := strings.TrimSpace(others[i%len(others)])
		m.lay(2+i, true, cards, p[0], p[1], 17, 38)
	}
	m.lay(0, false, board, 150, 56, 25, 140)
	y := 56.0
	if board != "" {
		y = 86
	}
	for i, v := range []int{25, 5, 100, 5} {
		m.chip(150+(float64(i)-1.5)*13, y, v)
	}
	m.lay(1, true, m.lies[""], 150, 122, 31, 158)
}

// board is a layout of areas that everybody uses, with what stands beside it.
func (m *mini) board() {
	f := m.felt
	left, top, scale := 8.0, 34.0, (miniWidth-16)/f.Width
	for _, b := range f.Beside {
		switch b.Kind {
		case Wheel:
			if left = 142; f.Width > 2.6*f.Height { // a long one needs more of the picture
				left = 100
			}
			m.wheel(b, left/2-5, 75, left/2-8)
			scale = (miniWidth - 8 - left) / f.Width
		case Dice:
			m.dice()
		case Board:
			m.beads(b)
		}
	}
	if len(f.Places) > 0 {
		top, scale = 30, min(scale, 92/f.Height)
		left = (miniWidth - f.Width*scale) / 2
	}
	if high := f.Height * scale; len(f.Places) == 0 {
		top = max(30, (miniHeight+22-high)/2)
		scale = min(scale, 112/f.Height)
		if left < 99 {
			left = (miniWidth - f.Width*scale) / 2
		}
	}
	x := (left + miniWidth - 8) / 2
	if left < 99 {
		x = miniWidth / 2
	}
	if m.lies["dice"] != "" {
		x = 184
	}
	m.write(m.name, x, 17, 14, 2*min(x, miniWidth-x)-16, "gold")
	for _, a := range f.Areas {
		m.area(a, left, top, scale)
	}
	for _, t := range f.Texts {
		if size := t.Size * scale; t.Path == "" && t.Turn == 0 && size >= 5 {
			m.write(t.Text, left+t.X*scale, top+t.Y*scale, size, 99, "gold")
		}
	}
	for _, s := range f.Places {
		m.lay(s.Box, false, m.lies[s.Name], left+s.X*scale, top+s.Y*scale+8, 25, 90)
	}
	for i, name := range strings.Fields(m.lies["chips"]) {
		if a := f.Find(name); a != nil {
			m.chip(left+a.Chip.X*scale, top+a.Chip.Y*scale, []int{25, 5, 100}[i%3])
		}
	}
}

func (m *mini) dice() {
	for i, face := range strings.Fields(m.lies["dice"]) {
		turn := []float64{-9, 12, 4}[i%3]
		m.Dice = append(m.Dice, &Die{X: 26 + 27*float64(i), Y: 17, Face: int(face[0] - '0'), Turn: turn})
	}
}

// beads are the past hands of a scoreboard, two rows.
func (m *mini) beads(b *Beside) {
	looks := map[string]string{}
	for i, s := range b.Marks {
		looks[s.Letter] = []string{"bead-blue", "bead-red", "bead-green"}[i%3]
		if s.Tie {
			looks[s.Letter] = "bead-green"
		}
	}
	for i, c := range strings.Split(m.lies["board"], "") {
		if look := looks[c]; look != "" {
			x, y := 24+float64(i)*18, 137.0
			m.disc(look, x, y, 7.4, 7.4)
			m.write(c, x, y, 8, 20, "")
		}
	}
}

// wheel draws the stops of a wheel about a point, and its hub.
func (m *mini) wheel(b *Beside, x, y, r float64) {
	m.disc("wood", x, y, r, r)
	n := len(b.Stops)
	in, out := ellipse{x, y, r * 0.62, r * 0.62}, ellipse{x, y, r * 0.9, r * 0.9}
	for i, s := range b.Stops {
		look := s.Look
		if look == "" || look == "ink" {
			look = []string{"black", "red"}[i%2]
		}
		from, to := 360*float64(i)/float64(n)-90, 360*float64(i+1)/float64(n)-90
		p, q, u, v := out.at(from), out.at(to), in.at(to), in.at(from)
		m.draw(look, "M", p.X, p.Y, "L", q.X, q.Y, "L", u.X, u.Y, "L", v.X, v.Y, "Z")
	}
	m.disc("frame", x, y, r*0.9, r*0.9)
	m.disc("frame", x, y, r*0.62, r*0.62)
	for a := 0.0; a < 360; a += 45 {
		p := ellipse{x, y, r * 0.3, r * 0.3}.at(a)
		m.draw("frame", "M", x, y, "L", p.X, p.Y)
	}
	m.disc("gold", x, y, r*0.12, r*0.12)
	if b.Ball {
		p := ellipse{x, y, r * 0.76, r * 0.76}.at(-40)
		m.disc("ivory", p.X, p.Y, 3.4, 3.4)
	} else {
		m.draw("ivory", "M", x-5, y-r-2, "h", 10.0, "l", -5.0, 15.0, "Z")
	}
}

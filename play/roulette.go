package play

import (
	"fmt"
	"strconv"
	"strings"

	"boardwalk/wheel"
)

var rouletteBoard = &board{
	about: "One ball, 38 pockets: numbers, splits, columns, dozens, red and black.",
	tips:  "Try: red 5, 17 2 (straight), split 17 20 5, corner 1 2 4 5 5, street 13 5, dozen 1 10, column 2 10, low 5.",
	verb:  "spin", bare: "straight", shines: true,
	draw: drawRoulette, shows: pocketPicture, faces: pocketColour,
	mark: func(o Outcome) string { return pocketMark(rouletteNumber(o)) },
	motion: func(frame int) string {
		track := []rune("· · · · · · · · · ·")
		track[frame*2%len(track)] = 'o'
		return string(track) + "  the ball is on the track"
	},
}

// colourOf is the colour of a number by its label.
func colourOf(label string) wheel.Color {
	w := wheel.DoubleZero()
	if i, ok := w.Index(label); ok {
		return w.Pockets[i].Color
	}
	return wheel.None
}

// number is the number with which an outcome's text begins or ends.
func rouletteNumber(o Outcome) string {
	for _, f := range strings.FieldsFunc(o.Text, func(r rune) bool { return r == ' ' || r == ',' }) {
		if isNumber(f) {
			return f
		}
	}
	return o.Text
}

func pocketColour(o Outcome) string {
	if strings.Contains(strings.ToLower(o.Text), colourOf(rouletteNumber(o)).String()) {
		return ""
	}
	return "(" + colourOf(rouletteNumber(o)).String() + ")"
}

func pocketInk(c wheel.Color) ink {
	switch c {
	case wheel.Red:
		return redBox
	case wheel.Black:
		return blackBox
	case wheel.Green:
		return greenBox
	}
	return plain
}

// pocketPicture shows the number that won, large, and those before it.
func pocketPicture(s *Session, o Outcome) []string {
	n := rouletteNumber(o)
	colour := colourOf(n)
	wide := fmt.Sprintf("%5s    ", n)
	lines := []string{pocketInk(colour).paint("         "), pocketInk(colour).paint(wide), pocketInk(colour).paint(fmt.Sprintf("%7s  ", colour))}
	var last []string
	for i := len(s.past) - 2; i >= 0 && len(last) < 8; i-- {
		last = append(last, pocketMark(rouletteNumber(s.past[i])))
	}
	return append(lines, strings.Join(last, " "))
}

// pocketMark is a number with the letter of its colour: "17B".
func pocketMark(n string) string {
	letter := map[wheel.Color]string{wheel.Red: "R", wheel.Black: "B", wheel.Green: ""}
	return n + letter[colourOf(n)]
}

const (
	rouletteLeft  = 6 // where the numbers begin
	roulettePitch = 5
)

// felt is where the boxes of a roulette layout lie.
type rouletteFelt struct {
	c    *canvas
	tall int // rows from one line to the next
}

// drawRoulette draws the numbers three by twelve, with the zeros on the left,
// the columns on the right and the outside wagers below. Chips on a line
// between numbers lie on that line.
func drawRoulette(s *Session, w, h int) *canvas {
	f := rouletteFelt{tall: 2}
	if h >= 14 {
		f.tall = 3
	}
	bottom := 3 * f.tall
	f.c = newCanvas(rouletteLeft+12*roulettePitch+7, bottom+5)
	for n := 1; n <= 36; n++ {
		x, y := f.corner(n)
		f.c.box(x, y, roulettePitch, f.tall)
		f.straight(s, strconv.Itoa(n), x, y)
	}
	f.zeros(s)
	for i := range 3 {
		y := (2 - i) * f.tall
		f.c.box(rouletteLeft+60, y, 6, f.tall)
		f.outside(s, rouletteLeft+60, y, 6, fmt.Sprintf("column-%d", i+1), "2:1")
		f.c.field(s, rouletteLeft+i*20, bottom, 20, fmt.Sprintf("dozen-%d", i+1), []string{"1st 12", "2nd 12", "3rd 12"}[i])
	}
	for i, cell := range [6][2]string{{"low", "1-18"}, {"even", "EVEN"}, {"red", "RED"}, {"black", "BLK"}, {"odd", "ODD"}, {"high", "19-36"}} {
		f.c.field(s, rouletteLeft+i*10, bottom+2, 10, cell[0], cell[1])
	}
	f.inside(s)
	return f.c
}

// corner is the upper left corner of a number's box.
func (f rouletteFelt) corner(n int) (x, y int) {
	return rouletteLeft + (n-1)/3*roulettePitch, (2 - (n-1)%3) * f.tall
}

// straight writes a number and the chips in its box.
func (f rouletteFelt) straight(s *Session, n string, x, y int) {
	name := "straight-" + n
	end := f.c.text(x+1, y+1, 4, fmt.Sprintf("%3s", pocketMark(n)), s.lamp(name, pocketInk(colourOf(n))))
	if s.star(name) != "" {
		f.c.set(x, y+1, '*', winning) // on the line, since the box is full
		f.c.set(x+roulettePitch, y+1, '*', winning)
	}
	k := s.pile(name)
	switch {
	case f.tall > 2:
		f.c.chips(x+1, y+2, roulettePitch-1, k)
	case k.own > 0:
		f.c.set(end, y+1, '●', own)
	case k.others > 0:
		f.c.set(end, y+1, '○', other)
	}
}

func (f rouletteFelt) outside(s *Session, x, y, w int, name, text string) {
	f.c.text(x+1, y+1, w-1, text, s.lamp(name, label))
	k := s.pile(name)
	switch {
	case f.tall > 2:
		f.c.chips(x+1, y+2, w-1, k)
	case k.own > 0:
		f.c.chips(x+4, y+1, 2, stack{own: k.own})
	default:
		f.c.chips(x+4, y+1, 2, k)
	}
}

// zeros draws 0 and 00, or 0 alone where the layout has no 00.
func (f rouletteFelt) zeros(s *Session) {
	f.c.box(0, 0, rouletteLeft, 3*f.tall)
	if a, ok := s.at("straight-00"); !ok || s.wager(a).Made == 0 {
		f.straight(s, "0", 0, f.tall)
		return
	}
	f.straight(s, "00", 0, 0)
	f.straight(s, "0", 0, 3*f.tall-f.tall)
}

// inside puts a mark where each wager on several numbers lies: between its
// numbers, or at the end of its rows.
func (f rouletteFelt) inside(s *Session) {
	for b := range s.Table().Standing {
		id := s.wager(b.Area).ID
		kind, list, _ := strings.Cut(id, "-")
		switch kind {
		case "split", "three", "four", "six", "first":
		default:
			continue
		}
		x, y := f.between(kind, list)
		mark, with := '○', other
		if b.Seat == s.Seat() || s.stack(b.Area).own > 0 {
			mark, with = '●', own
		}
		f.c.set(x, y, mark, with)
	}
}

// between is the middle of the boxes of a list of numbers.
func (f rouletteFelt) between(kind, list string) (x, y int) {
	zero, count := false, 0
	for _, word := range strings.Split(list, "-") {
		n, err := strconv.Atoi(word)
		if err != nil || n == 0 {
			zero = true
			continue
		}
		cx, cy := f.corner(n)
		x, y, count = x+2*cx+roulettePitch, y+2*cy+f.tall, count+1
	}
	if count == 0 { // 0 and 00, or the first five
		if kind == "first" {
			return rouletteLeft, 3 * f.tall
		}
		return rouletteLeft / 2, 3 * f.tall / 2
	}
	x, y = x/(2*count), y/(2*count)
	switch {
	case kind == "three" && !zero, kind == "six":
		y = 3 * f.tall
	case zero:
		x = rouletteLeft
	}
	return x, y
}

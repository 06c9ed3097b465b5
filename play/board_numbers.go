package play

import (
	"fmt"
	"strconv"
	"strings"

	"boardwalk/play/canvas"
	"boardwalk/wheel"
)

var numbersBoard = &board{
	draw: drawNumbers, shows: pocketPicture, faces: pocketColour,
	mark: func(s *Session, o Outcome) string { return s.pocketMark(s.pocket(o).Label) },
	motion: func(frame int) string {
		track := []rune("· · · · · · · · · ·")
		track[frame*2%len(track)] = 'o'
		return string(track) + "  the ball is on the track"
	},
}

// wheel returns the wheel of a game that has one.
func (s *Session) wheel() *wheel.Wheel {
	if g, ok := s.Table().Game().(interface{ Wheel() *wheel.Wheel }); ok {
		return g.Wheel()
	}
	return &wheel.Wheel{}
}

// pocket returns the pocket or stop of an outcome.
func (s *Session) pocket(o Outcome) wheel.Pocket {
	if w := s.wheel(); int(o.Faces[0]) < len(w.Pockets) {
		return w.Pockets[o.Faces[0]]
	}
	return wheel.Pocket{Label: o.Text}
}

// colourOf returns the colour of a number by its label.
func (s *Session) colourOf(label string) wheel.Color {
	if i, ok := s.wheel().Index(label); ok {
		return s.wheel().Pockets[i].Color
	}
	return wheel.None
}

func pocketColour(s *Session, o Outcome) string { return "(" + s.pocket(o).Color.String() + ")" }

func pocketInk(c wheel.Color) canvas.Ink {
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
	n, colour := s.pocket(o).Label, s.pocket(o).Color
	wide := fmt.Sprintf("%5s    ", n)
	lines := []string{pocketInk(colour).Paint("         "), pocketInk(colour).Paint(wide),
		pocketInk(colour).Paint(fmt.Sprintf("%7s  ", colour))}
	var last []string
	for i := len(s.past) - 2; i >= 0 && len(last) < 8; i-- {
		last = append(last, s.pocketMark(s.pocket(s.past[i]).Label))
	}
	return append(lines, strings.Join(last, " "))
}

// pocketMark is a number with the letter of its colour: "17B".
func (s *Session) pocketMark(n string) string {
	letter := map[wheel.Color]string{wheel.Red: "R", wheel.Black: "B", wheel.Green: ""}
	return n + letter[s.colourOf(n)]
}

const (
	gridLeft  = 6 // where the numbers begin
	gridPitch = 5
)

// grid is where the boxes of the numbers lie.
type grid struct {
	c    *canvas.Canvas
	tall int // rows from one line to the next
}

// drawNumbers draws the numbers three by twelve, with the zeros on the left,
// the columns on the right and the outside wagers below. Chips on a line
// between numbers lie on that line.
func drawNumbers(s *Session, w, h int) *canvas.Canvas {
	f := grid{tall: 2}
	if h >= 14 {
		f.tall = 3
	}
	bottom := 3 * f.tall
	f.c = canvas.New(gridLeft+12*gridPitch+7, bottom+5)
	for n := 1; n <= 36; n++ {
		x, y := f.corner(n)
		f.c.Box(x, y, gridPitch, f.tall)
		f.straight(s, strconv.Itoa(n), x, y)
	}
	f.zeros(s)
	for i := range 3 {
		y := (2 - i) * f.tall
		f.c.Box(gridLeft+60, y, 6, f.tall)
		f.outside(s, gridLeft+60, y, 6, fmt.Sprintf("column-%d", i+1), "2:1")
		drawField(f.c, s, gridLeft+i*20, bottom, 20, fmt.Sprintf("dozen-%d", i+1), []string{"1st 12", "2nd 12", "3rd 12"}[i])
	}
	for i, cell := range [6][2]string{{"low", "1-18"}, {"even", "EVEN"}, {"red", "RED"}, {"black", "BLK"}, {"odd", "ODD"}, {"high", "19-36"}} {
		drawField(f.c, s, gridLeft+i*10, bottom+2, 10, cell[0], cell[1])
	}
	f.inside(s)
	return f.c
}

// corner is the upper left corner of a number's box.
func (f grid) corner(n int) (x, y int) {
	return gridLeft + (n-1)/3*gridPitch, (2 - (n-1)%3) * f.tall
}

// straight writes a number and the chips in its box.
func (f grid) straight(s *Session, n string, x, y int) {
	name := "straight-" + n
	end := f.c.Text(x+1, y+1, 4, fmt.Sprintf("%3s", s.pocketMark(n)), s.lamp(name, pocketInk(s.colourOf(n))))
	if s.star(name) != "" {
		f.c.Set(x, y+1, '*', winning) // on the line, since the box is full
		f.c.Set(x+gridPitch, y+1, '*', winning)
	}
	k := s.pile(name)
	switch {
	case f.tall > 2:
		drawChips(f.c, x+1, y+2, gridPitch-1, k)
	case k.own > 0:
		f.c.Set(end, y+1, '●', own)
	case k.others > 0:
		f.c.Set(end, y+1, '○', other)
	}
}

func (f grid) outside(s *Session, x, y, w int, name, text string) {
	f.c.Text(x+1, y+1, w-1, text, s.lamp(name, label))
	k := s.pile(name)
	switch {
	case f.tall > 2:
		drawChips(f.c, x+1, y+2, w-1, k)
	case k.own > 0:
		drawChips(f.c, x+4, y+1, 2, stack{own: k.own})
	default:
		drawChips(f.c, x+4, y+1, 2, k)
	}
}

// zeros draws 0 and 00, or 0 alone where the layout has no 00.
func (f grid) zeros(s *Session) {
	f.c.Box(0, 0, gridLeft, 3*f.tall)
	if a, ok := s.at("straight-00"); !ok || s.wager(a).Made == 0 {
		f.straight(s, "0", 0, f.tall)
		return
	}
	f.straight(s, "00", 0, 0)
	f.straight(s, "0", 0, 3*f.tall-f.tall)
}

// inside puts a mark where each wager on several numbers lies: between its
// numbers, or at the end of its rows.
func (f grid) inside(s *Session) {
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
		f.c.Set(x, y, mark, with)
	}
}

// between is the middle of the boxes of a list of numbers.
func (f grid) between(kind, list string) (x, y int) {
	zero, count := false, 0
	for _, word := range strings.Split(list, "-") {
		n, err := strconv.Atoi(word)
		if err != nil || n == 0 {
			zero = true
			continue
		}
		cx, cy := f.corner(n)
		x, y, count = x+2*cx+gridPitch, y+2*cy+f.tall, count+1
	}
	if count == 0 { // 0 and 00, or the first five
		if kind == "first" {
			return gridLeft, 3 * f.tall
		}
		return gridLeft / 2, 3 * f.tall / 2
	}
	x, y = x/(2*count), y/(2*count)
	switch {
	case kind == "three" && !zero, kind == "six":
		y = 3 * f.tall
	case zero:
		x = gridLeft
	}
	return x, y
}

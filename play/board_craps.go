package play

import (
	"fmt"
	"strconv"

	"boardwalk/play/canvas"
)

var crapsBoard = &board{faces: diceText, mark: diceMark, shows: dicePicture, motion: tumble, draw: drawCraps, state: crapsState}

// crapsPoint returns the come out point, or 0.
func crapsPoint(s *Session) int {
	f, _ := s.fact("point")
	point, _ := strconv.Atoi(f.Text)
	return point
}

func crapsState(s *Session) string {
	if p := crapsPoint(s); p > 0 {
		return fmt.Sprintf("point %d", p)
	}
	return "come out"
}

var (
	crapsNumbers = [6]int{4, 5, 6, 8, 9, 10}
	numberNames  = [6]string{"4", "5", "SIX", "8", "NINE", "10"}
)

// onNumber are the wagers that lie in a number's box, with their short names.
var onNumber = [][2]string{
	{"come", "come"}, {"come-odds", "odds"}, {"place", "plc"}, {"buy", "buy"},
	{"dont-come", "dc"}, {"dont-come-odds", "dodd"}, {"lose", "lose"}, {"lay", "lay"},
}

const crapsWidth = 73

// drawCraps draws the layout: the numbers, the line, and the centre.
func drawCraps(s *Session, w, h int) *canvas.Canvas {
	rows := 2 // of chips in a number's box
	if h >= 15 {
		rows = 4
	}
	y := rows + 2
	c := canvas.New(crapsWidth, y+9)
	for i, n := range crapsNumbers {
		drawNumber(c, s, i*12, n, numberNames[i], rows)
	}
	drawField(c, s, 0, y, 30, "come", "COME")
	drawField(c, s, 30, y, 42, "dont-come", "DON'T COME bar 12")
	drawField(c, s, 0, y+2, 36, "field", "FIELD 2·3·4·9·10·11·12")
	drawLine(c, s, 36, y+2, 36, "dont-pass", "dont-pass-odds-", "DON'T PASS bar 12")
	drawLine(c, s, 0, y+4, 36, "pass", "pass-odds-", "PASS LINE")
	for i, cell := range crapsCentre[:3] {
		drawField(c, s, 36+i*12, y+4, 12, cell[0], cell[1])
	}
	for i, cell := range crapsCentre[3:] {
		drawField(c, s, i*8, y+6, 8, cell[0], cell[1])
	}
	return c
}

// crapsCentre are the wagers in the centre, the hardways among them.
var crapsCentre = [][2]string{
	{"any-seven", "ANY 7"}, {"any-craps", "CRAPS"}, {"eleven", "YO 11"},
	{"hard-4", "H4"}, {"hard-6", "H6"}, {"hard-8", "H8"}, {"hard-10", "H10"}, {"c-and-e", "C&E"}, {"horn", "HRN"},
	{"craps-2", "2"}, {"craps-3", "3"}, {"craps-12", "12"},
}

// drawNumber draws one of the six number boxes with the puck and all that lies in
// it.
func drawNumber(c *canvas.Canvas, s *Session, x, n int, name string, rows int) {
	c.Box(x, 0, 12, rows+2)
	c.Center(x+1, 1, 11, name, label)
	if crapsPoint(s) == n {
		c.Text(x+9, 1, 2, "ON", puck)
	}
	var others stack
	row := 2
	for _, kind := range onNumber {
		k := s.pile(fmt.Sprintf("%s-%d", kind[0], n))
		others.others += k.others
		if k.own == 0 {
			continue
		}
		if row > rows && rows > 1 { // no room: the rest is in "bets"
			c.Text(x+10, row-1, 1, "+", own)
			continue
		}
		end := c.Text(x+1, row, 10, kind[1]+" ", faint)
		drawChips(c, end, row, x+12-end, stack{own: k.own, on: k.on})
		row++
	}
	if others.others > 0 {
		drawChips(c, x+1, rows+1, 11, others)
	}
}

// drawField draws a box with one wager.
func drawField(c *canvas.Canvas, s *Session, x, y, w int, name, text string) {
	c.Box(x, y, w, 2)
	end := c.Text(x+1, y+1, w-1, text, s.lamp(name, label))
	k := s.pile(name)
	if name == "horn" {
		k = s.pile("horn", "horn-high-2", "horn-high-3", "horn-high-11", "horn-high-12")
	}
	drawChips(c, end+1, y+1, x+w-end-1, k)
}

// drawLine draws a line bet and, beside it, the odds that support it.
func drawLine(c *canvas.Canvas, s *Session, x, y, w int, name, odds, text string) {
	drawField(c, s, x, y, w, name, text)
	for _, n := range crapsNumbers {
		if k := s.pile(odds + strconv.Itoa(n)); k.own+k.others > 0 {
			end := c.Text(x+w-15, y+1, 5, "odds ", faint)
			drawChips(c, end, y+1, x+w-end, k)
		}
	}
}

package play

import (
	"fmt"
	"strconv"
	"strings"

	"boardwalk/table"
)

var crapsBoard = &board{
	about: "Two dice, a shooter, a point: pass, come, place, the field and the centre.",
	tips:  "Try: pass 10, then Enter to roll; with a point on: odds 10, place 6 12, come 10, field 5, hard 8 5, yo 1.",
	verb:  "roll", words: []string{"odds", "come odds"},
	speak: speakCraps, faces: diceText, mark: diceMark, shows: dicePicture, motion: tumble, draw: drawCraps, state: crapsState,
	holds: func(s *Session, seat table.Seat) string {
		if g, ok := s.Table().Game().(interface{ Shooter() table.Seat }); ok && g.Shooter() == seat {
			return "shooter"
		}
		return ""
	},
}

// crapsPoint is the come out point, or 0.
func crapsPoint(s *Session) int {
	if g, ok := s.Table().Game().(interface{ Point() int }); ok {
		return g.Point()
	}
	return 0
}

func crapsState(s *Session) string {
	if p := crapsPoint(s); p > 0 {
		return fmt.Sprintf("point %d", p)
	}
	return "come out"
}

// speakCraps knows that "odds" are those of the line bet at the present
// point, and "come odds" those of the only come bet that has its number.
func speakCraps(s *Session, words []string) string {
	said := strings.Join(words, " ")
	switch said {
	case "odds", "pass odds", "dont pass odds", "don't pass odds", "lay odds":
		side := "pass-odds-"
		if strings.HasPrefix(said, "d") || strings.HasPrefix(said, "l") || said == "odds" && s.pile("pass").own == 0 && s.pile("dont-pass").own > 0 {
			side = "dont-pass-odds-"
		}
		if p := crapsPoint(s); p > 0 {
			return side + strconv.Itoa(p)
		}
		return side + "6" // refused by the table, with its paragraph
	case "come odds", "dont come odds", "don't come odds":
		side := strings.ReplaceAll(strings.TrimSuffix(strings.ReplaceAll(said, "'", ""), " odds"), " ", "-")
		for _, n := range crapsNumbers {
			if s.pile(fmt.Sprintf("%s-%d", side, n)).own > 0 && s.pile(fmt.Sprintf("%s-odds-%d", side, n)).own == 0 {
				return fmt.Sprintf("%s-odds-%d", side, n)
			}
		}
		return side + "-odds-6"
	}
	return ""
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
func drawCraps(s *Session, w, h int) *canvas {
	rows := 2 // of chips in a number's box
	if h >= 15 {
		rows = 4
	}
	y := rows + 2
	c := newCanvas(crapsWidth, y+9)
	for i, n := range crapsNumbers {
		c.number(s, i*12, n, numberNames[i], rows)
	}
	c.field(s, 0, y, 30, "come", "COME")
	c.field(s, 30, y, 42, "dont-come", "DON'T COME bar 12")
	c.field(s, 0, y+2, 36, "field", "FIELD 2·3·4·9·10·11·12")
	c.line2(s, 36, y+2, 36, "dont-pass", "dont-pass-odds-", "DON'T PASS bar 12")
	c.line2(s, 0, y+4, 36, "pass", "pass-odds-", "PASS LINE")
	for i, cell := range crapsCentre[:3] {
		c.field(s, 36+i*12, y+4, 12, cell[0], cell[1])
	}
	for i, cell := range crapsCentre[3:] {
		c.field(s, i*8, y+6, 8, cell[0], cell[1])
	}
	return c
}

// crapsCentre are the wagers in the centre, the hardways among them.
var crapsCentre = [][2]string{
	{"any-seven", "ANY 7"}, {"any-craps", "CRAPS"}, {"eleven", "YO 11"},
	{"hard-4", "H4"}, {"hard-6", "H6"}, {"hard-8", "H8"}, {"hard-10", "H10"}, {"c-and-e", "C&E"}, {"horn", "HRN"},
	{"craps-2", "2"}, {"craps-3", "3"}, {"craps-12", "12"},
}

// number draws one of the six number boxes with the puck and all that lies in
// it.
func (c *canvas) number(s *Session, x, n int, name string, rows int) {
	c.box(x, 0, 12, rows+2)
	c.centre(x+1, 1, 11, name, label)
	if crapsPoint(s) == n {
		c.text(x+9, 1, 2, "ON", puck)
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
			c.text(x+10, row-1, 1, "+", own)
			continue
		}
		end := c.text(x+1, row, 10, kind[1]+" ", faint)
		c.chips(end, row, x+12-end, stack{own: k.own, on: k.on})
		row++
	}
	if others.others > 0 {
		c.chips(x+1, rows+1, 11, others)
	}
}

// field draws a box with one wager.
func (c *canvas) field(s *Session, x, y, w int, name, text string) {
	c.box(x, y, w, 2)
	end := c.text(x+1, y+1, w-1, text, s.lamp(name, label))
	k := s.pile(name)
	if name == "horn" {
		k = s.pile("horn", "horn-high-2", "horn-high-3", "horn-high-11", "horn-high-12")
	}
	c.chips(end+1, y+1, x+w-end-1, k)
}

// line2 draws a line bet and, beside it, the odds that support it.
func (c *canvas) line2(s *Session, x, y, w int, name, odds, text string) {
	c.field(s, x, y, w, name, text)
	for _, n := range crapsNumbers {
		if k := s.pile(odds + strconv.Itoa(n)); k.own+k.others > 0 {
			end := c.text(x+w-15, y+1, 5, "odds ", faint)
			c.chips(end, y+1, x+w-end, k)
		}
	}
}

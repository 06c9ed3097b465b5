package play

import (
	"fmt"

	"boardwalk/play/canvas"
)

var diceBoard = &board{
	faces: diceText, mark: diceMark, shows: dicePicture, draw: drawDice,
	motion: func(frame int) string {
		return pips[1+frame*5%6] + " " + pips[1+(frame*7+3)%6] + " " + pips[1+(frame*11+1)%6] + "  the shaker is shaken"
	},
}

// drawDice draws the board. What the dice made win is lit, as by the
// electrical device of a real one.
func drawDice(s *Session, _, _ int) *canvas.Canvas {
	c := canvas.New(76, 13)
	drawField(c, s, 0, 0, 25, "small", s.star("small")+"SMALL 4-10")
	drawField(c, s, 25, 0, 25, "any-triple", s.star("any-triple")+"ANY TRIPLE")
	drawField(c, s, 50, 0, 25, "big", s.star("big")+"BIG 11-17")
	for n := 1; n <= 6; n++ {
		double, triple, single := fmt.Sprintf("double-%d", n), fmt.Sprintf("triple-%d", n), fmt.Sprintf("single-%d", n)
		last := n / 6 * 3 // the last box of a row reaches to the edge
		drawField(c, s, (n-1)*6, 2, 6, double, s.star(double)+fmt.Sprintf("%d%d", n, n))
		drawField(c, s, 36+(n-1)*6, 2, 6+last, triple, s.star(triple)+fmt.Sprintf("%d%d%d", n, n, n))
		drawField(c, s, (n-1)*12, 10, 12+last, single, s.star(single)+pips[n]+fmt.Sprintf(" %d", n))
	}
	for n := 4; n <= 17; n++ {
		drawTall(c, s, (n-4)*5, 4, fmt.Sprintf("total-%d", n), fmt.Sprint(n))
	}
	c.Box(70, 4, 5, 3)
	c.Text(71, 5, 4, "SUM", faint)
	x := 0
	for a := 1; a <= 6; a++ {
		for b := a + 1; b <= 6; b++ {
			drawTall(c, s, x, 7, fmt.Sprintf("combo-%d-%d", a, b), fmt.Sprintf("%d+%d", a, b))
			x += 5
		}
	}
	return c
}

// star marks what the last outcome pays, for terminals without colours.
func (s *Session) star(name string) string {
	if a, ok := s.at(name); ok && s.lit[a] {
		return "*"
	}
	return ""
}

// drawTall draws a narrow box: what it is for, and the chips below.
func drawTall(c *canvas.Canvas, s *Session, x, y int, name, text string) {
	c.Box(x, y, 5, 3)
	c.Text(x+1, y+1, 4, s.star(name)+text, s.lamp(name, label))
	k := s.pile(name)
	if k.own > 0 {
		k.others = 0
	}
	drawChips(c, x+1, y+2, 4, k)
}

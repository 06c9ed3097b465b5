package play

import "fmt"

var sicBoBoard = &board{
	about: "Three dice in a shaker: small and big, totals, doubles, triples and pairs.",
	tips:  "Try: small 10, big 10, total 9 5, double 3 5, any triple 1, combo 1 2 5, single 4 5.",
	verb:  "shake", shines: true, faces: diceText, mark: diceMark, shows: dicePicture, draw: drawSicBo,
	motion: func(frame int) string {
		return pips[1+frame*5%6] + " " + pips[1+(frame*7+3)%6] + " " + pips[1+(frame*11+1)%6] + "  the shaker is shaken"
	},
}

// drawSicBo draws the board. What the dice made win is lit, as by the
// electrical device of a real one.
func drawSicBo(s *Session, _, _ int) *canvas {
	c := newCanvas(76, 13)
	c.field(s, 0, 0, 25, "small", s.star("small")+"SMALL 4-10")
	c.field(s, 25, 0, 25, "any-triple", s.star("any-triple")+"ANY TRIPLE")
	c.field(s, 50, 0, 25, "big", s.star("big")+"BIG 11-17")
	for n := 1; n <= 6; n++ {
		double, triple, single := fmt.Sprintf("double-%d", n), fmt.Sprintf("triple-%d", n), fmt.Sprintf("single-%d", n)
		last := n / 6 * 3 // the last box of a row reaches to the edge
		c.field(s, (n-1)*6, 2, 6, double, s.star(double)+fmt.Sprintf("%d%d", n, n))
		c.field(s, 36+(n-1)*6, 2, 6+last, triple, s.star(triple)+fmt.Sprintf("%d%d%d", n, n, n))
		c.field(s, (n-1)*12, 10, 12+last, single, s.star(single)+pips[n]+fmt.Sprintf(" %d", n))
	}
	for n := 4; n <= 17; n++ {
		c.tall(s, (n-4)*5, 4, fmt.Sprintf("total-%d", n), fmt.Sprint(n))
	}
	c.box(70, 4, 5, 3)
	c.text(71, 5, 4, "SUM", faint)
	x := 0
	for a := 1; a <= 6; a++ {
		for b := a + 1; b <= 6; b++ {
			c.tall(s, x, 7, fmt.Sprintf("combo-%d-%d", a, b), fmt.Sprintf("%d+%d", a, b))
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

// tall draws a narrow box: what it is for, and the chips below.
func (c *canvas) tall(s *Session, x, y int, name, text string) {
	c.box(x, y, 5, 3)
	c.text(x+1, y+1, 4, s.star(name)+text, s.lamp(name, label))
	k := s.pile(name)
	if k.own > 0 {
		k.others = 0
	}
	c.chips(x+1, y+2, 4, k)
}

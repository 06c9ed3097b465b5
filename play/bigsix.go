package play

import (
	"strings"

	"boardwalk/wheel"
)

var bigSixBoard = &board{
	about: "A wheel of 54 stops: $1, $2, $5, $10, $20, the joker and the flag.",
	tips:  "Try: one 5, twenty 2, joker 1, flag 1; then Enter to spin.",
	verb:  "spin", shines: true,
	draw: drawBigSix, shows: clapper, faces: func(Outcome) string { return "The wheel rests:" },
	motion: func(frame int) string {
		labels := []string{"$1", "$2", "$1", "$5", "$1", "$10", "$2", "$1", "$20"}
		var around []string
		for i := range 7 {
			around = append(around, labels[(frame+i)%len(labels)])
		}
		around[3] = ">" + around[3] + "<"
		return strings.Join(around, " ") + "  the wheel turns"
	},
}

var bigSixCells = [7][2]string{
	{"one", "$1"}, {"two", "$2"}, {"five", "$5"}, {"ten", "$10"}, {"twenty", "$20"}, {"joker", "JOKER"}, {"flag", "FLAG"},
}

// drawBigSix draws the seven boxes in a row, and the wheel about the clapper.
func drawBigSix(s *Session, w, h int) *canvas {
	const pitch, tall = 10, 6
	c := newCanvas(7*pitch+1, tall+5)
	for i, cell := range bigSixCells {
		x := i * pitch
		c.box(x, 3, pitch, tall+1)
		c.centre(x+1, 5, pitch-1, s.star(cell[0])+cell[1]+s.star(cell[0]), s.lamp(cell[0], label))
		if a, ok := s.at(cell[0]); ok {
			c.centre(x+1, 6, pitch-1, s.oddsOf(a), faint)
			k := s.stack(a)
			c.chips(x+1, 8, pitch-1, stack{own: k.own})
			c.chips(x+1, 9, pitch-1, stack{others: k.others})
		}
	}
	around := stops(s, 3)
	for i, l := range around {
		with := faint
		if i == len(around)/2 {
			with = label
			c.text(i*pitch+pitch/2, 0, 1, "▼", label) // the clapper
		}
		c.box(i*pitch, 1, pitch, 2)
		c.centre(i*pitch+1, 2, pitch-1, l, with)
	}
	return c
}

// stops are the labels about the stop that won last, or nothing before the
// first spin.
func stops(s *Session, each int) []string {
	g, ok := s.Table().Game().(interface {
		Wheel() *wheel.Wheel
		Last() (int, bool)
	})
	if !ok {
		return nil
	}
	stop, _ := g.Last()
	var labels []string
	for i := -each; i <= each; i++ {
		labels = append(labels, g.Wheel().Pockets[(stop+i+wheel.Stops)%wheel.Stops].Label)
	}
	return labels
}

// clapper shows the stop that won and those before it.
func clapper(s *Session, o Outcome) []string {
	var last []string
	for i := len(s.past) - 2; i >= 0 && len(last) < 8; i-- {
		last = append(last, s.past[i].Text)
	}
	return []string{winning.paint(" " + o.Text + " "), "before: " + strings.Join(last, " ")}
}

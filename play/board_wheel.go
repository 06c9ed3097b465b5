package play

import (
	"strings"

	"boardwalk/play/canvas"
	"boardwalk/table"
	"boardwalk/wheel"
)

var wheelBoard = &board{
	draw: drawWheel, shows: clapper, faces: func(*Session, Outcome) string { return "The wheel rests:" },
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

// drawWheel draws the boxes of the wagers in a row, and the wheel about the
// clapper.
func drawWheel(s *Session, w, h int) *canvas.Canvas {
	const pitch, tall = 10, 6
	wagers := s.Table().Layout().Wagers
	c := canvas.New(max(len(wagers), 2*around+1)*pitch+1, tall+5)
	for i := range wagers {
		x, id := i*pitch, wagers[i].ID
		c.Box(x, 3, pitch, tall+1)
		c.Center(x+1, 5, pitch-1, s.star(id)+symbol(&wagers[i])+s.star(id), s.lamp(id, label))
		c.Center(x+1, 6, pitch-1, s.oddsOf(table.Area(i)), faint)
		k := s.stack(table.Area(i))
		drawChips(c, x+1, 8, pitch-1, stack{own: k.own})
		drawChips(c, x+1, 9, pitch-1, stack{others: k.others})
	}
	labels := stops(s, around)
	for i, l := range labels {
		with := faint
		if i == len(labels)/2 {
			with = label
			c.Text(i*pitch+pitch/2, 0, 1, "▼", label) // the clapper
		}
		c.Box(i*pitch, 1, pitch, 2)
		c.Center(i*pitch+1, 2, pitch-1, l, with)
	}
	return c
}

// around is how many stops are drawn on each side of the clapper.
const around = 3

// symbol is what stands in the box of a wager: what its stops are called.
func symbol(w *table.Wager) string {
	if len(w.Aliases) > 0 {
		return strings.ToUpper(w.Aliases[0])
	}
	return strings.ToUpper(w.ID)
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
	return []string{winning.Paint(" " + o.Text + " "), "before: " + strings.Join(last, " ")}
}

package play

import (
	"fmt"
	"io"

	"boardwalk/table"
)

// Demonstrate has bots play a few rounds by themselves and prints the
// dealer's calls and every payment with its paragraph.
func Demonstrate(c Config, rounds int, out io.Writer) error {
	c.Seat = table.House
	least := 1
	if c.Rules.EachOther {
		least = 2 // who play against each other
	}
	c.Bots = max(least, min(c.company(), c.Rules.Seats))
	s, err := New(c)
	if err != nil {
		return err
	}
	p := &printer{out: out}
	play := "plays"
	if len(s.bots) > 1 {
		play = "play"
	}
	p.line(fmt.Sprintf("%s. Nobody is at the keyboard, so %s %s %s.", s.Title(), count(len(s.bots), "bot"), play, count(rounds, "round")))
	p.log(s)
	for i := range rounds {
		p.line(fmt.Sprintf("-- Round %d", i+1))
		s.Do("")
		p.log(s)
		if s.failed != nil {
			return s.failed
		}
	}
	p.line("-- The last payment, explained")
	for i := len(s.log) - 1; i >= 0; i-- {
		if e := s.log[i]; e.Kind == Own && decides(e) && (e.Events[0].Kind == table.Paid || e.Events[0].Kind == table.Awarded) {
			for _, line := range append([]string{e.String()}, s.explain(e)...) {
				for _, l := range wrap(line, plainWidth) {
					p.line(l)
				}
			}
			break
		}
	}
	for _, line := range s.Farewell() {
		p.line(line)
	}
	return p.err
}

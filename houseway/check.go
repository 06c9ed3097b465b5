package houseway

import (
	"fmt"
	"math/bits"
)

// first is the first of the settings.
func (s settings) first() int { return bits.TrailingZeros32(uint32(s)) }

// checker holds rules against one hand after another.
type checker[H any] struct {
	file  string
	rules []rule[H]
	alike func(h *H, a, b int) bool // whether two settings rank alike
	write func(h *H) string         // a hand in words
	set   func(h *H, i int) string  // and one setting of it
	all   func(h *H) settings       // the settings that are lawful
	kinds string                    // what is counted

	reached []bool
	open    finding   // hands that no rule covers
	several []finding // and those of which a rule leaves several settings
}

// finding is an example of a fault, and how many hands have it.
type finding struct {
	text  string
	hands int
}

// hold holds the rules against a hand that stands for so many.
func (c *checker[H]) hold(h *H, hands int) {
	if c.reached == nil {
		c.reached, c.several = make([]bool, len(c.rules)), make([]finding, len(c.rules))
	}
	left, by := decide(c.rules, h, c.all(h))
	if by < 0 {
		if c.open.hands == 0 {
			c.open.text = c.write(h)
		}
		c.open.hands += hands
		return
	}
	c.reached[by] = true
	one := left.first()
	for rest := left & (left - 1); rest != 0; rest &= rest - 1 {
		other := rest.first()
		if c.alike(h, one, other) {
			continue
		}
		f := &c.several[by]
		if f.hands == 0 {
			f.text = fmt.Sprintf("%s, which may be %s or %s", c.write(h), c.set(h, one), c.set(h, other))
		}
		f.hands += hands
		return
	}
}

// faults are what was found, in the order of the lines.
func (c *checker[H]) faults() (list []Fault) {
	for i := range c.rules {
		switch f := c.several[i]; {
		case f.hands > 0:
			list = append(list, Fault{c.file, c.rules[i].line, fmt.Sprintf("leaves two settings of %d %s, as of %s", f.hands, c.kinds, f.text)})
		case !c.reached[i]:
			list = append(list, Fault{c.file, c.rules[i].line, "decides no hand: the rules before it cover all of those that it could decide"})
		}
	}
	if c.open.hands > 0 {
		list = append(list, Fault{c.file, 0, fmt.Sprintf("no rule covers %d %s, as %s", c.open.hands, c.kinds, c.open.text)})
	}
	return list
}

// CheckText returns the faults of a text as a house way of the game that its first line names. One for cards is held
// against both orders of straights that 11.3(d) allows.
func CheckText(file, text string) []Fault {
	switch game, _ := Game(text); game {
	case TileGame:
		way, faults := ParseTiles(file, text)
		if len(faults) > 0 {
			return faults
		}
		return way.Check()
	case CardGame:
		for _, wheelLow := range []bool{false, true} {
			way, faults := ParseCards(file, text, wheelLow)
			if len(faults) == 0 {
				faults = way.Check()
			}
			if len(faults) > 0 {
				return faults
			}
		}
		return nil
	default:
		return []Fault{{file, 1, fmt.Sprintf("there is no house way of %q: hands are set at %s and %s", game, TileGame, CardGame)}}
	}
}

package pokerodds

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/card"
	"boardwalk/odds/housepoker"
	"boardwalk/sim"
)

// conditionLines reads lines like "turn pair 10": what is decided, and the
// conditions under which it is done. A line "turn not 7-2 unsuited" says when it is not
// done, whatever the others say.
type conditionLines struct {
	decisions  []string
	do, not    map[string][]condition
	never      map[string]bool
	text       []string
	strategyOf func(*conditionLines) sim.Strategy
}

// readConditions returns a reader for a game at which these decisions are made.
func readConditions(strategy func(*conditionLines) sim.Strategy, decisions ...string) func() sim.Reader {
	return func() sim.Reader {
		return &conditionLines{decisions: decisions, do: map[string][]condition{}, not: map[string][]condition{},
			never: map[string]bool{}, strategyOf: strategy}
	}
}

func (l *conditionLines) Line(words []string) error {
	decision := words[0]
	if !slices.Contains(l.decisions, decision) {
		return fmt.Errorf("a line says what is decided and when, like %q; there are %s", l.decisions[0]+" pair 10",
			strings.Join(l.decisions, ", "))
	}
	l.text = append(l.text, strings.Join(words, " "))
	list, rest := l.do, words[1:]
	switch {
	case len(rest) == 1 && rest[0] == "never":
		l.never[decision] = true
		return nil
	case len(rest) > 0 && rest[0] == "not":
		list, rest = l.not, rest[1:]
	}
	c, err := parseConditions(rest)
	if err == nil {
		list[decision] = append(list[decision], c)
	}
	return err
}

func (l *conditionLines) Strategy() (sim.Strategy, error) {
	for _, d := range l.decisions {
		switch n := len(l.do[d]); {
		case n > 0 && l.never[d]:
			return sim.Strategy{}, fmt.Errorf("it says %q, and also when to do it", d+" never")
		case n == 0 && !l.never[d]:
			return sim.Strategy{}, fmt.Errorf("it does not say when to %s: %q or %q is the least", d, d+" all", d+" never")
		}
	}
	return l.strategyOf(l), nil
}

// does reports whether a decision is to do it.
func (l *conditionLines) does(decision string, v *view) bool {
	holds := func(c condition) bool { return c(v) }
	return slices.ContainsFunc(l.do[decision], holds) && !slices.ContainsFunc(l.not[decision], holds)
}

// words is what the lines say.
func (l *conditionLines) words() string { return strings.Join(l.text, "; ") }

func doubleDownLines(l *conditionLines) sim.Strategy {
	return doubleDownStrategy(l.words(), func(four *[4]card.Card) bool { return l.does("double", &view{own: four[:]}) })
}

func letItRideLines(l *conditionLines) sim.Strategy {
	return letItRideStrategy(l.words(), housepoker.LetItRideRule{
		First:  func(three *[3]card.Card) bool { return l.does("first", &view{own: three[:]}) },
		Second: func(four *[4]card.Card) bool { return l.does("second", &view{own: four[:]}) },
	})
}

func miniTexLines(l *conditionLines) sim.Strategy {
	return miniTexStrategy(l.words(), func(h *housepoker.MiniTexHand) bool {
		decision := "flop"
		switch h.Shown {
		case 2:
			decision = "river"
		case 3:
			decision = "play"
		}
		return l.does(decision, &view{own: h.Hole[:], board: h.Board[:h.Shown], rank: h.Rank})
	})
}

func texasLines(l *conditionLines) sim.Strategy {
	return texasStrategy(l.words(), func(h *housepoker.TexasHand) bool {
		decision := "flop"
		switch h.Shown {
		case 3:
			decision = "turn"
		case 4:
			decision = "river"
		}
		return l.does(decision, &view{own: h.Hole[:], board: h.Board[:h.Shown]})
	})
}

package pokerodds

import (
	"errors"
	"fmt"
	"strings"

	"boardwalk/card"
	"boardwalk/odds/housepoker"
	"boardwalk/poker"
	"boardwalk/sim"
)

// parseRank reads a rank: 2 to 10, J, Q, K or A.
func parseRank(word string) (card.Rank, error) {
	c, err := card.Parse(word + "s")
	if err != nil {
		return 0, errors.New(word + " is not a rank: 2 to 10, J, Q, K or A")
	}
	return c.Rank(), nil
}

// betLines reads a line like "bet A K J 8 3", for caribbean stud.
type betLines struct {
	least poker.Rank
	text  string
}

func (b *betLines) Line(words []string) error {
	if words[0] != "bet" || len(words) < 2 {
		return errors.New(`a line says with which hand or a better one to bet, like "bet A K J 8 3", "bet pair" or "bet all"`)
	}
	if b.text != "" {
		return errors.New("there is a hand already")
	}
	b.text = "bet " + strings.Join(words[1:], " ") + " or better"
	switch strings.Join(words[1:], " ") {
	case "all":
		b.text = "bet every hand"
		return nil
	case "pair":
		b.least = housepoker.LeastPair(card.Two)
		return nil
	}
	if len(words) != 6 {
		return errors.New(`a hand is written with its five ranks, like "A K J 8 3"`)
	}
	var hand [5]card.Card
	for i, word := range words[1:] {
		r, err := parseRank(word)
		if err != nil {
			return err
		}
		hand[i] = card.New(r, card.Suit(i%card.Suits))
	}
	b.least = poker.Five(hand)
	return nil
}

func (b *betLines) Strategy() (sim.Strategy, error) {
	if b.text == "" {
		return sim.Strategy{}, errors.New(`it says nothing: "bet all" always bets`)
	}
	return caribbeanStrategy(b.text, housepoker.BetFrom(b.least)), nil
}

// tripleLines reads lines like "triple 10" and "play 3", for four card poker.
type tripleLines struct {
	least [2]card.Rank // of the pairs for three times the ante, and for once
	read  [2]bool
}

func (t *tripleLines) Line(words []string) error {
	at := map[string]int{"triple": 0, "play": 1}
	i, ok := at[words[0]]
	if !ok || len(words) != 2 {
		return errors.New(`a line says from which pair on to wager three times the ante, like "triple 10", or the ante, like "play 3"`)
	}
	if t.read[i] {
		return errors.New("there is such a line already")
	}
	var err error
	t.least[i], err = parseRank(words[1])
	t.read[i] = true
	return err
}

func (t *tripleLines) Strategy() (sim.Strategy, error) {
	if !t.read[0] || !t.read[1] {
		return sim.Strategy{}, errors.New(`it needs a line "triple" and a line "play"`)
	}
	text := fmt.Sprintf("triple a pair of %ss or better, play a pair of %ss or better, fold the rest", t.least[0], t.least[1])
	return fourCardStrategy(text, housepoker.TripleFrom(t.least[0], t.least[1])), nil
}

// ruleLines reads a line like "rule keep-two", one of the rules that have names, or
// else leaves the lines to another reader.
type ruleLines[R any] struct {
	rules []housepoker.Named[R]
	make  func(text string, rule R) sim.Strategy
	found *housepoker.Named[R]
	lines sim.Reader
	read  bool
}

func (r *ruleLines[R]) Line(words []string) error {
	if words[0] != "rule" {
		r.read = true
		return r.lines.Line(words)
	}
	var names []string
	for i := range r.rules {
		names = append(names, r.rules[i].Name)
		if len(words) == 2 && words[1] == r.rules[i].Name {
			if r.found != nil {
				return errors.New("there is a rule already")
			}
			r.found = &r.rules[i]
			return nil
		}
	}
	return fmt.Errorf(`a rule is named, like "rule %s"; there are %s`, names[0], strings.Join(names, ", "))
}

func (r *ruleLines[R]) Strategy() (sim.Strategy, error) {
	switch {
	case r.found == nil:
		return r.lines.Strategy()
	case r.read:
		return sim.Strategy{}, errors.New("it names a rule, and has lines of its own")
	}
	return r.make(r.found.Text, r.found.Rule), nil
}

// readRules returns a reader of the rules of a game, or of other lines.
func readRules[R any](rules []housepoker.Named[R], strategy func(string, R) sim.Strategy, lines func() sim.Reader) func() sim.Reader {
	return func() sim.Reader { return &ruleLines[R]{rules: rules, make: strategy, lines: lines()} }
}

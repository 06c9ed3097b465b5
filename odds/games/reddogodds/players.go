package reddogodds

import (
	"errors"
	"fmt"

	"boardwalk/game/reddog"
	"boardwalk/sim"
	"boardwalk/table"
)

// raisers are players who raise by as much as they have wagered, on some
// spreads.
type raisers struct {
	on   [widest + 1]bool
	game *reddog.Game
}

// Answer raises if the spread is one of those.
func (p *raisers) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "raise" {
		return table.Answer{Choice: q.First()}
	}
	if cards := p.game.Cards(); p.on[reddog.Spread(cards[0], cards[1])] {
		return table.Answer{Choice: reddog.Raise}
	}
	return table.Answer{Choice: reddog.Decline}
}

// raiseFrom raises on a spread and all wider ones.
func raiseFrom(least int) sim.Strategy {
	r := &raiseLines{}
	for i := least; i <= widest; i++ {
		r.on[i] = true
	}
	s, _ := r.Strategy()
	return s
}

// raiseLines reads lines like "raise 7-11".
type raiseLines struct {
	on   [widest + 1]bool
	read bool
}

func (r *raiseLines) Line(words []string) error {
	if words[0] != "raise" || len(words) < 2 {
		return errors.New(`a line says on which spreads to raise, like "raise 7-11", or "raise never"`)
	}
	r.read = true
	if len(words) == 2 && words[1] == "never" {
		return nil
	}
	for _, word := range words[1:] {
		from, to, err := sim.Numbers(word, 1, widest)
		if err != nil {
			return err
		}
		for i := from; i <= to; i++ {
			r.on[i] = true
		}
	}
	return nil
}

func (r *raiseLines) Strategy() (sim.Strategy, error) {
	on := r.on
	s := sim.Strategy{Text: r.text(), Sit: func(t *table.Table) table.Players {
		return &raisers{on, t.Game().(*reddog.Game)}
	}}
	if on == [widest + 1]bool{} && !r.read {
		return s, errors.New(`it says nothing: "raise never" never raises`)
	}
	return s, nil
}

func (r *raiseLines) text() string {
	least := widest + 1
	for i := widest; i > 0 && r.on[i]; i-- {
		least = i
	}
	for i := 1; i < least; i++ {
		if r.on[i] {
			return "raise on some spreads"
		}
	}
	if least > widest {
		return "never raise"
	}
	return fmt.Sprintf("raise on spreads of %d and more", least)
}

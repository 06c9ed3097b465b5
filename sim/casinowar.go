package sim

import (
	"errors"

	"boardwalk/game/casinowar"
	"boardwalk/table"
)

// sameChoice are players who take one choice wherever it is open.
type sameChoice struct{ choice table.Choice }

// Answer takes the choice, or the first that is open.
func (p sameChoice) Answer(q *table.Question) table.Answer {
	if q.Allows(p.choice) {
		return table.Answer{Choice: p.choice}
	}
	return table.Answer{Choice: q.First()}
}

// onTies takes one choice on every tie of casino war. The text is the one that
// package odds has for it.
func onTies(choice table.Choice) Strategy {
	text := "surrender on every tie"
	if choice == casinowar.War {
		text = "go to war on every tie"
	}
	return Strategy{Text: text, Sit: func(*table.Table) table.Players { return sameChoice{choice} }}
}

// tieLines reads the line "ties war" or "ties surrender".
type tieLines struct{ choice table.Choice }

func (l *tieLines) line(words []string) error {
	switch {
	case len(words) != 2 || words[0] != "ties" || words[1] != string(casinowar.War) && words[1] != string(casinowar.Surrender):
		return errors.New(`a line says what to do on ties: "ties war" or "ties surrender"`)
	case l.choice != "":
		return errors.New("there is a choice already")
	}
	l.choice = table.Choice(words[1])
	return nil
}

func (l *tieLines) strategy() (Strategy, error) {
	if l.choice == "" {
		return Strategy{}, errors.New(`it says nothing: "ties war" always goes to war`)
	}
	return onTies(l.choice), nil
}

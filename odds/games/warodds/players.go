package warodds

import (
	"errors"

	"boardwalk/game/casinowar"
	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/table"
)

// onTies takes one choice on every tie of casino war. The text is the one that
// package odds has for it.
func onTies(choice table.Choice) sim.Strategy {
	text := "surrender on every tie"
	if choice == casinowar.War {
		text = "go to war on every tie"
	}
	return sim.Strategy{Text: text, Sit: func(*table.Table) table.Players { return odds.Always{Choice: choice} }}
}

// tieLines reads the line "ties war" or "ties surrender".
type tieLines struct{ choice table.Choice }

func (l *tieLines) Line(words []string) error {
	switch {
	case len(words) != 2 || words[0] != "ties" || words[1] != string(casinowar.War) && words[1] != string(casinowar.Surrender):
		return errors.New(`a line says what to do on ties: "ties war" or "ties surrender"`)
	case l.choice != "":
		return errors.New("there is a choice already")
	}
	l.choice = table.Choice(words[1])
	return nil
}

func (l *tieLines) Strategy() (sim.Strategy, error) {
	if l.choice == "" {
		return sim.Strategy{}, errors.New(`it says nothing: "ties war" always goes to war`)
	}
	return onTies(l.choice), nil
}

// atCasinoWar makes the ante without which a tie wager is not taken.
func atCasinoWar(p *sim.Plan, t *table.Table) {
	if p.ID == "tie" {
		p.Beside(t, "ante")
		p.Apart(p.Area)
	}
}

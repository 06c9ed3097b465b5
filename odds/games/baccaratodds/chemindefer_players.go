package baccaratodds

import (
	"errors"
	"fmt"
	"strings"

	"boardwalk/game/chemindefer"
	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/table"
)

// cheminStrategies are the uses of the options at chemin de fer under which its
// figures are known.
func cheminStrategies() []sim.Named {
	var list []sim.Named
	for _, p := range CheminPlays(chemindefer.DefaultOptions()) {
		list = append(list, sim.Named{Name: cheminName(p), Text: p.String(), For: func(a *odds.Asked) (sim.Strategy, error) {
			return cheminStrategy(p, a.Options), nil
		}})
	}
	return list
}

// cheminName is the name of a strategy: what the player does with five, and what the
// Banker does with three against nine.
func cheminName(p CheminPlay) string {
	name := func(draws bool, yes string) string {
		if draws {
			return yes
		}
		return "stay"
	}
	return name(p.Card, "card") + "-" + name(p.DrawThree, "draw")
}

func cheminStrategy(p CheminPlay, o table.Options) sim.Strategy {
	return sim.Strategy{Text: p.Under(o.(*chemindefer.Options)), Sit: p.Sit}
}

// atCheminDeFer has position 1 take the bank, for the most that is allowed, and
// position 2 wager against it. The wager that is simulated is the one or the other.
func atCheminDeFer(p *sim.Plan, t *table.Table) {
	against := t.Layout().MustArea("player")
	if p.ID == "bank" {
		p.Acts, p.Seats = nil, 2
		p.Others = []table.Act{{Kind: table.Make, Seat: 2, Area: against, Amount: p.Amount}}
		return
	}
	p.Seat = 2
}

// optionLines reads the lines "five card" or "five stay", and "three draw" or "three
// stay".
type optionLines struct {
	play  CheminPlay
	known map[string]bool
}

func (l *optionLines) Line(words []string) error {
	lines := map[string]*bool{"five card": &l.play.Card, "five stay": nil, "three draw": &l.play.DrawThree, "three stay": nil}
	draws, ok := lines[strings.Join(words, " ")]
	if !ok {
		return errors.New(`a line says what to do with an option: "five card" or "five stay", "three draw" or "three stay"`)
	}
	if l.known[words[0]] {
		return fmt.Errorf("there is a choice with %s already", words[0])
	}
	if l.known == nil {
		l.known = map[string]bool{}
	}
	if l.known[words[0]] = true; draws != nil {
		*draws = true
	}
	return nil
}

func (l *optionLines) Strategy() (sim.Strategy, error) {
	if !l.known["five"] || !l.known["three"] {
		return sim.Strategy{}, errors.New(`it must say what the player does ("five card" or "five stay") and the Banker ` +
			`("three draw" or "three stay")`)
	}
	l.play.DrawFive = true
	return sim.Strategy{Text: l.play.String(), Sit: l.play.Sit}, nil
}

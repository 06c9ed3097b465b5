package sim

import (
	"errors"
	"fmt"
	"strings"

	"boardwalk/game/chemindefer"
	"boardwalk/odds"
	"boardwalk/table"
)

// cheminStrategies are the uses of the options at chemin de fer under which its
// figures are known.
func cheminStrategies() []Named {
	var list []Named
	for _, p := range odds.CheminPlays(chemindefer.DefaultOptions()) {
		list = append(list, Named{Name: cheminName(p), Text: p.String(), For: func(o table.Options) (Strategy, error) { return cheminStrategy(p, o), nil }})
	}
	return list
}

// cheminName is the name of a strategy: what the player does with five, and what the
// Banker does with three against nine.
func cheminName(p odds.CheminPlay) string {
	name := func(draws bool, yes string) string {
		if draws {
			return yes
		}
		return "stay"
	}
	return name(p.Card, "card") + "-" + name(p.DrawThree, "draw")
}

func cheminStrategy(p odds.CheminPlay, o table.Options) Strategy {
	if o == nil {
		o = chemindefer.DefaultOptions()
	}
	return Strategy{Text: p.Under(o.(*chemindefer.Options)), Sit: p.Sit}
}

// atCheminDeFer has position 1 take the bank, for the most that is allowed, and
// position 2 wager against it. The wager that is simulated is the one or the other.
func atCheminDeFer(p *plan, t *table.Table) {
	against := t.Layout().MustArea("player")
	if p.id == "bank" {
		p.acts, p.seats = nil, 2
		p.others = []table.Act{{Kind: table.Make, Seat: 2, Area: against, Amount: p.stake}}
		return
	}
	p.seat = 2
}

// optionLines reads the lines "five card" or "five stay", and "three draw" or "three
// stay".
type optionLines struct {
	play  odds.CheminPlay
	known map[string]bool
}

func (l *optionLines) line(words []string) error {
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

func (l *optionLines) strategy() (Strategy, error) {
	if !l.known["five"] || !l.known["three"] {
		return Strategy{}, errors.New(`it must say what the player does ("five card" or "five stay") and the Banker ("three draw" or "three stay")`)
	}
	l.play.DrawFive = true
	return Strategy{Text: l.play.String(), Sit: l.play.Sit}, nil
}

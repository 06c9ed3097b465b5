package odds

import (
	"fmt"

	"boardwalk/game/baccarat"
	"boardwalk/game/bigsix"
	"boardwalk/game/blackjack"
	"boardwalk/game/craps"
	"boardwalk/game/reddog"
	"boardwalk/game/roulette"
	"boardwalk/game/sicbo"
	"boardwalk/game/threecard"
	"boardwalk/table"
)

// analysis is how the figures of a game are found.
type analysis func(*table.Rules, table.Options, table.Terms) ([]*Figure, error)

// analyses has one line for each game.
var analyses = map[*table.Rules]analysis{
	craps.Rules:           crapsFigures,
	blackjack.Rules:       blackjackFigures,
	roulette.Rules:        decidedAtOnce,
	bigsix.Rules:          decidedAtOnce,
	sicbo.Rules:           decidedAtOnce,
	reddog.Rules:          redDogFigures,
	baccarat.PuntoBanco:   baccaratFigures,
	baccarat.Minibaccarat: baccaratFigures,
	threecard.Rules:       threeCardFigures,
}

// NotAnalysed is the error of a game whose wagers have no worth of their own.
type NotAnalysed struct{ Rules *table.Rules }

func (e *NotAnalysed) Error() string {
	return fmt.Sprintf("what a wager at %s is worth depends on how the others play", e.Rules.Name)
}

// For returns the figures of every wager of a game under a licensee's options
// and terms. Nil options are the game's defaults.
func For(rules *table.Rules, options table.Options, terms table.Terms) (*Report, error) {
	analyse, ok := analyses[rules]
	if !ok {
		return nil, &NotAnalysed{rules}
	}
	if options == nil {
		options = rules.Options()
	}
	if faults := table.Validate(options); len(faults) > 0 {
		return nil, table.Faults(faults)
	}
	figures, err := analyse(rules, options, terms)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", rules.Name, err)
	}
	return &Report{Rules: rules, Options: options, Figures: figures}, nil
}

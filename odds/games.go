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
	"boardwalk/money"
	"boardwalk/table"
)

// analysis is how the figures of a game are found.
type analysis func(*table.Rules, table.Options, table.Terms) ([]*Figure, error)

// staked is likewise for wagers of a certain size, which matters where vigorish
// is rounded.
type staked func(*table.Rules, table.Options, table.Terms, money.Cents) ([]*Figure, error)

// usually analyses wagers of a size at which little is rounded.
func (s staked) usually(rules *table.Rules, options table.Options, terms table.Terms) ([]*Figure, error) {
	return s(rules, options, terms, 100*terms.Limit.Min)
}

// analyses has one line for each game.
var analyses = map[*table.Rules]analysis{
	craps.Rules:           crapsFigures,
	blackjack.Rules:       blackjackFigures,
	roulette.Rules:        decidedAtOnce,
	bigsix.Rules:          decidedAtOnce,
	sicbo.Rules:           decidedAtOnce,
	reddog.Rules:          redDogFigures,
	baccarat.PuntoBanco:   staked(baccaratFigures).usually,
	baccarat.Minibaccarat: staked(baccaratFigures).usually,
	threecard.Rules:       threeCardFigures,
}

// sized are the games at which the size of a wager matters.
var sized = map[*table.Rules]staked{
	baccarat.PuntoBanco:   baccaratFigures,
	baccarat.Minibaccarat: baccaratFigures,
}

// NotAnalysed is the error of a game whose wagers have no worth of their own.
type NotAnalysed struct{ Rules *table.Rules }

func (e *NotAnalysed) Error() string {
	return fmt.Sprintf("what a wager at %s is worth depends on how the others play", e.Rules.Name)
}

// For returns the figures of every wager of a game under a licensee's options
// and terms. Nil options are the game's defaults.
func For(rules *table.Rules, options table.Options, terms table.Terms) (*Report, error) {
	return find(analyses[rules], rules, options, terms)
}

// ForStake is [For] for wagers of a certain size. Only where vigorish is
// rounded does that make a difference.
func ForStake(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents) (*Report, error) {
	analyse := analyses[rules]
	if s := sized[rules]; s != nil {
		analyse = func(r *table.Rules, o table.Options, t table.Terms) ([]*Figure, error) { return s(r, o, t, stake) }
	}
	return find(analyse, rules, options, terms)
}

func find(analyse analysis, rules *table.Rules, options table.Options, terms table.Terms) (*Report, error) {
	if analyse == nil {
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

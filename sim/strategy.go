package sim

import (
	"strings"

	"boardwalk/odds"
	"boardwalk/table"
)

// Strategy is a way of playing. To simulate one's own, write a type that
// answers the game's questions and give it here; the example shows how.
type Strategy struct {
	Name string
	Text string // what it does, in the words that package odds uses for the same

	// Sit returns who plays at a table. It is called once for each table that
	// is opened; the tables are played at the same time, and what it returns
	// must not be shared between them unless it is never changed.
	Sit func(t *table.Table) table.Players
}

// First takes the first choice that is offered, which is what happens when
// nobody answers.
var First = Strategy{Sit: func(*table.Table) table.Players { return table.FirstChoice{} }}

// Named is a strategy of a game that can be called by its name.
type Named struct {
	Name string
	Text string // in one line
	For  func(*odds.Asked) (Strategy, error)

	// Counted says that it is found by the count of all deals that the game's figures take too.
	Counted bool
}

// Strategies are those of a game that have names, the usual one first; none
// where a player decides nothing.
func Strategies(rules *table.Rules) []Named {
	if g := gameOf(rules); g != nil {
		return g.Strategies
	}
	return nil
}

// NoStrategy is the error of a strategy that a game does not have.
type NoStrategy struct {
	Rules *table.Rules
	Name  string
}

func (e *NoStrategy) Error() string {
	list := Strategies(e.Rules)
	if len(list) == 0 {
		return "nothing is decided at " + e.Rules.Name + ", so there are no strategies"
	}
	names := make([]string, len(list))
	for i := range list {
		names[i] = list[i].Name
	}
	text := e.Rules.Name + " has the strategies " + strings.Join(names, ", ") + ", or a file with one"
	if e.Name == "" {
		return text
	}
	return "there is no strategy " + e.Name + ": " + text
}

// Counted reports whether a strategy is found by the count of all deals that the game's figures take.
func Counted(rules *table.Rules, name string) bool {
	for _, s := range Strategies(rules) {
		if s.Name == name {
			return s.Counted
		}
	}
	return false
}

// FindStrategy returns the strategy of a game that has a name; with an empty
// name the usual one.
func FindStrategy(rules *table.Rules, options table.Options, terms table.Terms, name string) (Strategy, error) {
	list := Strategies(rules)
	if name == "" && len(list) == 0 {
		return First, nil
	}
	if options == nil {
		options = rules.Options()
	}
	for i := range list {
		if name == "" || list[i].Name == name {
			s, err := list[i].For(&odds.Asked{Rules: rules, Options: options, Terms: terms})
			s.Name = list[i].Name
			return s, err
		}
	}
	return Strategy{}, &NoStrategy{rules, name}
}

// Always makes a strategy that is the same under all options a named one.
func Always(name, text string, s Strategy) Named {
	return Named{Name: name, Text: text, For: func(*odds.Asked) (Strategy, error) { return s, nil }}
}

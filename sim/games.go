package sim

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/table"
)

// Players is how a game is simulated.
type Players struct {
	Wagers     []string                  // the main ones; without them, the first of each group on the layout
	Strategies []Named                   // the usual one first
	Unasked    []string                  // wagers with which nothing is decided
	Answered   []string                  // wagers that are made by an answer between two rounds
	Reader     func() Reader             // reads a strategy from a file; nil where none can be written
	Seat       func(*Plan, *table.Table) // who else is at the table, and wagers; nil for nobody

	// Controls returns what a wager is watched with, or nil where nothing is known that would help. The plan has the
	// wager, and the table is one as it was opened, before anybody sits at it.
	Controls func(*Plan, *table.Table) *Controls

	// FreshShoes are options under which every round is dealt from a fresh shoe, for [CutCard]; nil for a game of
	// which the cut-card effect is not told.
	FreshShoes func(table.Options) (table.Options, error)
}

// Played is the mathematics of a game that asks something, or whose main wagers are not the first of each group. This
// package asks [table.Rules.Mathematics] for it.
type Played interface {
	Simulation() *Players
}

// Simulation returns the players themselves, so that a game's mathematics has them by embedding them.
func (p *Players) Simulation() *Players { return p }

// gameOf returns how a game is simulated, or nil. A game that asks nothing needs no
// mathematics.
func gameOf(rules *table.Rules) *Players {
	if m, ok := rules.Mathematics.(Played); ok && m.Simulation() != nil {
		return m.Simulation()
	}
	if rules.EachOther || len(rules.New(rules.Options()).Layout().Offers) > 0 {
		return nil
	}
	return &Players{}
}

// NotSimulated is the error of a game in which players wager against each
// other, or of one whose questions no strategy answers.
type NotSimulated struct{ Rules *table.Rules }

func (e *NotSimulated) Error() string {
	if !e.Rules.EachOther {
		return fmt.Sprintf("%s asks players something, and there is no strategy that answers", e.Rules.Name)
	}
	return fmt.Sprintf("%s is played against other players, and a wager there has no worth of its own to simulate", e.Rules.Name)
}

// Wagers are the main wagers of a game under its options: those that are
// simulated where nobody says which.
func Wagers(rules *table.Rules, options table.Options) ([]string, error) {
	g := gameOf(rules)
	if g == nil {
		return nil, &NotSimulated{rules}
	}
	t, err := table.New(rules, options, rules.Terms())
	if err != nil {
		return nil, err
	}
	if g.Wagers != nil {
		return slices.DeleteFunc(slices.Clone(g.Wagers), func(name string) bool {
			a, ok := t.Area(1, name)
			return !ok || !offered(&t.Layout().Wagers[a]) && !slices.Contains(g.Answered, name)
		}), nil
	}
	var list, groups []string
	for i := range t.Layout().Wagers {
		w := &t.Layout().Wagers[i]
		group := w.Group
		if group == "" {
			group = w.ID
		}
		if offered(w) && !slices.Contains(groups, group) {
			groups = append(groups, group)
			list = append(list, w.ID)
		}
	}
	return list, nil
}

// offered reports whether a player may make a wager, by itself and at some
// stage.
func offered(w *table.Wager) bool { return w.Made != 0 && !w.Moved && !w.Supplement }

// shortName is a wager's id without the number of the seat, where the seat may
// leave it out.
func shortName(t *table.Table, a table.Area) string {
	id := t.Layout().Wagers[a].ID
	if short, ok := strings.CutSuffix(id, "-1"); ok {
		if named, ok := t.Area(1, short); ok && named == a {
			return short
		}
	}
	return id
}

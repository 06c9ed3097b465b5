package study

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"boardwalk/beside"
	"boardwalk/game"
	"boardwalk/internal/nearest"
	"boardwalk/law"
	"boardwalk/table"
	"boardwalk/whatif"
)

// RuleSet is a game as it is to be looked at.
type RuleSet struct {
	Name    string            `json:"name,omitempty" doc:"What the set is called"`
	Game    string            `json:"game"`
	Options map[string]string `json:"options,omitempty" doc:"Options that are not as usual; they must be lawful"`
	WhatIf  string            `json:"what_if,omitempty" doc:"What is supposed, lawful or not"`
	Beside  string            `json:"wager_text,omitempty" doc:"The text of a wager of one's own, looked at instead of the game's"`
	Decks   int               `json:"decks,omitempty" doc:"Of a wager of one's own; zero is what the options say"`
}

// Ready is a rule set that was read.
type Ready struct {
	RuleSet
	Rules    *table.Rules
	Terms    table.Terms
	Unlawful []law.Fault
	Own      *beside.Wager // nil without a wager of one's own

	options table.Options
}

// Choice returns options of its own, for whoever may change them.
func (r *Ready) Choice() table.Options { return r.Rules.Copy(r.options) }

// Read holds a rule set against the game that it names.
func (s *RuleSet) Read() (*Ready, error) {
	rules, ok := game.Find(s.Game)
	if !ok {
		return nil, fmt.Errorf("there is no game %q; nearest: %s", s.Game, strings.Join(nearest.Names(s.Game, ids(), nearest.Any), ", "))
	}
	return s.ReadAt(rules)
}

// ReadAt is [RuleSet.Read] for a game that is not in the list of games.
func (s *RuleSet) ReadAt(rules *table.Rules) (*Ready, error) {
	r := &Ready{RuleSet: *s, Rules: rules, Terms: rules.Terms(), options: rules.Options()}
	if err := table.SetOptions(r.options, s.Options); err != nil {
		return nil, err
	}
	if strings.TrimSpace(s.WhatIf) != "" {
		supposed, err := whatif.Read(rules, r.options, r.Terms, s.WhatIf)
		if err != nil {
			return nil, err
		}
		r.Rules, r.options, r.Terms, r.Unlawful = supposed.Rules, supposed.Options, supposed.Terms, supposed.Unlawful
	}
	if s.Beside != "" {
		own, err := beside.Parse(s.called(), s.Beside)
		if err != nil {
			return nil, err
		}
		if _, err := beside.Join(r.Rules, own); err != nil {
			return nil, err
		}
		r.Own = own
	} else if s.Decks != 0 {
		return nil, fmt.Errorf("decks are for a wager of one's own; at %s ask what if: decks %d", rules.Name, s.Decks)
	}
	return r, nil
}

// called is how faults name a set.
func (s *RuleSet) called() string {
	if s.Name != "" {
		return s.Name
	}
	return s.Game
}

// Title says in short what the set is: its name or else what is not as usual.
func (s *RuleSet) Title() string {
	if s.Name != "" {
		return s.Name
	}
	var parts []string
	for _, name := range slices.Sorted(maps.Keys(s.Options)) {
		parts = append(parts, name+"="+s.Options[name])
	}
	if text := strings.Join(strings.Fields(s.WhatIf), " "); text != "" {
		parts = append(parts, text)
	}
	if len(parts) == 0 {
		return s.Game
	}
	return s.Game + " " + strings.Join(parts, " ")
}

// ids are those of all games.
func ids() (list []string) {
	for _, r := range game.All {
		list = append(list, r.ID)
	}
	return list
}

package table_test

import (
	"testing"

	"boardwalk/game/craps"
	"boardwalk/money"
	"boardwalk/table"
)

func TestChangesLeadFromOnePostingToAnother(t *testing.T) {
	rules := craps.Rules
	posted := func(terms table.Terms, options ...string) table.Posting {
		o := rules.Options()
		for i := 0; i < len(options); i += 2 {
			if err := table.SetOption(o, options[i], options[i+1]); err != nil {
				t.Fatal(err)
			}
		}
		return table.Posting{Options: o, Terms: terms}
	}
	limit := func(low, high money.Cents) table.Limit {
		return table.Limit{Min: low * money.Dollar, Max: high * money.Dollar}
	}
	usual := table.DefaultTerms()
	much := terms(func(t *table.Terms) {
		t.Chip, t.Limit = 5*money.Dollar, limit(10, 1000)
		t.Limits = map[string]table.Limit{"pass": limit(20, 2000), "Place to Win": limit(12, 1200)}
		t.Pays = map[string]money.Odds{"field on 12": {To: 3, One: 1}}
		t.Charge = map[string]money.Rate{"buy": 400}
	})
	for name, c := range map[string]struct {
		from, to table.Posting
		want     int
	}{
		"the same":   {posted(usual), posted(usual), 0},
		"everything": {posted(usual), posted(much, "odds-over", "no"), 7},
		"and back":   {posted(much, "odds-over", "no"), posted(usual), 7},
		"a limit that only repeats another": {posted(usual), posted(terms(func(t *table.Terms) {
			t.Limits = map[string]table.Limit{"pass": t.Limit}
		})), 0},
		"another name for the same": {posted(much), posted(terms(func(t *table.Terms) {
			*t = much
			t.Charge = map[string]money.Rate{"Buy": 400}
		})), 0},
	} {
		list := table.Changes(rules, c.from, c.to)
		if len(list) != c.want {
			t.Errorf("%s: %v", name, list)
		}
		list, ok := table.InOrder(rules, c.from, list)
		if !ok {
			t.Errorf("%s: no order of %v is lawful", name, list)
		}
		now := c.from
		for i := range list {
			var err error
			if now.Terms, now.Options, err = list[i].Made(rules, now.Terms, now.Options); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
		if left := table.Changes(rules, now, c.to); len(left) != 0 {
			t.Errorf("%s: after all changes there are still %v", name, left)
		}
	}
}

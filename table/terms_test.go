package table_test

import (
	"slices"
	"testing"

	"boardwalk/game/craps"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

func crapsLayout() *table.Layout { return craps.New(*craps.DefaultOptions()).Layout() }

func terms(change func(*table.Terms)) table.Terms {
	t := table.DefaultTerms()
	change(&t)
	return t
}

func TestHigherOddsAreTheSameThroughoutTheCasino(t *testing.T) {
	lawtest.Cites(t, "1.4(b)[higher odds]")
	triple := terms(func(t *table.Terms) { t.Pays = map[string]money.Odds{"field on 12": {To: 3, One: 1}} })
	first := table.Peer{Name: "first", Terms: triple}
	if list := table.SamePays(crapsLayout(), []table.Peer{first, {Name: "second", Terms: triple}}); len(list) != 0 {
		t.Errorf("tables that pay alike are at fault: %+v", list)
	}
	list := table.SamePays(crapsLayout(), []table.Peer{first, {Name: "second", Terms: table.DefaultTerms()}})
	if len(list) != 1 || list[0].By != "1.4(b)[higher odds]" || list[0].Table != 1 || list[0].Pays != "field on 12" {
		t.Errorf("a table that pays 2 to 1 beside one that pays 3 to 1: %+v", list)
	}
}

func TestTermsThatBreakTheLawAreFaulted(t *testing.T) {
	odds := func(name string, to, one int64) func(*table.Terms) {
		return func(t *table.Terms) { t.Pays = map[string]money.Odds{name: {To: to, One: one}} }
	}
	limit := func(name string, low, high money.Cents) func(*table.Terms) {
		return func(t *table.Terms) {
			t.Limits = map[string]table.Limit{name: {Min: low * money.Dollar, Max: high * money.Dollar}}
		}
	}
	rate := func(name string, r money.Rate) func(*table.Terms) {
		return func(t *table.Terms) { t.Charge = map[string]money.Rate{name: r} }
	}
	for _, test := range []struct {
		name   string
		change func(*table.Terms)
		by     law.Cite // empty for lawful
	}{
		{"as they come", func(*table.Terms) {}, ""},
		{"field pays more on 12", odds("field on 12", 3, 1), ""},
		{"field pays less on 12", odds("field on 12", 1, 1), "1.4(b)[floor]"},
		{"place bets pay more as a group", odds("place to win", 2, 1), ""},
		{"place bets pay less as a group", odds("place to win", 6, 5), "1.4(b)[floor]"},
		{"buy bets pay more than true odds", odds("buy-4", 5, 2), "1.5(a)[4 to Win]"},
		{"odds of nothing", odds("field", 0, 1), "1.4(b)[floor]"},
		{"a wager that is not there", odds("hop-4", 7, 1), "1.2(b)"},
		{"a limit of no wager", limit("hop-4", 5, 500), "1.2(b)"},
		{"ten times a small minimum", limit("pass", 100, 1000), ""},
		{"less than ten times a small minimum", limit("pass", 100, 999), "8.2(a)[10 times]"},
		{"less than ten times a large minimum", limit("pass", 101, 1000), ""},
		{"less than ten times, above 5 to 1", limit("any-craps", 5, 25), ""},
		{"a maximum below the minimum", limit("any-craps", 50, 25), "8.2(a)"},
		{"four percent on buy bets", rate("buy", 400), ""},
		{"six percent on buy bets", rate("buy", 600), "1.5(a)"},
		{"vigorish on the line", rate("pass", 100), "1.5(c)"},
		{"vigorish on no wager", rate("hop-4", 100), "1.2(b)"},
		{"no smallest chip", func(t *table.Terms) { t.Chip = 0 }, "8.2(a)"},
	} {
		lawful := terms(test.change)
		faults := lawful.Validate(crapsLayout())
		switch {
		case test.by == "" && len(faults) > 0:
			t.Errorf("%s: %v", test.name, table.Faults(faults))
		case test.by != "" && !slices.ContainsFunc(faults, func(f law.Fault) bool { return f.By == test.by }):
			t.Errorf("%s: %v, want one by %s", test.name, table.Faults(faults), test.by)
		}
	}
}

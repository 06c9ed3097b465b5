package audit

import (
	"strings"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
)

// TestTournamentsAreAudited verifies a tournament of poker and one of blackjack, and finds
// every lie about who ended where, who is out, and when stakes rise.
func TestTournamentsAreAudited(t *testing.T) {
	for _, game := range []string{"hold-em", "blackjack"} {
		t.Run(game, func(t *testing.T) {
			dir := t.TempDir()
			if err := audittest.Tournament(dir, game); err != nil {
				t.Fatal(err)
			}
			honest := load(t, dir)
			for _, f := range honest.copied().verify(t) {
				t.Errorf("of an honest tournament: %s", f.String())
			}
			for _, b := range honest.balances {
				if b.account == ledger.Player("ann") && b.held.Posted != 100_000*money.Dollar {
					t.Errorf("ann's own money has changed: %s", b.held.Posted)
				}
			}
			found := 0
			for name, lie := range map[string]func(*floor.TournamentNews) bool{
				"another winner": func(n *floor.TournamentNews) bool {
					if len(n.End) > 1 {
						n.End[0].Person, n.End[1].Person = n.End[1].Person, n.End[0].Person
					}
					return len(n.End) > 1
				},
				"another place":      func(n *floor.TournamentNews) bool { return len(n.End) > 0 && change(&n.End[0].Place) },
				"other chips":        func(n *floor.TournamentNews) bool { return len(n.End) > 0 && change(&n.End[0].Chips) },
				"somebody is out":    func(n *floor.TournamentNews) bool { return n.Out != nil && change(&n.Out.Place) },
				"another seat":       func(n *floor.TournamentNews) bool { return n.Out != nil && change(&n.Out.Seat) },
				"a higher level":     func(n *floor.TournamentNews) bool { return n.Level > 0 && change(&n.Level) },
				"more at the start":  func(n *floor.TournamentNews) bool { return len(n.Start) > 0 && change(&n.Start[0].Chips) },
				"one who was not in": func(n *floor.TournamentNews) bool { n.Start = n.Start[:max(0, len(n.Start)-1)]; return n.Start != nil },
			} {
				k, told := honest.copied(), false
				k.forge(t, func(r *journal.Record) bool {
					var d floor.FloorData
					if r.Kind != floor.KindFloor || r.Read(&d) != nil || d.Tournament == nil || told {
						return true
					}
					if told = lie(d.Tournament); told {
						var err error
						if r.Data, err = journal.Data(d); err != nil {
							t.Fatal(err)
						}
					}
					return true
				})
				if !told {
					continue // nothing of that kind happened
				}
				found++
				faults := k.verify(t)
				if len(faults) == 0 {
					t.Errorf("%s: nothing is found", name)
				}
			}
			if found < 5 {
				t.Errorf("only %d lies could be told", found)
			}
			gone := honest.copied()
			gone.forge(t, func(r *journal.Record) bool { return !strings.Contains(string(r.Data), `"tournament":{"end"`) })
			if len(gone.verify(t)) == 0 {
				t.Error("a tournament without an end is not found")
			}
		})
	}
}

// change makes a number another one, and reports that it did.
func change[T ~int | ~int64 | ~uint8](n *T) bool {
	*n++
	return true
}

package find_test

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"boardwalk/audit"
	"boardwalk/audit/audittest"
	"boardwalk/internal/postgrestest"
	"boardwalk/money"
	"boardwalk/report/find"
	"boardwalk/store"
	"boardwalk/table"
)

func TestMain(m *testing.M) { postgrestest.Exit(m.Run()) }

var ctx = context.Background()

// recorded records an evening and opens its logs.
func recorded(t *testing.T, games ...string) (dir string, logs []*store.Reader) {
	t.Helper()
	dir = t.TempDir()
	if err := audittest.Evening(dir, 5, games...); err != nil {
		t.Fatal(err)
	}
	return dir, opened(t, dir)
}

func opened(t *testing.T, dir string) []*store.Reader {
	t.Helper()
	logs, err := store.ReadLogs(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.CloseLogs(logs) })
	return logs
}

func search(t *testing.T, logs []*store.Reader, q find.Query) []find.Round {
	t.Helper()
	found, next, err := find.Rounds(ctx, logs, &q, nil, find.Limit{})
	if err != nil || next != nil {
		t.Fatal(next, err)
	}
	return found
}

// TestEveryRoundIsFoundAsAnAuditRebuildsIt compares who was there and what they won.
func TestEveryRoundIsFoundAsAnAuditRebuildsIt(t *testing.T) {
	dir, logs := recorded(t, "blackjack", "hold-em", "caribbean-stud", "pai-gow-poker")
	all := search(t, logs, find.Query{})
	if len(all) < 20 {
		t.Fatalf("%d rounds", len(all))
	}
	for _, r := range all {
		again, err := audit.Rebuild(ctx, dir, r.Table, r.Round, audit.Everybody)
		if err != nil {
			t.Fatal(err)
		}
		if r.Game != again.Game || uint64(again.Steps[0].Record) != r.First || !again.Over {
			if again.Over || r.Last < r.First {
				t.Errorf("%+v, and the audit has %s from record %d, over %v", r, again.Game, again.Steps[0].Record, again.Over)
			}
			continue
		}
		for _, p := range r.Players {
			i := slices.IndexFunc(again.Players, func(o audit.Player) bool { return o.Seat == p.Seat && o.Person == p.Person })
			if i < 0 || again.Players[i].Net != p.Net || again.Players[i].Bot != p.Bot {
				t.Errorf("%s %d: %+v, and the audit has %+v", r.Table, r.Round, p, again.Players)
			}
		}
	}
}

// TestEachConditionHolds searches for each thing, and holds the answer against all rounds.
func TestEachConditionHolds(t *testing.T) {
	_, logs := recorded(t, "blackjack", "hold-em", "caribbean-stud", "roulette")
	all := search(t, logs, find.Query{})
	middle := all[len(all)/2].Began
	net := func(r *find.Round, person string, fits func(money.Cents) bool) bool {
		return slices.ContainsFunc(r.Players, func(p find.Player) bool { return (person == "" || p.Person == person) && fits(p.Net) })
	}
	hand := func(r *find.Round, seat func(table.Seat) bool, word string) bool {
		return slices.ContainsFunc(r.Hands, func(h find.Hand) bool { return seat(h.Seat) && strings.Contains(h.Worth, word) })
	}
	anybody := func(table.Seat) bool { return true }
	of := func(r *find.Round, person string) func(table.Seat) bool {
		return func(s table.Seat) bool {
			return slices.ContainsFunc(r.Players, func(p find.Player) bool { return p.Seat == s && p.Person == person })
		}
	}
	for name, c := range map[string]struct {
		q    find.Query
		fits func(*find.Round) bool
	}{
		"table":  {find.Query{Table: "hold-em"}, func(r *find.Round) bool { return r.Table == "hold-em" }},
		"game":   {find.Query{Game: "caribbean-stud"}, func(r *find.Round) bool { return r.Game == "caribbean-stud" }},
		"person": {find.Query{Person: "bob"}, func(r *find.Round) bool { return net(r, "bob", func(money.Cents) bool { return true }) }},
		"won": {find.Query{WonOver: money.Dollar}, func(r *find.Round) bool {
			return net(r, "", func(n money.Cents) bool { return n > money.Dollar })
		}},
		"lost": {find.Query{LostOver: money.Dollar, Person: "ann"},
			func(r *find.Round) bool { return net(r, "ann", func(n money.Cents) bool { return n < -money.Dollar }) }},
		"incident": {find.Query{Incident: "cuts-not-opened"}, func(r *find.Round) bool {
			return slices.Contains(r.Incidents, "cuts-not-opened")
		}},
		"any":   {find.Query{Incident: find.AnyIncident}, func(r *find.Round) bool { return len(r.Incidents) > 0 }},
		"hand":  {find.Query{Hand: "PAIR OF"}, func(r *find.Round) bool { return hand(r, anybody, "pair of") }},
		"whose": {find.Query{Hand: "pair", Person: "ann"}, func(r *find.Round) bool { return hand(r, of(r, "ann"), "pair ") }},
		"from":  {find.Query{From: middle}, func(r *find.Round) bool { return !r.Ended.Before(middle) }},
		"to":    {find.Query{To: middle}, func(r *find.Round) bool { return r.Began.Before(middle) }},
		"both": {find.Query{From: middle, To: middle.Add(time.Minute)},
			func(r *find.Round) bool { return !r.Ended.Before(middle) && r.Began.Before(middle.Add(time.Minute)) }},
	} {
		var want []find.Round
		for i := range all {
			if c.fits(&all[i]) {
				want = append(want, all[i])
			}
		}
		got := search(t, logs, c.q)
		if len(want) == 0 || len(want) == len(all) {
			t.Errorf("%s: the evening has %d of %d rounds", name, len(want), len(all))
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %d rounds found, want %d:\n%+v\n%+v", name, len(got), len(want), got, want)
		}
	}
	for _, q := range []find.Query{{Hand: "royal flush of nothing"}, {Hand: "air of"}, {Person: "nobody"},
		{WonOver: 1_000_000 * money.Dollar}, {Game: "sic-bo"}} {
		if got := search(t, logs, q); len(got) > 0 {
			t.Errorf("%+v: %+v", q, got)
		}
	}
	if _, _, err := find.Rounds(ctx, logs, &find.Query{Table: "nowhere"}, nil, find.Limit{}); !errors.Is(err, find.ErrNoTable) {
		t.Errorf("a table that never was: %v", err)
	}
}

// TestASearchGoesOnWhereItStopped has the same rounds in pages of every size, on a house of several logs.
func TestASearchGoesOnWhereItStopped(t *testing.T) {
	dir := postgrestest.Dir(t)
	if err := audittest.Divided(dir, 2, 4, "roulette", "hold-em", "craps"); err != nil {
		t.Fatal(err)
	}
	logs := opened(t, dir)
	all := search(t, logs, find.Query{})
	from := map[int]bool{}
	for _, r := range all {
		from[r.Log] = true
	}
	if len(all) < 10 || len(from) < 2 {
		t.Fatalf("%d rounds of the logs %v", len(all), from)
	}
	for _, limit := range []find.Limit{{Rounds: 1}, {Rounds: 3}, {Records: 1}, {Records: 100}, {Rounds: 2, Records: 40}} {
		var got []find.Round
		pages := 0
		for at := (*find.Place)(nil); ; pages++ {
			found, next, err := find.Rounds(ctx, logs, &find.Query{}, at, limit)
			if err != nil || limit.Rounds > 0 && len(found) > limit.Rounds || pages > 1000 {
				t.Fatal(len(found), pages, err)
			}
			got = append(got, found...)
			if at = next; at == nil {
				break
			}
		}
		if !reflect.DeepEqual(got, all) {
			t.Errorf("%+v: %d rounds in %d pages, want %d", limit, len(got), pages, len(all))
		}
		if limit.Rounds == 1 && pages < len(all)-1 {
			t.Errorf("%d pages of a round each", pages)
		}
	}
	read := int64(0)
	if _, _, err := find.Rounds(ctx, logs, &find.Query{Table: "craps"}, nil, find.Limit{Tell: func(n int64) {
		read += n
	}}); err != nil || read == 0 {
		t.Errorf("%d records were read, %v", read, err)
	}
}

package table_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
	"boardwalk/wheel"
)

var sixStops = &wheel.Wheel{Name: "a die", Pockets: make([]wheel.Pocket, 6)}

func sat(t *testing.T, seats ...table.Seat) (*table.Live, *table.Log, *chance.Script) {
	t.Helper()
	var log table.Log
	script := chance.NewScript()
	live, err := table.NewLive(oneDieRules, nil, table.DefaultTerms(), script, &log)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range seats {
		must(t, live.Do(table.Act{Kind: table.Sit, Seat: s, Amount: 100 * money.Dollar}))
	}
	return live, &log, script
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func bet(s table.Seat, a table.Area, dollars int64) table.Act {
	return table.Act{Kind: table.Make, Seat: s, Area: a, Amount: money.Cents(dollars) * money.Dollar}
}

func TestALiveRoundWaitsForAnAnswerAndTellsEverythingOnce(t *testing.T) {
	live, log, script := sat(t, 1, 2)
	must(t, live.Do(bet(1, odd, 5)))
	script.Add(2)
	q, err := live.Round()
	if err != nil || q == nil || q.Seat != 2 {
		t.Fatalf("the round asked %v, %v", q, err)
	}
	if err := live.Do(bet(1, even, 5)); err == nil {
		t.Error("a wager was taken in the middle of a round")
	}
	if _, err := live.Answer(table.Answer{Choice: "perhaps"}); err == nil {
		t.Error("an answer that was not offered was taken")
	}
	if q, err := live.Answer(table.Answer{Choice: "yes"}); err != nil || q != nil {
		t.Fatalf("the round did not end: %v, %v", q, err)
	}
	var kinds []string
	for _, e := range (*log)[slices.IndexFunc(*log, func(e table.Event) bool { return e.Kind == table.Offered }):] {
		kinds = append(kinds, e.Kind.String())
	}
	if got := strings.Join(kinds, " "); got != "offer refuse answer outcome pay" {
		t.Errorf("told of: %s", got)
	}
	if net := live.Table().Account(1).Net; net != 5*money.Dollar {
		t.Errorf("seat 1 won %s", net)
	}
}

func TestUndoTakesTheLastActBackAndNoMore(t *testing.T) {
	live, _, script := sat(t, 1)
	must(t, live.Do(bet(1, odd, 5)))
	must(t, live.Do(bet(1, odd, 7)))
	if !live.Undo() || live.Table().Bet(1, odd).Amount != 5*money.Dollar {
		t.Errorf("after undo %s lies there", live.Table().Bet(1, odd).Amount)
	}
	script.Add(0)
	if _, err := live.Round(); err != nil {
		t.Fatal(err)
	}
	if live.Undo() {
		t.Error("a round was undone")
	}
	var again table.Log
	replayed, err := table.Replay(oneDieRules, nil, table.DefaultTerms(), live.Journal(), &again)
	if err != nil || replayed.Account(1) != live.Table().Account(1) {
		t.Errorf("the replay ends with %+v, %v", replayed.Account(1), err)
	}
}

func TestARefusalIsForTheOneWhoAsked(t *testing.T) {
	live, log, _ := sat(t, 1, 3)
	err := live.Do(bet(1, odd, 20_000))
	var refusal *law.Refusal
	if !errors.As(err, &refusal) {
		t.Fatalf("got %v", err)
	}
	refused := func(e table.Event) bool { return e.Kind == table.Refused }
	if !slices.ContainsFunc(log.For(1), refused) || slices.ContainsFunc(log.For(3), refused) {
		t.Error("the wrong seat heard of the refusal")
	}
	if v := live.Table().View(3); v.Own.Chips != 100*money.Dollar || len(v.Players) != 2 {
		t.Errorf("seat 3 sees %+v", v)
	}
}

func TestAVoidRoundReturnsItsWagers(t *testing.T) {
	live, log, _ := sat(t, 1)
	must(t, live.Do(bet(1, odd, 5)))
	must(t, live.Do(table.Act{Kind: table.Report, Word: "lost-die"}))
	if _, err := live.Round(); err != nil {
		t.Fatal(err)
	}
	if a := live.Table().Account(1); a.Chips != 100*money.Dollar || a.Layout != 0 {
		t.Errorf("after the void seat 1 has %+v", a)
	}
	last := (*log)[len(*log)-1]
	if last.Kind != table.Returned || last.Amount != 5*money.Dollar {
		t.Errorf("the last event is %+v", last)
	}
}

func TestARoundThatIsRefusedBelongsToTheReplay(t *testing.T) {
	live, _, script := sat(t, 1, 2)
	must(t, live.Do(bet(1, odd, 5)))
	if _, err := live.Round(); err != nil {
		t.Fatal(err)
	}
	if _, err := live.Answer(table.Answer{Choice: "no"}); err == nil {
		t.Fatal("the round was not refused")
	}
	script.Add(0)
	if _, err := live.Round(); err != nil {
		t.Fatal(err)
	}
	if _, err := live.Answer(table.Answer{Choice: "yes"}); err != nil {
		t.Fatal(err)
	}
	replayed, err := table.Replay(oneDieRules, nil, table.DefaultTerms(), live.Journal(), new(table.Log))
	if err != nil || replayed.Account(1) != live.Table().Account(1) {
		t.Errorf("the replay ends with %+v, %v", replayed.Account(1), err)
	}
}

func TestAJournalThatWasTamperedWithStops(t *testing.T) {
	live, _, script := sat(t, 1)
	must(t, live.Do(bet(1, odd, 5)))
	script.Add(0)
	if _, err := live.Round(); err != nil {
		t.Fatal(err)
	}
	journal := slices.Clone(live.Journal())
	for i, e := range journal {
		if e.Kind == table.Drew {
			journal[i].Drawn.N = 5
		}
	}
	if _, err := table.Replay(oneDieRules, nil, table.DefaultTerms(), journal, new(table.Log)); err == nil {
		t.Error("a draw among five was taken for one among six")
	}
	if _, err := table.Replay(oneDieRules, nil, table.DefaultTerms(), live.Journal()[:len(live.Journal())-1], new(table.Log)); err == nil {
		t.Error("a missing draw went unnoticed")
	}
}

func TestRandomWalkOfTheSmallestGame(t *testing.T) {
	tabletest.Walk(t, oneDieRules, noOptions{}, chance.NewFast(3, 1), 5000)
}

func TestUndoStopsAtARoundInWhichSomebodyAnswered(t *testing.T) {
	live, _, _ := sat(t, 1)
	must(t, live.Do(bet(1, odd, 5)))
	must(t, live.Do(table.Act{Kind: table.Leave, Seat: 1}))
	must(t, live.Do(table.Act{Kind: table.Sit, Seat: 2, Amount: 100 * money.Dollar}))
	must(t, live.Do(bet(2, even, 5)))
	if q, err := live.Round(); q == nil || err != nil {
		t.Fatal(q, err)
	}
	if _, err := live.Answer(table.Answer{Choice: "no"}); err == nil {
		t.Fatal("the round was not refused")
	}
	if live.Undo() {
		t.Error("an act from before an answer was undone")
	}
}

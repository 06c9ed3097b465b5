package table_test

import (
	"errors"
	"slices"
	"testing"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// replayed plays a live table's journal again and fails the test unless the same
// events come of it. What was refused is in no journal.
func replayed(t *testing.T, live *table.Live, log table.Log) {
	t.Helper()
	var again table.Log
	if _, err := table.Replay(oneDieRules, nil, table.DefaultTerms(), live.Journal(), &again); err != nil {
		t.Fatal(err)
	}
	refused := func(e table.Event) bool { return e.Kind == table.Refused }
	if was := slices.DeleteFunc(slices.Clone(log), refused); !slices.Equal(was, again) {
		t.Errorf("the table told of %d events, its replay of %d: %v", len(was), len(again), again)
	}
}

func TestAnIncidentIsReportedWhileAQuestionIsOpen(t *testing.T) {
	live, log, _ := sat(t, 1, 2)
	must(t, live.Do(bet(1, odd, 5)))
	if q, err := live.Round(); q == nil || err != nil {
		t.Fatal(q, err)
	}
	must(t, live.Do(table.Act{Kind: table.Report, Word: "lost-die"}))
	if q := live.Question(); q == nil || q.Seat != 2 {
		t.Fatalf("after the report the question is %v", q)
	}
	if _, err := live.Answer(table.Answer{Choice: "yes"}); err != nil {
		t.Fatal(err)
	}
	var kinds []table.EventKind
	for _, e := range (*log)[slices.IndexFunc(*log, func(e table.Event) bool { return e.Kind == table.Offered }):] {
		kinds = append(kinds, e.Kind)
	}
	want := []table.EventKind{table.Offered, table.Reported, table.Answered, table.Voided, table.Returned}
	if !slices.Equal(kinds, want) {
		t.Errorf("told of %v, want %v", kinds, want)
	}
	replayed(t, live, *log)
}

func TestAReportThatIsRefusedWithinARoundLeavesNoTrace(t *testing.T) {
	live, log, script := sat(t, 1, 2)
	must(t, live.Do(bet(1, odd, 5)))
	if _, err := live.Round(); err != nil {
		t.Fatal(err)
	}
	before := len(live.Journal())
	var refusal *law.Refusal
	if err := live.Do(table.Act{Kind: table.Report, Word: "fire"}); !errors.As(err, &refusal) {
		t.Fatalf("an incident that nobody declared: %v", err)
	}
	if len(live.Journal()) != before || (*log)[len(*log)-1].Kind != table.Refused {
		t.Errorf("the journal went from %d to %d entries, and the last event is %v", before, len(live.Journal()), (*log)[len(*log)-1])
	}
	script.Add(0)
	if _, err := live.Answer(table.Answer{Choice: "yes"}); err != nil {
		t.Fatal(err)
	}
	if net := live.Table().Account(1).Net; net != 5*money.Dollar {
		t.Errorf("seat 1 won %s", net)
	}
	replayed(t, live, *log)
}

func TestAnIncidentIsReportedJustBeforeAnOutcome(t *testing.T) {
	live, log, script := sat(t, 1)
	must(t, live.Do(bet(1, odd, 5)))
	var drawn []int
	live.Watch(func(n int, report func(table.Act) error) {
		drawn = append(drawn, n)
		if err := report(table.Act{Kind: table.Leave, Seat: 1}); err == nil {
			t.Error("somebody left in the middle of a round")
		}
		must(t, report(table.Act{Kind: table.Report, Word: "lost-die"}))
	})
	script.Add(0)
	if _, err := live.Round(); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(drawn, []int{0}) {
		t.Errorf("watched the outcomes %v", drawn)
	}
	journal := live.Journal()
	if n := len(journal); journal[n-2].Kind != table.Acted || journal[n-1].Kind != table.Drew {
		t.Errorf("the journal ends with %+v", journal[n-2:])
	}
	// The procedure looked for a lost die before the throw: it is too late for this one.
	if last := (*log)[len(*log)-1]; last.Kind != table.Noted {
		t.Errorf("the last event is %+v", last)
	}
	replayed(t, live, *log)
}

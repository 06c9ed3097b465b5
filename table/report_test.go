package table_test

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// replayed plays a live table's journal again and fails the test unless the same
// events come of it. An act that was refused is in no journal.
func replayed(t *testing.T, live *table.Live, log table.Log) {
	t.Helper()
	var again table.Log
	if _, err := table.Replay(oneDieRules, nil, table.DefaultTerms(), live.Journal(), &again); err != nil {
		t.Fatal(err)
	}
	refused := func(e table.Event) bool { return e.Kind == table.Refused && e.Secret }
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
	// The procedure looked for a lost die before the throw: it is too late for this one, and
	// whoever reported it is told so.
	if last := (*log)[len(*log)-1]; last.Kind != table.Refused || last.Seat != table.House || last.Secret || last.Word != "lost-die" {
		t.Errorf("the last event is %+v", last)
	}
	replayed(t, live, *log)
}

// finding is the game of one die at which it is found late that something was wrong.
type finding struct{ oneDie }

func (finding) Layout() *table.Layout {
	l := oneDie{}.Layout()
	l.Incidents = append(l.Incidents, table.Declared{ID: "loaded-die", Law: "1.9(a)"}, table.Declared{ID: "throw-out", Law: "1.9(a)"},
		table.Declared{ID: "too-late", Law: "1.9(b)"})
	return l
}

func (finding) Found(d *table.Dealer, a *table.Act) (func(), *law.Refusal) {
	switch a.Word {
	case "loaded-die":
		return func() { d.VoidAndReturn("the die is loaded") }, nil
	case "throw-out":
		return func() { d.Reports().Unask(2, 0) }, nil
	case "too-late":
		return nil, law.Refuse("", "the die was thrown")
	}
	return nil, nil
}

var findingRules = func() *table.Rules {
	r := *oneDieRules
	r.New = func(table.Options) table.Game { return finding{} }
	return &r
}()

// found is a live table of that game that asks seat 2, with a bet of seat 1.
func found(t *testing.T) (*table.Live, *table.Log, *chance.Script) {
	t.Helper()
	log, script := &table.Log{}, chance.NewScript()
	live, err := table.NewLive(findingRules, nil, table.DefaultTerms(), script, log)
	must(t, err)
	for s := table.Seat(1); s <= 2; s++ {
		must(t, live.Do(table.Act{Kind: table.Sit, Seat: s, Amount: 100 * money.Dollar}))
	}
	must(t, live.Do(bet(1, odd, 5)))
	return live, log, script
}

func report(word string) table.Act { return table.Act{Kind: table.Report, Word: word} }

func TestWhatIsFoundEndsTheRoundAtOnce(t *testing.T) {
	live, log, _ := found(t)
	if _, err := live.Round(); err != nil {
		t.Fatal(err)
	}
	must(t, live.Do(report("loaded-die")))
	if q := live.Question(); q != nil {
		t.Fatalf("seat %d is still asked", q.Seat)
	}
	if _, err := live.Answer(table.Answer{Choice: "yes"}); err == nil {
		t.Error("an answer was taken after the round was void")
	}
	if a := live.Table().Account(1); a.Chips != 100*money.Dollar || a.Net != 0 || !log.Has(table.Voided) {
		t.Errorf("seat 1 has %+v after %v", a, *log)
	}
	if live.Table().Rounds() != 1 {
		t.Errorf("%d rounds were played", live.Table().Rounds())
	}
	var again table.Log
	if _, err := table.Replay(findingRules, nil, table.DefaultTerms(), live.Journal(), &again); err != nil || !slices.Equal(again, *log) {
		t.Errorf("the replay: %v, %v", again, err)
	}
}

func TestWhatCannotBeUsedAnyMoreIsRefusedUnderTheParagraphOfTheIncident(t *testing.T) {
	live, log, script := found(t)
	if _, err := live.Round(); err != nil {
		t.Fatal(err)
	}
	before, journal := live.Table().Snapshot(), len(live.Journal())
	var refusal *law.Refusal
	if err := live.Do(report("too-late")); !errors.As(err, &refusal) || refusal.By != "1.9(b)" {
		t.Fatalf("the report was answered with %v", err)
	}
	if q := live.Question(); q == nil || q.Seat != 2 || len(live.Journal()) != journal ||
		!reflect.DeepEqual(before, live.Table().Snapshot()) || log.Has(table.Reported) {
		t.Error("a refused report changed something")
	}
	script.Add(0)
	if q, err := live.Answer(table.Answer{Choice: "yes"}); q != nil || err != nil || live.Table().Account(1).Net != 5*money.Dollar {
		t.Errorf("the round went on to %v, %v", q, err)
	}
}

func TestAQuestionIsWithdrawn(t *testing.T) {
	live, log, script := found(t)
	if _, err := live.Round(); err != nil {
		t.Fatal(err)
	}
	script.Add(0)
	must(t, live.Do(report("throw-out")))
	if q := live.Question(); q != nil || log.Has(table.Answered) || live.Table().Account(1).Net != 5*money.Dollar {
		t.Errorf("after the report %v is asked, and seat 1 has won %s", q, live.Table().Account(1).Net)
	}
	var again table.Log
	if _, err := table.Replay(findingRules, nil, table.DefaultTerms(), live.Journal(), &again); err != nil || !slices.Equal(again, *log) {
		t.Errorf("the replay: %v, %v", again, err)
	}
}

// asking is that game with a question to seat 1 after the one to seat 2.
type asking struct{ finding }

func (g asking) Round(d *table.Dealer) {
	d.Ask(2, 0, 0, offerThrow, table.AllChoices)
	d.Ask(1, 0, 0, offerThrow, table.AllChoices)
	d.Spin(sixStops)
}

func (g asking) Found(d *table.Dealer, a *table.Act) (func(), *law.Refusal) {
	if a.Word == "loaded-die" && d.Reports().IsAsked(1) {
		return nil, law.Refuse("", "seat 1 has looked at it")
	}
	return g.finding.Found(d, a)
}

// TestAReportAfterAWithdrawnQuestionIsAboutTheNext: what is reported while the next question is open is held against the
// round as it stands there, and not as it stood when the question was withdrawn.
func TestAReportAfterAWithdrawnQuestionIsAboutTheNext(t *testing.T) {
	rules := *findingRules
	rules.New = func(table.Options) table.Game { return asking{} }
	live, err := table.NewLive(&rules, nil, table.DefaultTerms(), chance.NewScript(0), nil)
	must(t, err)
	for s := table.Seat(1); s <= 2; s++ {
		must(t, live.Do(table.Act{Kind: table.Sit, Seat: s, Amount: 100 * money.Dollar}))
	}
	must(t, live.Do(bet(1, odd, 5)))
	if _, err := live.Round(); err != nil {
		t.Fatal(err)
	}
	must(t, live.Do(report("throw-out")))
	if q := live.Question(); q == nil || q.Seat != 1 {
		t.Fatalf("%+v is asked", q)
	}
	var refusal *law.Refusal
	if err := live.Do(report("loaded-die")); !errors.As(err, &refusal) || live.Question() == nil {
		t.Errorf("a report that comes too late: %v", err)
	}
}

func TestWhatWasReportedBeforeTheRoundIsFoundBeforeAQuestion(t *testing.T) {
	live, log, _ := found(t)
	must(t, live.Do(report("loaded-die")))
	if q, err := live.Round(); q != nil || err != nil || log.Has(table.Offered) || !log.Has(table.Voided) {
		t.Errorf("the round asked %v, %v: %v", q, err, *log)
	}
}

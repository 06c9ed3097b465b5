package sitting

import (
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"testing"
	"time"

	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor/view"
	"boardwalk/game"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// evening is one table with its people, driven by plain calls.
type evening struct {
	*testing.T
	*Sitting
	id      string
	config  Config
	clock   time.Time
	book    *ledger.Book
	pending []ledger.Transfer
	results map[string]Result
	asked   int   // how often the books were asked for a result
	closed  error // why the books cannot be read, or nil
	masters []Seed
	records []Record // that are durable
	events  []view.Event
	gone    map[string]time.Time // who does not follow the table any more, and since when
}

// presence is that of somebody at the table, who follows it unless the test says
// otherwise.
type presence struct {
	*evening
	person string
}

func (p presence) Here() (bool, time.Time) {
	since, gone := p.gone[p.person]
	return !gone, since
}

var errNone = errors.New("there is none")

func (e *evening) Balance(a ledger.Account) (ledger.Balance, error) {
	if e.closed != nil {
		return ledger.Balance{}, e.closed
	}
	return e.book.Balance(a), nil
}

func (e *evening) Result(_, key string) (Result, error) {
	e.asked++
	if r, ok := e.results[key]; ok {
		return r, nil
	}
	return Result{}, errNone
}

// newEvening sets a table of a game up, with a thousand dollars for ann and bob each.
func newEvening(t *testing.T, id string, bots int) *evening {
	t.Helper()
	return newEveningUnder(t, id, bots, nil)
}

// newEveningUnder is newEvening under options of the licensee's.
func newEveningUnder(t *testing.T, id string, bots int, options map[string]string) *evening {
	t.Helper()
	return newEveningOf(t, id, bots, options, nil)
}

// newEveningOf is newEveningUnder with a tournament, whose host is ann; nil for none.
func newEveningOf(t *testing.T, id string, bots int, options map[string]string, tour *Tournament) *evening {
	t.Helper()
	rules, ok := game.Find(id)
	if !ok {
		t.Fatalf("there is no game %s", id)
	}
	f := &casino.File{Name: "Test", Currency: "play dollars", Guest: money.Dollar,
		Times: casino.Times{Betting: 20 * time.Second, Decision: 15 * time.Second},
		Pits:  []casino.Pit{{Name: "Pit", Tables: []casino.Table{{ID: id, Game: id, Limit: rules.Terms().Limit, Bots: bots, Options: options}}}}}
	plan, err := PlanOf(f, "Pit", &f.Pits[0].Tables[0])
	if err != nil {
		t.Fatal(err)
	}
	if tour != nil {
		if err := plan.Hold(tour, "ann"); err != nil {
			t.Fatal(err)
		}
	}
	e := &evening{T: t, id: id, clock: time.Date(2000, 1, 1, 20, 0, 0, 0, time.UTC), book: ledger.NewBook(), results: map[string]Result{},
		gone: map[string]time.Time{}}
	for _, who := range []string{"ann", "bob"} {
		if err := e.book.Apply([]ledger.Transfer{{From: ledger.Cage, To: ledger.Player(who), Amount: 1000 * money.Dollar}}); err != nil {
			t.Fatal(err)
		}
	}
	draw := chance.NewFast(3, 4)
	e.config = Config{Away: time.Hour, MaxLen: 40, Plan: &plan, Books: e,
		Presence: func(person string) Presence { return presence{e, person} },
		Seed: func() (s chance.Seed) {
			for i := range s {
				s[i] = byte(draw.Draw(256))
			}
			return s
		}}
	if e.Sitting, err = New(id, e.config, plan, "dealer", e.clock); err != nil {
		t.Fatal(err)
	}
	e.commit()
	return e
}

// commit makes durable what happened, as a store would.
func (e *evening) commit() {
	e.Helper()
	b := e.Batch()
	if err := e.book.Apply(b.Transfers); err != nil {
		e.Fatal(err)
	}
	for i := range b.Transfers {
		t := &b.Transfers[i]
		t.Record += uint64(len(e.records))
		switch {
		case t.State == ledger.Pending:
			e.pending = append(e.pending, *t)
		case t.Of != 0:
			e.pending = slices.DeleteFunc(e.pending, func(p ledger.Transfer) bool { return p.ID == t.Of })
		}
	}
	for _, r := range b.Records {
		r.Seq = uint64(len(e.records))
		line, err := r.Line()
		if err != nil {
			e.Fatal(err)
		}
		if r, err = journal.Parse(line); err != nil { // as it is stored, and read again
			e.Fatal(err)
		}
		e.records = append(e.records, r)
	}
	for _, s := range b.Seeds {
		if !s.Revealed {
			e.masters = append(e.masters, s)
			continue
		}
		e.masters = slices.DeleteFunc(e.masters, func(m Seed) bool { return m.Round == s.Round })
	}
	for _, r := range b.Results {
		e.results[r.Key] = r
	}
	e.events = append(e.events, e.Events()...)
	if e.Committed() {
		e.advance(0)
	}
}

// segment is all records of the table since the last setup. Notices are records of the house.
func (e *evening) segment() []Record {
	for i := len(e.records) - 1; i >= 0; i-- {
		if e.records[i].Kind == journal.KindTable {
			return slices.DeleteFunc(slices.Clone(e.records[i:]), func(r Record) bool { return r.Table == "" })
		}
	}
	return nil
}

// advance lets time pass.
func (e *evening) advance(d time.Duration) {
	e.Helper()
	e.clock = e.clock.Add(d)
	if err := e.Advance(e.clock); err != nil {
		e.Fatal(err)
	}
	e.check()
	e.commit()
}

// do gives an order and returns what became of it.
func (e *evening) do(o Order) Outcome {
	e.Helper()
	out, err := e.Do(e.clock, &o)
	if err != nil {
		e.Fatal(err)
	}
	e.check()
	e.commit()
	return out
}

func (e *evening) check() {
	e.Helper()
	if err := e.Check(); err != nil {
		e.Fatal(err)
	}
}

// must gives an order that is not refused.
func (e *evening) must(o Order) Receipt {
	e.Helper()
	out := e.do(o)
	if out.Err != nil {
		e.Fatal(out.Err)
	}
	return out.Receipt
}

// wager makes the first wager that is lawful for somebody.
func (e *evening) wager(who string) {
	e.Helper()
	t := e.Table()
	for i := range t.Layout().Wagers {
		a := table.Area(i)
		unit := t.Unit(a)
		if e.do(Act(by(who), table.Act{Kind: table.Make, Area: a, Amount: max(t.Limit(a).Min, unit).Up(unit)})).Err == nil {
			return
		}
	}
}

// cut makes the order of somebody to cut with a secret.
func (e *evening) cut(who string, secret chance.Seed) Order {
	return Cut(by(who), e.seeds.round, journal.CutOf(e.id, e.seeds.round, e.SeatOf(who), who, secret).String())
}

// answers answers all open questions with the first choice.
func (e *evening) answers() {
	e.Helper()
	for q := e.Live().Question(); q != nil; q = e.Live().Question() {
		e.must(Answer(by(e.personAt(q.Seat)), e.asks(q), table.Answer{Choice: q.First()}))
	}
}

// asks is the id of a question.
func (e *evening) asks(q *table.Question) string { return view.QuestionID(e.seeds.round, q.Number) }

// replayed is the sitting that a restart would find.
func (e *evening) replayed() *Sitting {
	e.Helper()
	s, err := Replay(e.id, e.segment(), nil)
	if err == nil {
		err = s.Resume(e.config, slices.Clone(e.masters), e.clock)
	}
	if err == nil {
		err = s.Verify(func() ([]ledger.Transfer, error) { return e.pending, nil }, e.Balance)
	}
	if err != nil {
		e.Fatal(err)
	}
	return s
}

func by(who string) Party { return Party{Who: who} }

// TestAnEveningIsReplayedFromItsRecords plays every game for a while. At each moment
// the sitting that follows from the records stands where this one stands, and has
// told the same.
func TestAnEveningIsReplayedFromItsRecords(t *testing.T) {
	for _, rules := range game.All {
		t.Run(rules.ID, func(t *testing.T) {
			e := newEvening(t, rules.ID, 1)
			same := func() {
				t.Helper()
				again := e.replayed()
				if got, want := again.State(), e.State(); got != want {
					t.Fatalf("the replay stands at\n%s\nand the table at\n%s", got, want)
				}
				if !reflect.DeepEqual(again.Table().Snapshot(), e.Table().Snapshot()) {
					t.Fatal("the replay has other cards or chips")
				}
				told := again.Events()
				if !slices.EqualFunc(told, e.events[len(e.events)-len(told):], sameEvent) {
					t.Fatal("the replay tells of other events")
				}
				if again.Status().Phase == view.Closed {
					t.Fatal(again.Status().Closed)
				}
			}
			e.must(Sit(by("ann"), 1, 500*money.Dollar))
			e.must(Sit(by("bob"), 2, 500*money.Dollar))
			for round := range 12 {
				e.answers() // what is asked before wagers are made
				for _, who := range []string{"ann", "bob"} {
					e.wager(who)
				}
				e.must(e.cut("bob", chance.Seed{byte(round)}))
				same()
				e.advance(21 * time.Second)
				same()
				if e.isOpening() {
					e.must(OpenCut(by("bob"), e.seeds.round, chance.Seed{byte(round)}.String()))
				}
				same()
				if round%3 == 0 {
					e.do(AddChips(by("ann"), 10*money.Dollar)) // which waits if a question is open
					same()
				}
				e.answers()
				same()
			}
			if e.rounds+int(e.placement.Rounds) == 0 {
				t.Error("nothing was played")
			}
			for _, who := range []string{"ann", "bob"} {
				e.must(Leave(by(who)))
			}
			same()
			if _, _, err := journal.VerifyDraws(e.records); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestARefusedOrderChangesNothing gives orders that are refused, between rounds and
// in the middle of one.
func TestARefusedOrderChangesNothing(t *testing.T) {
	e := newEvening(t, "three-card-poker", 0)
	e.must(Sit(by("ann"), 1, 500*money.Dollar))
	e.must(Sit(by("bob"), 2, 500*money.Dollar))
	refused := func(orders map[string]Order) {
		t.Helper()
		for _, name := range slices.Sorted(maps.Keys(orders)) {
			o := orders[name]
			o.By.Key = "key of " + name
			state, snapshot, status, records, events := e.State(), e.Table().Snapshot(), e.Status(), len(e.records), len(e.events)
			out := e.do(o)
			if r := (*law.Refusal)(nil); !errors.As(out.Err, &r) {
				t.Errorf("%s came to %+v", name, out)
			}
			now := e.Status()
			if e.State() != state || !reflect.DeepEqual(e.Table().Snapshot(), snapshot) || !now.Same(&status) ||
				len(e.records) != records || len(e.events) != events {
				t.Errorf("%s was refused and changed something:\n%s\nthen\n%s", name, state, e.State())
			}
			if len(e.results) != 0 {
				t.Errorf("%s was refused and has a result", name)
			}
		}
	}
	refused(map[string]Order{
		"a second seat":          Sit(by("ann"), 3, 100*money.Dollar),
		"a taken seat":           Sit(by("cy"), 2, 100*money.Dollar),
		"more than is there":     Sit(by("cy"), 3, 100*money.Dollar),
		"chips for nothing":      AddChips(by("ann"), 0),
		"a wager too high":       Act(by("ann"), table.Act{Kind: table.Make, Amount: 1_000_000 * money.Dollar}),
		"a wager of a spectator": Act(by("cy"), table.Act{Kind: table.Make, Amount: 10 * money.Dollar}),
		"an answer to nothing":   Answer(by("ann"), "1.1", table.Answer{Choice: "fold"}),
		"an empty cut":           Cut(by("ann"), e.seeds.round, ""),
		"a cut for another time": Cut(by("ann"), e.seeds.round+1, journal.Digest{}.String()),
		"nothing to open":        OpenCut(by("ann"), e.seeds.round, chance.Seed{}.String()),
		"nobody ejected":         Eject(by("boss"), 5, "why not"),
		"an unprintable reason":  Close(by("boss"), "\x07"),
		"nothing to withdraw":    WithdrawChips(by("ann")),
		"no such notice":         WithdrawNotice(by("boss"), "nothing", e.clock, 1),
	})
	e.wager("ann")
	e.wager("bob")
	e.advance(20 * time.Second)
	if e.Status().Phase != view.Playing {
		t.Fatalf("%+v", e.Status())
	}
	asked := e.Status()
	refused(map[string]Order{
		"an answer to no question": Answer(by("ann"), "", table.Answer{Choice: "fold"}),
		"an answer to another":     Answer(by("ann"), "1.7", table.Answer{Choice: "fold"}),
		"a wager in the round":     Act(by("ann"), table.Act{Kind: table.Make, Amount: 10 * money.Dollar}),
		"bob's answer for ann":     Answer(by("bob"), asked.QuestionID(), table.Answer{Choice: "fold"}),
		"a choice there is not":    Answer(by("ann"), asked.QuestionID(), table.Answer{Choice: "surrender"}),
		"a cut in the round":       e.cut("ann", chance.Seed{}),
		"ready in the round":       Ready(by("ann"), true),
		"an accepted non-request":  Accept(by("boss"), view.Over{Seat: 1, Amount: 600 * money.Dollar}),
	})
}

// TestTheClockAnswersAndThenStandsUp has ann wager and never answer. The clock takes
// the first choice for her, and after a few rounds her seat is given up.
func TestTheClockAnswersAndThenStandsUp(t *testing.T) {
	e := newEvening(t, "three-card-poker", 0)
	e.must(Sit(by("ann"), 1, 500*money.Dollar))
	e.must(Sit(by("bob"), 2, 500*money.Dollar))
	for round := range maxMissed {
		if e.SeatOf("ann") != 1 {
			t.Fatalf("ann was stood up after %d rounds", round)
		}
		e.wager("bob")
		bet := e.Table().Bet(2, 1).Amount + e.Table().Bet(2, 0).Amount
		area := table.Area(0)
		amount := max(bet, e.Table().Limit(area).Min)
		if err := e.doAct("ann", table.Act{Kind: table.Make, Seat: 1, Area: area, Amount: amount}); err != nil { // her chips, but she is not seen
			t.Fatal(err)
		}
		e.advance(20 * time.Second)
		st := e.Status()
		if st.Phase != view.Playing || !slices.Equal(st.Asked, []table.Seat{1}) ||
			st.Until.Sub(e.clock) != 15*time.Second || !e.NextDue().Equal(st.Until) {
			t.Fatalf("round %d: %+v", round, st)
		}
		if seen := st.For("bob"); seen.Question != nil {
			t.Errorf("bob sees what ann may choose: %+v", seen.Question)
		}
		if seen := st.For("ann"); seen.Question == nil {
			t.Error("ann does not see what she may choose")
		}
		e.advance(15 * time.Second)
		e.answers()
	}
	if e.SeatOf("ann") != table.House {
		t.Error("ann still sits there")
	}
	if got := e.book.Balance(ledger.Player("ann")).Posted; got <= 500*money.Dollar {
		t.Errorf("ann did not get her chips back: she has %s", got)
	}
}

// TestAKeyThatTheTableHasForgotten gives an order again after so many others that
// only the books know it.
func TestAKeyThatTheTableHasForgotten(t *testing.T) {
	e := newEvening(t, "big-six", 0)
	e.must(Sit(by("ann"), 1, 500*money.Dollar))
	first := Act(Party{Who: "ann", Key: "first", Print: "a wager"}, table.Act{Kind: table.Make, Amount: 10 * money.Dollar})
	want := e.must(first)
	want.Repeated = true
	if got := e.must(first); got != want || e.asked != 0 {
		t.Errorf("given again at once: %+v, want %+v; the books were asked %d times", got, want, e.asked)
	}
	for n := range 2*mostKeys + 1 {
		e.must(Ready(Party{Who: "ann", Key: fmt.Sprint(n)}, false))
	}
	if _, ok := e.receiptOf(first.By); ok {
		t.Error("the table remembers it")
	}
	again := Act(first.By, table.Act{Kind: table.Make, Amount: 1_000_000 * money.Dollar}) // refused, so the books are asked
	if got := e.must(again); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	again.By.Print = "another wager"
	if out := e.do(again); !errors.Is(out.Err, ErrReused) {
		t.Errorf("another order under the same key: %+v", out)
	}
}

// TestMoneyWaitsForTheEndOfTheRound sits down in the middle of a round: the money is
// pending in the ledger, a restart finds it, and the seat is taken when the round is
// over.
func TestMoneyWaitsForTheEndOfTheRound(t *testing.T) {
	e := newEvening(t, "three-card-poker", 0)
	e.must(Sit(by("ann"), 1, 500*money.Dollar))
	e.wager("ann")
	e.advance(20 * time.Second)
	if r := e.must(Sit(by("bob"), 2, 300*money.Dollar)); !r.Waits || r.Seat != 2 {
		t.Errorf("%+v", r)
	}
	if have := e.book.Balance(ledger.Player("bob")); have.Free() != 700*money.Dollar || len(e.pending) != 1 {
		t.Errorf("bob has %s free, %d transfers are pending", have.Free(), len(e.pending))
	}
	if v := e.View("bob"); v.Waiting == nil || v.Waiting.Amount != 300*money.Dollar || e.SeatOf("bob") != table.House {
		t.Errorf("%+v", v.Waiting)
	}
	e.Sitting = e.replayed() // a restart
	e.answers()
	if e.SeatOf("bob") != 2 || e.Table().Chips(2) != 300*money.Dollar || len(e.pending) != 0 {
		t.Errorf("bob has seat %d with %s, %d transfers are pending", e.SeatOf("bob"), e.Table().Chips(2), len(e.pending))
	}
}

// TestAccountsThatAreOff has the ledger's copy of an account differ from the table's.
func TestAccountsThatAreOff(t *testing.T) {
	e := newEvening(t, "big-six", 0)
	e.must(Sit(by("ann"), 1, 500*money.Dollar))
	if err := e.book.Apply([]ledger.Transfer{{From: ledger.Seat("big-six", 1), To: ledger.Cage, Amount: money.Dollar}}); err != nil {
		t.Fatal(err)
	}
	s := e.replayed()
	if err := s.Advance(e.clock); err != nil {
		t.Fatal(err)
	}
	if !s.Faulty() || s.Status().Phase != view.Closed {
		t.Errorf("%+v", s.Status())
	}
	e.tally.Enter(&ledger.Transfer{From: ledger.Cage, To: ledger.Inventory("big-six"), Amount: 1})
	if e.Check() == nil {
		t.Error("the table and its accounts differ, and nothing was found")
	}
}

// What is told of a table that is set up is about the table, not about whoever opened it.
func TestATableThatIsSetUpNamesNobody(t *testing.T) {
	for _, told := range newEvening(t, "craps", 0).events {
		if told.Kind == KindFloor && (told.Person != "" || told.Text == "") {
			t.Errorf("%+v", told)
		}
	}
}

// TestMoneyThatCannotBeLookedUp is not said to be missing: the order fails, and can be given again.
func TestMoneyThatCannotBeLookedUp(t *testing.T) {
	e := newEvening(t, "big-six", 0)
	e.closed = errors.New("the database is away")
	if out := e.do(Sit(by("ann"), 1, money.Dollar)); !errors.Is(out.Err, e.closed) {
		t.Error(out.Err)
	}
	e.closed = nil
	e.must(Sit(by("ann"), 1, money.Dollar))
}

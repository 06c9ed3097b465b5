package attack

import (
	"errors"
	"slices"
	"testing"
	"time"

	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor/sitting"
	"boardwalk/floor/view"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// watched is a table of one game at which ida and hal sit. Ida reads whatever the
// house keeps: she has the master of every series. Hal is honest.
type watched struct {
	*testing.T
	*sitting.Sitting
	clock   time.Time
	book    *ledger.Book
	masters map[uint64]chance.Seed // by series
	series  []journal.Series
	drawn   []chance.Drawn // the first outcome of each round of play
	plays   bool           // a round has begun, and nothing is drawn yet
	faults  journal.Rounds // holds the records against each other
	alerts  int            // incidents because of unopened cuts
}

const (
	ida = "ida" // seat 1
	hal = "hal" // seat 2
)

var errNone = errors.New("there is none")

// Balance returns what an account holds.
func (w *watched) Balance(a ledger.Account) (ledger.Balance, error) { return w.book.Balance(a), nil }

// Result knows of no order.
func (w *watched) Result(string, string) (sitting.Result, error) { return sitting.Result{}, errNone }

type here struct{}

func (here) Here() (bool, time.Time) { return true, time.Time{} }

// newWatched sets a table of a game up. The seeds are the same in every run.
func newWatched(t *testing.T, rules *table.Rules, beacon journal.Beacon) *watched {
	t.Helper()
	f := &casino.File{Name: "Test", Currency: "play dollars", Guest: money.Dollar,
		Times: casino.Times{Betting: 20 * time.Second, Decision: 15 * time.Second},
		Pits:  []casino.Pit{{Name: "Pit", Tables: []casino.Table{{ID: rules.ID, Game: rules.ID, Limit: rules.Terms().Limit}}}}}
	plan, err := sitting.PlanOf(f, "Pit", &f.Pits[0].Tables[0])
	if err != nil {
		t.Fatal(err)
	}
	w := &watched{T: t, clock: time.Date(2030, 1, 1, 20, 0, 0, 0, time.UTC), book: ledger.NewBook(), masters: map[uint64]chance.Seed{}}
	for _, who := range []string{ida, hal} {
		if err := w.book.Apply([]ledger.Transfer{{From: ledger.Cage, To: ledger.Player(who), Amount: 100_000_000 * money.Dollar}}); err != nil {
			t.Fatal(err)
		}
	}
	draw := chance.NewFast(11, 12)
	config := sitting.Config{Away: time.Hour, MaxLen: 128, Plan: &plan, Books: w, Beacon: beacon,
		Presence: func(string) sitting.Presence { return here{} },
		Seed:     func() chance.Seed { return secretFrom(draw) }}
	if beacon != nil {
		config.Chain = &journal.BeaconChain{Scheme: "test"}
		w.faults.Beacon = beacon
	}
	if w.Sitting, err = sitting.New(rules.ID, config, plan, "dealer", w.clock); err != nil {
		t.Fatal(err)
	}
	w.commit()
	for seat, who := range []string{ida, hal} {
		w.do(sitting.Sit(party(who), table.Seat(seat+1), 100_000*money.Dollar))
	}
	return w
}

// secretFrom draws 32 bytes.
func secretFrom(draw chance.Source) (s chance.Seed) {
	for i := range s {
		s[i] = byte(draw.Draw(256))
	}
	return s
}

func party(who string) sitting.Party { return sitting.Party{Who: who} }

// commit takes what the table did, as a store would, and lets ida read all of it.
func (w *watched) commit() {
	w.Helper()
	b := w.Batch()
	if err := w.book.Apply(b.Transfers); err != nil {
		w.Fatal(err)
	}
	for _, s := range b.Seeds {
		if !s.Revealed {
			w.masters[s.Round] = s.Seed
		}
	}
	for i := range b.Records {
		w.read(&b.Records[i])
	}
	if w.Committed() {
		w.advance(0)
	}
}

// read takes a record.
func (w *watched) read(r *sitting.Record) {
	w.Helper()
	var e table.Entry
	switch r.Kind {
	case journal.KindEntry:
		var err error
		if e, err = journal.UnmarshalEntry(r.Data); err != nil {
			w.Fatal(err)
		}
		if e.Kind == table.Drew && w.plays {
			w.drawn = append(w.drawn, e.Drawn)
		}
		w.plays = e.Kind == table.Played || w.plays && e.Kind != table.Drew
	case journal.KindCommit:
		w.plays = false
	case journal.KindSeries:
		var d journal.Series
		if err := r.Read(&d); err != nil {
			w.Fatal(err)
		}
		w.series = append(w.series, d)
	case journal.KindUnopened:
		var d journal.Unopened
		if err := r.Read(&d); err != nil {
			w.Fatal(err)
		}
		if d.Incident {
			w.alerts++
		}
	}
	w.faults.Table = r.Table
	for _, f := range w.faults.Record(r, &e) {
		w.Errorf("the audit would find: %s", f.Text)
	}
}

// advance lets time pass.
func (w *watched) advance(d time.Duration) {
	w.Helper()
	w.clock = w.clock.Add(d)
	if err := w.Advance(w.clock); err != nil {
		w.Fatal(err)
	}
	w.commit()
}

// do gives an order, and reports whether it was not refused.
func (w *watched) do(o sitting.Order) bool {
	w.Helper()
	out, err := w.Do(w.clock, &o)
	if err != nil {
		w.Fatal(err)
	}
	w.commit()
	return out.Err == nil
}

// wager has somebody make the first wager that is lawful. Where several wagers are
// made together, one alone would not suffice.
func (w *watched) wager(who string) {
	w.Helper()
	t := w.Table()
	together := slices.ContainsFunc(t.Layout().Wagers, func(x table.Wager) bool { return x.Each })
	for i, x := range t.Layout().Wagers {
		a := table.Area(i)
		unit := t.Unit(a)
		act := table.Act{Kind: table.Make, Area: a, Amount: max(t.Limit(a).Min, unit).Up(unit)}
		if x.Each == together && w.do(sitting.Act(party(who), act)) {
			return
		}
	}
}

// cut has somebody give a cut.
func (w *watched) cut(who string, seat table.Seat, secret chance.Seed) bool {
	round := w.Status().Round
	return w.do(sitting.Cut(party(who), round, journal.CutOf(w.ID(), round, seat, who, secret).String()))
}

// open has somebody open a cut.
func (w *watched) open(who string, secret chance.Seed) {
	w.do(sitting.OpenCut(party(who), w.Status().Round, secret.String()))
}

// takesPart answers what is asked between rounds so that a round can be played: somebody
// takes the bank.
func (w *watched) takesPart() {
	w.Helper()
	for n := 0; n < 20; n++ {
		open := w.Status().Open
		if len(open) == 0 {
			return
		}
		q := &open[0].Question
		choices := q.Choices()
		a := table.Answer{Choice: choices[len(choices)-1], Amount: q.Least}
		if !w.do(sitting.Answer(party(open[0].Person), view.QuestionID(w.Status().Round, q.Number), a)) {
			w.Fatalf("%s is no answer to %s", a.Choice, q.Offer.ID)
		}
	}
}

// answers answers all questions of a round with the first choice.
func (w *watched) answers() {
	w.Helper()
	for n := 0; w.Live().Question() != nil && !w.Table().InterludeDue() && n < 200; n++ {
		w.advance(16 * time.Second) // the clock answers
		for _, who := range []string{ida, hal} {
			if w.SeatOf(who) == table.House {
				w.do(sitting.Sit(party(who), map[string]table.Seat{ida: 1, hal: 2}[who], 100_000*money.Dollar))
			}
		}
	}
}

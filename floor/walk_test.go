package floor

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/floor/sitting"
	"boardwalk/game"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/table"
)

// print is all that a restart may not change.
type print struct {
	snapshot *table.Snapshot
	text     string
}

func printOf(s *sitting.Sitting) print { return print{s.Table().Snapshot(), s.State()} }

func (p *print) differs(q *print) string {
	switch {
	case p.text != q.text:
		return p.text + "\nthen\n" + q.text
	case !reflect.DeepEqual(p.snapshot, q.snapshot):
		return fmt.Sprintf("%+v\nthen\n%+v", p.snapshot, q.snapshot)
	}
	return ""
}

// copied is the log as it would be found after a crash.
func (m *memory) copied() *memory {
	c := &memory{records: map[string][]sitting.Record{}, seeds: maps.Clone(m.seeds), results: maps.Clone(m.results),
		seq: m.seq, pending: slices.Clip(m.pending)}
	for id, list := range m.records {
		c.records[id] = slices.Clip(list)
	}
	var err error
	if c.book, err = ledger.OpenBook(m.book.All, m.pending, m.book.Last()); err != nil {
		panic(err)
	}
	return c
}

// walk is people and staff who do at random what is lawful or not.
type walk struct {
	t      *testing.T
	will   chance.Source
	log    *memory
	house  *House
	tab    *Table
	now    print         // of the table as it is durable
	fate   chance.Source // of what the table's own goroutine does
	crash  atomic.Pointer[memory]
	cuts   int // moments at which the house was opened again in thought
	opened int // and in fact
	leaks  int
	read   int              // records that the shadow has
	shadow *sitting.Sitting // the replay of all records so far
}

func (w *walk) percent(n int) bool { return w.will.Draw(100) < n }

// committed holds what a restart would find against what is there.
func (w *walk) committed(id string, log *memory) {
	if w.house == nil {
		return
	}
	s := w.tab.Sitting()
	w.now = printOf(s)
	w.cuts++
	fresh := log.records[id][w.read:]
	w.read = len(log.records[id])
	if i := slices.IndexFunc(fresh, func(r sitting.Record) bool { return r.Kind == journal.KindTable }); i >= 0 ||
		w.shadow == nil || w.fate.Draw(100) < 3 {
		fresh = log.segment(id)
		w.shadow = nil
	}
	var err error
	if w.shadow == nil {
		w.shadow, err = sitting.Replay(id, fresh, nil)
	} else {
		err = w.shadow.ReplayMore(fresh) // a replay goes on from wherever it stands
	}
	if err != nil {
		w.t.Errorf("after %d records: %v", len(log.records[id]), err)
		return
	}
	again := w.shadow
	var masters []sitting.Seed
	for _, x := range log.seeds[id] {
		masters = append(masters, sitting.Seed(x))
	}
	if err := again.Resume(sitting.Config{}, masters, time.Now()); err != nil {
		w.t.Error(err)
	}
	then := printOf(again)
	if d := w.now.differs(&then); d != "" {
		w.t.Errorf("after %d records a restart changes\n%s", len(log.records[id]), d)
	}
	w.secrets(s.Events(), again.Events())
	again.DropEvents()
	if w.fate.Draw(100) < 3 {
		w.crash.Store(log.copied())
	}
}

// secrets looks for faces that somebody sees who may not, and for events that
// a replay tells otherwise.
func (w *walk) secrets(events, again []Event) {
	n := min(len(events), len(again)) // one of them may have begun with a setup in the meantime
	if !slices.EqualFunc(events[len(events)-n:], again[len(again)-n:], func(a, b Event) bool { return reflect.DeepEqual(a, b) }) {
		w.t.Errorf("the replay tells of other events")
	}
	for _, e := range events {
		if !e.Told.Secret {
			continue
		}
		for _, person := range []string{"", "ann", "bob", "cy", "dee"} {
			seen, ok := e.For(person)
			if own := person != "" && person == e.Owner; ok && !own && (seen.Told.Card != card.Unknown || seen.Told.Text != "") {
				w.t.Errorf("%q sees %+v", person, seen)
			}
			w.leaks++
		}
	}
}

func (w *walk) step() {
	who := []string{"ann", "bob", "cy", "dee"}[w.will.Draw(4)]
	by := party(who)
	if w.percent(30) {
		by.Key = fmt.Sprint("key-", w.will.Draw(1000))
	}
	var st table.Seat
	var q *table.Question
	var units []money.Cents
	var acts, incidents []table.Declared
	closed, seats := false, 0
	w.look(func(s *sitting.Sitting) {
		closed = s.Status().Phase == Closed
		t := s.Table()
		st, seats = s.SeatOf(who), t.Seats()+1
		acts, incidents = t.Layout().Acts, t.Layout().Incidents
		for i := range t.Layout().Wagers {
			units = append(units, t.Unit(table.Area(i)))
		}
		if asked := s.Live().Question(); asked != nil {
			copied := *asked
			q = &copied
		}
	})
	if units == nil { // the disk failed
		return
	}
	a := table.Area(w.will.Draw(len(units)))
	var err error
	switch n := w.will.Draw(100); {
	case closed && n < 50:
		_, err = w.tab.Open(brief(w.t), party("boss"), "")
	case st == table.House && n < 70:
		_, err = w.tab.Sit(brief(w.t), by, table.Seat(w.will.Draw(seats)), money.Cents(w.will.Draw(2000)*100))
	case q != nil && n < 60:
		if q.Seat != st {
			return
		}
		choices := q.Choices()
		chosen := table.Answer{Choice: choices[w.will.Draw(len(choices))], Cards: card.Set(w.will.Draw(1 << 20))}
		if w.percent(10) {
			chosen.Amount = money.Cents(w.will.Draw(10000))
		}
		_, err = answer(w.tab, by, chosen)
	case n < 55:
		for range 8 {
			a = table.Area(w.will.Draw(len(units)))
			if _, err = w.tab.Wager(ctx, by, a, units[a]*money.Cents(w.will.Draw(8)+1)); err == nil {
				break
			}
		}
	case n < 60:
		_, err = w.tab.Remove(ctx, by, a, 0)
	case n < 64:
		if _, err = cut(w.tab, by.Who); err != nil {
			_, err = openCut(w.tab, by.Who)
		}
	case n < 72:
		_, err = w.tab.Ready(ctx, by, true)
	case n < 74:
		_, err = w.tab.AddChips(ctx, by, money.Cents(w.will.Draw(30000)))
	case n < 75:
		_, err = w.tab.WithdrawChips(ctx, by)
	case n < 78:
		_, err = w.tab.Leave(ctx, by)
	case n < 80:
		_, err = w.tab.AskOver(ctx, by, a, units[a]*money.Cents(w.will.Draw(8)+1))
	case n < 82:
		err = w.decide()
	case n < 83:
		_, err = w.tab.AddCoupons(ctx, by, money.Cents(w.will.Draw(20))*money.Dollar)
	case n < 84:
		for range 8 {
			a = table.Area(w.will.Draw(len(units)))
			if _, err = w.tab.Act(ctx, by, table.Act{Kind: table.Make, Area: a, Amount: units[a], Tender: table.Coupon}); err == nil {
				break
			}
		}
	case n < 86:
		err = w.declared(table.Special, acts, st)
	case n < 88:
		err = w.declared(table.Report, incidents, st)
	case n < 89:
		if _, err = w.tab.Close(ctx, party("boss"), "a break"); err == nil {
			time.Sleep(time.Minute)
		}
	case n < 90:
		_, err = w.tab.Open(brief(w.t), party("boss"), "")
	case n < 91:
		_, err = w.house.PostNotice(brief(w.t), party("boss"), table.Change{Matter: table.LimitMatter,
			Limit: table.Limit{Min: money.Dollar, Max: money.Cents(w.will.Draw(10)+50) * 10 * money.Dollar},
			At:    time.Now().Add(time.Hour), Posted: true, Announced: true, Told: true}, w.tab.ID)
	case n < 92:
		err = w.retract()
	default:
		time.Sleep(time.Duration(w.will.Draw(30)) * time.Second)
	}
	w.outcome(err)
}

// decide has staff decide about a wager above the maximum, if there is one, or
// the player take it back.
func (w *walk) decide() error {
	var over []Over
	w.look(func(s *sitting.Sitting) { over = s.Status().Over })
	if len(over) == 0 {
		return nil
	}
	var err error
	switch o := over[0]; w.will.Draw(4) {
	case 0:
		_, err = w.tab.Deny(ctx, party("boss"), o, "")
	case 1:
		who := ""
		w.look(func(s *sitting.Sitting) { who = personAt(s, o.Seat) })
		_, err = w.tab.WithdrawOver(ctx, party(who), o.Area, o.Amount)
	default:
		_, err = w.tab.Accept(ctx, party("boss"), o)
	}
	return err
}

// retract has staff take back the notice of the first change that is to come.
func (w *walk) retract() error {
	var pending []table.Change
	w.look(func(s *sitting.Sitting) { pending = s.Table().Pending() })
	if len(pending) == 0 {
		return nil
	}
	_, err := w.house.WithdrawNotice(brief(w.t), party("boss"),
		Notice{Seq: 1, Table: w.tab.ID, Change: pending[0].String(), At: pending[0].At})
	return err
}

func brief(t *testing.T) context.Context {
	c, cancel := context.WithTimeout(context.Background(), 40*time.Second)
	t.Cleanup(cancel)
	return c
}

func (w *walk) declared(kind table.ActKind, list []table.Declared, seat table.Seat) error {
	if len(list) == 0 {
		return nil
	}
	d := list[w.will.Draw(len(list))]
	a := table.Act{Kind: kind, Word: d.ID, Args: [2]int{w.will.Draw(16), w.will.Draw(8)}}
	if d.Staff {
		_, err := w.tab.Report(brief(w.t), party("boss"), a)
		return err
	}
	_, err := w.tab.Act(ctx, party([]string{"ann", "bob", "cy", "dee"}[w.will.Draw(4)]), a)
	return err
}

// personAt is who has a seat.
func personAt(s *sitting.Sitting, seat table.Seat) string {
	for _, p := range s.View("").Players {
		if p.Seat == seat {
			return p.Person
		}
	}
	return ""
}

func (w *walk) look(f func(s *sitting.Sitting)) {
	err := w.tab.Look(ctx, func(s *sitting.Sitting) error { f(s); return nil })
	if err != nil && !errors.Is(err, errDisk) {
		w.t.Fatal(err)
	}
}

// outcome checks what an order's refusal or failure left behind.
func (w *walk) outcome(err error) {
	var refusal *law.Refusal
	switch {
	case err == nil, errors.Is(err, context.DeadlineExceeded):
	case errors.As(err, &refusal), errors.Is(err, errDisk):
	default:
		w.t.Errorf("an order came to %v", err)
	}
	w.look(func(s *sitting.Sitting) { // in the table's own goroutine, as all that is durable
		if s.Faulty() {
			w.t.Errorf("the table is at fault: %s", s.Status().Closed)
		}
		first := w.tab.Kept() + 1
		for i, e := range kept(w.t, w.tab) {
			if e.N != first+uint64(i) {
				w.t.Fatalf("event %d is published as %d", e.N, first+uint64(i))
			}
		}
		if last := w.tab.Last(); last != s.LastEvent() {
			w.t.Errorf("event %d was published last, and %d told", last, s.LastEvent())
		}
		now := printOf(s)
		if d := w.now.differs(&now); d != "" {
			w.t.Errorf("what is there is not what is durable:\n%s", d)
		}
	})
}

func TestAnyMomentSurvivesARestart(t *testing.T) {
	var cuts, leaks, opened atomic.Int64
	t.Run("games", func(t *testing.T) {
		for i, rules := range game.All {
			t.Run(rules.ID, func(t *testing.T) {
				t.Parallel()
				synctest.Test(t, func(t *testing.T) {
					w := &walk{t: t, will: chance.NewFast(uint64(i), 5), fate: chance.NewFast(uint64(i), 6), log: newMemory("ann", "bob", "cy", "dee")}
					for _, who := range []string{"ann", "bob", "cy", "dee"} {
						w.log.issue(t, who, 100*money.Dollar)
					}
					w.play(rules.ID, 300)
					cuts.Add(int64(w.cuts))
					leaks.Add(int64(w.leaks))
					opened.Add(int64(w.opened))
				})
			})
		}
	})
	t.Logf("%d moments rebuilt, %d of them in a house that was opened again; %d secrets held against viewers",
		cuts.Load(), opened.Load(), leaks.Load())
}

// play walks for so many steps.
func (w *walk) play(id string, steps int) {
	h := open(w.t, casinoOf(2, id), w.log, AwayAfter(3*time.Minute), MaxLen(40))
	defer h.Close()
	w.tab = at(w.t, h, id)
	w.look(func(s *sitting.Sitting) { w.now = printOf(s) })
	w.house = h
	w.log.after = w.committed
	w.log.fails = func() bool { return w.fate.Draw(100) < 2 }
	for range steps {
		w.step()
		if crash := w.crash.Swap(nil); crash != nil && !w.t.Failed() {
			w.opensAgain(crash)
		}
		if w.t.Failed() {
			return
		}
	}
	if _, _, err := journal.VerifyDraws(w.log.all(id)); err != nil {
		w.t.Error(err)
	}
}

// opensAgain opens another house on what a crash would have left. It stands
// where the first one stood and plays the same cards.
func (w *walk) opensAgain(crash *memory) {
	w.opened++
	s, err := sitting.Replay(w.tab.ID, crash.segment(w.tab.ID), nil)
	if err != nil {
		w.t.Fatal(err)
	}
	h := open(w.t, w.house.file, crash, AwayAfter(3*time.Minute))
	defer h.Close()
	other := at(w.t, h, w.tab.ID)
	got := uint64(0)
	_ = other.Look(ctx, func(now *sitting.Sitting) error { got = now.LastEvent(); return nil })
	if got < s.LastEvent() {
		w.t.Errorf("the house opened again at event %d, and had told %d", got, s.LastEvent())
	}
	time.Sleep(10 * time.Minute) // everybody is away: the round ends and all are stood up
	if l := h.Lobby()[0]; l.Taken != 0 && l.Phase != Closed {
		w.t.Errorf("a house that nobody came back to: %+v", l)
	}
	if _, _, err := journal.VerifyDraws(crash.all(w.tab.ID)); err != nil {
		w.t.Error(err)
	}
}

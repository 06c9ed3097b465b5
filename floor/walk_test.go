package floor

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/card"
	"boardwalk/chance"
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

func printOf(s *sitting) print {
	var b strings.Builder
	t := s.live.Table()
	for seat, p := range s.players() {
		fmt.Fprintln(&b, seat, p.person, p.name, p.bot, p.leaving, t.Account(seat))
	}
	if q := s.live.Question(); q != nil {
		fmt.Fprintln(&b, "asked", q.Seat, q.Box, q.Hand, q.Choices(), q.Offer.ID, q.Least, q.Most)
	}
	fmt.Fprintln(&b, "seed", s.src.round, s.src.hash, s.src.seed, s.src.cuts, s.src.drawn)
	fmt.Fprintln(&b, "numbers", s.at, s.events, s.began, s.entries, s.rounds, s.deeds, string(s.state), s.last, s.clocked, s.changes)
	fmt.Fprintln(&b, "floor", s.closed, s.fault, s.post, t.Terms(), journal.NewSetup(t.Rules(), t.Options(), t.Terms()))
	for _, h := range s.asides {
		fmt.Fprintln(&b, "aside", h.aside)
	}
	for a, held := range s.tally.All() {
		fmt.Fprintln(&b, a, held)
	}
	return print{t.Snapshot(), b.String()}
}

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
	c := &memory{records: map[string][]Record{}, seeds: maps.Clone(m.seeds), results: maps.Clone(m.results), seq: m.seq, pending: slices.Clip(m.pending)}
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
	read   int      // records that the shadow has
	shadow *sitting // the replay of all records so far
}

func (w *walk) percent(n int) bool { return w.will.Draw(100) < n }

// committed holds what a restart would find against what is there.
func (w *walk) committed(id string, log *memory) {
	if w.house == nil {
		return
	}
	s := w.tab.s
	w.now = printOf(s)
	w.cuts++
	fresh := log.records[id][w.read:]
	w.read = len(log.records[id])
	if i := slices.IndexFunc(fresh, func(r Record) bool { return r.Kind == journal.KindTable }); i >= 0 || w.shadow == nil || w.fate.Draw(100) < 3 {
		fresh = log.segment(id)
		w.shadow = &sitting{id: id}
	}
	again := w.shadow
	for len(fresh) > 0 { // a replay goes on from wherever it stands
		n, err := again.again(fresh)
		if err != nil {
			w.t.Errorf("after %d records: %v", len(log.records[id]), err)
			return
		}
		fresh = fresh[n:]
	}
	if err := again.resume(w.house, log.seeds[id][0]); err != nil {
		w.t.Error(err)
	}
	then := printOf(again)
	if d := w.now.differs(&then); d != "" {
		w.t.Errorf("after %d records a restart changes\n%s", len(log.records[id]), d)
	}
	w.secrets(s.publish, again.publish)
	again.publish = nil
	if w.fate.Draw(100) < 3 {
		w.crash.Store(log.copied())
	}
}

// secrets looks for faces that somebody sees who may not, and for events that
// a replay tells otherwise.
func (w *walk) secrets(events, again []Event) {
	n := min(len(events), len(again)) // one of them may have begun with a setup in the meantime
	if !slices.Equal(events[len(events)-n:], again[len(again)-n:]) {
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
	w.look(func(s *sitting) {
		closed = s.isClosed() && s.live.Question() == nil
		st, seats = s.seatOf(who), len(s.people)
		t := s.live.Table()
		acts, incidents = t.Layout().Acts, t.Layout().Incidents
		for i := range t.Layout().Wagers {
			units = append(units, t.Unit(table.Area(i)))
		}
		if asked := s.live.Question(); asked != nil {
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
		answer := table.Answer{Choice: choices[w.will.Draw(len(choices))], Cards: card.Set(w.will.Draw(1 << 20))}
		if w.percent(10) {
			answer.Amount = money.Cents(w.will.Draw(10000))
		}
		_, err = w.tab.Answer(ctx, by, answer)
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
		_, err = w.tab.Cut(ctx, by, fmt.Sprint(w.will.Draw(1000)))
	case n < 72:
		_, err = w.tab.Ready(ctx, by, true)
	case n < 74:
		_, err = w.tab.AddChips(ctx, by, money.Cents(w.will.Draw(30000)))
	case n < 75:
		_, err = w.tab.Withdraw(ctx, by)
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
		_, err = w.tab.Post(brief(w.t), party("boss"), table.Change{Matter: table.LimitMatter, Limit: table.Limit{Min: money.Dollar, Max: money.Cents(w.will.Draw(10)+50) * 10 * money.Dollar},
			At: time.Now().Add(time.Hour), Posted: true, Announced: true, Told: true})
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
	w.look(func(s *sitting) { over = s.status().Over })
	if len(over) == 0 {
		return nil
	}
	var err error
	switch o := over[0]; w.will.Draw(4) {
	case 0:
		_, err = w.tab.Deny(ctx, party("boss"), o, "")
	case 1:
		who := ""
		w.look(func(s *sitting) { who = s.whose(o.Seat) })
		_, err = w.tab.WithdrawOver(ctx, party(who), o.Area, o.Amount)
	default:
		_, err = w.tab.Accept(ctx, party("boss"), o)
	}
	return err
}

// retract has staff take back the notice of the first change that is to come.
func (w *walk) retract() error {
	var pending []table.Change
	w.look(func(s *sitting) { pending = s.live.Table().Pending() })
	if len(pending) == 0 {
		return nil
	}
	_, err := w.tab.Retract(brief(w.t), party("boss"), Notice{Seq: 1, Change: pending[0].String(), At: pending[0].At})
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

func (w *walk) look(f func(s *sitting)) {
	_, err := w.tab.give(ctx, &order{look: true, do: func(s *sitting) (Receipt, error) { f(s); return Receipt{}, nil }})
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
	w.look(func(s *sitting) { // in the table's own goroutine, as all that is durable
		if s.fault {
			w.t.Errorf("the table is at fault: %s", s.closed)
		}
		first := w.tab.Kept() + 1
		for i, e := range kept(w.t, w.tab) {
			if e.N != first+uint64(i) {
				w.t.Fatalf("event %d is published as %d", e.N, first+uint64(i))
			}
		}
		if last := w.tab.Last(); last != s.events {
			w.t.Errorf("event %d was published last, and %d told", last, s.events)
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
	t.Logf("%d moments rebuilt, %d of them in a house that was opened again; %d secrets held against viewers", cuts.Load(), opened.Load(), leaks.Load())
}

// play walks for so many steps.
func (w *walk) play(id string, steps int) {
	h := open(w.t, casinoOf(2, id), w.log, AwayAfter(3*time.Minute), Long(40))
	defer h.Close()
	w.tab = at(w.t, h, id)
	w.look(func(s *sitting) { w.now = printOf(s) })
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
	s, err := rebuild(w.tab.ID, crash.segment(w.tab.ID))
	if err != nil {
		w.t.Fatal(err)
	}
	h := open(w.t, w.house.file, crash, AwayAfter(3*time.Minute))
	defer h.Close()
	other := at(w.t, h, w.tab.ID)
	got := uint64(0)
	_, _ = other.give(ctx, &order{look: true, do: func(now *sitting) (Receipt, error) { got = now.events; return Receipt{}, nil }})
	if got < s.events {
		w.t.Errorf("the house opened again at event %d, and had told %d", got, s.events)
	}
	time.Sleep(10 * time.Minute) // everybody is away: the round ends and all are stood up
	if l := h.Lobby()[0]; l.Taken != 0 && l.Phase != Closed {
		w.t.Errorf("a house that nobody came back to: %+v", l)
	}
	if _, _, err := journal.VerifyDraws(crash.all(w.tab.ID)); err != nil {
		w.t.Error(err)
	}
}

package system

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
)

// begins is when the lounge of the tests opens.
var begins = time.Date(2026, 11, 16, 12, 0, 0, 0, time.UTC)

// lounge is a system in a test, with a clock and a ledger.
type lounge struct {
	testing.TB
	s       *System
	now     time.Time
	book    *ledger.Book
	records []journal.Record
	masters map[uint64]Seed
	results map[string][]byte
	events  []Event
	seeds   *chance.Fast
	plan    Plan
	maxLen  int
	beacon  *testBeacon // that the house uses; nil for none
}

// testPlan is the plan of the lounge of the tests.
func testPlan() Plan {
	return Plan{Name: "Keno", Rates: keno.StandardText(), Every: 300, Pause: 5, Refunds: true, Imprest: 5000 * money.Dollar,
		Booths: []Booth{{Name: "Main", Stations: []Station{{Number: 1, Auto: true}, {Number: 2}, {Number: 3}}},
			{Name: "Bar", Satellite: true, Stations: []Station{{Number: 4, Auto: true}}}}}
}

// open opens a lounge whose plan is changed by functions.
func open(t testing.TB, change ...func(*Plan)) *lounge {
	t.Helper()
	l := &lounge{TB: t, now: begins, book: ledger.NewBook(), masters: map[uint64]Seed{}, results: map[string][]byte{},
		seeds: chance.NewFast(15, 47), plan: testPlan()}
	for _, f := range change {
		f(&l.plan)
	}
	for _, who := range []string{"ann", "bob"} {
		l.give(who, 10_000*money.Dollar)
	}
	s, err := New("keno", l.config(), l.plan, l.now)
	if err != nil {
		t.Fatal(err)
	}
	l.s = s
	l.commit()
	return l
}

// give gives a person play money and coupons.
func (l *lounge) give(who string, amount money.Cents) {
	l.Helper()
	err := l.book.Apply([]ledger.Transfer{{From: ledger.Cage, To: ledger.Player(who), Amount: amount},
		{From: ledger.CageCoupons, To: ledger.PlayerCoupons(who), Amount: amount}})
	if err != nil {
		l.Fatal(err)
	}
}

func (l *lounge) config() Config {
	c := Config{Plan: &l.plan, Random: chance.NewFast(1, 2), MaxLen: l.maxLen,
		Seed: func() (s chance.Seed) {
			for i := range s {
				s[i] = byte(l.seeds.Draw(256))
			}
			return s
		},
		Result: func(key string) (json.RawMessage, bool) { data, ok := l.results[key]; return data, ok },
		Held:   func(a ledger.Account) money.Cents { return l.book.Balance(a).Free() }}
	if b := l.beacon; b != nil {
		c.Chain, c.Beacon = &b.chain, func(journal.BeaconChain) journal.Beacon { return b }
	}
	return c
}

// commit makes durable what the system did, and holds its counting against the ledger's.
func (l *lounge) commit() {
	l.Helper()
	b := l.s.Batch()
	if err := l.book.Apply(b.Transfers); err != nil {
		l.Fatal(err)
	}
	for _, r := range b.Records {
		r.Seq = uint64(len(l.records))
		if r.At != r.Seq {
			l.Fatalf("record %d is number %d", r.Seq, r.At)
		}
		l.records = append(l.records, r)
	}
	for _, m := range b.Seeds {
		if l.masters[m.Round] = m; m.Revealed {
			delete(l.masters, m.Round)
		}
	}
	for _, r := range b.Results {
		l.results[r.Key] = r.Data
	}
	l.events = append(l.events, l.s.Events()...)
	l.s.Committed()
	drawers, unpaid, unclaimed := l.s.Held()
	for n, cash := range drawers {
		l.holds(ledger.KenoDrawer("keno", n), cash)
	}
	l.holds(ledger.KenoUnpaid("keno"), unpaid)
	l.holds(ledger.KenoUnclaimed("keno"), unclaimed)
	if err := l.book.Verify(); err != nil {
		l.Fatal(err)
	}
}

// holds checks what an account holds.
func (l *lounge) holds(a ledger.Account, want money.Cents) {
	l.Helper()
	if got := l.book.Balance(a).Posted; got != want {
		l.Errorf("%s holds %s, want %s", a, got, want)
	}
}

// do has an order carried out.
func (l *lounge) do(o Order) Receipt {
	l.Helper()
	r, err := l.s.Do(l.now, &o)
	if err != nil {
		l.Fatalf("refused: %v", err)
	}
	l.commit()
	return r
}

// refused checks that an order is refused under a paragraph for a reason.
func (l *lounge) refused(o Order, by law.Cite, reason law.Reason) {
	l.Helper()
	before := len(l.records)
	r, err := l.s.Do(l.now, &o)
	var refusal *law.Refusal
	if !errors.As(err, &refusal) {
		l.Fatalf("want a refusal under %s, got %+v, %v", by, r, err)
	}
	if refusal.By != by || refusal.Reason != reason {
		l.Errorf("refused under %s for %s: %v; want %s for %s", refusal.By, refusal.Reason, err, by, reason)
	}
	if l.commit(); len(l.records) != before {
		l.Errorf("a refused order left %d records", len(l.records)-before)
	}
}

// told checks what was said last of a kind of record: under which paragraphs, of which game and for how much. It returns
// the event.
func (l *lounge) told(kind string, by, also law.Cite, game uint64, amount money.Cents) Event {
	l.Helper()
	for _, e := range slices.Backward(l.events) {
		if e.Kind == kind {
			if e.Law != by || e.Also != also || e.Game != game || e.Amount != amount {
				l.Errorf("told %+v, want %s under %q and %q of game %d", e, amount, by, also, game)
			}
			return e
		}
	}
	l.Fatalf("nothing is told of a %s", kind)
	return Event{}
}

// later lets some time pass.
func (l *lounge) later(d time.Duration) {
	l.Helper()
	l.now = l.now.Add(d)
	if err := l.s.Advance(l.now); err != nil {
		l.Fatal(err)
	}
	l.commit()
}

// drawn lets the present game be drawn.
func (l *lounge) drawn() Draw {
	l.Helper()
	last := func() (game uint64) {
		if n := len(l.s.results); n > 0 {
			game = l.s.results[n-1].Game
		}
		return game
	}
	for before := last(); last() == before; {
		if l.now = l.s.NextDue(); l.now.IsZero() {
			l.Fatal("nothing is due")
		}
		l.later(0)
	}
	return l.s.results[len(l.s.results)-1]
}

// untilWon sells a request to a person again and again until it wins, and returns the
// ticket, which is not paid yet.
func (l *lounge) untilWon(by Party, request string, least money.Cents) Ticket {
	l.Helper()
	for range 3000 {
		n := l.do(buy(by, request)).Ticket
		l.drawn()
		if t, _ := l.s.Ticket(n); t.Won >= least {
			return t
		}
		if l.book.Balance(ledger.Player(by.Who)).Free() < 1000*money.Dollar {
			l.give(by.Who, 10_000*money.Dollar)
		}
	}
	l.Fatalf("%q has not won %s in 3000 games", request, least)
	return Ticket{}
}

// restart reads the system back from its records since the last setup.
func (l *lounge) restart() {
	l.Helper()
	from := 0
	for i, r := range l.records {
		if r.Kind == KindSetup {
			from = i
		}
	}
	s, err := Load("keno", l.records[from:])
	if err != nil {
		l.Fatal(err)
	}
	var masters []Seed
	for _, m := range l.masters {
		masters = append(masters, m)
	}
	if err := s.Resume(l.config(), masters, l.now); err != nil {
		l.Fatal(err)
	}
	l.s = s
}

var (
	ann   = Party{Who: "ann"}
	bob   = Party{Who: "bob"}
	wendy = Party{Who: "wendy", Rank: Writer}
	walt  = Party{Who: "walt", Rank: Writer}
	susan = Party{Who: "susan", Rank: Supervisor}
	ivan  = Party{Who: "ivan", Rank: Inspector}
)

// buy is the order of a patron at an automatic station.
func buy(by Party, request string) Order { return Buy(by, Purchase{Request: request}) }

package lounge

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"boardwalk/chance"
	"boardwalk/floor/beacons"
	"boardwalk/journal"
	"boardwalk/keno"
	"boardwalk/keno/system"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/store/storetest"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var begins = time.Date(2100, 1, 4, 12, 0, 0, 0, time.UTC)

// house is a lounge on a store, with a clock that the test sets.
type house struct {
	testing.TB
	*Lounge
	dir   string
	store *store.Store
	wrap  func(*store.Store) Log // what the lounge is given; the store itself if nil
	now   atomic.Int64
	seeds sync.Mutex
	fast  *chance.Fast
	plan  Plan
	max   int
	stop  func()

	beacon beacons.Beacon // that the house uses; nil for none
}

// usual is the plan of the tests: stations 1 to 8 are automatic, and 9 is not.
func usual() Plan {
	p := Plan{Name: "Keno", Rates: keno.StandardText(), Every: 60, Pause: 5, Refunds: true, Imprest: 10_000 * money.Dollar,
		Booths: []system.Booth{{Name: "Main"}}}
	for n := 1; n <= 9; n++ {
		p.Booths[0].Stations = append(p.Booths[0].Stations, system.Station{Number: n, Auto: n < 9})
	}
	return p
}

// open opens a house with some people in it.
func open(t testing.TB, people ...string) *house {
	t.Helper()
	h := &house{TB: t, dir: t.TempDir(), fast: chance.NewFast(15, 47), plan: usual()}
	h.now.Store(begins.UnixNano())
	h.start()
	t.Cleanup(h.close)
	for _, who := range people {
		h.give(who, 100_000*money.Dollar)
	}
	return h
}

// start opens the store and the lounge.
func (h *house) start() {
	h.Helper()
	st, err := store.Open(h.dir, storetest.Sealed)
	if err != nil {
		h.Fatal(err)
	}
	h.store = st
	log := Log(st)
	if h.wrap != nil {
		log = h.wrap(st)
	}
	ctx, stop := context.WithCancel(context.Background())
	c := &Config{Context: ctx, Log: log, Clock: h.clock, Seed: h.seed, MaxLen: h.max, Keep: 64, Beacon: h.beacon}
	if h.Lounge, err = Open(c, "keno-1", &h.plan); err != nil {
		h.Fatal(err)
	}
	var wait sync.WaitGroup
	l := h.Lounge
	wait.Go(func() { l.Run(ctx) })
	h.stop = func() { stop(); wait.Wait() }
}

// close ends everything at once, as a house that is killed does.
func (h *house) close() {
	if h.stop != nil {
		h.stop()
		h.stop = nil
		if err := h.store.Close(); err != nil {
			h.Error(err)
		}
	}
}

// restart opens the house again.
func (h *house) restart() {
	h.Helper()
	h.close()
	h.start()
}

func (h *house) clock() time.Time { return time.Unix(0, h.now.Load()).UTC() }

func (h *house) seed() (s chance.Seed) {
	h.seeds.Lock()
	defer h.seeds.Unlock()
	for i := range s {
		s[i] = byte(h.fast.Draw(256))
	}
	return s
}

// give gives somebody play money.
func (h *house) give(who string, amount money.Cents) {
	h.Helper()
	_, err := h.store.Append(&store.Batch{Records: []journal.Record{{Time: h.clock(), Who: "cashier",
		Kind: journal.KindServer, Data: []byte(`{}`)}},
		Transfers: []ledger.Transfer{{From: ledger.Cage, To: ledger.Player(who), Amount: amount}}})
	if err != nil {
		h.Fatal(err)
	}
}

// later lets time pass, and what is due be done.
func (h *house) later(d time.Duration) {
	h.Helper()
	h.now.Add(int64(d))
	if err := h.Look(context.Background(), func(*system.System) error { return nil }); err != nil {
		h.Fatal(err)
	}
}

// drawn lets the present game be drawn.
func (h *house) drawn() {
	h.Helper()
	for game := h.Board().Game; h.Board().Game == game; {
		h.later(5 * time.Second)
	}
}

// winner sells tickets to a person until one wins, and returns it.
func (h *house) winner(who, request string) Ticket {
	h.Helper()
	by := Party{Who: who}
	for range 200 {
		r, err := h.Buy(context.Background(), by, Purchase{Request: request})
		if err != nil {
			h.Fatal(err)
		}
		for !h.over(by, r.Ticket) {
			h.later(5 * time.Second)
		}
		if t, _ := h.Ticket(context.Background(), by, r.Ticket); t.Won > 0 {
			return t
		}
	}
	h.Fatal("nobody wins")
	return Ticket{}
}

// over reports whether a ticket was played.
func (h *house) over(by Party, n uint64) bool {
	t, err := h.Ticket(context.Background(), by, n)
	if err != nil {
		h.Fatal(err)
	}
	return t.Over()
}

func TestATicketIsPaidOnceFromManyStations(t *testing.T) {
	lawtest.Cites(t, "15.6(a)")
	h := open(t, "ann")
	won := h.winner("ann", "1 @ $10")
	before := h.store.Held(ledger.Player("ann")).Posted
	var wait sync.WaitGroup
	var paid, refused atomic.Int64
	for i := range 64 {
		wait.Go(func() {
			by := Party{Who: "ann", Key: fmt.Sprint("k", i), Print: "redeem"}
			r, err := h.Redeem(context.Background(), by, Claim{Ticket: won.Sale.Ticket, Station: 1 + i%8})
			var refusal *law.Refusal
			switch {
			case err == nil && r.Amount == won.Won:
				paid.Add(1)
			case errors.As(err, &refusal) && refusal.Reason == law.Taken:
				refused.Add(1)
			default:
				t.Errorf("%+v, %v", r, err)
			}
		})
	}
	wait.Wait()
	if paid.Load() != 1 || refused.Load() != 63 {
		t.Errorf("paid %d times, refused %d times", paid.Load(), refused.Load())
	}
	if got := h.store.Held(ledger.Player("ann")).Posted; got != before+won.Won {
		t.Errorf("ann has %s and had %s", got, before)
	}
}

func TestARestartGoesOnWhereTheLoungeWas(t *testing.T) {
	h := open(t, "ann")
	ctx := context.Background()
	by := Party{Who: "ann", Key: "once", Print: "p"}
	r, err := h.Buy(ctx, by, Purchase{Request: "1-8 @ $5 x 3"})
	if err != nil {
		t.Fatal(err)
	}
	h.later(60 * time.Second)
	b := h.Board()
	if b.Phase != system.Locked {
		t.Fatalf("the lounge is %s", b.Phase)
	}
	h.restart()
	if again := h.Board(); again.Phase != system.Locked || again.Hash != b.Hash || again.Game != b.Game || !again.Draws.Equal(b.Draws) {
		t.Errorf("the lounge was %+v and is %+v", b, again)
	}
	if got, err := h.Buy(ctx, by, Purchase{Request: "1-8 @ $5 x 3"}); err != nil || !got.Repeated || got.Ticket != r.Ticket {
		t.Errorf("the order is answered %+v, %v", got, err)
	}
	for !h.over(by, r.Ticket) {
		h.later(5 * time.Second)
		h.restart()
	}
	ticket, _ := h.Ticket(ctx, by, r.Ticket)
	want := money.Cents(0)
	for n := ticket.First; n <= ticket.Last; n++ {
		race, err := h.Race(ctx, n)
		if err != nil {
			t.Fatal(err)
		}
		drawn, err := race.Drawn()
		if err != nil {
			t.Fatal(err)
		}
		want += ticket.Rules().Won(drawn.Set)
	}
	if ticket.Won != want {
		t.Errorf("the ticket has won %s, want %s", ticket.Won, want)
	}
}

func TestOldTicketsAndGamesAreFoundInTheRecord(t *testing.T) {
	lawtest.Cites(t, "15.5(h)", "15.3(b)[reuse]", "15.4(c)12")
	h := open(t, "ann", "bob")
	h.max = 30
	h.restart()
	ctx, ann := context.Background(), Party{Who: "ann"}
	var numbers []uint64
	for i := range 40 {
		r, err := h.Buy(ctx, ann, Purchase{Request: fmt.Sprintf("%d @ $1", i+1)})
		if err != nil {
			t.Fatal(err)
		}
		numbers = append(numbers, r.Ticket)
		h.drawn()
	}
	setups := 0
	for r, err := range h.store.TableFrom(ctx, "keno-1", 0) {
		if err != nil {
			t.Fatal(err)
		}
		if r.Kind == system.KindSetup {
			setups++
		}
	}
	if setups < 5 {
		t.Errorf("the state was recorded %d times", setups)
	}
	for i, n := range numbers {
		ticket, err := h.Ticket(ctx, ann, n)
		if err != nil || ticket.Request != fmt.Sprintf("%d @ $1", i+1) {
			t.Fatalf("ticket %d is %+v, %v", n, ticket, err)
		}
		race, err := h.Race(ctx, ticket.First)
		if err != nil {
			t.Fatal(err)
		}
		proved(t, race)
	}
	for who, n := range map[string]uint64{"bob": numbers[0], "ann": numbers[39] + 1} { // ann's ticket, and one that is not sold
		var refusal *law.Refusal
		if seen, err := h.Ticket(ctx, Party{Who: who}, n); !errors.As(err, &refusal) || refusal.By != "15.4(c)12" || seen.Holder != "" {
			t.Errorf("%s presents ticket %d: %+v, %v", who, n, seen, err)
		}
	}
	if _, err := h.Race(ctx, h.Board().Game); !errors.Is(err, ErrNoGame) {
		t.Errorf("a game that is not drawn: %v", err)
	}
	list, err := h.Tickets(ctx, "ann", 0, 100)
	if err != nil || len(list) != 40 || list[0].Sale.Ticket != numbers[39] || list[39].Sale.Ticket != numbers[0] {
		t.Errorf("ann has %d tickets, %v", len(list), err)
	}
	if page, err := h.Tickets(ctx, "ann", numbers[10], 5); err != nil || len(page) != 5 || page[0].Sale.Ticket != numbers[9] {
		t.Errorf("a page has %d tickets, %v", len(page), err)
	}
	r, err := h.Buy(ctx, ann, Purchase{Replays: numbers[2]})
	if err != nil {
		t.Fatal(err)
	}
	if ticket, _ := h.Ticket(ctx, ann, r.Ticket); ticket.Request != "3 @ $1" || ticket.Replays != numbers[2] {
		t.Errorf("the old ticket is repeated as %+v", ticket)
	}
	if races, err := h.Races(ctx, 0, 3); err != nil || len(races) != 3 || races[0].Game != 40 {
		t.Errorf("races %v, %v", races, err)
	}
}

// proved draws a game again from its seed.
func proved(t *testing.T, r *Race) {
	t.Helper()
	seed, err := journal.ParseSecret(r.Seed)
	if err != nil {
		t.Fatal(err)
	}
	chain, err := journal.ParseDigest(r.Chain)
	if err != nil {
		t.Fatal(err)
	}
	mix := journal.Mix{Chain: chain}
	for _, c := range r.Cuts {
		secret, err := journal.ParseSecret(c.Secret)
		if err != nil || journal.CutOf("keno-1", r.Round, 0, c.Person, secret).String() != c.Hash {
			t.Fatalf("the cut of game %d is %+v", r.Game, c)
		}
		mix.Cuts = append(mix.Cuts, journal.Opened{Person: c.Person, Secret: secret})
	}
	if r.Beacon != nil {
		value, err := journal.ParseSignature(r.Beacon.Value)
		if err != nil {
			t.Fatal(err)
		}
		mix.Beacon = journal.BeaconOf(r.Beacon.Round, value)
	}
	drawn := keno.DrawFrom(journal.NewRound(seed, "keno-1", r.Round, &mix))
	if !slices.Equal(drawn.List(), r.Numbers) || journal.LeafOf("keno-1", r.Round, seed).String() != r.Hash {
		t.Errorf("game %d does not follow from its seed", r.Game)
	}
}

func TestNobodyHearsOfAnothersTickets(t *testing.T) {
	h := open(t, "ann", "bob")
	ctx := context.Background()
	heard := map[string]*Stream{}
	for _, by := range []Party{{Who: "ann"}, {Who: "bob"}, {Who: "wendy", Rank: Writer}} {
		s, err := h.Follow(by, 0)
		if err != nil {
			t.Fatal(err)
		}
		heard[by.Who] = s
	}
	if _, err := h.Buy(ctx, Party{Who: "ann"}, Purchase{Request: "5 @ $1"}); err != nil {
		t.Fatal(err)
	}
	h.drawn()
	for who, want := range map[string]bool{"ann": true, "bob": false, "wendy": true} {
		news, err := heard[who].Next(ctx)
		if err != nil {
			t.Fatal(err)
		}
		sold := slices.ContainsFunc(news.Events, func(e Event) bool { return e.Kind == system.KindTicket })
		drawn := slices.ContainsFunc(news.Events, func(e Event) bool { return e.Kind == system.KindDraw && len(e.Numbers) == 20 })
		if sold != want || !drawn {
			t.Errorf("%s heard of the ticket: %v, of the draw: %v", who, sold, drawn)
		}
	}
	later, err := h.Follow(Party{Who: "ann"}, h.Board().At-1)
	if err != nil {
		t.Fatal(err)
	}
	if news, err := later.Next(ctx); err != nil || len(news.Events) != 1 || news.Last != h.Board().At {
		t.Errorf("taken up again: %+v, %v", news, err)
	}
}

// broken is a log that fails when it is told to.
type broken struct {
	*store.Store
	fails atomic.Int64
}

func (b *broken) Append(batch *store.Batch) (store.Commit, error) {
	if b.fails.Add(-1) >= 0 {
		return store.Commit{}, errors.New("the disk is full")
	}
	return b.Store.Append(batch)
}

func TestWhatCannotBeCommittedHasNotHappened(t *testing.T) {
	h := open(t, "ann", "bob")
	b := &broken{}
	h.wrap = func(st *store.Store) Log { b.Store = st; return b }
	h.restart()
	b.fails.Store(1)
	ctx := context.Background()
	if r, err := h.Buy(ctx, Party{Who: "ann"}, Purchase{Request: "5 @ $1"}); err == nil {
		t.Errorf("sold ticket %d, and nothing was committed", r.Ticket)
	}
	r, err := h.Buy(ctx, Party{Who: "ann"}, Purchase{Request: "5 @ $1"})
	if err != nil || r.Ticket != 1 {
		t.Errorf("%+v, %v", r, err)
	}
	if got := h.store.Held(ledger.Player("ann")).Posted; got != 99_999*money.Dollar {
		t.Errorf("ann has %s", got)
	}
	var refusal *law.Refusal
	if _, err := h.Buy(ctx, Party{Who: "carol"}, Purchase{Request: "5 @ $1"}); !errors.As(err, &refusal) || refusal.Reason != law.Short {
		t.Errorf("somebody without money: %v", err)
	}
}

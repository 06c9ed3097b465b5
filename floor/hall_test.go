package floor

import (
	"context"
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/casino"
	"boardwalk/floor/sitting"
	"boardwalk/money"
	"boardwalk/table"
)

// parts are the wings of a house, which tell their hall everything as JSON.
type parts struct {
	t      *testing.T
	houses []*House
	logs   []*memory
	silent [3]atomic.Bool
	looks  [3]atomic.Int64 // how often the hall looked at each wing

	beforeSetUp func(p *sitting.Plan)
	deaf        atomic.Bool // the second wing hears of no withdrawal
}

func (p *parts) Count() int { return len(p.houses) }

// ask returns a wing, if it answers.
func (p *parts) ask(wing int) (*House, error) {
	if p.silent[wing-1].Load() {
		return nil, ErrSilent
	}
	return p.houses[wing-1], nil
}

// told returns a value as the hall gets it.
func told[T any](t *testing.T, v T) (got T) {
	t.Helper()
	text, err := json.Marshal(v)
	if err == nil {
		err = json.Unmarshal(text, &got)
	}
	if err != nil {
		t.Fatal(err)
	}
	return got
}

func (p *parts) Glance(_ context.Context, wing int, since string) (*Glance, error) {
	p.looks[wing-1].Add(1)
	h, err := p.ask(wing)
	if err != nil {
		return nil, err
	}
	return told(p.t, h.Glance(since)), nil
}

func (p *parts) Notices(ctx context.Context, wing int) ([]Given, error) {
	h, err := p.ask(wing)
	if err != nil {
		return nil, err
	}
	list, err := h.Notices(ctx)
	return told(p.t, list), err
}

func (p *parts) SetUp(_ context.Context, wing int, by string, plan *sitting.Plan) error {
	h, err := p.ask(wing)
	if err != nil {
		return err
	}
	if p.beforeSetUp != nil {
		p.beforeSetUp(plan)
	}
	plan = told(p.t, plan)
	return h.SetUp(by, plan)
}

func (p *parts) Table(wing int, id string) Orders { return far{p, wing, id} }

// far is a table of a wing that goes silent when it shall: also while it does something.
type far struct {
	*parts
	wing int
	id   string
}

func ordered[T any](f far, do func(*Table) (T, error)) (got T, err error) {
	h, err := f.ask(f.wing)
	if err != nil {
		return got, err
	}
	t, ok := h.Table(f.id)
	if !ok {
		return got, errors.New("there is no such table")
	}
	got, err = do(t)
	if _, silent := f.ask(f.wing); silent != nil {
		return got, silent
	}
	return got, err
}

func (f far) Confirm(ctx context.Context, by Party) (Receipt, error) {
	return ordered(f, func(t *Table) (Receipt, error) { return t.Confirm(ctx, by) })
}

func (f far) NoticeNeeded(ctx context.Context, c table.Change) (table.NoticeNeeded, error) {
	return ordered(f, func(t *Table) (table.NoticeNeeded, error) { return t.NoticeNeeded(ctx, told(f.t, c)) })
}

func (f far) Post(ctx context.Context, by Party, c table.Change, with []string) (Receipt, error) {
	return ordered(f, func(t *Table) (Receipt, error) { return t.Post(ctx, by, told(f.t, c), with) })
}

func (f far) Withdraw(ctx context.Context, by Party, n Notice) (Receipt, error) {
	if f.wing == 2 && f.deaf.Load() {
		return Receipt{}, ErrSilent
	}
	return ordered(f, func(t *Table) (Receipt, error) { return t.Withdraw(ctx, by, told(f.t, n)) })
}

func (f far) Show(ctx context.Context, until time.Time) error {
	_, err := ordered(f, func(t *Table) (struct{}, error) { return struct{}{}, t.Show(ctx, until) })
	return err
}

// inParts is a house whose first wing has craps and blackjack, the second craps-2, and the third caribbean-stud.
func inParts(t *testing.T, test func(t *testing.T, hall *House, p *parts), settings ...Setting) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		f := dividedFile(t)
		f.Times.Decision = 10 * time.Minute
		f.Pits[0].Tables = append(f.Pits[0].Tables, casinoOf(0, "blackjack").Pits[0].Tables...)
		p := &parts{t: t}
		for wing := 1; wing <= 3; wing++ {
			p.logs = append(p.logs, newMemory("ann"))
			p.houses = append(p.houses, open(t, f, p.logs[wing-1], append(settings, inWing(wing))...))
		}
		hall := openHall(t, f, p)
		test(t, hall, p)
		hall.Close()
		for _, h := range p.houses {
			h.Close()
		}
	})
}

func openHall(t *testing.T, f *casino.File, p *parts) *House {
	t.Helper()
	h := open(t, f, newMemory(), InHall(p))
	synctest.Wait()
	return h
}

func (p *parts) table(wing int, id string) *Table {
	p.t.Helper()
	return at(p.t, p.houses[wing-1], id)
}

func TestAHallRestsWhileNobodyLooksAtTheLobby(t *testing.T) {
	inParts(t, func(t *testing.T, hall *House, p *parts) {
		looks := func(during time.Duration) int64 {
			synctest.Wait()
			before := p.looks[0].Load()
			time.Sleep(during)
			synctest.Wait()
			return p.looks[0].Load() - before
		}
		time.Sleep(glanceRest)
		if n := looks(2 * glanceRest); n != 2 {
			t.Errorf("nobody looks, and the hall looks %d times", n)
		}
		inRound(t, p.table(1, "blackjack"))
		if i := slices.IndexFunc(hall.Lobby(), func(l Listing) bool { return l.ID == "blackjack" && l.Taken == 1 }); i < 0 {
			t.Error("whoever looks first sees what was before")
		}
		if n := looks(4 * glanceEvery); n != 4 {
			t.Errorf("somebody looks, and the hall looks %d times", n)
		}
		time.Sleep(2 * glanceRest)
		p.silent[0].Store(true)
		time.Sleep(glanceRest)
		if n := looks(4 * glanceEvery); n != 4 {
			t.Errorf("a wing is silent, and the hall looks %d times", n)
		}
	})
}

func TestAHallKnowsItsTablesAsTheyAre(t *testing.T) {
	inParts(t, func(t *testing.T, hall *House, p *parts) {
		same := func(wing int, id string) {
			t.Helper()
			got, ok := hall.Listing(id)
			want := p.table(wing, id).Listing()
			text, _ := json.Marshal(Glimpse{Listing: want})
			again, _ := json.Marshal(Glimpse{Listing: got})
			if !ok || string(text) != string(again) || got.Rules != want.Rules || !reflect.DeepEqual(got.Options, want.Options) ||
				!reflect.DeepEqual(got.Terms.Limit, want.Terms.Limit) {
				t.Errorf("the hall knows %s\nand it is %s", again, text)
			}
		}
		bank := p.table(1, "blackjack")
		hall.Lobby() // somebody watches it from now on
		inRound(t, bank)
		if id, seat := hall.SeatOf("ann"); id != "" {
			t.Errorf("known at once: %s, %d", id, seat)
		}
		time.Sleep(glanceEvery)
		synctest.Wait()
		same(1, "blackjack")
		same(3, "caribbean-stud")
		if id, seat := hall.SeatOf("ann"); id != "blackjack" || seat != 1 {
			t.Errorf("ann has seat %d at %s", seat, id)
		}
		must(t)(hall.PostNotice(ctx, party("boss"), higher(t), "craps", "craps-2"))
		if err := hall.Refresh(ctx); err != nil {
			t.Fatal(err)
		}
		same(2, "craps-2")
		if l, _ := hall.Listing("craps-2"); len(l.Pending) != 1 {
			t.Errorf("%+v", l.Pending)
		}
		gone, hangUp := context.WithCancel(ctx)
		hangUp()
		p.silent[1].Store(true)
		if err := hall.Refresh(gone); err == nil || hall.far[1].silent.Load() {
			t.Errorf("after somebody hung up: %v", err)
		}
		time.Sleep(glanceEvery)
		synctest.Wait()
		if err := hall.Refresh(ctx); !errors.Is(err, ErrSilent) || len(hall.Lobby()) != 4 {
			t.Errorf("%v, and %d tables", err, len(hall.Lobby()))
		}
	})
}

func TestAPrivateTableThatHasEndedIsKnownNoMore(t *testing.T) {
	inParts(t, func(t *testing.T, hall *House, p *parts) {
		id, err := hall.OpenPrivate(ctx, party("ann"), casino.Table{Game: "craps",
			Limit: table.Limit{Min: 5 * money.Dollar, Max: 500 * money.Dollar}})
		if _, ok := hall.Listing(id); !ok || err != nil {
			t.Fatal(id, ok, err)
		}
		time.Sleep(2 * time.Hour)
		for _, h := range p.houses {
			h.EndUnused(ctx)
		}
		if err := hall.Refresh(ctx); err != nil || len(hall.Lobby()) != 4 {
			t.Errorf("%d tables, %v", len(hall.Lobby()), err)
		}
	}, PrivateFor(time.Hour))
}

// An older hall may set up a table while this one is about to.
func TestANumberThatIsTakenIsNotGivenAgain(t *testing.T) {
	inParts(t, func(t *testing.T, hall *House, p *parts) {
		wanted := casino.Table{Game: "craps", Limit: table.Limit{Min: 5 * money.Dollar, Max: 500 * money.Dollar}}
		p.beforeSetUp = func(plan *sitting.Plan) {
			p.beforeSetUp = nil
			if err := p.houses[hall.wingOf(plan.Placement.Table.ID)-1].SetUp("bob", plan); err != nil {
				t.Error(err)
			}
		}
		id, err := hall.OpenPrivate(ctx, party("ann"), wanted)
		if id != "private-2" || err != nil {
			t.Errorf("%s, %v", id, err)
		}
		hall.Close()
		hall = openHall(t, hall.file, p)
		defer hall.Close()
		if id, err := hall.OpenPrivate(ctx, party("ann"), wanted); id != "private-3" || err != nil {
			t.Errorf("%s, %v", id, err)
		}
	})
}

// Nobody knows whether a wing that goes silent has given notice. It is taken back when the wing answers again.
func TestANoticeIsTakenBackInAWingThatWasSilent(t *testing.T) {
	inParts(t, func(t *testing.T, hall *House, p *parts) {
		p.logs[1].after = func(id string, _ *memory) { p.silent[1].Store(true) }
		if _, err := hall.PostNotice(ctx, party("boss"), higher(t), "craps", "craps-2"); !errors.Is(err, ErrSilent) {
			t.Fatal(err)
		}
		p.logs[1].after = nil
		time.Sleep(time.Minute)
		if l := p.table(2, "craps-2").Listing(); len(l.Pending) != 1 {
			t.Fatalf("the notice was not given: %+v", l.Pending)
		}
		p.silent[1].Store(false)
		time.Sleep(time.Minute)
		for wing, id := range map[int]string{1: "craps", 2: "craps-2"} {
			if l := p.table(wing, id).Listing(); len(l.Pending) != 0 {
				t.Errorf("to come at %s: %+v", id, l.Pending)
			}
		}
		must(t)(hall.PostNotice(ctx, party("boss"), higher(t), "craps", "craps-2"))
	})
}

// A notice that was withdrawn at one of two tables is withdrawn at the other, too, when its wing answers again.
func TestANoticeIsWithdrawnInAWingThatWasSilent(t *testing.T) {
	inParts(t, func(t *testing.T, hall *House, p *parts) {
		time.Sleep(2 * forRounds) // a new hall repairs by itself
		must(t)(hall.PostNotice(ctx, party("boss"), higher(t), "craps", "craps-2"))
		one, other := given(t, p.logs[0], "craps"), given(t, p.logs[1], "craps-2")
		p.deaf.Store(true)
		if _, err := hall.WithdrawNotice(ctx, party("boss"), one, other); !errors.Is(err, ErrSilent) {
			t.Fatal(err)
		}
		if l := p.table(1, "craps").Listing(); len(l.Pending) != 0 {
			t.Fatalf("to come: %+v", l.Pending)
		}
		p.deaf.Store(false)
		time.Sleep(time.Minute)
		for wing, id := range map[int]string{1: "craps", 2: "craps-2"} {
			if l := p.table(wing, id).Listing(); len(l.Pending) != 0 {
				t.Errorf("to come at %s: %+v", id, l.Pending)
			}
		}
	})
}

// A hall takes back what the one before it has given at one of two tables, and not what it gives itself.
func TestAHallTakesBackWhatIsHalfGiven(t *testing.T) {
	inParts(t, func(t *testing.T, hall *House, p *parts) {
		half := higher(t)
		half.At = time.Now().Add(time.Hour)
		must(t)(p.table(1, "craps").Post(ctx, party("boss"), half, []string{"craps-2"}))
		hall.Close()
		hall = openHall(t, hall.file, p)
		defer hall.Close()
		if l := p.table(1, "craps").Listing(); len(l.Pending) != 0 {
			t.Errorf("to come: %+v", l.Pending)
		}
		must(t)(p.table(1, "craps").Post(ctx, party("boss"), half, []string{"craps-2"})) // that was still under way
		inRound(t, p.table(1, "blackjack"))
		time.Sleep(forRounds - 30*time.Second)
		c := table.Change{Matter: table.LimitMatter, Limit: table.Limit{Min: 10 * money.Dollar, Max: 500 * money.Dollar},
			Posted: true, Announced: true, Told: true}
		posted := make(chan error)
		go func() {
			_, err := hall.PostNotice(ctx, party("boss"), c, "blackjack", "craps-2") // which has it first
			posted <- err
		}()
		time.Sleep(time.Minute)
		if l := p.table(1, "craps").Listing(); len(l.Pending) != 0 {
			t.Errorf("to come at craps: %+v", l.Pending)
		}
		bank := p.table(1, "blackjack")
		for bank.Status().Phase == Playing {
			must(t)(answer(bank, party("ann"), table.Answer{Choice: "stand"}))
		}
		if err := <-posted; err != nil {
			t.Fatal(err)
		}
		if l := p.table(2, "craps-2").Listing(); len(l.Pending) != 1 {
			t.Errorf("to come at craps-2: %+v", l.Pending)
		}
	})
}

package audit_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"boardwalk/audit"
	"boardwalk/audit/audittest"
	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/floor/view"
	"boardwalk/game"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/store/storetest"
	"boardwalk/table"
)

// TestMixedOrders has a crowd give orders of every kind, some under a key and some
// without one, some of them twice, at tables that are set up anew and opened again in
// between. Then nothing may be wrong with any of it. BOARDWALK_ACTS says how many
// orders there are.
func TestMixedOrders(t *testing.T) {
	acts, err := strconv.Atoi(os.Getenv("BOARDWALK_ACTS"))
	if err != nil {
		acts = 4000
	}
	const visit = 2000 // orders between two openings of the house
	const evening = 20 * visit
	for n, left := uint64(0), acts; left > 0; n++ {
		c := newCrowd(t, n)
		for range min(left, evening) / visit {
			c.visit(visit, chance.NewFast(n, uint64(left)))
			left -= visit
		}
		if c.carried.Load() < c.given.Load()/4 {
			t.Errorf("of %d orders only %d were carried out: that tests little", c.given.Load(), c.carried.Load())
		}
		if _, err := audit.Verify(c.ctx, c.dir, audit.Options{Fault: func(f audit.Fault) { t.Error(f.String()) }}); err != nil {
			t.Fatal(err)
		}
		if t.Failed() {
			t.Fatalf("the data of evening %d is not faultless", n)
		}
	}
}

// TestChipsBroughtWithoutAKeyAfterAKeyedOrder: what follows an order that carried a key
// is not always that order's.
func TestChipsBroughtWithoutAKeyAfterAKeyedOrder(t *testing.T) {
	e := newEvening(t, "big-six")
	ctx := context.Background()
	by := e.sits(1)
	keyed := by
	keyed.Key = "asks"
	e.may(e.at.AskOver(ctx, keyed, 0, 120*money.Dollar))
	keyed.Key = "takes it back"
	e.may(e.at.WithdrawOver(ctx, keyed, 0, 120*money.Dollar))
	e.may(e.at.AddChips(ctx, by, 5*money.Dollar))
	e.audit(0)
}

// crowd is some people at a few tables, who do whatever comes to their minds.
type crowd struct {
	*testing.T
	ctx            context.Context
	dir            string
	file           *casino.File
	people         []string
	given, carried atomic.Int64
}

func newCrowd(t *testing.T, n uint64) *crowd {
	t.Helper()
	dir, err := os.MkdirTemp("/dev/shm", "crowd")
	if err != nil {
		dir = t.TempDir()
	}
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("the data is kept in %s", dir)
			return
		}
		os.RemoveAll(dir)
	})
	var games []string
	for i, r := range game.All { // a third of all games, and other ones each time
		if uint64(i)%3 == n%3 {
			games = append(games, r.ID)
		}
	}
	c := &crowd{T: t, ctx: context.Background(), dir: dir, file: audittest.House(games)}
	c.file.Times.Opening = 20 * time.Millisecond
	c.file.Guest = 100_000 * money.Dollar
	c.file.Staff = []casino.Staff{{ID: "boss", Role: casino.PitBoss, Pits: []string{"Pit"}}}
	return c
}

// visit opens the house, has the crowd give so many orders, and closes it again.
func (c *crowd) visit(orders int, will chance.Source) {
	c.Helper()
	st, err := store.Open(c.dir, storetest.Sealed)
	if err != nil {
		c.Fatal(err)
	}
	defer st.Close()
	known, _, err := people.Open(c.ctx, c.file, st)
	if err != nil {
		c.Fatal(err)
	}
	for len(c.people) < 4 {
		guest, err := known.Guest()
		if err != nil {
			c.Fatal(err)
		}
		c.people = append(c.people, guest.ID)
	}
	h, err := floor.Open(c.file, st, floor.MaxLen(24), floor.AwayAfter(1000*time.Hour))
	if err != nil {
		c.Fatal(err)
	}
	defer h.Close()
	tables := len(c.file.Pits[0].Tables)
	var all, waiting sync.WaitGroup
	for i, t := range c.file.Pits[0].Tables {
		at, _ := h.Table(t.ID)
		for j := range 2 {
			m := &member{crowd: c, house: h, at: at, known: known,
				will: chance.NewFast(uint64(will.Draw(1<<30)), uint64(2*i+j)), st: st, waiting: &waiting}
			all.Go(func() {
				for range orders / tables / 2 {
					m.order()
				}
			})
		}
	}
	all.Wait()
	if will.Draw(2) == 0 { // in good order
		ctx, cancel := context.WithTimeout(c.ctx, 10*time.Millisecond)
		defer cancel()
		_ = h.Drain(ctx)
	}
	h.Close()
	waiting.Wait()
	if err := st.Err(); err != nil {
		c.Fatal(err)
	}
}

// member is one of the crowd at a table.
type member struct {
	*crowd
	house *floor.House
	at    *floor.Table
	known *people.Register
	st    *store.Store
	will  chance.Source

	waiting *sync.WaitGroup // for orders of staff
}

// order gives one order, perhaps under a key and perhaps twice.
func (m *member) order() {
	who := m.people[m.will.Draw(len(m.people))]
	by := floor.Party{Who: who}
	if m.will.Draw(2) == 0 {
		by.Key = fmt.Sprintf("%d-%d", m.given.Load(), m.will.Draw(1<<30))
	}
	m.given.Add(1)
	twice := by.Key != "" && m.will.Draw(8) == 0
	if m.will.Draw(12) > 0 {
		m.give(by, m.player(who), twice)
		return
	}
	by.Who = "boss"
	do := m.staff()
	m.waiting.Go(func() { m.give(by, do, twice) }) // it may have to wait until the round is over
}

// give gives an order, perhaps twice.
func (m *member) give(by floor.Party, do doing, twice bool) {
	receipt, err := do(by)
	var refusal *law.Refusal
	var short *ledger.Short
	if twice {
		again, errAgain := do(by)
		again.Repeated = receipt.Repeated
		if err == nil && (errors.As(errAgain, &refusal) || errAgain == nil && again != receipt) {
			m.Errorf("%s: %+v was answered with %+v and then with %+v, %v", m.at.ID, by, receipt, again, errAgain)
		}
	}
	switch {
	case err == nil:
		m.carried.Add(1)
	case errors.As(err, &refusal), errors.As(err, &short), errors.Is(err, floor.ErrClosed), errors.Is(err, context.Canceled):
	default:
		m.Errorf("%s: %v", m.at.ID, err)
	}
}

type doing = func(floor.Party) (floor.Receipt, error)

// player returns what a player orders next.
func (m *member) player(who string) doing {
	v, err := m.at.View(m.ctx, who)
	if err != nil {
		m.Error(err)
	}
	if q := v.Status.Question; q != nil && m.will.Draw(3) > 0 {
		choices, id := q.Choices(), v.Status.QuestionID()
		a := table.Answer{Choice: choices[m.will.Draw(len(choices))]}
		return func(by floor.Party) (floor.Receipt, error) { return m.at.Answer(m.ctx, by, id, a) }
	}
	if v.Status.Phase == view.Opening && m.will.Draw(4) > 0 {
		round, secret := v.Status.Round, secretOf(who).String()
		return func(by floor.Party) (floor.Receipt, error) { return m.at.OpenCut(m.ctx, by, round, secret) }
	}
	if v.Seat == table.House {
		seat := table.Seat(1 + m.will.Draw(5))
		return func(by floor.Party) (floor.Receipt, error) { return m.at.Sit(m.ctx, by, seat, 2000*money.Dollar) }
	}
	area, amount, less := m.wager(&v)
	switch m.will.Draw(18) {
	case 0:
		return func(by floor.Party) (floor.Receipt, error) { return m.at.AddChips(m.ctx, by, 5*money.Dollar) }
	case 1:
		return func(by floor.Party) (floor.Receipt, error) { return m.at.WithdrawChips(m.ctx, by) }
	case 2:
		return func(by floor.Party) (floor.Receipt, error) { return m.at.AddCoupons(m.ctx, by, 5*money.Dollar) }
	case 3:
		return func(by floor.Party) (floor.Receipt, error) { return m.at.Remove(m.ctx, by, area, less) }
	case 4:
		return func(by floor.Party) (floor.Receipt, error) { return m.at.AskOver(m.ctx, by, area, 120*money.Dollar) }
	case 5:
		return func(by floor.Party) (floor.Receipt, error) {
			return m.at.WithdrawOver(m.ctx, by, area, 120*money.Dollar)
		}
	case 6:
		round, secret := v.Status.Round, secretOf(who)
		hash := journal.CutOf(m.at.ID, round, v.Seat, who, secret).String()
		return func(by floor.Party) (floor.Receipt, error) { return m.at.Cut(m.ctx, by, round, hash) }
	case 7, 8, 9:
		ready := m.will.Draw(8) > 0
		return func(by floor.Party) (floor.Receipt, error) { return m.at.Ready(m.ctx, by, ready) }
	case 10:
		return func(by floor.Party) (floor.Receipt, error) { return m.at.Leave(m.ctx, by) }
	case 11:
		a := table.Act{Kind: table.Special, Word: m.declared(&v, false)}
		return func(by floor.Party) (floor.Receipt, error) { return m.at.Act(m.ctx, by, a) }
	case 12:
		return func(by floor.Party) (floor.Receipt, error) {
			return m.at.Act(m.ctx, by, table.Act{Kind: table.Make, Area: area, Amount: amount, Tender: table.Coupon})
		}
	}
	return func(by floor.Party) (floor.Receipt, error) { return m.at.Wager(m.ctx, by, area, amount) }
}

// secretOf returns what a person cuts with.
func secretOf(who string) (secret chance.Seed) {
	copy(secret[:], who)
	return secret
}

// wager returns an area with the least wager there, and what lies there of some seat.
func (m *member) wager(v *floor.View) (a table.Area, amount, less money.Cents) {
	rules, _ := game.Find(m.file.Pits[0].Tables[0].Game)
	for _, t := range m.file.Pits[0].Tables {
		if t.ID == m.at.ID {
			rules, _ = game.Find(t.Game)
		}
	}
	t, err := table.New(rules, nil, v.Terms)
	if err != nil {
		m.Error(err)
		return 0, 0, 0
	}
	a = table.Area(m.will.Draw(min(12, len(t.Layout().Wagers))))
	amount = max(t.Limit(a).Min, t.Unit(a)).Up(t.Unit(a))
	less = amount
	if len(v.Bets) > 0 {
		b := v.Bets[m.will.Draw(len(v.Bets))]
		if m.will.Draw(2) == 0 {
			a = b.Area
		}
		less = b.Amount
	}
	return a, amount, less
}

// declared returns the word of an act or of an incident of the game.
func (m *member) declared(v *floor.View, incident bool) string {
	l := m.at.Published()
	layout := l.Rules.New(l.Options).Layout()
	list := layout.Acts
	if incident {
		list = layout.Incidents
	}
	if len(list) == 0 {
		return "nothing"
	}
	return list[m.will.Draw(len(list))].ID
}

// staff returns what a pit boss orders next.
func (m *member) staff() doing {
	v, err := m.at.View(m.ctx, "")
	if err != nil {
		m.Error(err)
	}
	over := floor.Over{Seat: 1, Amount: 120 * money.Dollar}
	if n := len(v.Status.Over); n > 0 {
		over = v.Status.Over[m.will.Draw(n)]
	}
	who := m.people[m.will.Draw(len(m.people))]
	switch m.will.Draw(12) {
	case 0, 1:
		return func(by floor.Party) (floor.Receipt, error) { return m.at.Accept(m.ctx, by, over) }
	case 2:
		return func(by floor.Party) (floor.Receipt, error) { return m.at.Deny(m.ctx, by, over, "not today") }
	case 3:
		return func(by floor.Party) (floor.Receipt, error) { return m.at.Close(m.ctx, by, "a pause") }
	case 4, 5, 6:
		return func(by floor.Party) (floor.Receipt, error) { return m.at.Open(m.ctx, by, "the pause is over") }
	case 7:
		seat := table.Seat(1 + m.will.Draw(5))
		return func(by floor.Party) (floor.Receipt, error) { return m.at.Eject(m.ctx, by, seat, "asked to leave") }
	case 8:
		a := table.Act{Kind: table.Report, Word: m.declared(&v, true)}
		return func(by floor.Party) (floor.Receipt, error) { return m.at.Report(m.ctx, by, a) }
	case 9:
		c := table.Change{Matter: table.LimitMatter, Limit: table.Limit{Min: v.Terms.Limit.Min, Max: 2 * v.Terms.Limit.Max},
			At: m.st.Now().Add(24 * time.Hour), Posted: true, Announced: true, Told: true}
		return func(by floor.Party) (floor.Receipt, error) { return m.house.PostNotice(m.ctx, by, c, m.at.ID) }
	case 10:
		return func(by floor.Party) (floor.Receipt, error) {
			_, err := m.known.Give(people.Order{By: by.Who, Key: by.Key}, who, 5*money.Dollar, "")
			return floor.Receipt{}, err
		}
	}
	return func(by floor.Party) (floor.Receipt, error) {
		_, err := m.known.Issue(people.Order{By: by.Who, Key: by.Key}, who, 5*money.Dollar, "")
		return floor.Receipt{}, err
	}
}

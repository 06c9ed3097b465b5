// Package audittest records evenings at a casino, for the tests of those who
// audit it. The same evening is the same, to the bit, whenever it is recorded.
package audittest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"

	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/game"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/table"
)

// Evening records an evening in a directory: ann, bob and a bot play so many
// rounds at a table of each game, which has the game's id, give cuts and keys,
// and go; ann comes back afterwards, and is in the middle of a hand at the
// tables that ask her something when the house closes.
func Evening(dir string, rounds int, games ...string) (err error) {
	s, err := store.Open(dir, store.Named("boardwalk.example/evening"), store.Checkpoints(64, time.Hour))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	e := &evening{store: s, now: begins, seeds: chance.NewFast(19, 47)}
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("an evening that went wrong: %v", v)
		}
	}()
	for _, who := range []string{"ann", "bob"} {
		e.welcome(who)
	}
	for i := range games { // a house that opens with one more table each time, since those that it opens at once it opens in any order
		h, err := floor.Open(houseOf(games[:i+1]), s, floor.Clock(e.clock), floor.Seeds(e.seed), floor.AwayAfter(1000*time.Hour))
		if err != nil {
			return err
		}
		e.visit(h, games[i], rounds)
	}
	return nil
}

// visit plays at one table until the house closes.
func (e *evening) visit(h *floor.House, id string, rounds int) {
	defer h.Close()
	e.tab, _ = h.Table(id)
	e.play(rounds)
}

// begins is far ahead, so that the store does not forget the orders of the
// evening as being long over.
var begins = time.Date(2100, 1, 2, 20, 0, 0, 0, time.UTC)

type evening struct {
	store *store.Store
	tab   *floor.Table
	keys  int

	mu    sync.Mutex
	now   time.Time
	seeds chance.Source
}

func (e *evening) clock() time.Time {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.now
}

func (e *evening) seed() (s chance.Seed) {
	e.mu.Lock()
	defer e.mu.Unlock()
	for i := range s {
		s[i] = byte(e.seeds.Draw(256))
	}
	return s
}

// later lets some time pass.
func (e *evening) later(d time.Duration) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.now = e.now.Add(d)
}

// houseOf is a casino with a table of each game.
func houseOf(games []string) *casino.File {
	f := &casino.File{Name: "Evening", Currency: "play dollars", Guest: money.Dollar,
		Times: casino.Times{Betting: time.Hour, Decision: time.Hour}, Pits: []casino.Pit{{Name: "Pit"}}}
	for _, id := range games {
		rules, ok := game.Find(id)
		if !ok {
			panic("no game " + id)
		}
		f.Pits[0].Tables = append(f.Pits[0].Tables, casino.Table{ID: id, Game: id, Limit: rules.Limit, Bots: 1})
	}
	return f
}

// welcome makes a player with play money, as package people does.
func (e *evening) welcome(who string) {
	amount := 100_000 * money.Dollar
	data, err := journal.Data(people.Account{Person: who, Did: "made", Name: who, Role: people.Player, Amount: amount})
	check(err)
	row, err := json.Marshal(people.Person{ID: who, Name: who, Role: people.Player, Made: e.clock()})
	check(err)
	_, err = e.store.Append(&store.Batch{
		Records:   []journal.Record{{Time: e.clock(), Who: who, Kind: journal.KindAccount, Data: data}},
		Transfers: []ledger.Transfer{{From: ledger.Cage, To: ledger.Player(who), Amount: amount, Memo: "welcome"}},
		People:    []store.Person{{ID: who, Data: row}},
	})
	check(err)
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

// by is an order of a person's, with a key of its own.
func (e *evening) by(who string) floor.Party {
	e.keys++
	e.later(time.Second)
	return floor.Party{Who: who, Name: who, Key: fmt.Sprint("k", e.keys)}
}

func (e *evening) play(rounds int) {
	ctx := context.Background()
	do := func(_ floor.Receipt, err error) { check(err) }
	do(e.tab.Sit(ctx, e.by("ann"), 1, 2000*money.Dollar))
	do(e.tab.Sit(ctx, e.by("bob"), 3, 2000*money.Dollar))
	for i := range rounds {
		do(e.tab.Cut(ctx, e.by("bob"), fmt.Sprint("bob's cut ", i)))
		e.wager("ann", "bob")
		do(e.tab.Cut(ctx, e.by("ann"), "♥ & <hearts>"))
		e.round(true, "ann", "bob")
		if i == 0 {
			do(e.tab.AddChips(ctx, e.by("ann"), 100*money.Dollar))
			e.later(time.Minute)
		}
	}
	do(e.tab.Leave(ctx, e.by("bob")))
	do(e.tab.Leave(ctx, e.by("ann"))) // the table is set up anew, if nothing keeps her
	if seat(e.tab, "ann") != table.House {
		return
	}
	do(e.tab.Sit(ctx, e.by("ann"), 2, 1000*money.Dollar))
	e.wager("ann")
	e.round(false, "ann")
}

func seat(t *floor.Table, who string) table.Seat {
	v, err := t.View(context.Background(), who)
	check(err)
	for _, p := range v.Players {
		if p.Person == who {
			return p.Seat
		}
	}
	return table.House
}

// wager has people make the least wager on the first areas that take one.
func (e *evening) wager(people ...string) {
	ctx := context.Background()
	rules, _ := game.Find(e.tab.ID)
	v, err := e.tab.View(ctx, "")
	check(err)
	t, err := table.New(rules, nil, v.Terms)
	check(err)
	for _, who := range people {
		made := 0
		for i := range t.Layout().Wagers {
			a := table.Area(i)
			amount := max(t.Limit(a).Min, t.Unit(a)).Up(t.Unit(a))
			_, err := e.tab.Wager(ctx, e.by(who), a, amount)
			var refusal *law.Refusal
			if err != nil && !errors.As(err, &refusal) {
				panic(err)
			}
			if err == nil {
				made++
			}
			if made == 2 {
				break
			}
		}
	}
}

// round plays a round, if need be to its end.
func (e *evening) round(toEnd bool, people ...string) {
	ctx := context.Background()
	for _, who := range people {
		if _, err := e.tab.Ready(ctx, e.by(who), true); err != nil {
			var refusal *law.Refusal
			if !errors.As(err, &refusal) {
				panic(err)
			}
		}
	}
	for n := 0; toEnd; n++ {
		asked := false
		for _, who := range people {
			v, err := e.tab.View(ctx, who)
			check(err)
			if q := v.Status.Question; q != nil {
				asked = true
				choices := q.Choices()
				choice := choices[min(n%3, len(choices)-1)]
				if _, err := e.tab.Answer(ctx, e.by(who), table.Answer{Choice: choice}); err != nil {
					_, err = e.tab.Answer(ctx, e.by(who), table.Answer{Choice: q.First()})
					check(err)
				}
			}
		}
		if !asked {
			return
		}
	}
}

// Package audittest records evenings at a casino, for the tests of those who
// audit it. The same evening is the same, to the bit, whenever it is recorded.
//
// Other modules should not build on this package: it may change in every version.
package audittest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/floor"
	"boardwalk/floor/sitting"
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

// Evening records an evening in a directory: ann, bob and a bot play so many
// rounds at a table of each game, which has the game's id, give cuts and keys,
// and go; ann comes back afterwards, and is in the middle of a hand at the
// tables that ask her something when the house closes.
func Evening(dir string, rounds int, games ...string) error {
	return Watched(dir, rounds, func() {}, nil, games...)
}

// Watched is [Evening], and calls after whenever something is durable and nobody
// knows it yet. The observer, if there is one, is told of the store's own files.
func Watched(dir string, rounds int, after func(), files store.Observer, games ...string) error {
	short := []floor.Setting{floor.MaxLen(24)} // tables that are set up anew often
	return record(dir, rounds, after, games, short, store.Observed(files), store.Checkpoints(64, time.Hour))
}

// Long is [Evening] in a house that signs, and sets its tables up anew, as seldom as one that is open to the public.
func Long(dir string, rounds int, games ...string) error {
	return record(dir, rounds, func() {}, games, nil)
}

func record(dir string, rounds int, after func(), games []string, also []floor.Setting, setup ...store.Setup) (err error) {
	s, err := store.Open(dir, append(setup, storetest.Sealed, store.Named("boardwalk.example/evening"))...)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	e := &evening{log: &watched{s, after}, key: "k", now: begins, seeds: chance.NewFast(19, 47)}
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("an evening that went wrong: %v", v)
		}
	}()
	for _, who := range []string{"ann", "bob"} {
		e.welcome(who)
	}
	e.staff()
	for i := range games { // a house that opens with one more table each time, so that the evenings at the tables come one after another
		h, err := floor.Open(House(games[:i+1]), e.log, append(also, floor.Clock(e.clock), floor.Seeds(e.seed),
			floor.AwayAfter(1000*time.Hour))...)
		if err != nil {
			return err
		}
		e.visit(h, games[i], rounds)
	}
	return nil
}

// Divided is [Evening] in a house in PostgreSQL that is divided into so many shards, each with the tables
// that belong there. At its end some games are played in a keno lounge.
func Divided(dir string, shards, rounds int, games ...string) (err error) {
	n, err := store.Join(dir, store.Member{Name: "evening"}, storetest.Sealed, store.InShards(shards),
		store.Named("boardwalk.example/evening"),
		store.Checkpoints(64, time.Hour))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, n.Close()) }()
	e := &evening{key: "k", now: begins, seeds: chance.NewFast(19, 47)}
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("an evening that went wrong: %v", v)
		}
	}()
	in := func(shard int) {
		s, err := n.Take(shard)
		check(err)
		e.log = &watched{s, func() {}}
	}
	in(0)
	for _, who := range []string{"ann", "bob"} {
		e.welcome(who)
	}
	e.staff()
	check(n.Give(0)) // the hall's own clock goes on from the evening's when it is opened again
	in(0)
	open := make([][]string, shards+1)
	for _, id := range games {
		shard := store.ShardOf(id, shards)
		in(shard)
		open[shard] = append(open[shard], id)
		h, err := floor.Open(House(open[shard]), e.log, floor.Clock(e.clock), floor.Seeds(e.seed),
			floor.AwayAfter(1000*time.Hour), floor.MaxLen(24))
		if err != nil {
			return err
		}
		e.visit(h, id, rounds)
		check(n.Give(0)) // which signs the heads of all
		in(0)
	}
	shard := store.ShardOf(KenoID, shards)
	in(shard)
	f := House(open[shard])
	f.Keno = KenoHouse().Keno
	h, err := floor.Open(f, e.log, floor.Clock(e.clock), floor.Seeds(e.seed))
	if err != nil {
		return err
	}
	defer h.Close()
	l, _ := h.Lounge(KenoID)
	(&kenoEvening{evening: e, l: l}).play(2)
	return nil
}

// visit plays at one table until the house closes.
func (e *evening) visit(h *floor.House, id string, rounds int) {
	defer h.Close()
	e.house = h
	e.tab, _ = h.Table(id)
	e.play(rounds)
}

// begins is far ahead, so that the store does not forget the orders of the
// evening as being long over.
var begins = time.Date(2100, 1, 2, 20, 0, 0, 0, time.UTC)

// watched is a store that somebody watches.
type watched struct {
	*store.Store
	after func()
}

// Append makes a batch durable.
func (w *watched) Append(b *store.Batch) (store.Commit, error) {
	c, err := w.Store.Append(b)
	if err == nil {
		w.after()
	}
	return c, err
}

type evening struct {
	log   *watched
	house *floor.House
	tab   *floor.Table
	key   string // begins the key of every order
	keys  int
	told  func(by floor.Party, r floor.Receipt) // of every order that was carried out; may be nil
	named bool                                  // people are called otherwise than their ids
	will  chance.Source                         // of people who do not know yet what they will do

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

// House is a casino with a table of each game. Where players may be offered the bank,
// they are, and the house covers half of it for those who ask.
func House(games []string) *casino.File {
	f := &casino.File{Name: "Evening", Currency: "play dollars", Guest: money.Dollar,
		Times: casino.Times{Betting: time.Hour, Decision: time.Hour}, Pits: []casino.Pit{{Name: "Pit"}}}
	for _, id := range games {
		rules, ok := game.Find(id)
		if !ok {
			panic("no game " + id)
		}
		f.Pits[0].Tables = append(f.Pits[0].Tables, casino.Table{ID: id, Game: id, Limit: rules.Limit, Bots: 1, Options: banking(rules)})
	}
	return f
}

// banking returns the options under which players have the bank as often as the game
// allows; nil for a game at which the licensee has nothing to say about it.
func banking(rules *table.Rules) map[string]string {
	for _, o := range rules.Options().Declare() {
		if words := o.Words(); o.Name == "banking" {
			return map[string]string{o.Name: words[len(words)-1]}
		}
	}
	return nil
}

// welcome makes a player with play money and coupons, as package people does.
func (e *evening) welcome(who string) {
	amount := 100_000 * money.Dollar
	name := who
	if e.named {
		name = calledInEvenings(who)
	}
	p := people.Person{ID: who, Name: name, Role: people.Player, Made: e.clock(), Hash: "$argon2id$v=19$m=65536,t=1,p=4$c2FsdA$cGVwcGVy"}
	data, err := journal.Data(people.Account{Person: who, Did: "made", Role: people.Player, Amount: amount, Print: p.Print()})
	check(err)
	row, err := json.Marshal(&p)
	check(err)
	_, err = e.log.Append(&store.Batch{
		Records:   []journal.Record{{Time: e.clock(), Who: who, Kind: journal.KindAccount, Data: data}},
		Transfers: []ledger.Transfer{{From: ledger.Cage, To: ledger.Player(who), Amount: amount, Memo: "welcome"}},
		People:    []store.Person{{ID: who, Data: row}},
	})
	check(err)
	data, err = journal.Data(people.Account{Person: who, Did: "coupons", Amount: 1000 * money.Dollar})
	check(err)
	_, err = e.log.Append(&store.Batch{
		Records:   []journal.Record{{Time: e.clock(), Who: "cashier", Kind: journal.KindAccount, Data: data}},
		Transfers: []ledger.Transfer{{From: ledger.CageCoupons, To: ledger.PlayerCoupons(who), Amount: 1000 * money.Dollar, Memo: "match play"}},
	})
	check(err)
}

// calledInEvenings is a name that no record may have.
func calledInEvenings(who string) string { return "Called " + strings.ToUpper(who) + " Outside" }

func check(err error) {
	if err != nil {
		panic(err)
	}
}

// by is an order of a person's, with a key of its own.
func (e *evening) by(who string) floor.Party {
	e.keys++
	e.later(time.Second)
	return floor.Party{Who: who, Key: fmt.Sprint(e.key, e.keys)}
}

// give has a person give an order of which something comes.
func (e *evening) give(who string, order func(by floor.Party) (floor.Receipt, error)) error {
	by := e.by(who)
	r, err := order(by)
	if err == nil && e.told != nil && !r.Repeated { // a cut that is opened again leaves no trace
		e.told(by, r)
	}
	return err
}

// must is give for an order that nothing is in the way of.
func (e *evening) must(who string, order func(by floor.Party) (floor.Receipt, error)) {
	check(e.give(who, order))
}

// may is give for one that may be refused, and reports whether it was not.
func (e *evening) may(who string, order func(by floor.Party) (floor.Receipt, error)) bool {
	err := e.give(who, order)
	var refusal *law.Refusal
	if err != nil && !errors.As(err, &refusal) {
		panic(err)
	}
	return err == nil
}

func (e *evening) sit(seat table.Seat, dollars money.Cents) func(floor.Party) (floor.Receipt, error) {
	return func(by floor.Party) (floor.Receipt, error) {
		return e.tab.Sit(context.Background(), by, seat, dollars*money.Dollar)
	}
}

// cut has a person cut with a secret for the coming round.
func (e *evening) cut(secret chance.Seed) func(floor.Party) (floor.Receipt, error) {
	return func(by floor.Party) (floor.Receipt, error) {
		round := e.tab.Status().Round
		return e.tab.Cut(context.Background(), by, round, journal.CutOf(e.tab.ID, round, seat(e.tab, by.Who), by.Who, secret).String())
	}
}

// secretOf is what somebody cuts with in a round.
func secretOf(who string, round int) (s chance.Seed) {
	copy(s[:], fmt.Sprint(who, " cuts ", round))
	return s
}

// open has those open their cuts who have given any, and waits for the others' time
// to be over.
func (e *evening) open(round int, people ...string) {
	for _, who := range people {
		secret := secretOf(who, round).String()
		e.may(who, func(by floor.Party) (floor.Receipt, error) {
			return e.tab.OpenCut(context.Background(), by, e.tab.Status().Round, secret)
		})
	}
	if e.tab.Status().Phase == floor.Opening {
		e.later(10 * time.Second)
		check(e.tab.Look(context.Background(), func(*sitting.Sitting) error { return nil }))
	}
}

func (e *evening) leave(by floor.Party) (floor.Receipt, error) {
	return e.tab.Leave(context.Background(), by)
}

func (e *evening) play(rounds int) {
	e.must("ann", e.sit(1, 2000))
	e.round("ann") // who may be asked something before wagers are made, as soon as the bot is there
	e.must("bob", e.sit(3, 2000))
	for i := range rounds {
		e.round("ann", "bob")
		e.must("bob", e.cut(secretOf("bob", i)))
		e.wager("ann", "bob")
		if i == 0 {
			e.asks("bob")
			e.coupons("ann")
			e.notice()
		}
		e.may("ann", e.cut(secretOf("ann", i)))
		e.ready("ann", "bob")
		if i == 1 {
			e.open(i, "bob") // and ann forgets hers
		} else {
			e.open(i, "ann", "bob")
		}
		e.round("ann", "bob")
		if i == 0 {
			e.must("ann", func(by floor.Party) (floor.Receipt, error) {
				return e.tab.AddChips(context.Background(), by, 100*money.Dollar)
			})
			e.corrects()
			e.later(time.Minute)
		}
	}
	e.must("bob", e.leave)
	e.must("ann", e.leave) // the table is set up anew, if nothing keeps her
	if seat(e.tab, "ann") != table.House {
		return
	}
	e.must("ann", e.sit(2, 1000))
	e.wager("ann")
	e.ready("ann")
	e.may("bob", e.sit(3, 500)) // in the middle of her hand: he waits
}

// coupons has a player bring match play coupons and wager some, where the game
// takes them.
func (e *evening) coupons(who string) {
	ctx := context.Background()
	if !e.may(who, func(by floor.Party) (floor.Receipt, error) { return e.tab.AddCoupons(ctx, by, 20*money.Dollar) }) {
		return
	}
	v, err := e.tab.View(ctx, who)
	check(err)
	for _, b := range v.Bets {
		a := table.Act{Kind: table.Make, Area: b.Area, Amount: b.Amount, Tender: table.Coupon}
		if b.Seat == v.Seat && e.may(who, func(by floor.Party) (floor.Receipt, error) { return e.tab.Act(ctx, by, a) }) {
			return
		}
	}
}

// asks has a player ask for wagers above the maximum, of which staff accept the
// first that is lawful, deny one, and leave one until betting is over; one the
// player takes back.
func (e *evening) asks(who string) {
	ctx := context.Background()
	for i, a := range []table.Area{0, 1, 2, 3, 4} {
		over := floor.Over{Seat: seat(e.tab, who), Area: a, Amount: 120 * money.Dollar}
		if !e.may(who, func(by floor.Party) (floor.Receipt, error) { return e.tab.AskOver(ctx, by, a, over.Amount) }) {
			return
		}
		switch i {
		case 0, 1:
			e.may("boss", func(by floor.Party) (floor.Receipt, error) { return e.tab.Accept(ctx, by, over) })
		case 2:
			e.may("boss", func(by floor.Party) (floor.Receipt, error) { return e.tab.Deny(ctx, by, over, "not today") })
		case 4: // unless betting has ended in the meantime
			e.may(who, func(by floor.Party) (floor.Receipt, error) { return e.tab.WithdrawOver(ctx, by, a, over.Amount) })
		}
	}
}

// notice has staff give notice of another maximum, and take it back.
func (e *evening) notice() {
	ctx := context.Background()
	v, err := e.tab.View(ctx, "")
	check(err)
	c := table.Change{Matter: table.LimitMatter, Limit: table.Limit{Min: v.Terms.Limit.Min, Max: 2 * v.Terms.Limit.Max},
		At: e.clock().Add(24 * time.Hour), Posted: true, Announced: true, Told: true}
	if !e.may("boss", func(by floor.Party) (floor.Receipt, error) { return e.house.PostNotice(ctx, by, c, e.tab.ID) }) {
		return
	}
	given := floor.Notice{Table: e.tab.ID, Change: c.String(), At: c.At}
	for r, err := range e.log.TableFrom(ctx, "", 0) {
		check(err)
		given.Seq = r.Seq // the last of the house's own
	}
	e.must("boss", func(by floor.Party) (floor.Receipt, error) { return e.house.WithdrawNotice(ctx, by, given) })
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
			if e.may(who, func(by floor.Party) (floor.Receipt, error) { return e.tab.Wager(ctx, by, a, amount) }) {
				made++
			}
			if made == 2 {
				break
			}
		}
	}
}

// ready has people say that they need no more time to wager.
func (e *evening) ready(people ...string) {
	for _, who := range people {
		_, err := e.tab.Ready(context.Background(), e.by(who), true) // of which nothing may come until others are ready, too
		var refusal *law.Refusal
		if err != nil && !errors.As(err, &refusal) {
			panic(err)
		}
	}
}

// round plays a round to its end.
func (e *evening) round(people ...string) {
	ctx := context.Background()
	for n := 0; ; n++ {
		asked := false
		for _, who := range people {
			v, err := e.tab.View(ctx, who)
			check(err)
			if q := v.Status.Question; q != nil {
				asked = true
				if n == 0 {
					brings := func(by floor.Party) (floor.Receipt, error) { return e.tab.AddChips(ctx, by, 5*money.Dollar) }
					if e.may(who, brings) {
						e.must(who, func(by floor.Party) (floor.Receipt, error) { return e.tab.WithdrawChips(ctx, by) })
						e.must(who, brings)
					}
				}
				id := v.Status.QuestionID()
				answer := func(a table.Answer) func(floor.Party) (floor.Receipt, error) {
					return func(by floor.Party) (floor.Receipt, error) { return e.tab.Answer(ctx, by, id, a) }
				}
				if !e.may(who, answer(e.chosen(&v.Status, n))) {
					e.must(who, answer(table.Answer{Choice: q.First()}))
				}
			}
		}
		if !asked {
			return
		}
	}
}

// chosen returns what somebody answers to the n-th question of a round: one choice after
// the other or, of people who do not know yet what they will do, any, and any way to set
// a hand.
func (e *evening) chosen(st *floor.Status, n int) table.Answer {
	choices := st.Question.Choices()
	if e.will == nil {
		return table.Answer{Choice: choices[min(n%3, len(choices)-1)]}
	}
	a := table.Answer{Choice: choices[e.will.Draw(len(choices))]}
	if len(st.Settings) > 0 && e.will.Draw(2) == 0 {
		a = st.Settings[e.will.Draw(len(st.Settings))].Answer
	}
	return a
}

// Package tabletest drives any game at random, for tests: what it does is
// lawful or not as chance will have it, and whatever happens must leave the
// table sound.
//
// Other modules should not build on this package: it may change in every version.
package tabletest

import (
	"cmp"
	"errors"
	"reflect"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// Walk plays a table at random for so many steps: wagers, removals, calls,
// declared acts, incidents before and within rounds, people coming and going,
// interludes and rounds. Of players who are asked at once, any answers first. It
// fails the test if a refused act changes anything, if a wager is left in an impossible
// state, if a one-roll wager outlives a valid round, if a chip is made or lost
// (the table itself panics), or if the journal's replay comes out differently.
func Walk(t testing.TB, rules *table.Rules, options table.Options, will chance.Source, steps int) {
	t.Helper()
	var kept []table.Entry
	step := 0
	walkEach(t, rules, options, will, steps, &kept, func(live *table.Live, _ table.Log) {
		if step++; step%7 == 0 { // the table forgets its journal, if it can, and nobody can tell
			all := slices.Clone(live.Journal())
			if live.Forget(); len(live.Journal()) == 0 {
				kept = append(kept, all...)
			}
			if n := len(live.Since(len(kept))); n != len(live.Journal()) {
				t.Fatalf("%d entries since the %d that were forgotten, and %d are left", n, len(kept), len(live.Journal()))
			}
		}
	})
}

// WalkEach is [Walk] that calls after with the table and all events so far when
// each step is done; what after does to the table is part of the walk.
func WalkEach(t testing.TB, rules *table.Rules, options table.Options, will chance.Source, steps int, after func(*table.Live, table.Log)) {
	t.Helper()
	walkEach(t, rules, options, will, steps, new([]table.Entry), after)
}

// walkEach is WalkEach of a table that may forget entries, which are kept then.
func walkEach(t testing.TB, rules *table.Rules, options table.Options, will chance.Source, steps int, kept *[]table.Entry,
	after func(*table.Live, table.Log)) {
	t.Helper()
	w := &walk{t: t, will: will, rules: rules}
	terms := rules.Terms()
	live, err := table.NewLive(rules, options, terms, will, &w.log)
	if err != nil {
		t.Fatal(err)
	}
	w.live = live
	for range steps {
		w.step()
		after(live, w.log)
		if t.Failed() {
			return
		}
	}
	w.answerAll()
	w.replay(options, terms, slices.Concat(*kept, live.Journal()))
}

type walk struct {
	t     testing.TB
	will  chance.Source
	rules *table.Rules
	live  *table.Live
	log   table.Log
	acts  int         // how many were tried
	added int         // events that are added up in house
	house money.Cents // what the house has by what was told
}

func (w *walk) chance(percent int) bool { return w.will.Draw(100) < percent }

func (w *walk) seat() table.Seat { return table.Seat(w.will.Draw(min(4, w.rules.Seats)) + 1) }

func (w *walk) area() table.Area {
	return table.Area(w.will.Draw(len(w.live.Table().Layout().Wagers)))
}

func (w *walk) step() {
	if w.live.Table().InterludeDue() && w.chance(70) { // mostly: what is done too early must be refused
		w.interlude()
	}
	switch n := w.will.Draw(100); {
	case n < 5:
		a := table.Act{Kind: table.Sit, Seat: w.seat(), Amount: w.dollars(1000), Cash: w.dollars(100), Coupon: w.dollars(50)}
		a.Person = people[int(a.Amount/money.Dollar)%len(people)]
		w.do(a)
	case n < 7:
		w.do(table.Act{Kind: table.Leave, Seat: w.seat()})
	case n < 45:
		w.wager()
	case n < 55:
		w.do(table.Act{Kind: table.Remove, Seat: w.seat(), Area: w.standing(), Amount: w.part()})
	case n < 60:
		w.do(table.Act{Kind: []table.ActKind{table.CallOn, table.CallOff}[w.will.Draw(2)], Seat: w.seat(), Area: w.standing()})
	case n < 63:
		w.declared(table.Special, w.live.Table().Layout().Acts)
	case n < 67:
		w.declared(table.Report, w.live.Table().Layout().Incidents)
	default:
		w.round()
	}
	if err := w.live.Table().Verify(); err != nil {
		w.t.Errorf("after %d events: %v", len(w.log), err)
	}
}

// people are those who come to the table, or somebody who is not named: few, so that
// the same person comes back, perhaps to another seat.
var people = []string{"", "ann", "bob", "cy", "dot"}

func (w *walk) dollars(most int) money.Cents { return money.Cents(w.will.Draw(most+1)) * money.Dollar }

// wager makes wagers until one is taken, or a few were refused: many areas
// take one only at a certain stage, and chance alone would seldom hit it.
func (w *walk) wager() {
	for range 6 {
		if w.offer(w.seat(), w.area()) {
			return
		}
	}
}

// offer makes a wager of an amount that mostly fits.
func (w *walk) offer(s table.Seat, area table.Area) bool {
	a := table.Act{Kind: table.Make, Seat: s, Area: area}
	unit := w.live.Table().Unit(a.Area)
	a.Amount = unit * money.Cents(w.will.Draw(6)+1)
	if w.chance(10) {
		a.Amount += money.Cents(w.will.Draw(200) - 100)
	}
	a.Tender = []table.Tender{table.Chips, table.Chips, table.Chips, table.Plaque, table.Cash, table.Coupon}[w.will.Draw(6)]
	a.Late, a.Confirmed, a.Accepted = w.chance(10), w.chance(50), w.chance(10)
	return w.do(a)
}

// standing is an area on which something lies, or any.
func (w *walk) standing() table.Area {
	var areas []table.Area
	for b := range w.live.Table().Standing {
		areas = append(areas, b.Area)
	}
	if len(areas) == 0 || w.chance(10) {
		return w.area()
	}
	return areas[w.will.Draw(len(areas))]
}

func (w *walk) part() money.Cents {
	if w.chance(50) {
		return 0
	}
	return w.dollars(20)
}

func (w *walk) declared(kind table.ActKind, list []table.Declared) {
	if len(list) == 0 {
		return
	}
	d := list[w.will.Draw(len(list))]
	a := table.Act{Kind: kind, Word: d.ID, Args: [2]int{w.will.Draw(16), w.will.Draw(8)}}
	if !d.Staff || w.chance(5) {
		a.Seat = w.seat()
	}
	w.do(a)
}

// do carries out an act; a refusal must leave everything as it was. In short tests
// one act in 29 is watched, since comparing takes half the time of a walk.
func (w *walk) do(a table.Act) bool {
	w.acts++
	var before *table.Snapshot
	if !testing.Short() || w.acts%29 == 0 {
		before = w.live.Table().Snapshot()
	}
	err := w.live.Do(a)
	if err != nil && before != nil && !reflect.DeepEqual(before, w.live.Table().Snapshot()) {
		w.t.Errorf("%+v was refused (%v) and yet changed the table", a, err)
	}
	var refusal *law.Refusal
	if a.Kind == table.Make && errors.As(err, &refusal) && refusal.By == "" && w.live.Table().Layout().MadeWithChips != "" &&
		w.live.Table().Taken(a.Seat) {
		w.t.Errorf("%+v was refused without a paragraph: %v", a, err)
	}
	return err == nil
}

// interlude has the game settle what is due before the next wagers.
func (w *walk) interlude() {
	_, err := w.live.Interlude()
	if err == nil {
		err = w.answerAll()
	}
	var refusal *law.Refusal
	if err != nil && !errors.As(err, &refusal) {
		w.t.Error(err)
	}
}

// reopen opens a table at which gaming has ceased. If it may not be opened as things stand, staff
// do every other time whatever they can about it.
func (w *walk) reopen() {
	if w.live.Table().IsOpen() {
		return
	}
	if _ = w.live.Open(); w.live.Table().IsOpen() || w.chance(50) {
		return
	}
	for _, d := range w.live.Table().Layout().Acts {
		if d.Staff && d.Args == "" {
			w.do(table.Act{Kind: table.Special, Word: d.ID})
		}
	}
	_ = w.live.Open()
}

// round plays a round to its end, with random answers.
func (w *walk) round() {
	begin, before := len(w.log), w.standings()
	_, err := w.live.Round()
	if err == nil {
		err = w.answerAll()
	}
	var refusal *law.Refusal
	switch {
	case errors.As(err, &refusal):
		w.reopen()
		if last := w.log[len(w.log)-1]; last.Kind == table.Refused && last.Seat != table.House && w.chance(70) {
			// the round may want a wager that comes first on the layout
			w.offer(last.Seat, table.Area(w.will.Draw(min(2, len(w.live.Table().Layout().Wagers)))))
		}
	case err != nil:
		w.t.Error(err)
	case !w.log[begin:].Has(table.Voided):
		w.noneLingers()
	case !w.log[begin:].Has(table.Returned) && !w.log[begin:].Has(table.Wagered):
		if after := w.standings(); !slices.Equal(before, after) {
			w.t.Errorf("a void round turned %v into %v", before, after)
		}
	}
	w.inventory()
}

func (w *walk) standings() []table.Bet { return w.live.Table().View(1).Bets }

// inventory checks that the house has what the events say that it took in and
// paid out.
func (w *walk) inventory() {
	for ; w.added < len(w.log); w.added++ {
		switch e := &w.log[w.added]; e.Kind {
		case table.Converted:
			w.house -= e.Amount
		case table.Paid:
			w.house -= houseShare(e.Against, e.Amount)
		case table.Collected:
			w.house += houseShare(e.Against, e.Stake)
		case table.Centred:
			if e.Amount > 0 {
				w.house -= houseShare(e.Against, e.Amount)
			} else {
				w.house += houseShare(e.Against, -e.Amount)
			}
		case table.Fed:
			w.house -= e.Amount
		case table.Deposited:
			w.house += e.Amount
		}
	}
	if got := w.live.Table().Results().Inventory; got != w.house {
		w.t.Errorf("the table inventory is %s, but %s was told", got, w.house)
	}
}

// houseShare is how much of an amount is the house's, of a wager against a party.
func houseShare(p table.Party, amount money.Cents) money.Cents {
	if p == table.ThePot || p == table.TheCentre {
		return 0
	}
	_, house := p.Split(amount)
	return house
}

// answerAll answers every question at random. Of several that are open at once it
// answers any first.
func (w *walk) answerAll() (err error) {
	for err == nil && w.live.Question() != nil {
		open := w.live.Questions()
		q := &open[0]
		if len(open) > 1 {
			q = &open[w.will.Draw(len(open))]
		}
		number := q.Number
		if w.chance(4) {
			w.declared(table.Report, w.live.Table().Layout().Incidents)
			if !slices.ContainsFunc(w.live.Questions(), func(q table.Question) bool { return q.Number == number }) {
				continue // what was reported has ended the round, or withdrawn the question
			}
		}
		choices := q.Choices()
		a := table.Answer{Choice: choices[w.will.Draw(len(choices))], Amount: q.Least, Cards: w.cards(q.Own)}
		if q.Most > q.Least && w.chance(50) {
			a.Amount = min(q.Most, (q.Least + w.dollars(int((q.Most-q.Least)/money.Dollar))).Up(cmp.Or(q.Step, money.Dollar)))
		}
		if _, r := q.Amount(&a, w.live.Table().Terms().Chip); r != nil && q.Held > 0 {
			a.Amount = 0 // a single chip need not be named, and one that is too small may not
		}
		_, err = w.live.AnswerTo(number, a)
	}
	return err
}

// cards are some cards: one to three of those that may be named, mostly two, or any
// where every card may be.
func (w *walk) cards(own card.Set) (some card.Set) {
	if own == 0 {
		return card.Set(w.will.Draw(1 << 52))
	}
	n := 2
	if w.chance(10) {
		n = 1 + 2*w.will.Draw(2)
	}
	for some.Len() < n {
		for c := range own.All {
			if some.Len() < n && w.will.Draw(own.Len()) == 0 {
				some |= card.SetOf(c)
			}
		}
	}
	return some
}

func (w *walk) noneLingers() {
	l := w.live.Table().Layout()
	for b := range w.live.Table().Standing {
		if l.Wagers[b.Area].OneRoll {
			w.t.Errorf("a %s outlived its roll", l.Wagers[b.Area].Name)
		}
	}
}

// replay runs the journal again. What was refused left no trace there.
func (w *walk) replay(options table.Options, terms table.Terms, journal []table.Entry) {
	var again table.Log
	if _, err := table.Replay(w.rules, options, terms, journal, &again); err != nil {
		w.t.Error(err)
	}
	refused := func(e table.Event) bool { return e.Kind == table.Refused }
	a, b := slices.DeleteFunc(w.log, refused), slices.DeleteFunc(again, refused)
	if !slices.Equal(a, b) {
		w.t.Errorf("the replay has %d events, the table had %d, and they differ", len(b), len(a))
	}
}

// Bytes is a source that takes its outcomes from a fuzzer's input, and gives
// zeros when that is used up.
type Bytes []byte

// Draw uses up two bytes.
func (b *Bytes) Draw(n int) int {
	if len(*b) < 2 {
		*b = nil
		return 0
	}
	v := int((*b)[0])<<8 | int((*b)[1])
	*b = (*b)[2:]
	return v % n
}

package table_test

import (
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest/banktest"
)

// bankTable is a live table of high card with a bank, at which people sit from seat 1
// on, with $100 each.
func bankTable(t *testing.T, bank string, source chance.Source, people ...string) (*table.Live, *table.Log) {
	t.Helper()
	var log table.Log
	live, err := table.NewLive(banktest.Rules, &banktest.Options{Bank: bank}, banktest.Rules.Terms(), source, &log)
	must(t, err)
	for i, p := range people {
		must(t, live.Do(table.Act{Kind: table.Sit, Seat: table.Seat(i + 1), Amount: 100 * money.Dollar, Person: p}))
	}
	return live, &log
}

// choose answers the question that a seat is asked.
func choose(t *testing.T, live *table.Live, s table.Seat, c table.Choice) {
	t.Helper()
	i := slices.IndexFunc(live.Questions(), func(q table.Question) bool { return q.Seat == s })
	if i < 0 {
		t.Fatalf("seat %d is not asked; these questions are open: %+v", s, live.Questions())
	}
	_, err := live.AnswerTo(live.Questions()[i].Number, table.Answer{Choice: c})
	must(t, err)
}

// takeBank conducts the interlude: the seats before the bank pass.
func takeBank(t *testing.T, live *table.Live, bank table.Seat) {
	t.Helper()
	_, err := live.Interlude()
	must(t, err)
	for q := live.Question(); q != nil; q = live.Question() {
		c := table.Choice("pass")
		if q.Seat == bank {
			c = "accept"
		}
		choose(t, live, q.Seat, c)
	}
}

func asked(live *table.Live) (seats []table.Seat) {
	for _, q := range live.Questions() {
		seats = append(seats, q.Seat)
	}
	return seats
}

func TestAnInterludeComesBeforeTheWagers(t *testing.T) {
	live, _ := bankTable(t, banktest.Player, chance.NewFast(1, 1), "ann", "bob", "cy")
	reason := func(err error) law.Reason {
		var r *law.Refusal
		if !errors.As(err, &r) {
			t.Fatalf("got %v, not a refusal", err)
		}
		return r.Reason
	}
	if r := reason(live.Do(bet(2, banktest.Wager, 10))); r != law.Interlude {
		t.Errorf("a wager before the interlude was refused for %s", r)
	}
	if _, err := live.Round(); reason(err) != law.Interlude {
		t.Errorf("a round before the interlude: %v", err)
	}
	takeBank(t, live, 1)
	if live.Undo() {
		t.Error("an interlude in which somebody answered was taken back")
	}
	must(t, live.Do(bet(2, banktest.Wager, 10)))
	if !live.Undo() || live.Table().Wagering(2) || live.Table().InterludeDue() {
		t.Error("undo takes the wager back, and nothing of the interlude")
	}
	if _, err := live.Interlude(); err != nil || live.Question() != nil {
		t.Errorf("an interlude when nothing is due: %v", err)
	}
	must(t, live.Do(bet(2, banktest.Wager, 10)))
	_, err := live.Round()
	must(t, err)
	choose(t, live, 2, "first")
	choose(t, live, 1, "first")
	// Ann had the bank. She does not get it again by taking another chair.
	must(t, live.Do(table.Act{Kind: table.Leave, Seat: 1}))
	must(t, live.Do(table.Act{Kind: table.Sit, Seat: 6, Amount: 100 * money.Dollar, Person: "ann"}))
	must(t, live.Do(table.Act{Kind: table.Sit, Seat: 1, Amount: 100 * money.Dollar, Person: "dot"}))
	var offered []table.Seat
	_, err = live.Interlude()
	must(t, err)
	for live.Question() != nil {
		offered = append(offered, live.Question().Seat)
		choose(t, live, live.Question().Seat, "pass")
	}
	if !slices.Equal(offered, []table.Seat{1, 2, 3}) {
		t.Errorf("the bank was offered to %v", offered)
	}
}

// TestAnswersInAnyOrderAreTheSame has four players asked at once answer in each of
// the 24 orders. The table tells of the answers once all are in, and then the same.
func TestAnswersInAnyOrderAreTheSame(t *testing.T) {
	choices := []table.Choice{"first", "second"}
	for _, bank := range []string{banktest.Player, banktest.Half, banktest.Centre} {
		for seed := range uint64(4) {
			will := chance.NewFast(seed, 9)
			var answers [5]table.Choice
			for s := range answers {
				answers[s] = choices[will.Draw(2)]
			}
			var first table.Log
			var stands *table.Snapshot
			for _, order := range permutations([]table.Seat{1, 2, 3, 4}) {
				live, log := bankTable(t, bank, chance.NewFast(seed, 1), "ann", "bob", "cy", "dot")
				takeBank(t, live, 2)
				for _, b := range []table.Act{bet(1, banktest.Wager, 10), bet(3, banktest.Wager, 20), bet(4, banktest.Wager, 30)} {
					must(t, live.Do(b))
				}
				_, err := live.Round()
				must(t, err)
				if got := asked(live); !slices.Equal(got, []table.Seat{1, 3, 4, 2}) {
					t.Fatalf("asked are %v", got)
				}
				told := len(*log)
				for i, s := range order {
					choose(t, live, s, answers[s])
					if last := i == len(order)-1; last != (len(*log) > told) || last != (live.Question() == nil) {
						t.Fatalf("after %d answers the table has told %d events, and asks %v", i+1, len(*log)-told, asked(live))
					}
				}
				var again table.Log
				after, err := table.Replay(banktest.Rules, &banktest.Options{Bank: bank}, banktest.Rules.Terms(), live.Journal(), &again)
				must(t, err)
				if !slices.Equal(again, *log) || !reflect.DeepEqual(after.Snapshot(), live.Table().Snapshot()) {
					t.Fatalf("the replay of %v differs", order)
				}
				if first == nil {
					first, stands = *log, live.Table().Snapshot()
				}
				if !slices.Equal(*log, first) || !reflect.DeepEqual(live.Table().Snapshot(), stands) {
					t.Fatalf("bank %s, seed %d: answers in the order %v make a difference", bank, seed, order)
				}
			}
			if !first.Has(table.Covered) {
				t.Fatal("no bank has covered anything")
			}
		}
	}
}

func permutations(list []table.Seat) (all [][]table.Seat) {
	if len(list) == 0 {
		return [][]table.Seat{nil}
	}
	for i := range list {
		for _, rest := range permutations(slices.Delete(slices.Clone(list), i, i+1)) {
			all = append(all, append([]table.Seat{list[i]}, rest...))
		}
	}
	return all
}

// TestATableGoesOnWhereItWasCut cuts the journal of an interlude and a round after
// every entry. A table that is resumed from its snapshot and plays that part of the
// journal waits for exactly those answers that are missing.
func TestATableGoesOnWhereItWasCut(t *testing.T) {
	live, log := bankTable(t, banktest.Centre, chance.NewFast(3, 1), "ann", "bob", "cy")
	saved, err := json.Marshal(live.Table().Snapshot())
	must(t, err)
	entries, events := len(live.Journal()), len(*log)
	takeBank(t, live, 2)
	must(t, live.Do(bet(1, banktest.Wager, 10)))
	must(t, live.Do(bet(3, banktest.Wager, 20)))
	_, err = live.Round()
	must(t, err)
	choose(t, live, 3, "second")
	choose(t, live, 2, "first")
	choose(t, live, 1, "second")
	journal := live.Journal()[entries:]
	open := map[int][]table.Seat{}
	for n := range len(journal) + 1 {
		var told table.Log
		at, err := table.ReplayFrom(saved, banktest.Rules, &banktest.Options{Bank: banktest.Centre}, banktest.Rules.Terms(),
			journal[:n], &told, func(int) {})
		var waiting *table.Waiting
		if errors.As(err, &waiting) {
			for _, q := range waiting.Questions {
				open[n] = append(open[n], q.Seat)
			}
		}
		if len(told) > len(*log)-events || !slices.Equal(told, (*log)[events:events+len(told)]) {
			t.Fatalf("after %d entries other events were told", n)
		}
		if n == len(journal) && (err != nil || !reflect.DeepEqual(at.Snapshot(), live.Table().Snapshot())) {
			t.Errorf("at the end: %v", err)
		}
	}
	last := len(journal)
	want := map[int][]table.Seat{1: {1}, 2: {2}, last - 3: {1, 3, 2}, last - 2: {1, 2}, last - 1: {1}}
	if !reflect.DeepEqual(open, want) {
		t.Errorf("cut after so many entries the table waits for %v, want %v", open, want)
	}
}

// TestEveryDealOfABank goes through all deals of eight cards to two players, who keep
// their first cards. What one wins the other loses.
func TestEveryDealOfABank(t *testing.T) {
	eight, err := card.ParseAll("2c 2d 5c 5d 9c 9d Kc Kd")
	must(t, err)
	tab, err := table.Open(banktest.Rules, &banktest.Options{Bank: banktest.Player, Pack: card.PackOf(eight...)},
		banktest.Rules.Terms(), table.From(chance.NewFast(1, 1)), table.With(accepts{}))
	must(t, err)
	for s := range table.Seat(2) {
		must(t, tab.Do(table.Act{Kind: table.Sit, Seat: s + 1, Amount: 100 * money.Dollar}))
	}
	due := 0
	must(t, table.Enumerate(tab, func(*chance.Tree) { due++ }))
	if due != 8*7 || !tab.InterludeDue() {
		t.Errorf("with the interlude due there are %d deals to the bank", due)
	}
	must(t, tab.Interlude())
	must(t, tab.Do(bet(2, banktest.Wager, 10)))
	results := map[money.Cents]float64{}
	must(t, table.Enumerate(tab, func(tree *chance.Tree) {
		a, b := tab.Account(1).Net, tab.Account(2).Net
		if a != -b {
			t.Fatalf("the bank has %s, and the player %s", a, b)
		}
		weight, _ := tree.Weight().Float64()
		results[b] += weight
	}))
	win, lose, push := results[10*money.Dollar], results[-10*money.Dollar], results[0]
	if d := win - lose; d > 1e-9 || d < -1e-9 || push < 1.0/7-1e-9 || push > 1.0/7+1e-9 {
		t.Errorf("won %v, lost %v, push %v", win, lose, push)
	}
}

// accepts takes the bank and keeps the first card.
type accepts struct{}

func (accepts) Answer(q *table.Question) table.Answer {
	if q.Offer == banktest.OfferBank {
		return table.Answer{Choice: "accept"}
	}
	return table.Answer{Choice: "first"}
}

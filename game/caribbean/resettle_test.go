package caribbean_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/caribbean"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// bystander plays for everybody at random, and remembers who wagered what and
// who went on.
type bystander struct {
	will  chance.Source
	tab   *table.Table
	put   map[string]money.Cents // by the name of the area
	bets  map[table.Box]bool
	void  bool
	alone map[table.Box]bool // hands that are void alone
	dealt [8][]card.Card
	meter money.Cents // as the events tell it
}

func (w *bystander) Answer(q *table.Question) table.Answer {
	open := q.Choices()
	a := table.Answer{Choice: open[w.will.Draw(len(open))]}
	if q.Seat != table.House { // staff say that a payout is validated
		w.bets[q.Box] = a.Choice == caribbean.Bet
	}
	return a
}

func (w *bystander) Event(e *table.Event) {
	switch e.Kind {
	case table.Wagered:
		w.put[w.tab.Layout().Wagers[e.Area].ID] += e.Amount
	case table.Returned:
		if e.By == "16.7(b)[chip check]" || e.By == "16.11(b)2" {
			w.put[w.tab.Layout().Wagers[e.Area].ID] = 0
		}
		if e.By == "16.13(d)[player]" {
			w.alone[e.Seat.Box()] = true
		}
	case table.Dealt:
		if e.Box < 8 {
			w.dealt[e.Box] = append(w.dealt[e.Box], e.Card)
		}
	case table.Voided:
		w.void = true
	case table.Fed, table.Refilled:
		w.meter += e.Amount
	}
}

// strength is a hand as numbers that compare as hands do: its class, from 0 for
// none to 9 for a royal flush, and its cards from those that matter most.
func strength(cards []card.Card) (class int, order []int) {
	count, suits := map[int]int{}, map[string]bool{}
	for _, c := range cards {
		count[strings.Index("  23456789TJQKA", c.String()[:1])]++
		suits[c.String()[1:]] = true
	}
	var alike []int
	for rank, n := range count {
		order = append(order, rank)
		alike = append(alike, n)
	}
	slices.SortFunc(order, func(a, b int) int { return (count[b]-count[a])*100 + b - a })
	slices.SortFunc(alike, func(a, b int) int { return b - a })
	if slices.Equal(order, []int{14, 5, 4, 3, 2}) {
		order = []int{5, 4, 3, 2, 1}
	}
	flush, straight := len(suits) == 1, len(order) == 5 && order[0]-order[4] == 4
	switch {
	case straight && flush && order[0] == 14:
		return 9, order
	case straight && flush:
		return 8, order
	case alike[0] == 4:
		return 7, order
	case alike[0] == 3 && alike[1] == 2:
		return 6, order
	case flush:
		return 5, order
	case straight:
		return 4, order
	case alike[0] == 3:
		return 3, order
	case alike[0] == 2 && alike[1] == 2:
		return 2, order
	case alike[0] == 2:
		return 1, order
	}
	return 0, order
}

func compare(a, b []card.Card) int {
	classA, orderA := strength(a)
	classB, orderB := strength(b)
	if classA != classB {
		return classA - classB
	}
	return slices.Compare(orderA, orderB)
}

// should is what a position wins besides what it is paid from the meter.
func (w *bystander) should(p table.Box) money.Cents {
	at := string('0' + rune(p))
	ante, chip := w.put["ante-"+at], w.put["progressive-"+at]
	switch bets, asked := w.bets[p]; {
	case w.alone[p] || ante == 0:
		return 0
	case asked && !bets:
		return -ante - chip
	}
	mine, dealers := w.dealt[p], w.dealt[0]
	class, _ := strength(mine)
	switch qualified, order := strength(dealers); {
	case qualified == 0 && (order[0] < 14 || order[1] < 13):
		return ante - chip
	case compare(mine, dealers) > 0:
		pays := []money.Cents{1, 1, 2, 3, 4, 5, 7, 20, 50, 100}[class]
		return ante + min(2*ante*pays, 5000*money.Dollar) - chip
	case compare(mine, dealers) < 0:
		return -3*ante - chip
	}
	return -chip
}

// progressives is what each position wins from a meter that reads so much: from
// the dealer's right, losers first, then ties, then winners.
func (w *bystander) progressives(o *caribbean.Options, reads money.Cents) (won [8]money.Cents, after money.Cents) {
	dealers := w.dealt[0]
	qualified, order := strength(dealers)
	noHand := qualified == 0 && (order[0] < 14 || order[1] < 13)
	var turns []table.Box
	royals := money.Cents(0)
	for _, want := range []int{-1, 0, 1} {
		for p := table.Box(7); p >= 1; p-- {
			if w.put["progressive-"+string('0'+rune(p))] == 0 || !w.bets[p] || w.alone[p] {
				continue
			}
			result := compare(w.dealt[p], dealers)
			if noHand && want == 1 || !noHand && (want < 0 && result < 0 || want == 0 && result == 0 || want > 0 && result > 0) {
				turns = append(turns, p)
				if class, _ := strength(w.dealt[p]); class == 9 {
					royals++
				}
			}
		}
	}
	share := money.Cents(0)
	for _, p := range turns {
		take := money.Cents(0)
		switch class, _ := strength(w.dealt[p]); class {
		case 5:
			won[p], take = o.Flush, o.Flush
		case 6:
			won[p], take = o.FullHouse, o.FullHouse
		case 7:
			won[p], take = o.Four, o.Four
		case 8:
			if percent, ok := strings.CutSuffix(o.StraightFlush, "%"); ok {
				share, _ := strconv.ParseFloat(percent, 64)
				won[p] = reads * money.Cents(share*100+.5) / 10000
			} else {
				dollars, _ := strconv.ParseFloat(o.StraightFlush, 64)
				won[p] = money.Cents(dollars*100 + .5)
			}
			take = won[p]
		case 9:
			if share == 0 {
				share = reads / royals
				reads = reads%royals + o.Reset
			}
			won[p] = share
		}
		if reads -= take; take > 0 && reads <= 0 {
			reads = o.Reset
		}
	}
	return won, reads
}

// Rounds are played under options, with decisions and incidents drawn at
// random, and settled a second time by somebody who ranks hands from scratch and
// keeps a meter of his own. The cards are few, so that good hands are frequent.
func TestABystanderSettlesEveryRoundAlike(t *testing.T) {
	lawtest.Cites(t, "16.1[suit]", "16.5(a)", "16.5(a)[ace low]", "16.5(b)1", "16.5(b)2", "16.5(b)3", "16.5(b)4", "16.5(b)5",
		"16.5(b)6", "16.5(b)7",
		"16.5(b)8", "16.5(b)9", "16.5(c)", "16.10(e)1", "16.10(e)2", "16.10(e)3", "16.10(f)2", "16.10(f)3", "16.11(c)", "16.12(b)", "16.12(d)",
		"16.12(e)[royal flush]", "16.12(e)[straight flush]", "16.12(f)", "16.12(g)", "16.12(g)[shared royal]")
	will := chance.NewFast(16, 3)
	rounds, paid := 0, 0
	for i := range 300 {
		o := caribbean.DefaultOptions()
		for _, d := range o.Declare() {
			values := append([]string{"no", "yes", "70", "81", "40", "600", "30000"}, d.Words()...)
			if will.Draw(2) == 0 {
				_ = d.Set(values[will.Draw(len(values))]) // what does not fit is not set
			}
		}
		if len(table.Validate(o)) > 0 {
			continue
		}
		w := &bystander{will: will, meter: o.Start}
		tab := tabletest.Open(t, caribbean.Rules, o, 0, table.From(&rich{chance.NewFast(uint64(i), 16)}), table.With(w), table.To(w))
		w.tab = tab
		for _, s := range []table.Seat{1, 2, 4, 7} {
			if err := tab.Do(table.Act{Kind: table.Sit, Seat: s, Amount: 1_000_000 * money.Dollar}); err != nil {
				t.Fatal(err)
			}
		}
		for range 60 {
			w.put, w.bets, w.alone, w.void, w.dealt = map[string]money.Cents{}, map[table.Box]bool{}, map[table.Box]bool{}, false, [8][]card.Card{}
			before := map[table.Seat]money.Cents{}
			for _, s := range tab.Present() {
				before[s] = tab.Account(s).Net
				if will.Draw(5) > 0 {
					act(tab, table.Make, s, 0, money.Cents(will.Draw(90))*money.Dollar)
					act(tab, table.Make, s, 1, money.Cents(will.Draw(3))*money.Dollar)
				}
			}
			for _, incident := range tab.Layout().Incidents {
				if will.Draw(80) == 0 && incident.ID != caribbean.Communicates {
					_ = tab.Do(table.Act{Kind: table.Report, Word: incident.ID, Args: [2]int{will.Draw(8)}})
				}
			}
			reads := w.meter
			if tab.Round() != nil { // nobody has wagered
				continue
			}
			rounds++
			if w.void {
				if own, _ := tab.OwnReading(); own != w.meter {
					t.Fatalf("the meter reads %s, and %s was told", own, w.meter)
				}
				for _, s := range tab.Present() {
					if got := tab.Account(s).Net; got != before[s] {
						t.Fatalf("seat %d won %s in a round that was void", s, got-before[s])
					}
				}
				continue
			}
			for p := range w.put {
				if strings.HasPrefix(p, "progressive") && w.put[p] > 0 {
					reads += money.Cents(o.Rate)
				}
			}
			won, after := w.progressives(o, reads)
			if own, _ := tab.OwnReading(); own != after || w.meter != after {
				t.Fatalf("%+v: the meter reads %s, and %s was told; it should be %s; cards %v", *o, own, w.meter, after, w.dealt)
			}
			for _, s := range tab.Present() {
				want := w.should(s.Box()) + won[s]
				if won[s] > 0 {
					paid++
				}
				if got := tab.Account(s).Net - before[s]; got != want {
					t.Fatalf("%+v: seat %d won %s, not %s: %v, bets %v, cards %v", *o, s, got, want, w.put, w.bets, w.dealt)
				}
			}
		}
	}
	if t.Log(rounds, "rounds,", paid, "payouts"); rounds < 1000 || paid < 500 {
		t.Error("hardly any options were lawful together")
	}
}

// act makes a wager at a player's own position, if it may be made.
func act(tab *table.Table, kind table.ActKind, s table.Seat, wager table.Area, amount money.Cents) {
	_ = tab.Do(table.Act{Kind: kind, Seat: s, Area: table.Area(s-1)*3 + wager, Amount: amount})
}

// rich is a source that likes to deal a box high cards of one suit.
type rich struct{ *chance.Fast }

// Pick picks such a card whenever it can, nine times of ten.
func (r *rich) Pick(pool []card.Card, box int) int {
	if r.Draw(10) > 0 {
		for range 40 {
			i := r.Draw(len(pool))
			if c := pool[i]; c.Rank() >= card.Nine && (int(c.Suit()) == box%4 || r.Draw(30) == 0) {
				return i
			}
		}
	}
	return r.Draw(len(pool))
}

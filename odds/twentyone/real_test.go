package twentyone

import (
	"math/big"
	"testing"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// deals is a source that deals every round there is, one a run, and knows the
// chance of each. Cards that make no difference are one branch: the key says
// which those are.
type deals struct {
	key   func(card.Card) int
	path  []branch
	depth int
}

type branch struct {
	keys, cards []int // what may come, and how many of each
	at, total   int
}

func (d *deals) Draw(int) int { panic("only cards are drawn") }

func (d *deals) Pick(pool []card.Card, _ int) int {
	if d.depth == len(d.path) {
		var count [card.Unknown]int
		for _, c := range pool {
			count[d.key(c)]++
		}
		b := branch{total: len(pool)}
		for k, n := range count {
			if n > 0 {
				b.keys, b.cards = append(b.keys, k), append(b.cards, n)
			}
		}
		d.path = append(d.path, b)
	}
	b := &d.path[d.depth]
	d.depth++
	for i, c := range pool {
		if d.key(c) == b.keys[b.at] {
			return i
		}
	}
	panic("no such card")
}

// next makes ready for the next run.
func (d *deals) next() bool {
	d.depth = 0
	for last := len(d.path) - 1; last >= 0; last-- {
		if d.path[last].at++; d.path[last].at < len(d.path[last].keys) {
			return true
		}
		d.path = d.path[:last]
	}
	return false
}

// ways is in how many ways this run comes about, out of all orders of so many
// cards: as many cards are drawn in runs of the same length.
func (d *deals) ways() *big.Int {
	n := big.NewInt(1)
	for _, b := range d.path {
		n.Mul(n, big.NewInt(int64(b.cards[b.at])))
	}
	return n
}

// orders is the number of orders of so many cards out of a total.
func orders(total, cards int) *big.Int {
	return new(big.Int).MulRange(int64(total-cards+1), int64(total))
}

// stack makes a shoe of which only some cards are to come.
func stack(tb testing.TB, decks int, cards []card.Card) card.Shoe {
	s := card.NewShoe(decks)
	var want [52]int
	for _, c := range cards {
		want[c]++
	}
	for i := s.Left() - 1; i >= 0; i-- {
		if c := s.ToCome()[i]; want[c] > 0 {
			want[c]--
		} else {
			s.Discard(s.Take(i))
		}
	}
	if s.Left() != len(cards) {
		tb.Fatalf("%d cards of %d are in %d decks", s.Left(), len(cards), decks)
	}
	return s
}

const stake = 100 * money.Dollar

// staking hears what is wagered in the course of a round, insurance aside.
type staking struct {
	layout *table.Layout
	sum    money.Cents
}

func (s *staking) Event(e *table.Event) {
	if e.Kind == table.Wagered && s.layout.Wagers[e.Area].Group != "insurance" {
		s.sum += e.Amount
	}
}

// result is what a round is worth for each dollar of the first wagers, and how
// much is wagered in all; and the chance of each net result.
type result struct {
	ev, wagered *big.Rat
	nets        map[string]*big.Rat
}

// enumerate plays a round of the real game on every deal of some cards.
func enumerate(tb testing.TB, o *blackjack.Options, cards string, key func(card.Card) int,
	with func(*table.Table) table.Players) (r result, runs int) {
	tb.Helper()
	list, err := card.ParseAll(cards)
	if err != nil {
		tb.Fatal(err)
	}
	source := &deals{key: key}
	t := tabletest.Open(tb, blackjack.Rules, o, 1, table.From(source))
	g := t.Game().(*blackjack.Game)
	table.With(with(t))(t)
	g.Stack(stack(tb, o.Decks, list))
	wagered := money.Cents(0)
	for _, id := range []string{"main-1", "second-1", "third-1"} {
		if t.Do(table.Act{Kind: table.Make, Seat: 1, Area: t.Layout().MustArea(id), Amount: stake}) == nil {
			wagered += stake
		}
	}
	before := t.Snapshot()
	var won, staked, ways [32]big.Int // by the number of cards drawn
	r.nets = map[string]*big.Rat{}
	heard := &staking{layout: t.Layout()}
	table.To(heard)(t)
	for more := true; more; more = source.next() {
		t.Restore(before)
		heard.sum = wagered
		if err := t.Round(); err != nil {
			tb.Fatal(err)
		}
		runs++
		n, w := len(source.path), source.ways()
		ways[n].Add(&ways[n], w)
		net := big.NewRat(int64(t.Account(1).Net), int64(wagered)).RatString()
		if r.nets[net] == nil {
			r.nets[net] = new(big.Rat)
		}
		r.nets[net].Add(r.nets[net], new(big.Rat).SetFrac(w, orders(len(list), n)))
		won[n].Add(&won[n], new(big.Int).Mul(w, big.NewInt(int64(t.Account(1).Net))))
		staked[n].Add(&staked[n], w.Mul(w, big.NewInt(int64(heard.sum))))
	}
	r.ev, r.wagered = new(big.Rat), new(big.Rat)
	weight, stake := new(big.Rat), big.NewRat(1, int64(wagered))
	for n := range ways {
		if ways[n].Sign() > 0 {
			all := orders(len(list), n)
			weight.Add(weight, new(big.Rat).SetFrac(&ways[n], all))
			r.ev.Add(r.ev, new(big.Rat).SetFrac(&won[n], all))
			r.wagered.Add(r.wagered, new(big.Rat).SetFrac(&staked[n], all))
		}
	}
	if weight.Cmp(big.NewRat(1, 1)) != 0 {
		tb.Fatalf("the chances add up to %s", weight.RatString())
	}
	r.ev.Mul(r.ev, stake)
	r.wagered.Mul(r.wagered, stake)
	return r, runs
}

func options(tb testing.TB, pairs ...string) *blackjack.Options {
	tb.Helper()
	o := blackjack.DefaultOptions()
	o.Boxes = 6
	for i := 0; i < len(pairs); i += 2 {
		if err := table.SetOption(o, pairs[i], pairs[i+1]); err != nil {
			tb.Fatal(err)
		}
	}
	return o
}

// The analysis is worth what the game is worth: on small shoes the real table
// deals every round there is, and players who play to the solution win exactly
// what it says, to the last digit of the fraction.
func TestTheGameIsWorthWhatTheSolutionSays(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name    string
		options []string
		cards   string
	}{
		{"doubles", nil, "Ts Th Td Tc Js 9s 9h 8s 5s 5h 6s As Ah"},
		{"small cards", nil, "Ts Th Td Tc Js Jh Jd 2s 3s 4s 5s 7s Ac"},
		{"one split", nil, "8s 8h 8d Ts Th Td Tc 3s 3h 2s Ac 9c Js"},
		{"one split with a card reader", []string{"dealing", "hole-card-reader"}, "8s 8h 8d Ts Th Td Tc 3s 3h 2s Ac 9c Js"},
		{"aces", nil, "As Ah Ad Ts Th Td Tc 9s 5s 8s 8h Kd Ks"},
		{"three hands", []string{"split-hands", "3"}, "8s 8h 8d 8c Ts Th Td Tc 3s 3h 9s Js Jc Jh"},
		{"four hands", []string{"split-hands", "4"}, "8s 8h 8d 8c 8s Ts Th Td Tc 3s 3h Js Jc Jh Jd Qs Qh Ah"},
		{"four hands of aces", []string{"split-hands", "4"}, "As Ah Ad Ac As 9s 9h Ts Td Th Tc Js Jd Jh Jc Ks Kh Kd Kc Qs"},
		{"aces once", []string{"split-hands", "4", "split-aces-once", "yes"}, "As Ah Ad Ac As 9s 9h Ts Td Th Tc Js Jd Jh Jc Ks Kh Kd Kc Qs"},
		{"hole card", []string{"dealing", "hole-card"}, "As Ah 8s 8h Ts Th Td Tc 3s 9h 6c Js Jh"},
		{"card reader", []string{"dealing", "hole-card-reader", "surrender", "yes"}, "As Ah 8s 8h Ts Th Td Tc 3s 9h 6c Js Jh"},
		{"card reader, three hands", []string{"dealing", "hole-card-reader", "split-hands", "3"}, "8s 8h 8d 8c As Ah Ts Th Td Tc 3s Js Jc Jd Jh"},
		{"three hands against a blackjack", []string{"split-hands", "3"}, "8s 8h 8d 8c As Ah Ts Th Td Tc 3s Js Jc Jd Jh"},
		{"surrender", []string{"surrender", "yes"}, "As Ah 7s 7h Ts Th Td Tc 9s 9h 6c Js"},
		{"both up", []string{"dealing", "both-up"}, "As Ah 8s 8h Ts Th Td Tc 3s 9h 6c Js Jh"},
		{"both up, soft doubles", []string{"dealing", "both-up", "soft-double", "yes"}, "As Ah 8s 8h Ts Th Td Tc 3s 9h 6c Js Jh"},
		{"insurance", nil, "As Ah Ts Th Td Tc Js Jh Jd 9s 7h 5c"},
		{"multiple action", []string{"multiple-action", "three-required"}, "As 8s 8h Ts Th Td Tc 9h Js 9c 9s Jd Jh Jc Qs Qh"},
		{"three sevens", []string{"three-sevens", "yes"}, "7s 7h 7d 7c 7s Ts Th Td 9s 8h 6c Js Jd"},
		{"five cards", []string{"five-card-odds", "yes"}, "2s 3h 3s 4d 6h Ts Th Tc 9s Js Jd Jh Qs"},
		{"five cards totalling 21", []string{"five-card-21", "yes"}, "2s 3h 3s 4d 6h Ts Th Tc 9s Js Jd Jh Qs"},
	} {
		t.Run(test.name, func(t *testing.T) {
			o := options(t, test.options...)
			all, _ := card.ParseAll(test.cards)
			s, err := SolveExactly(o, Cards(all...))
			if err != nil {
				t.Fatal(err)
			}
			want := new(big.Rat).Add(s.EV(), s.Insuring())
			got, runs := enumerate(t, o, test.cards, value, s.Players)
			t.Logf("%d deals: %s of %s", runs, got.ev.FloatString(8), got.wagered.FloatString(8))
			if got.ev.Cmp(want) != 0 {
				t.Errorf("the game is worth %s, the solution says %s", got.ev.FloatString(12), want.FloatString(12))
			}
			if wagered := s.Wagered(); got.wagered.Cmp(wagered) != 0 {
				t.Errorf("%s is wagered, the solution says %s", got.wagered.FloatString(12), wagered.FloatString(12))
			}
			if o.SplitHands == 2 && o.MultipleAction == "none" && s.Insuring().Sign() == 0 {
				checkResults(t, s, got)
			}
		})
	}
}

// Where suits matter, cards that they do not matter of are still one branch.
func TestTheGameIsWorthWhatTheSolutionSaysOfSuits(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name    string
		options []string
		cards   string
		matters func(c card.Card) bool
	}{
		{"6-7-8 of one suit", []string{"suited-678", "yes"}, "6s 6h 6d 6c 7s 8s 8h 8d 8c Ts Th Td Tc Js Jh Jd Jc",
			func(c card.Card) bool { return c.Rank() <= card.Eight }},
		{"a designated blackjack", []string{"designated-ace", "As"}, "As Ah Ad Ac Ts Th Td Tc Js Jh Jd Jc Qs Qh Qd Qc Ks Kh Kd Kc 9s 5s",
			func(c card.Card) bool { return c.String() == "As" || c.String() == "Js" }},
	} {
		o := options(t, test.options...)
		all, err := card.ParseAll(test.cards)
		if err != nil {
			t.Fatal(err)
		}
		s, err := SolveExactly(o, Cards(all...))
		if err != nil {
			t.Fatal(err)
		}
		key := func(c card.Card) int {
			if test.matters(c) {
				return int(c)
			}
			return 100 + value(c)
		}
		got, runs := enumerate(t, o, test.cards, key, s.Players)
		t.Logf("%s: %d deals: %s", test.name, runs, got.ev.FloatString(8))
		if want := new(big.Rat).Add(s.EV(), s.Insuring()); got.ev.Cmp(want) != 0 {
			t.Errorf("%s: the game is worth %s, the solution says %s", test.name, got.ev.FloatString(12), want.FloatString(12))
		}
	}
}

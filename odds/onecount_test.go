package odds

import (
	"math"
	"math/big"
	"slices"
	"testing"

	"boardwalk/game/baccarat"
	"boardwalk/game/blackjack"
	"boardwalk/game/chemindefer"
	"boardwalk/game/paigow"
	"boardwalk/game/spanish21"
	"boardwalk/houseway"
	"boardwalk/money"
	"boardwalk/odds/twentyone"
	"boardwalk/odds/twohands"
	"boardwalk/table"
)

// The deals of baccarat and chemin de fer are gone through once for wagers of every size. What is found for a size is what comes of
// playing all deals with wagers of that size.
func TestOneCountServesWagersOfEverySize(t *testing.T) {
	for _, rules := range []*table.Rules{baccarat.PuntoBanco, baccarat.Minibaccarat, chemindefer.Rules} {
		options, terms := rules.Options(), rules.Terms()
		terms.Limit.Min = 3 * money.Dollar // that nobody else has counted
		_, err := For(rules, options, terms)
		must(t, err)
		before := baccaratEnds.made.Load()
		for _, stake := range []money.Cents{300, 700, 1100, 12_300, 100_000_000} {
			if _, err := ForStake(rules, options, terms, stake); err != nil {
				t.Fatalf("%s for %v: %v", rules.ID, stake, err)
			}
		}
		if n := baccaratEnds.made.Load() - before; n != 0 {
			t.Errorf("%s: all deals are gone through %d times more for other stakes", rules.ID, n)
		}
	}
	rules, stake := baccarat.Minibaccarat, 1100*money.Cents(1)
	options, terms := rules.Options(), rules.Terms()
	r, err := ForStake(rules, options, terms, stake)
	must(t, err)
	tb, err := baccaratTable(rules, options, terms, stake)
	must(t, err)
	sum := &sums{net: make([]int64, len(tb.Layout().Wagers))}
	table.To(sum)(tb)
	banker := tb.Layout().MustArea("banker")
	all, deals := tally{}, baccaratDeals(tb.Game().(*baccarat.Game).Options().Decks)
	must(t, eachDeal(tb, deals, func() {
		all[sum.net[banker]] += deals.Ways(mostCards)
		clear(sum.net)
	}))
	sameFigure(t, "banker", r, all.distribution(int64(stake)).Figure("banker", "bet made"))

	rules = chemindefer.Rules
	options, terms = rules.Options(), rules.Terms()
	play := CheminPlay{Card: true, DrawThree: true, DrawFive: true}
	got, err := playChemin(rules, options, terms, stake, 6, play)
	must(t, err)
	ct, err := cheminTable(rules, options, terms, stake, play)
	must(t, err)
	csum := &sums{net: make([]int64, len(ct.Layout().Wagers))}
	table.To(csum)(ct)
	var want [2]tally
	want[0], want[1] = tally{}, tally{}
	deals = baccaratDeals(6)
	must(t, eachDeal(ct, deals, func() {
		want[0][csum.net[ct.Layout().MustArea("player")]] += deals.Ways(mostCards)
		want[1][csum.net[ct.Layout().MustArea("bank")]] += deals.Ways(mostCards)
		clear(csum.net)
	}))
	for i := range want {
		a, b := got[i].distribution(1).Figure("", ""), want[i].distribution(1).Figure("", "")
		if a.House.Cmp(b.House) != 0 || a.Variance.Cmp(b.Variance) != 0 || len(a.Results) != len(b.Results) {
			t.Errorf("chemin de fer: %v, not %v", got[i], want[i])
		}
	}
}

// sameFigure compares the figure of a wager with another.
func sameFigure(t *testing.T, wager string, r *Report, want *Figure) {
	t.Helper()
	i := slices.IndexFunc(r.Figures, func(f *Figure) bool { return f.Wager == wager })
	f := r.Figures[i]
	if f.House.Cmp(want.House) != 0 || f.Variance.Cmp(want.Variance) != 0 || f.Total.Cmp(want.Total) != 0 || len(f.Results) != len(want.Results) {
		t.Errorf("%s costs %s, not %s", wager, f.House.RatString(), want.House.RatString())
	}
}

// Stacks of tiles are counted once for wagers of every size.
func TestTilesAreCountedOnceForWagersOfEverySize(t *testing.T) {
	rules := paigow.Rules
	_, err := For(rules, nil, rules.Terms())
	must(t, err)
	kept.mu.Lock()
	before := len(kept.by)
	kept.mu.Unlock()
	o := paigow.DefaultOptions()
	way, err := houseway.ForTiles(o.HouseWay)
	must(t, err)
	ends := twohands.NewTiles(way).Count(0, nil)
	for _, stake := range []money.Cents{777, 778, 1300, 2500, 1_234_567} {
		r, err := ForStake(rules, nil, rules.Terms(), stake)
		must(t, err)
		n := nets(paigow.New(*o), stake)
		best := ends.For(n).Best[twohands.Player]
		if want := new(big.Rat).Neg(worthOf(best, n[twohands.Player])); r.Figures[0].House.Cmp(want) != 0 {
			t.Errorf("%v costs %s, not %s", stake, r.Figures[0].House.RatString(), want.RatString())
		}
	}
	kept.mu.Lock()
	defer kept.mu.Unlock()
	if n := len(kept.by) - before; n != 0 {
		t.Errorf("%d more counts were made", n)
	}
}

// Spanish 21 is solved three times at most, whatever is wagered: the super bonus is the same amount for small and large wagers.
func TestSpanish21IsSolvedOnceForWagersThatArePlayedAlike(t *testing.T) {
	rules := spanish21.Rules
	options := rules.Options()
	o := options.(*blackjack.Options)
	b := twentyone.NewBySize(o, twentyone.Sides(o)[0])
	for i, stake := range []money.Cents{100, 777, 2500, 12_345} {
		got, err := b.For(stake)
		must(t, err)
		s, err := twentyone.SolveFor(o, twentyone.Sides(o)[0], stake)
		must(t, err)
		basic, wagered := s.Follow(s.Basic())
		for _, x := range [][2]float64{{got.Best.EV, s.EV()}, {got.Best.Wagered, s.Wagered()}, {got.Basic.EV, basic}, {got.Basic.Wagered, wagered}} {
			if math.Abs(x[0]-x[1]) > 1e-12 {
				t.Errorf("%v: %.15f, not %.15f", stake, x[0], x[1])
			}
		}
		if i != 1 { // results take longer
			continue
		}
		list, want := got.Best.Results(), s.Results(nil)
		if len(list) != len(want) {
			t.Fatalf("%v: %d results, not %d", stake, len(list), len(want))
		}
		for i := range list {
			if list[i].Net.Cmp(want[i].Net) != 0 || math.Abs(list[i].Of-want[i].Of) > 1e-12 {
				t.Errorf("%v: %v, not %v", stake, list[i], want[i])
			}
		}
	}
	if n := b.Solutions(); n > 3 {
		t.Errorf("it was solved %d times", n)
	}
	terms := rules.Terms()
	_, err := For(rules, options, terms)
	must(t, err)
	before := solvedShoes.made.Load()
	for _, stake := range []money.Cents{777, 778, 5000} {
		_, err := ForStake(rules, options, terms, stake)
		must(t, err)
	}
	if n := solvedShoes.made.Load() - before; n != 0 {
		t.Errorf("%d more counts were made", n)
	}
}

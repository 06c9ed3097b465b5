package baccaratodds

import (
	"slices"
	"testing"

	"boardwalk/game/baccarat"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/oddstest"
	"boardwalk/table"
)

// The deals of baccarat and chemin de fer are gone through once for wagers of every size. What is found for a size is what comes of
// playing all deals with wagers of that size.
func TestOneCountServesWagersOfEverySize(t *testing.T) {
	for _, rules := range []*table.Rules{baccarat.PuntoBanco.With(PuntoBanco), baccarat.Minibaccarat.With(Minibaccarat), chemin} {
		options, terms := rules.Options(), rules.Terms()
		terms.Limit.Min = 3 * money.Dollar // that nobody else has counted
		_, err := odds.For(rules, options, terms)
		oddstest.Must(t, err)
		before := baccaratEnds.Made()
		for _, stake := range []money.Cents{300, 700, 1100, 12_300, 100_000_000} {
			if _, err := odds.ForStake(rules, options, terms, stake); err != nil {
				t.Fatalf("%s for %v: %v", rules.ID, stake, err)
			}
		}
		if n := baccaratEnds.Made() - before; n != 0 {
			t.Errorf("%s: all deals are gone through %d times more for other stakes", rules.ID, n)
		}
	}
	rules, stake := baccarat.Minibaccarat.With(Minibaccarat), 1100*money.Cents(1)
	options, terms := rules.Options(), rules.Terms()
	r, err := odds.ForStake(rules, options, terms, stake)
	oddstest.Must(t, err)
	tb, err := baccaratTable(&odds.Asked{Rules: rules, Options: options, Terms: terms}, stake)
	oddstest.Must(t, err)
	sum := &sums{net: make([]int64, len(tb.Layout().Wagers))}
	table.To(sum)(tb)
	banker := tb.Layout().MustArea("banker")
	all, deals := odds.Tally{}, baccaratDeals(tb.Game().(*baccarat.Game).Options().Decks)
	oddstest.Must(t, odds.EachDeal(tb, deals, func() {
		all[sum.net[banker]] += deals.Ways(mostCards)
		clear(sum.net)
	}))
	sameFigure(t, "banker", r, all.Distribution(int64(stake)).Figure("banker", "bet made"))

	rules = chemin
	options, terms = rules.Options(), rules.Terms()
	play := CheminPlay{Card: true, DrawThree: true, DrawFive: true}
	asked := &odds.Asked{Rules: rules, Options: options, Terms: terms}
	got, err := dealChemin(asked, stake, 6, play)
	oddstest.Must(t, err)
	ct, err := cheminTable(asked, stake, play)
	oddstest.Must(t, err)
	csum := &sums{net: make([]int64, len(ct.Layout().Wagers))}
	table.To(csum)(ct)
	var want [2]odds.Tally
	want[0], want[1] = odds.Tally{}, odds.Tally{}
	deals = baccaratDeals(6)
	oddstest.Must(t, odds.EachDeal(ct, deals, func() {
		want[0][csum.net[ct.Layout().MustArea("player")]] += deals.Ways(mostCards)
		want[1][csum.net[ct.Layout().MustArea("bank")]] += deals.Ways(mostCards)
		clear(csum.net)
	}))
	for i := range want {
		a, b := got[i].Distribution(1).Figure("", ""), want[i].Distribution(1).Figure("", "")
		if a.House.Cmp(b.House) != 0 || a.Variance.Cmp(b.Variance) != 0 || len(a.Results) != len(b.Results) {
			t.Errorf("chemin de fer: %v, not %v", got[i], want[i])
		}
	}
}

// sameFigure compares the figure of a wager with another.
func sameFigure(t *testing.T, wager string, r *odds.Report, want *odds.Figure) {
	t.Helper()
	i := slices.IndexFunc(r.Figures, func(f *odds.Figure) bool { return f.Wager == wager })
	f := r.Figures[i]
	if f.House.Cmp(want.House) != 0 || f.Variance.Cmp(want.Variance) != 0 || f.Total.Cmp(want.Total) != 0 ||
		len(f.Results) != len(want.Results) {
		t.Errorf("%s costs %s, not %s", wager, f.House.RatString(), want.House.RatString())
	}
}

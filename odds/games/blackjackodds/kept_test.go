package blackjackodds

import (
	"math"
	"testing"

	"boardwalk/card"
	"boardwalk/game/blackjack"
	"boardwalk/game/doubleattack"
	"boardwalk/game/spanish21"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/oddstest"
	"boardwalk/odds/twentyone"
	"boardwalk/table"
)

// atNewMachine has nothing kept by other programs.
func atNewMachine(t *testing.T) { t.Setenv("XDG_CACHE_HOME", t.TempDir()) }

// Figures that come with the program are found without a solution, results included, and are what a solution says. The results
// of one deck are found anew; those of the others are in a long test of package odds.
func TestFiguresThatComeWithTheProgramAreWhatIsFound(t *testing.T) {
	atNewMachine(t)
	for _, x := range []struct {
		rules   *table.Rules
		options string
		stake   money.Cents
		results bool
	}{
		{blackjack.Rules, "", usualStake, false},
		{blackjack.Rules, "decks=1", usualStake, true},
		{spanish21.Rules, "", money.Dollar, false},
		{doubleattack.Rules, "", usualStake, false},
	} {
		a := oddstest.Asked(t, x.rules, x.options)
		o := a.Options.(*blackjack.Options)
		shoe := twentyone.Fresh(o)
		kept, fresh := twentyone.NewBySize(o, shoe, keeperOf(a)), twentyone.NewBySize(o, shoe, nil)
		got, err := kept.For(x.stake)
		oddstest.Must(t, err)
		want, err := fresh.For(x.stake)
		oddstest.Must(t, err)
		plays := [][2]*twentyone.SizedPlay{{got.Best, want.Best}, {got.Basic, want.Basic}}
		for _, p := range plays {
			if !near(p[0].EV, p[1].EV) || !near(p[0].Wagered, p[1].Wagered) {
				t.Errorf("%s %s: %v and %v are kept, and %v and %v found", x.rules.ID, x.options, p[0].EV, p[0].Wagered, p[1].EV, p[1].Wagered)
			}
			list, mean := p[0].Results(), 0.0
			for _, c := range list {
				net, _ := c.Net.Float64()
				mean += net * c.Of
			}
			if math.Abs(mean-p[1].EV) > 1e-9 {
				t.Errorf("%s %s: the kept results have a mean of %v, not %v", x.rules.ID, x.options, mean, p[1].EV)
			}
			if !x.results {
				continue
			}
			found := p[1].Results()
			if len(found) != len(list) {
				t.Fatalf("%s %s: %d results are kept, and %d found", x.rules.ID, x.options, len(list), len(found))
			}
			for i := range list {
				if list[i].Net.Cmp(found[i].Net) != 0 || !near(list[i].Of, found[i].Of) {
					t.Errorf("%s %s: %v is kept, and %v found", x.rules.ID, x.options, list[i], found[i])
				}
			}
		}
		if n := kept.Solutions(); n != 0 {
			t.Errorf("%s %s was solved %d times, though its figures come with the program", x.rules.ID, x.options, n)
		}
	}
}

// A basic strategy that comes with the program is that which is found, and plays as it.
func TestBasicStrategiesThatComeWithTheProgramAreWhatIsFound(t *testing.T) {
	atNewMachine(t)
	for _, rules := range []*table.Rules{blackjack.Rules, spanish21.Rules, doubleattack.Rules} {
		o := rules.Options().(*blackjack.Options)
		shoe := twentyone.Fresh(o)
		sum, err := twentyone.NewBySize(o, shoe, nil).BasicKept()
		oddstest.Must(t, err)
		kept, want := foundBasics.Peek(sum), findFrom(o, shoe)
		if kept == nil {
			t.Fatalf("%s: no basic strategy comes with the program", rules.ID)
		}
		got, err := basicFrom(o, shoe)
		oddstest.Must(t, err)
		if !kept.Same(want) || !got.Found().Same(want) || twentyone.ChartText(got) != twentyone.ChartText(want.Strategy(o)) {
			t.Errorf("%s: the kept strategy is not the one that is found", rules.ID)
		}
		if *got.Options() != *o {
			t.Errorf("%s: the kept strategy is for other options", rules.ID)
		}
		for i := range want.Columns {
			want.Columns[i][1] ^= 1
			break
		}
		if kept.Same(want) {
			t.Errorf("%s: another strategy is the same", rules.ID)
		}
	}
}

func near(x, y float64) bool { return math.Abs(x-y) < 1e-12 }

// What a table pays, how many decks it has and what is known of the dealer's cards all change under which checksum its figures
// are kept; how the cards are shuffled does not.
func TestFiguresOfOtherRulesAreKeptApart(t *testing.T) {
	known := map[string]string{}
	sum := func(options string) string {
		o := oddstest.Asked(t, blackjack.Rules, options).Options.(*blackjack.Options)
		sum, _, err := twentyone.NewBySize(o, twentyone.Fresh(o), nil).Kept(usualStake)
		oddstest.Must(t, err)
		return sum
	}
	for _, options := range []string{"", "decks=5", "surrender=yes", "three-sevens=yes", "dealing=hole-card-reader", "split-hands=3"} {
		s := sum(options)
		if other, ok := known[s]; ok {
			t.Errorf("figures of %q are kept as those of %q", options, other)
		}
		known[s] = options
	}
	if sum("shuffle=automatic") != sum("") {
		t.Error("a way to shuffle changes what is kept")
	}
}

// Nothing is kept of cards that are gone, nor of rules that somebody supposes: there is no end of them.
func TestOnlyFreshShoesAreKept(t *testing.T) {
	a := oddstest.Asked(t, blackjack.Rules, "")
	if keeperOf(a) == nil {
		t.Error("a fresh shoe has no keeper")
	}
	for _, other := range []*odds.Asked{
		{Rules: a.Rules, Options: a.Options, Terms: a.Terms, Decks: 12},
		{Rules: a.Rules, Options: a.Options, Terms: a.Terms, Dead: []card.Card{card.New(card.Ace, card.Spades)}},
	} {
		if keeperOf(other) != nil {
			t.Errorf("%d decks without %v are kept", other.Decks, other.Dead)
		}
	}
}

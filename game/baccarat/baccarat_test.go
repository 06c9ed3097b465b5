package baccarat

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

var both = []*Options{PuntoBancoOptions(), MinibaccaratOptions()}

func rulesOf(o *Options) *table.Rules {
	if o.at.curated() {
		return PuntoBanco
	}
	return Minibaccarat
}

func parse(t testing.TB, s string) []card.Card {
	t.Helper()
	cards, err := card.ParseAll(s)
	if err != nil {
		t.Fatal(err)
	}
	return cards
}

func TestPointCounts(t *testing.T) {
	lawtest.Cites(t, "3.1(b)1", "3.1(b)2", "3.1(b)3", "3.1(c)", "3.1(c)1", "3.1(c)2",
		"7.1(b)1", "7.1(b)2", "7.1(b)3", "7.1(c)", "7.1(c)1", "7.1(c)2")
	for cards, want := range map[string]int{
		"As 2d 4h": 7, "As 2d 9h": 2, "Ts": 0, "Jc Qd": 0, "Kh 9s": 9, "9s 9c 9d": 7, "5h 5d": 0, "8c 7c 6c": 1, "2c 3c 4c": 9,
	} {
		if got := NewHand(parse(t, cards)...).Count(); got != want {
			t.Errorf("%s count %d, want %d", cards, got, want)
		}
	}
	for _, c := range card.Deck() {
		want := strings.Index("A23456789", c.String()[:1]) + 1
		if got := Value(c); got != want {
			t.Errorf("%v counts %d, want %d", c, got, want)
		}
	}
}

// What the tables say, in the words in which the game is usually explained.
func usually(banker, third int) bool {
	switch {
	case third < 0:
		return banker <= 5
	case banker <= 2:
		return true
	case banker == 3:
		return third != 8
	case banker == 4:
		return third >= 2 && third <= 7
	case banker == 5:
		return third >= 4 && third <= 7
	case banker == 6:
		return third == 6 || third == 7
	}
	return false
}

var letters = "A23456789" // the card that counts 1, 2 and so on

func cardWorth(n int) card.Card {
	name := "K"
	if n > 0 {
		name = letters[n-1 : n]
	}
	c, _ := card.Parse(name + "s")
	return c
}

// stack is a shoe whose cards come in a given order.
type stack []card.Card

func (s *stack) Draw(int) int { return 0 }

func (s *stack) Pick(pool []card.Card, _ int) int {
	next := (*s)[0]
	*s = (*s)[1:]
	return slices.Index(pool, next)
}

// Every pair of first counts, and every third card of the Player's Hand, is
// dealt and held against the rules as everybody knows them.
func TestTheTablesOfThirdCards(t *testing.T) {
	for i, o := range both {
		t.Run(rulesOf(o).ID, func(t *testing.T) {
			lawtest.Cites(t, [][]law.Cite{{"3.9(a)", "3.9(b)[0 to 5]", "3.9(b)[6 to 9]", "3.9(c)[0 to 2]", "3.9(c)[3]",
				"3.9(c)[4]", "3.9(c)[5]", "3.9(c)[6]",
				"3.9(c)[7 to 9]", "3.9(c)[no third card]", "3.9(d)", "3.9(e)", "3.9(f)", "3.9(g)", "3.7(a)", "3.8(d)"},
				{"7.9(a)", "7.9(b)[0 to 5]", "7.9(b)[6 to 9]", "7.9(c)[0 to 2]", "7.9(c)[3]", "7.9(c)[4]", "7.9(c)[5]", "7.9(c)[6]",
					"7.9(c)[7 to 9]", "7.9(c)[no third card]", "7.9(d)", "7.9(e)", "7.9(f)", "7.9(g)", "7.7(a)", "7.8(d)"}}[i]...)
			var log table.Log
			var cards stack
			tab := tabletest.Open(t, rulesOf(o), o, 1, table.From(&cards), table.To(&log))
			g := tab.Game().(*Game)
			for p := range 10 {
				for b := range 10 {
					for third := range 10 {
						g.stage, log = unshuffled, nil
						// Burn an ace and one more; then the hands, with a king each; then third cards.
						cards = stack{cardWorth(1), cardWorth(1), cardWorth(p), cardWorth(b), cardWorth(0), cardWorth(0),
							cardWorth(third), cardWorth(9), cardWorth(9)}
						if err := tab.Round(); err != nil {
							t.Fatal(err)
						}
						natural := p >= 8 || b >= 8
						playerDraws := !natural && p <= 5
						column := -1
						if playerDraws {
							column = third
						}
						bankerDraws := !natural && usually(b, column)
						player, banker := g.Hands()
						if (len(player.Cards()) == 3) != playerDraws || (len(banker.Cards()) == 3) != bankerDraws {
							t.Errorf("%d against %d, third card %d: the hands are %v and %v", p, b, third, player.Cards(), banker.Cards())
						}
						if draws, by := g.Draws(b, column); !natural && (draws != bankerDraws || !told(log, by)) {
							t.Errorf("%d against %d, third card %d: nothing was told under %s", p, b, third, by)
						}
					}
				}
			}
		})
	}
}

func told(log table.Log, by law.Cite) bool {
	return slices.ContainsFunc(log, func(e table.Event) bool { return e.By == by })
}

func TestTheExplanationIsTrue(t *testing.T) {
	lawtest.Cites(t, "3.9(g)", "7.9(g)")
	for _, o := range both {
		for _, line := range New(*o).Explain() {
			if !line.By.Known() || !strings.HasPrefix(line.By.Full(), rulesOf(o).Subchapter+".") {
				t.Errorf("%q is not of subchapter %s: %s", line.Text, rulesOf(o).Subchapter, line.By)
			}
		}
		if draws, by := New(*o).Draws(5, 4); !draws || by != o.at.rows[3] {
			t.Error("the Banker's Hand of 5 against a third card of 4 must draw")
		}
	}
}

func TestVigorishIsRoundedAsTheParagraphSays(t *testing.T) {
	lawtest.Cites(t, "3.3(c)[rate]", "3.3(c)[rounding]", "7.3(c)[rate]", "7.3(c)[rounding]")
	for _, c := range []struct {
		o              *Options
		rate, rounding string
		won, want      money.Cents
		rounded        bool
	}{
		{both[0], FivePercent, RoundedUp, 100, 25, true},
		{both[0], FivePercent, RoundedUp, 500, 25, false},
		{both[0], FivePercent, RoundedUp, 501, 50, true},
		{both[0], FivePercent, RoundedUp, 2500, 125, false},
		{both[0], FivePercent, RoundedUp, 2600, 150, true},
		{both[0], FourPercent, RoundedUp, 100, 20, true},
		{both[0], FourPercent, RoundedUp, 500, 20, false},
		{both[0], FourPercent, RoundedUp, 2600, 120, true},
		{both[0], FivePercent, Exact, 2600, 130, false},
		{both[0], FourPercent, Exact, 2600, 104, false},
		{both[0], FivePercent, Exact, 105, 5, false}, // never more than the rate
		{both[0], FivePercent, RoundedUp, 10, 10, true},
		{both[1], FivePercent, RoundedUp, 100, 5, false},
		{both[1], FivePercent, RoundedUp, 2610, 135, true},
		{both[1], FourPercent, RoundedUp, 2600, 105, true},
		{both[1], FourPercent, RoundedUp, 2500, 100, false},
		{both[1], FourPercent, Exact, 2600, 104, false},
	} {
		o := *c.o
		o.Vigorish, o.Rounding = c.rate, c.rounding
		want := o.at.rate
		if c.rounded {
			want = o.at.rounding
		}
		if got, by := New(o).vigorish(c.won); got != c.want || by != want {
			t.Errorf("%s, %s %s of %s is %s by %s, want %s by %s", rulesOf(&o).Name, c.rate, c.rounding, c.won, got, by, c.want, want)
		}
	}
}

func TestAPitPaysAndShufflesAlike(t *testing.T) {
	lawtest.Cites(t, "3.10(c)1", "7.10(c)1", "7.10(c)2", "3.5(b)[reshuffle option]", "7.5(b)[reshuffle option]")
	set := func(o *Options, procedure string, reshuffle bool) *Options {
		o.Procedure, o.Reshuffle = procedure, reshuffle
		return o
	}
	large := func(p string, r bool) *Options { return set(PuntoBancoOptions(), p, r) }
	mini := func(p string, r bool) *Options { return set(MinibaccaratOptions(), p, r) }
	for _, c := range []struct {
		pit  []*Options
		want string
	}{
		{nil, ""},
		{[]*Options{large("2", false), mini("2", true), large("2", false)}, ""},
		{[]*Options{large("2", true), large("3", true)}, "table 2, option procedure 19:47-3.10(c)1"},
		{[]*Options{mini("2", true), mini("3", true)}, "table 2, option procedure 19:47-7.10(c)1"},
		{[]*Options{mini("2", true), mini("1", true), large("1", true)}, "table 1, option procedure 19:47-7.10(c)2"},
		{[]*Options{mini("1", true), mini("2", true), large("1", true)}, "table 2, option procedure 19:47-7.10(c)2"},
		{[]*Options{large("1", true), large("1", false)}, "table 2, option reshuffle 19:47-3.5(b)[reshuffle option]"},
		{[]*Options{mini("1", false), large("1", true), mini("1", true)}, "table 3, option reshuffle 19:47-7.5(b)[reshuffle option]"},
	} {
		var got []string
		var pit []table.Peer
		for _, o := range c.pit {
			pit = append(pit, table.Peer{Options: o})
		}
		for _, d := range alike.Compare(pit) {
			got = append(got, fmt.Sprintf("table %d, option %s %s", d.Table+1, d.Option, d.By.Full()))
		}
		if s := strings.Join(got, "; "); s != c.want {
			t.Errorf("got %q, want %q", s, c.want)
		}
	}
}

// The chances of eight decks have been published often: Banker 45.8597, Player
// 44.6247, tie 9.5156 percent.
func TestTheHandsWinAsOftenAsTheyShould(t *testing.T) {
	for _, o := range both {
		tab := tabletest.Open(t, rulesOf(o), o, 1, table.From(chance.NewFast(2026, 3)))
		g := tab.Game().(*Game)
		const rounds = 600_000
		var seen [3]float64
		for range rounds {
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
			seen[g.outcomes[(g.played+scoreboard-1)%scoreboard]]++
		}
		for outcome, p := range map[Outcome]float64{BankerWins: 0.458597, PlayerWins: 0.446247, Tied: 0.095156} {
			if off := (seen[outcome] - p*rounds) / math.Sqrt(rounds*p*(1-p)); math.Abs(off) > 4 {
				t.Errorf("%s: %s came %.6f of the time, %.1f standard errors off", rulesOf(o).Name, outcome, seen[outcome]/rounds, off)
			}
		}
	}
}

// Whatever number of decks and way of dealing there is, cards, chips and the
// journal stay sound.
func TestRandomWalksUnderOtherOptions(t *testing.T) {
	for i, s := range []string{
		"punto-banco decks=6 cutting-card=250 collection=deferred procedure=2 vigorish=4%",
		"punto-banco decks=7 cutting-card=300 collection=deferred procedure=4 reshuffle=yes",
		"minibaccarat decks=6 cutting-card=280 collection=deferred procedure=4 dealing=2",
		"minibaccarat decks=6 device=yes procedure=2 rounding=exact dealing=2",
		"minibaccarat cutting-card=300 vigorish=25%-on-tie",
	} {
		words := strings.Fields(s)
		rules := map[string]*table.Rules{PuntoBanco.ID: PuntoBanco, Minibaccarat.ID: Minibaccarat}[words[0]]
		o := rules.Options()
		for _, w := range words[1:] {
			name, value, _ := strings.Cut(w, "=")
			if err := table.SetOption(o, name, value); err != nil {
				t.Fatal(err)
			}
		}
		t.Run(fmt.Sprint(i), func(t *testing.T) { tabletest.Walk(t, rules, o, chance.NewFast(uint64(i), 11), 4000) })
	}
}

func TestTheScoreboard(t *testing.T) {
	tab := tabletest.Open(t, Minibaccarat, nil, 1, table.From(chance.NewFast(5, 0)))
	g := tab.Game().(*Game)
	for i := range 10 {
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		player, banker := g.Hands()
		all := g.Outcomes()
		want := Tied
		switch {
		case player.Count() > banker.Count():
			want = PlayerWins
		case banker.Count() > player.Count():
			want = BankerWins
		}
		if len(all) != i+1 || all[i] != want {
			t.Errorf("after round %d the scoreboard says %v, and %v won", i+1, all, want)
		}
	}
}

// Section 7.10(d): the rack can be read back into the two hands.
func TestTheRackKeepsTheHandsInOrder(t *testing.T) {
	lawtest.Cites(t, "7.10(d)")
	tab := tabletest.Open(t, Minibaccarat, nil, 1, table.From(chance.NewFast(6, 0)))
	g := tab.Game().(*Game)
	for range 20 {
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		player, banker := g.Hands()
		hands := append(player.Cards(), banker.Cards()...)
		if rack := g.shoe.Rack(); !slices.Equal(rack[len(rack)-len(hands):], hands) {
			t.Errorf("the rack ends with %v, the hands were %v", rack[len(rack)-len(hands):], hands)
		}
	}
}

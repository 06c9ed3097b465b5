package chemindefer

import (
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

func parse(t testing.TB, s string) []card.Card {
	t.Helper()
	cards, err := card.ParseAll(s)
	if err != nil {
		t.Fatal(err)
	}
	return cards
}

func TestPointCounts(t *testing.T) {
	lawtest.Cites(t, "4.1(b)1", "4.1(b)2", "4.1(b)3", "4.1(c)", "4.1(c)1", "4.1(c)2")
	for cards, want := range map[string]uint8{
		"As 2d 4h": 7, "As 2d 9h": 2, "Ts": 0, "Jc Qd": 0, "Kh 9s": 9, "9s 9c 9d": 7, "5h 5d": 0, "8c 7c 6c": 1, "2c 3c 4c": 9,
	} {
		var h hand
		for _, c := range parse(t, cards) {
			h.add(c)
		}
		if h.count != want {
			t.Errorf("%s count %d, want %d", cards, h.count, want)
		}
		if got := (&Game{}).Worth(playerBox, 0, h.list()); got != string(rune('0'+want)) {
			t.Errorf("%s are worth %s, want %d", cards, got, want)
		}
	}
	for _, c := range card.Deck() {
		var h hand
		h.add(c)
		if want := strings.Index("A23456789", c.String()[:1]) + 1; int(h.count) != want {
			t.Errorf("%v counts %d, want %d", c, h.count, want)
		}
	}
}

// usually says what the Banker does in the words in which the game is usually
// explained, with the options as the letter O.
func usually(banker, third int) byte {
	draws := false
	switch {
	case banker == 3 && third == 9:
		return 'O'
	case third < 0:
		draws = banker <= 5
	case banker <= 2:
		draws = true
	case banker == 3:
		draws = third != 8
	case banker == 4:
		draws = third >= 2 && third <= 7
	case banker == 5:
		draws = third >= 4 && third <= 7
	case banker == 6:
		draws = third == 6 || third == 7
	}
	if draws {
		return 'D'
	}
	return 'S'
}

func cardWorth(n int) card.Card {
	c, _ := card.Parse("KA23456789"[n:n+1] + "s")
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

// choosing plays with the first position as the bank, and takes given choices with five
// and with the Banker's option.
type choosing struct {
	five, option table.Choice
	asked        bool // the Banker has had the option
}

func (c *choosing) Answer(q *table.Question) table.Answer {
	switch {
	case q.Offer == offerBanker:
		c.asked = true
		return table.Answer{Choice: c.option}
	case q.Offer == offerPlayer && q.Allows(c.five):
		return table.Answer{Choice: c.five}
	}
	return firstBanks{}.Answer(q)
}

// Every pair of first counts, and every third card of the Player's Hand, is dealt with
// each use of the options and held against the rules as everybody knows them.
func TestTable3(t *testing.T) {
	lawtest.Cites(t, "4.8(a)", "4.9(a)1", "4.9(a)2", "4.9(a)3", "4.9(a)4", "4.9(b)[natural]", "4.9(b)[under eight]",
		"4.9(c)", "4.9(c)[0 to 2]", "4.9(c)[3]",
		"4.9(c)[4]", "4.9(c)[5]", "4.9(c)[6]", "4.9(c)[7 to 9]", "4.9(d)", "4.9(e)", "4.9(f)", "4.9(g)")
	for _, will := range []choosing{{five: Card, option: Draw}, {five: Stay, option: Draw}, {five: Card, option: Stay},
		{five: Stay, option: Stay}} {
		var cards stack
		tab := tabletest.Open(t, Rules, nil, 2, table.From(&cards), table.With(&will))
		g := tab.Game().(*Game)
		for p := range 10 {
			for b := range 10 {
				for third := range 10 {
					if err := tab.Interlude(); err != nil {
						t.Fatal(err)
					}
					if err := tab.Do(oneWager[0]); err != nil {
						t.Fatal(err)
					}
					g.Stack(card.NewShoe(6))
					cards = stack{cardWorth(p), cardWorth(b), cardWorth(0), cardWorth(0), cardWorth(third), cardWorth(9), cardWorth(9)}
					will.asked = false
					if err := tab.Round(); err != nil {
						t.Fatal(err)
					}
					asks := p <= 4 || p == 5 && will.five == Card
					column := -1
					playerDraws := asks && b < 8
					if playerDraws {
						column = third
					}
					letter := usually(b, column)
					bankerDraws := p < 8 && (!asks || b < 8) && (letter == 'D' || letter == 'O' && will.option == Draw)
					player, banker := g.Hands()
					if (len(player) == 3) != playerDraws || (len(banker) == 3) != bankerDraws {
						t.Errorf("%d against %d, third card %d, %+v: the hands are %v and %v", p, b, third, will, player, banker)
					}
					if playerDraws && will.asked != (letter == 'O') {
						t.Errorf("%d against %d, third card %d: the Banker was asked: %v", p, b, third, will.asked)
					}
					if letter != g.Banker(b, column) {
						t.Errorf("Table 3 has %c for %d against %d", g.Banker(b, column), b, column)
					}
				}
			}
		}
	}
}

func TestTheExplanationIsTrue(t *testing.T) {
	lawtest.Cites(t, "4.9(g)")
	o := DefaultOptions()
	for _, line := range New(*o).Explain() {
		if !line.By.Known() || !strings.HasPrefix(line.By.Full(), Rules.Subchapter+".") {
			t.Errorf("%q is not of subchapter %s: %s", line.Text, Rules.Subchapter, line.By)
		}
	}
	if New(*o).Banker(3, 9) != 'O' || New(*o).Banker(5, 4) != 'D' {
		t.Error("with three against nine the Banker may draw or stay, and with five against four must draw")
	}
	if o.FiveAgainstFour = BankersOption; New(*o).Banker(5, 4) != 'O' {
		t.Error("as a setting the Banker has the option with five against four")
	}
}

func TestVigorish(t *testing.T) {
	lawtest.Cites(t, "4.10(c)", "4.10(c)[rounding]")
	for _, c := range []struct {
		rate, rounding string
		won, want      money.Cents
		by             law.Cite
	}{
		{FivePercent, RoundedUp, 100, 25, "4.10(c)[rounding]"}, {FivePercent, RoundedUp, 500, 25, "4.10(c)"},
		{FivePercent, RoundedUp, 501, 50, "4.10(c)[rounding]"},
		{FivePercent, RoundedUp, 2600, 150, "4.10(c)[rounding]"}, {FivePercent, RoundedUp, 10, 10, "4.10(c)[rounding]"},
		{FivePercent, Exact, 2600, 130, "4.10(c)"},
		{FourPercent, RoundedUp, 500, 20, "4.10(c)"}, {FourPercent, RoundedUp, 2600, 120, "4.10(c)[rounding]"},
		{FourPercent, Exact, 2600, 104, "4.10(c)"},
	} {
		o := DefaultOptions()
		o.Vigorish, o.Rounding = c.rate, c.rounding
		if got, by := New(*o).vigorish(c.won); got != c.want || by != c.by {
			t.Errorf("%s %s of %s is %s by %s, want %s by %s", c.rate, c.rounding, c.won, got, by, c.want, c.by)
		}
	}
}

func TestAPitShufflesAlike(t *testing.T) {
	lawtest.Cites(t, "4.4(b)[reshuffle option]")
	peer := func(reshuffle bool) table.Peer { return table.Peer{Options: &Options{Reshuffle: reshuffle}} }
	if list := alike.Compare([]table.Peer{peer(true), peer(true)}); len(list) != 0 {
		t.Errorf("two tables that shuffle again: %+v", list)
	}
	if list := alike.Compare([]table.Peer{peer(true), peer(false), peer(true)}); len(list) != 1 || list[0].Table != 1 ||
		list[0].By != "4.4(b)[reshuffle option]" || list[0].Option != "reshuffle" {
		t.Errorf("one of three does not shuffle again: %+v", list)
	}
}

// Whatever is chosen together, whole shoes are played without a card or a chip lost.
func TestWalksWithOptionsTogether(t *testing.T) {
	for i, o := range []*Options{
		{Decks: 6, CuttingCard: 300, Vigorish: FivePercent, Rounding: RoundedUp, FiveAgainstFour: MustDraw},
		{Decks: 8, CuttingCard: 14, Vigorish: FourPercent, Rounding: Exact, FiveAgainstFour: BankersOption, Reshuffle: true},
	} {
		tabletest.Walk(t, Rules, o, chance.NewFast(uint64(i), 4), 4000)
	}
}

package twentyone

import (
	"math"
	"math/big"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/game/blackjack"
)

// Floating point and fractions agree, hand by hand.
func TestFloatingPointAgreesWithFractions(t *testing.T) {
	t.Parallel()
	const cards = "As Ah 2s 3s 4s 5s 6s 7s 7h 8s 8h 9s Ts Th Td Tc Js Jh"
	all, err := card.ParseAll(cards)
	if err != nil {
		t.Fatal(err)
	}
	o := options(t, "surrender", "yes", "dealing", "hole-card-reader", "split-hands", "3", "suited-678", "yes")
	exact, err := SolveExactly(o, Cards(all...))
	if err != nil {
		t.Fatal(err)
	}
	quick, err := Solve(o, Cards(all...))
	if err != nil {
		t.Fatal(err)
	}
	close := func(what string, x *big.Rat, y float64) {
		if f, _ := x.Float64(); math.Abs(f-y) > 1e-12 {
			t.Errorf("%s: %.15f in fractions, %.15f in floating point", what, f, y)
		}
	}
	close("a round", exact.EV(), quick.EV())
	hands := 0
	for _, up := range quick.ups {
		for i := range everyHand().list {
			h := everyHand().list[i].Hand
			if h.Len() < 2 {
				continue
			}
			a, b := exact.Choices(h, up), quick.Choices(h, up)
			for k := range b {
				close(h.String()+" against "+up.String()+": "+string(b[k].Choice), a[k].EV, b[k].EV)
			}
			hands += min(len(b), 1)
		}
	}
	st := quick.Basic()
	a, b := exact.Follow(st)
	x, y := quick.Follow(st)
	close("the basic strategy", a, st.EV())
	close("the basic strategy", a, x)
	close("the amount wagered", b, y)
	t.Logf("%d hands", hands)
}

// The real table agrees on strategies by totals too, to the last digit.
func TestTheGameIsWorthWhatAStrategySays(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		options []string
		cards   string
	}{
		{nil, "8s 8h 8d Ts Th Td Tc 3s 3h 2s Ac 9c Js"},
		{[]string{"split-hands", "4"}, "8s 8h 8d 8c 8s Ts Th Td Tc 3s 3h Js Jc Jh Jd Qs Qh Ah"},
		{[]string{"dealing", "hole-card-reader", "surrender", "yes"}, "As Ah 8s 8h Ts Th Td Tc 3s 9h 6c Js Jh"},
		{[]string{"dealing", "both-up"}, "As Ah 8s 8h Ts Th Td Tc 3s 9h 6c Js Jh"},
	} {
		o := options(t, test.options...)
		all, _ := card.ParseAll(test.cards)
		exact, err := SolveExactly(o, Cards(all...))
		if err != nil {
			t.Fatal(err)
		}
		st := exact.Basic()
		want, wagered := exact.Follow(st)
		got, _ := enumerate(t, o, test.cards, value, st.Players)
		if got.ev.Cmp(want) != 0 || got.wagered.Cmp(wagered) != 0 {
			t.Errorf("%v: the game is worth %s of %s, the strategy %s of %s", test.options,
				got.ev.FloatString(12), got.wagered.FloatString(12), want.FloatString(12), wagered.FloatString(12))
		}
		if want.Cmp(exact.EV()) > 0 {
			t.Errorf("%v: the strategy is worth more than the best play", test.options)
		}
	}
}

// No entry of the strategy can be changed alone for the better.
func TestBasicStrategyIsBest(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("hundreds of strategies")
	}
	s, err := Solve(options(t, "decks", "1", "surrender", "yes"), Decks(1))
	if err != nil {
		t.Fatal(err)
	}
	st := s.Basic()
	each(3, func(i int) {
		x := s.against[Points([]int{3, 10, 1}[i])]
		best := *st.column(x.up)
		f := &finder[float64]{group: []*versus[float64]{x}, best: best}
		f.value = f.worth(&best)
		f.value += 1e-15
		for k := range 2 {
			for total := 4; total < 21; total++ {
				for _, change := range []func(*column){
					func(c *column) { c.total[k][total] ^= toDraw },
					func(c *column) { c.total[k][total] ^= toDoubleOrStand },
					func(c *column) { c.surrender[k][total] = !c.surrender[k][total] },
				} {
					if f.try(change) {
						t.Errorf("against %v another play with %d is better", x.up, total)
					}
				}
			}
		}
		for v := range values {
			if f.try(func(c *column) { c.split[v] = !c.split[v] }) {
				t.Errorf("against %v another play with a pair of %s is better", x.up, valueName(v))
			}
		}
	})
}

// More decks are worse for the player, and an endless deck is worst.
func TestMoreDecksAreWorse(t *testing.T) {
	t.Parallel()
	before := math.Inf(1)
	for _, c := range []Composition{Decks(1), Decks(4), Decks(8), Infinite()} {
		s, err := Solve(options(t), c)
		if err != nil {
			t.Fatal(err)
		}
		if s.EV() >= before {
			t.Errorf("%v: %.6f after %.6f", c, s.EV(), before)
		}
		before = s.EV()
	}
}

// Where cards come without end it makes no difference of which a total is made:
// the best play is a strategy by totals. (Without a card reader it is not quite:
// only the original wager is lost to a blackjack, which the hand that has it may
// mind.)
func TestWithoutEndTotalsAreEnough(t *testing.T) {
	t.Parallel()
	s, err := Solve(options(t, "dealing", "hole-card-reader", "split-hands", "4"), Infinite())
	if err != nil {
		t.Fatal(err)
	}
	if best, basic := s.EV(), s.Basic().EV(); math.Abs(best-basic) > 1e-14 {
		t.Errorf("the best play is worth %.12f, by totals %.12f", best, basic)
	}
}

// What a choice is worth in the middle of a shoe is what it is worth at its
// beginning if the shoe then has the same cards.
func TestEvaluateAgreesWithTheSolution(t *testing.T) {
	t.Parallel()
	o := options(t, "surrender", "yes", "split-hands", "4", "dealing", "hole-card-reader")
	s, err := Solve(o, Decks(2))
	if err != nil {
		t.Fatal(err)
	}
	for _, h := range []Hand{Points(8, 8), Points(10, 6), Points(1, 1), Points(5, 4, 2), Points(1, 6)} {
		for _, up := range []Hand{Points(1), Points(6), Points(10)} {
			left, _ := Decks(2).Without(up)
			left, _ = left.Without(h)
			got, err := Evaluate(o, Position{Hand: h, Dealer: up, Left: left})
			if err != nil {
				t.Fatal(err)
			}
			want := s.Choices(h, up)
			if len(got) != len(want) {
				t.Fatalf("%v against %v: %v and %v", h, up, got, want)
			}
			for i := range want {
				if got[i].Choice != want[i].Choice || math.Abs(got[i].EV-want[i].EV) > 1e-12 {
					t.Errorf("%v against %v: %v, in the solution %v", h, up, got[i], want[i])
				}
			}
		}
	}
}

func TestEvaluateValuesABlackjackAsOne(t *testing.T) {
	t.Parallel()
	o := blackjack.DefaultOptions()
	o.Decks = 8
	for _, test := range []struct {
		up   int
		left int // of eight decks
		want float64
	}{
		{9, 413, 1.5},
		{1, 413, 1.5 * (1 - 127.0/413)},
		{10, 413, 1.5 * (1 - 31.0/413)},
	} {
		h, up := Points(1, 10), Points(test.up)
		left, _ := Decks(8).Without(h)
		left, _ = left.Without(up)
		if left.Total() != test.left {
			t.Fatalf("%d cards left", left.Total())
		}
		list, err := Evaluate(o, Position{Hand: h, Dealer: up, Left: left})
		if err != nil {
			t.Fatal(err)
		}
		if len(list) != 1 || list[0].Choice != blackjack.Stand || math.Abs(list[0].EV-test.want) > 1e-12 {
			t.Errorf("a blackjack against %d is worth %v, want %.6f", test.up, list, test.want)
		}
		// Of a split pair it is a plain 21.
		list, err = Evaluate(o, Position{Hand: h, Dealer: up, Left: left, Hands: 2})
		if err != nil || list[0].EV > 1 {
			t.Errorf("a 21 of a split pair against %d is worth %v (%v)", test.up, list, err)
		}
	}
}

func TestEvaluateRefuses(t *testing.T) {
	t.Parallel()
	o := options(t)
	for _, p := range []Position{
		{Hand: Points(10, 6), Left: Decks(1)},
		{Hand: Points(10, 6), Dealer: Points(10, 10), Left: Decks(1)},
		{Hand: Points(10), Dealer: Points(10), Left: Decks(1)},
		{Hand: Points(10, 6, 10), Dealer: Points(10), Left: Decks(1)},
		{Hand: Points(10, 6), Dealer: Points(10)},
	} {
		if _, err := Evaluate(o, p); err == nil {
			t.Errorf("%+v is evaluated", p)
		}
	}
	if _, err := Solve(o, Cards(0, 1, 2)); err == nil {
		t.Error("three cards are enough")
	}
	o.Decks = 17
	if _, err := Solve(o, Decks(8)); err == nil {
		t.Error("seventeen decks are lawful")
	}
}

// A hand of a split pair has the choices that the table gives it.
func TestEvaluateOffersWhatTheTableOffers(t *testing.T) {
	t.Parallel()
	o := options(t, "surrender", "yes", "split-hands", "3")
	for _, test := range []struct {
		p    Position
		want string
	}{
		{Position{Hand: Points(8, 8)}, "stand draw double split surrender"},
		{Position{Hand: Points(8, 8), Hands: 2}, "stand draw double split"},
		{Position{Hand: Points(8, 8), Hands: 3, Formed: true}, "stand draw double"},
		{Position{Hand: Points(8, 3), Hands: 2}, "stand draw double"},
		{Position{Hand: Points(8, 3, 2), Hands: 2}, "stand draw"},
		{Position{Hand: Points(1, 5), Hands: 2, Aces: true}, "stand"},
		{Position{Hand: Points(1, 1), Hands: 2, Aces: true}, "stand split"},
		{Position{Hand: Points(10, 5, 6)}, "stand"},
	} {
		test.p.Dealer, test.p.Left = Points(10), Decks(1)
		list, err := Evaluate(o, test.p)
		if err != nil {
			t.Fatal(err)
		}
		var words []string
		for _, v := range list {
			words = append(words, string(v.Choice))
		}
		if got := strings.Join(words, " "); got != test.want {
			t.Errorf("%v: %s, want %s", test.p.Hand, got, test.want)
		}
	}
}

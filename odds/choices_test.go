package odds

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/game/casinowar"
	"boardwalk/game/reddog"
	"boardwalk/game/threecard"
	"boardwalk/law/lawtest"
)

// The best of the two choices with each hand comes, on average, to the figure
// of best play.
func TestChoicesWithEveryHandAreTheFigureOfBestPlay(t *testing.T) {
	deck := card.Deck()
	whole := new(big.Rat)
	for a := range deck { // the left card a two of clubs, a three of clubs, …: the suits do not matter
		if deck[a].Suit() != card.Clubs {
			continue
		}
		for b := range deck {
			left, right := deck[a], deck[b]
			if a == b || reddog.Spread(left, right) < 1 {
				continue
			}
			rest := slices.DeleteFunc(slices.Clone(deck[:]), func(c card.Card) bool { return c == left || c == right })
			list, err := RedDogChoices(reddog.DefaultOptions(), reddog.Rules.Terms(), left, right, rest)
			if err != nil {
				t.Fatal(err)
			}
			best := list[0].EV
			if best.Cmp(list[1].EV) < 0 {
				best = list[1].EV
			}
			whole.Add(whole, best)
		}
	}
	// Three of a kind is all that is left: 11 to 1, one time in 17 times 25.
	whole.Quo(whole, big.NewRat(13*51, 1))
	whole.Add(whole, big.NewRat(11, 17*25))
	if want := report(t, "red-dog", "").Find("original", "").House; whole.Neg(whole).Cmp(want) != 0 {
		t.Errorf("red dog: %s and not %s", whole.RatString(), want.RatString())
	}
}

func TestThreeCardChoices(t *testing.T) {
	same := map[int]int64{}
	for _, h := range allThrees() {
		same[h.first]++
	}
	whole := new(big.Rat)
	for i, ways := range same {
		h := &allThrees()[i]
		list, err := ThreeCardChoices(threecard.DefaultOptions(), threecard.Rules.Terms(), [3]card.Card(slices.Collect(h.cards.All)), 0, new(big.Rat))
		if err != nil {
			t.Fatal(err)
		}
		best := list[0].EV
		if best.Cmp(list[1].EV) < 0 {
			best = list[1].EV
		}
		whole.Add(whole, new(big.Rat).Mul(best, big.NewRat(ways, 22100)))
	}
	if want := report(t, "three-card-poker", "").Find("ante", "").House; whole.Neg(whole).Cmp(want) != 0 {
		t.Errorf("%s and not %s", whole.RatString(), want.RatString())
	}
}

// A pair plus wager is lost with a hand that is folded, and won with a pair.
func TestAPairPlusWagerIsForfeitedWithTheHand(t *testing.T) {
	pair := [3]card.Card{card.New(card.Two, card.Clubs), card.New(card.Two, card.Hearts), card.New(card.Three, card.Clubs)}
	without, err := ThreeCardChoices(threecard.DefaultOptions(), threecard.Rules.Terms(), pair, 0, new(big.Rat))
	if err != nil {
		t.Fatal(err)
	}
	with, err := ThreeCardChoices(threecard.DefaultOptions(), threecard.Rules.Terms(), pair, 0, big.NewRat(1, 2))
	if err != nil {
		t.Fatal(err)
	}
	for i, more := range []*big.Rat{big.NewRat(-1, 2), big.NewRat(1, 2)} {
		if got := new(big.Rat).Sub(with[i].EV, without[i].EV); got.Cmp(more) != 0 {
			t.Errorf("%s: %s more, and not %s", with[i].Choice, got.RatString(), more.RatString())
		}
	}
}

// The values of a war with each rank, weighted by how often a tie comes, are the
// figure of best play; and the sign at the table says what the figures are.
func TestCasinoWarChoicesAreTheFigureOfBestPlay(t *testing.T) {
	lawtest.Cites(t, "house:war-10(a)", "house:war-10(b)", "house:war-10(c)")
	for _, bonus := range []bool{false, true} {
		o := &casinowar.Options{Decks: 6, Bonus: bonus}
		ties := new(big.Rat)
		for r := card.Two; r <= card.Ace; r++ {
			mine, dealers := card.New(r, card.Clubs), card.New(r, card.Spades)
			shoe := card.NewShoe(6)
			toCome := slices.Clone(shoe.ToCome())
			for _, c := range []card.Card{mine, dealers} {
				i := slices.Index(toCome, c)
				toCome = slices.Delete(toCome, i, i+1)
			}
			list, err := CasinoWarChoices(o, casinowar.Rules.Terms(), mine, dealers, toCome)
			if err != nil {
				t.Fatal(err)
			}
			if list[0].Choice != casinowar.Surrender || list[0].EV.Cmp(big.NewRat(-1, 2)) != 0 || list[1].EV.Cmp(list[0].EV) <= 0 {
				t.Errorf("tie of %s: %v", r, list)
			}
			ties.Add(ties, list[1].EV)
		}
		whole := ties.Mul(ties, big.NewRat(23, 13*311)) // higher and lower cards come as often as each other
		report, err := For(casinowar.Rules, o, casinowar.Rules.Terms())
		if err != nil {
			t.Fatal(err)
		}
		house := report.Find("ante", "").House
		if whole.Neg(whole).Cmp(house) != 0 {
			t.Errorf("casino war: %s and not %s", whole.RatString(), house.RatString())
		}
		percent := new(big.Rat).Mul(house, big.NewRat(100, 1)).FloatString(4) + " percent"
		sign := ""
		for _, n := range casinowar.New(*o).Notices() {
			sign += n.Text + "\n"
		}
		if tie := report.Find("tie", "").House.RatString(); !strings.Contains(sign, percent) || !strings.Contains(sign, "loses "+tie+" of") {
			t.Errorf("the figures are %s and %s, and the sign says:\n%s", percent, tie, sign)
		}
	}
}

func TestAWarWithTooFewCardsHasNoValue(t *testing.T) {
	cards, _ := card.ParseAll("8h 8c 2h 3h 4h 5h 6h 7h")
	if list, err := CasinoWarChoices(&casinowar.Options{Decks: 1}, casinowar.Rules.Terms(), cards[0], cards[1], cards[2:]); err == nil {
		t.Errorf("valued at %v", list)
	}
}

package warodds

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/game/casinowar"
	"boardwalk/law/lawtest"
	"boardwalk/odds"
)

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
			list, err := CasinoWarChoices(asked(o), mine, dealers, toCome)
			if err != nil {
				t.Fatal(err)
			}
			if list[0].Choice != casinowar.Surrender || list[0].EV.Cmp(big.NewRat(-1, 2)) != 0 || list[1].EV.Cmp(list[0].EV) <= 0 {
				t.Errorf("tie of %s: %v", r, list)
			}
			ties.Add(ties, list[1].EV)
		}
		whole := ties.Mul(ties, big.NewRat(23, 13*311)) // higher and lower cards come as often as each other
		report, err := odds.For(asked(o).Rules, o, casinowar.Rules.Terms())
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
	if list, err := CasinoWarChoices(asked(&casinowar.Options{Decks: 1}), cards[0], cards[1], cards[2:]); err == nil {
		t.Errorf("valued at %v", list)
	}
}

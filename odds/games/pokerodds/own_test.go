package pokerodds

import (
	"testing"

	"boardwalk/card"
	"boardwalk/game/threecard"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/poker"
	"boardwalk/sim"
)

// A wager that the player's cards decide alone is worth what three card poker's own count says of pair plus.
func TestAWagerOnOnesOwnCards(t *testing.T) {
	rules := threecard.Rules.With(ThreeCard)
	asked := &odds.Asked{Rules: rules, Options: rules.Options(), Terms: rules.Terms()}
	report, err := odds.For(rules, asked.Options, asked.Terms)
	if err != nil {
		t.Fatal(err)
	}
	w, err := odds.NewWork(asked, money.Dollar)
	if err != nil {
		t.Fatal(err)
	}
	lines := map[string]int{}
	area, _ := w.Table.Area(1, "pair-plus")
	for i, pay := range w.Table.Pays(area) {
		lines[pay.On] = i
	}
	got, err := OwnCards(w, "pair-plus", card.Standard, 3, func(hand []card.Card) int {
		if line, ok := lines[poker.ThreeAt((*[3]card.Card)(hand)).Class().String()]; ok {
			return line
		}
		return -1
	})
	if err != nil {
		t.Fatal(err)
	}
	if want := report.Find("pair-plus", ""); want == nil || got.House.Cmp(want.House) != 0 || got.House.Sign() <= 0 {
		t.Errorf("the house has %v of pair plus, not %v", got.House, want)
	}
	if _, err := OwnCards(w, "no-such", card.Standard, 3, nil); err == nil {
		t.Error("a wager that is not there has a figure")
	}
}

// A hand with a joker can be typed in where one is dealt, and nowhere else.
func TestATypedHandWithAJoker(t *testing.T) {
	hand, err := card.ParseAll("Jk 9c 4d")
	if err != nil {
		t.Fatal(err)
	}
	for pack, ok := range map[card.Pack]bool{card.Standard: false, card.WithJoker: true} {
		own := &Own{Pack: pack, Main: "ante", Of: "the ante", Offers: []string{"play"},
			Choices: func(*odds.Work, *odds.PokerView) ([]odds.Worth, error) { return nil, nil }}
		rules := threecard.Rules.With(own.Mathematics(&odds.Analysis{}, &sim.Players{Wagers: []string{"ante"}}))
		asked := &odds.Asked{Rules: rules, Options: rules.Options(), Terms: rules.Terms()}
		if _, err := advice.For(rules).Value(asked, &advice.Position{Hand: hand}); (err == nil) != ok {
			t.Errorf("of %v: %v", pack, err)
		}
	}
}

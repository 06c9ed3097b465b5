package pokerodds

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/texasbonus"
	"boardwalk/game/ultimatetexas"
	"boardwalk/odds"
	"boardwalk/odds/housepoker"
	"boardwalk/odds/oddstest"
	"boardwalk/table"
)

// The games with their mathematics.
var texas, ultimate = texasbonus.Rules.With(TexasBonus), ultimatetexas.Rules.With(Ultimate)

// The players of best play do what is worth most, at every decision of hands that are dealt at random.
func TestBestPlayTakesWhatIsWorthMost(t *testing.T) {
	_, bonus, err := TexasBest(oddstest.Asked(t, texas, ""))
	if err != nil {
		t.Fatal(err)
	}
	_, most, err := UltimateBest(oddstest.Asked(t, ultimate, ""))
	if err != nil {
		t.Fatal(err)
	}
	rule, usual := bonus(), most()
	source := chance.NewFast(9, 1)
	deck := housepoker.Unseen(0)
	for range 40 {
		for i := range 7 {
			j := i + source.Draw(len(deck)-i)
			deck[i], deck[j] = deck[j], deck[i]
		}
		hole, board := [2]card.Card(deck), deck[2:7]
		for _, shown := range []int{0, 3, 4} {
			h := &housepoker.TexasHand{Hole: hole, Shown: shown}
			copy(h.Board[:], board[:shown])
			wantBest(t, texas, hole, board[:shown], rule(h))
		}
		for _, shown := range []int{0, 3, 5} {
			h := &housepoker.UltimateHand{Hole: hole, Shown: shown}
			copy(h.Board[:], board[:shown])
			wantBest(t, ultimate, hole, board[:shown], usual(h))
		}
	}
}

// wantBest holds what a player does against what the choices are worth, of which the last is the largest bet.
func wantBest(t *testing.T, rules *table.Rules, hole [2]card.Card, board []card.Card, bets bool) {
	t.Helper()
	p, err := odds.PokerChoices(oddstest.Asked(t, rules, ""), &odds.PokerView{Hand: hole[:], Board: board})
	if err != nil {
		t.Fatal(err)
	}
	first, last := p.Choices[0].EV, p.Choices[len(p.Choices)-1].EV
	if c := last.Cmp(first); c != 0 && bets != (c > 0) {
		t.Errorf("%s: %v on %v is worth %s and %s, and the player bets: %v", rules.Name, hole, board, first.FloatString(4),
			last.FloatString(4), bets)
	}
}

package sicbo

import (
	"fmt"
	exact "math/big"
	"testing"

	"boardwalk/chance"
	"boardwalk/law/lawtest"
	"boardwalk/table"
)

// kept is what the house keeps of 216 wagers, one for each roll: counted by
// hand from the ways in which three dice fall, not from the game.
var kept = func() map[string]int64 {
	edges := map[string]int64{
		"any-triple": 210 - 6*24,
		"small":      111 - 105,
		"big":        111 - 105,
	}
	for n := 1; n <= 6; n++ {
		edges[fmt.Sprint("triple-", n)] = 215 - 150
		edges[fmt.Sprint("double-", n)] = 200 - 16*8
		edges[fmt.Sprint("single-", n)] = 125 - (75 + 15*2 + 3)
		for m := n + 1; m <= 6; m++ {
			edges[fmt.Sprintf("combo-%d-%d", n, m)] = 186 - 30*5
		}
	}
	ways := [...]int64{3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3}
	pays := [...]int64{50, 18, 14, 12, 8, 6, 6, 6, 6, 8, 12, 14, 18, 50}
	for i, w := range ways {
		edges[fmt.Sprint("total-", i+4)] = 216 - w - w*pays[i]
	}
	return edges
}()

func TestHouseAdvantageOfEveryWager(t *testing.T) {
	lawtest.Cites(t, "9.4(c)", "9.4(b)[Three of a kind]", "9.4(b)[Two of a kind]", "9.4(b)[Any three of a kind]",
		"9.4(b)[Total 4]", "9.4(b)[Total 5]", "9.4(b)[Total 6]", "9.4(b)[Total 7]", "9.4(b)[Total 8]", "9.4(b)[Total 9]", "9.4(b)[Total 10]",
		"9.4(b)[Total 11]", "9.4(b)[Total 12]", "9.4(b)[Total 13]", "9.4(b)[Total 14]", "9.4(b)[Total 15]", "9.4(b)[Total 16]",
		"9.4(b)[Total 17]",
		"9.4(b)[Any two dice combination]", "9.4(b)[Small Bet]", "9.4(b)[Big Bet]", "9.4(b)[One of a kind]")
	layout := newLayout()
	if len(layout.Wagers) != int(numberOfAreas) || len(kept) != int(numberOfAreas) {
		t.Fatalf("%d wagers, %d counted", len(layout.Wagers), len(kept))
	}
	for a, w := range layout.Wagers {
		tab := open(t, nil)
		bet(t, tab, table.Area(a))
		got := new(exact.Rat)
		err := table.Enumerate(tab, func(tree *chance.Tree) {
			net := exact.NewRat(int64(tab.Account(1).Net), int64(stake))
			got.Sub(got, net.Mul(net, tree.Weight()))
		})
		if err != nil {
			t.Fatal(err)
		}
		if got.Cmp(exact.NewRat(kept[w.ID], outcomes)) != 0 {
			t.Errorf("%s: the house keeps %s, want %d/216", w.Name, got, kept[w.ID])
		}
	}
}

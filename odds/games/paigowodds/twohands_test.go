package paigowodds

import (
	"math"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/game/banked"
	"boardwalk/game/paigow"
	"boardwalk/game/paigowpoker"
	"boardwalk/houseway"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/oddstest"
	"boardwalk/table"
	"boardwalk/tile"
)

// asked is the question how a hand is set.
func asked(rules *table.Rules, bank bool) *advice.View {
	for _, o := range rules.New(rules.Options()).Layout().Offers {
		if o.ID == offerSet {
			open := table.AllChoices
			if bank {
				open = 1<<(len(o.Choices)-1) - 1
			}
			return &advice.View{Asked: odds.Asked{Rules: rules, Options: rules.Options()},
				Question: &table.Question{Seat: 1, Box: 1, Offer: o, Open: open},
				On:       func(...string) money.Cents { return 10 * money.Dollar }}
		}
	}
	panic("nothing is set")
}

func TestCounselOnFourTiles(t *testing.T) {
	for _, bank := range []bool{false, true} {
		v, o := asked(paigow.Rules, bank), paigow.DefaultOptions()
		o.HouseWay = houseway.Standard
		v.Options = o
		v.Hands = []advice.Hand{{Box: 1, Tiles: []tile.Tile{tile.T11, tile.T11, tile.T16, tile.T25}}}
		c := advisePaiGow(v)
		if c == nil {
			t.Fatal("there is no counsel")
		}
		c.Price()
		// Two nines are worth more than a pair over a four, which is how the house sets them.
		cost, ok := c.Cost(table.Answer{Choice: banked.HouseWay})
		if c.Best != paigow.WithThird && c.Best != paigow.WithFourth || !ok || cost < 0.05 {
			t.Errorf("the best is %s, and the house way costs %v: %+v", c.Best, cost, c.Values)
		}
		if _, ok := c.Cost(table.Answer{Choice: banked.Surrender}); ok == bank {
			t.Errorf("to surrender has a cost for who has the bank, or none for others")
		}
		if choice, ok := playPaiGow(v); !ok || choice != c.Best {
			t.Errorf("a bot plays %s", choice)
		}
	}
}

func TestCounselOnSevenCards(t *testing.T) {
	v := asked(paigowpoker.Rules, false)
	hand, err := card.ParseAll("6s 6h 5d 5c Qs Jh 9c")
	if err != nil {
		t.Fatal(err)
	}
	v.Hands = []advice.Hand{{Box: 1, Cards: hand}}
	c := advisePaiGowPoker(v)
	if c == nil || len(c.Values) != 23 {
		t.Fatalf("the counsel is %+v", c)
	}
	c.Price()
	for _, answer := range []struct {
		low  string
		foul bool
	}{{"5d 5c", false}, {"Qs Jh", false}, {"6s 6h", true}} {
		low, _ := card.ParseAll(answer.low)
		cost, ok := c.Cost(table.Answer{Choice: paigowpoker.SetHand, Cards: card.SetOf(low...)})
		if !ok || cost < 0 || answer.foul != (math.Abs(c.Values[0].EV-cost+1) < 1e-9) {
			t.Errorf("%s costs %v, %v", answer.low, cost, ok)
		}
	}
	if choice, ok := playPaiGowPoker(v); !ok || choice != banked.HouseWay {
		t.Errorf("a bot plays %s", choice)
	}
}

func TestWhatCannotBeSet(t *testing.T) {
	for _, p := range []*advice.Position{
		{Tiles: []tile.Tile{tile.T12, tile.T12, tile.T66, tile.T11}}, {Tiles: []tile.Tile{tile.T12}},
		{Tiles: []tile.Tile{tile.T12, tile.T24, tile.T66, tile.T11}, Without: []tile.Tile{tile.T24}},
	} {
		if _, err := valuePaiGow(oddstest.Asked(t, tiles, ""), p); err == nil {
			t.Errorf("%v without %v has a value", p.Tiles, p.Without)
		}
	}
	for _, text := range []string{"As Ks", "As As Ks Qs Js Ts 9s", "As Ks Qs Js Ts 9s J2"} {
		hand, err := card.ParseAll(text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := valuePaiGowPoker(oddstest.Asked(t, sevens, ""), &advice.Position{Hand: hand}); err == nil {
			t.Errorf("%s has a value", text)
		}
	}
}

func TestChartOfTiles(t *testing.T) {
	c, err := chartPaiGow(oddstest.Asked(t, tiles, ""))
	if err != nil || len(c.Parts) != 1 || len(c.Parts[0].Rows) != 16 {
		t.Fatal(c, err)
	}
	kept := 0
	for _, row := range c.Parts[0].Rows {
		for _, cell := range row.Cells {
			if cell.Code == "T" {
				kept++
			}
		}
	}
	if kept < 20 || kept > 115 {
		t.Errorf("%d pairs are kept together", kept)
	}
}

// TestChartOfTwoPairs holds the chart against what everybody says of two pairs: low ones are kept together behind an ace,
// and high ones are split whatever lies beside them.
func TestChartOfTwoPairs(t *testing.T) {
	if testing.Short() {
		t.Skip("values hundreds of hands")
	}
	c, err := chartPaiGowPoker(oddstest.Asked(t, sevens, ""))
	if err != nil || len(c.Parts) != 3 {
		t.Fatal(c, err)
	}
	for _, part := range c.Parts {
		first, last := part.Rows[0], part.Rows[len(part.Rows)-1]
		if got := last.Cells[len(part.Rows)-1].Code; got != "S" {
			t.Errorf("%s: the highest two pairs are %q", part.Name, got)
		}
		want := map[string]string{"an ace": "T", "a king": "T", "a queen": "S"}
		for beside, code := range want {
			if got := first.Cells[0].Code; strings.Contains(part.Name, beside) && got != code {
				t.Errorf("%s: threes and twos are %q", part.Name, got)
			}
		}
		for _, row := range part.Rows {
			for i, cell := range row.Cells[1:] {
				if row.Cells[i].Code == "S" && cell.Code == "T" {
					t.Errorf("%s: %s are split with a lower pair than others are kept together with", part.Name, row.Name)
				}
			}
		}
	}
}

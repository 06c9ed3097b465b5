package baccaratodds

import (
	"testing"

	"boardwalk/card"
	"boardwalk/game/chemindefer"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/oddstest"
	"boardwalk/table"
)

// cheminQuestion is a question of an offer of the game.
func cheminQuestion(t *testing.T, offer string, box table.Box, open table.Choices) *table.Question {
	t.Helper()
	for _, o := range chemindefer.New(*chemindefer.DefaultOptions()).Layout().Offers {
		if o.ID == offer {
			return &table.Question{Seat: 2, Box: box, Offer: o, Open: open,
				Range: table.Range{Least: 5 * money.Dollar, Most: 300 * money.Dollar, Step: money.Dollar}}
		}
	}
	t.Fatalf("there is no offer %s", offer)
	return nil
}

func cheminView(q *table.Question, player, banker string) *advice.View {
	p, _ := card.ParseAll(player)
	b, _ := card.ParseAll(banker)
	return &advice.View{Asked: odds.Asked{Rules: chemindefer.Rules, Options: chemindefer.DefaultOptions(),
		Terms: chemindefer.Rules.Terms()}, Question: q,
		Hands:  []advice.Hand{{Box: cheminPlayer, Cards: p}, {Box: cheminBanker, Cards: b}},
		Unseen: func(decks int) []card.Card { left, _ := advice.Without(card.Standard, decks, p, b); return left },
		Since:  "since the last shuffle",
		On:     func(...string) money.Cents { return 10 * money.Dollar }}
}

// Both sides get counsel where they have a choice, and nowhere else.
func TestCheminCounsel(t *testing.T) {
	five := cheminView(cheminQuestion(t, "players-hand", cheminPlayer, 1|2), "Ks 5h", "")
	if c := adviseChemin(five); c == nil || c.Best != chemindefer.Card || len(c.Values) != 2 || c.Unit != 10*money.Dollar {
		t.Errorf("with five counsel is %+v", c)
	}
	option := cheminView(cheminQuestion(t, "bankers-hand", cheminBanker, table.AllChoices&3), "9d", "Ks 3h")
	if c := adviseChemin(option); c == nil || c.Best != chemindefer.Draw || len(c.Values) != 2 {
		t.Errorf("with three against nine counsel is %+v", c)
	}
	if c := adviseChemin(cheminView(cheminQuestion(t, "players-hand", cheminPlayer, 1), "Ks 4h", "")); c != nil {
		t.Errorf("with four there is nothing to decide, and counsel is %+v", c)
	}
	if c := adviseChemin(cheminView(cheminQuestion(t, "bid", 0, 1|2), "", "")); c != nil {
		t.Errorf("a bid has no worth, and counsel is %+v", c)
	}
}

// A bot bids for the bank, takes it and keeps it, for a part of what it has.
func TestCheminBotsTakeTheBank(t *testing.T) {
	for offer, want := range map[string]table.Choice{"bid": chemindefer.Bid, "bid-passed": chemindefer.Bid, "bank": chemindefer.Accept,
		"passed-bank": chemindefer.Accept, "next-wager": chemindefer.Wager, "first-wager": chemindefer.Wager} {
		v := cheminView(cheminQuestion(t, offer, 0, 1|2), "", "")
		c, ok := playChemin(v)
		if !ok || c != want {
			t.Errorf("asked for the %s a bot says %q", offer, c)
		}
		if amount := cheminAmount(v, c); want == chemindefer.Wager && amount != 0 || want != chemindefer.Wager && amount != 75*money.Dollar {
			t.Errorf("asked for the %s a bot names %s", offer, amount)
		}
	}
}

func TestCheminValuesOptionsOnly(t *testing.T) {
	hand, _ := card.ParseAll("Ks 4h 9d")
	for _, p := range []advice.Position{{Hand: hand[:2]}, {Hand: hand[:2], Dealer: hand[2:]}, {Hand: hand}} {
		if v, err := valueChemin(oddstest.Asked(t, chemindefer.Rules, ""), &p); err == nil {
			t.Errorf("%v is valued: %+v", p.Hand, v)
		}
	}
}

// The chart has what both hands must do at every count, and what is best where they have the choice: the five hands of
// five, and one option of the Banker, or two.
func TestCheminChart(t *testing.T) {
	a := oddstest.Asked(t, chemindefer.Rules, "")
	for want := 1; want <= 2; want++ {
		c, err := chartChemin(a)
		if err != nil || len(c.Parts) != 3 {
			t.Fatalf("%v, %+v", err, c)
		}
		codes := ""
		for _, cell := range c.Parts[1].Rows[0].Cells {
			codes += " " + cell.Code
		}
		if codes != " D D D D D OD S S N N" {
			t.Errorf("the player's hand:%s", codes)
		}
		if len(c.Parts[2].Rows) != 5 {
			t.Errorf("%d hands of five", len(c.Parts[2].Rows))
		}
		for _, row := range c.Parts[2].Rows {
			if row.Cells[0].Code != "OD" || row.Cells[0].Values[0].Choice != chemindefer.Card {
				t.Errorf("%s: %+v", row.Name, row.Cells[0])
			}
		}
		options, banker := 0, c.Parts[0]
		for _, row := range banker.Rows {
			if len(row.Cells) != len(banker.Heads) {
				t.Errorf("%s: %d cells", row.Name, len(row.Cells))
			}
			for _, cell := range row.Cells {
				if len(cell.Values) > 0 {
					options++
				}
			}
		}
		if three := banker.Rows[3].Cells; options != want || three[8].Code != "S" || three[9].Code != "OD" || three[10].Code != "D" {
			t.Errorf("%d options; three: %+v", options, three)
		}
		a.Options.(*chemindefer.Options).FiveAgainstFour = chemindefer.BankersOption
	}
}

package spanish21_test

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/game/blackjack"
	"boardwalk/game/blackjack/blackjacktest"
	"boardwalk/game/spanish21"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// Played at random no money is made or lost, under any options.
func TestRandomPlay(t *testing.T) {
	blackjacktest.Walk(t, spanish21.Rules,
		nil,
		map[string]string{"redoubles": "2", "additional": "match", "decks": "8"},
		map[string]string{"dealing": "hole-card", "sharing": "3", "several-boxes": "yes", "redoubles": "1"},
		map[string]string{"shuffle": "automatic", "surrender": "no", "rescue": "no", "split-hands": "2"},
	)
}

// A shoe that runs out in a round is filled with the discards, and a card is
// burned.
func TestTheShoeRunsOut(t *testing.T) {
	lawtest.Cites(t, "19.15(g)")
	blackjacktest.RunsOut(t, spanish21.Rules, 6, "19.15(g)", "house:spanish-5(g)")
}

// No 10 is in the shoe: the other twelve ranks are all dealt.
func TestTheDecksHaveNoTens(t *testing.T) {
	lawtest.Cites(t, "house:spanish-2(b)")
	blackjacktest.NoTens(t, spanish21.Rules, 6)
}

// The cards are counted when the cutting card has come out: a round does not end
// with a card missing from the shoe.
func TestACardThatIsMissingIsFound(t *testing.T) {
	lawtest.Cites(t, "house:spanish-6(h)2")
	blackjacktest.MissingCard(t, spanish21.Rules, 6)
}

// heard notes under which paragraphs things happened.
type heard map[law.Cite]int

func (h heard) Event(e *table.Event) { h[e.By]++ }

// Boxes are shared at no more tables than the Commission says.
func TestTablesWithSharedBoxes(t *testing.T) {
	lawtest.Cites(t, "19.13(g)[tables]")
	peer := func(name string, sharing, most int) table.Peer {
		o := spanish21.Rules.Options().(*blackjack.Options)
		o.Sharing, o.SharedTables = sharing, most
		return table.Peer{Name: name, Options: o}
	}
	compare := spanish21.Rules.Alike.Compare
	if d := compare([]table.Peer{peer("1", 2, 1), peer("2", 1, 1)}); len(d) != 0 {
		t.Errorf("one table with shared boxes of one: %v", d)
	}
	if d := compare([]table.Peer{peer("1", 2, 1), peer("2", 3, 1)}); len(d) != 1 || d[0].Table != 1 ||
		d[0].Option != "sharing" || d[0].By != "19.13(g)[tables]" {
		t.Errorf("two tables with shared boxes of one: %v", d)
	}
	if d := compare([]table.Peer{peer("1", 2, 0), peer("2", 3, 0)}); len(d) != 0 {
		t.Errorf("two tables without a limit: %v", d)
	}
}

// The super bonus by the wager.
func TestSuperBonus(t *testing.T) {
	for wager, want := range map[money.Cents]money.Cents{4: 0, 5: 1000, 24: 1000, 25: 5000, 500: 5000} {
		if got := spanish21.Rules.Options().(*blackjack.Options).Super(wager * money.Dollar); got != want*money.Dollar {
			t.Errorf("$%d: %v", wager, got)
		}
	}
}

// TestSurrenderIsTheLicenseesToOffer has a player surrender whenever it is open: where the licensee leaves it out, it never is.
func TestSurrenderIsTheLicenseesToOffer(t *testing.T) {
	lawtest.Cites(t, "house:spanish-8(c)")
	for value, want := range map[string]bool{"no": false, "yes": true} {
		o := spanish21.Rules.Options()
		if err := table.SetOption(o, "surrender", value); err != nil {
			t.Fatal(err)
		}
		seen := heard{}
		tab := tabletest.Open(t, spanish21.Rules, o, 1, table.From(chance.NewFast(8, 1)),
			table.With(tabletest.Taking("surrender")), table.To(seen))
		for range 20 {
			if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: tab.Layout().MustArea("main-1"), Amount: 10 * money.Dollar}); err != nil {
				t.Fatal(err)
			}
			if err := tab.Round(); err != nil {
				t.Fatal(err)
			}
		}
		if got := seen["house:spanish-8(a)"] > 0; got != want {
			t.Errorf("surrender %s: somebody surrendered: %v", value, got)
		}
	}
}

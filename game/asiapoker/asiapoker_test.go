package asiapoker_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/asiapoker"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// What a way to set seven cards shows is what its answer makes of them.
func TestSettingsAnswerAsTheyShow(t *testing.T) {
	g := asiapoker.New(*asiapoker.DefaultOptions())
	q := &table.Question{Offer: g.Layout().Offers[0]}
	source := chance.NewFast(31, 9)
	for range 40 {
		deck := card.WithJoker.Cards()
		var hand []card.Card
		for range 7 {
			i := source.Draw(len(deck))
			hand, deck = append(hand, deck[i]), slices.Delete(deck, i, i+1)
		}
		house := 0
		for n, s := range g.Settings(q, hand, nil) {
			var three, four []card.Card
			for i, c := range hand {
				if slices.Contains(s.Low, i) {
					three = append(three, c)
				} else {
					four = append(four, c)
				}
			}
			slices.SortStableFunc(three, func(a, b card.Card) int {
				return int(poker.AsiaHands{}.Rank(a)) - int(poker.AsiaHands{}.Rank(b))
			})
			low := map[table.Choice]int{asiapoker.SetLowest: 0, asiapoker.SetMiddle: 1, asiapoker.SetHighest: 2}[s.Answer.Choice]
			others := slices.Delete(slices.Clone(three), low, low+1)
			worth := "medium " + g.Worth(1, 1, others) + ", low " + g.Worth(1, 2, three[low:low+1])
			if s.LowWorth != worth || s.HighWorth != g.Worth(1, 0, four) || s.Answer.Cards != card.SetOf(three...) {
				t.Errorf("%v set by %v: %s and %s, not %s", hand, s.Answer, s.HighWorth, s.LowWorth, worth)
			}
			if s.House {
				if house++; n%3 != 0 || s.Foul {
					t.Errorf("%v: the house's way is not the first of its high hand", hand)
				}
			}
		}
		if house != 1 {
			t.Errorf("%v: %d ways are the house's", hand, house)
		}
	}
}

// told remembers all that was told.
type told []table.Event

func (l *told) Event(e *table.Event) { *l = append(*l, *e) }

// The dice are told one by one, four cards go away unseen, and each of the dealer's three hands is named.
func TestWhatIsToldOfARound(t *testing.T) {
	lawtest.Cites(t, "house:asia-5(b)", "house:asia-5(d)", "house:asia-4(a)", "house:asia-4(b)", "house:asia-4(c)")
	var all told
	tab := tabletest.Open(t, asiapoker.Rules, nil, 1, table.From(chance.NewFast(7, 0)),
		table.With(tabletest.Taking(asiapoker.HouseWay)), table.To(&all))
	wager, _ := tab.Area(1, "wager")
	if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: wager, Amount: 10 * money.Dollar}); err != nil {
		t.Fatal(err)
	}
	if err := tab.Round(); err != nil {
		t.Fatal(err)
	}
	away, named := 0, ""
	for _, e := range all {
		switch {
		case e.Kind == table.Thrown:
			if total := e.Faces[0] + e.Faces[1] + e.Faces[2]; e.Text != strconv.Itoa(int(total)) || slices.Contains(e.Faces[:], 0) {
				t.Errorf("%q with dice that show %v", e.Text, e.Faces)
			}
		case e.By == "house:asia-5(d)" && e.Kind == table.Discarded:
			if away++; e.Card != card.Unknown || e.Box != table.NoBox {
				t.Errorf("a card goes away as %v from %v", e.Card, e.Box)
			}
		case e.Kind == table.Noted && e.Seat == table.House && strings.Contains(e.Text, "hand: "):
			named += e.Text[:strings.Index(e.Text, ":")+1]
		}
	}
	if away != 4 || named != "high hand:medium hand:low hand:" {
		t.Errorf("%d cards go away, and the dealer's hands are named as %q", away, named)
	}
}

package game_test

import (
	"strings"
	"testing"

	"boardwalk/game"
	"boardwalk/game/deal"
	"boardwalk/game/versus/versustest"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// At each game that stands on house:cards a round is dealt from a whole deck: always the same one, or the other of two.
func TestDecksOfHouseCards(t *testing.T) {
	for _, book := range law.StandingOn("house:cards") {
		t.Run(book.Game(), func(t *testing.T) {
			for _, rule := range []law.Cite{"house:cards-2(a)[deck]", "house:cards-2(b)1", "house:cards-2(b)3",
				"house:cards-2(b)4", "house:cards-2(b)5"} {
				lawtest.Cites(t, rule.In(book.ID))
			}
			rules, _ := game.Find(book.Game())
			opening, _, _ := strings.Cut(rules.About.Examples[0], " ")
			at := tabletest.Open(t, rules, nil, 2)
			var wagers []table.Act
			for s := table.Seat(1); s <= 2; s++ {
				area, ok := at.Area(s, opening)
				if !ok {
					t.Fatalf("there is no wager %s", opening)
				}
				wagers = append(wagers, table.Act{Kind: table.Make, Seat: s, Area: area, Amount: money.Dollar})
			}
			for _, shuffling := range []string{deal.ByHand, deal.DeviceTwoDecks} {
				o := rules.Options()
				for _, option := range o.Declare() {
					if option.Name == "shuffling" {
						if err := option.Set(shuffling); err != nil {
							t.Fatal(err)
						}
					}
				}
				versustest.Watch(t, rules, o, shuffling == deal.DeviceTwoDecks, 5, wagers, table.With(playsOn{}))
			}
		})
	}
}

// playsOn is players who take the last choice that is open, so that hands are played to the end.
type playsOn struct{}

func (playsOn) Answer(q *table.Question) table.Answer {
	choices := q.Choices()
	return table.Answer{Choice: choices[len(choices)-1]}
}

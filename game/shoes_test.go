package game_test

import (
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/game/versus/versustest"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// shoes counts the cards that come out of a shoe between two shuffles.
type shoes struct {
	out  int
	used []int
}

func (s *shoes) Event(e *table.Event) {
	switch e.Kind {
	case table.Dealt, table.Burned:
		s.out++
	case table.Shuffled:
		if s.out > 0 {
			s.used = append(s.used, s.out)
		}
		s.out = 0
	}
}

// Shoe after shoe is shuffled whole, cut, and dealt until the cutting card comes, which leaves some of it.
func TestShoesAreShuffledWholeAndDealtToTheCuttingCard(t *testing.T) {
	for id, rows := range map[string][]law.Cite{
		"red-dog":    {"6.3(a)", "6.3(c)"},
		"casino-war": {"house:war-2(a)[shuffle]"},
	} {
		t.Run(id, func(t *testing.T) {
			lawtest.Cites(t, rows...)
			rules, _ := game.Find(id)
			players, seen := &versustest.Bystander{Will: chance.NewFast(3, 5), Put: map[string]money.Cents{}}, &shoes{}
			players.Begin()
			tab := tabletest.Open(t, rules, nil, 1, table.From(chance.NewFast(1, 4)), table.With(players), table.To(seen))
			total := tab.Game().(interface{ Shoe() *card.Shoe }).Shoe().Total()
			for range 5000 {
				if err := tab.Interlude(); err != nil {
					t.Fatal(err)
				}
				if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: 0, Amount: 10 * money.Dollar}); err != nil {
					t.Fatal(err)
				}
				if err := tab.Round(); err != nil {
					t.Fatal(err)
				}
				if len(seen.used) > 4 {
					break
				}
			}
			if len(seen.used) <= 4 {
				t.Fatalf("of %d cards came out %v and %d", total, seen.used, seen.out)
			}
			for _, n := range seen.used {
				if n < total/3 || n > total-10 {
					t.Errorf("of %d cards %d came out between two shuffles", total, n)
				}
			}
		})
	}
}

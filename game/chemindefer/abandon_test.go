package chemindefer

import (
	"testing"

	"boardwalk/chance"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
)

// TestAnAbandonedRoundCostsNobody abandons a round while the Dominant Player is asked. All
// wagers go back, the bank stays where it is, and the Banker's wager lies there again
// when the next round begins. A banco is for all of it, before and after.
func TestAnAbandonedRoundCostsNobody(t *testing.T) {
	lawtest.Cites(t, "4.6(a)", "4.7(b)", "4.7(c)")
	l, err := table.NewLive(Rules, nil, Rules.Terms(), chance.NewFast(3, 1), nil)
	if err != nil {
		t.Fatal(err)
	}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	for s := table.Seat(1); s <= 2; s++ {
		must(l.Do(table.Act{Kind: table.Sit, Seat: s, Amount: 500 * money.Dollar}))
	}
	_, err = l.Interlude()
	for must(err); l.Question() != nil; must(err) {
		_, err = l.Answer(firstBanks{}.Answer(l.Question()))
	}
	for round := range 2 {
		if whole := [2]money.Cents{l.Table().Whole(banco),
			l.Table().Whole(suiviArea)}; whole != [2]money.Cents{500 * money.Dollar, 500 * money.Dollar} {
			t.Errorf("banco and banco suivi are for %v", whole)
		}
		must(l.Do(oneWager[0]))
		q, err := l.Round()
		must(err)
		if q == nil || q.Offer != offerPlayer {
			t.Fatalf("the Dominant Player is not asked: %+v", q)
		}
		if round == 1 {
			break
		}
		must(l.Abandon())
		for s := table.Seat(1); s <= 2; s++ {
			if a := l.Table().Account(s); a.Chips != 500*money.Dollar {
				t.Errorf("seat %d has %+v", s, a)
			}
		}
		if bank, placed := l.Table().Game().(*Game).Bank(); bank != 1 || placed != 500*money.Dollar || l.Table().InterludeDue() {
			t.Errorf("position %d has a bank of %s", bank, placed)
		}
		must(l.Table().Verify())
	}
	for q := l.Question(); q != nil; q = l.Question() {
		_, err = l.Answer(firstBanks{}.Answer(q))
		must(err)
	}
	a, b := l.Table().Account(1), l.Table().Account(2)
	if a.Chips == 500*money.Dollar {
		t.Error("the Banker has won and lost nothing in the second round")
	}
	if vig := l.Table().Results().Vigorish; a.Chips+b.Chips+vig != 1000*money.Dollar || l.Table().Rounds() != 2 {
		t.Errorf("after %d rounds %+v, %+v and vigorish of %s", l.Table().Rounds(), a, b, vig)
	}
}

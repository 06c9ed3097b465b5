package floor

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/floor/sitting"
	"boardwalk/game"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

var ctx = context.Background()

// wagerAny makes the first lawful wager that a player finds.
func wagerAny(t testing.TB, tab *Table, by Party, seat table.Seat) bool {
	v, err := tab.View(ctx, by.Who)
	if err != nil {
		t.Fatal(err)
	}
	if v.Status.Phase == Playing {
		return false
	}
	var least []money.Cents
	_ = tab.Look(ctx, func(s *sitting.Sitting) error {
		t := s.Table()
		for i := range t.Layout().Wagers {
			unit := t.Unit(table.Area(i))
			least = append(least, max(t.Limit(table.Area(i)).Min, unit).Up(unit))
		}
		return nil
	})
	for a, amount := range least {
		_, err := tab.Wager(ctx, by, table.Area(a), amount)
		var refusal *law.Refusal
		if err != nil && !errors.As(err, &refusal) {
			t.Fatal(err)
		}
		if err == nil {
			return true
		}
	}
	return false
}

func TestSeveralPeoplePlayEveryGame(t *testing.T) {
	for _, rules := range game.All {
		t.Run(rules.ID, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				log := newMemory("ann", "bob", "cy")
				h := open(t, casinoOf(1, rules.ID), log)
				defer h.Close()
				tab := at(t, h, rules.ID)
				people := []string{"ann", "bob", "cy"}
				for i, p := range people {
					must(t)(tab.Sit(ctx, party(p), table.Seat(i+1), 1000*money.Dollar))
					s, err := tab.Watch(ctx, p, 0)
					if err != nil {
						t.Fatal(err)
					}
					defer s.Close()
				}
				for range 12 {
					for i, p := range people {
						wagerAny(t, tab, party(p), table.Seat(i+1))
					}
					for range 200 {
						time.Sleep(time.Second)
						v, _ := tab.View(ctx, "ann")
						if v.Status.Phase != Playing && v.Status.Phase != Betting {
							break
						}
						if v.Status.Phase == Playing && v.Status.Asked[0] <= 3 {
							who := people[v.Status.Asked[0]-1]
							own, _ := tab.View(ctx, who)
							q := own.Status.Question
							must(t)(answer(tab, party(who), table.Answer{Choice: q.First()}))
						}
						if v.Round > 12 {
							break
						}
					}
				}
				v, _ := tab.View(ctx, "ann")
				t.Logf("%d rounds, %d records", v.Round-1, len(log.all(rules.ID)))
				if v.Round < 8 {
					t.Errorf("only %d rounds were played; %+v", v.Round-1, v.Status)
				}
				for _, p := range people {
					must(t)(tab.Leave(ctx, party(p)))
				}
				time.Sleep(20 * time.Minute)
				if l := h.Lobby()[0]; l.Taken != 0 || l.Phase != Idle {
					t.Errorf("the table is not empty: %+v", l)
				}
				checked, open, err := journal.VerifyDraws(log.all(rules.ID))
				if err != nil || checked == 0 || open != 0 {
					t.Errorf("%d draws verified, %d open: %v", checked, open, err)
				}
				total := money.Cents(0)
				for a, b := range log.book.All {
					if id, ok := a.Table(); ok && b.Posted != 0 {
						t.Errorf("%s has %s on %s left", id, b.Posted, a)
					}
					total += b.Posted
				}
				if total != 0 {
					t.Errorf("%s was made", total)
				}
			})
		})
	}
}

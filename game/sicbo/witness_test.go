package sicbo_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/game/sicbo"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

func TestAWitnessSettlesEveryRollAlike(t *testing.T) {
	w := &tabletest.Witness{Settle: func(e *table.Event, laid []tabletest.Laid) (due []tabletest.Movement) {
		if e.Kind == table.Voided && e.By == "9.6(a)" {
			return nil // the dice are shaken again
		}
		for _, l := range laid {
			m := tabletest.Movement{Kind: table.Collected, Seat: l.Seat, ID: l.ID, Amount: l.Amount}
			to := pays(l.ID, fmt.Sprint(e.Faces[0], e.Faces[1], e.Faces[2]))
			switch {
			case e.Kind == table.Voided:
				m.Kind = table.Returned
			case to > 0:
				m.Kind, m.Amount = table.Paid, l.Amount*to
			}
			due = append(due, m)
		}
		return due
	}}
	w.Watch(t, sicbo.Rules, new(sicbo.Options), chance.NewFast(9, 0), 12_000)
	for _, wager := range sicbo.New(sicbo.Options{}).Layout().Wagers {
		if !w.Settled(wager.ID) {
			t.Errorf("no %s was ever settled", wager.Name)
		}
	}
}

// totals are the odds of 9.4(b) on the totals from 4 to 17.
var totals = []money.Cents{50, 18, 14, 12, 8, 6, 6, 6, 6, 8, 12, 14, 18, 50}

// pays is at how much to one a wager is paid on three dice, 0 if it loses, by
// its name and the words of 9.2(a) and 9.4.
func pays(id, shown string) money.Cents {
	name, on, _ := strings.Cut(id, "-")
	count := func(face string) money.Cents { return money.Cents(strings.Count(shown, face)) }
	faces := strings.Fields(shown)
	sum := 0
	for _, f := range faces {
		n, _ := strconv.Atoi(f)
		sum += n
	}
	alike := len(faces) == 3 && faces[0] == faces[1] && faces[1] == faces[2]
	won, to := false, money.Cents(1)
	switch name {
	case "triple":
		won, to = count(on) == 3, 150
	case "double":
		won, to = count(on) >= 2, 8
	case "any":
		won, to = alike, 24
	case "total":
		if won = on == strconv.Itoa(sum); won {
			to = totals[sum-4]
		}
	case "combo":
		low, high, _ := strings.Cut(on, "-")
		won, to = count(low) > 0 && count(high) > 0, 5
	case "small":
		won = sum <= 10 && !alike
	case "big":
		won = sum >= 11 && !alike
	case "single":
		won, to = count(on) > 0, count(on)
	}
	if !won {
		return 0
	}
	return to
}

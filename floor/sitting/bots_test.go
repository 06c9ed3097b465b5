package sitting

import (
	"testing"
	"time"

	"boardwalk/game/blackjack"
	"boardwalk/game/threecard"
	"boardwalk/money"
	"boardwalk/table"
)

// botEvents plays rounds of a game in which ann and bots wager, and returns what
// the table told of the seats of bots.
func botEvents(t *testing.T, id string, rounds int) (*evening, []table.Event) {
	t.Helper()
	e := newEvening(t, id, 2)
	e.BotCounsel()() // as a house does before it runs the table
	e.must(Sit(by("ann"), 1, 900*money.Dollar))
	for range rounds {
		e.wager("ann")
		e.advance(21 * time.Second)
		for q := e.Live().Question(); q != nil; q = e.Live().Question() {
			if q.Seat == 1 {
				e.must(Answer(by("ann"), e.asks(q), table.Answer{Choice: q.Choices()[len(q.Choices())-1]}))
			} else {
				e.advance(time.Second)
			}
		}
		e.advance(time.Second)
	}
	var list []table.Event
	for i := range e.events {
		if told := e.events[i].Told; told.Seat > 1 {
			list = append(list, told)
		}
	}
	return e, list
}

// A bot's first wager is one that needs no other: an ante, not pair plus alone; and
// it plays the hands that counsel plays instead of folding each.
func TestBotsPlayThreeCardPoker(t *testing.T) {
	e, list := botEvents(t, threecard.Rules.ID, 12)
	chosen := map[table.Choice]int{}
	made := map[string]int{}
	for _, told := range list {
		switch told.Kind {
		case table.Answered:
			chosen[told.Choice()]++
		case table.Wagered:
			made[e.Table().Layout().Wagers[told.Area].Group]++
		}
	}
	if made["ante"] < 12 || made["pair plus"] > 0 {
		t.Errorf("bots have wagered %v in 12 rounds", made)
	}
	if len(chosen) < 2 {
		t.Errorf("bots have chosen %v in 12 rounds, but neither every hand nor none is worth playing", chosen)
	}
}

// A bot sits behind its own box and plays basic strategy.
func TestBotsPlayTheirOwnBoxes(t *testing.T) {
	e, list := botEvents(t, blackjack.Rules.ID, 8)
	wagers, answers := 0, map[table.Choice]int{}
	for _, told := range list {
		switch told.Kind {
		case table.Wagered:
			wagers++
			if owner := e.areaOwners()[told.Area]; owner != told.Seat {
				t.Errorf("the bot of seat %d wagers on the box of seat %d", told.Seat, owner)
			}
		case table.Answered:
			answers[told.Choice()]++
		}
	}
	if wagers == 0 || answers[blackjack.Stand] == 0 || answers[blackjack.Draw] == 0 {
		t.Errorf("%d wagers, answers %v", wagers, answers)
	}
}

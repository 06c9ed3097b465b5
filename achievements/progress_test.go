package achievements_test

import (
	"testing"
	"time"

	"boardwalk/achievements"
	"boardwalk/floor/view"
	"boardwalk/game/blackjack"
	"boardwalk/journal"
	"boardwalk/money"
	"boardwalk/table"
)

var (
	rules  = blackjack.Rules
	layout = rules.New(rules.Options()).Layout()
	began  = time.Date(2000, 1, 1, 20, 0, 0, 0, time.UTC)
)

// story numbers events and gives them times.
func story(first uint64, events ...view.Event) []view.Event {
	for i := range events {
		events[i].N, events[i].Time = first+uint64(i), began.Add(time.Duration(first)*time.Minute)
	}
	return events
}

func sits(person string, amount money.Cents) view.Event {
	return view.Event{Kind: journal.KindSit, Person: person, Amount: amount}
}

func told(owner string, e table.Event) view.Event {
	return view.Event{Kind: journal.KindEntry, Owner: owner, Told: e}
}

var ended = view.Event{Kind: journal.KindCommit}

// declines is that somebody takes no insurance.
func declines(t *testing.T, owner string) view.Event {
	for _, o := range layout.Offers {
		if o.ID == "insurance" {
			return told(owner, table.Event{Kind: table.Answered, Area: table.NoArea, By: o.Law, Word: string(blackjack.Decline)})
		}
	}
	t.Fatal("nobody offers insurance")
	return view.Event{}
}

// TestOnlyOwnDeedsInOwnRoundsCount follows ann at a table at which bob plays too.
func TestOnlyOwnDeedsInOwnRoundsCount(t *testing.T) {
	area, _ := layout.Area("main-1")
	bet := table.Event{Kind: table.Wagered, Area: area, Amount: 500}
	natural := table.Event{Kind: table.Paid, Area: area, Amount: 750, Odds: money.Odds{To: 3, One: 2}, OddsBy: "2.3(e)[blackjack]"}
	sevens := natural
	sevens.OddsBy = "2.3(e)2" // three sevens pay 3 to 2 as well, where that is offered
	even := table.Event{Kind: table.Paid, Area: area, Amount: 500, Odds: money.Odds{To: 1, One: 1}}
	p := achievements.Progress{}.Clone()
	hear := func(events []view.Event) { p.Hear("ann", "t", rules, layout, events) }
	earned := func(id string) bool { _, ok := p.Earned[id]; return ok }

	hear(story(1, told("ann", bet), ended, sits("ann", 5000), told("bob", bet), told("bob", natural), ended))
	if len(p.Earned) != 0 || p.Games[rules.ID] != 0 {
		t.Errorf("before she has played: %+v", p)
	}
	first := story(7, told("ann", bet), told("ann", even), declines(t, "ann"), ended)
	hear(first)
	hear(first) // heard again, it does not count again
	if !earned(achievements.FirstRound) || earned("natural") || p.Games[rules.ID] != 1 || p.Counts["no-insurance"] != 1 {
		t.Errorf("after a round: %+v", p)
	}
	hear(story(11, told("ann", bet), told("ann", sevens), declines(t, "ann"), declines(t, "ann"), ended)) // of two hands, in one round
	hear(story(16, told("ann", bet), told("ann", natural)))
	if earned("no-insurance") || earned("natural") {
		t.Errorf("the round is not over: %+v", p)
	}
	hear(story(18, ended, told("ann", bet), declines(t, "ann"), ended))
	if !earned("no-insurance") || !earned("natural") || earned(achievements.AheadOfIt) {
		t.Errorf("after three rounds: %+v", p)
	}
	hear(story(22, view.Event{Kind: journal.KindStand, Person: "ann", Amount: 5001}, told("ann", bet), told("ann", natural), ended))
	if !earned(achievements.AheadOfIt) || p.Counts["natural"] != 1 || p.Games[rules.ID] != 4 {
		t.Errorf("after she has left: %+v", p)
	}
	again := p.Clone()
	again.Did(achievements.Proved, began)
	if earned(achievements.Proved) {
		t.Error("a copy shares what was earned")
	}
}

// TestTheListHasEverythingOnce holds the list against what the page needs of it.
func TestTheListHasEverythingOnce(t *testing.T) {
	seen := map[string]bool{}
	for _, a := range achievements.All() {
		if seen[a.ID] || a.Name == "" || a.Task == "" || a.Why == "" || a.Times < 1 {
			t.Errorf("%+v", a)
		}
		seen[a.ID] = true
	}
	if len(seen) < 20 {
		t.Errorf("there are %d", len(seen))
	}
}

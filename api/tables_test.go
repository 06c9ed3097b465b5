package api_test

import (
	"slices"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/client"
	"boardwalk/money"
	"boardwalk/people"
)

func factsOf(s wire.Status, id string) (found []wire.Fact) {
	for _, f := range s.Facts {
		if f.ID == id {
			found = append(found, f)
		}
	}
	return found
}

// TestAPageIsToldWhatEverybodySees reads the facts of a table (puck, dice, pots), which
// change with what happens.
func TestAPageIsToldWhatEverybodySees(t *testing.T) {
	h := open(t, casinoOf("craps", "hold-em", "punto-banco"))
	ann, bob := h.as(people.Guest), h.as(people.Guest)

	at := ann.Table("craps")
	must[wire.Receipt](t)(at.Sit(ctx, 4, 400*dollar))
	for range 40 {
		must[wire.Receipt](t)(at.Make(ctx, "pass", 5*dollar))
		must[wire.Receipt](t)(at.Ready(ctx))
		if v := must[wire.TableView](t)(at.View(ctx)); v.Status.Question != nil {
			must[wire.Receipt](t)(at.Answer(ctx, wire.Answer{Question: v.Status.Question.ID, Choice: "accept"}))
		}
		v := must[wire.TableView](t)(bob.Table("craps").View(ctx))
		point := factsOf(v.Status, "point")
		if len(point) == 0 {
			continue // decided at once
		}
		if !slices.Contains([]string{"4", "5", "6", "8", "9", "10"}, point[0].Text) {
			t.Errorf("the point is %q", point[0].Text)
		}
		if shooter := factsOf(v.Status, "shooter"); len(shooter) != 1 || !slices.Equal(shooter[0].Seats, []int{4}) {
			t.Errorf("the shooter is %+v", shooter)
		}
		if len(v.Results) == 0 || v.Players[0].Chips != 400*dollar-v.Bets[0].Amount+must[wire.TableView](t)(at.View(ctx)).Own.Net {
			t.Errorf("a spectator sees %+v, the last rolls %v", v.Players, v.Results)
		}
		break
	}

	one, two := ann.Table("hold-em"), bob.Table("hold-em")
	must[wire.Receipt](t)(one.Sit(ctx, 1, 200*dollar))
	must[wire.Receipt](t)(two.Sit(ctx, 2, 50*dollar))
	must[wire.Receipt](t)(one.Ready(ctx))
	must[wire.Receipt](t)(two.Ready(ctx))
	for range 8 { // check or call until something lies in the pot
		v := must[wire.TableView](t)(one.View(ctx))
		if pots := factsOf(v.Status, "pot"); len(pots) > 0 {
			if !slices.Equal(pots[0].Seats, []int{1, 2}) || pots[0].Amount < 2*dollar {
				t.Errorf("the pot is %+v", pots[0])
			}
			if len(factsOf(v.Status, "button")) != 1 {
				t.Error("nobody has the button")
			}
			return
		}
		asked := one
		if slices.Equal(v.Status.Asked, []int{2}) {
			asked = two
		}
		q := must[wire.TableView](t)(asked.View(ctx)).Status.Question
		if q == nil {
			t.Fatalf("nobody is asked: %+v", v.Status)
		}
		choice := "check"
		if !slices.Contains(q.Choices, choice) {
			choice = "call"
		}
		must[wire.Receipt](t)(asked.Answer(ctx, wire.Answer{Question: q.ID, Choice: choice}))
	}
	t.Error("nothing came into the pot")
}

// TestTheFirstRoundOfAVisitIsWhole reads the first round of a visit. It is complete from
// its commitment on, however much happened before the visit.
func TestTheFirstRoundOfAVisitIsWhole(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	bob := h.as(people.Guest)
	must[wire.Receipt](t)(bob.Table("big-six").Sit(ctx, 1, 100*dollar))
	for range 120 {
		must[wire.Receipt](t)(bob.Table("big-six").Make(ctx, "one", 5*dollar))
		must[wire.Receipt](t)(bob.Table("big-six").Act(ctx, wire.Act{Kind: "remove", Area: "one"}))
	}
	ann := h.as(people.Guest)
	at := ann.Table("big-six")
	must[wire.Receipt](t)(at.Sit(ctx, 2, 100*dollar))
	must[wire.Receipt](t)(at.Make(ctx, "joker", 5*dollar))
	hash := must[wire.TableView](t)(at.View(ctx)).Status.Hash
	must[wire.Receipt](t)(bob.Table("big-six").Ready(ctx))
	must[wire.Receipt](t)(at.Ready(ctx))
	rounds := must[[]wire.Round](t)(ann.Rounds(ctx, "big-six"))
	if len(rounds) != 1 || rounds[0].Bet != 5*dollar {
		t.Fatalf("the rounds played: %+v", rounds)
	}
	replay := must[wire.RoundReplay](t)(at.Round(ctx, rounds[0].Round))
	if replay.Proof.Hash != hash || replay.Events[0].Kind != "commit" {
		t.Errorf("the round begins with %+v, its hash is %q", replay.Events[0], replay.Proof.Hash)
	}
}

// TestSidePotsAreTold has a player go all in, who can win the first pot alone. Everybody
// sees who may win which pot.
func TestSidePotsAreTold(t *testing.T) {
	h := open(t, casinoOf("hold-em"))
	stacks := []int64{200, 15, 200}
	at := map[int]*client.Table{}
	for i, dollars := range stacks {
		at[i+1] = h.as(people.Guest).Table("hold-em")
		must[wire.Receipt](t)(at[i+1].Sit(ctx, i+1, money.Cents(dollars)*dollar))
	}
	for _, one := range at {
		must[wire.Receipt](t)(one.Ready(ctx))
	}
	for range 40 {
		v := must[wire.TableView](t)(at[1].View(ctx))
		if pots := factsOf(v.Status, "pot"); len(pots) == 2 {
			if !slices.Equal(pots[0].Seats, []int{1, 2, 3}) || pots[0].Amount != 45*dollar || !slices.Equal(pots[1].Seats, []int{1, 3}) {
				t.Errorf("the pots are %+v", pots)
			}
			return
		}
		if len(v.Status.Asked) == 0 {
			break
		}
		asked := v.Status.Asked[0]
		q := must[wire.TableView](t)(at[asked].View(ctx)).Status.Question
		answer := wire.Answer{Question: q.ID, Choice: "call"}
		switch i := slices.IndexFunc(q.Choices, func(c string) bool { return c == "bet" || c == "raise" }); {
		case asked != 2 && i >= 0 && q.Least <= 20*dollar:
			answer = wire.Answer{Question: q.ID, Choice: q.Choices[i], Amount: max(q.Least, min(q.Most, 20*dollar))}
		case !slices.Contains(q.Choices, "call"):
			answer.Choice = "check"
		}
		must[wire.Receipt](t)(at[asked].Answer(ctx, answer))
	}
	t.Error("there was no side pot")
}

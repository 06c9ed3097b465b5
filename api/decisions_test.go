package api_test

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/counsel"
	"boardwalk/odds/advice"
	"boardwalk/people"
)

// After a round everybody is told again what the coach would have said of each of their own
// questions, and of nobody else's; and where on the chart the hand was.
func TestDecisionsOfAPastRound(t *testing.T) {
	const table = "three-card-poker"
	h := open(t, casinoOf(table))
	players := []*someone{h.as(people.Guest), h.as(people.Guest)}
	said := make([][]wire.Coaching, len(players))
	for i, p := range players {
		must[wire.Receipt](t)(p.Table(table).Sit(ctx, i+1, 400*dollar))
		must[wire.Receipt](t)(p.Table(table).Make(ctx, fmt.Sprintf("ante-%d", i+1), 5*dollar))
	}
	round := must[wire.TableView](t)(players[0].Table(table).View(ctx)).Round
	for _, p := range players {
		must[wire.Receipt](t)(p.Table(table).Ready(ctx))
	}
	for i, p := range players {
		c := read[wire.Coaching](p, "/api/tables/"+table+"/coach")
		said[i] = append(said[i], c)
		must[wire.Receipt](t)(p.Table(table).Answer(ctx, wire.Answer{Question: c.Question.ID, Choice: "fold"}))
	}
	chart := read[counsel.Chart](players[0], "/api/odds/"+table+"/strategy")
	for i, p := range players {
		list := read[[]wire.Coaching](p, fmt.Sprintf("/api/tables/%s/rounds/%d/decisions", table, round))
		if len(list) != 1 {
			t.Fatalf("seat %d: %d decisions", i+1, len(list))
		}
		was, is := said[i][0], list[0]
		if is.Best != was.Best || !reflect.DeepEqual(is.Values, was.Values) || is.Unit != was.Unit || is.Question.ID != was.Question.ID {
			t.Errorf("seat %d: %+v, and at the table %+v", i+1, is, was)
		}
		at := is.Place
		part := slices.IndexFunc(chart.Parts, func(x advice.Part) bool { return at != nil && x.Name == at.Part })
		if part < 0 || !slices.ContainsFunc(chart.Parts[part].Rows, func(r advice.Row) bool { return r.Name == at.Row }) ||
			!slices.Contains(chart.Parts[part].Heads, at.Head) {
			t.Errorf("seat %d: %+v is not on the chart", i+1, at)
		}
	}
	nobody := h.as(people.Guest)
	list := read[[]wire.Coaching](nobody, fmt.Sprintf("/api/tables/%s/rounds/%d/decisions", table, round))
	if len(list) > 0 {
		t.Errorf("who did not play is told %+v", list)
	}
}

// A raise of another size than the ante is scored: the coach says what it costs with the least and with the most,
// and the review of the round what the one that was made has cost.
func TestSizesAreScored(t *testing.T) {
	const table, ante = "four-card-poker", 5 * dollar
	p := open(t, casinoOf(table)).as(people.Guest)
	must[wire.Receipt](t)(p.Table(table).Sit(ctx, 1, 900*dollar))
	once, thrice := 0, 0
	for range 30 {
		must[wire.Receipt](t)(p.Table(table).Make(ctx, "ante-1", ante))
		must[wire.Receipt](t)(p.Table(table).Ready(ctx))
		c := read[wire.Coaching](p, "/api/tables/"+table+"/coach")
		at := slices.IndexFunc(c.Values, func(w counsel.Worth) bool { return w.Choice == "play" })
		sizes := c.Values[at].Sizes
		if len(sizes) != 2 || sizes[0].Amount != ante || sizes[1].Amount != 3*ante || min(sizes[0].Cost, sizes[1].Cost) != c.Values[at].Cost {
			t.Fatalf("to play costs %+v", c.Values[at])
		}
		amount, want := 3*ante, sizes[1].Cost
		if c.Best == "play" && c.Amount == ante {
			once++
			amount, want = 2*ante, (sizes[0].Cost+sizes[1].Cost)/2
		}
		must[wire.Receipt](t)(p.Table(table).Answer(ctx, wire.Answer{Question: c.Question.ID, Choice: "play", Amount: amount}))
		round := must[wire.TableView](t)(p.Table(table).View(ctx)).Round - 1
		past := read[[]wire.Coaching](p, fmt.Sprintf("/api/tables/%s/rounds/%d/decisions", table, round))
		if took := past[0].Took; took == nil || took.Choice != "play" || took.Cost == nil || math.Abs(*took.Cost-want) > 1e-12 {
			t.Fatalf("to play for %v took %+v, and costs %v", amount, took, want)
		}
		if c.Best == "play" && c.Amount == 3*ante {
			thrice++
			if want != 0 {
				t.Errorf("the best answer costs %v", want)
			}
		}
	}
	if thrice == 0 {
		t.Errorf("of 30 hands %d were best played once, and %d three times", once, thrice)
	}
}

package api_test

import (
	"fmt"
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

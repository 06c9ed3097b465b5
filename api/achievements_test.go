package api_test

import (
	"context"
	"testing"
	"time"

	"boardwalk/api/wire"
	"boardwalk/client"
	"boardwalk/people"
)

// TestAchievementsFollowFromWhatOneDid has two guests come to a house. One plays and looks
// things up; the other does nothing, and has earned nothing.
func TestAchievementsFollowFromWhatOneDid(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	h := open(t, casinoOf("roulette"))
	ann, bob := h.as(people.Guest), h.as(people.Guest)
	earned := func(who *someone) map[string]wire.Achievement {
		list := map[string]wire.Achievement{}
		for _, a := range read[[]wire.Achievement](who, "/api/me/achievements") {
			if a.Earned != nil {
				list[a.ID] = a
			}
		}
		return list
	}
	if got := earned(ann); len(got) != 0 {
		t.Errorf("at the door: %+v", got)
	}
	if _, err := (&client.Bot{Table: ann.Table("roulette"), Rounds: 3, Bring: 200 * dollar}).Play(ctx); err != nil {
		t.Fatal(err)
	}
	if got := earned(ann); got["first-round"].Earned == nil || got["read-why"].Earned != nil || got["proved"].Earned != nil {
		t.Errorf("after three rounds: %+v", got)
	}
	ann.want(200, "GET", "/api/law?cite=19:47-5.6(a)", "")
	ann.want(404, "GET", "/api/tables/roulette/rounds/999/drawn", "")
	if got := earned(ann); got["read-why"].Earned == nil || got["proved"].Earned != nil {
		t.Errorf("after she has read a rule: %+v", got)
	}
	ann.want(200, "GET", "/api/tables/roulette/rounds/1/drawn", "")
	before := earned(ann)
	if before["proved"].Earned == nil {
		t.Errorf("after she has checked a round: %+v", before)
	}
	if got := earned(bob); len(got) != 0 {
		t.Errorf("bob has done nothing, and has %+v", got)
	}
	h.as("pit boss").want(403, "GET", "/api/me/achievements", "")
}

package api_test

import (
	"net/url"
	"strings"
	"testing"

	"boardwalk/api"
	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/people"
	"boardwalk/report"
)

func TestADayIsReportedToStaff(t *testing.T) {
	h := open(t, casinoOf("big-six", "hold-em"))
	ann := h.as(people.Guest)
	must[wire.Receipt](t)(ann.Table("big-six").Sit(ctx, 1, 500*dollar))
	spins(t, ann, 3)
	must[wire.Receipt](t)(ann.Table("big-six").Leave(ctx))
	boss := h.as(casino.PitBoss)
	var day report.Day
	if err := boss.Get(ctx, "/api/reports/today", &day); err != nil {
		t.Fatal(err)
	}
	if !day.Balance.Holds || day.Over || day.House != h.file.Name || len(day.Tables) != 2 || day.Total.Rounds != 3 ||
		day.Total.Drop != 500*dollar || day.Total.Handle != 15*dollar || len(day.Tables[0].Wagers) != 1 {
		t.Errorf("%+v", day)
	}
	if me := must[wire.Me](t)(ann.Me(ctx)); me.Balance != h.file.Guest-day.Total.Win {
		t.Errorf("the house won %s, and the only player has %s of %s", day.Total.Win, me.Balance, h.file.Guest)
	}

	for path, want := range map[string][2]string{"sheet": {"text/csv; charset=utf-8", "section,id,name"},
		"page": {"text/html; charset=utf-8", "<!doctype html>"}} {
		answer, text := boss.ask("GET", "/api/reports/"+day.Day+"/"+path, "")
		if answer.StatusCode != 200 || answer.Header.Get("Content-Type") != want[0] || !strings.HasPrefix(strings.TrimSpace(text), want[1]) ||
			!strings.Contains(answer.Header.Get("Content-Disposition"), "day-"+day.Day) {
			t.Errorf("%s: %s, %v: %.80s", path, answer.Status, answer.Header, text)
		}
	}
	boss.want(422, "GET", "/api/reports/yesterday", "")
	boss.want(422, "GET", "/api/reports/2026-02-30", "")
	if err := boss.Get(ctx, "/api/reports/2001-09-10", &day); err != nil || !day.Over || len(day.Tables) != 0 || !day.Balance.Holds {
		t.Errorf("%+v, %v", day, err)
	}
	for _, role := range []casino.Role{people.Nobody, people.Guest, people.Player, casino.Floorperson,
		casino.DealerSchool, casino.KenoWriter} {
		status := 403
		if role == people.Nobody {
			status = 401
		}
		for _, path := range []string{"/api/reports/today", "/api/reports/today/sheet", "/api/reports/today/page", "/api/rounds"} {
			h.as(role).want(status, "GET", path, "")
		}
	}
	boss.want(403, "GET", "/api/rounds", "") // it shows every hand
	h.as(casino.Cage).want(403, "GET", "/api/rounds", "")
}

func TestRoundsAreFoundForSurveillance(t *testing.T) {
	h := open(t, casinoOf("big-six", "hold-em"))
	ann := h.as(people.Guest)
	must[wire.Receipt](t)(ann.Table("big-six").Sit(ctx, 1, 500*dollar))
	spins(t, ann, 60)
	must[wire.Receipt](t)(ann.Table("big-six").Leave(ctx))
	eye := h.as(casino.Surveillance)
	find := func(query url.Values) (found api.FoundRounds) {
		t.Helper()
		if err := eye.Get(ctx, "/api/rounds?"+query.Encode(), &found); err != nil {
			t.Fatal(err)
		}
		return found
	}
	first := find(url.Values{"person": {ann.me.ID}})
	if len(first.Rounds) != 50 || first.Next == "" || first.Rounds[0].Table != "big-six" || first.Rounds[0].Round != 1 {
		t.Fatalf("%d rounds, then %q: %+v", len(first.Rounds), first.Next, first.Rounds[:1])
	}
	rest := find(url.Values{"person": {ann.me.ID}, "next": {first.Next}})
	if len(rest.Rounds) != 10 || rest.Next != "" || rest.Rounds[9].Round != 60 {
		t.Errorf("%d rounds, then %q", len(rest.Rounds), rest.Next)
	}
	for _, nothing := range []url.Values{{"won_over": {"50000000"}}, {"hand": {"royal flush"}}, {"incident": {"any"}}, {"person": {"nobody"}},
		{"to": {"2020-01-01T00:00:00Z"}}, {"game": {"hold-em"}}} {
		if got := find(nothing); len(got.Rounds) != 0 || got.Next != "" {
			t.Errorf("%v: %+v", nothing, got)
		}
	}
	var round wire.RoundReplay // which leads to the round itself
	if err := eye.Get(ctx, "/api/surveillance/big-six/rounds/60", &round); err != nil || round.Round != 60 {
		t.Errorf("%+v, %v", round, err)
	}
	eye.want(404, "GET", "/api/rounds?table=nowhere", "")
	for _, bad := range []string{"next=0", "next=0/big-six/x", "next=-1/big-six/2", "won_over=-1", "from=soon"} {
		eye.want(422, "GET", "/api/rounds?"+bad, "")
	}
	if got := find(url.Values{"next": {"99/big-six/1"}}); len(got.Rounds) != 0 {
		t.Errorf("a log that is not there: %+v", got)
	}
}

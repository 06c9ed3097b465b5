package api_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/people"
)

func TestANoticeForSeveralTables(t *testing.T) {
	f := casinoOf("craps", "roulette")
	other := f.Pits[0].Tables[0]
	other.ID = "craps-2"
	f.Pits = append(f.Pits, casino.Pit{Name: "Far", Tables: []casino.Table{other}})
	f.Staff = append([]casino.Staff{{ID: "far-boss", Role: casino.PitBoss, Pits: []string{"Far"}}}, f.Staff...)
	h := open(t, f)
	boss, inspector := h.as(casino.PitBoss), h.as(casino.Inspector)
	p, _ := h.people.Find("far-boss")
	far := h.sessionOf(p)

	const alone = `{"matter":"pays","name":"field on 12","odds":"3 to 1","posted":true,"announced":true,"told":true`
	const both = alone + `,"tables":["craps-2","craps","craps-2"]}`
	for _, path := range []string{"/api/tables/craps/notices", "/api/tables/craps/notices/draft"} {
		if p := boss.want(409, "POST", path, alone+"}"); p["law"] != "19:47-1.4(b)[higher odds]" {
			t.Errorf("%s: %v", path, p)
		}
	}
	far.want(403, "POST", "/api/tables/craps-2/notices", alone+`,"tables":["craps"]}`)
	boss.want(404, "POST", "/api/tables/craps/notices", alone+`,"tables":["craps-3"]}`)
	boss.want(409, "POST", "/api/tables/craps/notices", alone+`,"tables":["roulette"]}`) // which has no field
	if d := boss.want(200, "POST", "/api/tables/craps/notices/draft", both); d["ahead"] != (35 * time.Minute).Seconds() {
		t.Errorf("%v", d)
	}
	boss.want(200, "POST", "/api/tables/craps/notices", both)
	got := read[[]wire.Given](inspector, "/api/audit/notices")
	if len(got) != 2 || !got[0].At.Equal(got[1].At) || !slices.Equal(got[0].With, []string{got[1].Table}) || !slices.Equal(got[1].With, []string{got[0].Table}) {
		t.Fatalf("the Commission received %+v", got)
	}

	off := fmt.Sprintf("/api/tables/%s/notices/%d", got[0].Table, got[0].Seq)
	if got[0].Table == "craps-2" {
		far.want(403, "DELETE", off, "") // it is the other pit's, too
	}
	boss.want(200, "DELETE", off, "")
	for _, g := range read[[]wire.Given](inspector, "/api/audit/notices") {
		if g.Withdrawn == nil || g.Withdrawn.Who != "boss" {
			t.Errorf("%+v", g)
		}
	}
	h.audited()
}

func TestStaffReportForTheHouse(t *testing.T) {
	h := open(t, casinoOf("craps"))
	ann, floor := h.as(people.Guest), h.as(casino.Floorperson)
	must[wire.Receipt](t)(ann.Table("craps").Sit(ctx, 1, 100*dollar))
	floor.want(422, "POST", "/api/tables/craps/reports", `{"kind":"special","word":"pass-dice","seat":1}`)
	if p := floor.want(409, "POST", "/api/tables/craps/reports", `{"kind":"special","word":"pass-dice"}`); p["law"] != "19:47-1.11(a)" {
		t.Errorf("%v", p)
	}
	h.as(casino.PitBoss).want(409, "POST", "/api/tables/craps/close", `{"why":"\u001b[2J"}`)
	ann.want(409, "POST", "/api/tables/craps/cuts", `{"text":"one\ntwo"}`)
}

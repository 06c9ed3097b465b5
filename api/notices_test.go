package api_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"boardwalk/law/lawtest"

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
	if len(got) != 2 || !got[0].At.Equal(got[1].At) || !slices.Equal(got[0].With, []string{got[1].Table}) ||
		!slices.Equal(got[1].With, []string{got[0].Table}) {
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
	ann.want(409, "POST", "/api/tables/craps/cuts", `{"round":1,"hash":"zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"}`)
}

func TestNoticesAndTheirClocks(t *testing.T) {
	h := open(t, casinoOf("craps"))
	boss, floor, inspector := h.as(casino.PitBoss), h.as(casino.Floorperson), h.as(casino.Inspector)
	draft := func(change string) wire.Draft {
		var d wire.Draft
		_, text := boss.ask("POST", "/api/tables/craps/notices/draft", change)
		if err := json.Unmarshal([]byte(text), &d); err != nil {
			t.Fatal(text)
		}
		return d
	}
	if d := draft(`{"matter":"limit","min":500,"max":100000}`); d.Ahead != 0 || d.Commission || d.Law != "19:47-8.3(c)" ||
		!strings.Contains(d.Change, "$1,000") {
		t.Errorf("another maximum: %+v", d)
	}
	if d := draft(`{"matter":"limit","min":1000,"max":100000}`); d.Ahead != 1800 || d.Commission || d.Law != "19:47-8.3(b)" {
		t.Errorf("a higher minimum: %+v", d)
	}
	if d := draft(`{"matter":"option","name":"odds","value":"5"}`); d.Ahead != 1800 || !d.Commission {
		t.Errorf("an option: %+v", d)
	}
	p := boss.want(409, "POST", "/api/tables/craps/notices/draft", `{"matter":"limit","min":500,"max":1000}`)
	if p["law"] != "19:47-8.2(a)[10 times]" {
		t.Errorf("too low a maximum: %v", p)
	}

	// At once, and then as soon as is lawful.
	boss.want(200, "POST", "/api/tables/craps/notices", `{"matter":"limit","min":500,"max":100000,"posted":true,"announced":true}`)
	boss.want(200, "POST", "/api/tables/craps/notices",
		`{"matter":"option","name":"odds","value":"5","posted":true,"announced":true,"told":true}`)
	given := read[[]wire.Given](floor, "/api/tables/craps/notices")
	if len(given) != 2 || given[1].Law != "19:47-8.3(c)" || given[1].Told || !given[1].At.Equal(given[1].Time) {
		t.Fatalf("%+v", given)
	}
	if g := given[0]; !g.Told || g.Who != "boss" || g.At.Sub(g.Time) != 30*time.Minute {
		t.Errorf("%+v", g)
	}
	if got := read[[]wire.Given](inspector, "/api/audit/notices"); len(got) != 1 || !reflect.DeepEqual(got[0], given[0]) {
		t.Errorf("the Commission received %+v", got)
	}
	craps := read[wire.Desk](floor, "/api/desk").Tables[0]
	if len(craps.Pending) != 1 || !craps.Pending[0].At.Equal(given[0].At) || craps.Max != 1000*dollar {
		t.Errorf("%+v", craps)
	}
	v := must[wire.TableView](t)(h.as(people.Nobody).Table("craps").View(ctx))
	if last := v.Notices[len(v.Notices)-1]; last.Law != "19:47-8.3(b)1" || !strings.Contains(last.Text, "odds: 5") {
		t.Errorf("the sign says %+v", last)
	}

	// The first is in effect, the second is withdrawn, by those who may and once.
	address := func(g *wire.Given) string { return fmt.Sprintf("/api/tables/craps/notices/%d", g.Seq) }
	floor.want(403, "DELETE", address(&given[0]), "")
	boss.want(404, "DELETE", "/api/tables/craps/notices/1", "")
	boss.want(409, "DELETE", address(&given[1]), "")
	boss.want(200, "DELETE", address(&given[0]), "")
	if p := boss.want(409, "DELETE", address(&given[0]), ""); p["law"] != "19:47-8.3(b)" {
		t.Errorf("withdrawn twice: %v", p)
	}
	if got := read[[]wire.Given](inspector, "/api/audit/notices"); len(got) != 1 || got[0].Withdrawn == nil || got[0].Withdrawn.Who != "boss" {
		t.Errorf("the Commission received %+v", got)
	}
	if got := read[wire.Desk](floor, "/api/desk").Tables[0].Pending; len(got) != 0 {
		t.Errorf("to come: %+v", got)
	}
	v = must[wire.TableView](t)(h.as(people.Nobody).Table("craps").View(ctx))
	if last := v.Notices[len(v.Notices)-1]; strings.Contains(last.Text, "odds: 5") {
		t.Errorf("the sign says %+v", last)
	}
	lawtest.Cites(t, "8.3(b)", "8.3(b)1", "8.3(b)3", "8.3(c)")
	h.audited()
}

func TestNoticesReachTheCommission(t *testing.T) {
	h := open(t, casinoOf("craps"))
	boss := h.as("pit boss")
	p := boss.want(409, "POST", "/api/tables/craps/notices", `{"matter":"limit","min":1000,"max":100000}`)
	if !strings.HasPrefix(p["law"].(string), "19:47-8.3") {
		t.Errorf("refused under %v", p["law"])
	}
	boss.want(409, "POST", "/api/tables/craps/notices", `{"matter":"pays","odds":"much"}`)
	boss.want(422, "POST", "/api/tables/craps/notices", `{"matter":"weather"}`)
	at := time.Now().Add(time.Hour).UTC().Format(time.RFC3339)
	boss.want(200, "POST", "/api/tables/craps/notices", `{"matter":"limit","min":1000,"max":100000,"at":"`+at+
		`","posted":true,"announced":true,"told":true}`)
	inspector := h.as("inspector")
	_, text := inspector.ask("GET", "/api/audit/notices", "")
	if !strings.Contains(text, `"table":"craps"`) || !strings.Contains(text, `"who":"boss"`) {
		t.Errorf("the Commission received %s", text)
	}
}

// TestADraftIsForOnesOwnPits lets those draft a notice who may post it.
func TestADraftIsForOnesOwnPits(t *testing.T) {
	f := casinoOf("craps")
	f.Staff = append([]casino.Staff{{ID: "far-boss", Role: casino.PitBoss, Pits: []string{"Far"}}}, f.Staff...)
	h := open(t, f)
	far, _ := h.people.Find("far-boss")
	const path, change = "/api/tables/craps/notices/draft", `{"matter":"limit","min":500,"max":60000}`
	h.sessionOf(far).want(403, "POST", path, change)
	boss, _ := h.people.Find("boss")
	h.sessionOf(boss).want(200, "POST", path, change)
}

// TestADraftSaysWhoIsTold drafts a change that is told in writing and one of
// which nobody is told.
func TestADraftSaysWhoIsTold(t *testing.T) {
	h := open(t, casinoOf("punto-banco"))
	boss := h.as(casino.PitBoss)
	written := boss.want(200, "POST", "/api/tables/punto-banco/notices/draft", `{"matter":"option","name":"procedure","value":"3"}`)
	if written["written"] != true || written["commission"] != true || written["silent"] != nil {
		t.Errorf("%v", written)
	}
	silent := boss.want(200, "POST", "/api/tables/punto-banco/notices/draft", `{"matter":"option","name":"cutting-card","value":"20"}`)
	if silent["silent"] != true || silent["written"] != nil || silent["ahead"] != 0.0 {
		t.Errorf("%v", silent)
	}
}

// TestANoticeOfAnOptionThatIsNotThere is refused, drafted or posted, and names the
// options that there are.
func TestANoticeOfAnOptionThatIsNotThere(t *testing.T) {
	h := open(t, casinoOf("craps"))
	boss := h.as(casino.PitBoss)
	for _, body := range []string{`{"matter":"option","name":"none","value":"1"}`, `{"matter":"option","value":"1"}`,
		`{"matter":"option","name":"odds","value":"none"}`,
		`{"matter":"limit","name":"none","min":500,"max":50000}`, `{"matter":"pays","name":"none","odds":"3 to 1"}`,
		`{"matter":"vigorish","name":"none","rate":"4%"}`} {
		for _, path := range []string{"/api/tables/craps/notices/draft", "/api/tables/craps/notices"} {
			if p := boss.want(409, "POST", path, body); p["text"] == "" {
				t.Errorf("%s: %v", body, p)
			}
		}
	}
	ann := h.as(people.Guest)
	ann.want(409, "POST", "/api/tables", `{"game":"craps","options":{"none":"1"}}`)
}

package api_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"
	"time"

	"boardwalk/api/wire"
	"boardwalk/audit"
	"boardwalk/casino"
	"boardwalk/law/lawtest"
	"boardwalk/people"
	"boardwalk/table"
)

func read[T any](s *someone, path string) T {
	s.h.t.Helper()
	answer, text := s.ask("GET", path, "")
	var v T
	if err := json.Unmarshal([]byte(text), &v); err != nil || answer.StatusCode != 200 {
		s.h.t.Fatalf("%s: %s %s", path, answer.Status, text)
	}
	return v
}

func TestTheDeskSeesEveryTable(t *testing.T) {
	f := casinoOf("craps", "blackjack", "roulette")
	far := casino.Pit{Name: "Far"}
	for i := range 70 {
		far.Tables = append(far.Tables, casino.Table{ID: fmt.Sprintf("wheel-%d", i), Game: "big-six", Limit: table.Limit{Min: 5 * dollar, Max: 500 * dollar}})
	}
	f.Pits = append(f.Pits, far)
	for i := range f.Staff {
		if f.Staff[i].ID == "floor" {
			f.Staff[i].Pits = []string{"Pit"}
		}
	}
	h := open(t, f)
	ann, floor, boss := h.as(people.Guest), h.as(casino.Floorperson), h.as(casino.PitBoss)
	must[wire.Receipt](t)(ann.Table("craps").Sit(ctx, 1, 900*dollar))
	must[wire.Receipt](t)(ann.Table("craps").Make(ctx, "pass", 100*dollar))
	ann.want(200, "POST", "/api/tables/craps/over", `{"area":"field","amount":60000}`)
	boss.want(200, "POST", "/api/tables/roulette/close", `{"why":"a break"}`)

	all := read[wire.Desk](floor, "/api/desk")
	if all.Total != 73 || len(all.Tables) != 60 || len(all.Pits) != 2 || !all.Pits[0].Yours || all.Pits[1].Yours {
		t.Errorf("%d of %d tables in %+v", len(all.Tables), all.Total, all.Pits)
	}
	if p := all.Pits[0]; p.Tables != 3 || p.Closed != 1 || p.Needs != 1 || p.People != 1 {
		t.Errorf("%+v", p)
	}
	craps := all.Tables[0]
	if craps.ID != "craps" || craps.Chips != 800*dollar || craps.Layout != 100*dollar || craps.Phase != "betting" || len(craps.Over) != 1 || !craps.Yours {
		t.Errorf("%+v", craps)
	}
	if rest := read[wire.Desk](floor, "/api/desk?skip=60"); len(rest.Tables) != 13 || rest.Tables[12].ID != "wheel-69" {
		t.Errorf("the rest are %d", len(rest.Tables))
	}
	for query, want := range map[string]int{"pit=Far": 70, "needs=true": 1, "phase=closed": 1, "search=BLACK": 1, "search=wheel-6&most=3": 11, "search=none": 0} {
		if got := read[wire.Desk](floor, "/api/desk?"+query); got.Total != want {
			t.Errorf("%s: %d tables, want %d", query, got.Total, want)
		}
	}
	floor.want(422, "GET", "/api/desk?most=5000", "")
}

func TestAWagerAboveTheMaximumIsNotAccepted(t *testing.T) {
	h := open(t, casinoOf("craps"))
	ann, floor := h.as(people.Guest), h.as(casino.Floorperson)
	must[wire.Receipt](t)(ann.Table("craps").Sit(ctx, 1, 900*dollar))
	ann.want(200, "POST", "/api/tables/craps/over", `{"area":"pass","amount":60000}`)
	floor.want(409, "POST", "/api/tables/craps/denied", `{"seat":1,"area":"pass","amount":70000}`)
	floor.want(200, "POST", "/api/tables/craps/denied", `{"seat":1,"area":"pass","amount":60000,"why":"not today"}`)
	floor.want(409, "POST", "/api/tables/craps/accepted", `{"seat":1,"area":"pass","amount":60000}`)
	v := must[wire.TableView](t)(ann.Table("craps").View(ctx))
	if len(v.Status.Over) != 0 || v.Own.Layout != 0 {
		t.Errorf("%+v", v)
	}
	h.audited()
}

func TestAWagerAboveTheMaximumIsSettledInFull(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann, floor := h.as(people.Guest), h.as(casino.Floorperson)
	at := ann.Table("big-six")
	must[wire.Receipt](t)(at.Sit(ctx, 1, 900*dollar))
	ann.want(200, "POST", "/api/tables/big-six/over", `{"area":"one","amount":60000}`)
	floor.want(200, "POST", "/api/tables/big-six/accepted", `{"seat":1,"area":"one","amount":60000}`)
	must[wire.Receipt](t)(at.Ready(ctx))
	v := must[wire.TableView](t)(at.View(ctx))
	if v.Own.Chips != 300*dollar && v.Own.Chips != 1500*dollar {
		t.Errorf("%s after a wager of $600 at even money", v.Own.Chips)
	}
	lawtest.Cites(t, "8.2(d)")
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
	if d := draft(`{"matter":"limit","min":500,"max":100000}`); d.Ahead != 0 || d.Commission || d.Law != "19:47-8.3(c)" || !strings.Contains(d.Change, "$1,000") {
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
	boss.want(200, "POST", "/api/tables/craps/notices", `{"matter":"option","name":"odds","value":"5","posted":true,"announced":true,"told":true}`)
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

func TestAGuestBecomesAPlayer(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann, bob := h.as(people.Guest), h.as(people.Player)
	must[wire.Receipt](t)(ann.Table("big-six").Sit(ctx, 1, 100*dollar))
	mine := `{"id":"ann-who-was-a-guest","name":"Ann","password":"a long password"}`
	ann.want(409, "PUT", "/api/me/account", `{"id":"`+bob.me.ID+`","password":"a long password"}`)
	ann.want(409, "PUT", "/api/me/account", `{"id":"boss","password":"a long password"}`)
	ann.want(422, "PUT", "/api/me/account", `{"id":"ann","password":"short"}`)
	me := ann.want(200, "PUT", "/api/me/account", mine)
	if me["role"] != "player" || me["id"] != ann.me.ID || me["balance"] != 90000.0 || len(me["seats"].([]any)) != 1 {
		t.Errorf("%v", me)
	}
	ann.want(403, "PUT", "/api/me/account", mine)
	ann.want(200, "GET", "/api/me", "") // the session goes on

	nobody := h.as(people.Nobody)
	if in := nobody.want(200, "POST", "/api/session", `{"id":"ann-who-was-a-guest","password":"a long password"}`); in["id"] != ann.me.ID {
		t.Errorf("%v signed in", in["id"])
	}
	nobody.want(401, "POST", "/api/session", `{"id":"ann-who-was-a-guest","password":"another password"}`)
	nobody.want(409, "POST", "/api/people", `{"id":"ann-who-was-a-guest","password":"a long password"}`)
	h.as(people.Guest).want(409, "PUT", "/api/me/account", mine)
	h.audited()
}

func TestAnAccountIsMadeAtTheCage(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	cage := h.as(casino.Cage)
	cage.want(409, "PUT", "/api/people/boss", `{}`)
	cage.want(409, "PUT", "/api/people/Dee", `{}`)
	made := cage.want(200, "PUT", "/api/people/dee", `{"name":"Dee Dee"}`)
	nobody := h.as(people.Nobody)
	in := nobody.want(200, "POST", "/api/session", fmt.Sprintf(`{"id":"dee","password":%q}`, made["password"]))
	if in["name"] != "Dee Dee" || in["role"] != "player" {
		t.Errorf("%v", in)
	}
	cage.want(200, "POST", "/api/people/dee/money", `{"amount":5000,"why":"a gift"}`)
	if p := cage.want(200, "GET", "/api/people/dee", ""); p["balance"] != 105000.0 {
		t.Errorf("%v", p)
	}
	cage.want(409, "POST", "/api/people/dee/money", `{"amount":-105001}`)
	for query, want := range map[string]string{"search=dee": "dee", "role=cage": "cashier", "search=DEE+D&role=player": "dee", "search=dee&locked=true": "", "search=nobody-like-that": ""} {
		list := read[[]wire.Person](cage, "/api/people?"+query)
		if want == "" && len(list) != 0 || want != "" && (len(list) != 1 || list[0].ID != want) {
			t.Errorf("%s: %+v", query, list)
		}
	}
	found := false
	for r, err := range h.store.TableFrom(ctx, "", 0) {
		if err != nil {
			t.Fatal(err)
		}
		found = found || r.Who == "cashier" && strings.Contains(string(r.Data), `"did":"made"`)
	}
	if !found {
		t.Error("no record says who made the account")
	}
	h.audited()
}

// audited closes the house and verifies its data.
func (h *house) audited() {
	h.t.Helper()
	h.close()
	_, err := audit.Verify(ctx, h.dir, audit.Options{Fault: func(f audit.Fault) { h.t.Error(f) }})
	if err != nil {
		h.t.Error(err)
	}
}

// BenchmarkDesk is a look at the desk of a house with a thousand tables.
func BenchmarkDesk(b *testing.B) {
	f := casinoOf()
	for i := range 1000 {
		f.Pits[0].Tables = append(f.Pits[0].Tables, casino.Table{ID: fmt.Sprintf("wheel-%d", i), Game: "big-six", Limit: table.Limit{Min: 5 * dollar, Max: 500 * dollar}})
	}
	boss := open(b, f).as(casino.PitBoss)
	for b.Loop() {
		if answer, text := boss.ask("GET", "/api/desk", ""); answer.StatusCode != 200 {
			b.Fatal(text)
		}
	}
}

package api_test

import (
	"fmt"
	"strings"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/game"
	"boardwalk/law/lawtest"
	"boardwalk/people"
	"boardwalk/table"
)

func TestTheDeskSeesEveryTable(t *testing.T) {
	f := casinoOf("craps", "blackjack", "roulette")
	far := casino.Pit{Name: "Far"}
	for i := range 70 {
		far.Tables = append(far.Tables, casino.Table{ID: fmt.Sprintf("wheel-%d", i), Game: "big-six",
			Limit: table.Limit{Min: 5 * dollar, Max: 500 * dollar}})
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
	if craps.ID != "craps" || craps.Chips != 800*dollar || craps.Layout != 100*dollar || craps.Phase != "betting" ||
		len(craps.Over) != 1 || !craps.Yours {
		t.Errorf("%+v", craps)
	}
	if rest := read[wire.Desk](floor, "/api/desk?skip=60"); len(rest.Tables) != 13 || rest.Tables[12].ID != "wheel-69" {
		t.Errorf("the rest are %d", len(rest.Tables))
	}
	for query, want := range map[string]int{"pit=Far": 70, "needs=true": 1, "phase=closed": 1, "search=BLACK": 1,
		"search=wheel-6&most=3": 11, "search=none": 0} {
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

// BenchmarkDesk is a look at the desk of a house with a thousand tables.
func BenchmarkDesk(b *testing.B) {
	f := casinoOf()
	for i := range 1000 {
		f.Pits[0].Tables = append(f.Pits[0].Tables,
			casino.Table{ID: fmt.Sprintf("wheel-%d", i), Game: "big-six", Limit: table.Limit{Min: 5 * dollar, Max: 500 * dollar}})
	}
	boss := open(b, f).as(casino.PitBoss)
	for b.Loop() {
		if answer, text := boss.ask("GET", "/api/desk", ""); answer.StatusCode != 200 {
			b.Fatal(text)
		}
	}
}

// TestWhoeverPlaysReportsNothing has the dealer school sit down at its own table, where it
// may report incidents as long as it only watches.
func TestWhoeverPlaysReportsNothing(t *testing.T) {
	h := open(t, casinoOf("craps"))
	school := h.as(casino.DealerSchool)
	h.as(casino.Cage).want(200, "POST", "/api/people/school/money", `{"amount":100000}`)
	id := school.want(200, "POST", "/api/tables", `{"game":"craps"}`)["id"].(string)
	report := `{"kind":"report","word":"` + incidentOf(t, "craps") + `"}`
	if answer, text := school.ask("POST", "/api/tables/"+id+"/reports", report); strings.Contains(text, "whoever plays") {
		t.Errorf("%s %s", answer.Status, text)
	}
	school.want(200, "POST", "/api/tables/"+id+"/seat", `{"seat":1,"amount":10000}`)
	refusal := school.want(409, "POST", "/api/tables/"+id+"/reports", report)
	if refusal["text"] != "whoever plays at a table reports nothing there" || refusal["reason"] != "staff" {
		t.Errorf("%v", refusal)
	}
}

// incidentOf returns the word for an incident of a game.
func incidentOf(t *testing.T, id string) string {
	t.Helper()
	rules, _ := game.Find(id)
	list := rules.New(rules.Options()).Layout().Incidents
	if len(list) == 0 {
		t.Fatal("no incident")
	}
	return list[0].ID
}

package api_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/danielgtaylor/huma/v2"

	"boardwalk/people"
)

// TestEveryOperationAndRole asks for every operation as every role, and compares the
// answers with the table of rights.
func TestEveryOperationAndRole(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	known := people.Operations()
	var found []people.Operation
	asked := 0
	player := must[people.Person](t)(h.player())
	for path, item := range h.server.OpenAPI().Paths {
		for method, op := range map[string]*struct{ id string }{
			http.MethodGet: opID(item.Get), http.MethodPost: opID(item.Post), http.MethodPut: opID(item.Put), http.MethodDelete: opID(item.Delete),
		} {
			if op == nil {
				continue
			}
			id := people.Operation(op.id)
			found = append(found, id)
			for _, role := range people.Roles {
				url := strings.NewReplacer("{id}", "nowhere", "{round}", "1", "{seq}", "0").Replace(path)
				asks := h.sessionOf(player)
				if role != people.Player {
					asks = h.as(role)
				}
				answer, text := asks.ask(method, url, `{"no":"such thing"}`)
				turned := answer.StatusCode == http.StatusForbidden || answer.StatusCode == http.StatusUnauthorized
				if may := people.May(role, id); turned == may {
					t.Errorf("%s as %q: %s, and the table says %v: %s", id, role, answer.Status, may, text)
				}
				if role == people.Nobody && turned && answer.StatusCode != http.StatusUnauthorized {
					t.Errorf("%s as nobody: %s", id, answer.Status)
				}
				asked++
			}
		}
	}
	slices.Sort(known)
	slices.Sort(found)
	if !slices.Equal(known, found) {
		t.Errorf("the table of rights has\n%v\nand the interface\n%v", known, found)
	}
	t.Logf("%d operations, %d questions", len(found), asked)
}

func TestARoleCannotBeHadByAskingForIt(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	boss, guest := h.as("pit boss"), h.as(people.Guest)
	player := h.as(people.Player)
	boss.want(409, "PUT", "/api/people/"+guest.me.ID+"/role", `{"role":"floorperson"}`)
	boss.want(409, "PUT", "/api/people/boss/role", `{"role":"cage"}`)
	boss.want(409, "PUT", "/api/people/"+player.me.ID+"/role", `{"role":"inspector"}`)
	boss.want(409, "PUT", "/api/people/commission/role", `{"role":"player"}`)
	boss.want(404, "PUT", "/api/people/none/role", `{"role":"player"}`)
	player.want(403, "PUT", "/api/people/"+player.me.ID+"/role", `{"role":"pit boss"}`)
	boss.want(200, "PUT", "/api/people/"+player.me.ID+"/role", `{"role":"floorperson"}`)
	player.want(401, "GET", "/api/me", "") // a new role ends the sessions of the old one
	p, _ := h.people.Find(player.me.ID)
	now := h.sessionOf(p)
	if me := must[map[string]any](t)(now.want(200, "GET", "/api/me", ""), nil); me["role"] != "floorperson" {
		t.Errorf("the role is %v", me["role"])
	}
	now.want(403, "POST", "/api/tables/big-six/seat", `{"seat":1,"amount":100}`)
}

func TestStaffWorkInTheirOwnPits(t *testing.T) {
	f := casinoOf("big-six")
	for i := range f.Staff {
		if f.Staff[i].ID == "boss" {
			f.Staff[i].Pits = []string{"Elsewhere"}
		}
	}
	h := open(t, f)
	h.as("pit boss").want(403, "POST", "/api/tables/big-six/close", `{"why":"a break"}`)
	h.as("dealer school").want(403, "POST", "/api/tables/big-six/reports", `{"kind":"report","word":"short-spin"}`)
	h.as("floorperson").want(200, "POST", "/api/tables/big-six/reports", `{"kind":"report","word":"short-spin"}`)
}

func opID(op *huma.Operation) *struct{ id string } {
	if op == nil {
		return nil
	}
	return &struct{ id string }{op.OperationID}
}

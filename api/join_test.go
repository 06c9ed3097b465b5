package api_test

import (
	"context"
	"testing"

	"boardwalk/audit"
	"boardwalk/people"
)

// TestJoin has a guest follow another's invitation to a private table without a clock.
func TestJoin(t *testing.T) {
	h := open(t, casinoOf("craps"))
	ann, bob, eve := h.as(people.Guest), h.as(people.Guest), h.as(people.Guest)
	made := ann.want(200, "POST", "/api/tables", `{"game":"blackjack","betting":86400,"decision":86400}`)
	path, code := "/api/tables/"+made["id"].(string), made["join"].(string)
	bob.want(404, "GET", path, "")
	for _, wrong := range []string{"", "AAAAAAAAAAAAAAAA", code[1:] + "A", code + "A"} {
		if answer, _ := eve.ask("POST", path+"/guests", `{"code":"`+wrong+`"}`); answer.StatusCode/100 == 2 {
			t.Errorf("%q lets somebody in", wrong)
		}
	}
	other := ann.want(200, "POST", "/api/tables", `{"game":"blackjack"}`)
	eve.want(404, "POST", "/api/tables/"+other["id"].(string)+"/guests", `{"code":"`+code+`"}`)
	eve.want(404, "POST", "/api/tables/craps/guests", `{"code":"`+code+`"}`)
	h.as(people.Nobody).want(401, "POST", path+"/guests", `{"code":"`+code+`"}`)

	for range 2 { // whoever follows it again is there already
		if got := bob.want(200, "POST", path+"/guests", `{"code":"`+code+`"}`); got["join"] != nil {
			t.Errorf("whoever was invited has the code: %v", got["join"])
		}
	}
	bob.want(200, "POST", path+"/seat", `{"seat":2,"amount":10000}`)
	eve.want(404, "GET", path, "")
	ann.want(422, "POST", "/api/tables", `{"game":"blackjack","betting":86401}`)
	if _, err := audit.Verify(context.Background(), h.dir, audit.Options{Fault: func(f audit.Fault) { t.Error(f.String()) }}); err != nil {
		t.Error(err)
	}
}

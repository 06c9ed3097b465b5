package api_test

import (
	"fmt"
	"strings"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/people"
)

// TestBodiesAreTakenAtTheirWord sends bodies that programs could read differently.
func TestBodiesAreTakenAtTheirWord(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann := h.as(people.Guest)
	must[wire.Receipt](t)(ann.Table("big-six").Sit(ctx, 1, 100*dollar))
	const acts, list = "/api/tables/big-six/acts", "/api/tables/big-six/acts/list"
	good := `{"kind":"make","area":"joker","amount":500}`
	ann.want(200, "POST", acts, good, "Content-Type", "application/json; charset=UTF-8")
	for _, kind := range []string{"", "text/plain", "application/problem+json", "application/json; charset=utf-16",
		"application/json; version=2", "application/json; ;"} {
		ann.want(415, "POST", acts, good, "Content-Type", kind)
	}
	for _, c := range []struct {
		status     int
		path, body string
	}{
		{400, acts, `{"kind":"make","kind":"remove","area":"joker","amount":500}`},
		{400, acts, `{"kind":"make","area":"a \" : b","amount":500,"\u006bind":"make"}`},
		{400, list, `{"acts":[` + good + `,{"kind":"make","area":"joker","area":"joker"}]}`},
		{422, acts, `{"KIND":"make","area":"joker","amount":500}`},
		{422, acts, `{"kind":"make","area":"joker","Amount":500}`},
		{422, acts, `{"kind":"make","area":"joker","amount":1e300}`},
		{422, acts, `{"kind":"make","area":"joker","amount":99999999999999999999}`},
		{422, list, `{"acts":null}`},
		{422, list, `{"acts":[]}`},
	} {
		if p := ann.want(c.status, "POST", c.path, c.body); strings.Contains(fmt.Sprint(p), "Go ") {
			t.Errorf("%s: the answer tells of the program: %v", c.body, p)
		}
	}
	ann.want(400, "POST", acts, "") // is wanted
	if v := must[wire.TableView](t)(ann.Table("big-six").View(ctx)); len(v.Bets) != 1 || v.Bets[0].Amount != 5*dollar {
		t.Errorf("%+v", v.Bets)
	}
}

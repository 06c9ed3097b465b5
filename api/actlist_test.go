package api_test

import (
	"testing"

	"boardwalk/api"
	"boardwalk/api/ratelimit"
	"boardwalk/api/wire"
	"boardwalk/people"
)

func TestSeveralActsAtOnce(t *testing.T) {
	h := open(t, casinoOf("big-six"), func(c *api.Config) {
		c.Limits = ratelimit.Usual
		c.Limits.Session = ratelimit.Rate{Second: .01, Burst: 9}
	})
	ann := h.as(people.Guest)
	at := ann.Table("big-six")
	must[wire.Receipt](t)(at.Sit(ctx, 1, 900*dollar)) // the first of nine
	list := []wire.Act{
		{Kind: "make", Area: "joker", Amount: 5 * dollar},
		{Kind: "make", Area: "moon", Amount: 5 * dollar},
		{Kind: "make", Area: "flag", Amount: 2 * dollar},
		{Kind: "remove", Area: "joker", Amount: 0},
	}
	out := must[[]wire.Outcome](t)(at.Acts(ctx, list...)) // and four more
	if len(out) != len(list) {
		t.Fatalf("%d outcomes", len(out))
	}
	for i, o := range out {
		refused := i == 1 || i == 2
		if (o.Problem != nil) != refused || (o.Receipt != nil) == refused || refused && o.Problem.Status != 409 {
			t.Errorf("outcome %d: %+v", i, o)
		}
	}
	if out[2].Problem.Law == "" {
		t.Errorf("a refusal without its paragraph: %+v", out[2].Problem)
	}
	if _, err := at.Acts(ctx, append(list, list[0])...); err == nil || err.(*wire.Problem).Status != 429 {
		t.Errorf("five acts of the four that are left: %v", err)
	}
	ann.want(422, "POST", "/api/tables/big-six/acts/list", `{"acts":[]}`)
	h.as(people.Nobody).want(401, "POST", "/api/tables/big-six/acts/list", `{"acts":[{"kind":"make","area":"joker","amount":100}]}`)
}

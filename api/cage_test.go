package api_test

import (
	"testing"

	"boardwalk/casino"
	"boardwalk/people"
)

// TestTheCagePaysOnce sends the same order twice, as whoever had no answer does.
func TestTheCagePaysOnce(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	cage, ann := h.as(casino.Cage), h.as(people.Guest)
	for _, what := range []string{"balance", "coupons"} {
		path := "/api/people/" + ann.me.ID + "/" + map[string]string{"balance": "money", "coupons": "coupons"}[what]
		key := []string{"Idempotency-Key", "of " + what}
		first := cage.want(200, "POST", path, `{"amount":700,"why":"a mailing"}`, key...)
		again := cage.want(200, "POST", path, `{"amount":700,"why":"a mailing"}`, key...)
		if first["repeated"] != nil || again["repeated"] != true || first[what] != again[what] {
			t.Errorf("%s: %v, then %v", what, first, again)
		}
		cage.want(422, "POST", path, `{"amount":701,"why":"a mailing"}`, key...)
		if other := cage.want(200, "POST", path, `{"amount":700,"why":"a mailing"}`); other[what] != first[what].(float64)+700 {
			t.Errorf("without a key: %v after %v", other, first)
		}
	}
	h.audited()
}

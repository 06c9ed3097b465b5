package api_test

import (
	"context"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/audit"
	"boardwalk/casino"
	"boardwalk/people"
)

// TestMatchPlay issues coupons at the cage, and has a player wager them.
func TestMatchPlay(t *testing.T) {
	h := open(t, casinoOf("craps", "big-six"))
	cage, boss, ann := h.as(casino.Cage), h.as(casino.PitBoss), h.as(people.Guest)
	path := "/api/people/" + ann.me.ID + "/coupons"
	if got := cage.want(200, "POST", path, `{"amount":2000,"why":"a mailing"}`); got["coupons"] != float64(2000) {
		t.Errorf("%v", got)
	}
	boss.want(200, "POST", path, `{"amount":500}`)
	cage.want(422, "POST", path, `{"amount":0}`)
	cage.want(422, "POST", path, `{"amount":-5}`)
	cage.want(404, "POST", "/api/people/none/coupons", `{"amount":5}`)
	ann.want(403, "POST", path, `{"amount":5}`)
	if got := ann.want(200, "GET", "/api/me", ""); got["coupons"] != float64(2500) {
		t.Errorf("%v", got)
	}

	at := ann.Table("craps")
	ann.want(409, "POST", "/api/tables/craps/coupons", `{"amount":1000}`) // she does not sit there
	must[wire.Receipt](t)(at.Sit(ctx, 1, 100*dollar))
	must[wire.Receipt](t)(at.AddCoupons(ctx, 20*dollar))
	ann.want(409, "POST", "/api/tables/craps/coupons", `{"amount":501}`)
	must[wire.Receipt](t)(at.Make(ctx, "pass", 10*dollar))
	refused(t, errOf(at.Act(ctx, wire.Act{Kind: "make", Area: "pass", Amount: 11 * dollar, Tender: "coupon"})))
	must[wire.Receipt](t)(at.Act(ctx, wire.Act{Kind: "make", Area: "pass", Amount: 10 * dollar, Tender: "coupon"}))
	ann.want(422, "POST", "/api/tables/craps/acts", `{"kind":"make","area":"pass","amount":1000,"tender":"cash"}`)
	v := must[wire.TableView](t)(at.View(ctx))
	if v.Own.Coupons != 10*dollar || len(v.Bets) != 1 || v.Bets[0].Coupon != 10*dollar {
		t.Errorf("%+v %+v", v.Own, v.Bets)
	}
	must[wire.Receipt](t)(at.Leave(ctx)) // a Pass Bet may be taken down before a point is established
	if got := ann.want(200, "GET", "/api/me", ""); got["coupons"] != float64(2500) || got["balance"] != float64(h.file.Guest) {
		t.Errorf("%v", got)
	}
	if _, err := audit.Verify(context.Background(), h.dir, audit.Options{Fault: func(f audit.Fault) { t.Error(f.String()) }}); err != nil {
		t.Error(err)
	}
}

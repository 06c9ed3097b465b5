package api_test

import (
	"context"
	"slices"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/audit"
	"boardwalk/people"
)

// TestASeatInTheMiddleOfARound asks for seats and chips during a round. The money is set
// aside, and the seat is taken when the round is over, or given back before.
func TestASeatInTheMiddleOfARound(t *testing.T) {
	h := open(t, casinoOf("three-card-poker", "big-six"))
	ann, bob, cy := h.as(people.Guest), h.as(people.Guest), h.as(people.Guest)
	at := ann.Table("three-card-poker")
	must[wire.Receipt](t)(at.Sit(ctx, 1, 500*dollar))
	must[wire.Receipt](t)(at.Make(ctx, "ante", 10*dollar))
	must[wire.Receipt](t)(at.Ready(ctx))
	if v := must[wire.TableView](t)(at.View(ctx)); v.Status.Question == nil {
		t.Fatalf("%+v", v.Status)
	}
	for i, p := range []*someone{bob, cy} {
		if r := must[wire.Receipt](t)(p.Table("three-card-poker").Sit(ctx, 2+i, 600*dollar)); !r.Waits || r.Seat != 2+i {
			t.Errorf("%+v", r)
		}
		if got := p.want(200, "GET", "/api/me", ""); got["balance"] != float64(h.file.Guest-600*dollar) {
			t.Errorf("%v", got)
		}
	}
	if v := must[wire.TableView](t)(h.as(people.Guest).Table("three-card-poker").View(ctx)); !slices.Equal(v.Promised, []int{2, 3}) {
		t.Errorf("seats %v are promised", v.Promised)
	}
	if v := must[wire.TableView](t)(bob.Table("three-card-poker").View(ctx)); !slices.Equal(v.Promised, []int{3}) {
		t.Errorf("to others than bob seats %v are promised", v.Promised)
	}
	seats := must[wire.TableView](t)(at.View(ctx)).Seats
	if v := must[wire.TableView](t)(bob.Table("three-card-poker").View(ctx)); v.Waiting == nil ||
		*v.Waiting != (wire.Waiting{For: "seat", Seat: 2, Amount: 600 * dollar}) || v.Free != seats-3 {
		t.Errorf("%+v, and %d seats are free", v.Waiting, v.Free)
	}
	if v := must[wire.TableView](t)(h.as(people.Guest).Table("three-card-poker").View(ctx)); v.Waiting != nil {
		t.Errorf("somebody else is told of %+v", v.Waiting)
	}
	bob.want(409, "POST", "/api/tables/big-six/seat", `{"seat":1,"amount":60000}`) // with the same money
	cy.want(200, "DELETE", "/api/tables/three-card-poker/seat", "")
	if v := must[wire.TableView](t)(cy.Table("three-card-poker").View(ctx)); v.Waiting != nil || v.Free != seats-2 {
		t.Errorf("%+v, and %d seats are free", v.Waiting, v.Free)
	}
	if r := must[wire.Receipt](t)(at.AddChips(ctx, 5*dollar)); !r.Waits {
		t.Errorf("%+v", r)
	}
	if v := must[wire.TableView](t)(at.View(ctx)); v.Waiting == nil ||
		*v.Waiting != (wire.Waiting{For: "chips", Seat: 1, Amount: 5 * dollar}) {
		t.Errorf("%+v", v.Waiting)
	}
	cy.want(409, "DELETE", "/api/tables/three-card-poker/chips", "") // he has no seat
	if r := must[wire.Receipt](t)(at.Withdraw(ctx)); r.Seat != 1 || r.Waits {
		t.Errorf("%+v", r)
	}
	refused(t, errOf(at.Withdraw(ctx)))
	if v := must[wire.TableView](t)(at.View(ctx)); v.Waiting != nil {
		t.Errorf("%+v", v.Waiting)
	}
	must[wire.Receipt](t)(at.AddChips(ctx, 5*dollar))
	q := must[wire.TableView](t)(at.View(ctx)).Status.Question
	must[wire.Receipt](t)(at.Answer(ctx, wire.Answer{Question: q.ID, Choice: "fold"}))
	if v := must[wire.TableView](t)(at.View(ctx)); len(v.Players) != 2 || v.Waiting != nil ||
		v.Players[1].Chips != 600*dollar || v.Own.Chips != 495*dollar {
		t.Errorf("%+v, %+v", v.Players, v.Own)
	}
	if got := cy.want(200, "GET", "/api/me", ""); got["balance"] != float64(h.file.Guest) {
		t.Errorf("%v", got)
	}
	if _, err := audit.Verify(context.Background(), h.dir, audit.Options{Fault: func(f audit.Fault) { t.Error(f.String()) }}); err != nil {
		t.Error(err)
	}
}

// TestAWagerAboveTheMaximumIsTakenBack by the player who asked for it and nobody else,
// as long as staff have not decided about it.
func TestAWagerAboveTheMaximumIsTakenBack(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann, bob, floor := h.as(people.Guest), h.as(people.Guest), h.as("floorperson")
	for i, p := range []*someone{ann, bob} {
		must[wire.Receipt](t)(p.Table("big-six").Sit(ctx, 1+i, 900*dollar))
	}
	const asked = `{"area":"one","amount":60000}`
	ann.want(200, "POST", "/api/tables/big-six/over", asked)
	bob.want(409, "POST", "/api/tables/big-six/withdrawn", asked)
	floor.want(403, "POST", "/api/tables/big-six/withdrawn", asked)
	ann.want(200, "POST", "/api/tables/big-six/withdrawn", asked)
	ann.want(409, "POST", "/api/tables/big-six/withdrawn", asked)
	if v := must[wire.TableView](t)(ann.Table("big-six").View(ctx)); len(v.Status.Over) != 0 {
		t.Errorf("%+v", v.Status.Over)
	}
	floor.want(409, "POST", "/api/tables/big-six/accepted", `{"seat":1,"area":"one","amount":60000}`)
	must[wire.Receipt](t)(ann.Table("big-six").Make(ctx, "one", 100*dollar))
	if _, err := audit.Verify(context.Background(), h.dir, audit.Options{Fault: func(f audit.Fault) { t.Error(f.String()) }}); err != nil {
		t.Error(err)
	}
}

package api_test

import (
	"fmt"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/people"
)

// kenoStation returns a work station of the house's lounge at which a writer works.
func kenoStation(t testing.TB, s *someone) wire.KenoStation {
	t.Helper()
	var desk wire.KenoDesk
	if err := s.Get(ctx, "/api/keno/keno-1/desk", &desk); err != nil {
		t.Fatal(err)
	}
	for _, st := range desk.Stations {
		if !st.Auto {
			return st
		}
	}
	t.Fatal("no station for writers")
	return wire.KenoStation{}
}

const oneSpot = `{"groups":[{"numbers":[7]}],"conditioning":[{"ways":1,"spots":1,"wager":100}]}`

// TestAWritersShift opens a drawer, sells, voids and sells again, and closes the drawer.
func TestAWritersShift(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	writer := h.as(casino.KenoWriter)
	at := fmt.Sprintf("/api/keno/keno-1/stations/%d/", kenoStation(t, writer).Number)
	if p := writer.want(409, "POST", at+"tickets", oneSpot); p["law"] != "19:47-15.3(a)" {
		t.Errorf("a ticket is sold at a closed station: %v", p)
	}
	writer.want(200, "POST", at+"drawer", `{}`, "Idempotency-Key", "shift")
	writer.want(200, "POST", at+"drawer", `{}`, "Idempotency-Key", "shift")
	imprest := kenoStation(t, writer).Drawer.Cash
	sold := writer.want(200, "POST", at+"tickets", oneSpot)
	if sold["writer"] != writer.me.ID || sold["owner"] != nil || sold["tender"] != "currency" {
		t.Errorf("the ticket is %v", sold)
	}
	number := fmt.Sprintf(`{"ticket":%v}`, sold["number"])
	if again := writer.want(200, "POST", at+"replays", number); again["replays"] != sold["number"] {
		t.Errorf("the ticket that was sold again is %v", again)
	}
	if void := writer.want(200, "POST", at+"voids", number); void["state"] != "void" {
		t.Errorf("the ticket is %v", void["state"])
	}
	station := kenoStation(t, writer)
	if station.Drawer.Cash != imprest+dollar || station.Drawer.Sold != 2 || len(station.Voided) != 1 {
		t.Errorf("the station is %+v with %+v", station, station.Drawer)
	}
	paid := writer.want(200, "POST", at+"payments", fmt.Sprintf(`{"tickets":[%v,99]}`, sold["number"]))["payments"].([]any)
	for i, law := range []string{"19:47-15.4(e)", "19:47-15.4(c)12"} {
		if p := paid[i].(map[string]any)["problem"].(map[string]any); p["law"] != law {
			t.Errorf("payment %d is refused under %v, want %s", i+1, p["law"], law)
		}
	}
	if p := writer.want(409, "POST", at+"manual", fmt.Sprintf(`{"ticket":%v,"amount":300}`, sold["number"])); p["status"] != 409.0 {
		t.Errorf("a ticket is paid by hand: %v", p)
	}
	closed := writer.want(200, "POST", at+"count", fmt.Sprintf(`{"amount":%d}`, imprest))
	if closed["difference"] != float64(-dollar) {
		t.Errorf("the drawer is off by %v", closed["difference"])
	}
	if kenoStation(t, writer).Drawer != nil {
		t.Error("the drawer is still open")
	}
}

// TestAWriterSellsFromAPatronsAccount sells a ticket to a guest, who then has it.
func TestAWriterSellsFromAPatronsAccount(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	writer, guest := h.as(casino.KenoWriter), h.as(people.Guest)
	at := fmt.Sprintf("/api/keno/keno-1/stations/%d/", kenoStation(t, writer).Number)
	writer.want(200, "POST", at+"drawer", `{}`)
	had := must[wire.Me](t)(guest.Me(ctx)).Balance
	body := oneSpot[:len(oneSpot)-1] + `,"tender":"chips","holder":"%s"}`
	writer.want(404, "POST", at+"tickets", fmt.Sprintf(body, "nobody-here"))
	writer.want(200, "POST", at+"tickets", fmt.Sprintf(body, guest.me.ID))
	page := must[wire.KenoTickets](t)(guest.Lounge("keno-1").Tickets(ctx, 0))
	if len(page.Tickets) != 1 || page.Tickets[0].Owner != guest.me.ID {
		t.Errorf("the guest's tickets are %+v", page.Tickets)
	}
	if has := must[wire.Me](t)(guest.Me(ctx)).Balance; has != had-dollar {
		t.Errorf("the guest had %s and has %s", had, has)
	}
}

// TestWhatAKenoSupervisorDecides asks for each thing as those who may and as those who may
// not.
func TestWhatAKenoSupervisorDecides(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	writer, supervisor, guest := h.as(casino.KenoWriter), h.as(casino.KenoSupervisor), h.as(people.Guest)
	const lounge = "/api/keno/keno-1/"
	for _, c := range []struct{ path, body string }{
		{"override", `{"why":"the printer jams","seconds":60}`}, {"down", `{"why":"the power is out"}`}, {"up", `{}`},
		{"authorizations", `{"ticket":1}`}, {"key", `{"in":true}`},
	} {
		writer.want(403, "POST", lounge+c.path, c.body)
		guest.want(403, "POST", lounge+c.path, c.body)
	}
	if p := supervisor.want(409, "POST", lounge+"lock-out", `{}`); p["law"] != "19:47-15.5(c)" {
		t.Errorf("a game is locked out without notice: %v", p)
	}
	if p := writer.want(409, "POST", lounge+"lock-out", `{}`); p["law"] != "19:47-15.5(d)1" {
		t.Errorf("a writer locks a game out without approval: %v", p)
	}
	if p := guest.want(409, "POST", lounge+"lock-out", `{}`); p["law"] != "19:47-15.5(d)1" {
		t.Errorf("a guest locks a game out: %v", p)
	}
	for _, who := range []string{"nobody", writer.me.ID, guest.me.ID} {
		if p := writer.want(409, "POST", lounge+"lock-out", `{"approved":"`+who+`"}`); p["law"] != "19:47-15.5(d)1" {
			t.Errorf("%s approves a lock-out: %v", who, p)
		}
	}
	if p := writer.want(409, "POST", lounge+"lock-out", `{"approved":"`+supervisor.me.ID+`"}`); p["law"] != "19:47-15.5(c)" {
		t.Errorf("a supervisor approves a lock-out without notice: %v", p)
	}
	writer.want(200, "POST", lounge+"closing", `{}`)
	supervisor.want(422, "POST", lounge+"override", `{"why":"","seconds":60}`)
	supervisor.want(200, "POST", lounge+"override", `{"why":"the printer jams","seconds":600}`, "Idempotency-Key", "o")
	supervisor.want(200, "POST", lounge+"override", `{"why":"the printer jams","seconds":600}`, "Idempotency-Key", "o")
	supervisor.want(200, "POST", lounge+"down", `{"why":"the power is out"}`)
	if p := guest.want(409, "POST", lounge+"tickets", oneSpot); p["law"] != "19:47-15.7(c)3" {
		t.Errorf("a ticket is sold while the system is down: %v", p)
	}
	if desk := supervisor.want(200, "GET", lounge+"desk", ""); desk["down"] != "the power is out" {
		t.Errorf("the desk says %v", desk["down"])
	}
	supervisor.want(200, "POST", lounge+"up", `{}`)
	guest.want(200, "POST", lounge+"tickets", oneSpot)
	supervisor.want(200, "POST", lounge+"key", `{"in":true}`)
	h.as(casino.Inspector).want(200, "POST", lounge+"key", `{"in":true}`)
	if desk := supervisor.want(200, "GET", lounge+"desk", ""); len(desk["keys"].([]any)) != 2 {
		t.Errorf("the keys are %v", desk["keys"])
	}
	if p := supervisor.want(409, "POST", lounge+"authorizations", `{"ticket":1}`); p["law"] != "19:47-15.6(a)" {
		t.Errorf("the payment of a ticket that is not drawn is authorized: %v", p)
	}
}

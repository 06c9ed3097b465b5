package api_test

import (
	"fmt"
	"strings"
	"testing"

	"boardwalk/api"
	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/floor"
	"boardwalk/money"
	"boardwalk/people"
)

// TestPrivateKenoIsLimitedByAddress has many guests of one address ask for a private game of keno. A person has one,
// and an address as many as private tables.
func TestPrivateKenoIsLimitedByAddress(t *testing.T) {
	h := open(t, casinoOf("big-six"), func(c *api.Config) { c.Proxy, c.Limits.Tables = true, 2 })
	ask := func(who *someone, status int, from string) map[string]any {
		t.Helper()
		return who.want(status, "POST", "/api/keno", "", "X-Forwarded-For", from)
	}
	first := h.as(people.Guest)
	id := ask(first, 200, "192.0.2.1")["id"]
	if again := ask(first, 200, "192.0.2.1")["id"]; again != id {
		t.Errorf("one person has %s and %s", id, again)
	}
	ask(h.as(people.Guest), 200, "192.0.2.1")
	third := h.as(people.Guest)
	answer, text := third.ask("POST", "/api/keno", "", "X-Forwarded-For", "192.0.2.1")
	if answer.StatusCode != 429 || answer.Header.Get("Retry-After") == "" {
		t.Errorf("a third game from one address: %s %s", answer.Status, text)
	}
	third.want(404, "GET", "/api/keno/"+casino.PrivateKenoID+third.me.ID, "", "X-Forwarded-For", "192.0.2.1")
	ask(first, 200, "192.0.2.1")
	third.want(200, "POST", "/api/tables", `{"game":"big-six"}`, "X-Forwarded-For", "192.0.2.1") // tables are counted for themselves
	ask(third, 200, "192.0.2.2")
}

// TestAPrivateGameAfterARestart has the house close and open again. The private game of keno is there for its owner, with
// tickets and all, and for nobody else; who never had one has none.
func TestAPrivateGameAfterARestart(t *testing.T) {
	h := open(t, casinoOf("big-six"), func(c *api.Config) { c.Proxy, c.Limits.Tables = true, 1 })
	guest, l := privateKeno(h)
	stranger := h.as(people.Guest)
	before := must[wire.Keno](t)(l.View(ctx)).Status
	ticket := must[wire.KenoTicket](t)(l.Buy(ctx, wire.KenoPurchase{KenoRequest: straight(7, 8)}))
	h.close()
	again := openSet(t, h.dir, h.file, []floor.Setting{}, func(c *api.Config) { c.Proxy, c.Limits.Tables = true, 1 })
	guest, stranger = again.sessionOf(guest.me), again.sessionOf(stranger.me)
	path := "/api/keno/" + l.ID
	stranger.want(404, "GET", path, "")
	stranger.want(404, "GET", "/api/keno/"+casino.PrivateKenoID+stranger.me.ID, "")
	if _, ok := again.floor.Lounge(casino.PrivateKenoID + stranger.me.ID); ok {
		t.Error("to look for a private game opens one")
	}
	now := read[wire.Keno](guest, path).Status
	if now.Race != before.Race || now.Hash != before.Hash || now.Tickets != 1 {
		t.Errorf("the game was %+v and is %+v", before, now)
	}
	guest.want(200, "GET", path+fmt.Sprint("/tickets/", ticket.Number), "")
	guest.want(200, "POST", path+"/lock-out", `{}`)
}

// TestStaffHaveNoSayInAPrivateGame has staff give orders in somebody's private game, which they may look at.
func TestStaffHaveNoSayInAPrivateGame(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	guest, l := privateKeno(h)
	ticket := must[wire.KenoTicket](t)(l.Buy(ctx, wire.KenoPurchase{KenoRequest: straight(7)}))
	path := "/api/keno/" + l.ID + "/"
	inspector, supervisor := h.as(casino.Inspector), h.as(casino.KenoSupervisor)
	for _, order := range []struct {
		who        *someone
		path, body string
	}{
		{supervisor, "down", `{"why":"because"}`},
		{h.as(casino.PitBoss), "down", `{"why":"because"}`},
		{supervisor, "closing", `{}`},
		{supervisor, "lock-out", `{}`},
		{supervisor, "override", `{"seconds":60,"why":"because"}`},
		{supervisor, "key", `{"in":true}`},
		{inspector, "key", `{"in":true}`},
		{supervisor, "stations/1/drawer", `{}`},
		{supervisor, "stations/1/tickets", oneSpot},
		{supervisor, "stations/1/voids", fmt.Sprintf(`{"ticket":%d}`, ticket.Number)},
		{supervisor, "stations/1/refunds", fmt.Sprintf(`{"ticket":%d}`, ticket.Number)},
		{supervisor, "authorizations", fmt.Sprintf(`{"ticket":%d}`, ticket.Number)},
	} {
		order.who.want(409, "POST", path+order.path, order.body)
	}
	supervisor.want(200, "GET", path+"desk", "")
	st := must[wire.Keno](t)(l.View(ctx)).Status
	if st.Why != "" || st.Phase != "open" || st.Tickets != 1 {
		t.Errorf("the private game is %+v", st)
	}
	guest.want(200, "POST", path+"lock-out", `{}`)
}

// TestAKenoOrderIsRepeated sends every order of a lounge a second time under its key: it is carried out once, and the
// second answer says so.
func TestAKenoOrderIsRepeated(t *testing.T) {
	k := openKeno(t)
	writer := k.as(casino.KenoWriter)
	supervisor, inspector := k.as(casino.KenoSupervisor), k.as(casino.Inspector)
	at := fmt.Sprintf(keno1+"stations/%d/", kenoStation(t, writer).Number)
	n := 0
	twice := func(who *someone, method, path, body string) map[string]any {
		t.Helper()
		n++
		key := fmt.Sprint("key-", n)
		first := who.want(200, method, path, body, "Idempotency-Key", key)
		if first["repeated"] != nil {
			t.Errorf("%s %s is repeated the first time", method, path)
		}
		again := who.want(200, method, path, body, "Idempotency-Key", key)
		if again["repeated"] != true || again["number"] != first["number"] {
			t.Errorf("%s %s sent again: %v, want repeated and ticket %v", method, path, again, first["number"])
		}
		return first
	}
	ticket := func(of map[string]any) string { return fmt.Sprint(int64(of["number"].(float64))) }
	of := func(sold map[string]any) string { return `{"ticket":` + ticket(sold) + `}` }

	had := must[wire.Me](t)(k.guest.Me(ctx)).Balance
	bought := twice(k.guest, "POST", keno1+"tickets", oneSpot)
	replayed := twice(k.guest, "POST", keno1+"tickets/"+ticket(bought)+"/replay", "")
	twice(k.guest, "DELETE", keno1+"tickets/"+ticket(bought), "")
	twice(k.guest, "DELETE", keno1+"tickets/"+ticket(replayed), "")
	if has := must[wire.Me](t)(k.guest.Me(ctx)).Balance; has != had {
		t.Errorf("the guest had %s and has %s", had, has)
	}
	several := twice(k.guest, "POST", keno1+"tickets", strings.Replace(oneSpot, "{", `{"races":3,`, 1))
	twice(writer, "POST", at+"drawer", `{}`)
	sold := twice(writer, "POST", at+"tickets", oneSpot)
	twice(writer, "POST", at+"replays", of(sold))
	twice(writer, "POST", at+"voids", of(sold))
	large := twice(writer, "POST", at+"tickets", everyNumberAt(100*money.Dollar))
	twice(writer, "POST", keno1+"closing", `{}`)
	twice(supervisor, "POST", keno1+"override", `{"seconds":60,"why":"a late player"}`)
	twice(supervisor, "POST", keno1+"down", `{"why":"a test"}`)
	twice(supervisor, "POST", keno1+"up", `{}`)
	twice(inspector, "POST", keno1+"key", `{"in":true}`)
	twice(inspector, "POST", keno1+"key", `{"in":false}`)
	k.drawn()
	twice(k.guest, "POST", keno1+"tickets/"+ticket(several)+"/refund", "")
	twice(supervisor, "POST", keno1+"authorizations", of(large))
	twice(writer, "POST", at+"count", `{"amount":0}`)
}

// TestWhoSeesAKenoTicket asks for somebody's ticket in every role that may: staff see it, and other players do not.
func TestWhoSeesAKenoTicket(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	owner := h.as(people.Guest)
	ticket := must[wire.KenoTicket](t)(owner.Lounge("keno-1").Buy(ctx, wire.KenoPurchase{KenoRequest: straight(7)}))
	path := fmt.Sprint(keno1, "tickets/", ticket.Number)
	owner.want(200, "GET", path, "")
	for _, role := range people.Roles {
		status := 200
		switch {
		case role == people.Nobody:
			status = 401
		case !people.May(role, "keno-ticket"):
			status = 403
		case people.May(role, "keno-buy"):
			status = 404
		}
		h.as(role).want(status, "GET", path, "")
	}
}

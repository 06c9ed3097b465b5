package api_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/journal"
	"boardwalk/people"
)

// Whoever is forgotten after playing leaves records that verify, and no payment to that person is corrected.
func TestWhoIsForgottenLeavesRecordsThatVerify(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann := h.sessionOf(must[people.Person](t)(h.player()))
	round := h.paidWrongly(ann)
	if err := h.people.Forget(ctx, "cashier", ann.me.ID, func(context.Context) error { return nil }); err != nil {
		t.Fatal(err)
	}
	ann.want(401, "GET", "/api/me", "")
	h.as(casino.Floorperson).want(404, "POST", corrections, wrongly(ann, round, 2500))
	h.as(casino.Cage).want(404, "POST", "/api/people/"+ann.me.ID+"/money", `{"amount":100}`)
	h.audited()
}

// In an open house a person is forgotten when nothing of hers lies at a table, and only with her password; then nothing but
// the id is kept, all her sessions are over, and the record says who asked for it.
func TestSomebodyHasTheHouseForgetHer(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann := h.sessionOf(must[people.Person](t)(h.player()))
	phone := h.sessionOf(ann.me)
	const right, wrong = `{"password":"correct horse battery"}`, `{"password":"wrong horse battery"}`
	ann.want(401, "POST", "/api/me/forget", wrong)
	ann.want(200, "POST", "/api/tables/big-six/seat", `{"seat":3,"amount":30000}`)
	if p := ann.want(409, "POST", "/api/me/forget", right); !strings.Contains(fmt.Sprint(p["detail"]), "seat at big-six") {
		t.Errorf("while she has a seat: %v", p)
	}
	ann.want(200, "DELETE", "/api/tables/big-six/seat", "")
	round := h.paidWrongly(ann)
	h.as(casino.Floorperson).want(200, "POST", corrections, wrongly(ann, round, 2500))
	if p := ann.want(409, "POST", "/api/me/forget", right); !strings.Contains(fmt.Sprint(p["detail"]), "correction of a payment") {
		t.Errorf("while a correction waits: %v", p)
	}
	h.as(casino.PitBoss).want(200, "POST", corrections+"/confirmed", `{"number":1}`)
	ann.want(204, "POST", "/api/me/forget", right)
	ann.want(401, "GET", "/api/me", "")
	phone.want(401, "GET", "/api/me", "")
	if left := must[int](t)(func() (int, error) { s, err := h.store.SessionsOf(ctx, ann.me.ID); return len(s), err }()); left > 0 {
		t.Errorf("%d of her sessions are kept", left)
	}
	said := 0
	for r, err := range h.store.AccountsOf(ctx, ann.me.ID) {
		if err == nil && strings.Contains(string(r.Data), `"forgotten"`) {
			if said++; r.Who != ann.me.ID {
				t.Errorf("the record says that %s asked for it", r.Who)
			}
		}
	}
	if said != 1 {
		t.Errorf("%d records say that she is forgotten", said)
	}
	h.audited()
}

// The cage forgets a guest; nobody else does, and nobody who works for the house is forgotten.
func TestTheCageForgets(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	guest, cage := h.as(people.Guest), h.as(casino.Cage)
	path := "/api/people/" + guest.me.ID
	h.as(casino.Floorperson).want(403, "DELETE", path, "")
	h.as(casino.PitBoss).want(403, "DELETE", path, "")
	cage.want(409, "DELETE", "/api/people/"+h.as(casino.PitBoss).me.ID, "")
	cage.want(404, "DELETE", "/api/people/nobody", "")
	guest.want(200, "POST", "/api/tables/big-six/seat", `{"seat":1,"amount":30000}`)
	if err := cage.ForgetPerson(ctx, guest.me.ID); err == nil {
		t.Error("the guest is forgotten at a seat")
	}
	guest.want(200, "DELETE", "/api/tables/big-six/seat", "")
	if err := cage.ForgetPerson(ctx, guest.me.ID); err != nil {
		t.Error(err)
	}
	guest.want(401, "GET", "/api/me", "")
	cage.want(404, "GET", path, "") // there is nothing that can be done for the id
	if list := read[[]wire.Person](cage, "/api/people?search="+guest.me.ID); len(list) > 0 {
		t.Errorf("who is forgotten is among the people: %+v", list)
	}
	cage.want(404, "DELETE", path, "")
	other := h.as(people.Guest)
	if err := other.ForgetMe(ctx, ""); err != nil {
		t.Error("a guest has no password:", err)
	}
	other.want(401, "GET", "/api/me", "")
	h.audited()
}

// In a divided house the hall asks the wings, and a wing hears at once that a session is over.
func TestAHallForgetsWhoPlayedInAWing(t *testing.T) {
	d := openDivided(t)
	ann := d.as(people.Guest)
	ann.want(200, "POST", "/api/tables/big-six/seat", `{"seat":3,"amount":30000}`)
	ann.want(409, "POST", "/api/me/forget", `{}`)
	ann.want(200, "DELETE", "/api/tables/big-six/seat", "")
	d.part(1).silent.Store(true)
	ann.want(503, "POST", "/api/me/forget", `{}`)
	d.part(1).silent.Store(false)
	for end := time.Now().Add(20 * time.Second); ; time.Sleep(50 * time.Millisecond) {
		answer, text := ann.ask("POST", "/api/me/forget", `{}`)
		if answer.StatusCode == 204 {
			break
		}
		if answer.StatusCode != 503 || time.Now().After(end) { // until the hall has heard of the wing again
			t.Fatal(answer.Status, text)
		}
	}
	ann.want(401, "GET", "/api/me", "")
	for end := time.Now().Add(20 * time.Second); ; time.Sleep(50 * time.Millisecond) { // the database tells the wings
		if answer, text := ann.ask("POST", "/api/tables/big-six/seat", `{"seat":3,"amount":30000}`); answer.StatusCode == 401 {
			break
		} else if time.Now().After(end) {
			t.Fatal("she sits down in a wing:", answer.Status, text)
		}
	}
	d.verified()
}

// What the house keeps of somebody is written for her: all of it, nothing of anybody else, and nothing that signs in.
func TestSomebodyHasAllThatIsKeptOfHer(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	if _, err := h.people.SignUp("zebulonia", "Zebulonia Quux", "correct horse battery"); err != nil {
		t.Fatal(err)
	}
	ann := h.sessionOf(must[people.Person](t)(h.player()))
	zeb, _ := h.people.Find("zebulonia")
	other := h.sessionOf(zeb)
	other.want(200, "POST", "/api/tables/big-six/seat", `{"seat":1,"amount":30000}`)
	ann.want(200, "PUT", "/api/me/profile", `{"name":"Annabel Lee","picture":"012345"}`)
	ann.want(200, "PUT", "/api/me/settings", `{"theme":"dark"}`)
	h.as(casino.Cage).want(200, "POST", "/api/people/"+ann.me.ID+"/money", `{"amount":12300,"why":"a gift"}`)
	const at = "/api/tables/big-six"
	ann.want(200, "POST", at+"/seat", `{"seat":3,"amount":30000}`)
	for _, who := range []*someone{ann, other} {
		who.want(200, "POST", at+"/acts", `{"kind":"make","area":"joker","amount":500}`)
	}
	for _, who := range []*someone{ann, other} {
		who.want(200, "PUT", at+"/ready", `{"ready":true}`)
	}
	ann.want(200, "DELETE", at+"/seat", "")
	var file bytes.Buffer
	if err := ann.Export(ctx, &file); err != nil {
		t.Fatal(err)
	}
	var out struct {
		Account  struct{ ID, Name string }
		Settings people.Settings
		Sessions []struct{ Began, Until time.Time }
		Deeds    []struct {
			By, Did, Why string
			Amount       int
		}
		Money []struct {
			Amount int
			With   string
		}
		Rounds []struct{ Table string }
		Visits []struct{ Table string }
	}
	if err := json.Unmarshal(file.Bytes(), &out); err != nil {
		t.Fatal(err, file.String())
	}
	sum := 0
	for _, m := range out.Money {
		sum += m.Amount
	}
	if has := must[int](t)(func() (int, error) { b, err := h.people.Balance(ctx, ann.me.ID); return int(b), err }()); sum != has {
		t.Errorf("her money adds up to %d, and she has %d", sum, has)
	}
	if out.Account.ID != ann.me.ID || out.Account.Name != "Annabel Lee" || out.Settings.Theme != "dark" || len(out.Sessions) != 1 ||
		len(out.Rounds) != 1 || out.Rounds[0].Table != "big-six" || len(out.Visits) != 1 || len(out.Deeds) != 2 ||
		out.Deeds[1].By != "the house" || out.Deeds[1].Why != "a gift" {
		t.Errorf("%+v", out)
	}
	p, _ := h.people.Find(ann.me.ID)
	for _, never := range []string{"zebulonia", "Zebulonia", "cashier", p.Hash, ann.cookie.Value, `"seal"`, h.as(casino.Cage).me.ID + `"`} {
		if strings.Contains(file.String(), never) {
			t.Errorf("%q is in it: %s", never, file.String())
		}
	}
	h.as(people.Nobody).want(401, "GET", "/api/me/export", "")
}

// TestNoRecordHasANameOrAPassword: after an evening of people whose names, passwords and designs nobody can mistake, no line that was
// hashed has any of them, nor what somebody signs in with.
func TestNoRecordHasANameOrAPassword(t *testing.T) {
	h := open(t, casinoOf("big-six", "blackjack"))
	secrets := []string{"Zebulonia Quux", "Quuxetta", "a very secret horse", "another secret horse", "quuxsignsin", "Ysolde", "127.0.0.1"}
	nobody := h.as(people.Nobody)
	nobody.want(200, "POST", "/api/people", `{"id":"zeb","name":"Zebulonia Quux","password":"a very secret horse"}`)
	z, _ := h.people.Find("zeb")
	zeb, guest := h.sessionOf(z), h.as(people.Guest)
	zeb.want(200, "PUT", "/api/me/profile", `{"name":"Quuxetta","picture":"012345"}`)
	guest.want(200, "PUT", "/api/me/account", `{"id":"quuxsignsin","name":"Ysolde","password":"a very secret horse"}`)
	g, _ := h.people.Find(guest.me.ID)
	guest = h.sessionOf(g)
	for _, who := range []*someone{zeb, guest} {
		h.paidWrongly(who)
	}
	zeb.want(200, "POST", "/api/tables/big-six/seat", `{"seat":3,"amount":30000}`)
	zeb.want(200, "POST", "/api/tables/big-six/chat", `{"text":"Quuxetta is here"}`)
	h.as(casino.PitBoss).want(200, "POST", "/api/people/zeb/lock", `{"why":"a dispute"}`)
	h.as(casino.PitBoss).want(200, "DELETE", "/api/people/zeb/lock", "")
	zeb = h.sessionOf(z)
	zeb.want(204, "PUT", "/api/me/password", `{"old":"a very secret horse","new":"another secret horse"}`)
	z, _ = h.people.Find("zeb")
	zeb = h.sessionOf(z)
	zeb.want(200, "DELETE", "/api/tables/big-six/seat", "")
	zeb.want(204, "POST", "/api/me/forget", `{"password":"another secret horse"}`)
	lines := 0
	for line, err := range h.store.Lines(ctx, 0, 1<<30) {
		if err != nil {
			t.Fatal(err)
		}
		lines++
		for _, s := range append(secrets, z.Hash) {
			if strings.Contains(string(line), s) {
				t.Errorf("%q is in %s", s, line)
			}
		}
		if _, err := journal.Parse(line); err != nil {
			t.Error(err)
		}
	}
	if lines < 20 {
		t.Errorf("only %d lines", lines)
	}
	h.audited()
}

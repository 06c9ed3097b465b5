package api_test

import (
	"fmt"
	"strings"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/law/lawtest"
	"boardwalk/people"
)

const corrections = "/api/tables/big-six/corrections"

// paidWrongly has ann play a round of big six and leave, and returns its number.
func (h *house) paidWrongly(ann *someone) uint64 {
	const at = "/api/tables/big-six"
	ann.want(200, "POST", at+"/seat", `{"seat":3,"amount":30000}`)
	round := read[wire.TableView](ann, at).Status.Round
	ann.want(200, "POST", at+"/acts", `{"kind":"make","area":"joker","amount":500}`)
	ann.want(200, "PUT", at+"/ready", `{"ready":true}`)
	ann.want(200, "DELETE", at+"/seat", "")
	return round
}

// wrongly writes a request for a correction.
func wrongly(ann *someone, round uint64, amount int) string {
	return fmt.Sprintf(`{"round":%d,"seat":3,"person":"%s","wager":"joker","amount":%d,"law":"19:47-5.6(e)","why":"paid at 40 to 1"}`,
		round, ann.me.ID, amount)
}

// A payment is corrected after its round, and after the house was killed between the request and its confirmation.
func TestAPaymentIsCorrected(t *testing.T) {
	lawtest.Cites(t, "house:added-3(b)")
	h := open(t, casinoOf("big-six"))
	ann := h.sessionOf(must[people.Person](t)(h.player()))
	round := h.paidWrongly(ann)
	fay, boss := h.as(casino.Floorperson), h.as(casino.PitBoss)
	had := must[wire.Me](t)(ann.Me(ctx)).Balance
	fay.want(200, "POST", corrections, wrongly(ann, round, 2500), "Idempotency-Key", "c1")
	fay.want(200, "POST", corrections, wrongly(ann, round, 2500), "Idempotency-Key", "c1")
	fay.want(409, "POST", corrections, wrongly(ann, round, 2500))
	fay.want(403, "POST", corrections+"/confirmed", `{"number":1}`)
	if now := must[wire.Me](t)(ann.Me(ctx)).Balance; now != had {
		t.Errorf("ann has %s before it is confirmed, and had %s", now, had)
	}
	if g := read[wire.Desk](boss, "/api/desk").Tables[0]; g.Corrections != 1 {
		t.Errorf("the desk shows %d corrections", g.Corrections)
	}
	h.close()

	h = openIn(t, h.dir, h.file)
	ann, boss = h.sessionOf(ann.me), h.as(casino.PitBoss)
	waiting := read[[]wire.Correction](boss, corrections)
	if len(waiting) != 1 || waiting[0].By != "" || waiting[0].Asked != fay.me.ID || waiting[0].Law != "19:47-5.6(e)" {
		t.Fatalf("after the house was opened again: %+v", waiting)
	}
	boss.want(409, "POST", corrections+"/confirmed", `{"number":2}`)
	boss.want(200, "POST", corrections+"/confirmed", `{"number":1}`, "Idempotency-Key", "c2")
	boss.want(200, "POST", corrections+"/confirmed", `{"number":1}`, "Idempotency-Key", "c2")
	boss.want(409, "POST", corrections+"/confirmed", `{"number":1}`)
	if now := must[wire.Me](t)(ann.Me(ctx)).Balance; now != had+25*dollar {
		t.Errorf("ann has %s and should have %s", now, had+25*dollar)
	}
	if done := read[[]wire.Correction](boss, corrections); len(done) != 1 || done[0].By != boss.me.ID || done[0].Amount != 25*dollar {
		t.Errorf("the table's corrections: %+v", done)
	}
	rounds := read[wire.Rounds](ann, "/api/me/rounds").Rounds
	if len(rounds) != 1 || rounds[0].Corrected != 25*dollar {
		t.Errorf("ann's history: %+v", rounds)
	}
	_, text := h.as(casino.Surveillance).ask("GET", "/api/surveillance/big-six/rounds", "")
	if !strings.Contains(text, "confirmed: $25 for "+ann.me.ID) {
		t.Errorf("surveillance does not see it: %s", text)
	}
	_, text = h.as(casino.Surveillance).ask("GET", "/api/surveillance/big-six/history?after=0", "")
	if strings.Count(text, `"kind":"correction"`) != 2 || !strings.Contains(text, `"word":"confirmed"`) {
		t.Errorf("the table's log does not have it: %s", text)
	}
	h.audited()
}

// What is to be taken back must be there, as a whole.
func TestWhatIsTakenBackMustBeThere(t *testing.T) {
	lawtest.Cites(t, "house:added-3(c)")
	h := open(t, casinoOf("big-six"))
	ann := h.sessionOf(must[people.Person](t)(h.player()))
	round := h.paidWrongly(ann)
	fay, boss, cage := h.as(casino.Floorperson), h.as(casino.PitBoss), h.as(casino.Cage)
	has := must[wire.Me](t)(ann.Me(ctx)).Balance
	fay.want(200, "POST", corrections, wrongly(ann, round, -int(has)-100))
	if p := boss.want(409, "POST", corrections+"/confirmed", `{"number":1}`); p["reason"] != "short" {
		t.Errorf("%+v", p)
	}
	cage.want(200, "POST", "/api/people/"+ann.me.ID+"/money", `{"amount":100}`)
	boss.want(200, "POST", corrections+"/confirmed", `{"number":1}`)
	if now := must[wire.Me](t)(ann.Me(ctx)).Balance; now != 0 {
		t.Errorf("ann has %s", now)
	}
	if rounds := read[wire.Rounds](ann, "/api/me/rounds").Rounds; len(rounds) != 1 || rounds[0].Corrected != -has-dollar {
		t.Errorf("ann's history: %+v", rounds)
	}
	h.audited()
}

// Who asks, who decides and what for.
func TestWhoMayCorrectAPaymentAndWhich(t *testing.T) {
	h := open(t, casinoOf("big-six", "craps"))
	ann := h.sessionOf(must[people.Person](t)(h.player()))
	round := h.paidWrongly(ann)
	fay, boss := h.as(casino.Floorperson), h.as(casino.PitBoss)
	good := wrongly(ann, round, 2500)
	for _, bad := range []struct {
		change, to string
		status     int
	}{
		{`"seat":3`, `"seat":2`, 409}, {`"wager":"joker"`, `"wager":"flag"`, 409}, {`"wager":"joker"`, `"wager":"moon"`, 409},
		{ann.me.ID, "nobody-here", 404}, {`"amount":2500`, `"amount":0`, 409}, {`5.6(e)`, `99.6(e)`, 409},
		{`"why":"paid at 40 to 1"`, `"why":""`, 422}, {fmt.Sprintf(`"round":%d,`, round), fmt.Sprintf(`"round":%d,`, round+1), 409},
		{fmt.Sprintf(`"round":%d,`, round), `"round":4444,`, 404},
	} {
		fay.want(bad.status, "POST", corrections, strings.Replace(good, bad.change, bad.to, 1))
	}
	ann.want(403, "POST", corrections, good)
	boss.want(200, "POST", corrections, good) // who supervises may ask, and then somebody else confirms
	boss.want(409, "POST", corrections+"/confirmed", `{"number":1}`)
	fay.want(409, "POST", corrections+"/declined", `{"number":1,"why":"I think not"}`)
	boss.want(200, "POST", corrections+"/declined", `{"number":1,"why":"it was right"}`)
	fay.want(200, "POST", corrections, good)
	fay.want(200, "POST", corrections+"/declined", `{"number":2,"why":"the wrong round"}`)
	if list := read[[]wire.Correction](boss, corrections); len(list) != 0 {
		t.Errorf("%+v", list)
	}
	h.audited()
}

// So many corrections of a table wait at once, and no more; and only one of the same wager in the same round.
func TestSoManyCorrectionsWait(t *testing.T) {
	lawtest.Cites(t, "house:added-3(d)")
	h := open(t, casinoOf("big-six"))
	ann := h.sessionOf(must[people.Person](t)(h.player()))
	fay, boss := h.as(casino.Floorperson), h.as(casino.PitBoss)
	const most = 32
	for range most {
		round := h.paidWrongly(ann)
		fay.want(200, "POST", corrections, wrongly(ann, round, 2500))
		if p := fay.want(409, "POST", corrections, wrongly(ann, round, 100)); p["law"] != "house:added-3(d)" {
			t.Fatalf("%+v", p)
		}
	}
	more := wrongly(ann, h.paidWrongly(ann), 2500)
	if p := fay.want(409, "POST", corrections, more); p["law"] != "house:added-3(d)" || p["reason"] != "limit" {
		t.Errorf("%+v", p)
	}
	boss.want(200, "POST", corrections+"/confirmed", `{"number":1}`)
	fay.want(200, "POST", corrections, more)
	h.audited()
}

package api_test

import (
	"testing"

	"boardwalk/api/wire"
	"boardwalk/people"
	"boardwalk/store"
)

// privateTables returns the ids of the private tables that somebody sees.
func privateTables(s *someone) (ids []string) {
	for _, l := range read[wire.Lobby](s, "/api/lobby").Tables {
		if l.Private {
			ids = append(ids, l.ID)
		}
	}
	return ids
}

func TestAPrivateTableWhoseAnswerWasLostIsAskedForAgain(t *testing.T) {
	d := openDivided(t)
	ann, bob := d.as(people.Guest), d.as(people.Guest)
	const wanted = `{"game":"big-six","name":"Ann's"}`
	wing := store.ShardOf("private-1", wings)
	d.part(wing).mute.Store(true)
	ann.want(503, "POST", "/api/tables", wanted, "Idempotency-Key", "mine") // it is there, and nobody knows
	d.part(wing).mute.Store(false)
	if _, ok := d.part(wing).floor.Table("private-1"); !ok {
		t.Fatal("the wing did not set the table up")
	}
	for range 2 {
		if v := ann.want(200, "POST", "/api/tables", wanted, "Idempotency-Key", "mine"); v["id"] != "private-1" {
			t.Errorf("the same order opens %s", v["id"])
		}
	}
	ann.want(422, "POST", "/api/tables", `{"game":"craps"}`, "Idempotency-Key", "mine")
	for shard := range wings + 1 { // another hall and other wings know of it
		d.shut(shard)
	}
	for shard := range wings + 1 {
		d.open(shard)
	}
	d.known()
	ann, bob = d.sessionOf(ann.me), d.sessionOf(bob.me)
	if v := ann.want(200, "POST", "/api/tables", wanted, "Idempotency-Key", "mine"); v["id"] != "private-1" {
		t.Errorf("after all have moved, the same order opens %s", v["id"])
	}
	if got := privateTables(ann); len(got) != 1 {
		t.Errorf("ann has %v", got)
	}
	if v := bob.want(200, "POST", "/api/tables", wanted, "Idempotency-Key", "mine"); v["id"] != "private-2" { // it is his own key
		t.Errorf("bob is given %s", v["id"])
	}
	if v := ann.want(200, "POST", "/api/tables", wanted); v["id"] != "private-3" {
		t.Errorf("without a key ann is given %s", v["id"])
	}
	d.part(store.ShardOf("private-4", wings)).again.Store(true) // the hall asks a second time
	if v := bob.want(200, "POST", "/api/tables", wanted); v["id"] != "private-4" {
		t.Errorf("bob is given %s", v["id"])
	}
	if got := privateTables(bob); len(got) != 2 {
		t.Errorf("bob has %v", got)
	}
	d.verified()
}

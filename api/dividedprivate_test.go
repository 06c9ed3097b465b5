package api_test

import (
	"slices"
	"testing"
	"time"

	"boardwalk/api/wire"
	"boardwalk/floor"
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

func TestAPrivateTableIsOpenedInItsWing(t *testing.T) {
	d := openDivided(t)
	ann, bob := d.as(people.Guest), d.as(people.Guest)
	var made []string
	for range 3 { // in all wings
		v := ann.want(200, "POST", "/api/tables", `{"game":"big-six"}`)
		id := v["id"].(string)
		made = append(made, id)
		if _, ok := d.part(store.ShardOf(id, wings)).floor.Table(id); !ok {
			t.Errorf("%s is not in its wing", id)
		}
		bob.want(404, "GET", "/api/tables/"+id, "")
		bob.want(200, "POST", "/api/tables/"+id+"/guests", `{"code":"`+v["join"].(string)+`"}`)
		must[wire.Receipt](t)(bob.Table(id).Sit(ctx, 2, 100*dollar))
	}
	if want := []string{"private-1", "private-2", "private-3"}; !slices.Equal(made, want) {
		t.Errorf("opened %v", made)
	}
	d.known()
	if n := len(read[wire.Lobby](bob, "/api/lobby?game=big-six").Tables); n != 4 {
		t.Errorf("bob sees %d tables", n)
	}
	if n := len(read[wire.Lobby](d.as(people.Guest), "/api/lobby?game=big-six").Tables); n != 1 {
		t.Errorf("a stranger sees %d tables", n)
	}
	ann.want(200, "POST", "/api/tables", `{"game":"blackjack","betting":60,"decision":60,"tournament":{"chips":100000,"rounds":3}}`)
	ann.want(409, "POST", "/api/tables", `{"game":"big-six"}`) // she has four
	k := ann.want(200, "POST", "/api/keno", "")
	if got := read[wire.Keno](ann, "/api/keno/"+k["id"].(string)); !got.Own {
		t.Errorf("%+v", got)
	}
	bob.want(404, "GET", "/api/keno/"+k["id"].(string), "")
	wing := store.ShardOf(k["id"].(string), wings)
	d.shut(wing)
	d.open(wing)
	ann.want(200, "GET", "/api/keno/"+k["id"].(string), "")
	d.verified()
}

// A number is given once, also if the hall and the wing have moved and the table has ended meanwhile.
func TestAHallThatMovedGivesNoNumberTwice(t *testing.T) {
	d := openDivided(t, floor.PrivateFor(time.Nanosecond))
	ann := d.as(people.Guest)
	id := ann.want(200, "POST", "/api/tables", `{"game":"big-six"}`)["id"].(string)
	wing := store.ShardOf(id, wings)
	if tables, guests := d.part(wing).server.EndUnused(ctx); tables != 1 || guests != 0 {
		t.Errorf("%d tables and %d guests have ended", tables, guests)
	}
	d.known()
	if n := len(read[wire.Lobby](ann, "/api/lobby?game=big-six").Tables); n != 1 {
		t.Errorf("ann sees %d tables", n)
	}
	for _, shard := range []int{0, wing} {
		d.shut(shard)
		d.open(shard)
	}
	d.known()
	if again := ann.want(200, "POST", "/api/tables", `{"game":"big-six"}`)["id"]; again != "private-2" {
		t.Errorf("after %s, %s was opened", id, again)
	}
	d.verified()
}

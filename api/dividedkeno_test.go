package api_test

import (
	"testing"

	"boardwalk/casino"
	"boardwalk/people"
	"boardwalk/store"
)

// TestPrivateKenoInAWing has guests ask the hall for private games of keno. Each game is opened in the wing that it belongs to,
// for its owner alone, and the wing counts them by the address from which the hall was asked.
func TestPrivateKenoInAWing(t *testing.T) {
	d := openDivided(t)
	d.games = 1
	for shard := range wings + 1 {
		d.shut(shard)
		d.open(shard)
	}
	d.known()
	id := func(who *someone) string { return casino.PrivateKenoID + who.me.ID }
	var first, second *someone // two guests of one wing
	for in := map[int]*someone{}; second == nil; {
		who := d.as(people.Guest)
		wing := store.ShardOf(id(who), wings)
		if first, second = in[wing], who; first == nil {
			in[wing], second = who, nil
		}
	}
	ask := func(who *someone, status int, from string) map[string]any {
		t.Helper()
		return who.want(status, "POST", "/api/keno", "", "X-Forwarded-For", from)
	}
	if got := ask(first, 200, "192.0.2.1"); got["id"] != id(first) {
		t.Errorf("%v was opened, not %s", got["id"], id(first))
	}
	ask(first, 200, "192.0.2.1") // the same one
	ask(second, 429, "192.0.2.1")
	ask(second, 200, "192.0.2.2")
	first.want(200, "GET", "/api/keno/"+id(first), "")
	second.want(404, "GET", "/api/keno/"+id(first), "")
	wing := store.ShardOf(id(first), wings)
	for shard := range wings + 1 {
		if _, ok := d.part(shard).floor.Lounge(id(first)); ok != (shard == wing) {
			t.Errorf("part %d has the game of wing %d: %t", shard, wing, ok)
		}
	}
	d.verified()
}

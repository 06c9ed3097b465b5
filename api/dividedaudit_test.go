package api_test

import (
	"fmt"
	"slices"
	"testing"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/api/wire"
	"boardwalk/casino"
	"boardwalk/journal"
	"boardwalk/people"
)

// hashesOf reads a proof.
func hashesOf(t *testing.T, p wire.Proof) (list []tlog.Hash) {
	t.Helper()
	for _, text := range p.Hashes {
		list = append(list, must[tlog.Hash](t)(tlog.ParseHash(text)))
	}
	return list
}

func TestAHallAnswersForTheLogsOfAllWings(t *testing.T) {
	d := openDivided(t)
	ann := d.as(people.Guest)
	must[wire.Receipt](t)(ann.Table("big-six").Sit(ctx, 1, 500*dollar))
	spins(t, ann, 1)
	for shard := range wings + 1 { // each signs what it has when it closes, and the hall the heads of all
		d.shut(wings - shard)
	}
	for shard := range wings + 1 {
		d.open(shard)
	}
	d.known()
	key := d.readers[0].Key()
	inspector, ann := d.as(casino.Inspector), d.sessionOf(ann.me)
	spins(t, ann, 1) // and wing 3 goes on
	d.shut(3)
	d.open(3)
	d.known()
	notes := read[[]string](inspector, "/api/audit/heads?most=2")
	if len(notes) != 2 {
		t.Fatalf("%q", notes)
	}
	before, last := must[journal.Heads](t)(journal.OpenHeads(notes[0], key)), must[journal.Heads](t)(journal.OpenHeads(notes[1], key))
	if last.Number != before.Number+1 || len(last.Logs) != wings+1 {
		t.Errorf("%+v, and then %+v", before, last)
	}
	logs := read[[]wire.Log](inspector, "/api/audit/logs")
	if len(logs) != wings+1 || len(logs[0].Tables) != 0 || !slices.Contains(logs[3].Tables, "big-six") || logs[1].Name != key.Name()+"/log/1" {
		t.Errorf("%+v", logs)
	}
	grown := 0
	for log, head := range last.Logs {
		of := journal.VerifierOf(key, log)
		at := func(path string, args ...any) string {
			return "/api/audit/" + fmt.Sprintf(path, args...) + fmt.Sprintf("log=%d", log)
		}
		if k := read[wire.Key](ann, at("key?")); k.Name != of.Name() || k.Hash != of.KeyHash() || logs[log].Hash != k.Hash {
			t.Errorf("log %d is signed by %+v", log, k)
		}
		c := must[journal.Checkpoint](t)(journal.OpenCheckpoint(read[wire.Checkpoint](ann, at("checkpoint?")).Note, of))
		if got := read[[]string](inspector, at("checkpoints?most=1&")); len(got) != 1 || journal.IsHeads(got[0]) {
			t.Errorf("log %d: %q", log, got)
		}
		if c.Size > head.Size {
			grown++
		}
		proof := hashesOf(t, read[wire.Proof](inspector, at("growth?older=%d&size=%d&", head.Size, c.Size)))
		if err := tlog.CheckTree(proof, c.Size, c.Head, head.Size, head.Hash); err != nil {
			t.Errorf("log %d does not go on from its head: %v", log, err)
		}
		lines := read[[]string](inspector, at("records?from=1&most=2&"))
		if len(lines) != 2 {
			t.Fatalf("log %d: %q", log, lines)
		}
		proof = hashesOf(t, read[wire.Proof](inspector, at("records/2/proof?size=%d&", c.Size)))
		if err := tlog.CheckRecord(proof, c.Size, c.Head, 2, tlog.RecordHash([]byte(lines[1]))); err != nil {
			t.Errorf("record 2 of log %d: %v", log, err)
		}
	}
	if grown == 0 {
		t.Error("no log has grown since the last heads, so nothing was shown")
	}
	for _, path := range []string{"key?", "checkpoint?", "checkpoints?", "records?", "records/1/proof?size=2&", "growth?older=1&size=2&"} {
		inspector.want(404, "GET", fmt.Sprintf("/api/audit/%slog=%d", path, wings+1), "")
		inspector.want(422, "GET", "/api/audit/"+path+"log=-1", "")
	}
	for _, path := range []string{"logs", "heads", "records?log=1"} {
		ann.want(403, "GET", "/api/audit/"+path, "")
	}
	d.verified()
}

func TestAHouseThatIsNotDividedHasOneLog(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	inspector := h.as(casino.Inspector)
	if logs := read[[]wire.Log](inspector, "/api/audit/logs"); len(logs) != 1 || logs[0].Name != h.store.Key().Name() || logs[0].Size == 0 ||
		!slices.Contains(logs[0].Tables, "big-six") {
		t.Errorf("%+v", logs)
	}
	if notes := read[[]string](inspector, "/api/audit/heads"); len(notes) != 0 {
		t.Errorf("%q", notes)
	}
	inspector.want(404, "GET", "/api/audit/records?log=1", "")
}

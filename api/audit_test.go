package api_test

import (
	"strings"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/journal"
	"boardwalk/people"
)

func TestTheRecordCanBeChecked(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann := h.as(people.Guest)
	must[wire.Receipt](t)(ann.Table("big-six").Sit(ctx, 1, 100*dollar))
	inspector := h.as("inspector")
	_, lines := inspector.ask("GET", "/api/audit/records?from=0&most=5", "")
	if !strings.Contains(lines, `{\"seq\":0,`) {
		t.Errorf("%s", lines)
	}
	proof := inspector.want(200, "GET", "/api/audit/records/1/proof?size=4", "")
	if len(proof["hashes"].([]any)) != 2 {
		t.Errorf("%v", proof)
	}
	inspector.want(200, "GET", "/api/audit/growth?older=2&size=5", "")
	inspector.want(422, "GET", "/api/audit/growth?older=2&size=50000", "")
	inspector.want(422, "GET", "/api/audit/growth?older=4&size=2", "")
	inspector.want(422, "GET", "/api/audit/records/9/proof?size=4", "")
	if k := ann.want(200, "GET", "/api/audit/key", ""); k["name"] == "" {
		t.Errorf("%v", k)
	}
	last := ann.want(200, "GET", "/api/audit/checkpoint", "")
	if _, text := inspector.ask("GET", "/api/audit/checkpoints", ""); strings.Count(text, "boardwalk.example") < 1 {
		t.Errorf("%q", text)
	}
	if _, err := journal.OpenCheckpoint(last["note"].(string), h.store.Key()); err != nil {
		t.Error(err)
	}
}

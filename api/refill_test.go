package api_test

import (
	"context"
	"net/http"
	"sync"
	"testing"

	"boardwalk/api/wire"
	"boardwalk/audit"
	"boardwalk/casino"
	"boardwalk/people"
)

// TestRefill has a guest without money ask for play money again, several times at once:
// the account is full once, and the books say where it came from.
func TestRefill(t *testing.T) {
	h := open(t, casinoOf("craps"))
	cage, ann := h.as(casino.Cage), h.as(people.Guest)
	full := float64(h.file.Guest)
	if got := ann.want(200, "PUT", "/api/me/money", ""); got["balance"] != full || got["welcome"] != full {
		t.Errorf("a full account: %v", got)
	}
	at := ann.Table("craps")
	must[wire.Receipt](t)(at.Sit(ctx, 1, h.file.Guest))
	refused(t, errOf(at.AddChips(ctx, 5*dollar)))
	var all sync.WaitGroup
	for range 5 {
		all.Go(func() {
			if answer, _ := ann.ask("PUT", "/api/me/money", ""); answer.StatusCode != http.StatusOK {
				t.Error(answer.Status)
			}
		})
	}
	all.Wait()
	if got := ann.want(200, "GET", "/api/me", ""); got["balance"] != full {
		t.Errorf("refilled: %v", got)
	}
	must[wire.Receipt](t)(at.AddChips(ctx, 5*dollar))
	cage.want(403, "PUT", "/api/me/money", "")
	h.as(people.Nobody).want(401, "PUT", "/api/me/money", "")
	if _, err := audit.Verify(context.Background(), h.dir, audit.Options{Fault: func(f audit.Fault) { t.Error(f.String()) }}); err != nil {
		t.Error(err)
	}
}

// TestSessionIsNoError has a page ask who is there before anybody has come in.
func TestSessionIsNoError(t *testing.T) {
	h := open(t, casinoOf("craps"))
	if got := h.as(people.Nobody).want(200, "GET", "/api/session", ""); got["me"] != nil {
		t.Errorf("nobody: %v", got)
	}
	ann := h.as(people.Guest)
	if got, ok := ann.want(200, "GET", "/api/session", "")["me"].(map[string]any); !ok || got["id"] != ann.me.ID {
		t.Errorf("%v", got)
	}
}

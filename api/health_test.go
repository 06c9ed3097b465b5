package api_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"boardwalk/api/wire"
	"boardwalk/people"
	"boardwalk/store"
)

func TestTheHouseDrains(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	ann, nobody := h.as(people.Guest), h.as(people.Nobody)
	must[wire.Receipt](t)(ann.Table("big-six").Sit(ctx, 1, 100*dollar))
	nobody.want(200, "GET", "/readyz", "")
	if err := h.server.Drain(ctx); err != nil {
		t.Fatal(err)
	}
	nobody.want(503, "GET", "/readyz", "")
	nobody.want(200, "GET", "/healthz", "")
	nobody.want(200, "GET", "/api/lobby", "")
	refused(t, errOf(ann.Table("big-six").Make(ctx, "joker", 5*dollar)))
	h.floor.Close()
	ann.want(503, "GET", "/api/tables/big-six", "")
}

func TestMeters(t *testing.T) {
	h := open(t, casinoOf("big-six"))
	nobody := h.as(people.Nobody)
	nobody.want(200, "GET", "/api/lobby", "")
	backup := `{"time":"` + time.Now().Add(-time.Hour).UTC().Format(time.RFC3339) + `"}`
	if err := os.WriteFile(filepath.Join(h.dir, store.LastBackupName), []byte(backup), 0o600); err != nil {
		t.Fatal(err)
	}
	_, text := nobody.ask("GET", "/metrics", "")
	for _, want := range []string{`boardwalk_requests_total{operation="lobby",status="200"} 1`,
		`boardwalk_tables{phase="idle"} 1`, "boardwalk_people 8", "go_goroutines", `boardwalk_tables_by_state{state="open"} 1`,
		`boardwalk_tables_by_state{state="faulty"} 0`, "boardwalk_store_commit_seconds_count ", `boardwalk_store_fsync_seconds_bucket{le="5"} `,
		"boardwalk_store_database_bytes ", "boardwalk_store_log_bytes ", "boardwalk_disk_free_bytes ", "boardwalk_checkpoint_age_seconds ",
		"boardwalk_checkpoint_unsigned_seconds 0", "boardwalk_backup_age_seconds 36", "boardwalk_clock_ahead_seconds "} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s in the meters", want)
		}
	}
	nobody.want(403, "GET", "/metrics", "", "X-Forwarded-For", "192.0.2.7")
	nobody.want(403, "GET", "/metrics", "", "X-Forwarded-For", "127.0.0.1, 192.0.2.7")
	nobody.want(403, "GET", "/metrics", "", "X-Forwarded-For", "127.0.0.1", "X-Forwarded-For", "192.0.2.7")
	nobody.want(403, "GET", "/metrics", "", "X-Forwarded-For", "127.0.0.1,")
}

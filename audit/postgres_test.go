package audit

import (
	"context"
	"database/sql"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/internal/postgrestest"
	"boardwalk/store/storetest"
)

func TestAnEveningOnPostgresIsAudited(t *testing.T) {
	dir := postgrestest.Dir(t)
	if err := audittest.Evening(dir, 2, "blackjack", "hold-em", "craps"); err != nil {
		t.Fatal(err)
	}
	r, err := Verify(context.Background(), dir, Options{SeedKey: storetest.Key, Fault: func(f Fault) { t.Error(f.String()) }})
	if err != nil {
		t.Fatal(err)
	}
	if r.Records == 0 || r.Vouched != r.Records || r.Rounds < 6 || r.People != 4 {
		t.Errorf("%+v", r)
	}
	if round, err := Rebuild(context.Background(), dir, "craps", 1, ""); err != nil || len(round.Faults) > 0 || len(round.Steps) == 0 {
		t.Errorf("%+v %v", round, err)
	}
	address, err := os.ReadFile(filepath.Join(dir, "postgres.address"))
	if err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("pgx", string(address))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for _, c := range []struct{ change, back, says string }{
		{`UPDATE balance SET posted = posted + 1 WHERE account = 'player/ann'`,
			`UPDATE balance SET posted = posted - 1 WHERE account = 'player/ann'`, "player/ann"},
		{`CREATE RULE keep AS ON DELETE TO result DO INSTEAD NOTHING`, `DROP RULE keep ON result`, "rule keep"},
	} {
		if _, err := db.Exec(c.change); err != nil {
			t.Fatal(err)
		}
		found := ""
		if _, err := Verify(context.Background(), dir, Options{SeedKey: storetest.Key,
			Fault: func(f Fault) { found += f.String() + "\n" }}); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(found, c.says) {
			t.Errorf("%s: %q", c.change, found)
		}
		if _, err := db.Exec(c.back); err != nil {
			t.Fatal(err)
		}
	}
}

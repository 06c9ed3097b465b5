package audit

import (
	"context"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/internal/postgrestest"
	"boardwalk/store"
	"boardwalk/store/storetest"
)

// audited verifies a house and returns what is wrong with it, a line each.
func audited(t *testing.T, dir string, brought ...string) (Report, string) {
	t.Helper()
	r, faults := faultsOf(t, dir, Options{SeedKey: storetest.Key, Checkpoints: brought})
	found := ""
	for _, f := range faults {
		found += f.String() + "\n"
	}
	return r, found
}

func TestAHouseInShardsIsAudited(t *testing.T) {
	dir := postgrestest.Dir(t)
	const shards = 5
	games := []string{"blackjack", "craps", "three-card-poker", "caribbean-stud"}
	if err := audittest.Divided(dir, shards, 2, games...); err != nil {
		t.Fatal(err)
	}
	last, err := os.ReadFile(filepath.Join(dir, "heads.last"))
	if err != nil {
		t.Fatal(err)
	}
	r, found := audited(t, dir, string(last))
	if found != "" {
		t.Fatal(found)
	}
	if r.Records == 0 || r.Vouched != r.Records || r.Rounds < 8 || r.People != 4 || r.Tables != len(games) || r.Shards != shards ||
		r.Heads < 2 || r.Lounges != 1 || r.Tickets == 0 || len(r.Proven) != shards+1 {
		t.Errorf("%+v", r)
	}
	for _, id := range games {
		if round, err := Rebuild(context.Background(), dir, id, 1, ""); err != nil || len(round.Faults) > 0 || len(round.Steps) == 0 {
			t.Errorf("%s: %+v %v", id, round, err)
		}
	}
	if _, err := Rebuild(context.Background(), dir, "blackjak", 1, ""); err == nil || !strings.Contains(err.Error(), "blackjack") {
		t.Error(err)
	}
	db, base := databaseOf(t, dir)
	crapsIn := store.ShardOf("craps", shards)
	name := func(shard int) string { return fmt.Sprintf("%s_%d.", base, shard) }
	where := strings.NewReplacer("IN.", name(crapsIn), "ELSE.", name(crapsIn%shards+1), "METER.",
		name(store.ShardOf("caribbean-stud", shards)))
	for _, c := range []struct {
		name    string
		says    []string
		changes string
	}{
		{"the last record is cut off, with all that the shard itself knows of it",
			[]string{"is missing with all after it: the heads", "house: balance: player/"}, `
			DELETE FROM IN.transfer WHERE record = (SELECT MAX(seq) FROM IN.record);
			DELETE FROM IN.checkpoint WHERE size > (SELECT MAX(seq) FROM IN.record);
			DELETE FROM IN.record WHERE seq = (SELECT MAX(seq) FROM IN.record)`},
		{"a shard is empty", []string{"record 0: checkpoint: is missing with all after it: the heads"}, `
			TRUNCATE IN.record, IN.transfer, IN.checkpoint, IN.balance, IN.setup, IN.seed, IN.pending, IN.result`},
		{"a shard is left out", []string{"they are of 6 shards, and the house has 3"}, `UPDATE house SET shards = 2`},
		{"somebody has more", []string{"house: balance: player/ann holds"}, `UPDATE purse SET posted = posted + 1 WHERE account = 'player/ann'`},
		{"somebody has something set aside", []string{"house: balance: player/ann holds"},
			`UPDATE purse SET reserved = reserved + 1 WHERE account = 'player/ann'`},
		{"nothing is kept of somebody", []string{"house: balance: player/bob holds"}, `DELETE FROM purse WHERE account = 'player/bob'`},
		{"somebody is kept whom nobody paid", []string{"house: balance: player/eve holds"}, `INSERT INTO purse VALUES ('player/eve', 100, 0)`},
		{"a table has more", []string{"craps: balance: table/craps/"},
			`UPDATE IN.balance SET posted = posted + 1 WHERE account = 'table/craps/inventory'`},
		{"a meter reads more", []string{"balance: meter/caribbean-stud holds"},
			`UPDATE METER.balance SET posted = posted + 1 WHERE account LIKE 'meter/%'`},
		{"heads are missing", []string{"the heads 2: the heads before them are missing, from 1 on"}, `DELETE FROM heads WHERE number = 1`},
		{"heads are of less than before", []string{"they are signed as the heads 1", "had"}, `
			INSERT INTO heads SELECT (SELECT MAX(number) + 1 FROM heads), note FROM heads WHERE number = 1`},
		{"a table is in two shards", []string{"table/craps is in this shard, and in shard"}, `
			INSERT INTO ELSE.transfer VALUES (99999, 0, 'table/craps/inventory', 'cage', 100, 0, 0, 'out')`},
		{"heads are not signed", []string{"the heads"}, `UPDATE heads SET note = replace(note, E'\n0 ', E'\n0 1')`},
		{"a shard has a trigger", []string{"rule keep"}, `CREATE RULE keep AS ON DELETE TO IN.result DO INSTEAD NOTHING`},
	} {
		undo(t, db, base, where.Replace(c.changes), func() {
			_, found := audited(t, dir)
			for _, says := range c.says {
				if !strings.Contains(found, says) {
					t.Errorf("%s: %q", c.name, found)
				}
			}
		})
	}
	if _, found := audited(t, dir); found != "" {
		t.Errorf("the test itself: %s", found)
	}
}

// undo changes a house, looks at it, and puts it back from a copy.
func undo(t *testing.T, db *sql.DB, base, changes string, look func()) {
	t.Helper()
	exec := func(text string) {
		t.Helper()
		if _, err := db.Exec(text); err != nil {
			t.Fatal(err)
		}
	}
	var tables []string
	rows, err := db.Query(`SELECT schemaname || '.' || tablename FROM pg_tables `+
		`WHERE schemaname ~ ('^' || $1 || '(_[0-9]+)?$') AND tablename <> 'lease'`, base)
	if err != nil {
		t.Fatal(err)
	}
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			t.Fatal(err)
		}
		tables = append(tables, name)
	}
	exec(`CREATE SCHEMA aside`)
	for _, name := range tables {
		exec(`CREATE TABLE aside.` + strings.ReplaceAll(name, ".", "_") + ` AS TABLE ` + name)
	}
	exec(changes)
	look()
	exec(`DROP RULE IF EXISTS keep ON ` + base + `_1.result; DROP RULE IF EXISTS keep ON ` + base +
		`_2.result; DROP RULE IF EXISTS keep ON ` + base + `_3.result`)
	for _, name := range tables {
		exec(`TRUNCATE ` + name + `; INSERT INTO ` + name + ` SELECT * FROM aside.` + strings.ReplaceAll(name, ".", "_"))
	}
	exec(`DROP SCHEMA aside CASCADE`)
}

package audit

import (
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/store/storetest"
)

// copyDir is another directory with the same files.
func copyDir(t testing.TB, from string) string {
	t.Helper()
	to := t.TempDir()
	if err := os.CopyFS(to, os.DirFS(from)); err != nil {
		t.Fatal(err)
	}
	return to
}

func faultsOf(t testing.TB, dir string, o Options) (Report, []Fault) {
	t.Helper()
	var faults []Fault
	o.Fault = func(f Fault) { faults = append(faults, f) }
	r, err := Verify(context.Background(), dir, o)
	if err != nil {
		faults = append(faults, beside("", Database, "%v", err))
	}
	return r, faults
}

// tamper changes the database behind everybody's back. Whoever can do that can also do away with the checksums
// of its pages.
func tamper(t testing.TB, dir, text string) {
	t.Helper()
	db, err := sql.Open("sqlite", "file:"+filepath.Join(dir, "boardwalk.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(text); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(dir, "boardwalk.sums")); err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
}

func TestWhatIsChangedInTheDatabaseIsNamed(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.Evening(dir, 2, "blackjack", "hold-em"); err != nil {
		t.Fatal(err)
	}
	if r, faults := faultsOf(t, dir, Options{}); len(faults) > 0 || r.Vouched != r.Records {
		t.Fatalf("%+v: %s", r, list(faults))
	}
	for text, want := range map[string]names{
		`UPDATE record SET line = CAST(replace(line, '"kind"', '"kinn"') AS BLOB) ` +
			`WHERE seq = 50`: record(50),
		`UPDATE record SET line = CAST(line AS TEXT) WHERE seq = 50`:               record(50),
		`UPDATE record SET at = 'one' WHERE seq = 50`:                              record(50),
		`DELETE FROM record WHERE seq = 50`:                                        record(50),
		`DELETE FROM record WHERE seq > 50`:                                        record(51),
		`UPDATE record SET seq = seq + 1000000000 WHERE seq = 50`:                  record(50),
		`UPDATE transfer SET amount = amount * 2 WHERE id = 9`:                     says(Transfers, "transfer 9"),
		`UPDATE transfer SET amount = amount + 0.5 WHERE id = 9`:                   says(Transfers, "transfer 9"),
		`UPDATE transfer SET record = -1 WHERE id = 9`:                             says(Transfers, "transfer 9"),
		`DELETE FROM transfer WHERE id = 9`:                                        says(Transfers, "transfers 9 to 9"),
		`UPDATE balance SET posted = posted + 100000 WHERE account = 'player/ann'`: says(Balances, "player/ann"),
		`INSERT INTO transfer SELECT max(id) + 1, max(record), 'cage', 'player/ann', 100, 0, 0, 'gift' ` +
			`FROM transfer`: says(Transfers, "player/ann"),
		`UPDATE checkpoint SET note = replace(note, 'evening', 'morning') ` +
			`WHERE size = (SELECT max(size) FROM checkpoint)`: says(Signatures, "checkpoint of"),
		`UPDATE person SET data = CAST(replace(data, 'player', 'pit-boss') AS BLOB) ` +
			`WHERE id = 'ann'`: says(People, "ann"),
		`UPDATE seed SET seed = zeroblob(32) WHERE tbl = 'hold-em'`:    says(Seeds, "are no seeds"),
		`DELETE FROM result WHERE key = (SELECT max(key) FROM result)`: says(Keys, "could give the same order again"),
		`CREATE TRIGGER gift AFTER INSERT ON transfer BEGIN UPDATE balance ` +
			`SET posted = posted + 1; END`: says(Database, "gift"),
		`CREATE VIEW other AS SELECT * FROM record`: says(Database, "other"),
		`DROP TABLE balance`:                        says(Database, "balance"),
	} {
		changed := copyDir(t, dir)
		tamper(t, changed, text)
		if _, faults := faultsOf(t, changed, Options{}); !slices.ContainsFunc(faults, func(f Fault) bool { return want(&f) }) {
			t.Errorf("%s\nis not named: %s", text, list(faults))
		}
	}
}

// TestAnIndexThatIsStaleIsNamed changes a row while its index is not in the schema. Afterwards the schema is as it was, and
// only SQLite's own check can tell that the index is not.
func TestAnIndexThatIsStaleIsNamed(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.Evening(dir, 1, "big-six"); err != nil {
		t.Fatal(err)
	}
	tamper(t, dir, `CREATE TABLE aside AS SELECT * FROM sqlite_schema WHERE name = 'result_until'`)
	tamper(t, dir, `PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'result_until'`)
	tamper(t, dir, `UPDATE result SET until = until + 1 WHERE key = (SELECT min(key) FROM result)`)
	tamper(t, dir, `PRAGMA writable_schema = ON; INSERT INTO sqlite_schema SELECT * FROM aside`)
	tamper(t, dir, `DROP TABLE aside`)
	_, faults := faultsOf(t, dir, Options{})
	if !slices.ContainsFunc(faults, func(f Fault) bool { return says(Database, "missing from index result_until")(&f) }) {
		t.Errorf("it is not named: %s", list(faults))
	}
	if slices.ContainsFunc(faults, func(f Fault) bool { return says(Database, "schema")(&f) || says(Database, "aside")(&f) }) {
		t.Errorf("the schema is not as it was: %s", list(faults))
	}
}

// TestAChangedByteOfTheFileIsFound changes bytes of the file itself. Where that
// changes nothing that can be read, there is nothing to be found.
func TestAChangedByteOfTheFileIsFound(t *testing.T) {
	dir := t.TempDir()
	if err := audittest.Evening(dir, 1, "red-dog"); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "boardwalk.db")
	if log, err := os.Stat(file + "-wal"); err == nil && log.Size() > 0 {
		t.Fatal("not all is in the one file")
	}
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	before := print(t, dir)
	will := chance.NewFast(5, 5)
	found := 0
	for range 150 {
		changed := slices.Clone(whole)
		at := will.Draw(len(changed))
		changed[at] ^= 1 << will.Draw(8)
		if err := os.WriteFile(file, changed, 0o600); err != nil {
			t.Fatal(err)
		}
		_, faults := faultsOf(t, dir, Options{SeedKey: storetest.Key})
		if len(faults) > 0 {
			found++
		} else if after := print(t, dir); after != before {
			t.Errorf("byte %d was changed, and nobody noticed", at)
		}
	}
	if found == 0 {
		t.Error("nothing was ever found")
	}
	t.Logf("%d of 150 changes were in bytes that mean something", found)
}

// print is all that is read of a directory, but for sessions, which prove
// nothing.
func print(t testing.TB, dir string) string {
	k := load(t, dir)
	k.key, k.signer = nil, nil
	return sprint(k)
}

func TestAnAuditorWhoKeptACheckpointOrAKeyKnowsMore(t *testing.T) {
	dir, other := t.TempDir(), t.TempDir()
	for _, d := range []string{dir, other} { // the same evening, under another key
		if err := audittest.Evening(d, 1, "big-six"); err != nil {
			t.Fatal(err)
		}
	}
	k := load(t, dir)
	if r, faults := faultsOf(t, dir, Options{Key: k.key, SeedKey: storetest.Key,
		Checkpoints: []string{k.checkpoints[0].note}}); len(faults) > 0 || r.OwnKey {
		t.Errorf("%+v %s", r, list(faults))
	}
	key, err := journal.PublicKey(other)
	if err != nil {
		t.Fatal(err)
	}
	if _, faults := faultsOf(t, dir, Options{Key: key}); len(faults) != len(k.checkpoints)+1 || faults[1].Matter != Signatures ||
		!says(Database, "checkpoint.last is damaged, or signed by another house")(&faults[0]) {
		t.Errorf("another key: %s", list(faults))
	}
	last := k.checkpoints[len(k.checkpoints)-1].note
	k.forge(t, func(r *journal.Record) bool { // another history, all in order
		r.Time = r.Time.Add(1)
		return true
	})
	d := data{damage: listed[string](nil), records: listed(k.records), checkpoints: listed(k.checkpoints), transfers: listed(k.transfers),
		balances: listed(k.balances), pending: listed(k.pending), setups: listed(k.setups), seeds: listed(k.seeds),
		people: listed(k.people), results: listed(k.results), ofTable: k.ofTable}
	var faults []Fault
	o := Options{Key: k.key, SeedKey: storetest.Key, Checkpoints: []string{last}, Fault: func(f Fault) { faults = append(faults, f) }}
	_, err = verify(context.Background(), &d, o, nil)
	if err != nil || !slices.ContainsFunc(faults,
		func(f Fault) bool { return says(Signatures, "that was brought is of another history")(&f) }) {
		t.Errorf("%v %s", err, list(faults))
	}
}

package evenings

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/audit"
	"boardwalk/audit/audittest"
	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/keno/system"
	"boardwalk/store/storetest"
	"boardwalk/table"
)

// forged is the directory of an evening that somebody changes.
type forged struct {
	t   *testing.T
	dir string
}

// exec changes the database, and reports whether there was anything to change.
func (f *forged) exec(query string, values ...any) bool {
	f.t.Helper()
	db := f.open()
	defer db.Close()
	done, err := db.Exec(query, values...)
	if err != nil {
		f.t.Fatal(query, err)
	}
	n, err := done.RowsAffected()
	if err := errors.Join(err, db.Close()); err != nil {
		f.t.Fatal(err)
	}
	return n > 0
}

func (f *forged) open() *sql.DB {
	f.t.Helper()
	db, err := sql.Open("sqlite", "file:"+filepath.Join(f.dir, "boardwalk.db"))
	if err != nil {
		f.t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(f.dir, "boardwalk.sums")); err != nil && !errors.Is(err, fs.ErrNotExist) {
		f.t.Fatal(err) // whoever changes the database leaves no sums of its pages behind
	}
	return db
}

// file changes a file beside the database, and reports whether it is there.
func (f *forged) file(name string, edit func(string) string) bool {
	f.t.Helper()
	name = filepath.Join(f.dir, name)
	was, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return false
	}
	if err == nil {
		err = os.WriteFile(name, []byte(edit(string(was))), 0o600)
	}
	if err != nil {
		f.t.Fatal(err)
	}
	return true
}

// signed writes all records anew as somebody can who has the key of the house: with numbers, hashes and signatures in order. Edit
// changes a record, and false leaves it out.
func (f *forged) signed(edit func(*journal.Record) bool) {
	f.t.Helper()
	db := f.open()
	defer db.Close()
	var lines []string
	read := func(query string, each func(*sql.Rows) error) {
		list, err := db.Query(query)
		if err != nil {
			f.t.Fatal(err)
		}
		defer list.Close()
		for list.Next() {
			if err := each(list); err != nil {
				f.t.Fatal(err)
			}
		}
	}
	read("SELECT line FROM record ORDER BY seq", func(r *sql.Rows) error {
		lines = append(lines, "")
		return r.Scan(&lines[len(lines)-1])
	})
	var sizes []int64
	read("SELECT size FROM checkpoint ORDER BY size", func(r *sql.Rows) error {
		sizes = append(sizes, 0)
		return r.Scan(&sizes[len(sizes)-1])
	})
	signer, _, err := journal.Key(f.dir, "")
	if err != nil {
		f.t.Fatal(err)
	}
	do := func(query string, values ...any) {
		if _, err := db.Exec(query, values...); err != nil {
			f.t.Fatal(query, err)
		}
	}
	do("PRAGMA synchronous = OFF")
	do("BEGIN")
	do("DELETE FROM record")
	do("DELETE FROM checkpoint")
	var log journal.Log
	places, last := map[string]uint64{}, ""
	for _, written := range lines {
		r, err := journal.Parse([]byte(written))
		if err != nil {
			f.t.Fatal(err)
		}
		if !edit(&r) {
			do("UPDATE transfer SET record = record - 1 WHERE record > ?", log.Size())
			do("UPDATE setup SET seq = seq - 1 WHERE seq > ?", log.Size())
			continue
		}
		if r.Kind == journal.KindTable {
			places[r.Table] = 0
		}
		r.Seq, r.At = uint64(log.Size()), places[r.Table]
		places[r.Table]++
		line, err := r.Line()
		if err != nil {
			f.t.Fatal(err)
		}
		var hashes []byte
		for _, h := range log.Append(line) {
			hashes = append(hashes, h[:]...)
		}
		do("INSERT INTO record VALUES (?, ?, ?, ?, ?)", int64(r.Seq), r.Table, int64(r.At), line, hashes)
		if slices.Contains(sizes, log.Size()) {
			if last, err = journal.Sign(&log, signer); err != nil {
				f.t.Fatal(err)
			}
			do("INSERT INTO checkpoint VALUES (?, ?)", log.Size(), last)
		}
	}
	do("COMMIT")
	if err := db.Close(); err != nil {
		f.t.Fatal(err)
	}
	f.file("checkpoint.last", func(string) string { return last })
}

// nth changes the n-th record of a kind, with the key of the house.
func nth[T any](kind string, n int, edit func(*journal.Record, *T)) func(*forged) bool {
	return func(f *forged) bool {
		left, done := n, false
		f.signed(func(r *journal.Record) bool {
			if r.Kind != kind || done {
				return true
			}
			if left--; left >= 0 {
				return true
			}
			done = true
			var v T
			err := r.Read(&v)
			if err == nil {
				edit(r, &v)
				r.Data, err = journal.Data(v)
			}
			if err != nil {
				f.t.Fatal(err)
			}
			return true
		})
		return done
	}
}

// without leaves the n-th record of a kind out, with the key of the house.
func without(kind string, n int) func(*forged) bool {
	return func(f *forged) bool {
		left, done := n, false
		f.signed(func(r *journal.Record) bool {
			if r.Kind == kind && !done {
				left--
				done = left < 0
				return !done
			}
			return true
		})
		return done
	}
}

// another is an outcome of a table that is not the one that was drawn: the n-th.
func another(n int) func(*forged) bool {
	return func(f *forged) bool {
		left, done := n, false
		f.signed(func(r *journal.Record) bool {
			if r.Kind != journal.KindEntry || done {
				return true
			}
			e, err := journal.UnmarshalEntry(r.Data)
			if err != nil {
				f.t.Fatal(err)
			}
			if e.Kind != table.Drew {
				return true
			}
			if left--; left >= 0 {
				return true
			}
			done = true
			e.Drawn.Got = (e.Drawn.Got + 1) % e.Drawn.N
			if r.Data, err = journal.MarshalEntry(&e); err != nil {
				f.t.Fatal(err)
			}
			return true
		})
		return done
	}
}

// middle is a record in the middle of an evening.
const middle = "(SELECT max(seq) / 2 FROM record)"

// chosen is a seed or hash that a forger has chosen.
var chosen = chance.Seed{1, 2, 3}

// forgeries change an evening; each reports whether the evening had anything to change so. The first are by somebody who can write
// to the files, the others, from "another outcome" on, by somebody who has the key of the house as well.
var forgeries = []struct {
	name   string
	signed bool
	forge  func(*forged) bool
}{
	{"another word in a record", false, func(f *forged) bool {
		return f.exec(`UPDATE record SET line = CAST(replace(line, '"kind"', '"kinn"') AS BLOB) WHERE seq = ` + middle)
	}},
	{"a larger amount in a record", false, func(f *forged) bool {
		return f.exec(`UPDATE record SET line = CAST(replace(line, '"amount":', '"amount":1') AS BLOB) WHERE instr(line, '"amount":')`)
	}},
	{"a record less", false, func(f *forged) bool { return f.exec("DELETE FROM record WHERE seq = " + middle) }},
	{"the last records are gone", false, func(f *forged) bool {
		return f.exec("DELETE FROM record WHERE seq >= (SELECT max(size) FROM checkpoint) - 3")
	}},
	{"two records in each other's places", false, func(f *forged) bool {
		return f.exec("UPDATE record SET seq = -1 WHERE seq = "+middle) && f.exec("UPDATE record SET seq = seq - 1 WHERE seq = "+middle+" + 1") &&
			f.exec("UPDATE record SET seq = "+middle+" + 1 WHERE seq = -1")
	}},
	{"other hashes beside a record", false, func(f *forged) bool {
		return f.exec("UPDATE record SET hashes = zeroblob(length(hashes)) WHERE seq = " + middle)
	}},
	{"a record of another table", false, func(f *forged) bool { return f.exec("UPDATE record SET tbl = 'nowhere' WHERE seq = " + middle) }},
	{"a record at another place of its table", false, func(f *forged) bool {
		return f.exec("UPDATE record SET at = at + 1 WHERE seq = " + middle)
	}},
	{"a checkpoint of other records", false, func(f *forged) bool {
		return f.exec("UPDATE checkpoint SET note = (SELECT note FROM checkpoint ORDER BY size LIMIT 1) " +
			"WHERE size = (SELECT max(size) FROM checkpoint) AND size > (SELECT min(size) FROM checkpoint)")
	}},
	{"a checkpoint of another size", false, func(f *forged) bool {
		return f.exec("UPDATE checkpoint SET size = size - 1 WHERE size = (SELECT max(size) FROM checkpoint)")
	}},
	{"a checkpoint without its signature", false, func(f *forged) bool {
		return f.exec("UPDATE checkpoint SET note = substr(note, 1, length(note) - 8) || 'AAAAAA=' || char(10)")
	}},
	{"another checkpoint beside the database", false, func(f *forged) bool {
		return f.file("checkpoint.last", func(s string) string { return strings.Replace(s, "\n", "\n1", 1) })
	}},
	{"the key of somebody else", false, func(f *forged) bool {
		_, public, err := note.GenerateKey(strings.NewReader(strings.Repeat("k", 64)), "casino.example/log")
		if err != nil {
			f.t.Fatal(err)
		}
		return f.file("checkpoint.pub", func(string) string { return public + "\n" })
	}},
	{"more money in a transfer", false, func(f *forged) bool {
		return f.exec("UPDATE transfer SET amount = amount + 100 WHERE id = (SELECT max(id) / 2 FROM transfer)")
	}},
	{"a transfer less", false, func(f *forged) bool {
		return f.exec("DELETE FROM transfer WHERE id = (SELECT max(id) / 2 FROM transfer)")
	}},
	{"a transfer to somebody else", false, func(f *forged) bool {
		return f.exec("UPDATE transfer SET target = 'player:nobody' WHERE id = (SELECT max(id) FROM transfer WHERE state = 0)")
	}},
	{"a transfer that never happened", false, func(f *forged) bool {
		return f.exec("INSERT INTO transfer SELECT id + 1, record, source, target, 100, 0, 0, memo FROM transfer ORDER BY id DESC LIMIT 1")
	}},
	{"a transfer that still waits", false, func(f *forged) bool {
		return f.exec("UPDATE transfer SET state = 1 WHERE id = (SELECT max(id) FROM transfer WHERE state = 0)")
	}},
	{"more money on an account", false, func(f *forged) bool {
		return f.exec("UPDATE balance SET posted = posted + 100 WHERE account = (SELECT max(account) FROM balance)")
	}},
	{"an account that nobody opened", false, func(f *forged) bool { return f.exec("INSERT INTO balance VALUES ('player:nobody', 100, 0)") }},
	{"an account less", false, func(f *forged) bool {
		return f.exec("DELETE FROM balance WHERE account = (SELECT max(account) FROM balance WHERE posted != 0)")
	}},
	{"somebody is forgotten and no record says so", false, func(f *forged) bool {
		return f.exec(`UPDATE person SET data = CAST(json_set(data, '$.forgotten', '2026-01-01T00:00:00Z') AS BLOB) ` +
			`WHERE id = (SELECT max(id) FROM person)`)
	}},

	{"another outcome", true, another(5)},
	{"another first outcome", true, another(0)},
	{"another ball", true, nth(system.KindDraw, 0, func(_ *journal.Record, d *system.Draw) { d.Places[19] = (d.Places[19] + 1) % 61 })},
	{"another seed", true, nth(journal.KindReveal, 0, func(_ *journal.Record, d *journal.Reveal) { d.Seeds[0] = chosen.String() })},
	{"a seed that is never revealed", true, without(journal.KindReveal, 0)},
	{"a commitment to another seed", true, nth(journal.KindCommit, 0, func(r *journal.Record, d *journal.Commit) {
		d.Hash = journal.LeafOf(r.Table, d.Round, chosen).String()
	})},
	{"a seed that nobody committed to", true, without(journal.KindCommit, 0)},
	{"a round that is chained to another", true, nth(journal.KindCommit, 1, func(_ *journal.Record, d *journal.Commit) {
		d.Chain = journal.Digest(chosen).String()
	})},
	{"another series of seeds", true, nth(journal.KindSeries, 0, func(_ *journal.Record, d *journal.Series) {
		d.Root = journal.Digest(chosen).String()
	})},
	{"a series that begins elsewhere", true, nth(journal.KindSeries, 0, func(_ *journal.Record, d *journal.Series) { d.First++ })},
	{"a series that is not committed to", true, without(journal.KindSeries, 0)},
	{"another cut", true, nth(journal.KindCut, 0, func(_ *journal.Record, d *journal.Cut) { d.Hash = journal.Digest(chosen).String() })},
	{"a cut that is opened otherwise", true, nth(journal.KindOpen, 0, func(_ *journal.Record, d *journal.Opening) {
		d.Secret = chosen.String()
	})},
	{"a cut that is left out", true, without(journal.KindCut, 0)},
	{"a cut whose opening is left out", true, without(journal.KindOpen, 0)},
	{"wagers that were never closed", true, without(journal.KindNoMoreBets, 0)},
	{"another value of the beacon", true, nth(journal.KindBeacon, 0, func(_ *journal.Record, d *journal.BeaconSpoke) {
		d.Value = strings.Repeat("ab", len(d.Value)/2)
	})},
}

// shortest are evenings of few records: keno, a tournament, and people who come and go.
var shortest = []string{"keno-mixed", "people", "tournament-hold-em", "keno", "big-six"}

// TestBothVerifiersFindForgeries changes evenings of releases in every way that is listed, and has the audit and the second verifier
// look at each: both find it. The short form tries each forgery at the shortest evening that has anything to change so; the long
// one at all of the shortest, and at every other evening a part of them.
func TestBothVerifiersFindForgeries(t *testing.T) {
	names, err := Names(filepath.Join(released, firstVersion))
	if err != nil {
		t.Fatal(err)
	}
	whole := map[string]string{} // the directories of evenings that nobody has changed
	unpacked := func(t *testing.T, name string) string {
		if whole[name] == "" {
			packed, err := os.ReadFile(filepath.Join(released, firstVersion, name+packedFile))
			dir := scratch(t)
			if err := errors.Join(err, Unpack(packed, dir)); err != nil {
				t.Fatal(err)
			}
			whole[name] = dir
		}
		return whole[name]
	}
	try := func(t *testing.T, n int, name string) bool {
		f := &forged{t, scratch(t)}
		if err := os.CopyFS(f.dir, os.DirFS(unpacked(t, name))); err != nil {
			t.Fatal(err)
		}
		c := forgeries[n]
		if !c.forge(f) {
			return false
		}
		found := auditFaults(t, f.dir)
		if len(found) == 0 {
			t.Errorf("%s, %s: the audit does not find it", name, c.name)
		}
		if c.signed && slices.ContainsFunc(found, func(x audit.Fault) bool { return x.Matter == audit.Hashes || x.Matter == audit.Signatures }) {
			t.Errorf("%s, %s: the hashes and signatures are not in order: %v", name, c.name, found[0].String())
		}
		if len(secondFaults(t, f.dir)) == 0 {
			t.Errorf("%s, %s: the second verifier does not find it", name, c.name)
		}
		return true
	}
	kinds := map[string]bool{}
	for _, name := range shortest {
		f := &forged{t, scratch(t)}
		if err := os.CopyFS(f.dir, os.DirFS(unpacked(t, name))); err != nil {
			t.Fatal(err)
		}
		f.signed(func(*journal.Record) bool { return true })
		if found := append(secondFaults(t, f.dir), sentences(auditFaults(t, f.dir))...); len(found) > 0 {
			t.Fatalf("%s is written anew as it was, and %s", name, found[0])
		}
		for n, c := range forgeries {
			if testing.Short() && kinds[c.name] {
				continue
			}
			kinds[c.name] = try(t, n, name) || kinds[c.name]
		}
	}
	for _, c := range forgeries {
		if !kinds[c.name] {
			t.Errorf("%s: no evening has anything to change so", c.name)
		}
	}
	if testing.Short() {
		return
	}
	for i, path := range names {
		name := filepath.Base(path)
		if slices.Contains(shortest, name) {
			continue
		}
		for n := i % 6; n < len(forgeries); n += 6 {
			try(t, n, name)
		}
		os.RemoveAll(whole[name])
	}
}

// auditFaults are what the audit finds.
func auditFaults(t *testing.T, dir string) (list []audit.Fault) {
	t.Helper()
	_, err := audit.Verify(context.Background(), dir, audit.Options{SeedKey: storetest.Key,
		Beacon: func(journal.BeaconChain) (journal.Beacon, error) { return audittest.Beacon{}, nil },
		Fault:  func(f audit.Fault) { list = append(list, f) }})
	if err != nil { // it cannot be opened: that is a finding as well
		list = append(list, audit.Fault{Matter: audit.Database, Text: err.Error()})
	}
	return list
}

func sentences(faults []audit.Fault) (list []string) {
	for _, f := range faults {
		list = append(list, f.String())
	}
	return list
}

// secondFaults are what the second verifier finds.
func secondFaults(t *testing.T, dir string) (list []string) {
	t.Helper()
	out, err := exec.Command("python3", filepath.Join("..", "..", "python", "verify.py"), dir, "--json").Output()
	var failed *exec.ExitError
	if errors.As(err, &failed) && failed.ExitCode() == 2 {
		return []string{string(failed.Stderr)} // it says that it cannot verify that
	}
	if err != nil && (failed == nil || failed.ExitCode() != 1) {
		t.Fatalf("the second verifier (tools/python installs Python where it can): %v", err)
	}
	var said struct{ Faults []struct{ Text string } }
	if err := json.Unmarshal(out, &said); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	for _, f := range said.Faults {
		list = append(list, f.Text)
	}
	return list
}

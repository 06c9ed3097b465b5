package audit

import (
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/audit/audittest"
	"boardwalk/internal/postgrestest"
	"boardwalk/journal"
	"boardwalk/store"
)

// wingForger has the database of a divided house and its key, and can write another history.
type wingForger struct {
	t      *testing.T
	db     *sql.DB
	base   string // the schema of the hall
	signer note.Signer
	key    note.Verifier
}

func newWingForger(t *testing.T, dir string) *wingForger {
	t.Helper()
	f := &wingForger{t: t}
	var err error
	if f.signer, f.key, err = journal.Key(dir, ""); err != nil {
		t.Fatal(err)
	}
	f.db, f.base = databaseOf(t, dir)
	return f
}

// databaseOf opens the database of a house in PostgreSQL, and returns the schema of its hall.
func databaseOf(t *testing.T, dir string) (db *sql.DB, base string) {
	t.Helper()
	address, err := os.ReadFile(filepath.Join(dir, "postgres.address"))
	if err != nil {
		t.Fatal(err)
	}
	if db, err = sql.Open("pgx", strings.TrimSpace(string(address))); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	if err := db.QueryRow(`SELECT current_schema()`).Scan(&base); err != nil {
		t.Fatal(err)
	}
	return db, base
}

func (f *wingForger) exec(text string, args ...any) {
	f.t.Helper()
	if _, err := f.db.Exec(text, args...); err != nil {
		f.t.Fatal(err)
	}
}

func (f *wingForger) texts(query string) (list []string) {
	f.t.Helper()
	rows, err := f.db.Query(query)
	if err != nil {
		f.t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var text string
		if err := rows.Scan(&text); err != nil {
			f.t.Fatal(err)
		}
		list = append(list, text)
	}
	return list
}

// rewrite writes a log anew, with its hashes and checkpoints. Edit may change each record; it is called in the order of the log with the
// heads of the log before that record. What is returned is the heads at all sizes.
func (f *wingForger) rewrite(shard int, edit func(r *journal.Record, heads []tlog.Hash)) []tlog.Hash {
	f.t.Helper()
	in := f.base + "."
	if shard > 0 {
		in = fmt.Sprintf("%s_%d.", f.base, shard)
	}
	var log journal.Log
	heads := []tlog.Hash{log.Head()}
	for _, line := range f.texts(`SELECT convert_from(line, 'UTF8') FROM ` + in + `record ORDER BY seq`) {
		r, err := journal.Parse([]byte(line))
		if err != nil {
			f.t.Fatal(err)
		}
		edit(&r, heads)
		anew, err := r.Line()
		if err != nil {
			f.t.Fatal(err)
		}
		var beside []byte
		for _, h := range log.Append(anew) {
			beside = append(beside, h[:]...)
		}
		f.exec(`UPDATE `+in+`record SET line = $1, hashes = $2 WHERE seq = $3`, anew, beside, int64(r.Seq))
		heads = append(heads, log.Head())
	}
	signer := journal.SignerOf(f.signer, shard)
	for _, signed := range f.texts(`SELECT note FROM ` + in + `checkpoint`) {
		c, err := journal.ParseCheckpoint(signed)
		if err != nil {
			f.t.Fatal(err)
		}
		c.Head = heads[c.Size]
		anew, err := note.Sign(&note.Note{Text: c.Text()}, signer)
		if err != nil {
			f.t.Fatal(err)
		}
		f.exec(`UPDATE `+in+`checkpoint SET note = $1 WHERE size = $2`, string(anew), c.Size)
	}
	return heads
}

// signHeads signs heads anew, of a hall and a wing that were written anew, and returns them.
func (f *wingForger) signHeads(number int64, hall []tlog.Hash, wing int, of []tlog.Hash) string {
	f.t.Helper()
	list := f.texts(fmt.Sprintf(`SELECT note FROM %s.heads WHERE number = %d`, f.base, number))
	h, err := journal.OpenHeads(list[0], f.key)
	if err != nil {
		f.t.Fatal(err)
	}
	if hall != nil {
		h.Logs[0].Hash = hall[h.Logs[0].Size]
	}
	h.Logs[wing].Hash = of[h.Logs[wing].Size]
	signed, err := journal.SignHeads(h, f.signer)
	if err != nil {
		f.t.Fatal(err)
	}
	f.exec(`UPDATE `+f.base+`.heads SET note = $1 WHERE number = $2`, signed, number)
	return signed
}

// rewriteAll writes the hall and all heads anew for a wing that was written anew. Say may change what the hall records.
func (f *wingForger) rewriteAll(wing int, of []tlog.Hash, say func(*journal.HeadsSigned)) {
	f.t.Helper()
	number := int64(0)
	hall := f.rewrite(0, func(r *journal.Record, hall []tlog.Hash) {
		var said journal.HeadsSigned
		if r.Kind != journal.KindHeads {
			return
		}
		if err := r.Read(&said); err != nil {
			f.t.Fatal(err)
		}
		for number < said.Number {
			number++
			said.Hash = journal.HashOfHeads(f.signHeads(number, hall, wing, of))
		}
		say(&said)
		r.Data, _ = journal.Data(said)
	})
	for last := f.lastHeads(); number < last; {
		number++
		f.signHeads(number, hall, wing, of)
	}
}

// forgetRecordedHeads makes the house one of a program that records no heads. In the evening of these tests they are the last records of
// the hall.
func (f *wingForger) forgetRecordedHeads() {
	f.t.Helper()
	var left journal.Log
	for _, line := range f.texts(`SELECT convert_from(line, 'UTF8') FROM ` + f.base + `.record ORDER BY seq`) {
		if r, err := journal.Parse([]byte(line)); err != nil {
			f.t.Fatal(err)
		} else if r.Kind == journal.KindHeads {
			break
		}
		left.Append([]byte(line))
	}
	f.exec(`DELETE FROM `+f.base+`.record WHERE seq >= $1`, left.Size())
	f.exec(`DELETE FROM `+f.base+`.checkpoint WHERE size > $1`, left.Size())
	for number := int64(1); number <= f.lastHeads(); number++ {
		h, err := journal.OpenHeads(f.texts(fmt.Sprintf(`SELECT note FROM %s.heads WHERE number = %d`, f.base, number))[0], f.key)
		if err != nil {
			f.t.Fatal(err)
		}
		if h.Logs[0].Size > left.Size() {
			h.Logs[0] = journal.Head{Size: left.Size(), Hash: left.Head()}
		}
		signed, err := journal.SignHeads(h, f.signer)
		if err != nil {
			f.t.Fatal(err)
		}
		f.exec(`UPDATE `+f.base+`.heads SET note = $1 WHERE number = $2`, signed, number)
	}
}

// lastHeads returns the number of the last heads.
func (f *wingForger) lastHeads() (number int64) {
	f.t.Helper()
	if err := f.db.QueryRow(`SELECT MAX(number) FROM ` + f.base + `.heads`).Scan(&number); err != nil {
		f.t.Fatal(err)
	}
	return number
}

// alsoInFiles writes what is signed last into the files beside the keys, as the database now has it, until the test puts the
// database back. Whoever can sign can write them too.
func (f *wingForger) alsoInFiles(dir string, do func()) {
	f.t.Helper()
	names, err := filepath.Glob(filepath.Join(dir, "checkpoint.last*"))
	if err != nil || len(names) == 0 {
		f.t.Fatal(names, err)
	}
	for _, name := range append(names, filepath.Join(dir, "heads.last")) {
		was, err := os.ReadFile(name)
		if err != nil {
			f.t.Fatal(err)
		}
		last := `SELECT note FROM ` + f.base + `.heads ORDER BY number DESC LIMIT 1`
		if _, shard, ok := strings.Cut(filepath.Base(name), "checkpoint.last"); ok {
			last = `SELECT note FROM ` + f.base + strings.Replace(shard, ".", "_", 1) + `.checkpoint ORDER BY size DESC LIMIT 1`
		}
		if err := os.WriteFile(name, []byte(f.texts(last)[0]), 0o600); err != nil {
			f.t.Fatal(err)
		}
		defer func() {
			if err := os.WriteFile(name, was, 0o600); err != nil {
				f.t.Fatal(err)
			}
		}()
	}
	do()
}

// TestAForgerOfAWingIsFound writes the log of a wing anew with everything that vouches for it. What is left to whoever audits is what the
// hall has on record, and a checkpoint of the hall that a witness has kept.
func TestAForgerOfAWingIsFound(t *testing.T) {
	dir := postgrestest.Dir(t)
	const shards = 2
	if err := audittest.Divided(dir, shards, 2, "craps", "blackjack"); err != nil {
		t.Fatal(err)
	}
	f := newWingForger(t, dir)
	witnessed := f.texts(`SELECT note FROM ` + f.base + `.checkpoint ORDER BY size DESC LIMIT 1`)[0]
	r, found := audited(t, dir, witnessed)
	if found != "" {
		t.Fatal(found)
	}
	if r.Recorded < 2 || len(r.Proven) != shards+1 {
		t.Errorf("a checkpoint of the hall proves %+v of %d heads on record", r.Proven, r.Recorded)
	}
	first := f.texts(`SELECT note FROM ` + f.base + `.checkpoint ORDER BY size LIMIT 1`)[0]
	if r, _ := audited(t, dir, first); len(r.Proven) != 1 {
		t.Errorf("before any heads were on record the hall proves its own records: %+v", r.Proven)
	}
	wing := store.ShardOf("craps", shards)
	forged := int64(0) // a record that no order came with, so that nothing else tells of its time
	if err := f.db.QueryRow(fmt.Sprintf(`SELECT MAX(seq) FROM %s_%d.record `+
		`WHERE tbl = 'craps' AND position('"key"' IN convert_from(line, 'UTF8')) = 0`,
		f.base, wing)).Scan(&forged); err != nil {
		t.Fatal(err)
	}
	another := func(r *journal.Record, _ []tlog.Hash) {
		if int64(r.Seq) == forged {
			r.Time = r.Time.Add(time.Nanosecond)
		}
	}
	last := f.lastHeads()
	undo(t, f.db, f.base, ``, func() {
		of := f.rewrite(wing, another)
		for number := int64(1); number <= last; number++ {
			f.signHeads(number, nil, wing, of)
		}
		if _, found := audited(t, dir); !strings.Contains(found, "were changed: they are not those that it says were signed") {
			t.Errorf("the hall's records are as they were: %q", found)
		}
	})
	undo(t, f.db, f.base, ``, func() {
		f.rewriteAll(wing, f.rewrite(wing, another), func(*journal.HeadsSigned) {})
		f.alsoInFiles(dir, func() {
			if _, found := audited(t, dir); found != "" {
				t.Errorf("the test itself: a forgery with all signatures in order is %q", found)
			}
			if _, found := audited(t, dir, witnessed); !strings.Contains(found, "that was brought is of another history") {
				t.Errorf("whoever has a checkpoint of the hall finds %q", found)
			}
		})
	})
	undo(t, f.db, f.base, ``, func() {
		same := f.rewrite(wing, func(*journal.Record, []tlog.Hash) {})
		var before *journal.HeadsSigned
		f.rewriteAll(wing, same, func(said *journal.HeadsSigned) {
			if before != nil {
				*said = *before
			}
			before = said
		})
		if _, found := audited(t, dir); !strings.Contains(found, "are recorded after the heads") {
			t.Errorf("heads are on record twice: %q", found)
		}
	})
	undo(t, f.db, f.base, `DELETE FROM heads`, func() {
		if _, found := audited(t, dir); !strings.Contains(found, "which it says were signed, are missing") {
			t.Errorf("heads on record are missing: %q", found)
		}
	})
	undo(t, f.db, f.base, ``, func() {
		f.forgetRecordedHeads()
		f.alsoInFiles(dir, func() {
			if r, found := audited(t, dir); found != "" || r.Recorded != 0 || r.Heads == 0 {
				t.Errorf("a house from before heads were recorded: %+v %q", r, found)
			}
		})
	})
}

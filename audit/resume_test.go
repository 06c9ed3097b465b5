package audit

import (
	"context"
	"database/sql"
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/audit/audittest"
	"boardwalk/journal"
	"boardwalk/store"
	"boardwalk/store/storetest"
)

// TestAnAuditGoesOnFromACheckpoint verifies a house of several days from each of its checkpoints: there is no fault, and only
// the last days are read.
func TestAnAuditGoesOnFromACheckpoint(t *testing.T) {
	dir := severalDays(t)
	whole := verifiedFrom(t, dir, "", nil)
	notes := notesOf(t, dir)
	fewest := whole.Records
	for _, note := range notes {
		r := verifiedFrom(t, dir, note, nil)
		c, err := journal.ParseCheckpoint(note)
		if err != nil {
			t.Fatal(err)
		}
		if r.Faults > 0 || r.Resumed+r.Records != whole.Records || r.Resumed > c.Size || r.Transfers != whole.Transfers || r.Last != whole.Last {
			t.Errorf("from %d records: %+v", c.Size, r)
		}
		fewest = min(fewest, r.Records)
	}
	if fewest > whole.Records/2 {
		t.Errorf("at best %d of %d records are read", fewest, whole.Records)
	}
}

// TestWhatAnAuditFindsThatGoesOn changes the data of a house, and has an audit go on from its last checkpoint but one.
func TestWhatAnAuditFindsThatGoesOn(t *testing.T) {
	dir := severalDays(t)
	notes := notesOf(t, dir)
	from := notes[len(notes)-2]
	c, _ := journal.ParseCheckpoint(from)
	changed := func(who, rows string) string { // one of the records of ann
		return `UPDATE record SET line = CAST(replace(line, '"who":"ann"', '"who":"` + who + `"') AS BLOB)
			WHERE seq = (SELECT ` + rows + ` AND instr(line, CAST('"who":"ann"' AS BLOB)) > 0)`
	}
	for _, x := range []struct{ name, statement, want string }{
		{"a record after it", changed("bob", "max(seq) FROM record WHERE tbl <> ''"), "was changed"},
		{"a record of the house before it", changed("eve", "min(seq) FROM record WHERE tbl = ''"), "was changed since"},
		{"its hash too", `UPDATE record SET hashes = zeroblob(length(hashes)) WHERE seq = (SELECT max(seq) FROM record) - 1`, "hash"},
		{"a balance", `UPDATE balance SET posted = posted + 100 WHERE account = 'player/ann'`, "by the transfers"},
		{"an old transfer", `DELETE FROM transfer WHERE id = 2`, "transfer"},
	} {
		other := copyDir(t, dir)
		db, err := sql.Open("sqlite", filepath.Join(other, "boardwalk.db"))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := db.Exec(x.statement); err != nil {
			t.Fatal(err)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		var found []string
		r := verifiedFrom(t, other, from, &found)
		if text := strings.Join(found, "\n"); !strings.Contains(text, x.want) {
			t.Errorf("%s, from %d records: %d faults: %s", x.name, c.Size, r.Faults, text)
		}
	}
}

// TestACheckpointOfAnotherHistory: an audit that is to go on from it verifies everything, and says so.
func TestACheckpointOfAnotherHistory(t *testing.T) {
	dir := severalDays(t)
	signer, _, err := journal.Key(dir, "")
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	c, err := journal.ParseCheckpoint(notesOf(t, dir)[0])
	if err != nil {
		t.Fatal(err)
	}
	c.Size--
	signed, err := note.Sign(&note.Note{Text: c.Text()}, signer)
	if err != nil {
		t.Fatal(err)
	}
	r := verifiedFrom(t, dir, string(signed), &found)
	if text := strings.Join(found, "\n"); r.Resumed != 0 || !strings.Contains(text, "of another history") {
		t.Errorf("%+v %v", r, found)
	}
}

// severalDays is a house that was open on three days.
func severalDays(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "data")
	games := []string{"craps", "blackjack", "hold-em"}
	if err := audittest.Evening(dir, 6, games...); err != nil {
		t.Fatal(err)
	}
	for _, day := range []int{3, 6} {
		if _, err := audittest.PlayOn(dir, day, 4, games); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// notesOf returns the checkpoints of a house.
func notesOf(t *testing.T, dir string) (notes []string) {
	t.Helper()
	s, err := store.Examine(context.Background(), dir)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for _, row := range keep(t, dataOf(s).checkpoints) {
		notes = append(notes, row.note)
	}
	return notes
}

// verifiedFrom verifies a house from a checkpoint. Faults fail the test, unless they are asked for.
func verifiedFrom(t *testing.T, dir, from string, found *[]string) Report {
	t.Helper()
	r, err := Verify(context.Background(), dir, Options{SeedKey: storetest.Key, From: from, Fault: func(f Fault) {
		if found == nil {
			t.Error(f.String())
		} else {
			*found = append(*found, f.String())
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestTheEndOfARound: it is before the commitment to the next round, and after everything that the table told of it.
func TestTheEndOfARound(t *testing.T) {
	dir := severalDays(t)
	ctx := context.Background()
	for _, table := range []string{"craps", "blackjack"} {
		n, err := EndOf(ctx, dir, table, 2)
		if err != nil {
			t.Fatal(err)
		}
		r, err := Rebuild(ctx, dir, table, 2, Everybody)
		if err != nil {
			t.Fatal(err)
		}
		if last := r.Steps[len(r.Steps)-1].Record; last >= n {
			t.Errorf("%s: the round is over after %d records, and record %d is of it", table, n, last)
		}
		next, err := Rebuild(ctx, dir, table, 3, Everybody)
		if err != nil {
			t.Fatal(err)
		}
		if first := next.Steps[0].Record; first != n {
			t.Errorf("%s: the round is over after %d records, and the next begins with record %d", table, n, first)
		}
	}
	for _, c := range []struct {
		table string
		round uint64
	}{{"nowhere", 1}, {"craps", 1000}} {
		if _, err := EndOf(ctx, dir, c.table, c.round); !errors.Is(err, ErrNoRound) {
			t.Errorf("%+v: %v", c, err)
		}
	}
}

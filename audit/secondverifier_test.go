package audit

import (
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/store/schema"
)

// second is what the second verifier, python/verify.py, finds in data. It shares no line with this program.
type second struct {
	Records, Vouched, Checkpoints, Seeds, Draws, Open int64
	Faults                                            []struct {
		Record int64
		Text   string
	}
}

// runSecond has the second verifier verify a directory.
func runSecond(t testing.TB, dir string) (s second) {
	t.Helper()
	out, err := exec.Command("python3", filepath.Join("..", "python", "verify.py"), dir, "--json").Output()
	var failed *exec.ExitError
	if errors.As(err, &failed) && failed.ExitCode() == 1 { // it found faults
		err = nil
	}
	if errors.Is(err, exec.ErrNotFound) {
		t.Fatal("the second verifier needs Python 3: tools/python installs it where it can")
	}
	if err != nil {
		t.Fatalf("%v: %s", err, failed.Stderr)
	}
	if err := json.Unmarshal(out, &s); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return s
}

// secondFaults writes data into a directory as a house keeps it, and returns what the second verifier finds wrong with it.
func (k *kept) secondFaults(t testing.TB, public []byte) []string {
	t.Helper()
	dir := t.TempDir()
	steps, err := schema.SQLite()
	if err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite", filepath.Join(dir, "boardwalk.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	do := func(query string, values ...any) {
		if err == nil {
			_, err = db.Exec(query, values...)
		}
	}
	do("PRAGMA synchronous = OFF")
	do(steps[0].SQL)
	do("BEGIN")
	for _, r := range k.records {
		do("INSERT OR REPLACE INTO record VALUES (?, ?, ?, ?, ?)", r.seq, r.table, r.at, r.line, r.hashes)
	}
	for _, c := range k.checkpoints {
		do("INSERT OR REPLACE INTO checkpoint VALUES (?, ?)", c.size, c.note)
	}
	for _, x := range k.transfers {
		do("INSERT OR REPLACE INTO transfer VALUES (?, ?, ?, ?, ?, ?, ?, ?)", x.id, x.record, string(x.From), string(x.To), int64(x.Amount),
			int64(x.State), int64(x.Of), x.Memo)
	}
	for _, b := range k.balances {
		do("INSERT OR REPLACE INTO balance VALUES (?, ?, ?)", string(b.account), int64(b.held.Posted), int64(b.held.Reserved))
	}
	do("COMMIT")
	if err := errors.Join(err, db.Close(), os.WriteFile(filepath.Join(dir, "checkpoint.pub"), public, 0o600)); err != nil {
		t.Fatal(err)
	}
	var faults []string
	for _, f := range runSecond(t, dir).Faults {
		faults = append(faults, fmt.Sprintf("record %d %s", f.Record, f.Text))
	}
	return faults
}

// newKey gives data another key, under which it is signed anew, and returns its public half.
func (k *kept) newKey(t testing.TB) []byte {
	t.Helper()
	dir := t.TempDir()
	var err error
	if k.signer, k.key, err = journal.Key(dir, "second.example/log"); err != nil {
		t.Fatal(err)
	}
	public, err := os.ReadFile(filepath.Join(dir, "checkpoint.pub"))
	if err != nil {
		t.Fatal(err)
	}
	return public
}

// TestTheSecondVerifierFindsForgeries has the second verifier look at what forgers with the house's key wrote: it finds every
// one that is about seeds, cuts and outcomes, but for those that only the rules can tell.
func TestTheSecondVerifierFindsForgeries(t *testing.T) {
	t.Parallel()
	onlyByRules := map[string]bool{
		"a seed that is revealed late": true, // when a round is over follows from the rules
	}
	tried := 0
	for _, c := range forgeries {
		if c.m != Draws && c.m != Seeds || onlyByRules[c.name] {
			continue
		}
		if tried++; testing.Short() && tried%3 != 1 {
			continue
		}
		k := eveningOf(t, c.game, 2)
		public := k.newKey(t)
		k.forge(t, func(*journal.Record) bool { return true })
		if tried == 1 {
			if faults := k.secondFaults(t, public); len(faults) > 0 {
				t.Fatalf("nothing is forged: %s", faults)
			}
		}
		k.forge(t, c.edit(t))
		if faults := k.secondFaults(t, public); len(faults) == 0 {
			t.Errorf("%s: not found", c.name)
		}
	}
	if tried < 25 {
		t.Errorf("only %d forgeries are about seeds and outcomes", tried)
	}
}

// TestTheSecondVerifierFindsChanges changes one bit at random, many times: in a line, a hash, a checkpoint, an amount.
func TestTheSecondVerifierFindsChanges(t *testing.T) {
	t.Parallel()
	will := chance.NewFast(3, 5)
	times := 40
	if testing.Short() {
		times = 8
	}
	for n := range times {
		k := eveningOf(t, []string{"craps", "blackjack"}[n%2], 1)
		public := k.newKey(t)
		k.forge(t, func(*journal.Record) bool { return true })
		what := ""
		switch n % 8 {
		case 0, 1, 2:
			r := pick(k.records, will)
			r.line = flip(r.line, will)
			what = string(r.line)
		case 3:
			r := pick(k.records, will)
			r.hashes = flip(r.hashes, will)
			what = fmt.Sprint("the hashes of record ", r.seq)
		case 4:
			c := pick(k.checkpoints, will)
			c.note = flipText(c.note, will)
			what = c.note
		case 5:
			i := will.Draw(len(k.records) - 1)
			k.records = without(k.records, i)
			what = fmt.Sprint("without record ", i)
		case 6:
			x := pick(k.transfers, will)
			x.Amount++
			what = "an amount of " + x.String()
		case 7:
			b := pick(k.balances, will)
			b.held.Posted++
			what = "a balance of " + string(b.account)
		}
		if faults := k.secondFaults(t, public); len(faults) == 0 {
			t.Errorf("not found: %s", what)
		}
	}
}

// TestWhatTheSecondVerifierCannotReadIsOneSentence: no house, no key and no database are each said in a line, with status 2.
func TestWhatTheSecondVerifierCannotReadIsOneSentence(t *testing.T) {
	t.Parallel()
	noKey, noDatabase := t.TempDir(), t.TempDir()
	noise := "this is no database, and longer than a hundred bytes" + strings.Repeat(".", 100)
	for dir, text := range map[string]string{noKey: "", noDatabase: noise} {
		if err := os.WriteFile(filepath.Join(dir, "boardwalk.db"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if _, _, err := journal.Key(noDatabase, "second.example/log"); err != nil {
		t.Fatal(err)
	}
	for dir, want := range map[string]string{
		t.TempDir(): "has no boardwalk.db", noKey: "has no checkpoint.pub", noDatabase: "verify: the database cannot be read",
	} {
		secondRefuses(t, dir, want)
	}
}

// secondRefuses has the second verifier look at what it cannot read, which it must say in one line.
func secondRefuses(t *testing.T, dir, want string) {
	t.Helper()
	out, err := exec.Command("python3", filepath.Join("..", "python", "verify.py"), dir).CombinedOutput()
	var failed *exec.ExitError
	if !errors.As(err, &failed) || failed.ExitCode() != 2 || !strings.Contains(string(out), want) || strings.Count(string(out), "\n") != 1 {
		t.Errorf("%v: %s", err, out)
	}
}

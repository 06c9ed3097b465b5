package store

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"boardwalk/internal/postgrestest"
	"boardwalk/ledger"
)

// pause has a store no longer renew its lease, as if its process stood still.
func pause(s *Store) { s.engine.(*postgres).node.leases.end() }

// besides returns the directory of another node of a house, which has the keys of the house.
func besides(t testing.TB, dir string) string {
	t.Helper()
	other := t.TempDir()
	for _, name := range []string{"checkpoint.key", "checkpoint.pub", addressName} {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(other, name), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return other
}

func TestOneNodeWritesAndTheNextTakesOver(t *testing.T) {
	dir := postgrestest.Dir(t)
	first := open(t, dir)
	add(t, first, gift("ada", 500))
	opened := make(chan *Store, 1)
	go func() {
		s, err := Open(besides(t, dir), SealedBy(testKey))
		if err != nil {
			t.Error(err)
		}
		opened <- s
	}()
	select {
	case <-opened:
		t.Fatal("two nodes have one house")
	case <-time.After(3 * leaseFor / 2): // the first renews meanwhile
	}
	add(t, first, gift("ada", 1))
	pause(first)
	second := <-opened
	if second == nil {
		return
	}
	defer second.Close()
	if got := second.Held(ledger.Player("ada")); got.Posted != 501 {
		t.Errorf("the next node finds %v", got)
	}
	if _, err := first.Append(gift("ada", 1000)); !errors.Is(err, errOvertaken) {
		t.Errorf("a node that was overtaken writes: %v", err)
	}
	add(t, second, gift("ada", 2))
	if v := verified(t, second.Reader); v.Records != 3 {
		t.Errorf("%+v", v)
	}
	if _, err := first.Append(gift("ada", 1000)); err == nil {
		t.Error("and a second time")
	}
}

// TestANodeThatStandsStillInATransactionIsTakenOver although its transaction holds the lease.
func TestANodeThatStandsStillInATransactionIsTakenOver(t *testing.T) {
	dir := postgrestest.Dir(t)
	first := open(t, dir)
	add(t, first, gift("ada", 500))
	for _, text := range []string{`BEGIN`, `SELECT epoch FROM lease FOR SHARE`} {
		if _, err := first.conn.ExecContext(t.Context(), text); err != nil {
			t.Fatal(err)
		}
	}
	pause(first)
	opened := make(chan *Store, 1)
	go func() {
		s, err := Open(besides(t, dir), SealedBy(testKey))
		if err != nil {
			t.Error(err)
		}
		opened <- s
	}()
	select {
	case second := <-opened:
		if second != nil {
			add(t, second, gift("ada", 1))
			second.Close()
		}
	case <-time.After(20 * time.Second):
		t.Fatal("nobody can take over")
	}
}

// TestEpoch has every process that takes a house have a greater epoch.
func TestEpoch(t *testing.T) {
	dir := postgrestest.Dir(t)
	for want := int64(1); want < 4; want++ {
		s, err := Open(dir, SealedBy(testKey))
		if err != nil {
			t.Fatal(err)
		}
		if s.Epoch() != want {
			t.Errorf("epoch %d, want %d", s.Epoch(), want)
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if open(t, t.TempDir()).Epoch() != 0 {
		t.Error("a house in a directory has an epoch")
	}
	if _, err := Open(t.TempDir(), OnPostgres("postgres://boardwalk@127.0.0.1:1/postgres", "other")); !Unreachable(err) {
		t.Errorf("no database: %v", err)
	}
}

func TestAHouseThatIsClosedIsTakenAtOnce(t *testing.T) {
	dir := postgrestest.Dir(t)
	s := open(t, dir)
	add(t, s, gift("ada", 500))
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	p, err := OpenPlacement(ctx, dir)
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	if shards, err := p.Shards(ctx); err != nil || shards[0].Held() {
		t.Errorf("a house that was closed is held: %+v %v", shards, err)
	}
	s = open(t, dir)
	if s.engine.(*postgres).lease.epoch != 2 {
		t.Error("the epoch did not go up")
	}
}

func TestADatabaseThatIsAnOldCopyIsRefused(t *testing.T) {
	dir := postgrestest.Dir(t)
	s := open(t, dir)
	add(t, s, gift("ada", 500))
	add(t, s, gift("ada", 1))
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	s = open(t, dir)
	for _, text := range []string{`DELETE FROM transfer WHERE record = 1`, `DELETE FROM record WHERE seq = 1`, `DELETE FROM checkpoint`} {
		if _, err := s.db.Exec(text); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(dir); err == nil || !strings.Contains(err.Error(), "old copy") {
		t.Error(err)
	}
	at, err := postgresOf(dir)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Open(t.TempDir(), OnPostgres(at, "test")); err == nil || !strings.Contains(err.Error(), "copy checkpoint.key") {
		t.Errorf("a node without the keys: %v", err)
	}
}

func TestADatabaseThatFallsLosesNothing(t *testing.T) {
	s := postgrestest.Shared(t)
	dir := postgrestest.Dir(t)
	house := open(t, dir)
	said := 0
	for ; said < 20; said++ {
		add(t, house, gift("ada", 1))
	}
	if err := s.Down(); err != nil {
		t.Fatal(err)
	}
	if _, err := house.Append(gift("ada", 1)); err == nil {
		t.Error("something was written without a database")
	}
	select {
	case <-house.Failed():
	case <-time.After(time.Minute):
		t.Error("the store does not know that it has failed")
	}
	house.Close()
	if err := s.Up(); err != nil {
		t.Fatal(err)
	}
	house = open(t, dir)
	if got := house.Held(ledger.Player("ada")); got.Posted != 20 {
		t.Errorf("%d were acknowledged, and ada has %v", said, got)
	}
	verified(t, house.Reader)
}

func TestStatementsForPostgres(t *testing.T) {
	for given, want := range map[string]string{
		`SELECT a FROM b WHERE c = ? AND d = ?`:                           `SELECT a FROM b WHERE c = $1 AND d = $2`,
		`SELECT a FROM b WHERE c = ?1 AND d = ?2 AND e = ?1`:              `SELECT a FROM b WHERE c = $1 AND d = $2 AND e = $1`,
		`INSERT OR FAIL INTO b VALUES (?)`:                                `INSERT INTO b VALUES ($1)`,
		`SELECT a FROM b WHERE c = ? AND (d = ?2 OR e = ?2)`:              `SELECT a FROM b WHERE c = $1 AND (d = $2 OR e = $2)`,
		`SELECT a FROM b WHERE c GLOB 'player/*' AND d = CAST(''AS BLOB)`: `SELECT a FROM b WHERE c LIKE 'player/%' AND d = CAST(''AS BYTEA)`,
	} {
		if got := postgresText(given); got != want {
			t.Errorf("%s became %s", given, got)
		}
	}
}

// TestALeaseThatIsGivenBackStaysSo although a renewing was on its way meanwhile.
func TestALeaseThatIsGivenBackStaysSo(t *testing.T) {
	dir := postgrestest.Dir(t)
	n := join(t, dir, "a", InShards(1))
	s := take(t, n, 1)
	mine := s.engine.(*postgres).lease
	if err := n.Give(1); err != nil {
		t.Fatal(err)
	}
	n.leases.mu.Lock()
	n.leases.held[1] = mine // as the renewing saw it
	n.leases.mu.Unlock()
	n.leases.renew(t.Context())
	if _, err := n.Take(1); err != nil {
		t.Error(err)
	}
}

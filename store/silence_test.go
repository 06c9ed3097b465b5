package store

import (
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"testing"
	"time"

	"boardwalk/internal/cabletest"
	"boardwalk/internal/postgrestest"
	"boardwalk/ledger"
)

// TestWhoStandsStillInATransactionHoldsNobodyUp has a node stop between two statements, with its lease and
// somebody's account locked.
func TestWhoStandsStillInATransactionHoldsNobodyUp(t *testing.T) {
	dir := postgrestest.Dir(t)
	a, b := join(t, dir, "a", InShards(2)), join(t, dir, "b")
	first, other := take(t, a, 1), take(t, b, 2)
	add(t, take(t, b, 0), gift("ada", 100))
	a.leases.end()
	p := first.engine.(*postgres)
	err := first.conn.Raw(func(any) error {
		w := &writing{ctx: ctx, pipe: &pipeline{conn: p.lease.wire}}
		w.say(first.sql.begin)
		w.pipe.add(p.fence, nil, []any{1, p.lease.epoch})
		w.pipe.add(p.shared.lock, nil, []any{[]string{"player/ada"}})
		w.flush()
		return w.err
	})
	if err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	add(t, other, brings("ada", tableIn(2, 2), 10))
	for {
		if s, err := b.Take(1); err == nil {
			add(t, s, brings("ada", tableIn(1, 2), 20))
			break
		} else if !errors.As(err, new(*Taken)) || time.Since(began) > 4*leaseFor {
			t.Fatal(err)
		}
	}
	if _, err := first.Append(brings("ada", tableIn(1, 2), 30)); err == nil {
		t.Error("it writes afterwards")
	}
}

func TestWhoIsCutOffFromTheDatabaseSaysSo(t *testing.T) {
	dir := postgrestest.Dir(t)
	direct := join(t, dir, "direct", InShards(1))
	add(t, take(t, direct, 0), gift("ada", 100))
	at, err := postgresOf(dir)
	if err != nil {
		t.Fatal(err)
	}
	through, err := url.Parse(at)
	if err != nil {
		t.Fatal(err)
	}
	w := cabletest.New(t, through.Host)
	through.Host = w.Addr().String()
	behind := besides(t, dir)
	if err := os.WriteFile(filepath.Join(behind, addressName), []byte(through.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	n, err := Join(behind, Member{Name: "behind"}, SealedBy(testKey))
	if err != nil {
		t.Fatal(err)
	}
	s := take(t, n, 1)
	add(t, s, brings("ada", tableIn(1, 1), 10))
	w.Hold(true)
	answered := make(chan error, 1)
	go func() {
		_, err := s.Append(brings("ada", tableIn(1, 1), 10))
		answered <- err
	}()
	began := time.Now()
	for {
		if taken, err := direct.Take(1); err == nil {
			add(t, taken, brings("ada", tableIn(1, 1), 20))
			break
		} else if time.Since(began) > 4*leaseFor {
			t.Fatal(err)
		}
	}
	select {
	case err := <-answered:
		if !errors.Is(err, errSilent) {
			t.Error(err)
		}
	case <-time.After(8 * leaseFor):
		t.Error("whoever asked waits for ever")
	}
	w.Hold(false)
	if got := direct.Have()[1].Held(ledger.Seat(tableIn(1, 1), 1)); got.Posted != 30 {
		t.Error(fmt.Sprint(got, " is there, and 30 was acknowledged"))
	}
	_ = n.Close()
}

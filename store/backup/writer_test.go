package backup_test

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store"
	"boardwalk/store/ship"
	"boardwalk/store/storetest"
)

var ctx = context.Background()

// childDir tells a second process of this test where to write until it is killed.
const childDir = "BOARDWALK_BACKUP_CHILD"

func TestMain(m *testing.M) {
	if dir := os.Getenv(childDir); dir != "" {
		if err := write(dir, os.Getenv(childDir+"_SHIP"), os.Getenv(childDir+"_SYNC") != ""); err != nil {
			fmt.Fprintln(os.Stderr, err)
		}
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// part is the data of a record: of which batch, and of how many records that is.
type part struct{ Batch, Of int }

// batch returns a batch of records, each with a transfer, and somebody new.
func batch(n int) *store.Batch {
	of := 1 + n%4
	b := &store.Batch{People: []store.Person{{ID: fmt.Sprint("p", n), Data: make([]byte, n%3000)}}}
	for i := range of {
		data, _ := json.Marshal(part{n, of})
		b.Records = append(b.Records, journal.Record{Time: time.Now().UTC(), Table: fmt.Sprint("t", n%4), Kind: "part", Data: data})
		b.Transfers = append(b.Transfers, ledger.Transfer{From: ledger.Cage, To: ledger.Player(fmt.Sprint(n % 5)), Amount: 10, Record: uint64(i)})
	}
	return b
}

// write writes batches from several goroutines and says on standard output which are acknowledged. Now and then it waits a
// little, so that it copies its log back while nobody writes. Pages are copied back often.
func write(dir, to string, first bool) error {
	copies := 150
	if os.Getenv(childDir+"_ONE_LOG") != "" {
		copies = 1 << 20
	}
	setup := []store.Setup{storetest.Sealed, store.CopiesBackAfter(copies), store.Checkpoints(64, time.Second)}
	if to != "" {
		setup = append(setup, store.Shipping(ship.Settings{Dir: to, Sync: first}))
	}
	s, err := store.Open(dir, setup...)
	if err != nil {
		return err
	}
	size, err := s.Size(ctx)
	if err != nil {
		return err
	}
	var number atomic.Int64
	number.Store(size) // of which no batch has more than one
	var out sync.Mutex
	failed := make(chan error)
	for range 4 {
		go func() {
			for {
				n := int(number.Add(1))
				if _, err := s.Append(batch(n)); err != nil {
					failed <- err
					return
				}
				out.Lock()
				fmt.Println(n)
				out.Unlock()
				if n%97 == 0 {
					time.Sleep(5 * time.Millisecond)
				}
			}
		}()
	}
	return <-failed
}

// writer is a house in a process of its own that is written to until it is killed.
type writer struct {
	t     *testing.T
	cmd   *exec.Cmd
	mu    sync.Mutex
	acked map[int]bool
	first chan struct{}
	ended chan struct{}
}

// startWriter starts one, and waits for its first batch.
func startWriter(t *testing.T, dir string, env ...string) *writer {
	t.Helper()
	w := &writer{t: t, cmd: exec.Command(os.Args[0]), acked: map[int]bool{}, first: make(chan struct{}), ended: make(chan struct{})}
	w.cmd.Env = append(append(os.Environ(), childDir+"="+dir), env...)
	w.cmd.Stderr = os.Stderr
	out, err := w.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := w.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.kill)
	go func() {
		defer close(w.ended)
		for lines := bufio.NewScanner(out); lines.Scan(); {
			n, err := strconv.Atoi(lines.Text())
			if err != nil {
				return
			}
			w.mu.Lock()
			if w.acked[n] = true; len(w.acked) == 1 {
				close(w.first)
			}
			w.mu.Unlock()
		}
	}()
	select {
	case <-w.first:
	case <-w.ended:
		t.Fatal("the house did not open")
	}
	return w
}

// kill kills the house.
func (w *writer) kill() {
	_ = w.cmd.Process.Kill()
	<-w.ended
	_ = w.cmd.Wait()
}

// waits waits until something is so, and fails if the house ends before that.
func (w *writer) waits(what string, so func() bool) {
	w.t.Helper()
	for !so() {
		select {
		case <-w.ended:
			w.t.Fatalf("the house ended before %s", what)
		case <-time.After(time.Millisecond):
		}
	}
}

// writes waits until so many more batches are acknowledged.
func (w *writer) writes(more int) {
	w.t.Helper()
	until := len(w.so()) + more
	w.waits("it had written enough", func() bool { return len(w.so()) >= until })
}

// beginsAnotherLog waits until the last generation of a directory has more than one log.
func (w *writer) beginsAnotherLog(dir string) {
	w.t.Helper()
	w.waits("it began another log", func() bool {
		list, _, err := ship.Generations(dir)
		if err != nil || len(list) == 0 {
			return false
		}
		logs, err := list[len(list)-1].Logs()
		return err == nil && logs > 1
	})
}

// so returns which batches are acknowledged by now.
func (w *writer) so() map[int]bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	now := map[int]bool{}
	for n := range w.acked {
		now[n] = true
	}
	return now
}

// whole opens a house and returns an error unless every batch in it is whole, its hashes and balances are in order, and all
// of the given batches are there.
func whole(dir string, acked map[int]bool, setup ...store.Setup) (records int, err error) {
	s, err := store.Open(dir, append([]store.Setup{storetest.Sealed}, setup...)...)
	if err != nil {
		return 0, err
	}
	defer s.Close()
	if _, err := s.Verify(ctx); err != nil {
		return 0, err
	}
	seen, of := map[int]int{}, map[int]int{}
	for r, err := range s.Records(ctx, 0) {
		if err != nil {
			return 0, err
		}
		if records++; r.Kind != "part" {
			continue
		}
		var p part
		if err := r.Read(&p); err != nil {
			return 0, err
		}
		seen[p.Batch]++
		of[p.Batch] = p.Of
	}
	for n, there := range seen {
		if there != of[n] {
			return 0, fmt.Errorf("of batch %d there are %d records of %d", n, there, of[n])
		}
	}
	for n := range acked {
		if seen[n] == 0 {
			return 0, fmt.Errorf("batch %d was acknowledged before and is not there", n)
		}
	}
	return records, nil
}

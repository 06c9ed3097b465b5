package floor

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store"
	"boardwalk/table"
)

var killed = []string{"blackjack", "hold-em", "craps", "roulette"}

// playUntilKilled plays on the data in a directory, and says of every order
// that was acknowledged which event it led to.
func playUntilKilled(dir string) {
	fail := func(err error) {
		if err != nil {
			fmt.Println("error", err)
			os.Exit(1)
		}
	}
	s, err := store.Open(dir)
	fail(err)
	h, err := Open(casinoOf(2, killed...), s)
	fail(err)
	for i := 0; ; i++ {
		for _, id := range killed {
			tab, _ := h.Table(id)
			v, err := tab.View(ctx, "ann")
			fail(err)
			var r Receipt
			switch {
			case v.Seat == table.House:
				r, err = tab.Sit(ctx, party("ann"), 2, 100*money.Dollar)
			case v.Status.Question != nil:
				r, err = tab.Answer(ctx, party("ann"), table.Answer{Choice: v.Status.Question.First()})
			case i%40 == 39:
				r, err = tab.Leave(ctx, party("ann"))
			case id != "hold-em" && i%2 == 0:
				wagerAny(nil, tab, party("ann"), 2)
				r, err = tab.Cut(ctx, party("ann"), fmt.Sprint(i))
			default:
				r, err = tab.Ready(ctx, party("ann"), true)
			}
			if err == nil {
				fmt.Println("done", id, r.Event)
			}
		}
	}
}

// TestNothingAcknowledgedIsLost kills a house at random moments.
func TestNothingAcknowledgedIsLost(t *testing.T) {
	dir := t.TempDir()
	s, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	_, err = s.Append(&store.Batch{Records: []journal.Record{{Kind: journal.KindAccount, Time: time.Now(), Data: []byte(`{}`)}},
		Transfers: []ledger.Transfer{{From: ledger.Cage, To: ledger.Player("ann"), Amount: 100_000 * money.Dollar}}})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	will := chance.NewFast(uint64(time.Now().UnixNano()), 1)
	total := 0
	for range 5 {
		events := killOne(t, dir, 30+will.Draw(400))
		total += len(events)
		s, err := store.Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		h, err := Open(casinoOf(2, killed...), s)
		if err != nil {
			t.Fatal(err)
		}
		for id, last := range events {
			if got := status(t, at(t, h, id), ""); got.Event < last || got.Phase == Closed {
				t.Errorf("%s had told event %d and is now at %+v", id, last, got)
			}
		}
		h.Close()
		book, err := s.Book(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if err := book.Verify(); err != nil {
			t.Error(err)
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if total == 0 {
		t.Error("nothing was acknowledged")
	}
}

// killOne has another process play, kills it after so many orders, and returns
// the last event of each table that it acknowledged.
func killOne(t *testing.T, dir string, orders int) map[string]uint64 {
	t.Helper()
	cmd := exec.Command(os.Args[0], "-test.run=^$")
	cmd.Env = append(os.Environ(), "BOARDWALK_FLOOR_KILL="+dir)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	events := map[string]uint64{}
	lines := bufio.NewScanner(out)
	for n := 0; lines.Scan(); n++ {
		var id string
		var event uint64
		if strings.HasPrefix(lines.Text(), "error") {
			t.Error(lines.Text())
		}
		if _, err := fmt.Sscanf(lines.Text(), "done %s %d", &id, &event); err == nil && event > events[id] {
			events[id] = event
		}
		if n == orders {
			_ = cmd.Process.Kill()
		}
	}
	_ = cmd.Wait()
	return events
}

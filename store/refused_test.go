package store

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"boardwalk/journal"
	"boardwalk/ledger"
)

func TestRefusedBatchesLeaveNoTrace(t *testing.T) { onBoth(t, refusedLeavesNoTrace) }

func refusedLeavesNoTrace(t *testing.T, dir string) {
	s := open(t, dir)
	add(t, s, gift("ada", 100))
	over := gift("bob", 7)
	over.Transfers[0].From = ledger.Player("ada")
	over.Transfers = append(over.Transfers, ledger.Transfer{From: ledger.Player("ada"), To: ledger.Player("bob"), Amount: 94})
	if _, err := s.Append(over); !errors.As(err, new(*ledger.Short)) {
		t.Fatal(err)
	}
	for _, bad := range []*Batch{
		{Records: []journal.Record{{}}},
		{Transfers: []ledger.Transfer{{From: ledger.Cage, To: ledger.Player("ada"), Amount: 1}}},
		{Records: gift("", 1).Records, Transfers: gift("", 1).Transfers},
	} {
		if _, err := s.Append(bad); err == nil {
			t.Errorf("%+v was written", bad)
		}
	}
	once := gift("ada", 1)
	once.Results = []Result{{Table: "", Key: "k", Until: time.Now().Add(time.Hour), Data: []byte("1")}}
	add(t, s, once)
	again := gift("ada", 1)
	again.Results = once.Results
	var rep *Repeated
	if _, err := s.Append(again); !errors.As(err, &rep) || string(rep.Result.Data) != "1" {
		t.Fatal(err)
	}
	if v := verified(t, s.Reader); v.Records != 2 || v.Transfers != 2 {
		t.Errorf("%+v", v)
	}
	add(t, s, gift("ada", 1)) // and the store goes on
}

// TestRepeatedAmongOthers has groups of which some batches were written before,
// some twice at once, and some are refused for want of money: each has its own
// answer, and nothing of what was refused stays.
func TestRepeatedAmongOthers(t *testing.T) { onBoth(t, repeatedAmongOthers) }

func repeatedAmongOthers(t *testing.T, dir string) {
	s := open(t, dir)
	until := time.Now().Add(time.Hour)
	keyed := func(b *Batch, key string) *Batch {
		b.Results = []Result{{Table: "t", Key: key, Until: until, Data: []byte(key)}}
		return b
	}
	add(t, s, keyed(gift("old", 1), "old"))
	group := func(batches ...*Batch) (errs []error) {
		var all []*waiting
		for _, b := range batches {
			w, err := prepare(b)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, w)
		}
		for _, w := range all {
			s.queue <- w // which has room for all of them, and the committer takes them together or not
		}
		for _, w := range all {
			<-w.done
			errs = append(errs, w.err)
		}
		return errs
	}
	short := gift("poor", 1)
	short.Transfers = []ledger.Transfer{{From: ledger.Player("nobody"), To: ledger.Cage, Amount: 1}}
	for round := range 20 {
		name := func(s string) string { return fmt.Sprint(s, round) }
		batches := []*Batch{
			keyed(gift("a", 1), name("a")), keyed(gift("b", 1), "old"), keyed(gift("c", 1), name("c")),
			keyed(gift("d", 1), name("twice")), keyed(gift("d", 1), name("twice")), keyed(short, name("short")), gift("e", 1),
		}
		for i, err := range group(batches...) {
			var repeated *Repeated
			var poor *ledger.Short
			switch i {
			case 1, 4:
				if !errors.As(err, &repeated) || string(repeated.Result.Data) != batches[i].Results[0].Key {
					t.Fatalf("round %d, batch %d: %v", round, i, err)
				}
			case 5:
				if !errors.As(err, &poor) {
					t.Fatalf("round %d, batch %d: %v", round, i, err)
				}
			default:
				if err != nil {
					t.Fatalf("round %d, batch %d: %v", round, i, err)
				}
			}
		}
		if errs := group(keyed(gift("short", 1), name("short")), keyed(gift("f", 1), name("f"))); errors.Join(errs...) != nil {
			t.Fatalf("round %d: %v", round, errs) // the key of what was refused is free
		}
	}
	if v := verified(t, s.Reader); v.Records != 1+20*6 {
		t.Errorf("%+v", v)
	}
}

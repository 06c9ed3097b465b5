package backup_test

import (
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store"
	"boardwalk/store/sqlite"
)

// TestMakeALargeHouse fills the directory that BOARDWALK_LARGE names with a house of BOARDWALK_LARGE_MB: records and
// transfers as a house has them, of tables that are closed. It is for measuring backups.
func TestMakeALargeHouse(t *testing.T) {
	dir := os.Getenv("BOARDWALK_LARGE")
	if dir == "" {
		t.Skip("BOARDWALK_LARGE names no directory")
	}
	mb, err := strconv.ParseInt(os.Getenv("BOARDWALK_LARGE_MB"), 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	s, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	const each = 100
	var full atomic.Bool
	var all sync.WaitGroup
	for k := range 8 {
		all.Go(func() {
			will := chance.NewFast(uint64(k), 7)
			text := make([]byte, 700)
			for !full.Load() {
				b := &store.Batch{}
				for i := range each {
					for c := range text {
						text[c] = 'a' + byte(will.Draw(26))
					}
					data, _ := json.Marshal(string(text))
					b.Records = append(b.Records, journal.Record{Time: time.Now().UTC(), Table: fmt.Sprint("old-", k), Kind: "part", Data: data})
					b.Transfers = append(b.Transfers, ledger.Transfer{From: ledger.Cage, To: ledger.Player(fmt.Sprint("old-", k)),
						Amount: 1, Record: uint64(i)})
				}
				if _, err := s.Append(b); err != nil {
					t.Error(err)
					return
				}
				if info, err := os.Stat(sqlite.File(dir)); err != nil || info.Size() > mb<<20 {
					full.Store(true)
				}
			}
		})
	}
	all.Wait()
	size, err := s.Size(ctx)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d records", size)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}

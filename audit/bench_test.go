package audit

import (
	"context"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"boardwalk/audit/audittest"
	"boardwalk/store/storetest"
)

// BenchmarkVerify verifies a long evening at tables of several families, and says how many records a second. How
// many rounds each table plays, BOARDWALK_ROUNDS says; the data stays in BOARDWALK_DATA for the next run, if that is set.
func BenchmarkVerify(b *testing.B) {
	rounds := 200
	if n, err := strconv.Atoi(os.Getenv("BOARDWALK_ROUNDS")); err == nil {
		rounds = n
	}
	dir := filepath.Join(b.TempDir(), "data")
	if kept := os.Getenv("BOARDWALK_DATA"); kept != "" {
		dir = kept
	}
	if _, err := os.Stat(dir); err != nil {
		if err := audittest.Long(dir, rounds, "craps", "roulette", "blackjack", "three-card-poker", "punto-banco", "hold-em"); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportAllocs()
	records := int64(0)
	for b.Loop() {
		r, err := Verify(context.Background(), dir, Options{SeedKey: storetest.Key, Fault: func(f Fault) { b.Fatal(f.String()) }})
		if err != nil {
			b.Fatal(err)
		}
		records += r.Records
	}
	b.ReportMetric(float64(records)/b.Elapsed().Seconds(), "records/s")
}

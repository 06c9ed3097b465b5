package store

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"boardwalk/chance"
)

// BenchmarkSecureDelete says what it costs that SQLite overwrites what is deleted: a person's row that is written anew with each
// visit, and seeds that are dropped once they are revealed. Both ways take turns, so that a busy machine slows both alike; how
// large the files become does not depend on that.
func BenchmarkSecureDelete(b *testing.B) {
	const turns, each = 6, 200
	var spent [2]time.Duration
	var wrote [2]int64
	for range b.N {
		for turn := range turns {
			way := turn % 2
			dir := b.TempDir()
			s, err := Open(dir, SealedBy(testKey))
			if err != nil {
				b.Fatal(err)
			}
			on := -1
			if _, err := s.conn.ExecContext(b.Context(), fmt.Sprintf("PRAGMA secure_delete = %d", way)); err != nil {
				b.Fatal(err)
			}
			if err := s.conn.QueryRowContext(b.Context(), "PRAGMA secure_delete").Scan(&on); err != nil || on != way {
				b.Fatalf("secure_delete is %d, and should be %d: %v", on, way, err)
			}
			begun := time.Now()
			for n := range each {
				person := fmt.Sprintf(`{"id":"ann","visits":%q}`, make([]byte, 300+n*20))
				batch := &Batch{People: []Person{{"ann", []byte(person)}}, Seeds: []Seed{{Table: "t", Round: uint64(n + 1), Seed: chance.Seed{1}}}}
				if n > 0 {
					batch.Seeds = append(batch.Seeds, Seed{Table: "t", Round: uint64(n), Revealed: true})
				}
				if _, err := s.Append(batch); err != nil {
					b.Fatal(err)
				}
			}
			spent[way] += time.Since(begun)
			for _, name := range []string{"boardwalk.db", "boardwalk.db-wal"} {
				if info, err := os.Stat(filepath.Join(dir, name)); err == nil {
					wrote[way] += info.Size()
				}
			}
			if err := s.Close(); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(spent[1].Seconds()/spent[0].Seconds(), "times-as-long")
	b.ReportMetric(float64(wrote[1])/float64(wrote[0]), "times-as-many-bytes")
}

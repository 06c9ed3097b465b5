package store

import (
	"testing"

	"boardwalk/internal/postgrestest"
	"boardwalk/store/query"
	"boardwalk/store/schema"
)

// TestAPostgresHouseOfFormOneIsUpgraded opens a house in PostgreSQL as the program before the second step of the schema left it:
// the first step is what it made, and nobody had written down whom a node hears from.
func TestAPostgresHouseOfFormOneIsUpgraded(t *testing.T) {
	for _, shards := range []int{0, 3} {
		dir := postgrestest.Dir(t)
		n := join(t, dir, "a", InShards(shards))
		add(t, take(t, n, 0), gift("ada", 100))
		if err := n.Close(); err != nil {
			t.Fatal(err)
		}
		address, err := postgresOf(dir)
		if err != nil {
			t.Fatal(err)
		}
		at, err := findHouse(ctx, address)
		if err != nil {
			t.Fatal(err)
		}
		db := at.open(0)
		for _, text := range []string{`ALTER TABLE node DROP COLUMN hears`, `DELETE FROM form WHERE step > 1`} {
			if _, err := db.Exec(text); err != nil {
				t.Fatal(err)
			}
		}
		for shard := range shards + 1 {
			part := at.open(shard)
			if _, err := part.Exec(`DROP INDEX transfer_of_correction`); err != nil {
				t.Fatal(err)
			}
			if err := part.Close(); err != nil {
				t.Fatal(err)
			}
		}
		n, err = Join(dir, Member{"a", "a.example:1"}, SealedBy(testKey))
		if err != nil {
			t.Fatal(err)
		}
		if n.Shards() != shards {
			t.Errorf("it is divided into %d", n.Shards())
		}
		s := take(t, n, 0)
		add(t, s, gift("ada", 100))
		if size, err := s.Size(ctx); err != nil || size < 2 {
			t.Errorf("%d records, %v", size, err)
		}
		if v, err := s.Verify(ctx); err != nil {
			t.Errorf("%+v, %v", v, err)
		}
		if form, err := query.One[int](ctx, db, `SELECT MAX(step) FROM form`); err != nil || form != schema.Form {
			t.Errorf("form %d, %v", form, err)
		}
		if _, err := query.One[int](ctx, db, `SELECT COUNT(hears) FROM node`); err != nil {
			t.Error(err)
		}
		if err := n.Close(); err != nil {
			t.Fatal(err)
		}
		again, err := Examine(ctx, dir)
		if err != nil {
			t.Fatal(err)
		}
		for text, err := range again.Damage(ctx) {
			t.Errorf("it is not as a new one: %s, %v", text, err)
		}
		if err := again.Close(); err != nil {
			t.Error(err)
		}
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	}
}

package main

import (
	"context"
	"os"
	"strings"
	"testing"

	"boardwalk/audit/audittest"
)

// TestMemoryIsNoDisk: nobody should measure a house where durability is free.
func TestMemoryIsNoDisk(t *testing.T) {
	dir, err := os.MkdirTemp("/dev/shm", "load")
	if err != nil {
		t.Skip("there is no file system in memory")
	}
	defer os.RemoveAll(dir)
	if err := run(config{dir: dir}); err == nil || !strings.Contains(err.Error(), "in memory") {
		t.Error(err)
	}
}

// TestSQLiteAloneWritesTheSameRows has SQLite alone follow a house, and compares what
// both have.
func TestSQLiteAloneWritesTheSameRows(t *testing.T) {
	ctx, dir, other := context.Background(), t.TempDir(), t.TempDir()
	if err := audittest.Evening(dir, 1, "big-six", "blackjack"); err != nil {
		t.Fatal(err)
	}
	var b bare
	if err := b.open(other); err != nil {
		t.Fatal(err)
	}
	rows, _, err := b.follow(ctx, dir, 50)
	if err != nil || rows == 0 {
		t.Fatal(rows, err)
	}
	if err := b.close(); err != nil {
		t.Fatal(err)
	}
	own, err := written(ctx, dir, 0)
	if err != nil {
		t.Fatal(err)
	}
	alone, err := written(ctx, other, 0)
	if err != nil || len(own) != len(alone) || len(own) == 0 {
		t.Fatalf("%d records, and %d: %v", len(own), len(alone), err)
	}
	for i := range own {
		if len(own[i].rows) != len(alone[i].rows) || string(own[i].rows[0].args[3].([]byte)) != string(alone[i].rows[0].args[3].([]byte)) {
			t.Fatalf("record %d is written otherwise", i)
		}
	}
}

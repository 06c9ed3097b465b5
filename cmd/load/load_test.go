package main

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"boardwalk/audit/audittest"
)

// TestMain lets the test program be the processes that a measurement starts, as the
// program itself is.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && (os.Args[1] == "house" || os.Args[1] == "echo") {
		main()
		return
	}
	os.Exit(m.Run())
}

// TestAHouseIsMeasured measures a small house for a moment, with all that is measured of
// a large one.
func TestAHouseIsMeasured(t *testing.T) {
	dir := t.TempDir()
	if err := onDisk(dir); err != nil {
		t.Skip(err)
	}
	c := config{tables: 2, seats: 3, idle: 2, length: 300 * time.Millisecond, flat: 300 * time.Millisecond,
		think: 10 * time.Millisecond, wagers: 10, bets: 3,
		game: "big-six", areas: "joker,flag,twenty,ten,five,two,one", restart: true, dir: dir}
	if err := run(c); err != nil {
		t.Error(err)
	}
}

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

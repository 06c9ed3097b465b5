package odds_test

import (
	"os"
	"path/filepath"
	"testing"

	"boardwalk/game"
	"boardwalk/odds"
)

// The counts that come with the program are those of its rules, and there is none that nobody asks for. A long test makes
// them again and finds the same; with -update they are written.
func TestCountsThatComeWithTheProgram(t *testing.T) {
	used := map[string]bool{}
	all := 0
	for _, rules := range game.All {
		kept := odds.Of(rules).Kept
		if kept == nil {
			continue
		}
		list, err := kept(rules)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range list {
			all++
			if !t.Run(c.Name, func(t *testing.T) { used[c.File] = true; holdCount(t, &c) }) {
				return
			}
		}
	}
	if len(used) < all {
		return // only some were asked for
	}
	files, err := filepath.Glob("counted/*.count")
	if err != nil || all == 0 {
		t.Fatal(all, err)
	}
	for _, file := range files {
		switch {
		case used[filepath.Base(file)]:
		case *update:
			if err := os.Remove(file); err != nil {
				t.Error(err)
			}
		default:
			t.Errorf("nobody asks for %s", file)
		}
	}
}

// holdCount holds one count against the rules.
func holdCount(t *testing.T, c *odds.KeptCount) {
	file := filepath.Join("counted", c.File)
	var made []byte
	if *update || !testing.Short() {
		var err error
		if made, err = c.Make(); err != nil {
			t.Fatal(err)
		}
	}
	if *update {
		if err := os.WriteFile(file, made, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("no count comes with the program: the rules have changed, write it anew with -update: %v", err)
	}
	if err := c.Hold(data, made); err != nil {
		t.Errorf("%v: write it anew with -update", err)
	}
}

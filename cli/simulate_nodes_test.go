package cli

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"boardwalk/sim/chunks"
)

// A node plays with the files that were sent, and reads none of its own.
func TestAJobHasItsFilesWithIt(t *testing.T) {
	name := filepath.Join(t.TempDir(), "spread.txt")
	if err := os.WriteFile(name, []byte("raise 7-11\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	play := func(files flagFiles) error {
		t.Helper()
		text, err := json.Marshal(job{simulateCommand{Game: "red-dog", Rounds: 1000, Seed: "7", Strategy: name}, files})
		if err != nil {
			t.Fatal(err)
		}
		piece, err := json.Marshal(jobPiece{string(text), chunks.Chunk{End: 1000}})
		if err != nil {
			t.Fatal(err)
		}
		_, err = newHand()(piece)
		return err
	}
	if err := play(flagFiles{name: "raise 9-11\n"}); err != nil {
		t.Error(err)
	}
	if err := play(nil); err == nil {
		t.Error("a file of the node's own was read")
	}
}

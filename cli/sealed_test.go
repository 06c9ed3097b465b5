package cli

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"boardwalk/client"
	"boardwalk/money"
	"boardwalk/store"
)

// TestAKilledHouseLeavesNoSecretInClear plays at a house, kills it, and looks for the secrets of
// cards to come in every byte that it left in its directory.
func TestAKilledHouseLeavesNoSecretInClear(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	dir := filepath.Join(t.TempDir(), "data")
	house := serve(t, dir)
	ann, err := client.New(house.url, &keeps{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := ann.Guest(ctx); err != nil {
		t.Fatal(err)
	}
	at := ann.Table("big-six-1")
	for _, err := range []error{errOf(at.Sit(ctx, 1, 100*money.Dollar)), errOf(at.Make(ctx, "joker", 5*money.Dollar)), errOf(at.Ready(ctx))} {
		if err != nil {
			t.Fatal(err)
		}
	}
	lobby, err := ann.Lobby(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if err := house.cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = house.cmd.Wait()
	var left []byte
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil || len(files) < 4 {
		t.Fatal(files, err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		left = append(append(left, data...), '\n')
	}
	s, err := store.Open(dir, store.SeedKeyFile(dir+".key"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	found := 0
	for _, table := range lobby.Tables {
		seeds, err := s.Seeds(ctx, table.ID)
		if err != nil {
			t.Fatal(err)
		}
		for _, seed := range seeds {
			found++
			if bytes.Contains(left, seed.Seed[:]) || bytes.Contains(left, []byte(seed.Seed.String())) {
				t.Errorf("a secret of table %s is in clear", table.ID)
			}
		}
	}
	if found < len(lobby.Tables) {
		t.Errorf("%d secrets were looked for, at %d tables", found, len(lobby.Tables))
	}
}

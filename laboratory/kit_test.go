package laboratory

import (
	"context"
	"encoding/csv"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/table"
)

func find(t *testing.T, id string) []*table.Rules {
	t.Helper()
	rules, ok := game.Find(id)
	if !ok {
		t.Fatal(id)
	}
	return []*table.Rules{rules}
}

// item returns what the index says of something.
func (ix *Index) item(t *testing.T, what string) *Item {
	t.Helper()
	for i := range ix.Items {
		if strings.Contains(ix.Items[i].What, what) {
			return &ix.Items[i]
		}
	}
	t.Fatalf("the index says nothing of %q: %+v", what, ix.Items)
	return nil
}

// The evenings of a release are replayed where they are, and said to be missing or changed where they are not as released.
func TestEveningsAreReplayed(t *testing.T) {
	seed := chance.Seed{5}
	q := Request{Games: find(t, "big-six"), Dir: t.TempDir(), Evenings: "../internal/evenings/testdata", Seed: &seed}
	ix, err := Make(context.Background(), &q)
	if err != nil {
		t.Fatal(err)
	}
	e := ix.item(t, "0.1.0/big-six")
	if ix.Fails() || e.How != Recomputed || !strings.Contains(e.Says, "played again") {
		t.Errorf("%+v", ix.Items)
	}
	spoilt := t.TempDir()
	if err := os.CopyFS(spoilt, os.DirFS(q.Evenings)); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(spoilt, "0.1.0", "big-six.evening"), []byte("other"), 0o644); err != nil {
		t.Fatal(err)
	}
	k := &kit{&Request{Games: q.Games, Evenings: spoilt}, &Index{Games: []string{"big-six"}}}
	err = k.evenings(context.Background())
	if err != nil || !k.index.Fails() || !strings.Contains(k.index.Items[0].Says, "big-six.evening was changed") {
		t.Errorf("an evening that was changed: %v, %+v", err, k.index.Items)
	}
}

// Every evening of a release is replayed for some kit: that of a game for the game's, and that of the house for any.
func TestEveryEveningBelongsToAKit(t *testing.T) {
	files, err := filepath.Glob("../internal/evenings/testdata/*/*.evening")
	if err != nil || len(files) < 40 {
		t.Fatalf("%d evenings, %v", len(files), err)
	}
	one, every := &kit{index: &Index{Games: []string{"blackjack"}}}, &kit{index: &Index{}}
	for _, r := range game.All {
		every.index.Games = append(every.index.Games, r.ID)
	}
	chosen := map[string]bool{}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".evening")
		if !every.wants(name) {
			t.Errorf("%s is in no kit", name)
		}
		if one.wants(name) {
			chosen[name] = true
		}
	}
	for _, name := range []string{"blackjack", "tournament-blackjack", "house", "people", "keno", "keno-mixed"} {
		if !chosen[name] {
			t.Errorf("%s is not in the kit of blackjack", name)
		}
		delete(chosen, name)
	}
	if len(chosen) > 0 {
		t.Errorf("in the kit of blackjack are %v, too", slices.Sorted(maps.Keys(chosen)))
	}
}

// Each row of the matrix leads from the paragraph to lines that are there, and to tests.
func TestTheMatrixLeadsToCode(t *testing.T) {
	k := &kit{&Request{Games: find(t, "craps"), Dir: t.TempDir()}, &Index{}}
	if err := k.traceability(context.Background()); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(filepath.Join(k.Dir, "traceability.csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil || len(rows) < 200 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	answered, read := 0, 0
	for _, r := range rows[1:] {
		if r[1] != "craps" && r[1] != general {
			t.Errorf("a row of %s", r[1])
		}
		for place := range strings.FieldsSeq(r[6]) {
			file, line, ok := strings.Cut(place, ":")
			if _, err := os.Stat(filepath.Join("..", file)); err != nil || !ok || line == "" {
				t.Errorf("%s leads to %s: %v", r[0], place, err)
			}
		}
		if r[6] != "" && r[7] != "" && r[8] != "" {
			answered++
		}
		if r[10] != "" {
			read++
		}
	}
	if answered < 150 || read < 5 {
		t.Errorf("%d rows are answered, and %d have a reading", answered, read)
	}
}

// A fault is in the index, and ends nothing.
func TestFaultsAreInTheIndex(t *testing.T) {
	k := &kit{&Request{Dir: t.TempDir()}, &Index{}}
	if k.index.Fails() {
		t.Error("an empty kit fails")
	}
	rules := find(t, "big-six")[0]
	if err := k.certificate(context.Background(), rules, "no=such-set"); err != nil || !k.index.Fails() {
		t.Errorf("a certificate that is not there: %v, %+v", err, k.index.Items)
	}
	full := t.TempDir()
	if err := os.WriteFile(filepath.Join(full, "x"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Make(context.Background(), &Request{Dir: full}); err == nil || !strings.Contains(err.Error(), "not empty") {
		t.Errorf("a directory that is not empty: %v", err)
	}
}

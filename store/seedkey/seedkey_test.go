package seedkey

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"boardwalk/chance"
)

func TestASeedIsOpenedOnlyWhereItWasSealed(t *testing.T) {
	k, seed := New(chance.Seed{1}), chance.NewSeed()
	sealed := k.Seal("craps-1", 7, seed)
	if len(sealed) != Size || bytes.Contains(sealed, seed[:8]) {
		t.Fatalf("sealed as %x", sealed)
	}
	if got, err := k.Open("craps-1", 7, sealed); err != nil || got != seed {
		t.Fatal(got, err)
	}
	if bytes.Equal(sealed, k.Seal("craps-1", 7, seed)) {
		t.Error("sealed twice alike")
	}
	open := func(name string, k *Key, table string, number uint64, sealed []byte) {
		if got, err := k.Open(table, number, sealed); !errors.Is(err, ErrSealed) || got != (chance.Seed{}) {
			t.Errorf("%s: %v, %v", name, got, err)
		}
	}
	open("another key", New(chance.Seed{2}), "craps-1", 7, sealed)
	open("another table", k, "craps-2", 7, sealed)
	open("another number", k, "craps-1", 8, sealed)
	open("in clear", k, "craps-1", 7, seed[:])
	open("nothing", k, "craps-1", 7, nil)
	for i := range sealed {
		sealed[i] ^= 1
		open("changed", k, "craps-1", 7, sealed)
		sealed[i] ^= 1
	}
}

func TestAKeyIsMadeOnceAndKept(t *testing.T) {
	dir := t.TempDir()
	file, data := filepath.Join(dir, "config", "seed.key"), filepath.Join(dir, "data")
	first, err := Open(file, data, true)
	if err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
		t.Error(info.Mode(), err)
	}
	sealed := first.Seal("a", 1, chance.Seed{3})
	for _, create := range []bool{true, false} {
		again, err := Open(file, data, create)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := again.Open("a", 1, sealed); err != nil {
			t.Error("it is another key:", err)
		}
	}
	if left, _ := filepath.Glob(filepath.Join(dir, "config", ".*")); len(left) > 0 {
		t.Error("left behind:", left)
	}
}

func TestAKeyThatProtectsNothingIsRefused(t *testing.T) {
	dir := t.TempDir()
	data := filepath.Join(dir, "data")
	write := func(name, text string, mode os.FileMode) string {
		t.Helper()
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), mode); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(file, mode); err != nil {
			t.Fatal(err)
		}
		return file
	}
	good := chance.Seed{1}.String()
	inside := write("data/copies/seed.key", good, 0o600)
	link := filepath.Join(dir, "linked")
	if err := os.Symlink(filepath.Join(data, "copies"), link); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		file   string
		create bool
		want   string
	}{
		{inside, false, "may not be in the data directory"},
		{filepath.Join(link, "seed.key"), false, "may not be in the data directory"},
		{filepath.Join(link, "new.key"), true, "may not be in the data directory"},
		{data, true, "may not be in the data directory"},
		{write("group.key", good, 0o640), false, "chmod 600"},
		{write("world.key", good, 0o604), false, "chmod 600"},
		{write("short.key", good[1:], 0o600), false, "holds no key of seeds"},
		{write("empty.key", "", 0o600), true, "holds no key of seeds"},
		{filepath.Join(dir, "none.key"), false, "is missing: put it back"},
		{dir, false, "is not a file"},
	} {
		_, err := Open(c.file, data, c.create)
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: want a sentence with %q, not %v", c.file, c.want, err)
		}
	}
	if _, err := Open(write("databeside.key", good+"\n", 0o400), data, false); err != nil {
		t.Error(err)
	}
}

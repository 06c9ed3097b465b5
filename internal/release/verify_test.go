package release

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/mod/sumdb/note"
)

// TestVerify: whatever is changed, added or signed by somebody else is found, by the program and by the script that needs
// none of ours; what was not fetched is no fault.
func TestVerify(t *testing.T) {
	key, other := keyFor(t), keyFor(t)
	make := func() string {
		dir := t.TempDir()
		write(t, dir, "a.tar.gz", "program")
		write(t, dir, "b.zip", "another")
		if err := seal(dir, key); err != nil {
			t.Fatal(err)
		}
		return dir
	}
	for name, c := range map[string]struct {
		change func(dir string)
		fails  bool
		script bool // the script sees it, too
	}{
		"as it was":         {func(string) {}, false, false},
		"not fetched":       {func(dir string) { os.Remove(filepath.Join(dir, "b.zip")) }, false, false},
		"changed":           {func(dir string) { write(t, dir, "a.tar.gz", "progrom") }, true, true},
		"added":             {func(dir string) { write(t, dir, "c.zip", "mine") }, true, false},
		"sums changed":      {func(dir string) { write(t, dir, sumsFile, read(t, dir, sumsFile)+"00  c\n") }, true, true},
		"signed by another": {func(dir string) { resign(t, dir, other) }, true, true},
		"sums and signed text changed": {func(dir string) {
			write(t, dir, "a.tar.gz", "progrom")
			signature := read(t, dir, signatureFile)
			os.Remove(filepath.Join(dir, sumsFile))
			os.Remove(filepath.Join(dir, signatureFile))
			if err := seal(dir, other); err != nil {
				t.Fatal(err)
			}
			_, mine, _ := strings.Cut(signature, "\n\n")
			write(t, dir, signatureFile, read(t, dir, sumsFile)+"\n"+mine)
		}, true, true},
		"a line that is no file": {func(dir string) {
			signed, err := note.Sign(&note.Note{Text: "00  ../x\n"}, key.signer)
			if err != nil {
				t.Fatal(err)
			}
			write(t, dir, signatureFile, string(signed))
			write(t, dir, sumsFile, "00  ../x\n")
		}, true, false},
	} {
		dir := make()
		c.change(dir)
		v, err := note.NewVerifier(key.public)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Verify(dir, v); (err != nil) != c.fails {
			t.Errorf("%s: %v", name, err)
		}
		public := filepath.Join(t.TempDir(), "pub")
		if err := os.WriteFile(public, []byte(key.public+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		out, err := exec.Command("../../tools/verify-release", dir, public).CombinedOutput()
		if c.fails == c.script && (err != nil) != c.script {
			t.Errorf("%s: the script ends with %v\n%s", name, err, out)
		}
	}
}

// resign has another key sign a release.
func resign(t *testing.T, dir string, key *Key) {
	t.Helper()
	for _, name := range []string{sumsFile, signatureFile} {
		if err := os.Remove(filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	if err := seal(dir, key); err != nil {
		t.Fatal(err)
	}
}

// TestNewKey: a key is made once, for its owner's eyes, and never in the tree.
func TestNewKey(t *testing.T) {
	root, file := t.TempDir(), filepath.Join(t.TempDir(), "keys", "release.key")
	for name, file := range map[string]string{"example.org": filepath.Join(root, "sub", "release.key"), "two words": file, "": file} {
		if _, err := NewKey(file, name, root); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q in %s: %v", name, file, err)
		}
	}
	if _, err := NewKey(file, "example.org/releases", root); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
		t.Error(info.Mode(), err)
	}
	before := read(t, file)
	if _, err := NewKey(file, "example.org/releases", root); err == nil || read(t, file) != before {
		t.Error("made twice:", err)
	}
	write(t, filepath.Dir(file), "release.key.pub", keyFor(t).public)
	if _, err := OpenKey(file); err == nil || !strings.Contains(err.Error(), "public half") {
		t.Error(err)
	}
	if _, err := OpenKey(file + ".none"); err == nil || !strings.Contains(err.Error(), "make release-key") {
		t.Error(err)
	}
}

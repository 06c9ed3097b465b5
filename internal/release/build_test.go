package release

import (
	"archive/tar"
	"compress/gzip"
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
)

// small returns the files of a small program that is released as ours is, with our own scripts.
func small(t *testing.T) map[string]string {
	repo := filepath.Join("..", "..")
	files := map[string]string{
		"go.mod": "module boardwalk\n\ngo 1.26.0\n\nrequire golang.org/x/mod v0.42.0\n", "go.sum": read(t, repo, "go.sum"),
		"LICENSE": "ours\n", "README.md": "read\n",
		"CHANGELOG.md":       strings.Replace(changes, "Unreleased", "0.1.0 (2026-11-18)", 1),
		".gitattributes":     read(t, repo, ".gitattributes"),
		"tools/binary":       read(t, repo, "tools", "binary"),
		"version/version.go": read(t, repo, "version", "version.go"),
		"version/COMMIT":     read(t, repo, "version", "COMMIT"),
		"version/VERSION":    "0.1.0\n",
		"web/package-lock.json": `{"packages": {"": {}, "node_modules/svelte": {"version": "5.0.0", "dependencies": {"named": "1"}},
			"node_modules/named": {"version": "1.0.0", "license": "ISC"}}}`,
		"web/src/main.ts": "",
		"cmd/boardwalk/main.go": "package main\n\nimport " +
			"(\n\t\"fmt\"\n\n\t\"golang.org/x/mod/semver\"\n\n\t\"boardwalk/version\"\n)\n\nfunc main() { " +
			"fmt.Println(version.Current(), semver.Major(\"v7.1\")) }\n",
		"Makefile": ".PHONY: web\nweb:\n\t@mkdir -p web/dist/app web/node_modules/svelte\n\t@echo page " +
			">web/dist/app/index.html\n\t@echo theirs >web/node_modules/svelte/LICENSE.md\n",
	}
	return files
}

func keyFor(t *testing.T) *Key {
	t.Helper()
	file := filepath.Join(t.TempDir(), "release.key")
	if _, err := NewKey(file, "example.org/releases", t.TempDir()); err != nil {
		t.Fatal(err)
	}
	key, err := OpenKey(file)
	if err != nil {
		t.Fatal(err)
	}
	return key
}

// TestBuild: a release has sources and binaries, of which everybody can make the others, byte by byte; the program says
// from which commit it is; and a second release of the same commit in another directory is the same.
func TestBuild(t *testing.T) {
	key, host := keyFor(t), runtime.GOOS+"/"+runtime.GOARCH
	var dirs []string
	var hash string
	for range 2 {
		root := treeOf(t, small(t))
		c, err := head(root)
		if err != nil {
			t.Fatal(err)
		}
		hash = c.hash
		dir, err := Build(context.Background(),
			Options{Root: root, Out: t.TempDir(), Key: key, Go: "go", Targets: []string{host, "windows/amd64"}, Say: io.Discard})
		if err != nil {
			t.Fatal(err)
		}
		dirs = append(dirs, dir)
	}
	if a, b := read(t, dirs[0], sumsFile), read(t, dirs[1], sumsFile); a != b {
		t.Errorf("two releases of one commit differ:\n%s%s", a, b)
	}
	for _, name := range []string{"boardwalk-0.1.0-windows-amd64.zip", "boardwalk-0.1.0.cdx.json", "release.pub",
		"boardwalk-0.1.0-src.tar.gz"} {
		if !strings.Contains(read(t, dirs[0], sumsFile), "  "+name+"\n") {
			t.Errorf("no %s", name)
		}
	}
	to := t.TempDir()
	unpack(t, filepath.Join(dirs[0], "boardwalk-0.1.0-"+strings.Replace(host, "/", "-", 1)+".tar.gz"), to)
	unpacked := filepath.Join(to, "boardwalk-0.1.0-"+strings.Replace(host, "/", "-", 1))
	for _, name := range []string{"LICENSE", "README.md", "CHANGELOG.md"} {
		read(t, unpacked, name)
	}
	if text := read(t, unpacked, licensesFile); !strings.Contains(text, "== svelte\n\ntheirs\n") ||
		!strings.Contains(text, "== named 1.0.0\n\nLicense: ISC\n") ||
		!strings.Contains(text, "== golang.org/x/mod\n") {
		t.Error(text)
	}
	released := filepath.Join(unpacked, "boardwalk")
	run := exec.Command(released)
	run.Env = []string{} // no go command, no home
	out, err := run.Output()
	if want := "0.1.0 (commit " + hash[:8] + ") v7\n"; err != nil || string(out) != want {
		t.Errorf("%q, %v, want %q", out, err, want)
	}
	unpack(t, filepath.Join(dirs[0], "boardwalk-0.1.0-src.tar.gz"), to)
	sources := filepath.Join(to, "boardwalk-0.1.0")
	if read(t, sources, "web/dist/app/index.html") != "page\n" {
		t.Error("the sources lack the page")
	}
	if _, err := os.Stat(filepath.Join(sources, "web/node_modules")); err == nil {
		t.Error("the sources have what the page was built with")
	}
	again := filepath.Join(to, "again")
	if out, err := exec.Command(filepath.Join(sources, "tools/binary"), "go", again).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if read(t, again) != read(t, released) {
		t.Error("the sources make another program than the one that is released")
	}
}

// TestBuildRefuses: only a clean tree of a version is released, and once.
func TestBuildRefuses(t *testing.T) {
	for want, change := range map[string]func(root string){
		"not committed": func(root string) { write(t, root, "left", "") },
		"not released": func(root string) {
			write(t, root, versionFile, "0.1.0-dev\n")
			commitIn(t, root)
		},
		"no section": func(root string) {
			write(t, root, changelog, changes)
			commitIn(t, root)
		},
		"there already": func(root string) { write(t, filepath.Dir(root), "out/0.1.0/x", "") },
		"no system":     func(string) {},
	} {
		root := treeOf(t, small(t))
		change(root)
		targets := []string{}
		if want == "no system" {
			targets = []string{"plan9/amd64"}
		}
		out := filepath.Join(filepath.Dir(root), "out")
		if _, err := Build(context.Background(), Options{Root: root, Out: out, Go: "go", Targets: targets, Say: io.Discard}); err == nil ||
			!strings.Contains(err.Error(), want) {
			t.Errorf("want %q, got %v", want, err)
		}
	}
}

// unpack unpacks a compressed tar, and holds against it what every archive of a release has.
func unpack(t *testing.T, file, to string) {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	for files := tar.NewReader(z); ; {
		h, err := files.Next()
		if err == io.EOF {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		if h.Uid != 0 || h.Uname != "" || h.ModTime.Unix() != 1767323045 || !regexp.MustCompile(`^boardwalk-0\.1\.0`).MatchString(h.Name) {
			t.Errorf("%s of user %d %q, %s", h.Name, h.Uid, h.Uname, h.ModTime)
		}
		if err := extract(to, h, files); err != nil {
			t.Fatal(err)
		}
	}
}

package release

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Targets are the systems that a release is built for.
var Targets = []string{"linux/amd64", "linux/arm64", "darwin/amd64", "darwin/arm64", "windows/amd64", "windows/arm64"}

// Options are how a release is built.
type Options struct {
	Root    string // the tree, which must be clean
	Out     string // the directory for the release's own one, DIR/0.1.0
	Key     *Key   // of whoever releases
	Go      string // the go command
	Targets []string
	Say     io.Writer // is told how far it is
}

// building is a release while it is built.
type building struct {
	Options
	commit
	version string
	tree    string // the sources as they are handed out
	out     string // the files of the release
}

// name returns the name of the release, or of a part of it.
func (b *building) name(part ...string) string {
	return strings.Join(append([]string{"boardwalk", b.version}, part...), "-")
}

func (b *building) say(format string, args ...any) { fmt.Fprintf(b.Say, "== "+format+"\n", args...) }

// Build makes the files of a release from the commit of a tree: the sources with their modules and the built page,
// a binary for every system that is built from exactly these sources, the list of components, the sums of all and
// their signature.
func Build(ctx context.Context, o Options) (dir string, err error) {
	b := building{Options: o}
	if err := b.check(); err != nil {
		return "", err
	}
	work, err := os.MkdirTemp("", "release-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(work)
	b.tree, b.out = filepath.Join(work, b.name()), filepath.Join(work, "out")
	if err := os.Mkdir(b.out, 0o755); err != nil {
		return "", err
	}
	began := time.Now()
	if err := b.sources(ctx); err != nil {
		return "", err
	}
	binaries, err := b.binaries(ctx, work)
	if err != nil {
		return "", err
	}
	b.say("the list of components, sums and signature")
	if err := b.writeBOM(binaries); err != nil {
		return "", err
	}
	if err := seal(b.out, o.Key); err != nil {
		return "", err
	}
	dir = filepath.Join(o.Out, b.version)
	half := dir + ".half"
	if err := errors.Join(os.RemoveAll(half), os.MkdirAll(o.Out, 0o755), os.CopyFS(half, os.DirFS(b.out)), os.Rename(half, dir)); err != nil {
		return "", err
	}
	b.say("%s, after %s", dir, time.Since(began).Round(time.Second))
	return dir, nil
}

// check returns an error if the tree is not one that can be released.
func (b *building) check() (err error) {
	if err := clean(b.Root); err != nil {
		return err
	}
	if b.version, err = VersionOf(b.Root); err != nil {
		return err
	}
	if !numbers.MatchString(b.version) {
		return fmt.Errorf("the tree is version %s, which is not released: cut a version with make cut VERSION=…", b.version)
	}
	text, err := os.ReadFile(filepath.Join(b.Root, changelog))
	if err != nil {
		return err
	}
	if changesOf(string(text), b.version) == "" {
		return fmt.Errorf("%s has no section of %s", changelog, b.version)
	}
	for _, t := range b.Targets {
		if !slices.Contains(Targets, t) {
			return fmt.Errorf("%q is no system that releases are built for: %s", t, strings.Join(Targets, ", "))
		}
	}
	if _, err := os.Stat(filepath.Join(b.Out, b.version)); err == nil {
		return fmt.Errorf("%s is there already: a release is made once", filepath.Join(b.Out, b.version))
	}
	b.commit, err = head(b.Root)
	return err
}

// sources makes the tree of sources that is handed out: the commit, its modules, and the page.
func (b *building) sources(ctx context.Context) error {
	b.say("the sources of %s, commit %.8s", b.version, b.hash)
	if err := export(ctx, b.Root, b.tree); err != nil {
		return err
	}
	if err := b.run(ctx, b.Go, "mod", "vendor"); err != nil {
		return err
	}
	if err := b.run(ctx, "make", "--no-print-directory", "web", "GO="+b.Go); err != nil {
		return err
	}
	if err := writeLicenses(b.tree); err != nil {
		return err
	}
	for _, left := range []string{"web/node_modules", "web/.node"} {
		if err := os.RemoveAll(filepath.Join(b.tree, left)); err != nil {
			return err
		}
	}
	return pack(filepath.Join(b.out, b.name("src")+".tar.gz"), b.tree, b.time)
}

// run runs a command in the tree of sources.
func (b *building) run(ctx context.Context, name string, args ...string) error {
	c := exec.CommandContext(ctx, name, args...)
	c.Dir, c.Stdout, c.Stderr = b.tree, b.Say, b.Say
	c.Env = append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off", "MAKEFLAGS=")
	if err := c.Run(); err != nil {
		return fmt.Errorf("%s %s: %w", name, strings.Join(args, " "), err)
	}
	return nil
}

// beside are the files that lie beside the program in an archive.
var beside = []string{"LICENSE", licensesFile, "README.md", changelog}

// binaries builds the program for every system and returns the files.
func (b *building) binaries(ctx context.Context, work string) ([]string, error) {
	var built []string
	for _, target := range b.Targets {
		system, processor, _ := strings.Cut(target, "/")
		name, program, ending := b.name(system, processor), "boardwalk", ".tar.gz"
		if system == "windows" {
			program, ending = "boardwalk.exe", ".zip"
		}
		b.say("the program for %s", target)
		dir := filepath.Join(work, name)
		file := filepath.Join(dir, program)
		if err := os.Mkdir(dir, 0o755); err != nil {
			return nil, err
		}
		c := exec.CommandContext(ctx, filepath.Join(b.tree, "tools", "binary"), b.Go, file)
		c.Stdout, c.Stderr = b.Say, b.Say
		c.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+processor, "GOPROXY=off") // the sources are all that it takes
		if err := c.Run(); err != nil {
			return nil, fmt.Errorf("the program for %s: %w", target, err)
		}
		for _, f := range beside {
			text, err := os.ReadFile(filepath.Join(b.tree, f))
			if err != nil {
				return nil, err
			}
			if err := os.WriteFile(filepath.Join(dir, f), text, 0o644); err != nil {
				return nil, err
			}
		}
		if err := pack(filepath.Join(b.out, name+ending), dir, b.time); err != nil {
			return nil, err
		}
		built = append(built, file)
	}
	return built, nil
}

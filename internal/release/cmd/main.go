// The command is what make cut, make next, make release-key and make release run; docs/releases.md says what for.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"time"

	"boardwalk/internal/release"
)

func main() {
	if len(os.Args) < 2 {
		fail(2, fmt.Errorf("usage: release cut|next|key|build [-flags]"))
	}
	flags := flag.NewFlagSet(os.Args[1], flag.ExitOnError)
	version := flags.String("version", "", "the version, as 0.1.0")
	key := flags.String("key", "", "the file of the key of whoever releases; in the user's directory for configuration if empty")
	name := flags.String("name", "", "the name of whoever releases, which a new key has")
	out := flags.String("out", "dist", "where the release is written")
	command := flags.String("go", "go", "the go command")
	targets := flags.String("targets", strings.Join(release.Targets, " "), "the systems to build for")
	_ = flags.Parse(os.Args[2:])
	if flags.NArg() > 0 {
		fail(2, fmt.Errorf("%q is no flag", flags.Arg(0)))
	}
	file, err := keyFile(*key)
	if err != nil {
		fail(1, err)
	}
	switch os.Args[1] {
	case "cut":
		err = cut(*version)
	case "next":
		err = release.Next(".", *version)
	case "key":
		err = newKey(file, *name)
	case "build":
		err = build(file, *out, *command, strings.Fields(*targets))
	default:
		fail(2, fmt.Errorf("%q is none of cut, next, key and build", os.Args[1]))
	}
	if err != nil {
		fail(1, err)
	}
}

func fail(code int, err error) {
	fmt.Fprintf(os.Stderr, "release: %v\n", err)
	os.Exit(code)
}

func keyFile(given string) (string, error) {
	if given != "" {
		return given, nil
	}
	dir, err := os.UserConfigDir()
	return filepath.Join(dir, "boardwalk", "release.key"), err
}

func cut(version string) error {
	if err := release.Cut(".", version, time.Now().UTC()); err != nil {
		return err
	}
	fmt.Printf(`The tree is version %[1]s now. What is left to do:
  make evenings midhand && make test
  git commit -am "version %[1]s"
  make release (at the commit of the version)
  make next VERSION=… and commit
`, version)
	return nil
}

func newKey(file, name string) error {
	if name == "" {
		return fmt.Errorf("say whose key it is: make release-key NAME=example.org/releases")
	}
	public, err := release.NewKey(file, name, ".")
	if err == nil {
		fmt.Printf("The key is in %s: keep it secret, and a copy of it elsewhere.\nPublish its public half where no "+
			"release lies:\n%s\n", file, public)
	}
	return err
}

func build(file, out, command string, targets []string) error {
	key, err := release.OpenKey(file)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	_, err = release.Build(ctx, release.Options{Root: ".", Out: out, Key: key, Go: command, Targets: targets, Say: os.Stdout})
	return err
}

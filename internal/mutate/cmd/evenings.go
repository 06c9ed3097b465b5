package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"reflect"
	"slices"
	"strings"

	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/internal/lawscan"
	"boardwalk/internal/mutate"
)

// guards are the tests that notice when rules change under the same version: those of the evenings that releases have
// dealt, and those of the list of versions. The last part of a pattern says of which games; some evenings are of no game.
var guards = []struct{ name, pkg, pattern string }{
	{"the evenings", "internal/evenings", "^TestEveningsOfReleases$/./^(tournament-)?(house|people|%s)$"},
	{"the list of versions", "game", "^TestVersionsOfTheRules$/^(%s)$"},
}

// dealtBy returns the ids of the games whose rules are in a package or use it, by the directory of the package.
func (s *session) dealtBy(ctx context.Context) (map[string][]string, error) {
	cmd := exec.CommandContext(ctx, "go", "list", "-f", `{{.ImportPath}} {{join .Deps " "}}`, "./game/...")
	cmd.Dir = s.runner.Dir
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	uses := map[string][]string{} // by package, itself among them
	for line := range strings.Lines(string(out)) {
		packages := strings.Fields(line)
		uses[packages[0]] = packages
	}
	ids := map[string][]string{}
	for _, r := range game.All {
		of := reflect.TypeOf(r.New(r.Options()))
		for of.Kind() == reflect.Pointer {
			of = of.Elem()
		}
		for _, used := range uses[of.PkgPath()] {
			if dir, ok := strings.CutPrefix(used, "boardwalk/"); ok {
				ids[dir] = append(ids[dir], r.ID)
			}
		}
	}
	return ids, nil
}

// breakRules breaks so many places of the rules of games, drawn at random, and reports which of the guards notice. A
// package is drawn first, so that no game has more mutations only because it is long.
func (s *session) breakRules(ctx context.Context, seed uint64, n int) error {
	module, err := lawscan.Load(s.runner.Dir)
	if err != nil {
		return err
	}
	list, err := s.drawRules(chance.NewFast(seed, 37), n)
	if err != nil {
		return err
	}
	programs, err := mutate.Build(module, s.runner.Dir, s.keep, list)
	if err != nil {
		return err
	}
	defer programs.Close()
	list = slices.DeleteFunc(list, func(m *mutate.Numbered) bool { return !programs.Has(m) })
	list = list[:min(n, len(list))]
	games, err := s.dealtBy(ctx)
	if err != nil {
		return err
	}
	for _, g := range guards {
		if err := programs.Compile(ctx, []string{g.pkg}); err != nil {
			return err
		}
		if passed, out, err := programs.Test(ctx, 0, g.pkg, fmt.Sprintf(g.pattern, ".*"), s.runner.Timeout.String(), ""); err != nil || !passed {
			return fmt.Errorf("the tests of %s fail without a mutation, %v:\n%s", g.pkg, err, out)
		}
	}
	noticed := map[string]int{}
	for i, m := range list {
		var by []string
		for _, g := range guards {
			pattern := fmt.Sprintf(g.pattern, strings.Join(games[path.Dir(m.File)], "|"))
			passed, _, err := programs.Test(ctx, m.Number, g.pkg, pattern, s.runner.Timeout.String(), "")
			if err != nil {
				return err
			}
			if !passed {
				by = append(by, g.name)
			}
		}
		verdict := strings.Join(by, " and ")
		if verdict == "" {
			verdict = "nobody"
		}
		noticed[verdict]++
		fmt.Printf("%d of %d  %s:%d: %s: %s\n", i+1, len(list), m.File, m.Line, m.What, verdict)
	}
	fmt.Printf("\n| mutations of the rules: %d, seed %d | noticed |\n|---|---|\n", len(list), seed)
	for _, verdict := range []string{guards[0].name + " and " + guards[1].name, guards[0].name, guards[1].name, "nobody"} {
		fmt.Printf("| by %s | %d |\n", verdict, noticed[verdict])
	}
	return nil
}

// drawRules draws places in the rules: twice as many as are wanted, because not all can be switched on. What draws the
// layout in inches is no rule.
func (s *session) drawRules(will chance.Source, n int) (list []*mutate.Numbered, err error) {
	dirs, err := filepath.Glob(filepath.Join(s.runner.Dir, "game", "*"))
	if err != nil {
		return nil, err
	}
	all := map[string][]*mutate.Numbered{}
	var packages []string
	for _, dir := range dirs {
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			name := filepath.Base(file)
			if strings.HasSuffix(name, "_test.go") || strings.HasPrefix(name, "felt") {
				continue
			}
			source, err := os.ReadFile(file)
			if err != nil {
				return nil, err
			}
			found, err := mutate.Everywhere(source)
			if err != nil {
				return nil, err
			}
			pkg := path.Join("game", filepath.Base(dir))
			for _, m := range found {
				all[pkg] = append(all[pkg], &mutate.Numbered{Mutation: m, File: path.Join(pkg, name)})
			}
		}
		if pkg := path.Join("game", filepath.Base(dir)); len(all[pkg]) > 0 {
			packages = append(packages, pkg)
		}
	}
	for len(list) < 2*n && len(packages) > 0 {
		pkg := packages[will.Draw(len(packages))]
		i := will.Draw(len(all[pkg]))
		m := all[pkg][i]
		if all[pkg] = slices.Delete(all[pkg], i, i+1); len(all[pkg]) == 0 {
			packages = slices.DeleteFunc(packages, func(p string) bool { return p == pkg })
		}
		m.Number = len(list) + 1
		list = append(list, m)
	}
	return list, nil
}

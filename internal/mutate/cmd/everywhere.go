package main

import (
	"context"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"boardwalk/internal/lawscan"
	"boardwalk/internal/mutate"
	"boardwalk/law"
)

// ofAllGames are tests that hold what games declare, draw and say against what is written down. They are beside the
// packages of the games.
var ofAllGames = []string{"game.TestRecoveredRulesAreDeclaredAsWrittenDown", "game.TestLayoutsLookTheSame", "game.TestWorth"}

// breakPackages breaks all code of some packages, cited or not, and reports what no
// test has noticed. The tests that cite a row which the package answers are run first.
func (s *session) breakPackages(ctx context.Context, coverage string, packages []string) error {
	module, err := lawscan.Load(s.runner.Dir)
	if err != nil {
		return err
	}
	text, err := os.ReadFile(coverage)
	if err != nil {
		return err
	}
	answers := law.ParseAnswers(string(text))
	var all []*mutate.Numbered
	for _, pkg := range packages {
		files, err := filepath.Glob(filepath.Join(s.runner.Dir, pkg, "*.go"))
		if err != nil {
			return err
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			source, err := os.ReadFile(file)
			if err != nil {
				return err
			}
			list, err := mutate.Everywhere(source)
			if err != nil {
				return err
			}
			for _, m := range list {
				all = append(all, &mutate.Numbered{Mutation: m, File: path.Join(pkg, filepath.Base(file)), Number: len(all) + 1})
			}
		}
	}
	programs, err := mutate.Build(module, s.runner.Dir, s.keep, all)
	if err != nil {
		return err
	}
	defer programs.Close()
	s.runner.Programs = programs
	tests := map[string][]string{}
	for _, pkg := range packages {
		for _, row := range answers {
			if slices.ContainsFunc(row.Code, func(file string) bool { return path.Dir(file) == pkg }) {
				tests[pkg] = append(tests[pkg], row.Tests...)
			}
		}
		if path.Dir(pkg) == "game" {
			tests[pkg] = append(tests[pkg], ofAllGames...)
		}
		slices.Sort(tests[pkg])
		tests[pkg] = slices.Compact(tests[pkg])
	}
	var targets []target
	for _, m := range all {
		if !programs.Has(m) {
			continue // it would have to be compiled by itself, or does not compile at all
		}
		targets = append(targets, target{row: law.Answer{Tests: tests[path.Dir(m.File)]}, list: []*mutate.Numbered{m}})
	}
	if err := s.compile(ctx, targets); err != nil {
		return err
	}
	if err := s.tryAll(ctx, targets); err != nil {
		return err
	}
	s.results = slices.DeleteFunc(s.results, func(r result) bool { return r.mutation == nil })
	fmt.Printf("%d mutations, of which these survived:\n", len(s.results))
	for _, r := range s.results {
		if r.verdict == mutate.Survived {
			fmt.Printf("%s:%d: %s\n", r.mutation.File, r.mutation.Line, r.mutation.What)
		}
	}
	return nil
}

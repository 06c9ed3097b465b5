package main

import (
	"fmt"
	"io"
	"path"
	"slices"
	"strings"

	"boardwalk/internal/lawscan"
	"boardwalk/internal/mutate"
	"boardwalk/law"
)

// mostRanks is how far a citation is followed at most: to so many distances at which there is something to break.
const mostRanks = 2

// widen looks farther for the rows of which nothing near the citation can be broken: what is beside it, what is said if
// the row asks for that, and where the citation goes. It reports whether it found anything.
func (c *catalogue) widen(programs *mutate.Programs) (bool, error) {
	before := len(c.mutations)
	for i := range c.rows {
		t := &c.rows[i]
		if t.row.ByConstruction() != "" || slices.ContainsFunc(t.list, func(n *mutate.Numbered) bool { return programs.Has(n) || n.Alone() }) {
			continue
		}
		t.list, t.ranks, t.wide = nil, nil, true
		if err := c.follow(); err != nil {
			return false, err
		}
		full := t.row.Cite.Full()
		for _, scope := range scopes(t.row.How) {
			for _, sites := range append([][]lawscan.Site{c.sites[full]}, c.further[full]...) {
				if len(t.ranks) < mostRanks {
					if err := c.around(t, slices.DeleteFunc(slices.Clone(sites), remote), scope); err != nil {
						return false, err
					}
				}
			}
		}
	}
	return len(c.mutations) > before, nil
}

// scopes are what may be broken for a row. A sentence is what a row asks for only if it is about steps that are logged,
// signs or records; of an option it is what is broken if there is nothing else.
func scopes(how law.How) []mutate.Scope {
	switch how {
	case law.Enforce:
		return []mutate.Scope{mutate.Wide}
	case law.Option:
		return []mutate.Scope{mutate.Wide, mutate.Said}
	}
	return []mutate.Scope{mutate.Said}
}

// remote reports whether a place is not among the rules: elsewhere citations are shown and passed on.
func remote(s lawscan.Site) bool {
	dir := path.Dir(s.File)
	return !strings.HasPrefix(dir, "game/") &&
		!slices.Contains([]string{"table", "poker", "tile", "keno", "houseway", "floor", "floor/lounge"}, dir)
}

// follow finds where the citations go, once.
func (c *catalogue) follow() error {
	if c.further != nil {
		return nil
	}
	found, err := c.module.Follow(mutate.Says())
	if err != nil {
		return err
	}
	c.further = map[string][][]lawscan.Site{}
	for cite, ranks := range found {
		all := c.further[cite.Full()]
		for i, sites := range ranks {
			if i == len(all) {
				all = append(all, nil)
			}
			all[i] = append(all[i], sites...)
			slices.SortFunc(all[i], bySite)
		}
		c.further[cite.Full()] = all
	}
	return nil
}

// list writes what can be broken for the rows whose citations begin so.
func (c *catalogue) list(out io.Writer, programs *mutate.Programs, of string) {
	for _, t := range c.rows {
		if !strings.HasPrefix(t.row.Cite.Full(), of) {
			continue
		}
		for i, n := range t.list {
			if programs.Has(n) || n.Alone() {
				rank := slices.IndexFunc(t.ranks, func(end int) bool { return i < end })
				fmt.Fprintf(out, "%s\t%s\t%d\t%s:%d: %s\t%s\n", t.row.Cite, t.row.How, rank, n.File, n.Line, n.What, n.Read)
			}
		}
	}
}

package main

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"boardwalk/chance"
	"boardwalk/internal/lawscan"
	"boardwalk/internal/mutate"
	"boardwalk/law"
)

// catalogue is all that can be broken: every answered row with the mutations of its
// code. It does not depend on the sample, so that the same programs serve any.
type catalogue struct {
	module    *lawscan.Module
	dir       string
	rows      []target
	mutations []*mutate.Numbered

	sites   map[string][]lawscan.Site   // by full citation
	further map[string][][]lawscan.Site // where they go from there, by distance
	acts    map[law.Cite][]mutate.Act
	written map[string]law.Cite         // as code writes it
	file    map[string][]byte           // the text of files
	known   map[string]*mutate.Numbered // by what they do
	numbers map[int]bool                // that are taken
	values  map[string]mutate.Values    // by directory
}

// target is a row with the mutations of its code, in the order in which they are
// to be tried.
type target struct {
	row   law.Answer
	list  []*mutate.Numbered
	ranks []int // where the first group of the list ends, the second, and so on: each is farther from the citation
	wide  bool  // nothing near the citation can be broken
}

// newCatalogue finds the mutations of the rows that a coverage file has answered. Of a row that is true by construction
// there are none.
func newCatalogue(dir, coverage string) (*catalogue, error) {
	text, err := os.ReadFile(coverage)
	if err != nil {
		return nil, err
	}
	module, err := lawscan.Load(dir)
	if err != nil {
		return nil, err
	}
	acts, err := mutate.ReadActs(filepath.Join(dir, mutate.ActsFile))
	if err != nil {
		return nil, err
	}
	c := &catalogue{module: module, dir: dir, acts: acts, sites: map[string][]lawscan.Site{}, written: map[string]law.Cite{},
		file: map[string][]byte{}, known: map[string]*mutate.Numbered{}, numbers: map[int]bool{}, values: map[string]mutate.Values{}}
	if err := c.findSites(); err != nil {
		return nil, err
	}
	for _, row := range law.ParseAnswers(string(text)) {
		if !row.Answered() {
			continue
		}
		t := target{row: row}
		if row.ByConstruction() == "" {
			if err := c.nearest(&t); err != nil {
				return nil, err
			}
		}
		c.rows = append(c.rows, t)
	}
	return c, nil
}

// findSites finds the places that cite each row, always in the same order.
func (c *catalogue) findSites() error {
	sites, err := c.module.Uses()
	if err != nil {
		return err
	}
	for cite, list := range sites {
		c.sites[cite.Full()] = append(c.sites[cite.Full()], list...)
		if old := c.written[cite.Full()]; old == "" || len(cite) < len(old) {
			c.written[cite.Full()] = cite
		}
	}
	for _, list := range c.sites {
		slices.SortFunc(list, bySite)
	}
	return nil
}

func bySite(a, b lawscan.Site) int {
	return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Offset, b.Offset), cmp.Compare(a.Read, b.Read))
}

// sample draws some of the rows whose citations begin so, all if n is 0, and brings
// the mutations of each into a random order, those nearest to the citation first.
func (c *catalogue) sample(seed uint64, n int, of string) []target {
	var rows []target
	for _, t := range c.rows {
		if strings.HasPrefix(t.row.Cite.Full(), of) {
			rows = append(rows, target{t.row, slices.Clone(t.list), t.ranks, t.wide})
		}
	}
	if n > 0 {
		shuffle(rows, chance.NewFast(seed, 0))
		rows = rows[:min(n, len(rows))]
	}
	for i := range rows {
		random := chance.NewFast(seed, uint64(i)+1) // a stream for each row: the number of jobs changes nothing
		from := 0
		for _, to := range rows[i].ranks {
			shuffle(rows[i].list[from:to], random)
			from = to
		}
	}
	return rows
}

// shuffle brings a list into a random order.
func shuffle[T any](list []T, random *chance.Fast) {
	for i := len(list) - 1; i > 0; i-- {
		j := random.Draw(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

// nearest finds the mutations of a row's acts, or else of the places that cite it.
func (c *catalogue) nearest(t *target) error {
	if acts := c.acts[t.row.Cite]; acts != nil {
		for _, act := range acts {
			source, err := c.source(act.File)
			if err != nil {
				return err
			}
			list, err := act.Mutations(source)
			if err != nil {
				return err
			}
			if err := c.add(t, lawscan.Site{File: act.File}, list); err != nil {
				return err
			}
		}
		t.closeRank()
		return nil
	}
	return c.around(t, c.sites[t.row.Cite.Full()], mutate.Narrow)
}

// around adds the mutations around some places that cite a row, as one rank.
func (c *catalogue) around(t *target, sites []lawscan.Site, scope mutate.Scope) error {
	for _, site := range sites {
		source, err := c.source(site.File)
		if err != nil {
			return err
		}
		list, err := mutate.Mutations(source, site.Offset, scope)
		if err != nil {
			return err
		}
		if err := c.add(t, site, list); err != nil {
			return err
		}
	}
	t.closeRank()
	return nil
}

// closeRank ends a rank of mutations, if there are new ones.
func (t *target) closeRank() {
	if n := len(t.ranks); n == 0 && len(t.list) > 0 || n > 0 && len(t.list) > t.ranks[n-1] {
		t.ranks = append(t.ranks, len(t.list))
	}
}

func (c *catalogue) source(file string) ([]byte, error) {
	if c.file[file] == nil {
		source, err := os.ReadFile(filepath.Join(c.dir, file))
		if err != nil {
			return nil, err
		}
		c.file[file] = source
	}
	return c.file[file], nil
}

// add numbers mutations of a place that cites a row. The same mutation of two rows has one number, unless it is in effect only
// while the code serves the row. A number depends on nothing but the mutation, so that programs which have it can be kept.
func (c *catalogue) add(t *target, site lawscan.Site, list []mutate.Mutation) error {
	dir := path.Dir(site.File)
	values, ok := c.values[dir]
	if !ok {
		var err error
		if values, err = mutate.ValuesOf(c.module, dir); err != nil {
			return err
		}
		c.values[dir] = values
	}
	row := t.row.Cite.Full()
	for _, m := range list {
		if m.Start < site.Since {
			continue // the citation is not known there
		}
		key := fmt.Sprintf("%s %d %d %s", site.File, m.Start, m.End, m.Text)
		if site.Read != "" {
			key += " " + row
		}
		if c.known[key] == nil {
			n := &mutate.Numbered{Mutation: m, File: site.File, Number: c.number(key), Read: site.Read, Row: string(c.written[row])}
			if values.Spares(n) {
				continue
			}
			c.known[key] = n
			c.mutations = append(c.mutations, n)
		}
		if !slices.Contains(t.list, c.known[key]) {
			t.list = append(t.list, c.known[key])
		}
	}
	return nil
}

// number returns a number that is not taken yet.
func (c *catalogue) number(key string) int {
	hash := fnv.New32a()
	hash.Write([]byte(key))
	n := int(hash.Sum32()) | 1
	for c.numbers[n] {
		n++
	}
	c.numbers[n] = true
	return n
}

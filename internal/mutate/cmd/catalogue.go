package main

import (
	"cmp"
	"fmt"
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
	written map[string]law.Cite         // as code writes it
	file    map[string][]byte           // the text of files
	known   map[string]*mutate.Numbered // by what they do
	values  map[string]mutate.Values    // by directory
}

// target is a row with the mutations of its code, in the order in which they are
// to be tried.
type target struct {
	row  law.Answer
	list []*mutate.Numbered
}

// newCatalogue finds the mutations of the rows that a coverage file has answered.
func newCatalogue(dir, coverage string) (*catalogue, error) {
	text, err := os.ReadFile(coverage)
	if err != nil {
		return nil, err
	}
	module, err := lawscan.Load(dir)
	if err != nil {
		return nil, err
	}
	c := &catalogue{module: module, dir: dir, sites: map[string][]lawscan.Site{}, written: map[string]law.Cite{},
		file: map[string][]byte{}, known: map[string]*mutate.Numbered{}, values: map[string]mutate.Values{}}
	if err := c.findSites(); err != nil {
		return nil, err
	}
	for _, row := range law.ParseAnswers(string(text)) {
		if row.Answered() {
			list, err := c.mutationsOf(row)
			if err != nil {
				return nil, err
			}
			c.rows = append(c.rows, target{row, list})
		}
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
		slices.SortFunc(list, func(a, b lawscan.Site) int {
			return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Offset, b.Offset), cmp.Compare(a.Read, b.Read))
		})
	}
	return nil
}

// sample draws some of the rows whose citations begin so, all if n is 0, and brings
// the mutations of each into a random order.
func (c *catalogue) sample(seed uint64, n int, of string) []target {
	var rows []target
	for _, t := range c.rows {
		if strings.HasPrefix(t.row.Cite.Full(), of) {
			rows = append(rows, target{t.row, slices.Clone(t.list)})
		}
	}
	if n > 0 {
		shuffle(rows, chance.NewFast(seed, 0))
		rows = rows[:min(n, len(rows))]
	}
	for i := range rows {
		shuffle(rows[i].list, chance.NewFast(seed, uint64(i)+1)) // a stream for each row: the number of jobs changes nothing
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

// mutationsOf finds all mutations of all places that cite a row. The same mutation
// of two rows has one number.
func (c *catalogue) mutationsOf(row law.Answer) ([]*mutate.Numbered, error) {
	var all []*mutate.Numbered
	for _, site := range c.sites[row.Cite.Full()] {
		if c.file[site.File] == nil {
			source, err := os.ReadFile(filepath.Join(c.dir, site.File))
			if err != nil {
				return nil, err
			}
			c.file[site.File] = source
		}
		dir := path.Dir(site.File)
		values, ok := c.values[dir]
		if !ok {
			var err error
			if values, err = mutate.ValuesOf(c.module, dir); err != nil {
				return nil, err
			}
			c.values[dir] = values
		}
		list, err := mutate.Mutations(c.file[site.File], site.Offset)
		if err != nil {
			return nil, err
		}
		for _, m := range list {
			key := fmt.Sprintf("%s %d %d %s", site.File, m.Start, m.End, m.Text)
			if site.Read != "" {
				key += " " + row.Cite.Full()
			}
			if c.known[key] == nil {
				n := &mutate.Numbered{Mutation: m, File: site.File, Number: len(c.mutations) + 1, Read: site.Read, Row: string(c.written[row.Cite.Full()])}
				if values.Spares(n) {
					continue
				}
				c.known[key] = n
				c.mutations = append(c.mutations, n)
			}
			if !slices.Contains(all, c.known[key]) {
				all = append(all, c.known[key])
			}
		}
	}
	return all, nil
}

// Package nearest finds what somebody who misspelt a name may have meant.
package nearest

import (
	"cmp"
	"slices"
)

// Any is how many changes a name may take where any suggestion is better than none.
const Any = 1 << 10

// Names returns the three names that take the fewest changes of a letter to
// become what was written, the nearest first, leaving out those that take more
// than most.
func Names(wrote string, names []string, most int) []string {
	type candidate struct {
		name string
		far  int
	}
	var list []candidate
	for _, name := range names {
		if far := changes(wrote, name); far <= most {
			list = append(list, candidate{name, far})
		}
	}
	slices.SortStableFunc(list, func(a, b candidate) int { return cmp.Compare(a.far, b.far) })
	var best []string
	for _, c := range list[:min(3, len(list))] {
		best = append(best, c.name)
	}
	return best
}

// changes is the Levenshtein distance: how many bytes to add, drop or replace.
func changes(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			replaced := diagonal
			if a[i] != b[j] {
				replaced++
			}
			diagonal = row[j+1]
			row[j+1] = min(replaced, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}

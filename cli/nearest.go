package cli

import "slices"

// nearest returns the three names that take the fewest changes of a letter to
// become what the user wrote, the nearest first.
func nearest(wrote string, names []string) []string {
	type candidate struct {
		name string
		far  int
	}
	var candidates []candidate
	for _, name := range names {
		candidates = append(candidates, candidate{name, changes(wrote, name)})
	}
	slices.SortStableFunc(candidates, func(a, b candidate) int { return a.far - b.far })
	var best []string
	for _, c := range candidates[:min(3, len(candidates))] {
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

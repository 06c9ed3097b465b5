package law

import (
	"strings"

	"boardwalk/internal/nearest"
)

// Nearest returns up to three citations of the index that somebody may have
// meant who wrote one that it does not have, the nearest first; none for what does not look like a citation.
func Nearest(wrote string) []string {
	var cites []string
	for _, row := range theIndex().rows {
		cites = append(cites, string(row.Cite))
	}
	meant := asIndexed(wrote, cites)
	return nearest.Names(meant, cites, len(meant)/3) // what differs in more than a third is no misspelling
}

// asIndexed returns what was written with the number of the chapter under which
// the index has its subchapter.
func asIndexed(wrote string, cites []string) string {
	full := Cite(wrote).Full()
	subchapter, _, _ := strings.Cut(full, ".")
	for _, cite := range cites {
		if strings.HasPrefix(cite, subchapter+".") {
			return full
		}
	}
	for _, r := range recodified {
		if rest, ok := strings.CutPrefix(full, r.laterTitle+":"+r.laterChapter+"-"); ok {
			return r.title + ":" + r.chapter + "-" + rest
		}
	}
	return full
}

package paper

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// numbers are what the names of wagers differ in that are otherwise alike.
var numbers = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\d+(?:[-–/]\d+)*`) })

// connected are the numbers of a name with the word between two of them: those of "Six Numbers 1 to 6".
var connected = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\d+(?:[-–/]\d+)*(?: \pL+ \d+)*`) })

// Merged joins rows that differ only in the numbers of their first text: those for "Place Bet 4" and "Place Bet 10"
// become one for "Place Bet 4, 10". A row without a first text belongs to the one before it. Where more than a few
// numbers are alike, the name goes without them.
func Merged(rows [][]Text) (merged [][]Text) {
	type kept struct {
		name  Text
		names []string
		lines [][]Text
	}
	var list []*kept
	at := map[string]*kept{}
	for _, of := range blocks(rows) {
		key := numbers().ReplaceAllString(of[0][0].Text, "#")
		for _, row := range of {
			for _, t := range row[1:] {
				key += "|" + t.Text
			}
			key += "\n"
		}
		found := at[key]
		if found == nil {
			found = &kept{name: of[0][0], lines: of}
			at[key] = found
			list = append(list, found)
		}
		if name := of[0][0].Text; !slices.Contains(found.names, name) {
			found.names = append(found.names, name)
		}
	}
	for _, k := range list {
		first := slices.Clone(k.lines[0])
		first[0].Text = together(k.names)
		merged = append(merged, first)
		merged = append(merged, k.lines[1:]...)
	}
	return merged
}

// blocks are the rows of each name.
func blocks(rows [][]Text) (list [][][]Text) {
	for i, row := range rows {
		if i == 0 || row[0].Text != "" {
			list = append(list, nil)
		}
		list[len(list)-1] = append(list[len(list)-1], row)
	}
	return list
}

// fewNumbers is how many numbers stand in a name at most.
const fewNumbers = 8

// together is one name for several that differ in a number.
func together(names []string) string {
	if len(names) == 1 {
		return names[0]
	}
	i := differing(names)
	if i < 0 && len(names) > fewNumbers {
		return strings.Join(strings.Fields(connected().ReplaceAllString(names[0], "")), " ")
	}
	if i < 0 {
		return strings.Join(names, ", ")
	}
	var each []string
	for _, n := range names {
		each = append(each, numbers().FindAllString(n, -1)[i])
	}
	at := numbers().FindAllStringIndex(names[0], -1)[i]
	if len(each) > fewNumbers {
		return strings.Join(strings.Fields(names[0][:at[0]]+names[0][at[1]:]), " ")
	}
	return names[0][:at[0]] + strings.Join(each, ", ") + names[0][at[1]:]
}

// differing is which number the names differ in; -1 if it is more than one.
func differing(names []string) int {
	first := numbers().FindAllString(names[0], -1)
	found := -1
	for _, n := range names[1:] {
		for i, s := range numbers().FindAllString(n, -1) {
			if s != first[i] {
				if found >= 0 && found != i {
					return -1
				}
				found = i
			}
		}
	}
	return found
}

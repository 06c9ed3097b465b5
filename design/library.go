package design

import (
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"boardwalk/wagers"
)

//go:embed library/*.design
var examples embed.FS

// Kept is a design of the library.
type Kept struct {
	*Design
	Text string
}

// Library returns the designs that come with the program: what people ask of the rules, and then the side wagers that many
// casinos know, by their names.
var Library = sync.OnceValue(func() (list []Kept) {
	for _, from := range []struct {
		files fs.FS
		glob  string
	}{{examples, "library/*.design"}, {wagers.Files, "*.wager"}} {
		names, err := fs.Glob(from.files, from.glob)
		if err != nil {
			panic(err)
		}
		first := len(list)
		for _, name := range names {
			text, err := fs.ReadFile(from.files, name)
			if err != nil {
				panic(err)
			}
			d, err := Parse(string(text))
			if err != nil {
				panic(fmt.Sprintf("design: %s: %v", name, err))
			}
			list = append(list, Kept{d, string(text)})
		}
		slices.SortFunc(list[first:], func(a, b Kept) int { return strings.Compare(a.Name, b.Name) })
	}
	return list
})

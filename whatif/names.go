package whatif

import (
	"regexp"
	"strings"
	"sync"
)

// notName is everything in a name that makes no difference.
var notName = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`[^a-z0-9$%./]+`) })

// called are other words for what the games call otherwise.
var called = map[string]string{
	"trip": "three of kind", "set": "three of kind", "quad": "four of kind", "boat": "full house", "royal": "royal flush",
	"mini royal": "mini royal flush",
}

// fold makes one of the ways in which people write a name: capitals, hyphens, articles and the plural make no difference.
func fold(name string) string {
	words := strings.Fields(notName().ReplaceAllString(strings.NewReplacer("'", "", "’", "").Replace(strings.ToLower(name)), " "))
	kept := words[:0]
	for _, w := range words {
		switch w {
		case "a", "an", "the", "bet", "wager", "bets", "wagers":
			continue
		}
		kept = append(kept, singular(w))
	}
	folded := strings.Join(kept, " ")
	if other, ok := called[folded]; ok {
		return other
	}
	return folded
}

// singular takes the plural's ending from a word.
func singular(w string) string {
	switch {
	case len(w) < 4 || strings.HasSuffix(w, "ss") || strings.ContainsAny(w[:1], "0123456789"):
	case strings.HasSuffix(w, "shes"):
		return strings.TrimSuffix(w, "es")
	case strings.HasSuffix(w, "s"):
		return strings.TrimSuffix(w, "s")
	}
	return w
}

// splits yields every way to take a line apart between two words, the longest beginning first.
func splits(text string) func(yield func(front, rest string) bool) {
	words := strings.Fields(text)
	return func(yield func(front, rest string) bool) {
		for n := len(words); n > 0; n-- {
			if !yield(strings.Join(words[:n], " "), strings.Join(words[n:], " ")) {
				return
			}
		}
	}
}

// Package words has the Spanish of what the house says, for programs in Go. The page reads the same two lists
// (rules.ts and says.ts beside this file): es/rules.json has whole texts by their English, with # for every number and
// card, and es/says.json has formats with %s for what is filled in.
//
// Other modules should not build on this package: it may change in every version.
package words

import (
	_ "embed"
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

//go:embed es/rules.json
var rulesFile []byte

//go:embed es/says.json
var saysFile []byte

// lists are what the files have.
type lists struct {
	rules   map[string]string
	whole   map[string]string
	formats []format

	mu   sync.Mutex
	kept map[string]string // texts that were put into Spanish; empty for those that have none
}

// format is a sentence that something is filled into.
type format struct {
	like  *regexp.Regexp
	parts []string // of the English, between the holes
	says  string
}

var spanish = sync.OnceValue(func() *lists {
	l := &lists{whole: map[string]string{}, kept: map[string]string{}}
	says := map[string]string{}
	if err := json.Unmarshal(rulesFile, &l.rules); err != nil {
		panic("words: " + err.Error()) // the files are part of the program
	}
	if err := json.Unmarshal(saysFile, &says); err != nil {
		panic("words: " + err.Error())
	}
	for english, to := range says {
		parts := strings.Split(english, "%s")
		if len(parts) == 1 {
			l.whole[english] = to
			continue
		}
		l.formats = append(l.formats, format{parts: parts, says: to})
	}
	slices.SortFunc(l.formats, func(a, b format) int { // the one that says most of the sentence itself
		return len(strings.Join(b.parts, ""))*1000 + strings.Compare(strings.Join(b.parts, ""), strings.Join(a.parts, "")) -
			len(strings.Join(a.parts, ""))*1000
	})
	return l
})

// filled is what differs in texts that are otherwise alike.
var filled = regexp.MustCompile(`(?:\d+|[AKQJ])[♠♣♥♦]|\d+(?:,\d{3})*(?:\.\d+)?`)

// wordy finds letters that make a word.
var wordy = regexp.MustCompile(`[a-z]{2}`)

// Spanish returns a text in Spanish, and false if the lists have none for it.
func Spanish(text string) (string, bool) {
	l := spanish()
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.in(text, 0)
}

// deepest is how often something that was filled in has something filled in itself.
const deepest = 6

func (l *lists) in(text string, depth int) (string, bool) {
	if !wordy.MatchString(text) {
		return text, true
	}
	if said, ok := l.kept[text]; ok {
		return said, said != ""
	}
	if depth > deepest {
		return "", false
	}
	said, ok := l.search(text, depth)
	if !ok {
		said = ""
	}
	l.kept[text] = said
	return said, ok
}

func (l *lists) search(text string, depth int) (string, bool) {
	if said, ok := l.listed(text); ok {
		return said, true
	}
	if within, ok := strings.CutSuffix(text, "."); ok {
		if said, ok := l.listed(within); ok {
			return said + ".", true
		}
	}
	if said, ok := l.formatted(text, depth); ok {
		return said, true
	}
	if first := small(text); first != text {
		if said, ok := l.formatted(first, depth); ok {
			return Capital(said), true
		}
	}
	return "", false
}

// listed looks a text up with its numbers and cards.
func (l *lists) listed(text string) (string, bool) { return Listed(l.rules, text) }

// Listed looks a text up in a list whose texts have # for every number and card.
func Listed(list map[string]string, text string) (string, bool) {
	key := filled.ReplaceAllString(text, "#")
	found, ok := list[key]
	if !ok {
		if found, ok = list[small(key)]; !ok {
			return "", false
		}
		found = Capital(found)
	}
	for _, part := range filled.FindAllString(text, -1) {
		found = strings.Replace(found, "#", part, 1)
	}
	return found, true
}

// formatted makes a sentence by the longest format whose parts are all known.
func (l *lists) formatted(text string, depth int) (string, bool) {
	if said, ok := l.whole[text]; ok {
		return said, true
	}
	for i := range l.formats {
		if said, ok := l.by(&l.formats[i], text, depth); ok {
			return said, true
		}
	}
	for _, at := range separators.FindAllStringIndex(text, -1) {
		before, known := l.in(text[:at[0]], depth+1)
		after, both := l.in(text[at[1]:], depth+1)
		if known && both {
			return before + text[at[0]:at[1]] + after, true
		}
	}
	return "", false
}

var separators = regexp.MustCompile(`[,:;] `)

var hole = regexp.MustCompile(`%[swo]`)

// by fills a format.
func (l *lists) by(f *format, text string, depth int) (string, bool) {
	last := f.parts[len(f.parts)-1]
	if !strings.HasPrefix(text, f.parts[0]) || !strings.HasSuffix(text, last) {
		return "", false
	}
	if f.like == nil {
		quoted := make([]string, len(f.parts))
		for i, p := range f.parts {
			quoted[i] = regexp.QuoteMeta(p)
		}
		f.like = regexp.MustCompile("^" + strings.Join(quoted, "(.+?)") + "$")
	}
	parts := f.like.FindStringSubmatch(text)
	if parts == nil {
		return "", false
	}
	i, all := 0, true
	said := hole.ReplaceAllStringFunc(f.says, func(mark string) string {
		i++
		if i >= len(parts) {
			all = false
			return ""
		}
		var ok bool
		var in string
		switch mark {
		case "%w":
			in, ok = l.bets(parts[i], depth+1)
		case "%o":
			in, ok = l.option(parts[i], depth+1)
		default:
			in, ok = l.in(parts[i], depth+1)
		}
		all = all && ok
		return in
	})
	return said, all
}

// Bets returns what bets of a kind are called in Spanish, by their group or by how their ids begin.
func Bets(kind string) (string, bool) {
	l := spanish()
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.bets(kind, 0)
}

func (l *lists) bets(kind string, depth int) (string, bool) {
	if strings.Contains(kind, ": ") {
		return "", false
	}
	if said, ok := l.listed("bets: " + strings.ReplaceAll(kind, "-", " ")); ok {
		return said, true
	}
	return l.in(kind, depth+1)
}

// Option returns what people call an option in Spanish.
func Option(name string) (string, bool) {
	return spanish().listed("options: " + strings.ReplaceAll(name, "-", " "))
}

// option is a change as a notice tells it: an option by its id, or a bet, and what it is from then on.
func (l *lists) option(change string, depth int) (string, bool) {
	id, value, ok := strings.Cut(change, ": ")
	if !ok || strings.HasPrefix(value, "minimum") {
		return l.in(change, depth+1)
	}
	title, known := l.listed("options: " + strings.ReplaceAll(id, "-", " "))
	if !known {
		if title, known = l.bets(id, depth+1); !known {
			return "", false
		}
	}
	if said, ok := l.in(value, depth+1); ok {
		value = said
	}
	return Capital(title) + ": " + value, true
}

// Capital gives a text a capital letter.
func Capital(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	if n == 0 {
		return text
	}
	return string(unicode.ToUpper(r)) + text[n:]
}

func small(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	if n == 0 {
		return text
	}
	return string(unicode.ToLower(r)) + text[n:]
}

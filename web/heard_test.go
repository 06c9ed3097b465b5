package web_test

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"boardwalk/casebook"
	"boardwalk/counsel"
	"boardwalk/game"
	"boardwalk/table"
)

// inPlay are ids of choices, incidents and tenders, which the page says in words of its own.
var inPlay = regexp.MustCompile(`^[a-z0-9#]+(-[a-z0-9#]+)*$`)

// rank is what differs in hands that are otherwise alike.
var rank = regexp.MustCompile(`\b(two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace)(e?s)?\b`)

// ear hears what is said in a round: the texts of the events, and what hands are worth to everybody and to their owners. Of hands that
// differ in ranks alone it keeps one.
type ear struct {
	said          map[string]bool
	wordless      map[string]bool // announcements and notes that programs could know by their text alone
	worths        map[string]string
	at            *table.Table
	public, owned counsel.Hands
}

func (h *ear) Event(e *table.Event) {
	if (e.Kind == table.Announced || e.Kind == table.Noted) && !inPlay.MatchString(e.Word) {
		h.wordless[e.Text] = true
	}
	if text := filled.ReplaceAllString(e.Text, "#"); words.MatchString(text) && !inPlay.MatchString(text) {
		h.said[text] = true
	}
	if seen, ok := e.For(table.House); ok {
		h.public.Hear(seen)
	}
	if seen, ok := e.For(e.Seat); ok {
		h.owned.Hear(seen)
	}
	for _, hands := range []counsel.Hands{h.public, h.owned} {
		for _, held := range hands {
			if text := filled.ReplaceAllString(hands.Worth(h.at, held.Box, held.Hand), "#"); words.MatchString(text) {
				kind := rank.ReplaceAllString(text, "rank$2")
				if was, ok := h.worths[kind]; !ok || text < was {
					h.worths[kind] = text
				}
			}
		}
	}
}

// TestTheListOfWhatIsHeard holds the list of all that is said at the tables of the book of cases, src/words/heard.en.json, against
// the cases. The sources put much of it together from parts, which no list of formats has. The page's own test says which of it would
// be heard in English by somebody who plays in Spanish.
func TestTheListOfWhatIsHeard(t *testing.T) {
	files, err := filepath.Glob("../cases/*/*.case")
	if err != nil {
		t.Fatal(err)
	}
	all := ear{said: map[string]bool{}, wordless: map[string]bool{}, worths: map[string]string{}}
	for _, file := range files {
		if filepath.Base(filepath.Dir(file)) == "keno" {
			continue
		}
		f, err := os.Open(file)
		if err != nil {
			t.Fatal(err)
		}
		c, err := casebook.Parse(file, f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range c.Each(game.Find) {
			r := casebook.Run(c, game.Find)
			if r.Journal == nil {
				continue // it is about the options alone
			}
			if all.at, err = table.New(r.Rules, r.Options, r.Terms); err != nil {
				t.Fatal(err)
			}
			begin := func(int) { all.public, all.owned = nil, nil }
			if _, err := table.ReplayEach(r.Rules, r.Options, r.Terms, r.Journal, &all, begin); err != nil {
				t.Fatalf("%s: %v", file, err)
			}
		}
	}
	for _, text := range all.worths {
		all.said[text] = true
	}
	for text := range all.wordless {
		t.Errorf("no word says to programs what %q is", text)
	}
	declared := declaredTexts(t)
	maps.DeleteFunc(all.said, func(text string, _ bool) bool { return declared[text] })
	hold(t, "src/words/heard.en.json", slices.Sorted(maps.Keys(all.said)))
}

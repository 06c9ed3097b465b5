package web_test

import (
	"flag"
	"maps"
	"regexp"
	"slices"
	"testing"

	"boardwalk/achievements"
	"boardwalk/game"
	"boardwalk/odds"
)

var update = flag.Bool("update", false, "write the list of the games' texts anew")

// filled is what differs in texts that are otherwise alike: numbers and cards. The page finds it in the same way.
var filled = regexp.MustCompile(`(?:[0-9]+|[AKQJ])[♠♣♥♦]|[0-9]+(?:,[0-9]{3})*(?:\.[0-9]+)?`)

// words are two letters side by side: a text without any is the same in every language.
var words = regexp.MustCompile(`[a-z]{2}|^[A-Z][a-z]`)

// TestTheListOfTheGamesTexts holds the list that the page's translations are checked against, src/words/rules.en.json,
// against what the games declare: their names, wagers, questions, choices, places, what they pay on
// and what one learns at them. A new text is in the list after go test ./web -update, and then the
// page's own test says that it lacks its Spanish.
func TestTheListOfTheGamesTexts(t *testing.T) {
	found := map[string]bool{}
	add := func(texts ...string) {
		for _, text := range texts {
			if text = filled.ReplaceAllString(text, "#"); words.MatchString(text) {
				found[text] = true
			}
		}
	}
	for _, r := range game.All {
		l := r.New(r.Options()).Layout()
		add(r.Name, r.About.Description)
		add(l.Boxes...)
		add(l.Stages...)
		add(l.Hands...)
		for i := range l.Wagers {
			add(l.Wagers[i].Name)
			for _, p := range l.Wagers[i].Pays {
				add(p.On, p.String())
			}
		}
		for _, o := range l.Offers {
			add(o.Text)
			for _, c := range o.Choices {
				add(o.Name(c), o.Say(c))
			}
		}
	}
	add(odds.Denominators...)
	for _, a := range achievements.All() {
		add(a.Name, a.Task, a.Why)
	}
	hold(t, "src/words/rules.en.json", slices.Sorted(maps.Keys(found)))
}

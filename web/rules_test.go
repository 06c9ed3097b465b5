package web_test

import (
	"flag"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"boardwalk/achievements"
	"boardwalk/card"
	"boardwalk/felt"
	"boardwalk/game"
	"boardwalk/houseway"
	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/odds"
	"boardwalk/odds/advice"
	"boardwalk/odds/games/paigowodds"
	"boardwalk/poker"
	"boardwalk/table"
	"boardwalk/tile"
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
	hold(t, "src/words/rules.en.json", slices.Sorted(maps.Keys(declaredTexts(t))))
}

// declaredTexts returns what the games declare and what is written about them, with # for every number and card.
func declaredTexts(t *testing.T) map[string]bool {
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
		add(groupsOf(l)...)
		for i := range l.Wagers {
			w := &l.Wagers[i]
			if add(w.Name); w.Position > 0 {
				add(strings.TrimRight(w.Name, " 0123456789")) // of any position
			}
			for _, p := range slices.Concat(w.Pays, w.Bonus) {
				add(p.On, p.String())
				if words.MatchString(p.On) && !filled.MatchString(p.On) { // as a sign lists them
					add(p.On + " " + p.String())
				}
			}
			for _, n := range w.Needs {
				add(n.Text)
			}
		}
		for _, o := range l.Offers {
			add(o.Text)
			for _, c := range o.Choices {
				add(o.Name(c), o.Say(c), o.Needs[c])
			}
		}
		for _, o := range r.Options().Declare() {
			add(valuesOf(o.Lawful)...)
			if plainWord.MatchString(o.Value()) { // where the value may be many things, one of which is a word
				add(valuesOf("one of " + o.Value())...)
			}
			add("options: " + strings.ReplaceAll(o.Name, "-", " "))
		}
		for _, p := range r.Presets {
			add(p.Name, p.Text)
		}
		for _, m := range l.Meters {
			add(m.Name)
		}
		for _, d := range slices.Concat(l.Acts, l.Incidents) {
			add(d.Help, "acts: "+strings.ReplaceAll(d.ID, "-", " "))
			for arg := range strings.FieldsSeq(strings.ToLower(d.Args)) {
				add("fields: " + strings.ReplaceAll(arg, "-", " "))
			}
		}
		add(spokenOf(r.Felt(nil, 0))...)
		if a := advice.For(r); a != nil {
			add(a.Example.Label)
		}
	}
	for r := card.Two; r <= card.Ace; r++ {
		add(r.String(), r.Plural())
	}
	for p := range tile.Pairs + 1 {
		add(tile.Pair(p).String())
	}
	add(poker.HighCard.String(), keno.InProportion.Sentence(), keno.Equally.Sentence())
	for _, way := range []string{houseway.TileGame, houseway.CardGame} {
		for _, known := range []string{houseway.Standard, houseway.NewZealand, houseway.StrongestHigh} {
			add(paigowodds.HouseRules(way, known)...)
		}
	}
	for _, b := range law.Books() {
		add(b.Title)
	}
	add(odds.Denominators...)
	for _, a := range achievements.All() {
		add(a.Name, a.Task, a.Why)
	}
	_, whole := proseOf(t)
	add(whole...)
	return found
}

// plainWord is a value that is a word, as the page has it.
var plainWord = regexp.MustCompile(`^[a-z]{2,}(-[a-z]+)*$`)

// isCard is how a card is written as a value.
var isCard = regexp.MustCompile(`^[AKQJ][cdhs]$`)

// valuesOf returns the lawful values of an option as people read them, or in what words they are told.
func valuesOf(lawful string) []string {
	list, ok := strings.CutPrefix(lawful, "one of ")
	if !ok {
		return []string{"yes", "no", lawful}
	}
	var values []string
	for v := range strings.SplitSeq(list, ", ") {
		if !isCard.MatchString(v) {
			values = append(values, strings.ReplaceAll(v, "-", " "))
		}
	}
	return values
}

// spokenOf returns what is said of a felt in sentences. What is printed on the cloth is left as it is.
func spokenOf(f *felt.Felt) (texts []string) {
	for _, a := range f.Areas {
		texts = append(texts, a.Name)
	}
	for _, m := range f.Marks {
		texts = append(texts, m.Say, m.Rest)
	}
	for _, b := range f.Beside {
		texts = append(texts, b.Name)
		for _, side := range b.Marks {
			texts = append(texts, side.Name)
		}
	}
	for _, h := range f.Holders {
		texts = append(texts, h.Text)
	}
	return texts
}

// groupsOf returns what wagers of a kind are called together: by their group, and by how their ids begin alike. They are listed
// as bets, because a split at roulette is another thing than to split a pair.
func groupsOf(l *table.Layout) (names []string) {
	begin := map[string][]string{}
	for i := range l.Wagers {
		w := &l.Wagers[i]
		parts := strings.Split(w.ID, "-")
		if w.Group == "" || len(parts) == 1 {
			continue
		}
		alike, ok := begin[w.Group]
		if !ok {
			alike = parts[:len(parts)-1]
		}
		n := 0
		for n < len(alike) && n < len(parts)-1 && alike[n] == parts[n] {
			n++
		}
		begin[w.Group] = alike[:n]
	}
	for group, alike := range begin {
		names = append(names, "bets: "+strings.ReplaceAll(group, "-", " "))
		if len(alike) > 0 {
			names = append(names, "bets: "+strings.Join(alike, " "))
		}
	}
	return names
}

// TestTheListOfChoices holds what is asked at every game, src/table/choices.json, against what the games declare: the
// page's own test finds a key for each answer, and no two meanings of one key.
func TestTheListOfChoices(t *testing.T) {
	all := map[string]map[string][]table.Choice{}
	for _, r := range game.All {
		all[r.ID] = map[string][]table.Choice{}
		for _, o := range r.New(r.Options()).Layout().Offers {
			all[r.ID][o.ID] = o.Choices
		}
	}
	hold(t, "src/table/choices.json", all)
}

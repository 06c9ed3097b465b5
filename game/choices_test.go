package game

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/law"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// verbs are the words with which a choice may begin after "Best is to".
var verbs = strings.Fields(`accept bet bid call check concede cover cut decline discard double draw fold give go have hit
	insure keep leave let make name pass play put raise refuse set share show split stand stay surrender take toss void wager withdraw say`)

// TestEveryChoiceReadsAfterBestIsTo walks all choices that the games declare. Coach and
// page put them after "Best is to".
func TestEveryChoiceReadsAfterBestIsTo(t *testing.T) {
	for _, rules := range All {
		for _, o := range tabletest.Open(t, rules, nil, 1).Layout().Offers {
			for _, c := range o.Choices {
				said := o.Say(c)
				switch first, _, _ := strings.Cut(said, " "); {
				case !slices.Contains(verbs, first):
					t.Errorf("%s: to %q (%s) does not begin with a verb", rules.Name, said, o.ID)
				case strings.ContainsAny(said, "-.") || len(said) > 40:
					t.Errorf("%s: to %q (%s) is not what anybody would say", rules.Name, said, o.ID)
				}
			}
			for c := range o.Says {
				if !slices.Contains(o.Choices, c) {
					t.Errorf("%s: %s words %q, which is no choice of it", rules.Name, o.ID, c)
				}
			}
			for c, needs := range o.Needs {
				if !slices.Contains(o.Choices, c) || len(needs) > 20 {
					t.Errorf("%s: %s says that %q needs %q, which is no choice or too long for its place", rules.Name, o.ID, c, needs)
				}
			}
		}
	}
}

// TestWhoDoesNotAnswerIsReadOfEveryQuestion has the reading about players who do not
// answer name the paragraph of every question, so that why can show it. Questions that
// staff answer with a report have no clock.
func TestWhoDoesNotAnswerIsReadOfEveryQuestion(t *testing.T) {
	var missing []string
	for _, rules := range All {
		layout := tabletest.Open(t, rules, nil, 1).Layout()
		for _, o := range layout.Offers {
			staff := slices.ContainsFunc(layout.Incidents, func(d table.Declared) bool { return d.ID == o.ID })
			read := slices.ContainsFunc(law.ReadingsOf(o.Law), func(r law.Reading) bool {
				return r.Question == "What if a player who is asked does not answer?"
			})
			if cite := o.Law.Full(); !staff && !read && !slices.Contains(missing, cite) {
				missing = append(missing, cite)
			}
		}
	}
	if missing != nil {
		t.Errorf("the reading in readings.tsv lacks: %s", strings.Join(missing, "; "))
	}
}

package sign_test

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"boardwalk/game"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/paper"
	"boardwalk/paper/sign"
	"boardwalk/table"
)

func opened(t *testing.T, r *table.Rules, o table.Options, terms table.Terms) *table.Table {
	t.Helper()
	tab, err := table.New(r, o, terms)
	if err != nil {
		t.Fatal(r.ID, err)
	}
	return tab
}

func lines(d *paper.Document) (list []string) {
	for i := range d.Sections {
		list = append(list, d.Sections[i].Lines()...)
	}
	return list
}

func TestOddsAreWordedWithTo(t *testing.T) {
	worded := regexp.MustCompile(`\b\d+ for \d+\b`)
	for _, r := range game.All {
		d := sign.Of(opened(t, r, r.Options(), r.Terms()), paper.Subject{}, "", paper.English)
		for _, line := range lines(d) {
			if worded.MatchString(line) {
				t.Errorf("%s: %s", r.ID, line)
			}
		}
	}
}

// TestEveryPostedOptionIsOnTheSign changes each option of each game to each other value that is lawful by itself.
func TestEveryPostedOptionIsOnTheSign(t *testing.T) {
	tried := 0
	for _, r := range game.All {
		usual := lines(sign.Of(opened(t, r, r.Options(), r.Terms()), paper.Subject{}, "", paper.English))
		for i, o := range r.Options().Declare() {
			if o.Audience != table.Patrons {
				continue
			}
			for _, value := range values(o) {
				options := r.Options()
				if options.Declare()[i].Set(value) != nil || options.Declare()[i].Value() == o.Value() || len(table.Validate(options)) > 0 {
					continue
				}
				tab, err := table.New(r, options, r.Terms())
				if err != nil {
					continue // the limits would have to change too
				}
				tried++
				if slices.Equal(lines(sign.Of(tab, paper.Subject{}, "", paper.English)), usual) {
					t.Errorf("%s: the sign does not say that %s is %s", r.ID, o.Name, value)
				}
			}
		}
	}
	if tried < 200 {
		t.Error("only", tried, "values were tried")
	}
	lawtest.Cites(t, "8.3(a)")
}

func values(o table.Option) []string {
	list := append(slices.Clone(o.Words()), "yes", "no", "$50", "2%", "5%")
	for n := range 13 {
		list = append(list, strconv.Itoa(n))
	}
	return list
}

func TestLimitsAndTheirChangesAreOnTheSign(t *testing.T) {
	r, _ := game.Find("craps")
	terms := r.Terms()
	terms.Limit = table.Limit{Min: 5 * money.Dollar, Max: 500 * money.Dollar}
	terms.Limits = map[string]table.Limit{"field": {Min: 10 * money.Dollar, Max: 250 * money.Dollar}}
	tab := opened(t, r, r.Options(), terms)
	now := time.Date(1995, 10, 2, 17, 55, 0, 0, time.UTC)
	change := table.Change{Matter: table.LimitMatter, Name: "field", Limit: table.Limit{Min: 25 * money.Dollar, Max: 250 * money.Dollar},
		At: now.Add(35 * time.Minute), Posted: true, Announced: true, Told: true}
	if err := tab.Post(change, now); err != nil {
		t.Fatal(err)
	}
	for in, want := range map[paper.Language][]string{
		paper.English: {"Field Bet | $10 | $250", "From 18:30: field: minimum $25, maximum $250"},
		paper.Spanish: {"$10 | $250", "Desde las 18:30: Field: mínimo $25, máximo $250"},
	} {
		said := lines(sign.Of(tab, paper.Subject{}, "", in))
		for _, line := range want {
			if !slices.ContainsFunc(said, func(s string) bool { return strings.Contains(strings.ToLower(s), strings.ToLower(line)) }) {
				t.Errorf("%s: no line says %q: %q", in, line, said)
			}
		}
	}
	lawtest.Cites(t, "8.2(c)", "8.3(b)1")
}

func TestWagersThatArePaidAlikeStandOnce(t *testing.T) {
	r, _ := game.Find("roulette")
	for _, row := range sign.Odds(opened(t, r, r.Options(), r.Terms()), paper.English) {
		if strings.HasPrefix(row[0].Text, "Straight") && row[2].Text != "35 to 1" {
			t.Error(row)
		}
		if strings.ContainsAny(row[0].Text, "0123456789") && strings.HasPrefix(row[0].Text, "Straight") {
			t.Error("a single number is named:", row[0].Text)
		}
	}
}

// TestSignsAreInSpanish collects what has no Spanish. Of a game that is dealt to test it, it is listed: until somebody has
// written the Spanish, its signs are in English.
func TestSignsAreInSpanish(t *testing.T) {
	missing := map[string]bool{}
	for _, r := range game.All {
		tab := opened(t, r, r.Options(), r.Terms())
		for _, n := range tab.Notices() {
			if strings.Contains(n.Text, ": minimum ") {
				continue // a table, whose words are looked at below
			}
			if _, ok := paper.Spanish.Find(n.Text); !ok {
				missing[r.ID+": "+n.Text] = true
			}
		}
		for _, p := range tab.LimitsPosted() {
			if sign.Name(tab.Layout(), &tab.Layout().Wagers[p.Area], p.Name, paper.Spanish) == "" {
				missing[r.ID+": "+p.Name] = true
			}
		}
		for _, p := range tab.OddsPosted() {
			if _, ok := paper.Spanish.Find(p.On); !ok && p.On != "" {
				missing[r.ID+": on "+p.On] = true
			}
		}
	}
	for text := range missing {
		id, _, _ := strings.Cut(text, ":")
		if r, _ := game.Find(id); r.Petition != "" {
			t.Log("there is no Spanish for", text)
			continue
		}
		t.Error("there is no Spanish for", text)
	}
}

package deal_test

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/chance"
	"boardwalk/game/deal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// Whatever is chosen and whatever goes wrong, no card is lost, and a replay
// comes to the same.
func TestWalks(t *testing.T) {
	for _, p := range []*deal.Paragraphs{&caribbean, &doubleDown} {
		rules := toyOf(p)
		for i, set := range []map[string]string{
			{}, {"shuffling": deal.Device}, {"shuffling": deal.DeviceTwoDecks, "dealing": deal.FromHand},
			{"shuffling": deal.Device, "into-shoe": "yes"},
		} {
			tabletest.Walk(t, rules, with(t, rules, set), chance.NewFast(uint64(i), 3), 1000)
		}
	}
	rules := toyOf(&caribbean)
	tabletest.Walk(t, rules, with(t, rules, map[string]string{"shuffling": deal.DeviceTwoDecks,
		"dealing": deal.AutomatedShoe, "device-counts": "yes"}),
		chance.NewFast(9, 3), 1000)
}

// with are the default options but for some.
func with(t *testing.T, rules *table.Rules, set map[string]string) table.Options {
	t.Helper()
	o := rules.Options()
	for _, d := range o.Declare() {
		if v, ok := set[d.Name]; ok {
			if err := d.Set(v); err != nil {
				t.Fatal(err)
			}
			delete(set, d.Name)
		}
	}
	if len(set) > 0 {
		t.Fatalf("the game has no %v", set)
	}
	return o
}

// A game declares what it has paragraphs for, and nothing else.
func TestWhatAGameDeclares(t *testing.T) {
	ids := func(p *deal.Paragraphs) (options, acts, incidents []string) {
		for _, o := range toyOf(p).Options().Declare() {
			options = append(options, o.Name+" "+strings.Join(o.Words(), "|"))
		}
		for _, a := range p.Acts() {
			acts = append(acts, a.ID)
		}
		for _, i := range p.Incidents() {
			incidents = append(incidents, i.ID)
		}
		return
	}
	options, acts, incidents := ids(&doubleDown)
	for _, list := range [][]string{options, acts, incidents} {
		for _, not := range []string{"count-every", "device-counts", "pre-shuffled", deal.Recut, deal.RemoveShoe,
			deal.ShoeJam, deal.Misdealt, deal.BadDeck} {
			if slices.ContainsFunc(list, func(s string) bool { return strings.HasPrefix(s, not) }) {
				t.Errorf("double down stud has no %s: %v", not, list)
			}
		}
	}
	_, _, incidents = ids(&caribbean)
	if slices.Contains(incidents, deal.WrongNumber) || !slices.Contains(incidents, deal.ShoeJam) {
		t.Errorf("at Caribbean stud may go wrong %v", incidents)
	}
}

// Cards are changed after the hours of the game's own paragraph.
func TestCardHours(t *testing.T) {
	for _, c := range []struct {
		p       *deal.Paragraphs
		dealing string
		hours   int
		by      law.Cite
	}{
		{&caribbean, deal.ManualShoe, 8, "16.3(e)"},
		{&doubleDown, deal.ManualShoe, 24, "17.3(e)[shoe]"},
		{&doubleDown, deal.FromHand, 8, "17.3(e)[hand]"}, // although the dealer shuffles
	} {
		rules := toyOf(c.p)
		tab := tabletest.Open(t, rules, with(t, rules, map[string]string{"dealing": c.dealing}), 1)
		if hours, by := tab.Game().(*toy).CardHours(); hours != c.hours || by != c.by {
			t.Errorf("%s: cards are changed after %d hours by %v", c.dealing, hours, by)
		}
	}
}

// cutters decline the cut, and note who was asked first in each round.
type cutters struct {
	first []table.Seat
	begun bool
}

func (c *cutters) Answer(q *table.Question) table.Answer {
	if !c.begun {
		c.begun = true
		c.first = append(c.first, q.Seat)
	}
	return table.Answer{Choice: deal.Decline}
}

// The first player who came is offered the first cut, then the one at the
// dealer's right, and from then on the next one counterclockwise.
func TestTheOfferOfTheCutRotates(t *testing.T) {
	players := &cutters{}
	tab := tabletest.Open(t, toyOf(&doubleDown), nil, 0, table.From(chance.NewFast(1, 1)), table.With(players))
	for _, s := range []table.Seat{3, 1, 4, 2} {
		if err := tab.Do(table.Act{Kind: table.Sit, Seat: s, Amount: 100 * money.Dollar}); err != nil {
			t.Fatal(err)
		}
	}
	for range 6 {
		players.begun = false
		round(t, tab)
	}
	if want := []table.Seat{3, 4, 3, 2, 1, 4}; !slices.Equal(players.first, want) {
		t.Errorf("the cut was first offered to %v, want %v", players.first, want)
	}
}

// Where a device counts the cards, only the automated shoe's section spares the
// count of the stub.
func TestWhoIsExemptFromCounting(t *testing.T) {
	for dealing, exempt := range map[string]bool{deal.ManualShoe: false, deal.AutomatedShoe: true} {
		rules := toyOf(&caribbean)
		o := with(t, rules, map[string]string{"shuffling": deal.Device, "device-counts": "yes", "dealing": dealing})
		tab := tabletest.Open(t, rules, o, 1, table.From(chance.NewFast(1, 1)))
		for range 5 {
			round(t, tab)
		}
		if n := tab.Game().(*toy).Uncounted(); (n == 5) != exempt {
			t.Errorf("%s: after five rounds %d were not counted", dealing, n)
		}
	}
}

// A game may settle some wagers before a void returns the others.
func TestVoiding(t *testing.T) {
	tab := tabletest.Open(t, toyOf(&caribbean), nil, 1, table.From(chance.NewFast(1, 1)))
	if err := tab.Do(table.Act{Kind: table.Report, Word: deal.ExposedCard}); err != nil {
		t.Fatal(err)
	}
	round(t, tab)
	if g := tab.Game().(*toy); g.settled != 1 {
		t.Errorf("a void round was settled %d times", g.settled)
	}
}

// round plays a round in which everybody wagers.
func round(t *testing.T, tab *table.Table) {
	t.Helper()
	for s := table.Seat(1); s <= toySeats; s++ {
		if tab.Taken(s) {
			if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: 0, Amount: 5 * money.Dollar}); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := tab.Round(); err != nil {
		t.Fatal(err)
	}
	if err := tab.Verify(); err != nil {
		t.Fatal(err)
	}
}

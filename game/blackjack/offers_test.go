package blackjack

import (
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// stacked is a source whose cards come as they are written.
type stacked []card.Card

func (s *stacked) Draw(int) int { return 0 }

func (s *stacked) Pick(pool []card.Card, _ int) int {
	if len(*s) == 0 {
		return 0
	}
	c := (*s)[0]
	*s = (*s)[1:]
	return slices.Index(pool, c)
}

// asked gives answers in turn and keeps what was open each time.
type asked struct {
	answers []table.Choice
	open    []string
}

func (a *asked) Answer(q *table.Question) table.Answer {
	if q.Offer != subchapter2.decide {
		return table.Answer{Choice: q.First()}
	}
	var open []string
	for _, c := range q.Choices() {
		open = append(open, string(c))
	}
	a.open = append(a.open, strings.Join(open, " "))
	if len(a.answers) == 0 {
		return table.Answer{Choice: q.First()}
	}
	choice := a.answers[0]
	a.answers = a.answers[1:]
	return table.Answer{Choice: choice}
}

// TestWhatIsOffered plays one hand after another and looks at which decisions
// the player had at each step. The first card is burned; then come the
// player's, the dealer's and the player's second.
func TestWhatIsOffered(t *testing.T) {
	lawtest.Cites(t, "2.6(f)[decide]", "2.6(k)3", "2.6(k)4", "2.6(k)5", "2.8(a)[order]", "2.8(c)", "2.8(c)[multiple action]", "2.10(a)",
		"2.11(a)", "2.11(c)1", "2.11(c)2", "2.11(e)", "2.11(e)[aces]", "2.11(e)[multiple action]", "2.12(a)1", "2.12(a)3")
	set := func(pairs ...string) *Options {
		o := DefaultOptions()
		for i := 0; i < len(pairs); i += 2 {
			if err := table.SetOption(o, pairs[i], pairs[i+1]); err != nil {
				t.Fatal(err)
			}
		}
		return o
	}
	for _, test := range []struct {
		name    string
		options *Options
		cards   string
		answers []table.Choice
		want    []string
	}{
		{"two cards, then three", set(), "2c 5s 9h 6d 2d", []table.Choice{Draw}, []string{"stand draw double", "stand draw"}},
		{"a pair", set(), "2c 8s 9h 8d", nil, []string{"stand draw double split"}},
		{"no pair again", set(), "2c 8s 9h 8d 8c Tc", []table.Choice{Split},
			[]string{"stand draw double split", "stand draw double", "stand draw double"}},
		{"three hands", set("split-hands", "3"), "2c 8s 9h 8d 8c 8h Tc Td", []table.Choice{Split, Split},
			[]string{"stand draw double split", "stand draw double split", "stand draw double", "stand draw double", "stand draw double"}},
		{"split aces", set(), "2c As 9h Ad 5c 6c", []table.Choice{Split}, []string{"stand draw double split"}},
		{"split aces again", set("split-hands", "3"), "2c As 9h Ad Ac 6c 7c 8c", []table.Choice{Split, Split},
			[]string{"stand draw double split", "stand split"}},
		{"aces once", set("split-hands", "3", "split-aces-once", "yes"), "2c As 9h Ad Ac 6c", []table.Choice{Split},
			[]string{"stand draw double split"}},
		{"blackjack", set(), "2c As 9h Kd", nil, nil},
		{"21 by drawing", set(), "2c 5s 9h 6d Kd", []table.Choice{Draw}, []string{"stand draw double"}},
		{"surrender first", set("surrender", "yes"), "2c 5s 9h 6d 2d", []table.Choice{Draw},
			[]string{"stand draw double surrender", "stand draw"}},
		{"no surrender after a split", set("surrender", "yes"), "2c 8s 9h 8d 7c Tc", []table.Choice{Split},
			[]string{"stand draw double split surrender", "stand draw double", "stand draw double"}},
		{"both up, 8", set("dealing", "both-up"), "2c 2s 9h 6d 9c", nil, []string{"stand draw"}},
		{"both up, 9", set("dealing", "both-up"), "2c 3s 9h 6d 9c", nil, []string{"stand draw double"}},
		{"both up, 12", set("dealing", "both-up"), "2c 3s 9h 9d 9c", nil, []string{"stand draw"}},
		{"both up, soft 19", set("dealing", "both-up"), "2c As 9h 8d 9c", nil, []string{"stand draw"}},
		{"multiple action", set("multiple-action", "two-or-three"), "2c 8s 9h 8d 8c Tc", []table.Choice{Split},
			[]string{"stand draw double split", "stand draw double", "stand draw double"}},
	} {
		cards, err := card.ParseAll(test.cards)
		if err != nil {
			t.Fatal(err)
		}
		source, player := stacked(cards), &asked{answers: test.answers}
		tab := tabletest.Open(t, Rules, test.options, 1, table.From(&source), table.With(player))
		for _, name := range []string{"main", "second"}[:1+tab.Game().(*Game).spots/3] {
			area, _ := tab.Area(1, name)
			if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: area, Amount: money.Dollar}); err != nil {
				t.Fatal(err)
			}
		}
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(player.open, test.want) {
			t.Errorf("%s: the player had %q, want %q", test.name, player.open, test.want)
		}
	}
}

func TestWhoHasNoChipsCannotDoubleSplitOrInsure(t *testing.T) {
	lawtest.Cites(t, "2.9(b)", "2.10(a)", "2.11(a)")
	for _, test := range []struct {
		chips money.Cents
		want  string
	}{{10, "stand draw"}, {11, "stand draw double"}, {19, "stand draw double"}, {20, "stand draw double split"}} {
		cards, _ := card.ParseAll("2c 8s Ah 8d")
		source, player := stacked(cards), &asked{}
		tab := tabletest.Open(t, Rules, DefaultOptions(), 0, table.From(&source), table.With(player))
		for _, a := range []table.Act{
			{Kind: table.Sit, Seat: 1, Amount: test.chips * money.Dollar},
			{Kind: table.Make, Seat: 1, Area: mainAt(1, 0, 0), Amount: 10 * money.Dollar},
		} {
			if err := tab.Do(a); err != nil {
				t.Fatal(err)
			}
		}
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(player.open, []string{test.want}) {
			t.Errorf("with %d dollars in all the player had %q, want %q", test.chips, player.open, test.want)
		}
	}
}

// Of a double shoe only the side is shuffled in which the cutting card was
// reached: the determinant card that was burned from the other stays out.
func TestTheOtherSideIsNotShuffled(t *testing.T) {
	lawtest.Cites(t, "2.6(l)3", "2.6(d)2[burn]")
	o := DefaultOptions()
	o.DoubleShoe, o.Decks, o.Behind = true, 2, 90
	cards, _ := card.ParseAll("9s Th 2d 9h 3d 4d 5d 6d Tc")
	source := stacked(cards)
	tab := tabletest.Open(t, Rules, o, 1, table.From(&source))
	g := tab.Game().(*Game)
	play := func() {
		if err := tab.Do(table.Act{Kind: table.Make, Seat: 1, Area: mainAt(1, 0, 0), Amount: money.Dollar}); err != nil {
			t.Fatal(err)
		}
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
	}
	play()
	if g.due != reached || g.dueSides != 0b10 || len(g.shoes[0].Rack()) != 1 {
		t.Fatalf("sides %b are due for reason %d; the left one has %v", g.dueSides, g.due, g.shoes[0].Rack())
	}
	source = stacked{card.New(card.Two, card.Spades)}
	play() // from the right side, by a black determinant card from it
	if rack := g.shoes[0].Rack(); len(rack) != 1 {
		t.Errorf("the left side has %v", rack)
	}
}

// Where all cards lie on the layout the round cannot be completed: six players
// have split to four hands each, and the dealer needs a fifty-third card.
func TestARoundWithoutCardsIsVoid(t *testing.T) {
	lawtest.Cites(t, "2.15(f)")
	o := DefaultOptions()
	o.Decks, o.Boxes, o.SplitHands = 1, 6, 4
	cards, err := card.ParseAll("2c Ts Js Qs Ks 9s 8s 7s Th Jh Qh Kh 9h 8h" +
		" Td Tc 3c 3d 3h 4c Jd Jc 4d 4h 4s 5c Qd Qc 5d 5h 5s 6c Kd Kc 6d 6h 6s 7c 9d 9c 7d 7h Ac Ad 8d 8c Ah As 2s 2h 2d 3s")
	if err != nil {
		t.Fatal(err)
	}
	var log table.Log
	source := stacked(cards)
	tab := tabletest.Open(t, Rules, o, 6, table.From(&source), table.With(splitter{}), table.To(&log))
	for s := table.Seat(1); s <= 6; s++ {
		if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: mainAt(uint8(s), 0, 0), Amount: money.Dollar}); err != nil {
			t.Fatal(err)
		}
	}
	if err := tab.Round(); err != nil {
		t.Fatal(err)
	}
	if err := tab.Verify(); err != nil || !log.Has(table.Voided) {
		t.Errorf("%v; void: %v", err, log.Has(table.Voided))
	}
	for s := table.Seat(1); s <= 6; s++ {
		if a := tab.Account(s); a.Layout != 0 || a.Net != 0 {
			t.Errorf("seat %d: %+v", s, a)
		}
	}
}

// splitter splits whenever it may, and stands otherwise.
type splitter struct{}

func (splitter) Answer(q *table.Question) table.Answer {
	if q.Allows(Split) {
		return table.Answer{Choice: Split}
	}
	return table.Answer{Choice: q.First()}
}

package blackjack_test

import (
	"reflect"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game/blackjack"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

// elsewhere are paragraphs of which none is of subchapter 2.
func elsewhere(t *testing.T) blackjack.Paragraphs {
	t.Helper()
	p := blackjack.Paragraphs{Pack: card.WithoutTens}
	v := reflect.ValueOf(&p).Elem()
	for i := range v.NumField() {
		if f := v.Field(i); f.Type() == reflect.TypeFor[law.Cite]() {
			f.SetString("19.2(a)")
		}
	}
	return p
}

// citations notes the paragraphs of all events.
type citations map[law.Cite]int

func (c citations) Event(e *table.Event) {
	c[e.By]++
	c[e.OddsBy]++
	if e.Kind == table.Dealt && e.Card.Suited() && e.Card.Rank() == card.Ten {
		c["a ten"]++
	}
}

// A game of the family is dealt from its own pack, and nothing of its procedure
// is done under a paragraph of blackjack.
func TestAKinHasItsOwnParagraphs(t *testing.T) {
	rules := blackjack.Kin(table.Rules{ID: "kin", Name: "Kin", Subchapter: "19:47-19"}, blackjack.Differences{Paragraphs: elsewhere(t)})
	for _, o := range rules.Options().Declare() {
		if o.Law != "19.2(a)" {
			t.Errorf("option %s is declared under %v", o.Name, o.Law)
		}
	}
	seen := citations{}
	source := chance.NewFast(3, 1)
	tab := tabletest.Open(t, rules, nil, 3, table.From(source), table.With(toss{source}), table.To(seen))
	if _, total := tab.Game().(*blackjack.Game).Left(); total != 6*48 {
		t.Errorf("the shoe has %d cards", total)
	}
	for range 300 {
		for s := table.Seat(1); s <= 3; s++ {
			area, _ := tab.Layout().Area("main-" + string('0'+rune(s)))
			if err := tab.Do(table.Act{Kind: table.Make, Seat: s, Area: area, Amount: 10 * money.Dollar}); err != nil {
				t.Fatal(err)
			}
		}
		if err := tab.Round(); err != nil {
			t.Fatal(err)
		}
	}
	if seen["a ten"] > 0 || seen["19.2(a)"] == 0 {
		t.Errorf("%d tens were dealt, and %d things done under the game's own paragraphs", seen["a ten"], seen["19.2(a)"])
	}
	for by := range seen {
		if strings.HasPrefix(by.Full(), "19:47-2.") {
			t.Errorf("something was done under %v", by)
		}
	}
}

// toss are players who decide by the toss of a coin.
type toss struct{ source chance.Source }

func (p toss) Answer(q *table.Question) table.Answer {
	choices := q.Choices()
	return table.Answer{Choice: choices[p.source.Draw(len(choices))]}
}

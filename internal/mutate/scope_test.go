package mutate

import (
	"strings"
	"testing"
)

// TestAWiderScopeBreaksMore holds what is broken only where nothing near a citation can be, or where a row asks for what is
// said.
func TestAWiderScopeBreaksMore(t *testing.T) {
	const source = `package p

func (g *Game) judge() (result, law.Cite) {
	if g.over {
		return loses, "1.1"
	}
	return ties, "1.2"
}

func (g *Game) ready(d *Dealer) {
	step(d, "1.3", "the deck is washed")
	d.Cite("1.4")
	d.Note("the shoe is locked")
}

var offer = Offer{ID: "cut", Law: "1.5", Choices: []Choice{Cut, Decline}}

func (o *Options) list() []Option {
	return []Option{Switch("cut", "1.6", &o.Cut, "who cuts").Titled("Cut").InWriting("1.7")}
}

func (g *Game) Notices() []Notice {
	return []Notice{{By: "1.8", Text: "a sign"}}
}
`
	for _, test := range []struct {
		cite  string
		scope Scope
		want  []string
	}{
		{"1.1", Narrow, []string{"negate the condition"}},
		{"1.1", Wide, []string{"make loses another", "negate the condition"}},
		{"1.2", Narrow, nil},
		{"1.2", Wide, []string{"make ties another"}},
		{"1.3", Wide, nil},
		{"1.3", Said, []string{"drop the statement"}},
		{"1.4", Wide, nil},
		{"1.4", Said, []string{"drop the statement"}},
		{"1.5", Narrow, nil},
		{"1.5", Wide, []string{"leave out Decline"}},
		{"1.6", Narrow, nil},
		{"1.6", Wide, []string{"let the option set nothing"}},
		{"1.7", Narrow, nil},
		{"1.7", Wide, []string{"leave out InWriting"}},
		{"1.8", Wide, nil},
		{"1.8", Said, []string{"leave the sign empty"}},
	} {
		list, err := Mutations([]byte(source), strings.Index(source, `"`+test.cite+`"`), test.scope)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, m := range list {
			got = append(got, m.What)
		}
		if strings.Join(got, "; ") != strings.Join(test.want, "; ") {
			t.Errorf("%s in scope %d: %q, not %q", test.cite, test.scope, got, test.want)
		}
	}
}

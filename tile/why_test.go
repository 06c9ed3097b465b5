package tile

import (
	"testing"

	"boardwalk/law"
	"boardwalk/law/lawtest"
)

func TestWhyAHandRanksSo(t *testing.T) {
	for s, want := range map[string]law.Cite{
		"1-1 3-3": "10.2(d)1",                // eight
		"5-6 1-6": "10.2(d)2",                // eighteen, hence eight
		"2-2 1-5": "10.2(d)2",                // ten, hence nothing
		"1-2 6-6": "10.2(e)",                 // the three as a six: eight
		"2-4 3-3": "10.2(e)",                 // the six as a three: nine
		"2-4 1-4": "10.2(e)[tile rank swap]", // and then below the five
		"1-2 1-4": "10.2(d)1",                // the three is best as a three
		"2-4 1-2": "10.2(b)[first]",
		"6-6 3-6": "10.2(b)[wongs]",
	} {
		lawtest.Cites(t, want)
		tiles, err := ParseAll(s)
		if err != nil {
			t.Fatal(err)
		}
		if got := Why(tiles[0], tiles[1]); got != want {
			t.Errorf("%s ranks by %s, want %s", s, got, want)
		}
	}
}

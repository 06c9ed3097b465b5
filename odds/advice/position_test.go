package advice

import (
	"testing"

	"boardwalk/card"
)

// What is left of a pack is each of its cards that is not gone, jokers too. A card that is not there says which and why.
func TestWhatIsLeftOfAPack(t *testing.T) {
	cards := func(text string) []card.Card {
		list, err := card.ParseAll(text)
		if err != nil {
			t.Fatal(err)
		}
		return list
	}
	for _, c := range []struct {
		pack  card.Pack
		decks int
		gone  string
		left  int
		says  string
	}{
		{card.WithJoker, 1, "Jk As", 51, ""},
		{card.WithJoker, 2, "Jk Jk As", 103, ""},
		{card.Standard, 1, "As 2c", 50, ""},
		{card.Standard, 1, "Jk", 0, "no card Jk is dealt at this game"},
		{card.WithJoker, 1, "J2", 0, "no card J2 is dealt at this game"},
		{card.WithJoker, 1, "??", 0, "no card ?? is dealt at this game"},
		{card.WithJoker, 1, "As Jk As", 0, "there are not so many cards As"},
	} {
		left, err := Without(c.pack, c.decks, cards(c.gone))
		if says := ""; err != nil {
			says = err.Error()
			if says != c.says {
				t.Errorf("%s of %v: %q, not %q", c.gone, c.pack, says, c.says)
			}
		} else if c.says != "" || len(left) != c.left {
			t.Errorf("%s of %d times %v: %d cards are left, and no error; want %d, %q", c.gone, c.decks, c.pack, len(left), c.left, c.says)
		}
	}
}

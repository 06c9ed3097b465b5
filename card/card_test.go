package card

import (
	"slices"
	"strings"
	"testing"
)

func TestADeckLiesInTheOrderOfSuitsAndSequence(t *testing.T) {
	var written []string
	for i, c := range Deck() {
		if New(c.Rank(), c.Suit()) != c || !c.Suited() || c.IsJoker() || int(c) != i {
			t.Errorf("%v is the %v of %v", c, c.Rank(), c.Suit())
		}
		written = append(written, c.String())
	}
	want := "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad " +
		"2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As"
	if got := strings.Join(written, " "); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	deck := Deck()
	if again, err := ParseAll(want); err != nil || !slices.Equal(again, deck[:]) {
		t.Errorf("the deck was read as %v, %v", again, err)
	}
}

func TestCardsWithoutASuit(t *testing.T) {
	var zero Card
	if zero.String() != "2c" {
		t.Errorf("the zero card is %v", zero)
	}
	for card, want := range map[Card]string{Joker: "Jk", SecondJoker: "J2", Unknown: "??", 54: "??"} {
		if card.Suited() || card.String() != want || card.Pretty() != want {
			t.Errorf("card %d is written %v and %s, want %s", uint8(card), card, card.Pretty(), want)
		}
		if card.IsJoker() != strings.HasPrefix(want, "J") {
			t.Errorf("%v is a joker: %v", card, card.IsJoker())
		}
	}
}

func TestParse(t *testing.T) {
	for s, want := range map[string]Card{
		"As": New(Ace, Spades), "aS": New(Ace, Spades), "A♠": New(Ace, Spades),
		"10h": New(Ten, Hearts), "Th": New(Ten, Hearts), "tH": New(Ten, Hearts), "10♥": New(Ten, Hearts),
		"2c": New(Two, Clubs), "Jd": New(Jack, Diamonds), "jk": Joker, "J2": SecondJoker, "??": Unknown,
	} {
		if got, err := Parse(s); err != nil || got != want {
			t.Errorf("Parse(%q) = %v, %v; want %v", s, got, err, want)
		}
	}
	for _, s := range []string{"", "A", "s", "♠", "1s", "0s", "11s", "100s", "sA", "Ass", "As ", "A♠s", "\xffs", "ACE OF SPADES"} {
		if got, err := Parse(s); err == nil || got != Unknown {
			t.Errorf("Parse(%q) = %v, %v; want an error", s, got, err)
		}
	}
	if got, err := ParseAll("Qs, Js\t10s,,9c "); err != nil || len(got) != 4 {
		t.Errorf("got %v, %v", got, err)
	}
	if got, err := ParseAll("Qs 1s"); err == nil || got != nil {
		t.Errorf("got %v, %v; want an error", got, err)
	}
}

func TestWords(t *testing.T) {
	for got, want := range map[string]string{
		Two.String(): "two", Ace.String(): "ace", Rank(13).String(): "no rank",
		Clubs.String(): "clubs", Spades.String(): "spades", Suit(4).String(): "no suit",
		Up.String(): "up", Down.String(): "down",
		string(Ten.Letter()): "T", string(Rank(13).Letter()): "?",
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"As", "10h", "A♠", "Jk", "??", "Qs, Js 10s"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		cards, err := ParseAll(s)
		if err != nil {
			return
		}
		for _, c := range cards {
			for _, written := range []string{c.String(), c.Pretty()} {
				if again, err := Parse(written); err != nil || again != c {
					t.Errorf("%v in %q was read as %v, %v", c, s, again, err)
				}
			}
		}
	})
}

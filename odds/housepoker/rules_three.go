package housepoker

import (
	"sync"

	"boardwalk/card"
	"boardwalk/poker"
)

// ThreeDrawRules are rules for three card draw, the best first.
var ThreeDrawRules = []Named[ThreeDrawRule]{
	{"keep-two",
		"play a flush or better; keep a pair; otherwise keep the first of these that you have: two of one suit in a row, two of one " +
			"suit with an ace, " +
			"two of one suit with one gap, an ace and king or queen, a king and queen, an ace and 2 or 3, an ace, two of one suit with a king, " +
			"two in a row or a king and jack, two of one suit, two with one gap from 10-8 up, a king; fold the rest", keepTwo},
	{"no-draw", "never draw: play an ace and queen or better, fold the rest", playFrom("As Qh 2d")},
	{"always", "play every hand without a draw", playFrom("5s 3h 2d")},
}

func playFrom(text string) ThreeDrawRule {
	least := sync.OnceValue(func() poker.Rank {
		cards, err := card.ParseAll(text)
		if err != nil {
			panic(err)
		}
		return poker.Three([3]card.Card(cards))
	})
	return func(h *[3]card.Card) int {
		if poker.ThreeAt(h) >= least() {
			return DrawStay
		}
		return DrawFold
	}
}

func keepTwo(h *[3]card.Card) int {
	best, out := 0, DrawFold
	switch poker.ThreeAt(h).Class() {
	case poker.HighCard, poker.Pair:
		for i := range h {
			if worth := keepWorth(h[(i+1)%3], h[(i+2)%3]); worth > best {
				best, out = worth, i
			}
		}
		return out
	}
	return DrawStay
}

// keepWorth puts pairs of cards in order by how good they are to keep; zero is not
// good enough. Of those of one kind the higher cards are better.
func keepWorth(a, b card.Card) int {
	hi, lo := max(a.Rank(), b.Rank()), min(a.Rank(), b.Rank())
	apart := gap(hi, lo)
	kind := 0
	switch suited := a.Suit() == b.Suit(); {
	case hi == lo:
		kind = 12
	case suited && apart == 1:
		kind = 11
	case suited && hi == card.Ace:
		kind = 10
	case suited && apart == 2:
		kind = 9
	case hi == card.Ace && lo >= card.Queen:
		kind = 8
	case hi == card.King && lo == card.Queen:
		kind = 7
	case hi == card.Ace && apart <= 2:
		kind = 6
	case hi == card.Ace:
		kind = 5
	case suited && hi == card.King:
		kind = 4
	case apart == 1, hi == card.King && lo == card.Jack:
		kind = 3
	case suited:
		kind = 2
	case apart == 2 && hi >= card.Ten, hi == card.King:
		kind = 1
	default:
		return 0
	}
	return kind<<8 | int(hi)<<4 | int(lo)
}

// gap is how far apart two ranks are in a straight. An ace is next to a two also.
func gap(hi, lo card.Rank) int {
	if hi == card.Ace && lo <= card.Three {
		return int(lo) + 1
	}
	return int(hi) - int(lo)
}

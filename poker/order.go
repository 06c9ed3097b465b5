package poker

import "boardwalk/law"

// Place is the place of a class of hands in an order, and the paragraph that gives it.
type Place struct {
	Class Class
	Law   law.Cite
}

// order is the order of one kind of hand.
type order struct {
	name   string
	cards  string     // how many may be ranked, in words
	size   int        // how many make the hand
	most   int        // out of how many they may be chosen
	places []Place    // the best first
	terms  []law.Cite // how cards rank, and how hands of one class compare
}

// orders has the order of each kind. Where two hands of a class are compared, 14.3(c) and
// 20.3(c) speak only of the highest card that the other hand lacks; that a pair of threes
// beats a pair of twos with an ace, and K-Q-J beats 3-2-A, is the order in (b), which we take
// to come first.
var orders = [...]order{
	{},
	High: {
		name: "high", cards: "five to seven", size: 5, most: 7,
		places: []Place{
			{RoyalFlush, "14.3(b)1"},
			{StraightFlush, "14.3(b)2"},
			{FourOfAKind, "14.3(b)3"},
			{FullHouse, "14.3(b)4"},
			{Flush, "14.3(b)5"},
			{Straight, "14.3(b)6"},
			{ThreeOfAKind, "14.3(b)7"},
			{TwoPair, "14.3(b)8"},
			{Pair, "14.3(b)9"},
			{HighCard, "14.3(c)"},
		},
		terms: []law.Cite{"14.3(a)", "14.3(a)[ace low]"},
	},
	ThreeCard: {
		name: "three-card", cards: "three", size: 3, most: 3,
		places: []Place{
			{StraightFlush, "20.3(b)1"},
			{ThreeOfAKind, "20.3(b)2"},
			{Straight, "20.3(b)3"},
			{Flush, "20.3(b)4"},
			{Pair, "20.3(b)5"},
			{HighCard, "20.3(c)[compare]"},
		},
		terms: []law.Cite{"20.3(a)[rank]", "20.3(a)[suits]", "20.3(a)[ace low]", "20.3(c)[draw]"},
	},
}

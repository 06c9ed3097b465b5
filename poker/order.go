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
	least  int        // how many at least
	most   int        // and at most
	size   int        // how many make the hand; zero if all of them do
	own    int        // how many are the player's, where it matters whose they are
	used   [2]int     // how many of those a hand has at least and at most
	as     Kind       // the kind as which the cards of a hand are ranked then
	low    bool       // the ace is the best card and the worst card is compared first
	joker  bool       // the deck has a joker; a hand has just the least or the most cards
	wheel  bool       // ace-two-three-four-five ranks above all straights but the highest
	places []Place    // the best first
	terms  []law.Cite // how cards rank, and how hands of one class compare
}

// orders has the order of each kind. Where two hands of a class are compared, 14.3(c), 20.3(c),
// 27.3(c) and 36.5(c) speak only of the highest card that the other hand lacks; that a pair of threes
// beats a pair of twos with an ace, and K-Q-J beats 3-2-A, is the order in (b), which we take
// to come first. For low the same words would let K-Q-J-10-A beat 6-5-4-3-2; that low runs
// opposite to high, 14.3(e), we take to hold within a class too: the lower top card wins.
//
// A hand for low is ranked for itself, so that the same cards, or the same ace, may be high
// for another rank: 14.9(k), (l) and 14.11(h).
var orders = [...]order{
	{},
	High: {
		name: "high", cards: "five to seven", least: 5, most: 7, size: 5,
		places: highs,
		terms:  []law.Cite{"14.3(a)", "14.3(a)[ace low]"},
	},
	ThreeCard: {
		name: "three-card", cards: "three or four", least: 3, most: 4, size: 3,
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
	Low: {
		name: "low", cards: "five to seven", least: 5, most: 7, size: 5, low: true,
		places: []Place{
			{NoPair, "14.3(e)"},
			{Pair, "14.3(e)"},
			{TwoPair, "14.3(e)"},
			{ThreeOfAKind, "14.3(e)"},
			{FullHouse, "14.3(e)"},
			{FourOfAKind, "14.3(e)"},
		},
		terms: []law.Cite{"14.3(c)", "14.3(d)", "14.9(k)", "14.9(k)1", "14.9(k)2", "14.9(l)"},
	},
	EightOrBetter: {
		name: "eight-or-better", cards: "five to seven", least: 5, most: 7, size: 5, low: true,
		places: []Place{{NoPair, "14.9(j)"}},
		terms:  []law.Cite{"14.3(c)", "14.3(d)", "14.3(e)", "14.9(k)", "14.9(k)1", "14.9(k)2", "14.9(l)"},
	},
	OmahaHigh: {
		name: "omaha-high", cards: omaha, least: 7, most: 9, size: 5, own: 4, used: [2]int{2, 2}, as: High,
		places: highs,
		terms:  []law.Cite{"14.3(a)", "14.3(a)[ace low]", "14.11(f)"},
	},
	OmahaLow: {
		name: "omaha-low", cards: omaha, least: 7, most: 9, size: 5, own: 4, used: [2]int{2, 2}, as: EightOrBetter, low: true,
		places: []Place{{NoPair, "14.11(g)"}},
		terms:  []law.Cite{"14.3(c)", "14.3(d)", "14.3(e)", "14.11(f)", "14.11(h)1", "14.11(h)2", "14.11(h)3"},
	},
	Showing: {
		name: "showing", cards: "one to four", least: 1, most: 4,
		places: []Place{
			{FourOfAKind, "14.3(b)3"},
			{ThreeOfAKind, "14.3(b)7"},
			{TwoPair, "14.3(b)8"},
			{Pair, "14.3(b)9"},
			{HighCard, "14.3(c)"},
		},
		terms: []law.Cite{"14.3(a)", "14.9(f)1"},
	},
	FourCard: {
		name: "four-card", cards: "four to six", least: 4, most: 6, size: 4,
		places: []Place{
			{FourOfAKind, "27.3(b)1"},
			{StraightFlush, "27.3(b)2"},
			{ThreeOfAKind, "27.3(b)3"},
			{Flush, "27.3(b)4"},
			{Straight, "27.3(b)5"},
			{TwoPair, "27.3(b)6"},
			{Pair, "27.3(b)7"},
			{HighCard, "27.3(c)[compare]"},
		},
		terms: []law.Cite{"27.1[hand]", "27.1[suit]", "27.3(a)[rank]", "27.3(a)[suits]", "27.3(a)[ace low]", "27.3(c)[tie]"},
	},
	MiniTex: {
		name: "three-card-hold-em", cards: "two hole and three community", least: 5, most: 5, size: 3, own: 2, used: [2]int{1, 2}, as: ThreeCard,
		places: []Place{
			{StraightFlush, "36.5(b)1"},
			{ThreeOfAKind, "36.5(b)2"},
			{Straight, "36.5(b)3"},
			{Flush, "36.5(b)4"},
			{Pair, "36.5(b)5"},
			{HighCard, "36.5(b)6"},
		},
		terms: []law.Cite{"36.1[hand]", "36.1[rank]", "36.1[suit]", "36.1[hole card]", "36.1[community card]",
			"36.5(a)[rank]", "36.5(a)[ace low]",
			"36.5(a)[hole card]", "36.5(c)[compare]", "36.5(c)[push]"},
	},
	PaiGow: {
		name: "joker", cards: "two or five", least: 2, most: 5, size: 5, joker: true, wheel: true,
		places: paiGow,
		terms:  []law.Cite{"11.3(a)", "11.3(a)[ace low]", "11.3(a)[joker]", "11.3(c)", "11.3(e)", "11.3(e)[copy]"},
	},
	PaiGowLowest: {
		name: "joker-ace-low", cards: "two or five", least: 2, most: 5, size: 5, joker: true,
		places: paiGow,
		terms:  []law.Cite{"11.3(a)", "11.3(a)[ace low]", "11.3(a)[joker]", "11.3(c)", "11.3(d)", "11.3(e)", "11.3(e)[copy]"},
	},
}

const omaha = "four of the player's and three to five board"

var paiGow = []Place{
	{FiveAces, "11.3(b)1"},
	{RoyalFlush, "11.3(b)2"},
	{StraightFlush, "11.3(b)3"},
	{FourOfAKind, "11.3(b)4"},
	{FullHouse, "11.3(b)5"},
	{Flush, "11.3(b)6"},
	{Straight, "11.3(b)7"},
	{ThreeOfAKind, "11.3(b)8"},
	{TwoPair, "11.3(b)9"},
	{Pair, "11.3(b)10"},
	{HighCard, "11.3(e)"},
}

var highs = []Place{
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
}

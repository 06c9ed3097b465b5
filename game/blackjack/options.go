package blackjack

import (
	"fmt"
	"slices"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// none and free are the words for what is not offered and not limited.
const (
	none = "none"
	free = "free"
)

// How the dealer's second card is dealt.
const (
	NoHoleCard     = "no-hole-card"     // after everybody has played, 2.6(h)
	HoleCard       = "hole-card"        // face down before that, 2.6(j)
	HoleCardReader = "hole-card-reader" // and read by a device, 2.6(j)
	BothUp         = "both-up"          // face up before that, 2.6(k)
)

// How the cards are shuffled.
const (
	ByHand     = "by-hand"
	BartCarter = "bart-carter"
	Automatic  = "automatic"
)

// The additional wagers of 2.17.
const (
	OverUnder = "over-under"
	SameSuit  = "same-suit"
)

// Options are what subchapter 2 leaves to the licensee.
type Options struct {
	Decks         int
	Boxes         int
	Dealing       string
	Surrender     bool
	SplitHands    int
	SplitAcesOnce bool
	Sharing       int  // persons who may wager on a box
	SeveralBoxes  bool // a player may wager on more than one box

	SuitedSixSevenEight bool
	ThreeSevens         bool
	DesignatedAce       string
	DesignatedFace      string
	FiveCardOdds        bool
	FiveCard21          bool

	LateEntry     string
	SittingOut    string
	ReservedSeats bool

	Additional    string
	SuitTable     int
	AdditionalMax int // in dollars

	MultipleAction string

	Shuffle    string
	Behind     int // percent of the cards behind the cutting card
	Burn       int // cards burned from a new shoe
	DoubleShoe bool
	RedSide    string // of a double shoe: where hearts and diamonds deal from
	LeftBacks  string
	RightBacks string
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options {
	return &Options{
		Decks: 6, Boxes: boxes, Dealing: NoHoleCard, SplitHands: 2, Sharing: 1,
		DesignatedAce: none, DesignatedFace: "Js", LateEntry: free, SittingOut: free,
		Additional: none, SuitTable: 1, AdditionalMax: 10_000, MultipleAction: none,
		Shuffle: ByHand, Behind: 25, Burn: 1, RedSide: "left", LeftBacks: "red", RightBacks: "blue",
	}
}

var (
	designatedAces  = named([]string{none}, card.Ace)
	designatedFaces = named(nil, card.Jack, card.Queen, card.King)
	backs           = []string{"red", "blue"}
)

func named(list []string, ranks ...card.Rank) []string {
	for _, r := range ranks {
		for s := range card.Suit(card.Suits) {
			list = append(list, card.New(r, s).String())
		}
	}
	return list
}

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	return []table.Option{
		table.Whole("decks", "2.2(a)", &o.Decks, 1, card.MaxDecks, "decks of cards in use"),
		table.Whole("boxes", "2.11(e)", &o.Boxes, 1, boxes, "boxes on the layout"),
		table.OneOf("dealing", "2.6(h)", &o.Dealing, []string{NoHoleCard, HoleCard, HoleCardReader, BothUp},
			"the dealer's second card: after all players' cards, face down before them, the same with a card reader, or face up before them").Noticed("2.6(k)"),
		table.Switch("surrender", "2.8(c)", &o.Surrender, "let players give up half a wager and the hand").Noticed("2.8(c)[notice]"),
		table.Whole("split-hands", "2.11(e)", &o.SplitHands, 2, mostHands, "hands that a player may form by splitting pairs").Noticed("2.11(e)"),
		table.Switch("split-aces-once", "2.11(e)[aces]", &o.SplitAcesOnce, "a pair of aces may be split only once").Noticed("2.11(e)[aces]"),
		table.Whole("sharing", "2.13(a)", &o.Sharing, 1, mostBettors, "persons who may wager on one box"),
		table.Switch("several-boxes", "2.14", &o.SeveralBoxes, "let a player wager on more than one box"),

		table.Switch("suited-678", "2.3(e)1", &o.SuitedSixSevenEight, "pay 2 to 1 on 6, 7 and 8 of one suit").Noticed("2.3(e)[extra odds]"),
		table.Switch("three-sevens", "2.3(e)2", &o.ThreeSevens, "pay 3 to 2 on three sevens").Noticed("2.3(e)[extra odds]"),
		table.OneOf("designated-ace", "2.3(e)3", &o.DesignatedAce, designatedAces, "the ace of the blackjack that pays 2 to 1").Noticed("2.3(e)3"),
		table.OneOf("designated-face", "2.3(e)3", &o.DesignatedFace, designatedFaces, "the face card of the blackjack that pays 2 to 1").Noticed("2.3(e)3"),
		table.Switch("five-card-odds", "2.3(e)4", &o.FiveCardOdds, "pay 2 to 1 on five cards totalling 21").Noticed("2.3(e)[extra odds]"),
		table.Switch("five-card-21", "2.16(c)", &o.FiveCard21, "the five cards totalling 21 rule").Noticed("2.16(c)"),

		table.OneOf("late-entry", "2.3(i)", &o.LateEntry, []string{free, "reshuffle", "minimum"},
			"who did not wager on the first round: enters freely, after a reshuffle, or at the minimum until then").Noticed("2.3(i)"),
		table.OneOf("sitting-out", "2.3(i)", &o.SittingOut, []string{free, "reshuffle", "minimum"},
			"who sat a round out: wagers freely, after a reshuffle, or at the minimum until then").Noticed("2.3(i)"),
		table.Switch("reserved-seats", "2.3(j)[reserved seat]", &o.ReservedSeats, "hold the spot of a player who leaves for a while"),

		table.OneOf("additional", "2.17(a)", &o.Additional, []string{none, OverUnder, SameSuit}, "the additional wager on the first two cards").Noticed("2.17(a)"),
		table.Whole("suit-table", "2.17(e)2", &o.SuitTable, 1, 4, "the payout option of the same suit wager").Noticed("2.17(e)2[notice]"),
		table.Whole("additional-max", "2.17(g)2", &o.AdditionalMax, 1, 10_000, "the most that may be wagered on it, in dollars").Noticed("2.17(h)"),

		table.OneOf("multiple-action", "2.18(a)", &o.MultipleAction, []string{none, "two-or-three", "three-required"},
			"one hand of the player against two or three of the dealer's").Noticed("2.18(a)"),

		table.OneOf("shuffle", "2.5(g)", &o.Shuffle, []string{ByHand, BartCarter, Automatic}, "how the cards are shuffled"),
		table.Whole("behind", "2.5(d)[cutting card]", &o.Behind, 25, 90, "percent of the cards that lie behind the cutting card"),
		table.Whole("burn", "2.5(h)", &o.Burn, 0, 10, "cards burned from a new shoe: one, or as the Commission approved"),
		table.Switch("double-shoe", "2.2(c)", &o.DoubleShoe, "deal from a shoe with two sides"),
		table.OneOf("red-side", "2.6(d)1[suits]", &o.RedSide, sideNames[:], "the side of a double shoe that hearts and diamonds stand for"),
		table.OneOf("left-backs", "2.2(c)[backs]", &o.LeftBacks, backs, "the backs of the cards in the left side of a double shoe"),
		table.OneOf("right-backs", "2.2(c)[backs]", &o.RightBacks, backs, "the backs of the cards in the right side of a double shoe"),
	}
}

func (o *Options) multiple() bool { return o.MultipleAction != none }

// Faults returns what is lawful alone and not together.
func (o *Options) Faults() []law.Fault {
	var faults []law.Fault
	fault := func(wrong bool, by law.Cite, option, format string, args ...any) {
		if wrong {
			faults = append(faults, law.Fault{By: by, Where: "option " + option, Text: fmt.Sprintf(format, args...)})
		}
	}
	fault(o.SplitHands > 3 && o.Boxes > 6, "2.11(e)", "split-hands", "four hands need a table of at most six boxes")
	fault(o.SplitHands > 2 && o.multiple(), "2.11(e)[multiple action]", "split-hands", "pairs are split only once at multiple action blackjack")
	fault(o.SplitHands > 2 && o.Dealing == BothUp, "2.6(k)5", "split-hands", "pairs are split only once where the hole card lies face up")
	fault(o.Surrender && o.multiple(), "2.8(c)[multiple action]", "surrender", "there is no surrender at multiple action blackjack")
	fault(o.Surrender && o.Dealing == BothUp, "2.6(k)3", "surrender", "there is no surrender where the hole card lies face up")
	fault(o.multiple() && o.Dealing != NoHoleCard, "2.18(e)", "multiple-action", "the dealer has no hole card at multiple action blackjack")
	fault(o.DoubleShoe && o.Decks < 2, "2.2(c)", "double-shoe", "a double shoe needs at least two decks")
	fault(o.DoubleShoe && o.LeftBacks == o.RightBacks, "2.2(c)[backs]", "right-backs", "the backs differ between the sides of a double shoe")
	fault(o.Additional == SameSuit && o.suitPays() == nil, "2.17(e)2", "suit-table", "there is no option %d for %d decks", o.SuitTable, o.Decks)
	return faults
}

// Uniform holds the options of a licensee's tables against each other: 2.17(e)2
// wants one payout option of the same suit wager for each number of decks.
func Uniform(tables []*Options) []law.Fault {
	var faults []law.Fault
	for i, o := range tables {
		j := slices.IndexFunc(tables, func(p *Options) bool { return p.Additional == SameSuit && p.Decks == o.Decks })
		if o.Additional == SameSuit && tables[j].SuitTable != o.SuitTable {
			faults = append(faults, law.Fault{By: "2.17(e)2[uniform]", Where: fmt.Sprintf("table %d, option suit-table", i+1),
				Text: fmt.Sprintf("option %d here and %d at table %d, which has as many decks", o.SuitTable, tables[j].SuitTable, j+1)})
		}
	}
	return faults
}

package blackjack

import (
	"fmt"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/money"
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

// When a hand over 21 is collected.
const (
	AtOnce        = "at-once"         // as is usual
	AfterTheRound = "after-the-round" // as 2.3(e) is written
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
	SoftDouble    bool   // with both cards up: an ace may count one for 2.6(k)4
	Over21        string // when a hand over 21 is collected
	Sharing       int    // persons who may wager on a box
	SeveralBoxes  bool   // a player may wager on more than one box

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
	AdditionalMax money.Cents

	MultipleAction string

	Shuffle    string
	Behind     int // percent of the cards behind the cutting card
	Burn       int // cards burned from a new shoe
	DoubleShoe bool
	RedSide    string // of a double shoe: where hearts and diamonds deal from
	LeftBacks  string
	RightBacks string

	Ways
	Foreign
	table.Priced
	kin *kin // which game of the family they are of
}

// Ways are what the kin of blackjack do otherwise, each of them always or as an
// option. At blackjack itself all are zero.
type Ways struct {
	TwentyOneWins    bool // 21 beats the dealer's 21, and a blackjack the dealer's blackjack
	DoubleAny        bool // double down on any number of cards
	Rescue           bool // after doubling down the raise may be taken back, and the wager given up
	Redoubles        int  // how often a doubled hand may be doubled again
	SurrenderAnytime bool // after drawing, splitting and doubling down too
	PlayAces         bool // split aces are played as any other hands
	SharedBoxes      int  // boxes of a table on which several may wager; 0 is all of them
	SharedTables     int  // tables of a casino at which several may wager on a box; 0 is all of them
	Attack           bool // the wager may be raised when the dealer's first card is seen
}

// laws are the paragraphs of the game that the options are of: blackjack, if
// nobody has said.
func (o *Options) laws() *kin {
	if o.kin == nil {
		return subchapter2
	}
	return o.kin
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options {
	return &Options{
		Decks: 6, Boxes: boxes, Dealing: NoHoleCard, SplitHands: 2, Over21: AtOnce, Sharing: 1,
		DesignatedAce: none, DesignatedFace: "Js", LateEntry: free, SittingOut: free,
		Additional: none, SuitTable: 1, AdditionalMax: 10_000 * money.Dollar, MultipleAction: none,
		Shuffle: ByHand, Behind: 25, Burn: 1, RedSide: "left", LeftBacks: "red", RightBacks: "blue",
		Foreign: Foreign{DoubleOn: DoubleAny},
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

// The regulation bounds neither how deep the cutting card may lie nor how many cards
// the Commission may approve to burn; a table can be dealt within these.
const (
	mostBehind = 90
	mostBurned = 10
)

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	p := o.laws()
	kinds := []string{none, OverUnder, SameSuit}
	if p.Beside != nil {
		kinds = []string{none, p.Beside.ID}
	}
	shuffles := []string{ByHand, BartCarter, Automatic}
	if p.BartCarter == "" {
		shuffles = []string{ByHand, Automatic}
	}
	return lawful(p.own(o), []table.Option{
		table.Whole("decks", p.Decks, &o.Decks, 1, card.MaxDecks, "decks of cards in use").Titled("Number of decks"),
		table.Whole("boxes", p.Resplit, &o.Boxes, 1, p.boxes(), "boxes on the layout").Procedural(),
		table.OneOf("dealing", p.DealersCard, &o.Dealing, []string{NoHoleCard, HoleCard, HoleCardReader, BothUp},
			"the dealer's second card: after all players' cards, face down before them, the same with a card reader, or face up before them").
			Titled("Dealer's second card").Noticed(p.BothUp),
		table.Switch("surrender", p.SurrenderOption, &o.Surrender, "let players give up half a wager and the hand").
			Noticed(p.SurrenderNotice),
		table.Whole("split-hands", p.Resplit, &o.SplitHands, 2, mostHands, "hands that a player may form by splitting pairs").
			Titled("Hands after splitting").Noticed(p.Resplit),
		table.Switch("split-aces-once", p.ResplitAces, &o.SplitAcesOnce, "a pair of aces may be split only once").
			Titled("Aces may be split only once").Noticed(p.ResplitAces),
		table.Switch("soft-double", p.BothUpDouble, &o.SoftDouble,
			"with both of the dealer's cards up, double down on a soft 19 or 20 too, which is 9 or 10 with the ace as one").
			Titled("Double on soft 19 and 20").Noticed(p.BothUp).Permits(),
		table.OneOf("over-21", p.Even, &o.Over21, []string{AtOnce, AfterTheRound},
			"when a hand over 21 is collected: at once with all that lies on it, or after the round, when the dealer's "+
				"blackjack takes only the original wager").
			Titled("When a bust hand is collected"),
		table.Whole("sharing", p.Sharing, &o.Sharing, 1, mostBettors, "persons who may wager on one box").
			Titled("Players on one box").Procedural().Permits(),
		table.Switch("several-boxes", p.SeveralOption, &o.SeveralBoxes, "let a player wager on more than one box").
			Titled("Play several boxes").Procedural().Permits(),

		table.Switch("suited-678", p.Suited678, &o.SuitedSixSevenEight, "pay 2 to 1 on 6, 7 and 8 of one suit").
			Titled("6-7-8 of one suit pays 2 to 1").Noticed(p.ExtraOdds),
		table.Switch("three-sevens", p.ThreeSevens, &o.ThreeSevens,
			"pay 3 to 2 on three sevens").Titled("7-7-7 pays 3 to 2").Noticed(p.ExtraOdds),
		table.OneOf("designated-ace", p.Designated, &o.DesignatedAce, designatedAces, "the ace of the blackjack that pays 2 to 1").
			Titled("Ace of the 2 to 1 blackjack").Noticed(p.Designated),
		table.OneOf("designated-face", p.Designated, &o.DesignatedFace, designatedFaces, "the face card of the blackjack that pays 2 to 1").
			Titled("Face card of the 2 to 1 blackjack").Noticed(p.Designated),
		table.Switch("five-card-odds", p.FiveCardOdds, &o.FiveCardOdds, "pay 2 to 1 on five cards totalling 21").
			Titled("Five cards of 21 pay 2 to 1").Noticed(p.ExtraOdds),
		table.Switch("five-card-21", p.FiveCard21Option, &o.FiveCard21, "the five cards totalling 21 rule").
			Titled("Five cards of 21 win").Noticed(p.FiveCard21Option),

		table.OneOf("late-entry", p.Entry, &o.LateEntry, []string{free, "reshuffle", "minimum"},
			"who did not wager on the first round: enters freely, after a reshuffle, or at the minimum until then").
			Titled("Joining in the middle of a shoe").Procedural().Noticed(p.Entry),
		table.OneOf("sitting-out", p.Entry, &o.SittingOut, []string{free, "reshuffle", "minimum"},
			"who sat a round out: wagers freely, after a reshuffle, or at the minimum until then").
			Titled("Coming back after sitting out").Procedural().Noticed(p.Entry),
		table.Switch("reserved-seats", p.Reserved, &o.ReservedSeats, "hold the spot of a player who leaves for a while").
			Titled("Seats may be held").Procedural().Permits(),

		table.OneOf("additional", p.Additional, &o.Additional, kinds, "the additional wager on the first two cards").
			Titled("Side bet").Noticed(p.Additional).Permits(),
		table.Whole("suit-table", p.SuitTable, &o.SuitTable, 1, 4, "the payout option of the same suit wager").
			Titled("Pay table of the same suit bet").Noticed(p.SuitNotice),
		table.Amount("additional-max", p.AdditionalMost, &o.AdditionalMax, 10_000*money.Dollar, "the most that may be wagered on it").
			Titled("Most on the side bet").Procedural().Noticed(p.AdditionalNotice),

		table.OneOf("multiple-action", p.Multiple, &o.MultipleAction, []string{none, "two-or-three", "three-required"},
			"one hand of the player against two or three of the dealer's").Titled("Several hands of the dealer").Procedural().Noticed(p.Multiple),

		table.OneOf("shuffle", p.Reshuffle, &o.Shuffle, shuffles, "how the cards are shuffled").Procedural().Approved(p.Automatic, Automatic),
		table.Whole("behind", p.CutInsert, &o.Behind, 25, mostBehind, "percent of the cards that lie behind the cutting card").
			Titled("Cards behind the cut card (percent)").Internal(),
		table.Whole("burn", p.Approved, &o.Burn, 0, mostBurned,
			"cards burned from a new shoe: one, or as the Commission approved").Titled("Cards burned").
			Internal().Approved(p.Approved, "0", "2", "3", "4", "5", "6", "7", "8", "9", "10"),
		table.Switch("double-shoe", p.TwoDecks, &o.DoubleShoe, "deal from a shoe with two sides").Titled("Shoe with two sides"),
		table.OneOf("red-side", p.DeterminantSuits, &o.RedSide, sideNames[:], "the side of a double shoe that hearts and diamonds stand for").
			Titled("Side of the red suits").Procedural(),
		table.OneOf("left-backs", p.Backs, &o.LeftBacks, backs, "the backs of the cards in the left side of a double shoe").Internal(),
		table.OneOf("right-backs", p.Backs, &o.RightBacks, backs, "the backs of the cards in the right side of a double shoe").Internal(),
	})
}

// lawful adds to a game's own options those of blackjack for which it has a
// paragraph.
func lawful(own, all []table.Option) []table.Option {
	for _, option := range all {
		if option.Law != "" {
			own = append(own, option)
		}
	}
	return own
}

func (o *Options) multiple() bool { return o.MultipleAction != none }

// Faults returns what is lawful alone and not together.
func (o *Options) Faults() []law.Fault {
	p := o.laws()
	var faults []law.Fault
	fault := func(wrong bool, by law.Cite, option, format string, args ...any) {
		if wrong {
			faults = append(faults, law.Fault{By: by, Where: "option", Name: option, Text: fmt.Sprintf(format, args...)})
		}
	}
	fault(o.SplitHands > 3 && o.Boxes > 6, p.Resplit, "split-hands", "four hands need a table of at most six boxes")
	fault(o.SplitHands > 2 && o.multiple(), p.ResplitMultiple, "split-hands", "pairs are split only once at multiple action blackjack")
	fault(o.SplitHands > 2 && o.Dealing == BothUp, p.BothUpSplit, "split-hands", "pairs are split only once where the hole card lies face up")
	fault(o.SoftDouble && o.Dealing != BothUp, p.BothUpDouble, "soft-double",
		"any two cards may be doubled where the hole card does not lie face up")
	fault(o.Over21 == AfterTheRound && o.multiple(), p.MultipleBust, "over-21",
		"a hand over 21 is collected at once at multiple action blackjack")
	fault(o.Surrender && o.multiple(), p.SurrenderMultiple, "surrender", "there is no surrender at multiple action blackjack")
	fault(o.Surrender && o.Dealing == BothUp, p.BothUpNoSurrender, "surrender", "there is no surrender where the hole card lies face up")
	fault(o.multiple() && o.Dealing != NoHoleCard, p.FirstHand, "multiple-action", "the dealer has no hole card at multiple action blackjack")
	fault(o.DoubleShoe && o.Decks < 2, p.TwoDecks, "double-shoe", "a double shoe needs at least two decks")
	fault(o.DoubleShoe && o.LeftBacks == o.RightBacks, p.Backs, "right-backs", "the backs differ between the sides of a double shoe")
	fault(o.Additional == SameSuit && o.suitPays() == nil, p.SuitTable, "suit-table",
		"there is no option %d for %d decks", o.SuitTable, o.Decks)
	if p.Faults != nil {
		faults = append(faults, p.Faults(o)...)
	}
	return faults
}

// alike wants one payout option of the same suit wager for each number of decks
// throughout the casino, by 2.17(e)2.
var alike = &table.Alike{Compare: func(tables []table.Peer) []table.Difference {
	var list []table.Difference
	for i, t := range tables {
		o := t.Options.(*Options)
		if o.Additional != SameSuit {
			continue
		}
		for _, other := range tables {
			if p := other.Options.(*Options); p.Additional == SameSuit && p.Decks == o.Decks {
				if p.SuitTable != o.SuitTable {
					list = append(list, table.Difference{Table: i, Option: "suit-table", By: "2.17(e)2[uniform]",
						Text: fmt.Sprintf("option %d here and %d at table %s, which has as many decks", o.SuitTable, p.SuitTable, other.Name)})
				}
				break
			}
		}
	}
	return list
}}

// presets are options that belong together, as people name them.
var presets = []table.Preset{
	{Name: "Atlantic City 1995", Text: "8 decks, a hole card, a pair may be split once, no surrender",
		Options: map[string]string{"decks": "8", "dealing": "hole-card"}},
	{Name: "8 decks, surrender", Text: "8 decks, and half the bet back for giving up the hand",
		Options: map[string]string{"decks": "8", "surrender": "yes"}},
	{Name: "Split up to four hands", Text: "pairs may be split again until there are four hands, at six boxes",
		Options: map[string]string{"split-hands": "4", "boxes": "6"}},
	{Name: "One deck", Text: "a single deck of cards",
		Options: map[string]string{"decks": "1"}},
	{Name: "Both cards up", Text: "both of the dealer's cards lie face up",
		Options: map[string]string{"dealing": "both-up"}},
}

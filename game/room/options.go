package room

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// The values of the options that are words.
const (
	Fixed    = "fixed"     // bets and raises of the minimum at first, of the maximum later
	Spread   = "spread"    // of any amount between the two
	PotLimit = "pot-limit" // likewise, and no more than is in the pot
	NoLimit  = "no-limit"  // a spread whose maximum is out of reach

	PerPlayer = "per-player"
	PerTable  = "per-table"

	BySuit     = "suit"
	ByPosition = "position"

	Yellow = "yellow"
	Green  = "green"

	Exchange = "exchange"
	Keep     = "keep"
)

// Options are what subchapter 14 leaves to the licensee.
type Options struct {
	variant *variant

	Structure  string        // of the betting
	Ante       []money.Cents // of every player; with Record perhaps of each position, as counted for the blinds
	Blinds     []money.Cents // by position, from the first that has to make one
	Forced     money.Cents   // the bet that an up-card forces
	Raises     int           // how many in a betting round; 0 for any number
	CheckRaise bool          // who has checked may raise
	RaiseShort bool          // and may raise a bet that is all-in for less than the minimum
	HeadsUp    bool          // of two players the one with the button makes the first blind bet
	MustBet    bool          // the high hand of five-card stud may not check
	OddChip    string        // who gets what cannot be divided, where the text is silent
	Disclose   bool          // hands that are conceded are shown
	Exposed    string        // what becomes of a card that is turned up in the deal, at draw
	CoverCard  string        // its color
	OneDeck    bool          // only the deck for immediate use is washed and shuffled at the opening
	List       bool          // a waiting list is kept

	Percent    money.Rate    // of the percentage rake; 0 for none
	MostRake   money.Cents   // from one round of play; 0 for no maximum
	RakeLevels []money.Cents // of the incremental rake: a pot's level, what is taken then, and so on
	TimeCharge money.Cents   // for an hour
	TimeBasis  string
	TimeEvery  int // minutes

	// Record is set to play a hand that was recorded elsewhere, under rules of
	// its house that may not be New Jersey's. No table of a licensee is opened
	// with it, so it is not declared. With it
	//   - players take part whose stakes would be too short here, for forced
	//     bets of any size, and no blind bet need open the stakes;
	//   - antes may differ by position; those, and with DeadAnte equal ones
	//     too, are anybody's who is dealt in, however little they could pay;
	//   - whoever follows the largest blind bet acts first, wherever that is,
	//     and may raise it by as little as the minimum;
	//   - who makes the forced bet may make it a full one at once;
	//   - a bet or raise may be as small as what the others can still answer,
	//     and at fixed limits a whole bet more than one that was all-in for
	//     less; an opening bet below the minimum may be made up to it; and half
	//     a bet at fixed limits lets those raise again who have acted;
	//   - positions that folded get no more cards, unless with DealFolded;
	//   - everybody is asked at the showdown, and who concedes is out of it,
	//     since a record need not say what the cards were;
	//   - the rake comes off the main pot before any side pot;
	//   - positions may post live: a blind bet that is theirs beside those who have
	//     to make one, and moves nobody's turn.
	Record     bool
	Posts      []money.Cents // by position, as counted for the blinds
	DeadAnte   bool
	DealFolded bool
}

func (v *variant) options() *Options {
	u := &v.usual
	o := &Options{
		variant: v, Structure: u.structure, Blinds: u.blinds, Forced: u.forced, Raises: u.raises,
		CheckRaise: true, RaiseShort: true, OddChip: BySuit, Exposed: Exchange, CoverCard: Yellow,
		TimeCharge: 6 * money.Dollar, TimeBasis: PerPlayer, TimeEvery: 30,
	}
	if u.ante > 0 {
		o.Ante = []money.Cents{u.ante}
	}
	return o
}

const mostForced = 1_000_000 * money.Dollar

// The regulation bounds neither the raises nor the levels of a rake; a program has to.
const (
	mostRaises = 20
	mostLevels = 20
)

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	v := o.variant
	if o.Record {
		return nil // see Faults
	}
	list := []table.Option{
		table.OneOf("structure", "14.17[limits]", &o.Structure, []string{Fixed, Spread, PotLimit, NoLimit},
			"how much a bet or raise is: the minimum in early and the maximum in late betting rounds, any amount between them,"+
				" at most the pot, or all that a player has").
			Titled("Betting limits"),
		table.Amounts("ante", v.laws.ante, &o.Ante, v.seats, mostForced, "what each player puts in before any cards").InMinimum(),
	}
	if v.buttoned() {
		list = append(list,
			table.Amounts("blinds", "14.10(d)[more blinds]", &o.Blinds, v.seats, mostForced,
				"the blind bets, from the player left of the button on").
				Titled("Blinds").InMinimum(),
			table.Switch("heads-up-button", "14.10(d)", &o.HeadsUp, "of two players the one with the button makes the first blind bet").Procedural(),
		)
	} else {
		list = append(list, table.Amount("forced-bet", "14.7(b)3", &o.Forced, mostForced, "the bet that the up-card forces one player to make").
			Titled("Forced bet").InMinimum())
	}
	if v.family == fiveStud {
		list = append(list, table.Switch("must-bet", "14.13(f)[opener]", &o.MustBet, "the player with the highest hand showing has to bet").
			Titled("Highest hand must bet"))
	}
	if v.family == draw {
		list = append(list, table.OneOf("exposed-card", "14.15(o)", &o.Exposed, []string{Exchange, Keep},
			"what becomes of a card that is turned up by accident in the deal: it is exchanged as at hold 'em, or stays").
			Procedural())
	}
	return append(list,
		table.Whole("raises", "14.17[raises]", &o.Raises, 0, mostRaises,
			"how many raises a betting round has at most while more than two players are in it; 0 for any number").
			Titled("Most raises in a betting round"),
		table.Switch("check-raise", "14.7(j)", &o.CheckRaise, "a player who has checked may raise").Titled("Check and raise"),
		table.Switch("raise-short-bet", "14.7(j)", &o.RaiseShort,
			"a player who has checked may raise a bet that is all-in for less than the minimum").
			Procedural(),
		table.OneOf("odd-chip", v.laws.oddLaw(), &o.OddChip, []string{BySuit, ByPosition},
			"who of tied players gets what cannot be divided: by the suit of the high card, or by position").
			Procedural(),
		table.Switch("disclose", "14.15(d)[concede]", &o.Disclose, "hands that are conceded at the showdown are shown").Procedural(),
		table.OneOf("cover-card", "14.2(a)", &o.CoverCard, []string{Yellow, Green}, "the color of the cover card").Procedural(),
		table.Switch("one-deck", "14.4(c)[one deck]", &o.OneDeck,
			"only the deck for immediate use is made ready when the table opens").Procedural(),
		table.Switch("waiting-list", "14.18[list]", &o.List, "a list is kept of players who want to be seated").Procedural(),
		table.Percentage("rake", "14.14(b)1i", &o.Percent, 10*money.Percent, "the part of all sums bet that is taken after each betting round"),
		table.Amount("most-rake", "14.14(a)3", &o.MostRake, mostForced, "the most that is taken from one round of play; 0 for no maximum").
			Titled("Most rake from a hand"),
		table.Amounts("rake-levels", "14.14(b)2i", &o.RakeLevels, mostLevels, mostForced,
			"pairs of amounts: what the pots have to reach, and what is then taken").
			Titled("Rake by size of the pot"),
		table.Amount("time-charge", "14.14(b)3ii", &o.TimeCharge, mostForced, "the charge for an hour").Titled("Charge for an hour"),
		table.OneOf("time-basis", "14.14(b)3i", &o.TimeBasis, []string{PerPlayer, PerTable}, "whether each player or the whole table is charged").
			Titled("Who is charged for time"),
		table.Whole("time-every", "14.14(b)3iii", &o.TimeEvery, 20, 60, "after how many minutes the time is charged: 20, 30 or 60").
			Titled("Minutes between charges"),
	)
}

// oddLaw is the paragraph of what cannot be divided among tied hands.
func (s *section) oddLaw() law.Cite {
	if s.highTie != "" {
		return s.highTie
	}
	return s.lowTie
}

// Faults are the combinations that the law does not allow.
func (o *Options) Faults() []law.Fault {
	var faults []law.Fault
	fault := func(wrong bool, by law.Cite, where, text string) {
		if wrong {
			faults = append(faults, law.Fault{By: by, Where: "option", Name: where, Text: text})
		}
	}
	fault(o.Percent == 0 && len(o.RakeLevels) == 0 && o.TimeCharge == 0, "14.14(b)", "rake",
		"the house takes its rake by percentage, by increments or by time, and by at least one of them")
	fault(o.TimeEvery != 20 && o.TimeEvery != 30 && o.TimeEvery != 60, "14.14(b)3iii", "time-every",
		"time is charged by the hour, or every 20 or 30 minutes")
	fault(len(o.RakeLevels)%2 != 0 || !rising(o.RakeLevels), "14.14(b)2i", "rake-levels",
		"is pairs of a level and an amount, all above zero and the levels rising")
	if o.Record {
		if !payable(o.Ante) || !payable(o.Blinds) || !payable(o.Posts) || !payable([]money.Cents{o.Forced}) {
			fault(true, "14.7(b)2", "ante, blinds, forced-bet", fmt.Sprintf("are amounts from nothing to %v", money.MaxStake))
		}
		return faults
	}
	fault(o.variant.buttoned() && (len(o.Blinds) == 0 || o.Blinds[0] == 0), "14.10(d)", "blinds",
		"the player left of the button has to make a blind bet")
	fault(len(o.Blinds) > 1 && slices.Contains(o.Blinds[1:], 0), "14.10(d)[more blinds]", "blinds",
		"are made one immediately after the other, each above zero")
	fault(!o.variant.buttoned() && o.Forced == 0, "14.7(b)3", "forced-bet", "the up-card forces a bet above zero")
	fault(len(o.Ante) > 1, o.variant.laws.ante, "ante", "is one amount, the same for each player")
	fault(o.OddChip == ByPosition && o.variant.high != 0 && o.variant.low != 0, o.variant.laws.oddLaw(), "odd-chip", "goes by suit")
	return faults
}

// payable reports whether the forced bets of a recorded hand are amounts that a
// player may have.
func payable(list []money.Cents) bool {
	for _, c := range list {
		if c < 0 || c > money.MaxStake {
			return false
		}
	}
	return true
}

func rising(levels []money.Cents) bool {
	last := money.Cents(0)
	for i := 0; i+1 < len(levels); i += 2 {
		if levels[i] <= last || levels[i+1] <= 0 {
			return false
		}
		last = levels[i]
	}
	return true
}

func same(list []money.Cents) bool {
	for _, c := range list {
		if c != list[0] {
			return false
		}
	}
	return true
}

// Notices are the rules in effect that the law wants posted.
func (g *Game) Notices() []table.Notice {
	o, v := &g.options, g.variant
	notices := []table.Notice{
		{By: v.laws.offered, Text: v.name + ", " + strings.ReplaceAll(o.Structure, "-", " ")},
		{By: v.laws.most, Text: fmt.Sprintf("at most %d players", v.seats)},
		{By: v.laws.ante, Text: "ante: " + listed(o.Ante)},
	}
	if v.buttoned() {
		notices = append(notices, table.Notice{By: "14.10(d)[more blinds]",
			Text: fmt.Sprintf("blind bets: %d, of %s", len(o.Blinds), listed(o.Blinds))})
	} else {
		notices = append(notices, table.Notice{By: "14.7(b)3", Text: "forced bet by up-card: " + o.Forced.String()})
	}
	raises := "any number of raises in a betting round"
	if o.Raises > 0 {
		raises = fmt.Sprintf("at most %d raises in a betting round, unless two players are left", o.Raises)
		if o.Raises == 1 {
			raises = "at most one raise in a betting round, unless two players are left"
		}
	}
	notices = append(notices, table.Notice{By: "14.17[raises]", Text: raises})
	if !o.CheckRaise {
		notices = append(notices, table.Notice{By: "14.7(j)", Text: "a player who has checked may not raise"})
	} else if !o.RaiseShort {
		notices = append(notices, table.Notice{By: "14.7(j)",
			Text: "a player who has checked may not raise a bet that is all-in for less than the minimum"})
	}
	for _, text := range o.rakes() {
		notices = append(notices, table.Notice{By: "14.14(c)", Text: text, Rake: true})
	}
	return notices
}

func listed(list []money.Cents) string {
	if len(list) == 0 {
		return "none"
	}
	words := make([]string, len(list))
	for i, c := range list {
		words[i] = c.String()
	}
	return strings.Join(words, ", ")
}

package threecard

import (
	"boardwalk/law"
	"boardwalk/table"
)

// The values of the options that are words.
const (
	Edition2007 = "2007"
	Edition1998 = "1998"

	AnyWagers       = "any"                   // 20.6(a): ante, pair plus or both
	AnteAtLeast     = "ante-at-least-equal"   // 20.6(f)1
	AnteAtLeastHalf = "ante-at-least-half"    // 20.6(f)2
	Both            = "both-compulsory"       // 20.6(f)3
	Bonus145        = "1-4-5"                 // 20.11(a)3
	Bonus156        = "1-5-6"                 // 20.11(a)3i
	ManualShoe      = "manual-shoe"           // 20.7
	FromHand        = "hand"                  // 20.8
	AutomatedShoe   = "automated-shoe"        // 20.9(c)1
	DealerLast      = "automated-dealer-last" // 20.9(c)2
	ByHand          = "manual"
	Device          = "device"           // an automated card shuffling device
	DeviceTwoDecks  = "device-two-decks" // the same, with two decks that alternate
)

// backs are the colors of the backs of cards.
var backs = []string{"red", "blue"}

// Options are what subchapter 20 leaves to the licensee.
type Options struct {
	Edition      string // which wording of the subchapter the table is run under
	Ledger       string // of the pair plus wager: A to D
	Version      string // which wagers need which others
	AnteBonus    string // what straights, three-of-a-kinds and straight flushes pay on the ante
	Method       string // of settlement: 1 or 2
	Dealing      string // what the cards are dealt from
	Shuffling    string // who shuffles, and with how many decks
	FirstBacks   string // the backs of the cards of the first deck
	SecondBacks  string // and of the second, if there is one
	IntoShoe     bool   // the device puts the cards into the dealing shoe itself
	DeviceCounts bool   // the device counts the cards after each shuffle, so that nobody counts the stub
	PreShuffled  bool   // new decks come pre-shuffled
	CountEvery   int    // after how many rounds the stub is counted
	TwoPositions bool   // a player may wager at two adjacent positions
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options {
	return &Options{Edition: Edition2007, Ledger: "A", Version: AnyWagers, AnteBonus: Bonus145, Method: "1",
		Dealing: ManualShoe, Shuffling: ByHand, FirstBacks: backs[0], SecondBacks: backs[1], CountEvery: 5}
}

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	return []table.Option{
		table.OneOf("edition", "20.11(a)2[1998]", &o.Edition, []string{Edition2007, Edition1998},
			"the wording of the subchapter that the table is run under"),
		table.OneOf("ledger", "20.11(a)2[one ledger]", &o.Ledger, []string{"A", "B", "C", "D"}, "the payout ledger of the pair plus wager"),
		table.OneOf("version", "20.6(f)1", &o.Version, []string{AnyWagers, AnteAtLeast, AnteAtLeastHalf, Both},
			"whether a pair plus wager needs an ante of at least as much, or of half as much, or both wagers are compulsory"),
		table.OneOf("ante-bonus", "20.11(a)3i", &o.AnteBonus, []string{Bonus145, Bonus156},
			"what a straight, three-of-a-kind and straight flush pay on the ante"),
		table.OneOf("method", "20.10(c)[alternative]", &o.Method, []string{"1", "2"},
			"the method of settlement: step by step for all players, or player by player"),
		table.OneOf("dealing", "20.9(a)[choice]", &o.Dealing, []string{ManualShoe, FromHand, AutomatedShoe, DealerLast},
			"what the cards are dealt from, and whether an automated shoe gives the dealer's cards before or after the players decide"),
		table.OneOf("shuffling", "20.2(b)", &o.Shuffling, []string{ByHand, Device, DeviceTwoDecks},
			"who shuffles: the dealer, or an automated device with one deck or with two that alternate"),
		table.OneOf("first-backs", "20.2(b)2", &o.FirstBacks, backs, "the backs of the cards of the first deck"),
		table.OneOf("second-backs", "20.2(b)2", &o.SecondBacks, backs, "the backs of the cards of the second deck, if there is one"),
		table.Switch("into-shoe", "20.5(a)[into shoe]", &o.IntoShoe, "the shuffling device puts the cards into the dealing shoe itself"),
		table.Switch("device-counts", "20.7(f)[exempt]", &o.DeviceCounts, "the shuffling device counts the cards, so that nobody counts the stub"),
		table.Switch("pre-shuffled", "20.4(a)", &o.PreShuffled, "new decks come pre-shuffled"),
		table.Whole("count-every", "20.7(e)[every five rounds]", &o.CountEvery, 1, 5, "after how many rounds the stub is counted"),
		table.Switch("two-positions", "20.6(e)", &o.TwoPositions, "a player may wager at two adjacent positions"),
	}
}

// Faults are the combinations that the law does not allow.
func (o *Options) Faults() []law.Fault {
	var faults []law.Fault
	fault := func(wrong bool, by law.Cite, where, text string) {
		if wrong {
			faults = append(faults, law.Fault{By: by, Where: "option " + where, Text: text})
		}
	}
	automated := o.Dealing == AutomatedShoe || o.Dealing == DealerLast
	fault(o.AnteBonus == Bonus156 && (o.Ledger != "B" || o.Version == AnyWagers), "20.11(a)3i", "ante-bonus",
		"1-5-6 goes only with ledger B and a version in which one wager needs the other")
	fault(o.Dealing == FromHand && o.Shuffling == ByHand, "20.8(b)1", "dealing",
		"cards dealt from the hand are shuffled by an automated device")
	fault(o.Shuffling == DeviceTwoDecks && o.FirstBacks == o.SecondBacks, "20.2(b)2", "second-backs",
		"the backs of two decks are of different colors")
	fault(o.IntoShoe && (o.Shuffling == ByHand || o.Dealing == FromHand), "20.5(a)[into shoe]", "into-shoe",
		"needs an automated shuffling device and a dealing shoe")
	fault(o.DeviceCounts && o.Shuffling == ByHand, "20.7(f)[exempt]", "device-counts", "needs an automated shuffling device")
	if o.Edition == Edition1998 {
		fault(o.Ledger != "A", "20.11(a)2[1998]", "ledger", "the text of 1998 has one ledger, which is A")
		fault(o.Version != AnyWagers, "20.6(f)1", "version", "the text of 1998 has no such version")
		fault(o.Method != "1", "20.10(c)[losers first][1998]", "method", "in the text of 1998 all losing wagers are collected first")
		fault(automated && o.Dealing == DealerLast, "20.9(c)[dealer stack][1998]", "dealing",
			"in the text of 1998 the dealer's cards follow the players' at once")
		fault(o.PreShuffled, "20.4(a)", "pre-shuffled", "the text of 1998 has no pre-shuffled cards")
	}
	return faults
}

// Notices are the rules in effect that the law leaves to the licensee.
func (g *Game) Notices() []table.Notice {
	o := &g.options
	ledger := table.Notice{By: "20.11(a)2[one ledger]", Text: "pair plus is paid by ledger " + o.Ledger}
	if g.older {
		ledger.By = "20.11(a)2[1998]"
	}
	notices := []table.Notice{ledger, {By: "20.11(a)3", Text: "ante bonus: straight 1 to 1, three-of-a-kind 4 to 1, straight flush 5 to 1"}}
	if o.AnteBonus == Bonus156 {
		notices[1] = table.Notice{By: "20.11(a)3i", Text: "ante bonus: straight 1 to 1, three-of-a-kind 5 to 1, straight flush 6 to 1"}
	}
	if rule := versions[g.version]; rule.by != "" {
		notices = append(notices, table.Notice{By: rule.by, Text: rule.text})
	}
	if o.TwoPositions {
		notices = append(notices, table.Notice{By: "20.6(e)", Text: "a player may wager at two adjacent positions"})
	}
	if !g.older {
		notices = append(notices, table.Notice{By: "20.10(c)[alternative]", Text: "wagers are settled by method " + o.Method})
	}
	if o.Shuffling == DeviceTwoDecks {
		notices = append(notices, table.Notice{By: "20.2(b)", Text: "two decks are in use, and alternate"})
	}
	return append(notices, ways[g.way()].notice)
}

package threecard

import (
	"cmp"

	"boardwalk/game/deal"
	"boardwalk/game/versus"
	"boardwalk/law"
	"boardwalk/table"
)

// The values of the options that are words.
const (
	Edition2007 = "2007"
	Edition1998 = "1998"

	AnyWagers       = "any"                 // 20.6(a): ante, pair plus or both
	AnteAtLeast     = "ante-at-least-equal" // 20.6(f)1
	AnteAtLeastHalf = "ante-at-least-half"  // 20.6(f)2
	Both            = "both-compulsory"     // 20.6(f)3
	Bonus145        = "1-4-5"               // 20.11(a)3
	Bonus156        = "1-5-6"               // 20.11(a)3i
)

// Options are what subchapter 20 leaves to the licensee.
type Options struct {
	Edition   string // which wording of the subchapter the table is run under
	Ledger    string // of the pair plus wager: A to D
	Version   string // which wagers need which others
	AnteBonus string // what straights, three-of-a-kinds and straight flushes pay on the ante
	Method    string // of settlement: 1 or 2
	versus.Options
}

// DefaultOptions are the options of a licensee who has said nothing.
func DefaultOptions() *Options {
	return &Options{Edition: Edition2007, Ledger: "A", Version: AnyWagers, AnteBonus: Bonus145, Method: "1", Options: versus.DefaultOptions()}
}

// Declare lists the options with their paragraphs.
func (o *Options) Declare() []table.Option {
	list := []table.Option{
		table.OneOf("edition", "20.11(a)2[1998]", &o.Edition, []string{Edition2007, Edition1998},
			"the wording of the subchapter that the table is run under").Titled("Edition of the rules"),
		table.OneOf("ledger", "20.11(a)2[one ledger]", &o.Ledger, []string{"A", "B", "C", "D"}, "the payout ledger of the pair plus wager").
			Titled("Pay table of pair plus"),
		table.OneOf("version", "20.6(f)1", &o.Version, []string{AnyWagers, AnteAtLeast, AnteAtLeastHalf, Both},
			"whether a pair plus wager needs an ante of at least as much, or of half as much, or both wagers are compulsory").
			Titled("Which bets may be made"),
		table.OneOf("ante-bonus", "20.11(a)3i", &o.AnteBonus, []string{Bonus145, Bonus156},
			"what a straight, three-of-a-kind and straight flush pay on the ante").Titled("Bonus on the ante"),
		versus.MethodOption("20.10(c)[alternative]", &o.Method),
	}
	return append(list, o.Options.Declare(&paragraphs)...)
}

// paragraphs are those of the wording that the table is run under. That of 1998 has
// no cover card in the dealing shoe, and the dealer's stack in another paragraph.
func (o *Options) paragraphs() *versus.Paragraphs {
	p := paragraphs
	p.Both = cmp.Or(versions[o.Version].by, p.Both)
	if o.Edition == Edition1998 {
		p.CoverInShoe, p.Automated.Dealer = "", "20.9(c)[dealer stack][1998]"
	}
	return &p
}

// Faults are the combinations that the law does not allow.
func (o *Options) Faults() []law.Fault {
	var faults []law.Fault
	fault := func(wrong bool, by law.Cite, where, text string) {
		if wrong {
			faults = append(faults, law.Fault{By: by, Where: "option", Name: where, Text: text})
		}
	}
	fault(o.AnteBonus == Bonus156 && (o.Ledger != "B" || o.Version == AnyWagers), "20.11(a)3i", "ante-bonus",
		"1-5-6 goes only with ledger B and a version in which one wager needs the other")
	faults = append(faults, o.Options.Faults(&cardParagraphs)...)
	if o.Edition == Edition1998 {
		fault(o.Ledger != "A", "20.11(a)2[1998]", "ledger", "the text of 1998 has one ledger, which is A")
		fault(o.Version != AnyWagers, "20.6(f)1", "version", "the text of 1998 has no such version")
		fault(o.Method != "1", "20.10(c)[losers first][1998]", "method", "in the text of 1998 all losing wagers are collected first")
		fault(o.Dealing == deal.DealerLast, "20.9(c)[dealer stack][1998]", "dealing",
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
	notices := []table.Notice{ledger, {By: g.Bonus()[0].Law, Text: "ante bonus: " + versus.OddsOf(g.Bonus())}}
	if g.version.by != "" {
		notices = append(notices, table.Notice{By: g.version.by, Text: g.version.text})
	}
	if !g.older {
		notices = append(notices, versus.MethodNotice("20.10(c)[alternative]", o.Method))
	}
	return append(notices, g.Table.Notices()...)
}

// presets are options that belong together, as people name them.
var presets = []table.Preset{
	{Name: "Pair plus by table B", Text: "another pay table of the pair plus bet",
		Options: map[string]string{"ledger": "B"}},
	{Name: "Pair plus by table C", Text: "another pay table of the pair plus bet",
		Options: map[string]string{"ledger": "C"}},
	{Name: "1998", Text: "the rules of 1998",
		Options: map[string]string{"edition": "1998"}},
}

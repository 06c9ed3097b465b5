package cli

import (
	"strconv"
	"time"

	"boardwalk/counsel"
	"boardwalk/odds"
	"boardwalk/table"
)

// Run prints the figures.
func (cmd *oddsCommand) Run(c *console) error {
	if cmd.Anew {
		odds.CountAnew()
	}
	if cmd.Game == odds.KenoID {
		return cmd.keno(c)
	}
	rules, err := findGame(cmd.Game)
	if err != nil {
		return err
	}
	if cmd.Ticket != "" || cmd.Rates != "" {
		return misusef("--ticket and --rates are for keno, and not for %s", rules.Name)
	}
	if cmd.Certificate {
		return cmd.certificate(c, rules)
	}
	if cmd.WagerFile != "" {
		return cmd.wagerFile(c, rules)
	}
	if len(cmd.Hand) > 0 || cmd.Board != "" || cmd.Dead != "" || cmd.Dealer != "" || cmd.Bank {
		return cmd.hands(c, rules)
	}
	lawful, err := cmd.lawful(rules)
	if err != nil {
		return err
	}
	asked, err := cmd.suppose(lawful, fileText)
	if err != nil {
		return err
	}
	if cmd.Chart != "" {
		return cmd.chart(c.out, asked)
	}
	start := time.Now()
	tell, done := watch(c.err)
	report, err := cmd.figures(asked, tell)
	if err == nil && len(cmd.WhatIf) > 0 {
		besideLawful(report, lawful, func(a rulesAsked) (*odds.Report, error) { return cmd.figures(a, tell) })
	}
	done()
	if err != nil {
		return unpriced(err)
	}
	if cmd.Wager != "" {
		if report, err = only(report, cmd.Wager); err != nil {
			return err
		}
	}
	if err := cmd.complete(report); err != nil {
		return unpriced(err)
	}
	if report.Stake, err = cmd.stake(); err != nil {
		return err
	}
	if cmd.JSON {
		if len(cmd.WhatIf) > 0 {
			return printObject(c.out, supposedSheet(report, time.Since(start), asked.unlawful))
		}
		return printObject(c.out, report.Sheet(time.Since(start)))
	}
	printUnlawful(c.out, asked.unlawful)
	if err := printUnder(c.out, report); err != nil {
		return err
	}
	if cmd.Wager != "" {
		return printResults(c.out, report)
	}
	return printOdds(c.out, report)
}

// hands compares hands of poker, and values the choices of others.
func (cmd *oddsCommand) hands(c *console, rules *table.Rules) error {
	if cmd.Bank && !counsel.Banked(rules) {
		return misusef("--bank is for a hand that sets two hands: no choice of a player who has the bank is valued at %s", rules.Name)
	}
	switch {
	case cmd.Decks != "" || cmd.Exact || cmd.Wager != "" || cmd.Chart != "":
		return misusef("--hand is without --wager, --decks, --exact and --chart")
	case !rules.EachOther:
		return cmd.choices(c, rules)
	case cmd.Stake != "" || len(cmd.Pays) > 0:
		return misusef("--stake and --pays are for games against the house: hands at %s are compared for their share of the pot", rules.Name)
	case cmd.Dealer != "":
		return misusef("--dealer is for games against the house: there is no dealer's hand at %s", rules.Name)
	}
	return cmd.showdown(c, rules)
}

// lawful are the rules that the flags are about, without what is supposed of them.
func (cmd *oddsCommand) lawful(rules *table.Rules) (rulesAsked, error) {
	options, err := setOptions(rules, cmd.Option)
	if err != nil {
		return rulesAsked{}, err
	}
	terms, err := posted(rules, cmd.Pays)
	return rulesAsked{rules: rules, options: options, terms: terms}, err
}

// figures are those of the wagers, of a certain size or number of decks if one
// is given.
func (cmd *oddsCommand) figures(a rulesAsked, tell func(done, all int)) (*odds.Report, error) {
	stake, err := cmd.stake()
	if err != nil {
		return nil, err
	}
	switch {
	case cmd.Decks != "":
		decks, err := strconv.Atoi(cmd.Decks)
		switch {
		case cmd.Decks == "infinite":
			decks = odds.Infinite
		case err != nil || decks < 1:
			return nil, misusef("--decks %s is no number of decks", cmd.Decks)
		}
		return odds.ForDecks(a.rules, a.options, a.terms, stake, decks)
	}
	return odds.ForWatched(a.rules, a.options, a.terms, stake, tell)
}

// complete finds what takes its time.
func (cmd *oddsCommand) complete(r *odds.Report) error {
	counted := false
	for _, f := range r.Figures {
		find := f.Complete
		if cmd.Exact && f.Approximate {
			find, counted = f.Count, true
		}
		if err := find(); err != nil {
			return err
		}
	}
	if cmd.Exact && !counted {
		return misusef("--exact is for the main wager of blackjack: these figures are exact as they are")
	}
	return nil
}

// only keeps the figures of one wager.
func only(r *odds.Report, name string) (*odds.Report, error) {
	kept := &odds.Report{Rules: r.Rules, Options: r.Options, Terms: r.Terms, Lawful: r.Lawful}
	for _, f := range r.Figures {
		if f.Wager == name {
			kept.Figures = append(kept.Figures, f)
		}
	}
	if len(kept.Figures) == 0 {
		return nil, misusef("there are no figures of a wager %q at %s; see boardwalk odds %s", name, r.Rules.Name, r.Rules.ID)
	}
	return kept, nil
}

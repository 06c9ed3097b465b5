package sitting

import (
	"errors"
	"fmt"

	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/whatif"
)

// A table may be dealt by rules that somebody designed: lines of what is supposed of the law, and wagers from a text beside
// those of the game. It is a private one, and its chips are nobody's: they come from the cage and go back there, so that no
// play money comes out of pay lines that anybody may choose. The texts stand in the setup, from which the table replays.

// Design is what somebody designed of a game's rules.
type Design struct {
	WhatIf string   // lines of package whatif; empty if nothing is supposed
	Wagers []string // texts of package beside
}

// Design has the table be dealt by designed rules. What is supposed may be unlawful; an error is what cannot be.
func (p *Plan) Design(d *Design) error {
	if p.Tournament != nil {
		return errors.New("a tournament is held under the law: leave the design out")
	}
	rules, options, terms, err := RulesOf(&p.Setup)
	if err != nil {
		return err
	}
	if d.WhatIf != "" {
		x, err := whatif.Read(rules, options, terms, d.WhatIf)
		if err != nil {
			return err
		}
		rules, options, terms = x.Rules, x.Options, x.Terms
	}
	if rules, err = joined(rules, d.Wagers); err != nil {
		return err
	}
	if terms.Limit.Max > mostDesigned || mostOf(terms.Limits) > mostDesigned {
		return fmt.Errorf("at a table no limit is above %s", mostDesigned)
	}
	if _, err := table.New(rules, options, terms); err != nil {
		return err
	}
	p.Setup = journal.NewSetup(rules, options, terms)
	return nil
}

// mostDesigned is the most that a limit of designed rules may be at a table, and the most chips that somebody takes there at once.
const mostDesigned = 1_000_000 * money.Dollar

func mostOf(limits map[string]table.Limit) (most money.Cents) {
	for _, l := range limits {
		most = max(most, l.Max)
	}
	return most
}

// nobodys reports whether the chips at the table are nobody's: those of a tournament, and those of designed rules. They come
// from the cage and go back there.
func (s *Sitting) nobodys() bool { return s.placement.Tournament != nil || s.designed() }

func (s *Sitting) designed() bool { return s.live.Table().Rules().Designed() }

// whose returns to whom chips belong that come to a seat or leave it, as the ledger asks it.
func (s *Sitting) whose() func(table.Seat) string {
	if s.nobodys() {
		return nil
	}
	return s.personAt
}

var errPublicDesign = errors.New("what somebody designed is dealt at private tables only, whose chips are nobody's")

// MayBeDesigned returns an error if the table would deal designed rules and is not a private one.
func (p *Plan) MayBeDesigned() error {
	if (p.Setup.WhatIf != "" || len(p.Setup.Wagers) > 0) && !p.Placement.Table.Private {
		return errPublicDesign
	}
	return nil
}

// mayBeDesigned holds the same of a table that there is. Records that say so cannot be applied, whoever wrote them.
func (s *Sitting) mayBeDesigned(p *Placement) error {
	if s.designed() && !p.Table.Private {
		return errPublicDesign
	}
	return nil
}

// checkDesignedSit refuses chips that nobody takes at a table of designed rules.
func (s *Sitting) checkDesignedSit(amount money.Cents) *law.Refusal {
	if s.designed() && amount > mostDesigned {
		return law.RefuseFor(law.Limit, "", "take at most %s at once: the chips of a designed table are nobody's", mostDesigned)
	}
	return nil
}

// checkDesignedNow refuses chips in the middle of a round: none are set aside for them, as they cost nothing.
func (s *Sitting) checkDesignedNow() *law.Refusal {
	if s.designed() && s.underway() {
		return law.RefuseFor(law.Stage, "", "a round is being played: take chips when it is over")
	}
	return nil
}

// notDesigned refuses what is for tables under the law alone.
func (s *Sitting) notDesigned(what string) *law.Refusal {
	if s.designed() {
		return law.RefuseFor(law.Stage, "", "%s at a table of designed rules, whose chips are nobody's", what)
	}
	return nil
}

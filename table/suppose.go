package table

import (
	"fmt"
	"slices"

	"boardwalk/law"
	"boardwalk/money"
)

// Suppose returns rules as somebody supposes them to be, for options and terms that need not be lawful. A table of such
// rules keeps what the law says against them as marks ([Table.Unlawful]), where a lawful table would be refused. An error
// is what cannot be: a line that no wager has, an amount that cannot be paid.
//
// Nobody who opens a table to the public may use it: those tables are made of the rules in the list of games, which
// refuse everything unlawful. The options are told of the supposition, where their game wants to know.
func Suppose(r *Rules, o Options, terms Terms, s *Supposition) (*Rules, error) {
	if r.supposed != nil {
		return nil, fmt.Errorf("the rules of %s are supposed already", r.Name)
	}
	own := *s
	lawful, err := r.layoutOf(o)
	if err != nil {
		return nil, err
	}
	if own.marks, err = own.compare(lawful); err != nil {
		return nil, err
	}
	same := *r
	same.supposed = &own
	same.New = func(o Options) Game {
		g := r.New(o)
		own.apply(g.Layout())
		return g
	}
	if p, ok := o.(priced); ok {
		p.suppose(&own)
	}
	l, err := same.layoutOf(o)
	if err != nil {
		return nil, err
	}
	return &same, terms.impossible(l)
}

// Supposed returns what is supposed of the rules, or nil if they are those of the law.
func (r *Rules) Supposed() *Supposition { return r.supposed }

// Unlawful returns what the law says against options and terms, and against the rules themselves where they are supposed.
func (r *Rules) Unlawful(o Options, terms Terms) []law.Fault {
	faults := Validate(o)
	if r.supposed != nil {
		faults = append(slices.Clone(r.supposed.marks), faults...)
	}
	return append(faults, terms.Validate(r.New(o).Layout())...)
}

// Check refuses options and terms with which no table of the rules may be set up: all that are not lawful or, of supposed
// rules, what cannot be.
func (r *Rules) Check(o Options, terms Terms) error {
	if err := r.checkOptions(o); err != nil {
		return err
	}
	return r.checkTerms(&terms, r.New(o).Layout())
}

func (r *Rules) checkOptions(o Options) error {
	if r.supposed != nil {
		if p, ok := o.(priced); ok {
			p.suppose(r.supposed)
		}
		return nil
	}
	faults := Validate(o)
	if p, ok := o.(priced); ok && p.Supposed() != nil {
		faults = append(faults, p.Supposed().marks...)
	}
	if len(faults) > 0 {
		return Faults(faults)
	}
	return nil
}

func (r *Rules) checkTerms(terms *Terms, l *Layout) error {
	if r.supposed != nil {
		return terms.impossible(l)
	}
	if faults := terms.Validate(l); len(faults) > 0 {
		return Faults(faults)
	}
	return nil
}

// layoutOf returns what a game lays out under options that may be unlawful. Some combinations no game can be made of:
// the law forbids them because they mean nothing.
func (r *Rules) layoutOf(o Options) (l *Layout, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("%s cannot be played so: %v", r.Name, cause)
		}
	}()
	return r.New(r.Copy(o)).Layout(), nil
}

// impossible refuses terms that no table can have.
func (t *Terms) impossible(l *Layout) error {
	switch named, _, faults := t.named(l); {
	case len(faults) > 0:
		return Faults(faults)
	case t.Chip <= 0 || t.Chip > money.MaxStake:
		return fmt.Errorf("the smallest chip must be worth something, not %s", t.Chip)
	default:
		for i := range l.Wagers {
			w := &l.Wagers[i]
			if lim, _ := named.limit(w); lim.Min < 0 || lim.Max < lim.Min || lim.Max > money.MaxStake {
				return fmt.Errorf("the limits of %s cannot be %s to %s", w.Name, lim.Min, lim.Max)
			}
			if rate := named.charge(w); rate < 0 || rate > money.Whole {
				return fmt.Errorf("vigorish of %s cannot be charged on %s", rate, w.Name)
			}
		}
	}
	return nil
}

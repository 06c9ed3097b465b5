package table

import (
	"errors"
	"fmt"
	"maps"
	"time"

	"boardwalk/law"
	"boardwalk/money"
)

// Matter is what a change is about.
type Matter uint8

// The matters of a change.
const (
	ChipMatter     Matter = iota // the smallest chip: Amount
	LimitMatter                  // the limits of wager or group Name, or of the table: Limit
	PaysMatter                   // the odds of wager, group or line Name: Odds
	VigorishMatter               // the charge on wager or group Name: Rate
	OptionMatter                 // option Name of the game: Value
)

// Change is one change of what a licensee has chosen or posted, and what was
// done to give notice of it. It says what becomes different and leaves the
// rest alone, so that changes that are posted together do not undo each other.
// The table has no clock: the host says what time it is.
type Change struct {
	Matter Matter
	Name   string
	Amount money.Cents
	Limit  Limit
	Odds   money.Odds
	Rate   money.Rate
	Value  string

	At        time.Time
	Posted    bool // a sign at the table says so
	Announced bool // the patrons at the table were told
	Told      bool // the Commission was told
	Agreed    bool // all patrons at the table agreed to it
	Withdrawn bool // it is not made after all: the notice of it is taken back
}

// Apply makes the change in terms and options. The maps of the terms are
// copied, since others may hold them too.
func (c *Change) Apply(t *Terms, o Options) error {
	switch c.Matter {
	case ChipMatter:
		t.Chip = c.Amount
	case LimitMatter:
		if c.Name == "" {
			t.Limit = c.Limit
		} else {
			t.Limits = with(t.Limits, c.Name, c.Limit)
		}
	case PaysMatter:
		t.Pays = with(t.Pays, c.Name, c.Odds)
	case VigorishMatter:
		t.Charge = with(t.Charge, c.Name, c.Rate)
	case OptionMatter:
		return SetOption(o, c.Name, c.Value)
	}
	return nil
}

// with returns a copy of m in which k is v.
func with[V any](m map[string]V, k string, v V) map[string]V {
	m = maps.Clone(m)
	if m == nil {
		m = map[string]V{}
	}
	m[k] = v
	return m
}

// String says what changes, as a sign would.
func (c *Change) String() string {
	name := c.Name
	if name == "" {
		name = "every wager"
	}
	switch c.Matter {
	case ChipMatter:
		return fmt.Sprintf("the smallest chip is %s", c.Amount)
	case LimitMatter:
		return fmt.Sprintf("%s: minimum %s, maximum %s", name, c.Limit.Min, c.Limit.Max)
	case PaysMatter:
		return fmt.Sprintf("%s: %s", name, c.Odds)
	case VigorishMatter:
		return fmt.Sprintf("%s: vigorish of %s", name, c.Rate)
	}
	return fmt.Sprintf("%s: %s", name, c.Value)
}

// Sign is what the sign at the table says of a change to come.
func (c *Change) Sign() string { return "from " + c.At.Format("15:04") + ": " + c.String() }

// Made returns terms and options as they are once the change is made, leaving
// the given ones alone, or why it is not lawful.
func (c *Change) Made(rules *Rules, terms Terms, options Options) (Terms, Options, error) {
	options = rules.Copy(options)
	if c.Name != "" && c.Matter != OptionMatter {
		l, as := rules.Layout(options), *c
		if name, ok := l.TermName(c.Name, c.Matter == PaysMatter); ok {
			as.Name = name
			c = &as
		}
		terms, _, _ = terms.named(l)
	}
	if err := c.Apply(&terms, options); err != nil {
		if fault := (*law.Fault)(nil); errors.As(err, &fault) {
			return terms, options, law.Refuse(fault.By, "%s", fault.Text)
		}
		return terms, options, law.RefuseFor(law.Unknown, "", "%s", err) // there is no such option
	}
	if faults := Validate(options); len(faults) > 0 {
		return terms, options, law.Refuse(faults[0].By, "%s", faults[0].Text)
	}
	if faults := terms.Validate(rules.Layout(options)); len(faults) > 0 {
		return terms, options, law.Refuse(faults[0].By, "%s", faults[0].Text)
	}
	return terms, options, nil
}

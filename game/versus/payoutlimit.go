package versus

import (
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// LeastPayoutLimit is the lowest payout limit that a licensee may set.
const LeastPayoutLimit = 50_000 * money.Dollar

// PayoutLimit is the option to limit what one hand is paid. Where it never takes from a
// hand at the posted minimum, the game calls [Table.RaiseLimit].
type PayoutLimit struct {
	Most money.Cents // the most that is paid on one hand; 0 for no limit
}

// Declare declares the option with the game's paragraph.
func (l *PayoutLimit) Declare(by law.Cite) table.Option {
	return table.Amount("payout-limit", by, &l.Most, money.MaxStake,
		"the most that is paid on one hand; 0 for no limit").Titled("Most paid on one hand")
}

// LowersLimit reports whether a value of the option is a lower limit than another, or a limit where there was none.
func LowersLimit(from, to string) bool {
	was, _ := money.Parse(from)
	will, err := money.Parse(to)
	return err != nil || will != 0 && (was == 0 || will < was)
}

// Faults refuses a limit that is too low.
func (l *PayoutLimit) Faults(by law.Cite) []law.Fault {
	if l.Most == 0 || l.Most >= LeastPayoutLimit {
		return nil
	}
	return []law.Fault{{By: by, Where: "option", Name: "payout-limit",
		Text: "a limit of what one hand is paid is at least " + LeastPayoutLimit.String()}}
}

// Cap returns the cap of the wagers of a hand, or nil if there is no limit.
func (l *PayoutLimit) Cap(by law.Cite) *table.Cap {
	if l.Most == 0 {
		return nil
	}
	return &table.Cap{Most: l.Most, Law: by}
}

// Notices says what the limit is, if there is one.
func (l *PayoutLimit) Notices(by law.Cite) []table.Notice {
	if l.Most == 0 {
		return nil
	}
	return []table.Notice{{By: by, Text: "no hand is paid more than " + l.Most.String() + ", or than a minimum wager can win"}}
}

// RaiseLimit raises the limit of the hands of the round to the most that a hand
// can win at the posted minimum of the first wager, which is so many times that
// minimum. It is called before a hand is paid.
func (t *Table) RaiseLimit(d *table.Dealer, l *PayoutLimit, times money.Cents) {
	if l.Most == 0 {
		return
	}
	most := max(l.Most, times*d.Posted().Limit(t.Area(1, 0)).Min)
	for i := range t.layout.Wagers {
		if c := t.layout.Wagers[i].Cap; c != nil {
			c.Most = most
		}
	}
}

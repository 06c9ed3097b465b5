package report

import (
	"fmt"

	"boardwalk/money"
)

// check holds all lines of the report against the ledger: what they say that the house gained
// is by how much its accounts changed.
func (d *Day) check(all []*books) {
	b := &d.Balance
	b.Faults = []string{}
	for _, k := range all {
		b.Ledger += k.house
		b.Transfers += k.transfers
		b.Records = append(b.Records, k.records)
	}
	for i := range d.Tables {
		t := &d.Tables[i]
		b.Lines += t.Win
		if t.Differs != 0 {
			b.fault("table %s: its accounts are off by %s", t.ID, t.Differs)
		}
	}
	for i := range d.Keno {
		l := &d.Keno[i]
		b.Lines += l.cash()
		if l.Differs != 0 {
			b.fault("keno lounge %s: its accounts are off by %s", l.ID, l.Differs)
		}
	}
	for i := range d.Cage {
		b.Lines += d.Cage[i].Back - d.Cage[i].Given
	}
	if b.Lines != b.Ledger {
		b.fault("the lines add up to %s, and the accounts of the house changed by %s", signed(b.Lines), signed(b.Ledger))
	}
	b.Holds = len(b.Faults) == 0
}

// fault adds something that does not agree.
func (b *Balance) fault(format string, args ...any) {
	b.Faults = append(b.Faults, fmt.Sprintf(format, args...))
}

// signed writes an amount with its sign.
func signed(c money.Cents) string {
	if c < 0 {
		return "-" + (-c).String()
	}
	return c.String()
}

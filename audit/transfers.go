package audit

import (
	"fmt"

	"boardwalk/ledger"
)

// expect adds transfers that must follow from a record, and updates the table's
// accounts.
func (s *sitting) expect(e *entered, list ...ledger.Transfer) {
	e.want = append(e.want, list...)
	for i := range list {
		if s.book != nil {
			s.book.Enter(&list[i])
		}
	}
}

// compare checks the transfers of a record against those that must follow.
func (s *sitting) compare(e *entered) {
	if e.alone {
		return
	}
	compare(e, func(format string, args ...any) { s.faultAt(e.seq, Transfers, format, args...) })
}

// compare reports every transfer that is missing, different or too much. They are in
// order, so one that is not next is looked for further on.
func compare(e *entered, wrong func(format string, args ...any)) {
	want, got := e.want, e.got
	for len(want) > 0 && len(got) > 0 {
		switch {
		case same(&want[0], &got[0]):
			want, got = want[1:], got[1:]
		case len(want) > len(got):
			wrong("%s should follow from it, and there is none", words(&want[0]))
			want = want[1:]
		case len(want) < len(got):
			wrong("transfer %d of %s should not follow from it", got[0].id, words(&got[0].Transfer))
			got = got[1:]
		default:
			wrong("transfer %d is of %s, and should be of %s", got[0].id, words(&got[0].Transfer), words(&want[0]))
			want, got = want[1:], got[1:]
		}
	}
	for i := range want {
		wrong("%s should follow from it, and there is none", words(&want[i]))
	}
	for i := range got {
		wrong("transfer %d of %s should not follow from it", got[i].id, words(&got[i].Transfer))
	}
}

// same reports whether a transfer is as it must be.
func same(want *ledger.Transfer, got *transferRow) bool {
	return want.From == got.From && want.To == got.To && want.Amount == got.Amount && want.Memo == got.Memo &&
		want.State == got.State && want.Of == got.Of
}

// words returns a transfer as a part of a sentence.
func words(t *ledger.Transfer) string {
	state := ""
	if t.State != ledger.Posted || t.Of != 0 {
		state = fmt.Sprintf(", %s, of transfer %d", t.State, t.Of)
	}
	return fmt.Sprintf("%s from %s to %s (%s%s)", t.Amount, t.From, t.To, t.Memo, state)
}

// bank is the balances, added up again from the transfers.
type bank struct {
	*findings
	part    bool // of a house that is divided
	held    map[ledger.Account]ledger.Balance
	pending map[uint64]ledger.Transfer
	below   map[ledger.Account]bool // was named already
	next    int64                   // the number of the next transfer
	gaps    map[int64]gap           // numbers that were not there in their order, by the first
}

// gap is a gap in the numbers of transfers: the last that is missing, and the record of
// the transfer after it.
type gap struct {
	last, record int64
	table        string
}

// newBank returns a bank without transfers. In one part of a house that is divided, what all share may be
// below zero.
func newBank(f *findings, part bool) *bank {
	return &bank{findings: f, part: part, held: map[ledger.Account]ledger.Balance{}, pending: map[uint64]ledger.Transfer{},
		below: map[ledger.Account]bool{}, next: 1, gaps: map[int64]gap{}}
}

// enter adds a transfer, whether it is right or not.
func (b *bank) enter(t *transferRow, table string) {
	wrong := func(format string, args ...any) {
		b.find(at(t.record, table, 0, Transfers, "transfer %d: "+format, append([]any{t.id}, args...)...))
	}
	if t.odd != "" {
		wrong("%s", t.odd)
	}
	b.number(t, table, wrong)
	b.report.Transfers++
	from, to := b.held[t.From], b.held[t.To]
	if p, ok := b.pending[t.Of]; t.Of != 0 {
		if !ok || p.From != t.From || p.To != t.To || p.Amount != t.Amount {
			wrong("it decides transfer %d, which is not pending or another one", t.Of)
		}
		delete(b.pending, t.Of)
		from.Reserved -= t.Amount
	}
	switch t.State {
	case ledger.Posted:
		from.Posted -= t.Amount
		to.Posted += t.Amount
	case ledger.Pending:
		from.Reserved += t.Amount
		b.pending[t.ID] = t.Transfer
	}
	b.held[t.From], b.held[t.To] = from, to
	if from.Free() < 0 && !t.From.MayOwe() && !(b.part && t.From.Shared()) && !b.below[t.From] {
		b.below[t.From] = true
		wrong("%s is taken from %s, which then holds %s", t.Amount, t.From, from.Free())
	}
}

// number checks the number of a transfer. Transfers come in the order of their records,
// and their numbers must rise with them.
func (b *bank) number(t *transferRow, table string, wrong func(string, ...any)) {
	switch {
	case t.id == b.next:
		b.next++
	case t.id > b.next:
		b.gaps[b.next] = gap{t.id - 1, t.record, table}
		b.next = t.id + 1
	default:
		for first, g := range b.gaps {
			if t.id < first || t.id > g.last {
				continue
			}
			delete(b.gaps, first)
			if first < t.id {
				b.gaps[first] = gap{t.id - 1, g.record, g.table}
			}
			if t.id < g.last {
				b.gaps[t.id+1] = g
			}
			break
		}
		wrong("it stands at record %d, after transfer %d: out of its order", t.record, b.next-1)
	}
}

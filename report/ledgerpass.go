package report

import (
	"context"
	"iter"
	"maps"
	"slices"
	"time"

	"boardwalk/floor/sitting"
	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/money"
	"boardwalk/store"
)

// books is what the ledger and the records of a log say of the day, before any table is
// played again.
type books struct {
	log       int
	records   Records
	transfers int64
	house     money.Cents // by how much the accounts of the house changed
	tables    map[string]*tableBooks
	lounges   map[string]*Lounge
	meters    map[string]*Meter
	cage      map[string]*Move
	coupons   Coupons
	notices   []Notice
	overrides []Override
}

// tableBooks is what the ledger says of a table.
type tableBooks struct {
	Records
	drop, box, taken money.Cents
	fills, credits   money.Cents
	fed, drawn       money.Cents
	corrected        money.Cents
	house            money.Cents // by how much the accounts of the house at the table changed
	inventory        money.Cents // by how much the inventory did
	placed           bool        // it is a table, and not something else under an id
}

// readBooks reads the records and transfers of a span of time in one log.
func readBooks(ctx context.Context, log *store.Reader, number int, from, to time.Time, tell func(int64)) (*books, error) {
	b := &books{log: number, tables: map[string]*tableBooks{}, lounges: map[string]*Lounge{}, meters: map[string]*Meter{},
		cage: map[string]*Move{}, records: Records{Log: number}}
	low, _, err := log.Around(ctx, from)
	if err != nil {
		return nil, err
	}
	_, high, err := log.Around(ctx, to)
	if err != nil {
		return nil, err
	}
	next, stop := iter.Pull2(log.TransfersBetween(ctx, low, high))
	defer stop()
	t, err, more := next()
	for r, failed := range log.RecordsBetween(ctx, low, high) {
		if failed != nil {
			return nil, failed
		}
		tell(1)
		in := !r.Time.Before(from) && r.Time.Before(to)
		if in {
			b.records.count(r.Seq)
			if err := b.record(&r); err != nil {
				return nil, err
			}
		}
		for ; more && err == nil && t.Record <= r.Seq; t, err, more = next() {
			if in && t.State == ledger.Posted {
				b.transfer(&r, &t)
			}
		}
		if err != nil {
			return nil, err
		}
	}
	return b, err
}

// count counts a record.
func (r *Records) count(seq uint64) {
	if r.Count == 0 {
		r.First = seq
	}
	r.Last = max(r.Last, seq)
	r.Count++
}

// record takes a record of the day.
func (b *books) record(r *journal.Record) error {
	if r.Table == "" {
		if r.Kind == journal.KindNotice {
			return b.notice(r)
		}
		return nil
	}
	if isKeno(r.Kind) || b.lounges[r.Table] != nil {
		return b.keno(r)
	}
	t := b.table(r.Table)
	t.count(r.Seq)
	t.placed = t.placed || r.Kind == journal.KindTable || r.Kind == journal.KindEntry || r.Kind == sitting.KindFloor
	return nil
}

// table returns the books of a table.
func (b *books) table(id string) *tableBooks {
	t := b.tables[id]
	if t == nil {
		t = &tableBooks{Records: Records{Log: b.log}}
		b.tables[id] = t
	}
	return t
}

// notice takes a notice.
func (b *books) notice(r *journal.Record) error {
	var n journal.Notice
	if err := r.Read(&n); err != nil {
		return err
	}
	b.notices = append(b.notices, Notice{Time: r.Time, Log: b.log, Record: r.Seq, Table: n.Table, With: n.With, Who: r.Who,
		Change: n.Change, At: n.At, Law: n.Law.Full(), Opening: n.Opening, Withdraws: n.Withdraws})
	return nil
}

// transfer takes a transfer that followed from a record of the day.
func (b *books) transfer(r *journal.Record, t *ledger.Transfer) {
	b.transfers++
	if t.From.Coupons() {
		b.couponsMoved(t)
		return
	}
	from, source := sideOf(t.From)
	to, target := sideOf(t.To)
	switch {
	case from != outside && to == outside:
		b.house -= t.Amount
	case from == outside && to != outside:
		b.house += t.Amount
	}
	b.leg(r, t, t.From, from, source, to, -t.Amount)
	b.leg(r, t, t.To, to, target, from, t.Amount)
	b.people(r, t, from, to)
}

// leg takes one side of a transfer: an account that changed, and which side the other is on.
func (b *books) leg(r *journal.Record, t *ledger.Transfer, a ledger.Account, of side, owner string, other side, amount money.Cents) {
	switch of {
	case atTable:
		k := b.table(owner)
		k.house += amount
		if a == ledger.Inventory(owner) {
			k.inventory += amount
		}
		if a == ledger.Drop(owner) && amount > 0 {
			k.box += amount
		}
		switch {
		case other == atCage && amount > 0:
			k.fills += amount
		case other == atCage:
			k.credits -= amount
		case other == atMeter && amount > 0:
			k.drawn += amount
		case other == atMeter:
			k.fed -= amount
		case other == outside && r.Kind != journal.KindEntry:
			k.corrected += amount
		}
	case atMeter:
		m := b.meters[owner]
		if m == nil {
			m = &Meter{Name: owner, Log: b.log}
			b.meters[owner] = m
		}
		switch {
		case other == atCage:
			m.Put += amount
		case amount > 0:
			m.Fed += amount
		default:
			m.Drawn -= amount
		}
	case atLounge:
		b.lounge(owner).Ledger += amount
	case outside:
		if isSeat(a) && !isSeat(otherOf(t, a)) {
			b.seat(t, a, owner, amount)
		}
	}
}

// otherOf returns the account at the other end of a transfer.
func otherOf(t *ledger.Transfer, a ledger.Account) ledger.Account {
	if t.From == a {
		return t.To
	}
	return t.From
}

// seat takes what was brought to a seat or taken away.
func (b *books) seat(t *ledger.Transfer, a ledger.Account, table string, amount money.Cents) {
	if id, ok := otherOf(t, a).Table(); ok && id == table {
		return
	}
	if amount > 0 {
		b.table(table).drop += amount
	} else {
		b.table(table).taken -= amount
	}
}

// people takes what went from the cage to people, and back. Who plays keno at a counter without an account pays
// from the cage.
func (b *books) people(r *journal.Record, t *ledger.Transfer, from, to side) {
	person := func(s side) bool { return s == outside || s == atLounge }
	if !(from == atCage && person(to) || person(from) && to == atCage) {
		return
	}
	m := b.cage[t.Memo]
	if m == nil {
		m = &Move{For: t.Memo, Records: Records{Log: b.log}}
		b.cage[t.Memo] = m
	}
	if from == atCage {
		m.Given += t.Amount
	} else {
		m.Back += t.Amount
	}
	m.Count++
	m.Records.count(r.Seq)
}

// couponsMoved takes a transfer of coupons.
func (b *books) couponsMoved(t *ledger.Transfer) {
	table, _ := t.To.Table()
	lounge, _ := t.To.Owner()
	back, _ := t.From.Owner()
	switch {
	case t.From == ledger.CageCoupons && t.To != ledger.CageCoupons:
		if _, ok := t.To.Owner(); !ok || isSeat(t.To) {
			b.coupons.Issued += t.Amount
		}
	case t.To == ledger.TakenCoupons(table):
		b.coupons.Taken += t.Amount
	case t.To == ledger.KenoCoupons(lounge):
		b.coupons.Taken += t.Amount
		b.lounge(lounge).coupons += t.Amount
	case t.From == ledger.KenoCoupons(back):
		b.lounge(back).returned += t.Amount
	}
}

// sorted returns the values of a map by their keys.
func sorted[V any](m map[string]V) (list []V) {
	for _, key := range slices.Sorted(maps.Keys(m)) {
		list = append(list, m[key])
	}
	return list
}

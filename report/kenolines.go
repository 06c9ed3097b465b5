package report

import (
	"slices"

	"boardwalk/journal"
	"boardwalk/keno/system"
	"boardwalk/money"
)

// kenoKinds are the kinds of records that only keno lounges have.
var kenoKinds = []string{system.KindSetup, system.KindGame, system.KindTicket, system.KindVoid, system.KindClosing, system.KindLock,
	system.KindOverride, system.KindDraw, system.KindSigned, system.KindPaid, system.KindRefund, system.KindDrawer, system.KindKey,
	system.KindStop, system.KindClosed, system.KindExpired, system.KindUnclaimed}

// isKeno reports whether a record is one of a keno lounge.
func isKeno(kind string) bool { return slices.Contains(kenoKinds, kind) }

// lounge returns the lines of a lounge.
func (b *books) lounge(id string) *Lounge {
	l := b.lounges[id]
	if l == nil {
		l = &Lounge{ID: id, Records: Records{Log: b.log}}
		b.lounges[id] = l
		if t := b.tables[id]; t != nil { // its first records were of seeds, as a table's are
			l.Records = t.Records
			delete(b.tables, id)
		}
	}
	return l
}

// keno takes a record of a keno lounge.
func (b *books) keno(r *journal.Record) error {
	l := b.lounge(r.Table)
	l.Records.count(r.Seq)
	switch r.Kind {
	case system.KindTicket:
		return take(r, func(d *system.Sale) {
			l.Tickets++
			l.Sold += d.Price
			if d.Tender == system.Coupons {
				l.Coupons += d.Price
			}
		})
	case system.KindVoid:
		return take(r, func(d *system.Voided) { l.Voided += d.Amount })
	case system.KindRefund:
		return take(r, func(d *system.Refund) { l.Refunded += d.Amount })
	case system.KindDraw:
		return take(r, func(d *system.Draw) {
			l.Games++
			l.Won += d.Pays
		})
	case system.KindPaid:
		return take(r, func(d *system.Payment) {
			l.Paid += d.Amount
			if d.Manual {
				b.override(r, "manual", d.Amount, "")
			}
		})
	case system.KindExpired:
		return take(r, func(d *system.Expired) { l.Expired += d.Amount })
	case system.KindUnclaimed:
		return take(r, func(d *system.Unclaimed) { l.PaidOver += d.Amount })
	case system.KindOverride:
		return take(r, func(d *system.Override) {
			l.Overrides++
			b.override(r, "override", 0, d.Why)
		})
	case system.KindSigned:
		return take(r, func(*system.Signed) { b.override(r, "authorized", 0, "") })
	}
	return nil
}

// override adds a decision of staff at a keno lounge.
func (b *books) override(r *journal.Record, what string, amount money.Cents, why string) {
	b.overrides = append(b.overrides, Override{Time: r.Time, Log: b.log, Record: r.Seq, Table: r.Table, Who: r.Who, What: what,
		Amount: amount, Why: why})
}

// take reads the data of a record.
func take[D any](r *journal.Record, do func(*D)) error {
	var d D
	if err := r.Read(&d); err != nil {
		return err
	}
	do(&d)
	return nil
}

// settle finds what a lounge won, and whether that agrees with its accounts.
func (l *Lounge) settle() {
	l.Win = l.Sold - l.Coupons - l.Voided - l.Refunded + l.returned - l.Won
	l.Differs = l.Ledger - l.cash()
}

// cash returns by how much the money of the lounge changed, by its records. A ticket that was bought with coupons
// gives coupons back.
func (l *Lounge) cash() money.Cents {
	return l.Sold - l.Coupons - l.Voided - l.Refunded + l.returned - l.Paid - l.PaidOver
}

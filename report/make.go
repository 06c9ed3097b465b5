package report

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"
	"time"

	"boardwalk/casino"
	"boardwalk/ledger"
	"boardwalk/store"
)

// Options say what to report.
type Options struct {
	House   string           // what the house is called
	Day     casino.GamingDay // when its days begin
	Date    string           // the gaming day, like 2026-11-18
	Now     time.Time        // a day that is not over by then is reported so far
	Figures *Figures         // of wagers; new ones if nil

	// Tell is told of records that were read; each is read twice at most. Nil is nobody.
	Tell func(records int64)
}

// Make reports a gaming day. The logs are those of all shards of the house, its own first.
func Make(ctx context.Context, logs []*store.Reader, o Options) (*Day, error) {
	from, to, err := o.Day.Span(o.Date)
	if err != nil {
		return nil, err
	}
	if o.Figures == nil {
		o.Figures = NewFigures()
	}
	if o.Tell == nil {
		o.Tell = func(int64) {}
	}
	d := &Day{House: o.House, Day: o.Date, From: from, To: to, Zone: cmp.Or(o.Day.Zone, "UTC"), Over: !o.Now.Before(to), Made: o.Now,
		Tables: []Table{}, Meters: []Meter{}, Keno: []Lounge{}, Cage: []Move{},
		Incidents: []Incident{}, Notices: []Notice{}, Overrides: []Override{}}
	var all []*books
	for number, log := range logs {
		b, err := readBooks(ctx, log, number, from, to, o.Tell)
		if err != nil {
			return nil, err
		}
		all = append(all, b)
		if err := d.takeLog(ctx, log, b, &o); err != nil {
			return nil, err
		}
	}
	slices.SortStableFunc(d.Incidents, func(a, b Incident) int { return a.Time.Compare(b.Time) })
	slices.SortStableFunc(d.Notices, func(a, b Notice) int { return a.Time.Compare(b.Time) })
	slices.SortStableFunc(d.Overrides, func(a, b Override) int { return a.Time.Compare(b.Time) })
	d.total()
	d.check(all)
	return d, nil
}

// takeLog takes what one log has of the day.
func (d *Day) takeLog(ctx context.Context, log *store.Reader, b *books, o *Options) error {
	for _, id := range slices.Sorted(maps.Keys(b.tables)) {
		k := b.tables[id]
		if k.Count == 0 || !k.placed {
			continue
		}
		t, h, err := readTable(ctx, log, id, k, o.Figures, d.From, d.To, o.Tell)
		if err != nil {
			return err
		}
		if t == nil {
			continue
		}
		d.Tables = append(d.Tables, *t)
		d.Incidents = append(d.Incidents, h.incidents...)
		d.Overrides = append(d.Overrides, h.overrides...)
		d.Coupons.Won += h.coupons
	}
	for _, l := range sorted(b.lounges) {
		l.settle()
		d.Keno = append(d.Keno, *l)
	}
	for _, m := range sorted(b.cage) {
		d.Cage = append(d.Cage, *m)
	}
	d.Notices = append(d.Notices, b.notices...)
	d.Overrides = append(d.Overrides, b.overrides...)
	d.Coupons.Issued += b.coupons.Issued
	d.Coupons.Taken += b.coupons.Taken
	return d.readings(ctx, log, b)
}

// readings adds the meters. What they read is known where the log has nothing of a later day.
func (d *Day) readings(ctx context.Context, log *store.Reader, b *books) error {
	size, err := log.Size(ctx)
	if err != nil {
		return err
	}
	for _, m := range sorted(b.meters) {
		if b.records.Count > 0 && b.records.Last+1 == uint64(size) {
			held, err := log.Balance(ctx, ledger.Meter(m.Name))
			if err != nil {
				return err
			}
			m.Reading = &held.Posted
		}
		d.Meters = append(d.Meters, *m)
	}
	slices.SortFunc(d.Meters, func(a, b Meter) int { return strings.Compare(a.Name, b.Name) })
	return nil
}

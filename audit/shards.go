package audit

import (
	"context"
	"fmt"
	"iter"
	"maps"
	"slices"
	"strings"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
	"boardwalk/ledger"
	"boardwalk/store"
)

// division is a house that is divided into shards, which are verified one after another.
type division struct {
	*findings
	house   *store.Snapshot
	found   *store.Inspection
	key     note.Verifier
	brought map[int][]journal.Checkpoint // by the auditor, by shard
	homes   map[string]int               // the shard of each table, lounge and meter
	shared  map[ledger.Account]ledger.Balance
	people  register // of the hall, which is verified first
	records int64    // of the shards before
}

// part is one shard of a house that is divided.
type part struct {
	*division
	shard int
}

// before returns how many records the shards before had.
func (p *part) before() int64 {
	if p == nil {
		return 0
	}
	return p.records
}

// verifyDivided verifies a house that is divided into shards: each shard as a house of its own, then what
// they have in common. Between two shards there is no order of records: that what all share was never
// below zero follows from each transaction's lock, and only its end is verified.
func verifyDivided(ctx context.Context, s *store.Snapshot, found *store.Inspection, o Options) (Report, error) {
	d := &division{findings: &findings{tell: o.Fault}, house: s, found: found, key: o.Key, brought: map[int][]journal.Checkpoint{},
		homes: map[string]int{}, shared: map[ledger.Account]ledger.Balance{}}
	if err := d.bring(o.Checkpoints); err != nil {
		return Report{}, err
	}
	d.signedHeads(ctx)
	for shard := range s.Shards() + 1 {
		if err := d.verify(ctx, shard, o); err != nil {
			return d.report, err
		}
	}
	d.purse(ctx)
	d.report.Shards, d.report.Key = s.Shards(), o.Key.Name()
	return d.report, ctx.Err()
}

// bring sorts the checkpoints that the auditor has brought: those of a shard, and heads of all.
func (d *division) bring(texts []string) error {
	for _, text := range texts {
		if journal.IsHeads(text) {
			h, err := journal.OpenHeads(text, d.key)
			if err != nil {
				return fmt.Errorf("the heads that were brought: %w", err)
			}
			for shard, l := range h.Logs {
				d.brought[shard] = append(d.brought[shard], journal.Checkpoint{Size: l.Size, Head: l.Hash})
			}
			continue
		}
		shard := 0
		for origin, _, _ := strings.Cut(text, "\n"); shard < d.house.Shards() && journal.VerifierOf(d.key, shard).Name() != origin; {
			shard++
		}
		c, err := journal.OpenCheckpoint(text, journal.VerifierOf(d.key, shard))
		if err != nil {
			return fmt.Errorf("the checkpoint that was brought: %w", err)
		}
		d.brought[shard] = append(d.brought[shard], c)
	}
	return nil
}

// verify verifies a shard.
func (d *division) verify(ctx context.Context, shard int, o Options) error {
	s, err := d.house.Shard(ctx, shard)
	if err != nil {
		return err
	}
	defer s.Close()
	rows := dataOf(s)
	rows.damage = damageOf(d.found, s, shard, journal.VerifierOf(d.key, shard))
	if shard > 0 { // people are the house's
		rows.people = func(context.Context) iter.Seq2[personRow, error] { return func(func(personRow, error) bool) {} }
	}
	tell := d.tell
	o.Key, o.Checkpoints = journal.VerifierOf(d.key, shard), nil
	o.Fault = func(f Fault) {
		f.Shard = shard
		if tell != nil {
			tell(f)
		}
	}
	report, err := verify(ctx, &rows, o, &part{d, shard})
	for i := range report.Proven {
		report.Proven[i].Shard = shard
	}
	for i := range report.Openings {
		report.Openings[i].Shard = shard
	}
	for i := range report.Notes {
		report.Notes[i].Shard = shard
	}
	d.report.add(&report)
	d.records = d.report.Records
	return err
}

// add adds what was verified of one more shard.
func (r *Report) add(of *Report) {
	for _, sum := range []struct{ to, from *int64 }{
		{&r.Records, &of.Records}, {&r.Vouched, &of.Vouched}, {&r.Checkpoints, &of.Checkpoints}, {&r.Rounds, &of.Rounds},
		{&r.Readings, &of.Readings},
		{&r.Seeds, &of.Seeds}, {&r.Draws, &of.Draws}, {&r.Open, &of.Open}, {&r.Unopened, &of.Unopened}, {&r.Void, &of.Void},
		{&r.Sealed, &of.Sealed},
		{&r.Transfers, &of.Transfers}, {&r.Games, &of.Games}, {&r.Tickets, &of.Tickets}, {&r.Unfollowed, &of.Unfollowed}, {&r.Faults, &of.Faults},
		{&r.Recorded, &of.Recorded},
	} {
		*sum.to += *sum.from
	}
	r.Tables, r.Sittings, r.Accounts = r.Tables+of.Tables, r.Sittings+of.Sittings, r.Accounts+of.Accounts
	r.People, r.Lounges = r.People+of.People, r.Lounges+of.Lounges
	r.Proven, r.Notes = append(r.Proven, of.Proven...), append(r.Notes, of.Notes...)
	r.Openings = append(r.Openings, of.Openings...)
}

// headsRow is a row of the table heads.
type headsRow struct {
	number int64
	note   string
	odd    string
}

// heads yields the heads of all shards, in their order.
func (d *division) heads(ctx context.Context) iter.Seq2[headsRow, error] {
	return read(d.house, store.HeadsRows, func(c *cells) headsRow { return headsRow{c.number("number"), c.text("note"), c.said()} })(ctx)
}

// signedHeads checks that each of the heads is signed, of all shards, and goes on where those before it
// ended. What they say of each shard is held against the shard when that is verified.
func (d *division) signedHeads(ctx context.Context) {
	var last journal.Heads
	for row, err := range d.heads(ctx) {
		if err != nil {
			d.find(beside("", Database, "the rows of table heads cannot be read to their end: %v", err))
			return
		}
		d.report.Heads++
		wrong := func(format string, args ...any) {
			d.find(beside("", Signatures, "the heads %d: %s", row.number, fmt.Sprintf(format, args...)))
		}
		h, err := journal.OpenHeads(row.note, d.key)
		switch {
		case row.odd != "":
			wrong("%s", row.odd)
			continue
		case err != nil:
			wrong("%v", err)
			continue
		case h.Number != row.number:
			wrong("they are signed as the heads %d", h.Number)
		case h.Number != last.Number+1:
			wrong("the heads before them are missing, from %d on", last.Number+1)
		case len(h.Logs) != d.house.Shards()+1:
			wrong("they are of %d shards, and the house has %d", len(h.Logs), d.house.Shards()+1)
		}
		for shard, was := range last.Logs {
			if shard < len(h.Logs) && h.Logs[shard].Size < was.Size {
				wrong("shard %d has %d records, and had %d before", shard, h.Logs[shard].Size, was.Size)
			}
		}
		last = h
	}
}

// head is what heads say of one shard.
type head struct {
	number int64
	journal.Checkpoint
}

// headsOf yields what the heads say of a shard, each time that it is something new. Those that are not
// signed were named.
func (p *part) headsOf(ctx context.Context) iter.Seq2[head, error] {
	return func(yield func(head, error) bool) {
		last := int64(-1)
		for row, err := range p.heads(ctx) {
			if err != nil {
				yield(head{}, err)
				return
			}
			h, err := journal.OpenHeads(row.note, p.key)
			if err != nil || p.shard >= len(h.Logs) || h.Logs[p.shard].Size <= last {
				continue
			}
			l := h.Logs[p.shard]
			last = l.Size
			if !yield(head{h.Number, journal.Checkpoint{Size: l.Size, Head: l.Hash}}, nil) {
				return
			}
		}
	}
}

// keep takes what the transfers of a shard say of accounts, once all are added up. What belongs to a
// table is in one shard; what all share is added to the others'.
func (p *part) keep(held map[ledger.Account]ledger.Balance, wrong func(format string, args ...any)) {
	for _, a := range slices.Sorted(maps.Keys(held)) {
		if a.Shared() {
			sum := p.shared[a]
			sum.Posted, sum.Reserved = sum.Posted+held[a].Posted, sum.Reserved+held[a].Reserved
			p.shared[a] = sum
			delete(held, a)
			continue
		}
		word := strings.SplitN(string(a), "/", 3) // table, lounge or meter, and which
		p.home(word[0]+"/"+word[1], wrong)
	}
}

// home reports a table, a lounge or a meter that is in two shards.
func (p *part) home(what string, wrong func(format string, args ...any)) {
	if home, known := p.homes[what]; known && home != p.shard {
		wrong("%s is in this shard, and in shard %d", what, home)
	} else {
		p.homes[what] = p.shard
	}
}

// purse checks what is kept of the accounts that all shards share against the transfers of all of them.
func (d *division) purse(ctx context.Context) {
	for r, err := range read(d.house, store.PurseRows, readBalance)(ctx) {
		if err != nil {
			d.find(beside("", Database, "the rows of table purse cannot be read to their end: %v", err))
			return
		}
		d.report.Accounts++
		want := d.shared[r.account]
		switch {
		case r.odd != "":
			d.find(beside("", Balances, "what is kept of account %q: %s", r.account, r.odd))
		case !r.account.Shared():
			d.find(beside("", Balances, "%q is kept among the accounts of all shards, and is not one", r.account))
		case want != r.held:
			d.find(beside("", Balances, "%s holds %s, %s of it set aside, by the transfers of all shards; %s and %s are kept", r.account,
				want.Posted, want.Reserved, r.held.Posted, r.held.Reserved))
		case want.Free() < 0 && !r.account.MayOwe():
			d.find(beside("", Balances, "%s holds %s, of which %s is set aside", r.account, want.Posted, want.Reserved))
		}
		delete(d.shared, r.account)
	}
	for _, a := range slices.Sorted(maps.Keys(d.shared)) {
		if held := d.shared[a]; held != (ledger.Balance{}) {
			d.find(beside("", Balances, "%s holds %s by the transfers of all shards, and nothing is kept of it", a, held.Posted))
		}
	}
}

// inShard is a table that was set up, and where.
type inShard struct {
	setupRow
	shard int
}

// tablesOf yields the tables that were ever set up, of all shards.
func tablesOf(ctx context.Context, house *store.Snapshot) iter.Seq2[inShard, error] {
	return func(yield func(inShard, error) bool) {
		for shard := range house.Shards() + 1 {
			s := house
			if house.Shards() > 0 {
				var err error
				if s, err = house.Shard(ctx, shard); err != nil {
					yield(inShard{}, err)
					return
				}
				defer s.Close()
			}
			for row, err := range dataOf(s).setups(ctx) {
				if !yield(inShard{row, shard}, err) || err != nil {
					return
				}
			}
		}
	}
}

// shardOf returns the shard in which a table was set up. One that is linked to a meter is where the meter
// is. Of a table that never was, it is where it would have been.
func shardOf(ctx context.Context, house *store.Snapshot, id string) (int, error) {
	for t, err := range tablesOf(ctx, house) {
		if err != nil {
			return 0, err
		}
		if t.table == id {
			return t.shard, nil
		}
	}
	return store.ShardOf(id, house.Shards()), nil
}

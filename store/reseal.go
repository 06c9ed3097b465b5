package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"boardwalk/journal"
	"boardwalk/store/query"
	"boardwalk/store/seedkey"
)

// Reseal seals all seeds of a closed house under another key, and says so in a record that names the key. It returns how many it has
// sealed. That is one transaction: before it the old key opens them, after it the new one. In a house that is divided each shard has
// such a transaction; if it is interrupted between two of them, neither key opens the house, and the same call finishes it.
func Reseal(ctx context.Context, dir string, to *seedkey.Key, setup ...Setup) (sealed int, err error) {
	setup = append(slices.Clip(setup), NotWaiting, func(c *config) { c.resealing = to })
	shards, err := shardsOf(ctx, dir)
	if err != nil {
		return 0, err
	}
	if shards == 0 {
		s, err := Open(dir, setup...)
		if err != nil {
			return 0, err
		}
		sealed, err = s.reseal(ctx, to)
		return sealed, errors.Join(err, s.Close())
	}
	n, err := Join(dir, Member{Name: "keys-rotate"}, setup...)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, n.Close()) }()
	for shard := range shards + 1 { // all of them first: then nobody else has one
		if _, err := n.Take(shard); err != nil {
			return 0, err
		}
	}
	for shard := range shards + 1 {
		more, err := n.Have()[shard].reseal(ctx, to)
		if err != nil {
			return sealed, fmt.Errorf("shard %d: %w", shard, err)
		}
		sealed += more
	}
	return sealed, nil
}

// shardsOf returns into how many shards a house is divided, besides its own.
func shardsOf(ctx context.Context, dir string) (int, error) {
	address, err := postgresOf(dir)
	if err != nil || address == "" {
		return 0, err
	}
	at, err := findHouse(ctx, address)
	return at.shards, err
}

// Resealed reports whether seeds of a house were sealed under a key, by its records.
func Resealed(ctx context.Context, dir string, key *seedkey.Key) (is bool, err error) {
	logs, err := ReadLogs(dir)
	if err != nil {
		return false, err
	}
	defer func() { err = errors.Join(err, CloseLogs(logs)) }()
	for _, r := range logs {
		for rec, err := range query.Rows(ctx, r.db, r.scanRecord, `SELECT line FROM record WHERE tbl = ''
			AND instr(line, CAST('"data":{"did":"reseal",' AS BLOB)) ORDER BY seq`) {
			var d journal.Server
			if err == nil {
				err = rec.Read(&d)
			}
			if err != nil {
				return false, err
			}
			is = is || d.SeedKey == key.Name()
		}
	}
	return is, nil
}

// reseal seals the seeds of a shard under another key, unless they are under that already.
func (s *Store) reseal(ctx context.Context, to *seedkey.Key) (int, error) {
	if s.seeds == nil {
		return 0, ErrNoSeedKey
	}
	if s.seeds == to {
		return 0, nil
	}
	type kept struct {
		table  string
		round  int64
		sealed []byte
	}
	all, err := query.All(query.Rows(ctx, s.db, func(row *sql.Rows) (k kept, err error) {
		return k, row.Scan(&k.table, &k.round, &k.sealed)
	}, `SELECT tbl, round, seed FROM seed ORDER BY tbl, round`))
	if err != nil {
		return 0, err
	}
	b := &Batch{}
	for _, k := range all {
		seed, err := s.seeds.Open(k.table, uint64(k.round), k.sealed)
		if err != nil {
			return 0, fmt.Errorf("seed %d of table %s: %w", k.round, k.table, err)
		}
		b.Resealed = append(b.Resealed, SealedSeed{k.table, k.round, to.Seal(k.table, uint64(k.round), seed)})
	}
	data, err := journal.Data(journal.Server{Did: journal.DidReseal, SeedKey: to.Name()})
	if err != nil {
		return 0, err
	}
	b.Records = []journal.Record{{Time: s.Now().UTC().Round(0), Who: "server", Kind: journal.KindServer, Data: data}}
	_, err = s.Append(b)
	return len(all), err
}

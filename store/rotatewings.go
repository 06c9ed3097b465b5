package store

import (
	"context"
	"errors"
	"fmt"

	"boardwalk/store/query"
)

// Whoever changes the key of a divided house has all of its shards. The wings are closed under the old key, the hall says how long
// each of them is, and until that is on record nobody else can open any: so the point of the change is the same in all logs, and it
// is finished or undone by what the hall alone has on record.

// takeWings takes the wings of a divided house, of which this store is the hall.
func (s *Store) takeWings() error {
	p, ok := s.engine.(*postgres)
	if !ok {
		return nil
	}
	for shard := 1; shard <= p.node.Shards(); shard++ {
		if _, err := p.node.Take(shard); err != nil {
			if taken := (*Taken)(nil); errors.As(err, &taken) {
				err = fmt.Errorf("%w of the house: close it first", taken)
			}
			return errors.Join(err, s.giveWings())
		}
	}
	return nil
}

// giveWings gives away what is still there of the wings that were taken.
func (s *Store) giveWings() error {
	p, ok := s.engine.(*postgres)
	if !ok {
		return nil
	}
	var errs []error
	for shard := range p.node.Have() {
		errs = append(errs, p.node.Give(shard))
	}
	return errors.Join(errs...)
}

// closeWings closes the wings that were taken, once no other node may open them. It has the old key sign the heads of all shards
// once more, on record, and returns how long each wing is.
func (s *Store) closeWings(ctx context.Context) (sizes []int64, err error) {
	p, ok := s.engine.(*postgres)
	if !ok || p.heads == nil {
		return nil, nil
	}
	if err := s.giveWings(); err != nil { // each signs its last checkpoint
		return nil, err
	}
	p.heads.close() // until the hall is closed, which has the wings on record then
	last, err := p.heads.sign(ctx)
	if err == nil {
		err = p.heads.record(ctx, last)
	}
	if err != nil {
		return nil, err
	}
	for i, signed := range last.Logs[1:] {
		shard := i + 1
		size, err := query.One[int64](ctx, p.node.db, `SELECT COALESCE(MAX(seq) + 1, 0) FROM `+p.node.house.schema(shard)+`.record`)
		if err != nil {
			return nil, err
		}
		if size != signed.Size {
			return nil, fmt.Errorf("shard %d has %d records, and %d of them are signed", shard, size, signed.Size)
		}
		sizes = append(sizes, size)
	}
	return sizes, nil
}

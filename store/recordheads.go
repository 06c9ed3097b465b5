package store

import (
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"boardwalk/journal"
	"boardwalk/store/query"
)

// record has the house's own log say which heads were signed, if another shard has grown since it last did. A checkpoint of that log then
// binds the house to all shards, and a witness that knows no other log keeps it to them. That the house's own log has grown is no reason:
// else each such record would ask for the next.
func (k *headKeeper) record(ctx context.Context, last signedHeads) error {
	if k.recorded == nil {
		if err := k.readRecorded(ctx); err != nil {
			return err
		}
	}
	if !grown(k.recorded.Logs, last.Logs) {
		return nil
	}
	data, err := journal.Data(journal.HeadsSigned{Number: last.Number, Hash: journal.HashOfHeads(last.text)})
	if err != nil {
		return err
	}
	r := journal.Record{Time: k.s.Now().UTC().Round(0), Who: "server", Kind: journal.KindHeads, Data: data}
	if _, err = k.s.Append(&Batch{Records: []journal.Record{r}}); err != nil {
		return err
	}
	k.recorded = &last
	return nil
}

// begin finds out which heads are on record before any are signed. That takes long in a house with very many records and none of these.
func (k *headKeeper) begin() {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	go func() {
		select {
		case <-k.stop:
			cancel()
		case <-ctx.Done():
		}
	}()
	k.failIfForked(k.readRecorded(ctx))
}

// grown reports whether a shard other than the house's own is longer than it was. Nothing is known of one before its first heads.
func grown(was, now []journal.Head) bool {
	for shard := 1; shard < len(now); shard++ {
		before := int64(0)
		if shard < len(was) {
			before = was[shard].Size
		}
		if now[shard].Size > before {
			return true
		}
	}
	return false
}

// readRecorded finds the last heads that are on record, which must be kept as they were signed. There are none in a house that is new, or
// was last served by a program that did not record them.
func (k *headKeeper) readRecorded(ctx context.Context) error {
	r, err := k.s.Before(ctx, "", journal.KindHeads, math.MaxInt64)
	if errors.Is(err, ErrNone) {
		k.recorded = &signedHeads{}
		return nil
	}
	if err != nil {
		return err
	}
	var said journal.HeadsSigned
	if err := r.Read(&said); err != nil {
		return &forked{err.Error()}
	}
	text, err := query.One[string](ctx, k.node.db, `SELECT note FROM heads WHERE number = ?`, said.Number)
	if err != nil && !errors.Is(err, ErrNone) {
		return err
	}
	h, wrong := journal.OpenHeads(text, k.node.key)
	if wrong != nil || journal.HashOfHeads(text) != said.Hash {
		return &forked{fmt.Sprintf("the heads %d are not those of record %d", said.Number, r.Seq)}
	}
	k.recorded = &signedHeads{h, text}
	return nil
}

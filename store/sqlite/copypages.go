package sqlite

import (
	"context"
	"io"
	"time"
)

// Reading is how a database file is read for a copy.
type Reading struct {
	Rate int64             // bytes a second at most; as fast as it goes if zero
	Tell func(bytes int64) // is told how many were read since it was told last; may be nil
}

// pause waits until so many bytes may have been read since a time.
func (r *Reading) pause(ctx context.Context, since time.Time, bytes int64) error {
	if r.Rate <= 0 {
		return ctx.Err()
	}
	due := since.Add(time.Duration(float64(bytes) / float64(r.Rate) * float64(time.Second)))
	if wait := time.Until(due); wait > 0 {
		select {
		case <-time.After(wait):
		case <-ctx.Done():
		}
	}
	return ctx.Err()
}

// CopyPages puts all pages of a database file into an image. Of pages that are written meanwhile it may be anything between
// what they were and what they are.
func (i *Image) CopyPages(ctx context.Context, from io.ReaderAt, r *Reading) error {
	const pages = 64
	block := make([]byte, pages*PageSize)
	began := time.Now()
	for at := int64(0); ; {
		n, err := from.ReadAt(block, at)
		if short(err) != nil {
			return err
		}
		whole := n / PageSize
		for k := range whole {
			if err := i.Put(uint32(at/PageSize)+uint32(k)+1, block[k*PageSize:(k+1)*PageSize]); err != nil {
				return err
			}
		}
		at += int64(whole) * PageSize
		if r.Tell != nil {
			r.Tell(int64(whole) * PageSize)
		}
		if whole < pages {
			if have := uint32(at / PageSize); have < uint32(len(i.known)) {
				return i.Resize(have)
			}
			return nil
		}
		if err := r.pause(ctx, began, at); err != nil {
			return err
		}
	}
}

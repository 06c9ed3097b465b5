package store

import (
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"boardwalk/journal"
	"boardwalk/store/query"
)

func TestCheckpointComesInTime(t *testing.T) {
	dir := t.TempDir()
	synctest.Test(t, func(t *testing.T) {
		s, err := Open(dir, Checkpoints(1000, time.Minute))
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		b := gift("ada", 1)
		b.Results = []Result{{Key: "k", Until: time.Now().Add(time.Second)}}
		add(t, s, b)
		if _, err := s.LastCheckpoint(ctx); !errors.Is(err, ErrNone) {
			t.Fatal(err)
		}
		time.Sleep(2 * time.Minute)
		signed, err := s.LastCheckpoint(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if c, err := journal.OpenCheckpoint(signed, s.Key()); err != nil || c.Size != 1 {
			t.Error(c, err)
		}
		if n, err := query.One[int](ctx, s.db, `SELECT COUNT(*) FROM result`); n != 0 || err != nil {
			t.Errorf("%d results that are over, %v", n, err)
		}
		time.Sleep(time.Hour)
		if all, err := s.Checkpoints(ctx, 2); err != nil || len(all) != 1 {
			t.Errorf("%d checkpoints of one record, %v", len(all), err)
		}
	})
}

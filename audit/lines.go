package audit

import (
	"context"
	"iter"
	"runtime"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/journal"
	"boardwalk/table"
)

// line is a row of the journal, read.
type line struct {
	row   recordRow
	rec   journal.Record
	err   error // it is no record
	leaf  tlog.Hash
	entry table.Entry // of a record of that kind
}

// seq is the number that the row stands under.
func (l *line) seq() int64 { return l.row.seq }

func (l *line) read() {
	l.leaf = tlog.RecordHash(l.row.line)
	if l.rec, l.err = journal.Parse(l.row.line); l.err == nil && l.rec.Kind == journal.KindEntry {
		l.entry, l.err = journal.UnmarshalEntry(l.rec.Data)
	}
}

// together is how many lines are read in one go: enough to make it worth while
// to hand them to another core.
const together = 256

type chunk struct {
	lines []line
	err   error
	done  chan struct{}
}

// linesOf yields the lines in their order, and reads some of them ahead on all
// cores. An error is the last thing that it yields.
func linesOf(ctx context.Context, rows iter.Seq2[recordRow, error]) iter.Seq2[*line, error] {
	return func(yield func(*line, error) bool) {
		ctx, cancel := context.WithCancel(ctx)
		chunks, ended := make(chan *chunk, 2*runtime.GOMAXPROCS(0)), make(chan struct{})
		defer func() {
			cancel()
			<-ended // nobody reads from the database any more
		}()
		go func() {
			defer close(ended)
			defer close(chunks)
			gather(ctx, rows, chunks)
		}()
		for c := range chunks {
			<-c.done
			for i := range c.lines {
				if !yield(&c.lines[i], nil) {
					return
				}
			}
			if c.err != nil {
				yield(nil, c.err)
				return
			}
		}
	}
}

// gather reads rows and has them read as lines.
func gather(ctx context.Context, rows iter.Seq2[recordRow, error], chunks chan<- *chunk) {
	c := &chunk{done: make(chan struct{})}
	send := func() bool {
		full := c
		c = &chunk{done: make(chan struct{})}
		go func() {
			for i := range full.lines {
				full.lines[i].read()
			}
			close(full.done)
		}()
		select {
		case chunks <- full:
			return true
		case <-ctx.Done():
			return false
		}
	}
	for row, err := range rows {
		if err != nil {
			c.err = err
			break
		}
		c.lines = append(c.lines, line{row: row})
		if len(c.lines) == together && !send() {
			return
		}
	}
	send()
}

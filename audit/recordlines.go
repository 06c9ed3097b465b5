package audit

import (
	"context"
	"iter"
	"runtime"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/floor"
	"boardwalk/journal"
	"boardwalk/table"
)

// line is a record of the journal, parsed.
type line struct {
	row   recordRow
	rec   journal.Record
	err   error // it is no record
	leaf  tlog.Hash
	entry table.Entry // of a record of that kind

	// the data of records of these kinds, once it was asked for
	matter    *floor.FloorData
	matterErr error
	sets      *journal.Setup
	setsErr   error
}

// floorData reads the data of a record of the floor, the first time that it is asked for.
func (l *line) floorData() (*floor.FloorData, error) {
	if l.matter == nil {
		l.matter = &floor.FloorData{}
		l.matterErr = l.rec.Read(l.matter)
	}
	return l.matter, l.matterErr
}

// setup reads the data of a record that sets a table up, the first time that it is asked for.
func (l *line) setup() (journal.Setup, error) {
	if l.sets == nil {
		l.sets = &journal.Setup{}
		l.setsErr = l.rec.Read(l.sets)
	}
	return *l.sets, l.setsErr
}

// seq returns the number of the row.
func (l *line) seq() int64 { return l.row.seq }

// read parses the row and computes its hash.
func (l *line) read() {
	l.leaf = tlog.RecordHash(l.row.line)
	l.rec, l.entry, l.err = journal.ParseWithEntry(l.row.line)
}

// chunkSize is how many lines are parsed together: enough to be worth handing them to
// another core.
const chunkSize = 256

// chunk is some lines that are parsed together; done is closed when they are.
type chunk struct {
	lines []line
	err   error
	done  chan struct{}
}

// linesOf yields the lines in their order, and parses some of them ahead on all cores.
// After an error it yields nothing more.
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

// gather reads rows in chunks and starts to parse each chunk.
func gather(ctx context.Context, rows iter.Seq2[recordRow, error], chunks chan<- *chunk) {
	empty := func() *chunk { return &chunk{lines: make([]line, 0, chunkSize), done: make(chan struct{})} }
	c := empty()
	send := func() bool {
		full := c
		c = empty()
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
		if len(c.lines) == chunkSize && !send() {
			return
		}
	}
	send()
}

package ship

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"io"
	"os"
	"path/filepath"
	"time"

	"golang.org/x/mod/sumdb/tlog"
)

// Commit is how far a house had come after a commit.
type Commit struct {
	Log    uint32 // the number of the log that it is in
	Frames uint32 // of that log, up to its end
	Size   int64  // how many records there were
	Hash   tlog.Hash
	Count  uint64 // of heads, see [sqlite.Head]
	Time   time.Time
	Closed bool // the house was then closed in good order
}

const (
	commitsName  = "commits"
	commitFormat = "commit %d %d %d %s %d %d %s"
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// line returns a commit as it is written.
func (c *Commit) line() []byte {
	state := "open"
	if c.Closed {
		state = "closed"
	}
	text := fmt.Appendf(nil, commitFormat, c.Log, c.Frames, c.Size, c.Hash, c.Count, c.Time.UnixNano(), state)
	return fmt.Appendf(text, " %08x\n", crc32.Checksum(text, castagnoli))
}

// parseCommit reads a line. It reports false if nothing that was written as a whole is in it.
func parseCommit(line []byte) (c Commit, ok bool) {
	var hash, state string
	var nano int64
	n, err := fmt.Sscanf(string(line), commitFormat, &c.Log, &c.Frames, &c.Size, &hash, &c.Count, &nano, &state)
	if err != nil || n != 7 {
		return c, false
	}
	if c.Hash, err = tlog.ParseHash(hash); err != nil {
		return c, false
	}
	c.Time, c.Closed = time.Unix(0, nano).UTC(), state == "closed"
	return c, bytes.Equal(c.line(), append(line, '\n'))
}

// Commits returns the index of a generation, as far as it can be read: the last lines may be lost in a power cut, and the
// logs have what they were of.
func (g *Generation) Commits() (list []Commit, err error) {
	list, _, err = g.CommitsFrom(0)
	return list, err
}

// CommitsFrom returns those that stand in the file of the index after so many bytes, and how many bytes it then has.
func (g *Generation) CommitsFrom(at int64) (list []Commit, next int64, err error) {
	f, err := os.Open(filepath.Join(g.Dir, commitsName))
	if err != nil {
		return nil, at, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.NewSectionReader(f, at, 1<<62))
	if err != nil {
		return nil, at, err
	}
	for {
		line, rest, whole := bytes.Cut(text, []byte("\n"))
		if !whole {
			return list, at, nil
		}
		if c, ok := parseCommit(bytes.Clone(line)); ok {
			list = append(list, c)
		}
		at += int64(len(line)) + 1
		text = rest
	}
}

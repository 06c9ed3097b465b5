package study

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"sync"
)

// Kept is what was found of rule sets before, as lines of JSON, so that a long comparison can go on where it was ended.
type Kept struct {
	by  map[string]*Compared
	mu  sync.Mutex
	to  io.Writer
	err error
}

// keptLine is a line of such a file.
type keptLine struct {
	Key   string    `json:"key"`
	Found *Compared `json:"found"`
}

// ReadKept reads what was kept, and writes what is found from now on behind it. A last line that is not whole is left out.
func ReadKept(data []byte, to io.Writer) (*Kept, error) {
	k := &Kept{by: map[string]*Compared{}, to: to}
	lines := bytes.Split(data, []byte("\n"))
	last := len(lines) - 1 // not whole, or nothing
	for n, line := range lines[:last] {
		var l keptLine
		if len(line) == 0 {
			continue // behind a line that was not whole
		}
		if err := json.Unmarshal(line, &l); err != nil || l.Found == nil {
			if n+1 < len(lines) && len(lines[n+1]) == 0 {
				continue // it was ended in the middle of this line, and went on later
			}
			return nil, fmt.Errorf("line %d is nothing that a comparison has kept", n+1)
		}
		k.by[l.Key] = l.Found
	}
	if len(lines[last]) > 0 {
		_, err := io.WriteString(to, "\n\n")
		return k, err
	}
	return k, nil
}

// Into has a request go on from what was kept.
func (k *Kept) Into(q *Request) {
	q.Known = func(s *RuleSet) (*Compared, bool) {
		k.mu.Lock()
		defer k.mu.Unlock()
		c, ok := k.by[q.key(s)]
		return c, ok
	}
	q.Keep = func(s *RuleSet, c *Compared) {
		k.mu.Lock()
		defer k.mu.Unlock()
		line, err := json.Marshal(keptLine{q.key(s), c})
		if err == nil {
			_, err = k.to.Write(append(line, '\n'))
		}
		if k.err == nil {
			k.err = err
		}
	}
}

// Err returns why something could not be kept.
func (k *Kept) Err() error { return k.err }

// key is the checksum of all on which the figures of a set depend: the set, what is asked, and the version of the game's rules.
func (q *Request) key(s *RuleSet) string {
	version := 0
	if r, err := s.Read(); err == nil {
		version = r.Rules.VersionOf(r.Choice())
	}
	data, err := json.Marshal([]any{s, q.Wager, q.Plan, q.Quick, q.Best, version})
	if err != nil {
		return ""
	}
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:16])
}

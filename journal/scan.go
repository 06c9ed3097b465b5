package journal

import (
	"bytes"
	"strconv"
	"time"

	"boardwalk/internal/jsontext"
)

// scan reads a line that has nothing unusual in it, many times faster than a
// reader of any JSON: a casino that opens reads a great many. What it reads need
// not be a record; it is one if it is written as the same line again.
func scan(line []byte) (r Record, ok bool) {
	s := scanner{rest: line, ok: true}
	s.past(`{"seq":`)
	r.Seq = s.number()
	if s.has(`,"table":"`) {
		r.Table = s.text()
	}
	s.past(`,"at":`)
	r.At = s.number()
	s.past(`,"time":"`)
	written := s.text()
	if s.has(`,"who":"`) {
		r.Who = s.text()
	}
	s.past(`,"kind":"`)
	r.Kind = s.text()
	if s.has(`,"key":"`) {
		r.Key = s.text()
	}
	if s.has(`,"print":"`) {
		r.Print = s.text()
	}
	s.past(`,"data":`)
	if !s.ok || len(s.rest) == 0 {
		return Record{}, false
	}
	r.Data = bytes.Clone(s.rest[:len(s.rest)-1]) // without the last brace
	var err error
	r.Time, err = time.Parse(time.RFC3339Nano, written)
	return r, err == nil
}

// scanner takes a line apart from its beginning on.
type scanner struct {
	rest []byte
	ok   bool
}

// has passes over a word if it is next.
func (s *scanner) has(word string) bool {
	after, found := bytes.CutPrefix(s.rest, []byte(word))
	s.rest = after
	return found
}

func (s *scanner) past(word string) { s.ok = s.has(word) && s.ok }

func (s *scanner) number() uint64 {
	end := 0
	for end < len(s.rest) && s.rest[end] >= '0' && s.rest[end] <= '9' {
		end++
	}
	n, err := strconv.ParseUint(string(s.rest[:end]), 10, 64)
	s.rest, s.ok = s.rest[end:], s.ok && err == nil
	return n
}

// text is all up to the next quotation mark.
func (s *scanner) text() string {
	end := bytes.IndexByte(s.rest, '"')
	if end < 0 || !jsontext.Plain(s.rest[:end]) {
		s.ok = false
		return ""
	}
	text := string(s.rest[:end])
	s.rest = s.rest[end+1:]
	return text
}

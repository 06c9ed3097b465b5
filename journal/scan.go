package journal

import (
	"bytes"
	"encoding/json"
	"strconv"
	"sync"
	"time"

	"boardwalk/internal/jsontext"
)

// scan reads a line that has nothing unusual in it, many times faster than a
// reader of any JSON: a casino that opens reads a great many. What it reads need
// not be a record; it is one if the line begins as it is written ([Record.begins])
// and its data is compact JSON.
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
		r.Who = s.usual()
	}
	s.past(`,"kind":"`)
	r.Kind = s.usual()
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
	if s.rest[len(s.rest)-1] != '}' {
		return Record{}, false
	}
	end := len(s.rest) - 1
	r.Data = s.rest[:end:end]
	var err error
	r.Time, err = time.Parse(time.RFC3339Nano, written)
	return r, err == nil
}

// scratch is memory to write something into that is only compared.
type scratch struct {
	front, line []byte
	data        bytes.Buffer
}

var scratches = sync.Pool{New: func() any { return &scratch{} }}

// begins reports whether a line is what the record is written as, up to its data. The rest of the line is as long as the data.
func (r *Record) begins(line []byte) bool {
	w := scratches.Get().(*scratch)
	defer scratches.Put(w)
	front, err := r.front(w.front[:0])
	if err != nil {
		return false
	}
	w.front, w.line = front, numbered(w.line[:0], front, r.Seq, r.At)
	return bytes.HasPrefix(line, w.line) && len(line) == len(w.line)+len(r.Data)+1
}

// isCompact reports whether a text is one JSON value without blanks.
func isCompact(text []byte) bool {
	if isPlain(text) {
		return true
	}
	w := scratches.Get().(*scratch)
	defer scratches.Put(w)
	w.data.Reset()
	return json.Compact(&w.data, text) == nil && w.data.Len() == len(text)
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
	s.ok = s.ok && err == nil && (end == 1 || s.rest[0] != '0') // no JSON begins a longer number with 0
	s.rest = s.rest[end:]
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

// usual is text that is mostly one of a few words, for which no memory is taken anew.
func (s *scanner) usual() string {
	if end := bytes.IndexByte(s.rest, '"'); end >= 0 {
		if word, ok := usualWords[string(s.rest[:end])]; ok {
			s.rest = s.rest[end+1:]
			return word
		}
	}
	return s.text()
}

var usualWords = func() map[string]string {
	words := map[string]string{}
	for _, word := range []string{"dealer", "clock", "server", "floor", KindTable, KindEntry, KindSeries, KindCommit, KindReveal, KindCut,
		KindOpen, KindBeacon, KindVoid, KindSit, KindStand, KindAccount, KindNotice, KindMeter, KindServer, KindHeads, KindCorrection,
		KindNoMoreBets, KindUnopened} {
		words[word] = word
	}
	return words
}()

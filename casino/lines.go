package casino

import (
	"fmt"
	"strings"

	"github.com/BurntSushi/toml"
)

// The deepest that a casino file goes is pit, table, limits, wager, minimum.
// What goes deeper is refused before the library sees it, which recurses.
const (
	deepestKey   = 8
	deepestValue = 8
)

// locate finds the lines of a file. It takes for granted that the file is good
// TOML: of one that is not it finds the lines up to the first mistake, which
// is as far as the library reads.
func locate(text string) (*place, *Fault) {
	s := &scanner{text: text, line: 1}
	root := &place{line: 1}
	table := root
	for s.blank(); s.at < len(s.text) && s.fault == nil; s.blank() {
		if s.peek() == '[' {
			table = s.header(root)
		} else {
			s.pair(table, 0)
		}
	}
	return root, s.fault
}

type scanner struct {
	text  string
	at    int
	line  int
	fault *Fault
}

func (s *scanner) refuse(format string, args ...any) {
	if s.fault == nil {
		s.fault = &Fault{Line: s.line, Text: fmt.Sprintf(format, args...)}
	}
	s.at = len(s.text)
}

// peek is the next byte, 0 at the end.
func (s *scanner) peek() byte {
	if s.at < len(s.text) {
		return s.text[s.at]
	}
	return 0
}

func (s *scanner) take(prefix string) bool {
	if !strings.HasPrefix(s.text[s.at:], prefix) {
		return false
	}
	s.skip(len(prefix))
	return true
}

// skip goes n bytes on and counts the lines.
func (s *scanner) skip(n int) {
	n = min(n, len(s.text)-s.at)
	s.line += strings.Count(s.text[s.at:s.at+n], "\n")
	s.at += n
}

// until goes on to the next of some bytes, or to the end.
func (s *scanner) until(any string) {
	n := strings.IndexAny(s.text[s.at:], any)
	if n < 0 {
		n = len(s.text) - s.at
	}
	s.skip(n)
}

func (s *scanner) spaces() {
	for s.peek() == ' ' || s.peek() == '\t' {
		s.at++
	}
}

// blank skips whatever may stand between two values.
func (s *scanner) blank() {
	for s.at < len(s.text) {
		switch s.peek() {
		case ' ', '\t', '\r', '\n':
			s.skip(1)
		case '#':
			s.until("\n")
		default:
			return
		}
	}
}

// header reads "[a.b]" or "[[a.b]]" and finds the table that it opens.
func (s *scanner) header(root *place) *place {
	line := s.line
	s.take("[")
	list := s.take("[")
	path := s.path()
	s.until("\n")
	p := root
	for i, key := range path {
		p = p.add(key, line)
		last := i == len(path)-1
		if list && last {
			p.items = append(p.items, &place{line: line})
		} else if last {
			p.line = line
		}
		if n := len(p.items); n > 0 {
			p = p.items[n-1]
		}
	}
	return p
}

// pair reads "key = value" below p.
func (s *scanner) pair(p *place, deep int) {
	start, line := s.at, s.line
	for _, key := range s.path() {
		p = p.add(key, line)
	}
	s.spaces()
	if s.take("=") {
		s.spaces()
		s.value(p, deep)
	}
	if s.at == start { // no TOML: go on, but not forever
		s.skip(1)
	}
}

// path reads the parts of a dotted key.
func (s *scanner) path() []string {
	var path []string
	for {
		s.spaces()
		path = append(path, s.key())
		s.spaces()
		if !s.take(".") {
			return path
		}
		if len(path) == deepestKey {
			s.refuse("keys of more than %d parts have no meaning in a casino file", deepestKey)
			return path
		}
	}
}

func (s *scanner) key() string {
	start := s.at
	if c := s.peek(); c == '"' || c == '\'' {
		s.quoted()
		var read struct{ Key string }
		if _, err := toml.Decode("Key = "+s.text[start:s.at], &read); err != nil {
			return ""
		}
		return read.Key
	}
	s.until(" \t\r\n.=]}\"'#,[{")
	return s.text[start:s.at]
}

// value reads whatever stands after "=" or in a list.
func (s *scanner) value(p *place, deep int) {
	if deep == deepestValue {
		s.refuse("values that are nested more than %d deep have no meaning in a casino file", deepestValue)
		return
	}
	switch s.peek() {
	case '"', '\'':
		s.quoted()
	case '[':
		s.skip(1)
		for s.blank(); s.at < len(s.text) && !s.take("]"); s.blank() {
			item := &place{line: s.line}
			start := s.at
			s.value(item, deep+1)
			p.items = append(p.items, item)
			s.blank()
			if !s.take(",") && s.at == start {
				s.skip(1)
			}
		}
	case '{':
		s.skip(1)
		for s.blank(); s.at < len(s.text) && !s.take("}"); s.blank() {
			s.pair(p, deep+1)
			s.blank()
			s.take(",")
		}
	default:
		s.until(",]}\n#")
	}
}

// quoted skips a string of any of the four kinds.
func (s *scanner) quoted() {
	quote := s.text[s.at : s.at+1]
	end := quote
	if s.take(quote + quote + quote) {
		end = quote + quote + quote
	} else {
		s.skip(1)
	}
	for s.at < len(s.text) && !s.take(end) {
		switch {
		case len(end) == 1 && s.peek() == '\n':
			return
		case quote == `"` && s.peek() == '\\':
			s.skip(2)
		default:
			s.skip(1)
		}
	}
	for range 2 { // a long string may end with quotes of its own
		if len(end) == 3 {
			s.take(quote)
		}
	}
}

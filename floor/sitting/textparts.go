package sitting

import (
	"bytes"
	"strconv"
)

// parts is what is left of a text that is taken apart from its beginning on.
type parts []byte

// has passes over a word if it is next.
func (p *parts) has(word string) bool {
	after, found := bytes.CutPrefix(*p, []byte(word))
	*p = after
	return found
}

// number returns the number after a name, or 0.
func (p *parts) number(name string) int64 {
	if !p.has(name) {
		return 0
	}
	end := bytes.IndexAny(*p, ",}")
	n, _ := strconv.ParseInt(string((*p)[:max(end, 0)]), 10, 64)
	*p = (*p)[max(end, 0):]
	return n
}

// text returns what stands between a name and the next quotation mark, or "".
func (p *parts) text(name string) string {
	if !p.has(name) {
		return ""
	}
	return p.toQuote()
}

// toQuote returns what stands before the next quotation mark.
func (p *parts) toQuote() string {
	before, after, _ := bytes.Cut(*p, []byte(`"`))
	*p = after
	return string(before)
}

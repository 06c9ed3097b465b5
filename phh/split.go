package phh

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"iter"
	"strconv"
)

// longest is how long the text of one hand may be: a hundred times a long one, and too short for
// lists in lists to overflow the stack of the TOML library.
const longest = 1 << 20

var errTooLong = errors.New("a hand of more than 1 MiB is none")

// text is the text of one hand.
type text struct {
	toml   []byte
	header string // the key in its header, if it has one
	number int    // the value of that
	line   int    // where it begins
	empty  bool   // there is nothing in it but comments
}

// body is the text without its header.
func (t *text) body() []byte {
	if t.header == "" {
		return t.toml
	}
	_, after, _ := bytes.Cut(t.toml, []byte("\n"))
	return after
}

// split cuts a file at the headers of its hands, so that trouble in one does not reach the
// others and the file need not be held in memory.
//
// A line like [3] is a header unless the next line of substance closes or continues a list,
// of which [3] is then an element. In TOML nothing else can be a line like that, except the
// line of a text on several lines: such a text must not have one.
func split(r io.Reader) iter.Seq2[text, error] {
	return func(yield func(text, error) bool) {
		from := bufio.NewReaderSize(r, 64<<10)
		if mark, _ := from.Peek(3); string(mark) == "\ufeff" {
			_, _ = from.Discard(3)
		}
		hand := text{line: 1, empty: true}
		var held text // what looks like a header, and the comments after it
		for n := 1; ; n++ {
			line, err := readLine(from)
			if err == nil && len(hand.toml)+len(line) > longest {
				err = errTooLong
			}
			if err != nil && err != io.EOF {
				yield(text{line: n}, err)
				return
			}
			substance := significant(line)
			if len(held.toml) > 0 {
				if substance == nil && err == nil {
					held.toml = append(held.toml, line...)
					continue
				}
				if inList := substance != nil && (substance[0] == ']' || substance[0] == ','); inList {
					hand.toml = append(hand.toml, held.toml...)
				} else {
					if !hand.empty && !yield(hand, nil) {
						return
					}
					hand = held
				}
				held = text{}
			}
			if key, number := header(substance); key != "" {
				held = text{append(make([]byte, 0, 1024), line...), key, number, n, false}
			} else {
				hand.toml = append(hand.toml, line...)
				hand.empty = hand.empty && substance == nil
			}
			if err == io.EOF {
				if (hand.empty || yield(hand, nil)) && len(held.toml) > 0 {
					yield(held, nil)
				}
				return
			}
		}
	}
}

// readLine returns the next line with its end. It is good until the next is read.
func readLine(r *bufio.Reader) ([]byte, error) {
	line, err := r.ReadSlice('\n')
	if err != bufio.ErrBufferFull {
		return line, err
	}
	long := bytes.Clone(line)
	for err == bufio.ErrBufferFull {
		if len(long) > longest {
			return nil, errTooLong
		}
		line, err = r.ReadSlice('\n')
		long = append(long, line...)
	}
	return long, err
}

// significant is the line without the space around it, or nil if it is blank or a comment.
func significant(line []byte) []byte {
	line = bytes.TrimSpace(line)
	if len(line) == 0 || line[0] == '#' {
		return nil
	}
	return line
}

// header returns the key and its value if the line is like [3].
func header(line []byte) (string, int) {
	inner, found := bytes.CutPrefix(line, []byte("["))
	if !found {
		return "", 0
	}
	inner, after, found := bytes.Cut(inner, []byte("]"))
	if !found || significant(after) != nil {
		return "", 0
	}
	key := string(bytes.TrimSpace(inner))
	number, err := strconv.ParseUint(key, 10, 31)
	if err != nil {
		return "", 0
	}
	return key, int(number)
}

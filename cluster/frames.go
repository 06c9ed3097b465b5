package cluster

import (
	"encoding/binary"
	"errors"
	"net/http"

	"boardwalk/api"
)

// A message between two processes is its number and a list of frames. Each frame is about one exchange or several:
// a request that one process forwards and the other answers, known by a number of the first.
type frame struct {
	kind    byte
	ids     []uint64
	payload []byte
}

// The kinds of frames. Those of the first group go to who answers, those of the second to who asked.
const (
	frameAsk    = 'a' // a request
	frameCancel = 'c' // whoever asked is gone
	frameCredit = 'w' // so many bytes more may be sent

	frameWhole = 'o' // the whole answer
	frameHead  = 'h' // status and headers of an answer whose body follows
	frameBody  = 'b' // a piece of the body
	frameEnd   = 'e' // all of the body was sent
	frameLost  = 'l' // there will be no answer: the process does not own what was asked for

	frameReset = 'r' // messages were lost: all exchanges are over
	framePing  = 'p' // nothing, so that a lost message before it is noticed
)

// errFrame is a message that is not of this form.
var errFrame = errors.New("a message between nodes is not of the form that this program knows")

// appendFrame writes a frame.
func appendFrame(to []byte, f *frame) []byte {
	to = append(to, f.kind)
	to = binary.AppendUvarint(to, uint64(len(f.ids)))
	for _, id := range f.ids {
		to = binary.AppendUvarint(to, id)
	}
	return appendBytes(to, f.payload)
}

func appendBytes[T []byte | string](to []byte, b T) []byte {
	return append(binary.AppendUvarint(to, uint64(len(b))), b...)
}

func appendTruth(to []byte, is bool) []byte {
	if is {
		return append(to, 1)
	}
	return append(to, 0)
}

// scanner reads what the functions above write. After an error it reads zeros.
type scanner struct {
	rest []byte
	err  error
}

func (s *scanner) number() uint64 {
	n, size := binary.Uvarint(s.rest)
	if size <= 0 {
		s.fail()
		return 0
	}
	s.rest = s.rest[size:]
	return n
}

func (s *scanner) bytes() []byte {
	n := s.number()
	if n > uint64(len(s.rest)) {
		s.fail()
		return nil
	}
	b := s.rest[:n:n]
	s.rest = s.rest[n:]
	return b
}

func (s *scanner) text() string { return string(s.bytes()) }

func (s *scanner) truth() bool { return s.number() == 1 }

func (s *scanner) fail() { s.rest, s.err = nil, errFrame }

// frame reads a frame, and returns nil at the end.
func (s *scanner) frame() *frame {
	if len(s.rest) == 0 {
		return nil
	}
	f := &frame{kind: s.rest[0]}
	s.rest = s.rest[1:]
	n := s.number()
	if n > uint64(len(s.rest)) { // each has a byte at least
		s.fail()
	}
	for range n {
		if s.err != nil {
			break
		}
		f.ids = append(f.ids, s.number())
	}
	f.payload = s.bytes()
	if s.err != nil {
		return nil
	}
	return f
}

// appendHeader writes the headers of a request or an answer.
func appendHeader(to []byte, h http.Header) []byte {
	to = binary.AppendUvarint(to, uint64(len(h)))
	for name, values := range h {
		to = appendBytes(to, name)
		to = binary.AppendUvarint(to, uint64(len(values)))
		for _, v := range values {
			to = appendBytes(to, v)
		}
	}
	return to
}

func (s *scanner) header() http.Header {
	h := http.Header{}
	for n := s.number(); n > 0 && s.err == nil; n-- {
		name := s.text()
		for values := s.number(); values > 0 && s.err == nil; values-- {
			h[name] = append(h[name], s.text())
		}
	}
	return h
}

// request is a request on its way to the owner, with where it came from as the node saw it to which it was sent.
type request struct {
	shard             int  // that answers it
	inside            bool // a node asks, and not people
	method, uri, host string
	origin            api.Origin
	header            http.Header
	body              []byte
}

func (r *request) append(to []byte) []byte {
	to = appendTruth(binary.AppendUvarint(to, uint64(r.shard)), r.inside)
	to = appendBytes(appendBytes(appendBytes(to, r.method), r.uri), r.host)
	to = appendTruth(appendBytes(to, r.origin.Addr), r.origin.Secure)
	return appendBytes(appendHeader(to, r.header), r.body)
}

func readRequest(text []byte) (*request, error) {
	s := scanner{rest: text}
	r := &request{shard: int(s.number()), inside: s.truth(), method: s.text(), uri: s.text(), host: s.text()}
	r.origin.Addr = s.text()
	r.origin.Secure = s.truth()
	r.header = s.header()
	r.body = s.bytes()
	return r, s.err
}

// head is the beginning of an answer.
type head struct {
	status int
	header http.Header
}

func (h *head) append(to []byte) []byte {
	return appendHeader(binary.AppendUvarint(to, uint64(h.status)), h.header)
}

// readHead reads the beginning of an answer, and returns what follows it.
func readHead(text []byte) (*head, []byte, error) {
	s := scanner{rest: text}
	h := &head{status: int(s.number()), header: s.header()}
	if s.err == nil && (h.status < 200 || h.status > 999) {
		s.fail()
	}
	return h, s.rest, s.err
}

package witness

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/tlog"
)

// Request is a checkpoint for a witness, with the proof that it continues the one of the
// size that the witness has seen.
type Request struct {
	Old   int64 // the size that the witness has seen; 0 if it has seen none
	Proof tlog.TreeProof
	Note  string // the signed checkpoint
}

// longestProof is how many hashes a proof has at most.
const longestProof = 63

// Text returns the request as it is sent.
func (r *Request) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "old %d\n", r.Old)
	for _, h := range r.Proof {
		fmt.Fprintf(&b, "%s\n", h)
	}
	return b.String() + "\n" + r.Note
}

// ParseRequest reads a request.
func ParseRequest(text string) (r Request, err error) {
	head, note, ok := strings.Cut(text, "\n\n")
	lines := strings.Split(head, "\n")
	size, is := strings.CutPrefix(lines[0], "old ")
	if r.Old, err = strconv.ParseInt(size, 10, 64); !ok || !is || err != nil || r.Old < 0 || len(lines) > 1+longestProof {
		return r, errors.New("a request is a line “old” with a size, the hashes of a proof, an empty line and a signed checkpoint")
	}
	for _, line := range lines[1:] {
		h, err := tlog.ParseHash(line)
		if err != nil {
			return r, fmt.Errorf("%q is no hash", line)
		}
		r.Proof = append(r.Proof, h)
	}
	r.Note = note
	return r, nil
}

// Split splits a text into the signed checkpoints that it holds, one after another.
func Split(text string) (notes []string) {
	var one strings.Builder
	signed := false
	for line := range strings.Lines(text) {
		sig := strings.HasPrefix(line, "— ")
		if signed && !sig {
			notes = append(notes, one.String())
			one.Reset()
			signed = false
		}
		if one.Len() == 0 && strings.TrimSpace(line) == "" {
			continue
		}
		signed = sig
		one.WriteString(line)
	}
	if one.Len() > 0 {
		notes = append(notes, one.String())
	}
	return notes
}

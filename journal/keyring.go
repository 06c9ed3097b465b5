package journal

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
)

// A house may change the key that signs its checkpoints. The old key signs a handover, which names the new one and the record
// in which it stands. It signs one more checkpoint, of the records up to that one, and the new key signs all that are longer.
// So whoever has any of the keys can follow them to the last, and a key that another did not name is none of the house's. In a
// divided house the record is the hall's, and the handover says how long each wing is then: all logs change their key at one point.

// Handover is a change of the key that signs checkpoints. It is signed by the old key.
type Handover struct {
	Origin   string // the name of both keys
	Record   int64  // the number of the record that has the handover
	Old, New string // the public keys, as text

	// Wings is how many records the log of each wing has: the old key signs no checkpoint of it that is longer. It is nil in a
	// house that is not divided.
	Wings []int64
}

// handoverWord follows the name of the key in the first line, so that nobody can take a handover for a checkpoint.
const handoverWord = " key"

// Text is the handover as it is signed: four lines, and a fifth with the sizes of the wings where there are any.
func (h *Handover) Text() string {
	text := h.Origin + handoverWord + "\n" + strconv.FormatInt(h.Record, 10) + "\n" + h.Old + "\n" + h.New + "\n"
	if len(h.Wings) == 0 {
		return text
	}
	var sizes []string
	for _, size := range h.Wings {
		sizes = append(sizes, strconv.FormatInt(size, 10))
	}
	return text + strings.Join(sizes, " ") + "\n"
}

// SignHandover signs a handover by the old key.
func SignHandover(h Handover, old note.Signer) (string, error) {
	h.Origin = old.Name()
	signed, err := note.Sign(&note.Note{Text: h.Text()}, old)
	return string(signed), err
}

// parseHandover reads what was signed.
func parseHandover(text string) (h Handover, err error) {
	lines := strings.Split(text, "\n")
	if len(lines) != 5 && len(lines) != 6 {
		return h, errors.New("a change of the key has four lines, origin, record, old key and new key, and one of sizes in a divided house")
	}
	h.Origin = strings.TrimSuffix(lines[0], handoverWord)
	h.Record, _ = strconv.ParseInt(lines[1], 10, 64)
	h.Old, h.New = lines[2], lines[3]
	if len(lines) == 6 {
		for _, size := range strings.Split(lines[4], " ") {
			n, err := strconv.ParseInt(size, 10, 64)
			if err != nil || n < 0 {
				return h, fmt.Errorf("%q is no size of a wing", size)
			}
			h.Wings = append(h.Wings, n)
		}
	}
	if h.Record < 0 || h.Text() != text {
		return h, errors.New("a change of the key is not written as anybody writes one")
	}
	return h, nil
}

// Keyring is the keys that have signed the checkpoints of a house, one after another. As a [note.Verifier] it is the last of
// them; [OpenCheckpoint] goes by the key that was in use at the size of the checkpoint.
type Keyring struct {
	note.Verifier
	keys  []note.Verifier // the first one first
	until []int64         // the size of the last checkpoint that each signs
	wings [][]int64       // the same of each wing of a divided house; the last key has none
	notes []string        // the signed handovers
}

// ParseKey reads the public key of a house, as checkpoint.pub has it: the key in use and, if it was changed, the signed handovers
// from the first key on. It returns a [*Keyring] in that case.
func ParseKey(text string) (note.Verifier, error) {
	first, rest, _ := strings.Cut(strings.TrimSpace(text), "\n")
	key, err := note.NewVerifier(first)
	if err != nil {
		return nil, err
	}
	rest = strings.TrimLeft(rest, "\n")
	if rest == "" {
		return key, nil
	}
	var notes []string
	for rest += "\n"; rest != ""; {
		text, signature, ok := strings.Cut(rest, "\n\n")
		end := strings.IndexByte(signature, '\n') + 1
		if !ok || end == 0 {
			return nil, errors.New("what follows the key is not whole changes of it")
		}
		notes, rest = append(notes, text+"\n\n"+signature[:end]), signature[end:]
	}
	return newKeyring(first, notes, nil)
}

// newKeyring verifies a chain of handovers that ends at a key. Where a key of the chain is trusted, it stands in the place of
// the one with its hash.
func newKeyring(last string, notes []string, trusted note.Verifier) (*Keyring, error) {
	r := &Keyring{notes: notes}
	next := ""
	for i, signed := range notes {
		n, h, err := readHandover(signed)
		if err != nil {
			return nil, err
		}
		old, err := note.NewVerifier(h.Old)
		if err != nil {
			return nil, err
		}
		if trusted != nil && trusted.KeyHash() == old.KeyHash() {
			old = trusted
		}
		switch _, err := note.Open([]byte(n), note.VerifierList(old)); {
		case i > 0 && h.Old != next:
			return nil, fmt.Errorf("the change of the key at record %d is not of the key that was in use", h.Record)
		case h.Origin != old.Name():
			return nil, fmt.Errorf("the change of the key at record %d is of another house", h.Record)
		case i > 0 && (h.Record+1 <= r.until[i-1] || !goOn(r.wings[i-1], h.Wings)):
			return nil, errors.New("the changes of the key are out of order")
		case err != nil:
			return nil, fmt.Errorf("the change of the key at record %d was not signed by the key before it: %w", h.Record, err)
		}
		r.keys, r.until, r.wings = append(r.keys, old), append(r.until, h.Record+1), append(r.wings, h.Wings)
		next = h.New
	}
	if next != last {
		return nil, errors.New("the key is not the one that the last change of it names")
	}
	key, err := note.NewVerifier(last)
	if err != nil {
		return nil, err
	}
	if trusted != nil && trusted.KeyHash() == key.KeyHash() {
		key = trusted
	}
	if key.Name() != r.keys[0].Name() {
		return nil, errors.New("the key has another name than the one before it")
	}
	r.keys, r.until, r.Verifier = append(r.keys, key), append(r.until, math.MaxInt64), key
	return r, nil
}

// goOn reports whether the wings are the same as they were, and none is shorter.
func goOn(was, now []int64) bool {
	if len(was) != len(now) {
		return false
	}
	for i := range was {
		if now[i] < was[i] {
			return false
		}
	}
	return true
}

// readHandover reads a handover before its signature is checked.
func readHandover(signed string) (string, Handover, error) {
	text, _, ok := strings.Cut(signed, "\n\n")
	if !ok {
		return "", Handover{}, errors.New("a change of the key is not signed")
	}
	h, err := parseHandover(text + "\n")
	return signed, h, err
}

// HandedAt returns the number of the record that a signed handover says it stands in, or -1 if it is none.
func HandedAt(signed string) int64 {
	if _, h, err := readHandover(signed); err == nil {
		return h.Record
	}
	return -1
}

// HandsTo returns the public key that a signed handover names as the next, or "" if it is none.
func HandsTo(signed string) string {
	_, h, _ := readHandover(signed)
	return h.New
}

// Handovers returns the signed handovers of a key, the oldest first; none if it was never changed.
func Handovers(key note.Verifier) []string {
	if r, ok := key.(*Keyring); ok {
		return r.notes
	}
	return nil
}

// FirstKey returns the key that a house began with. What is named after a house is named after that one.
func FirstKey(key note.Verifier) note.Verifier {
	if r, ok := key.(*Keyring); ok {
		return r.keys[0]
	}
	return key
}

// SignsFrom returns the size of the smallest checkpoint that the key in use signs.
func SignsFrom(key note.Verifier) int64 {
	if r, ok := key.(*Keyring); ok {
		return r.until[len(r.until)-2] + 1
	}
	return 0
}

// SignedUntil returns the size of the last checkpoint that one of the keys of a house was to sign, or 0 if it is none of them.
func SignedUntil(house, which note.Verifier) int64 {
	if r, ok := house.(*Keyring); ok {
		for i, k := range r.keys {
			if k.KeyHash() == which.KeyHash() {
				return r.until[i]
			}
		}
	}
	return 0
}

// Trusting returns the keys of a house as they follow from one of them that is known from elsewhere: that one must have signed
// the change to the next, and so on. The error says that the house has another key, or that a change of it was not signed.
func Trusting(known, house note.Verifier) (note.Verifier, error) {
	if old, ok := known.(*Keyring); ok {
		known = old.keys[len(old.keys)-1]
	}
	r, ok := house.(*Keyring)
	if !ok {
		if house.Name() != known.Name() || house.KeyHash() != known.KeyHash() {
			return nil, errors.New("the house has another key, and no change of the one that is known leads to it")
		}
		return known, nil
	}
	for _, k := range r.keys {
		if k.Name() == known.Name() && k.KeyHash() == known.KeyHash() {
			_, last, err := readHandover(r.notes[len(r.notes)-1])
			if err != nil {
				return nil, err
			}
			return newKeyring(last.New, r.notes, known)
		}
	}
	return nil, errors.New("the house has another key, and no change of the one that is known leads to it")
}

// Verifiers are the keys that may have signed something of a house.
func Verifiers(key note.Verifier) note.Verifiers {
	if r, ok := key.(*Keyring); ok {
		return note.VerifierList(r.keys...)
	}
	return note.VerifierList(key)
}

// wing returns the keys as they sign the log of a wing. The handovers are of the hall alone.
func (r *Keyring) wing(log int) *Keyring {
	w := &Keyring{Verifier: VerifierOf(r.Verifier, log)}
	for i, k := range r.keys {
		until := int64(math.MaxInt64)
		if i < len(r.wings) {
			until = r.untilOf(i, log)
		}
		w.keys, w.until = append(w.keys, VerifierOf(k, log)), append(w.until, until)
	}
	return w
}

// untilOf returns the size of the last checkpoint of a log that a key signs.
func (r *Keyring) untilOf(key, log int) int64 {
	switch {
	case log == 0 || key == len(r.until)-1:
		return r.until[key]
	case log > len(r.wings[key]):
		return 0 // there was no such wing
	}
	return r.wings[key][log-1]
}

// headsKey returns which of the keys signs heads: the first by which no log was signed any further than the heads say.
func (r *Keyring) headsKey(h *Heads) int {
	for i := range r.keys {
		beyond := false
		for log, head := range h.Logs {
			beyond = beyond || head.Size > r.untilOf(i, log)
		}
		if !beyond {
			return i
		}
	}
	return len(r.keys) - 1
}

// SignsHeads reports whether the key in use is to sign heads. Those of logs of which none has grown since the key was changed are
// the business of the key before it.
func SignsHeads(key note.Verifier, h *Heads) bool {
	r, ok := key.(*Keyring)
	return !ok || r.headsKey(h) == len(r.keys)-1
}

// signedBy reports whether a key is among those that have signed a note.
func signedBy(sigs []note.Signature, key note.Verifier) bool {
	for _, s := range sigs {
		if s.Name == key.Name() && s.Hash == key.KeyHash() {
			return true
		}
	}
	return false
}

// headsInUse returns an error if heads were not signed by the key that was in use for them.
func headsInUse(key note.Verifier, sigs []note.Signature, h *Heads) error {
	if r, ok := key.(*Keyring); ok && !signedBy(sigs, r.keys[r.headsKey(h)]) {
		return fmt.Errorf("the heads %d are signed by a key that was not in use then", h.Number)
	}
	return nil
}

// inUse returns an error if a checkpoint was not signed by the key that was in use at its size.
func inUse(key note.Verifier, sigs []note.Signature, size int64) error {
	r, ok := key.(*Keyring)
	if !ok {
		return nil
	}
	for i, k := range r.keys {
		if size > r.until[i] {
			continue
		}
		if signedBy(sigs, k) {
			return nil
		}
		return fmt.Errorf("a checkpoint of %d records is signed by a key that was not in use then", size)
	}
	return nil
}

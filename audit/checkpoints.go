package audit

import (
	"encoding/base64"
	"errors"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/journal"
)

// checkpoints are the signed checkpoints, in the order of their sizes.
type checkpoints struct {
	*findings
	key     note.Verifier
	next    func() (checkpointRow, bool)
	held    *checkpointRow
	over    bool
	heads   func() (head, bool)  // what the heads of all shards say of this one
	ahead   *head                // the next of them
	brought []journal.Checkpoint // by the auditor
	other   int                  // checkpoints that are of another history
	lost    []journal.Checkpoint // that the house says are of records that it has lost
}

// bring adds the checkpoints that the auditor brought.
func (h *checkpoints) bring(signed []string) error {
	for _, text := range signed {
		c, err := journal.OpenCheckpoint(text, h.key) // others may have signed it, too
		if err != nil {
			return fmt.Errorf("the checkpoint that was brought: %w", err)
		}
		h.take([]journal.Checkpoint{c})
	}
	return nil
}

// take adds checkpoints that the auditor brought and that are signed.
func (h *checkpoints) take(list []journal.Checkpoint) {
	h.brought = append(h.brought, list...)
	slices.SortFunc(h.brought, func(a, b journal.Checkpoint) int { return int(a.Size - b.Size) })
}

// nextHead returns the next of the heads, or nil.
func (h *checkpoints) nextHead() *head {
	if h.ahead == nil {
		if next, ok := h.heads(); ok {
			ahead := next // which is memory only if there is one
			h.ahead = &ahead
		}
	}
	return h.ahead
}

// openCheckpoint is [journal.OpenCheckpoint] for a checkpoint with exactly one
// signature, written exactly as the house writes it. Base64 as such ignores a few
// bits, which somebody could change.
func openCheckpoint(signed string, key note.Verifier) (journal.Checkpoint, error) {
	c, err := journal.OpenCheckpoint(signed, key)
	if err != nil {
		return c, err
	}
	rest, ok := strings.CutPrefix(signed, c.Text()+"\n— "+key.Name()+" ")
	rest, end := strings.CutSuffix(rest, "\n")
	if raw, err := base64.StdEncoding.Strict().DecodeString(rest); !ok || !end || err != nil ||
		base64.StdEncoding.EncodeToString(raw) != rest {
		return c, errors.New("it is not in the form that checkpoints are written in")
	}
	return c, nil
}

// peek returns the next checkpoint of the data, or nil.
func (h *checkpoints) peek() *checkpointRow {
	if h.held == nil && !h.over {
		if row, ok := h.next(); ok {
			h.held = &row
		} else {
			h.over = true
		}
	}
	return h.held
}

// vouch checks the tree against the checkpoints of its present size.
func (h *checkpoints) vouch(t *tree) {
	for row := h.peek(); row != nil && row.size <= t.size; row = h.peek() {
		h.held = nil
		h.report.Checkpoints++
		c, err := openCheckpoint(row.note, h.key)
		switch {
		case row.odd != "":
			h.wrong(row.size, "%s", row.odd)
		case err != nil:
			h.wrong(row.size, "%v", err)
		case c.Size != row.size:
			h.wrong(row.size, "it is signed for %d records", c.Size)
		default:
			if h.hold(t, c, ""); h.report.Vouched == c.Size {
				h.report.Last = row.note
			}
		}
	}
	for next := h.nextHead(); next != nil && next.Size == t.size; next = h.nextHead() {
		h.ahead = nil
		h.hold(t, next.Checkpoint, fmt.Sprintf(" in the heads %d", next.number))
	}
	for len(h.brought) > 0 && h.brought[0].Size == t.size {
		before := h.report.Faults
		h.hold(t, h.brought[0], " that was brought"+h.says(h.brought[0]))
		if h.report.Faults == before {
			h.report.Proven = append(h.report.Proven, Proven{Size: t.size})
		}
		h.brought = h.brought[1:]
	}
}

// says returns what the house says of a checkpoint itself, as part of a sentence: that it
// is of a history that was lost.
func (h *checkpoints) says(c journal.Checkpoint) string {
	if slices.Contains(h.lost, c) {
		return " (of records that the house says it has lost)"
	}
	return ""
}

// wrong reports a fault of a checkpoint.
func (h *checkpoints) wrong(size int64, format string, args ...any) {
	h.find(beside("", Signatures, "the checkpoint of %d records: %s", size, fmt.Sprintf(format, args...)))
}

// hold checks the tree against a checkpoint. If the kept hashes fit and the lines
// do not, the lines that were changed have been named.
func (h *checkpoints) hold(t *tree, c journal.Checkpoint, which string) {
	anew, kept := t.head(&t.anew), t.head(&t.kept)
	switch {
	case t.size != c.Size:
		h.wrong(c.Size, "there are %d records by then", t.size)
	case anew.is(c.Head) || kept.is(c.Head):
		h.report.Vouched = t.size
	case !anew.known && !kept.known: // a record is missing, and was named
	default:
		if h.other++; h.other == 1 || which != "" {
			h.find(at(h.report.Vouched, "", 0, Signatures,
				"it or one up to record %d was changed: the signed checkpoint of %d records%s is of another history", t.size-1, t.size, which))
		}
	}
}

// end reports the checkpoints of records that are missing.
func (h *checkpoints) end(t *tree) {
	if h.other > 1 {
		h.find(beside("", Signatures, "%d checkpoints are of another history than the records", h.other))
	}
	first, last, signed := int64(0), int64(0), false
	for row := h.peek(); row != nil; row = h.peek() {
		h.held = nil
		h.report.Checkpoints++
		if first == 0 {
			first = row.size
		}
		if c, err := openCheckpoint(row.note, h.key); err != nil || c.Size != row.size {
			h.wrong(row.size, "there are only %d records, and its signature is not one of that size: %v", t.size, err)
			continue
		}
		last, signed = row.size, true
	}
	if signed {
		h.find(at(t.size, "", 0, Signatures, "is missing with all after it: a signed checkpoint vouches for %d records", last))
	}
	if next := h.nextHead(); next != nil {
		h.find(at(t.size, "", 0, Signatures, "is missing with all after it: the heads %d vouch for %d records", next.number, next.Size))
	}
	for _, c := range h.brought {
		if c.Size > t.size {
			h.find(at(t.size, "", 0, Signatures,
				"is missing with all after it: the checkpoint that was brought%s vouches for %d records", h.says(c), c.Size))
		}
	}
}

package cli

import (
	"context"
	"fmt"
	"io"
	"os"
	"slices"
	"time"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/audit"
	"boardwalk/journal"
	"boardwalk/witness"
)

// bringCheckpoints takes the checkpoints that the auditor has kept, or that a witness has.
func (cmd *auditVerifyCommand) bringCheckpoints(o *audit.Options) error {
	if len(cmd.Checkpoint) == 0 && cmd.From == "" {
		return nil
	}
	key := o.Key
	if key == nil {
		var err error
		if key, err = journal.PublicKey(cmd.Dir); err != nil {
			return misusef("%v", err)
		}
	}
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	for _, from := range cmd.Checkpoint {
		notes, err := witness.Fetch(ctx, from, key.Name())
		if err != nil {
			return misusef("%v", err)
		}
		if len(notes) == 0 {
			return misusef("there is no checkpoint in %s", from)
		}
		o.Checkpoints = append(o.Checkpoints, notes...)
	}
	cmd.brought = o.Checkpoints
	if cmd.From == "" {
		return nil
	}
	var err error
	if o.From, err = cmd.trusted(ctx, key); err != nil {
		return err
	}
	cmd.brought = append(slices.Clip(cmd.brought), o.From)
	return nil
}

// trusted returns the last checkpoint that the audit is to go on from, which the house must have signed, and the witness if its key
// is given.
func (cmd *auditVerifyCommand) trusted(ctx context.Context, key note.Verifier) (string, error) {
	notes, err := witness.Fetch(ctx, cmd.From, key.Name())
	if err != nil {
		return "", misusef("%v", err)
	}
	last, size := "", int64(0)
	for _, text := range notes {
		c, err := journal.OpenCheckpoint(text, key)
		if err != nil {
			return "", misusef("%s: %v", cmd.From, err)
		}
		if c.Size > size {
			last, size = text, c.Size
		}
	}
	if last == "" {
		return "", misusef("there is no checkpoint in %s", cmd.From)
	}
	if cmd.Witness == "" {
		return last, nil
	}
	v, err := cmd.verifier()
	if err != nil {
		return "", err
	}
	if _, ok := v.Seen(last); !ok {
		return "", misusef("%s has not signed the checkpoint of %d records in %s", v.Name(), size, cmd.From)
	}
	return last, nil
}

// verifier returns the witness whose key was given.
func (cmd *auditVerifyCommand) verifier() (*witness.Verifier, error) {
	text, err := os.ReadFile(cmd.Witness)
	if err != nil {
		return nil, misusef("%v", err)
	}
	v, err := witness.NewVerifier(string(text))
	if err != nil {
		return nil, misusef("%s: %v", cmd.Witness, err)
	}
	return v, nil
}

// printProven says what the checkpoints prove that were brought, and the notes.
func (cmd *auditVerifyCommand) printProven(out io.Writer, r *audit.Report) error {
	if r.Shards > 0 {
		return cmd.printProvenOf(out, r)
	}
	if n := len(r.Proven); n > 0 {
		last := r.Proven[n-1]
		seen, err := cmd.seen(last.Size)
		if err != nil {
			return err
		}
		if _, err := fmt.Fprintf(out, "proven: the first %d records, up to %s, are those that were signed then%s; "+
			"the %d after them rest on the key of the house alone\n", last.Size, last.Until.UTC().Format(time.DateTime), seen,
			r.Resumed+r.Records-last.Size); err != nil {
			return err
		}
	}
	return printNotes(out, r)
}

// printProvenOf is printProven for a house that is divided, of which each shard has a first and a last
// record. Witnesses see checkpoints of the house's own.
func (cmd *auditVerifyCommand) printProvenOf(out io.Writer, r *audit.Report) error {
	first := map[int]int64{}
	for _, p := range r.Proven {
		first[p.Shard] = max(first[p.Shard], p.Size)
	}
	sum := int64(0)
	for _, n := range first {
		sum += n
	}
	if len(first) > 0 {
		seen := ""
		if size := first[0]; size > 0 {
			var err error
			if seen, err = cmd.seen(size); err != nil {
				return err
			}
		}
		if _, err := fmt.Fprintf(out, "proven: the first %d records of %s are those that were signed then%s; "+
			"the %d others rest on the key of the house alone\n", sum, things(len(first), "shard"), seen, r.Records-sum); err != nil {
			return err
		}
	}
	return printNotes(out, r)
}

// printNotes says what the house says of itself.
func printNotes(out io.Writer, r *audit.Report) error {
	for _, n := range r.Notes {
		shard := ""
		if n.Shard > 0 {
			shard = fmt.Sprintf(" of shard %d", n.Shard)
		}
		if _, err := fmt.Fprintf(out, "note: record %d%s of %s: %s\n", n.Record, shard, n.Time.UTC().Format(time.DateTime), n.Text); err != nil {
			return err
		}
	}
	return nil
}

// seen says when the witness has seen the checkpoint of a size, as part of a sentence.
func (cmd *auditVerifyCommand) seen(size int64) (string, error) {
	if cmd.Witness == "" {
		return "", nil
	}
	v, err := cmd.verifier()
	if err != nil {
		return "", err
	}
	for _, note := range cmd.brought {
		c, err := journal.ParseCheckpoint(note)
		if err != nil || c.Size != size {
			continue
		}
		if at, ok := v.Seen(note); ok {
			return fmt.Sprintf(" and that %s has seen at %s", v.Name(), at.Format(time.DateTime)), nil
		}
	}
	return fmt.Sprintf(", but %s has not signed that", v.Name()), nil
}

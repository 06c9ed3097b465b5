package audit

import (
	"fmt"
	"strings"

	"boardwalk/journal"
)

// server takes a record about the house as a program, and notes what it says.
func (v *verifier) server(l *line) {
	var d journal.Server
	if err := l.rec.Read(&d); err != nil {
		v.find(at(l.seq(), "", 0, Lines, "%v", err))
		return
	}
	switch d.Did {
	case journal.DidOpen:
		v.openedBy(l, &d)
	case journal.DidClock:
		v.note(l, fmt.Sprintf("the house went on although the machine's clock said %s, which is %s from the record before",
			d.Clock.UTC().Format("2006-01-02 15:04"),
			d.Clock.Sub(d.Last).Abs()))
	case journal.DidRestore:
		v.note(l, v.restore(&d))
		v.openedBy(l, &d)
	case journal.DidPromote:
		v.note(l, "a standby took over from the house, which went on from here: "+strings.Join(d.What, "; "))
		v.openedBy(l, &d)
	case journal.DidReseal:
		if d.SeedKey == "" {
			v.find(at(l.seq(), "", 0, Lines, "it does not name the key under which the seeds are"))
		}
	case journal.DidKey:
		v.keyChange(l, &d)
	case journal.DidArchive:
		v.archive(l, &d)
	default:
		v.find(at(l.seq(), "", 0, Lines, "nothing is known of what %q does to the house", d.Did))
	}
}

// keyChange takes the record of a change of the key: it must be the next one of those that lead from key to key, and stand
// where the old key says that it stands. That the old key has signed it was verified when the keys were read.
func (v *verifier) keyChange(l *line, d *journal.Server) {
	known := journal.Handovers(v.checkpoints.key)
	switch {
	case v.keyChanges >= len(known) || known[v.keyChanges] != d.Handover:
		v.find(at(l.seq(), "", 0, Signatures, "it changes the key of the house, and no key in use has signed that"))
		return
	case journal.HandedAt(d.Handover) != l.seq():
		v.find(at(l.seq(), "", 0, Signatures, "the change of the key was signed for record %d", journal.HandedAt(d.Handover)))
	}
	v.keyChanges++
	v.note(l, "another key signs the checkpoints of the house from here on, and the one before it has signed that")
}

// missingKeyChanges reports the changes of the key that no record has.
func (v *verifier) missingKeyChanges() {
	for _, signed := range journal.Handovers(v.checkpoints.key)[v.keyChanges:] {
		record := journal.HandedAt(signed)
		if record >= v.tree.size {
			v.find(beside("", Signatures, "the key of the house was changed at record %d, and there are %d records: the last are lost, or this is "+
				"a copy from before the change, which is verified with the checkpoint.pub of its own time", record, v.tree.size))
			continue
		}
		v.find(beside("", Signatures, "the key of the house was changed at record %d, and that record says nothing of it", record))
	}
}

// archive takes the record of an archive, and holds the file against its hash. That each line in it is the one that was moved
// there follows from the hashes of the records; a file that is not here is missed when one of its lines is.
func (v *verifier) archive(l *line, d *journal.Server) {
	if d.Archive == nil || d.Archive.From >= d.Archive.Until || d.Archive.Until > uint64(l.seq()) {
		v.find(at(l.seq(), "", 0, Lines, "it does not say which records are in the archive"))
		return
	}
	if v.data.archive == nil || d.Archive.Back {
		return
	}
	sum, ok, err := v.data.archive(d.Archive.Name)
	switch {
	case err != nil:
		v.find(at(l.seq(), "", 0, Database, "%s cannot be read: %v", printed(d.Archive.Name), err))
	case ok && sum != d.Archive.SHA256:
		v.find(at(l.seq(), "", 0, Database, "%s is not the file that it was when its lines were moved there", printed(d.Archive.Name)))
	case ok:
		v.report.Archives++
	}
}

// note notes what the house says of itself in a record.
func (v *verifier) note(l *line, text string) {
	v.report.Notes = append(v.report.Notes, Note{Record: l.seq(), Time: l.rec.Time, Text: printed(text)})
}

// restore takes the order to go on from a copy, or from what was left. Every table must
// then abandon its round and use other seeds, before it plays on.
func (v *verifier) restore(d *journal.Server) string {
	for _, s := range v.tables {
		v.waves.do(s.follower, func() { s.restored = true })
	}
	for _, a := range v.lounges {
		v.waves.do(a.follower, func() { a.restored = !a.lost && a.s.Round() > 0 && !a.s.Renews() })
	}
	text := "the house was restored and went on from here"
	if len(d.What) > 0 {
		text += ": " + strings.Join(d.What, "; ")
	}
	if d.Lost == "" {
		return text
	}
	c, err := journal.OpenCheckpoint(d.Lost, v.checkpoints.key)
	if err != nil {
		return text + "; the checkpoint that it says was lost is none of this house"
	}
	v.checkpoints.lost = append(v.checkpoints.lost, c)
	return text + fmt.Sprintf("; a history of %d records had been signed before, and is not this one", c.Size)
}

// Package disk records what SQLite does to its files, and cuts that short at any
// moment: for tests of what survives a program that is killed and a power that
// fails.
package disk

import (
	"maps"
	"os"
	"path/filepath"

	"boardwalk/chance"
)

// Step is one thing that happened to the files, or an acknowledgement.
type Step struct {
	What What
	File string
	At   int64  // of a write; the size after a truncation; what was acknowledged
	Data []byte // of a write
}

// What happened.
type What uint8

// What may happen.
const (
	Wrote What = iota
	Truncated
	Synced
	Deleted
	Acknowledged
	Replaced // by another file of the same name, at once and durably
)

// Files are what is on a disk, by name. Their contents are never changed in
// place, so a copy of the map is a copy of the disk.
type Files map[string][]byte

// Put writes the files into a directory.
func (f Files) Put(dir string) error {
	for name, text := range f {
		if err := os.WriteFile(filepath.Join(dir, name), text, 0o600); err != nil {
			return err
		}
	}
	return nil
}

func (f Files) apply(s *Step) {
	old := f[s.File]
	switch s.What {
	case Wrote:
		fresh := make([]byte, max(len(old), int(s.At)+len(s.Data)))
		copy(fresh, old)
		copy(fresh[s.At:], s.Data)
		f[s.File] = fresh
	case Truncated:
		fresh := make([]byte, s.At)
		copy(fresh, old)
		f[s.File] = fresh
	case Deleted:
		delete(f, s.File)
	case Replaced:
		f[s.File] = s.Data
	}
}

// Disk is a disk that may lose what was not synced.
type Disk struct {
	cache   Files   // as the programs see it
	durable Files   // as it is sure to be after a power cut
	loose   []*Step // since each file's last sync
}

// New is an empty disk.
func New() *Disk { return &Disk{cache: Files{}, durable: Files{}} }

// Apply has a step happen.
func (d *Disk) Apply(s *Step) {
	d.cache.apply(s)
	switch s.What {
	case Wrote, Truncated:
		d.loose = append(d.loose, s)
	case Deleted:
		d.sync(s.File) // a name that is gone takes what was written to it along
		delete(d.durable, s.File)
	case Synced:
		d.sync(s.File)
	case Replaced:
		d.sync(s.File)
		d.durable.apply(s)
	}
}

func (d *Disk) sync(file string) {
	kept := d.loose[:0:0]
	for _, s := range d.loose {
		if s.File == file {
			d.durable.apply(s)
		} else {
			kept = append(kept, s)
		}
	}
	d.loose = kept
}

// Killed is the disk as it stands when the program is killed.
func (d *Disk) Killed() Files { return maps.Clone(d.cache) }

// Torn is the disk when the program is killed in the midst of the next step, if
// that is a write: only the beginning of it was written.
func (d *Disk) Torn(next *Step, will chance.Source) Files {
	f := maps.Clone(d.cache)
	f.apply(torn(next, will))
	return f
}

// PowerCut is the disk after a power cut: of what was not synced, any part may
// be there, and any write only in part.
func (d *Disk) PowerCut(will chance.Source) Files {
	f := maps.Clone(d.durable)
	for _, s := range d.loose {
		switch will.Draw(3) {
		case 0:
			f.apply(s)
		case 1:
			f.apply(torn(s, will))
		}
	}
	return f
}

// TornFile is the disk after a power cut of which one file got the worst: every write
// to it that was not synced is torn, and all else is there.
func (d *Disk) TornFile(file string, will chance.Source) Files {
	f := maps.Clone(d.cache)
	if old, ok := d.durable[file]; ok {
		f[file] = old
	}
	for _, s := range d.loose {
		if s.File == file {
			f.apply(torn(s, will))
		}
	}
	return f
}

// torn is a write of which only the beginning reached the disk.
func torn(s *Step, will chance.Source) *Step {
	if s.What != Wrote {
		return s
	}
	return &Step{What: Wrote, File: s.File, At: s.At, Data: s.Data[:will.Draw(len(s.Data))]}
}

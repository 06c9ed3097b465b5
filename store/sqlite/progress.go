package sqlite

import (
	"errors"
	"os"
	"path/filepath"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/store/files"
)

// Progress is the files that say how far a house has come: the one of its directory, and the mark that may be kept
// elsewhere.
type Progress struct {
	heads []*HeadFile
	count uint64 // of heads that were written
}

// Begin makes the file of a house that has no records yet, before it has a key.
func (p *Progress) Begin(dir string, told files.Observed) error {
	if err := p.open(filepath.Join(dir, HeadName), HeadName, told); err != nil {
		return err
	}
	empty, err := tlog.TreeHash(0, nil)
	if err != nil {
		return err
	}
	if err := p.heads[0].Write(&Head{Count: 1, Hash: empty}); err != nil {
		return err
	}
	p.count = 1
	if err := p.Sync(); err != nil {
		return err
	}
	return files.SyncDir(dir)
}

// Open opens the file of a house that has one. Nothing is written to it before the next commit. The head is the last
// that was read from it, or nil.
func (p *Progress) Open(dir string, last *Head, told files.Observed) error {
	if last != nil {
		p.count = last.Count
	}
	return p.open(filepath.Join(dir, HeadName), HeadName, told)
}

// OpenMark opens the mark as well, and makes it if there is none.
func (p *Progress) OpenMark(name string) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
		return err
	}
	if h, err := ReadHead(name); err == nil {
		p.count = max(p.count, h.Count)
	}
	return p.open(name, name, files.Observed{})
}

// open opens one more file of heads.
func (p *Progress) open(path, name string, told files.Observed) error {
	f, err := OpenHead(path, name, told)
	if err == nil {
		p.heads = append(p.heads, f)
	}
	return err
}

// Write writes the next head into all files: how many records there are, the hash of their tree, and where the last
// commit ends in the log.
func (p *Progress) Write(size int64, hash tlog.Hash, at Position) error {
	p.count++
	h := Head{Count: p.count, Size: size, Hash: hash, Position: at}
	for _, f := range p.heads {
		if err := f.Write(&h); err != nil {
			return err
		}
	}
	return nil
}

// WriteEmpty says durably in all files that nothing is in the log. The next log has salts that do not follow on those
// before, and a head of before would not fit it.
func (p *Progress) WriteEmpty(size int64, hash tlog.Hash) error {
	if err := p.Write(size, hash, Position{}); err != nil {
		return err
	}
	return p.Sync()
}

// Count returns how many heads were written.
func (p *Progress) Count() uint64 { return p.count }

// Sync makes the last head durable in all files.
func (p *Progress) Sync() error {
	for _, f := range p.heads {
		if err := f.Sync(); err != nil {
			return err
		}
	}
	return nil
}

// Close closes the files.
func (p *Progress) Close() error {
	var errs []error
	for _, f := range p.heads {
		errs = append(errs, f.Close())
	}
	return errors.Join(errs...)
}

package archive

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"boardwalk/store/files"
)

// Set is all archives of a directory. Many goroutines may use it at once. The nil set has none.
type Set struct {
	dir   string
	mu    sync.Mutex
	files []*File // as they were found when a line was last asked for that none of them had
}

// In returns the archives of a directory. They are looked for when one is needed.
func In(dir string) *Set { return &Set{dir: dir} }

// Away is the error of a line that is in no archive of the directory.
type Away struct{ Record uint64 }

// Error says which record it is.
func (a *Away) Error() string {
	return fmt.Sprintf("record %d was moved to an archive that is not here: put the archive of its month back", a.Record)
}

// Whole returns a line as it was before a stub took its place, in memory of its own. What is no stub is returned as it is.
func (s *Set) Whole(line []byte) ([]byte, error) {
	if !IsStub(line) {
		return line, nil
	}
	seq, ok := numberOf(line)
	if !ok {
		return nil, errors.New("a line that was moved to an archive, of no record")
	}
	if s == nil {
		return nil, &Away{seq}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	f, err := s.find(seq)
	if err != nil {
		return nil, err
	}
	whole, err := f.Line(seq)
	if err != nil {
		return nil, err
	}
	if !bytes.Equal(Stub(seq, whole), line) {
		return nil, fmt.Errorf("%s has another record %d than was moved there", f.Name, seq)
	}
	return bytes.Clone(whole), nil
}

// find returns the archive that has a record.
func (s *Set) find(seq uint64) (*File, error) {
	has := func() *File {
		for _, f := range s.files {
			if f.Has(seq) {
				return f
			}
		}
		return nil
	}
	if f := has(); f != nil {
		return f, nil
	}
	err := s.open()
	if f := has(); f != nil { // whatever is wrong with others
		return f, nil
	}
	if err != nil {
		return nil, err
	}
	return nil, &Away{seq}
}

// open opens the archives of the directory anew.
func (s *Set) open() error {
	list, err := Names(s.dir)
	if err != nil {
		return err
	}
	var errs []error
	for _, f := range s.files {
		errs = append(errs, f.Close())
	}
	s.files = s.files[:0]
	for _, name := range list {
		f, err := Open(filepath.Join(s.dir, name))
		if err != nil {
			errs = append(errs, err)
			continue
		}
		s.files = append(s.files, f)
	}
	slices.SortFunc(s.files, func(a, b *File) int { return cmp.Compare(a.From, b.From) })
	return errors.Join(errs...)
}

// Names returns the names of the archives in a directory, in their order.
func Names(dir string) (names []string, err error) {
	list, err := os.ReadDir(dir)
	for _, e := range list {
		if IsName(e.Name()) {
			names = append(names, e.Name())
		}
	}
	return names, err
}

// Close closes all files.
func (s *Set) Close() error {
	if s == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	var errs []error
	for _, f := range s.files {
		errs = append(errs, f.Close())
	}
	s.files = nil
	return errors.Join(errs...)
}

// List returns what the archives in a directory say of themselves, in the order of their records.
func List(dir string) (list []Header, err error) {
	names, err := Names(dir)
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		f, err := Open(filepath.Join(dir, name))
		if err != nil {
			return nil, err
		}
		if list = append(list, f.Header); NameOf(f.Month) != name {
			err = fmt.Errorf("%s was renamed: it is %s", name, NameOf(f.Month))
		}
		if err := errors.Join(err, f.Close()); err != nil {
			return nil, err
		}
	}
	slices.SortFunc(list, func(a, b Header) int { return cmp.Compare(a.From, b.From) })
	return list, nil
}

// Copy copies the archives of a directory that are not in another one as they are here.
func Copy(from, to string) error {
	names, err := Names(from)
	if err != nil {
		return err
	}
	for _, name := range names {
		want, err := os.Stat(filepath.Join(from, name))
		if err != nil {
			return err
		}
		if have, err := os.Stat(filepath.Join(to, name)); err == nil && have.Size() == want.Size() {
			continue // archives are written once, and whole
		}
		if err := copyFile(from, to, name); err != nil {
			return err
		}
	}
	return nil
}

// copyFile copies an archive, wholly or not at all.
func copyFile(from, to, name string) (err error) {
	in, err := os.Open(filepath.Join(from, name))
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(filepath.Join(to, unfinished+"-copy"), os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	if _, err = io.Copy(out, in); err == nil {
		err = out.Sync()
	}
	if err = errors.Join(err, out.Close()); err == nil {
		err = os.Rename(out.Name(), filepath.Join(to, name))
	}
	if err != nil {
		return errors.Join(err, os.Remove(out.Name()))
	}
	return files.SyncDir(to)
}

package archive

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"
	"sort"
)

// File is an archive that is read.
type File struct {
	Header
	Name    string // without its directory
	file    *os.File
	members []member
	lines   [][]byte // of the member that was unpacked last
	open    int      // which that is
}

// Open opens an archive. It reads no lines.
func Open(path string) (*File, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	f := &File{Name: filepath.Base(path), file: file, open: -1}
	if err := f.read(); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", f.Name, err), file.Close())
	}
	return f, nil
}

// read reads the first line, and the headers of all members.
func (f *File) read() error {
	info, err := f.file.Stat()
	if err != nil {
		return err
	}
	first, err := readMember(f.file, 0)
	if err != nil {
		return err
	}
	lines, err := unpack(f.file, first)
	if err != nil || len(lines) != 1 || json.Unmarshal(lines[0], &f.Header) != nil {
		return errForeign
	}
	if f.Form != Form {
		return fmt.Errorf("it is of form %d, and this program reads form %d", f.Form, Form)
	}
	next := f.From
	for at := int64(first.size); at < info.Size(); {
		m, err := readMember(f.file, at)
		if err != nil {
			return err
		}
		if m.first != next {
			return fmt.Errorf("record %d is not where it should be", next)
		}
		f.members = append(f.members, m)
		at, next = at+int64(m.size), next+uint64(m.lines)
	}
	if next != f.Until {
		return fmt.Errorf("it ends before record %d, and should before record %d", next, f.Until)
	}
	return nil
}

// Close closes the file.
func (f *File) Close() error { return f.file.Close() }

// Has reports whether a record is in the archive.
func (f *File) Has(seq uint64) bool { return seq >= f.From && seq < f.Until }

// Line returns the line of a record that the archive has. It stays valid until another one is asked for.
func (f *File) Line(seq uint64) ([]byte, error) {
	i := sort.Search(len(f.members), func(i int) bool { return f.members[i].first > seq }) - 1
	if i != f.open {
		lines, err := unpack(f.file, f.members[i])
		if err != nil {
			return nil, fmt.Errorf("%s is damaged at record %d: %w", f.Name, f.members[i].first, err)
		}
		f.lines, f.open = lines, i
	}
	return f.lines[seq-f.members[i].first], nil
}

// Lines yields all lines.
func (f *File) Lines() iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) {
		for seq := f.From; seq < f.Until; seq++ {
			if line, err := f.Line(seq); !yield(line, err) || err != nil {
				return
			}
		}
	}
}

// Sum returns the hash of the file of a name in a directory, in hexadecimal.
func Sum(dir, name string) (string, error) {
	f, err := os.Open(filepath.Join(dir, name))
	if err != nil {
		return "", err
	}
	defer f.Close()
	sum := sha256.New()
	if _, err := io.Copy(sum, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}

package archive

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"os"
	"path/filepath"

	"boardwalk/store/files"
)

// linesOfMember is how many lines are packed together: more are packed better, and fewer are sooner unpacked for one line.
const linesOfMember = 512

// Writer writes an archive. Nothing has its name before it is whole and durable.
type Writer struct {
	dir   string
	h     Header
	file  *os.File
	to    *bufio.Writer
	sum   hash.Hash
	lines [][]byte
	next  uint64
}

// Create begins an archive in a directory. Its head need not be known before [Writer.Close].
func Create(dir string, h Header) (*Writer, error) {
	if _, err := os.Stat(filepath.Join(dir, NameOf(h.Month))); err == nil {
		return nil, fmt.Errorf("%s is there already", NameOf(h.Month))
	}
	h.Form = Form
	text, err := json.Marshal(&h)
	if err != nil {
		return nil, err
	}
	file, err := os.OpenFile(filepath.Join(dir, unfinished), os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	w := &Writer{dir: dir, h: h, file: file, sum: sha256.New(), next: h.From}
	w.to = bufio.NewWriterSize(io.MultiWriter(file, w.sum), 1<<16)
	return w, w.pack([][]byte{text}, h.From)
}

// unfinished is an archive that is being written. Backups take no files with such names.
const unfinished = ".archive"

// Add adds the line of the next record, which is not kept.
func (w *Writer) Add(line []byte) error {
	if w.next == w.h.Until {
		return fmt.Errorf("record %d is not of the archive", w.next)
	}
	w.lines = append(w.lines, append([]byte(nil), line...))
	if w.next++; len(w.lines) < linesOfMember && w.next < w.h.Until {
		return nil
	}
	err := w.pack(w.lines, w.next-uint64(len(w.lines)))
	w.lines = w.lines[:0]
	return err
}

// pack writes a member.
func (w *Writer) pack(lines [][]byte, first uint64) error {
	packed, err := pack(lines, first)
	if err == nil {
		_, err = w.to.Write(packed)
	}
	return err
}

// Close makes the archive durable and gives it its name. It returns the hash of the file, in hexadecimal.
func (w *Writer) Close() (sum string, err error) {
	if w.next != w.h.Until {
		return "", errors.Join(fmt.Errorf("record %d is missing", w.next), w.Abandon())
	}
	if err := errors.Join(w.to.Flush(), w.file.Sync(), w.file.Close()); err != nil {
		return "", err
	}
	if err := os.Rename(w.file.Name(), filepath.Join(w.dir, NameOf(w.h.Month))); err != nil {
		return "", err
	}
	return hex.EncodeToString(w.sum.Sum(nil)), files.SyncDir(w.dir)
}

// Abandon takes away what was written of an archive.
func (w *Writer) Abandon() error { return errors.Join(w.file.Close(), os.Remove(w.file.Name())) }

package sqlite

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc64"
	"io"
	"os"
	"path/filepath"
	"sync"

	"boardwalk/store/files"
)

// Image is a database file that is put together from the pages of another one and from its write-ahead log. Beside it stands
// a file of prints: what was put into which page. An image that was left unfinished is gone on with by them, and no page is
// written again that has not changed.
type Image struct {
	dir     string
	file    *os.File
	prints  *os.File
	known   []print // of pages, from page 1 on
	fresh   []byte  // prints that are not in their file yet
	printed int64   // bytes that are
	waiting int64   // bytes that are not durable yet
}

// print tells a page from every other that is ever found at its place: two checksums that have nothing to do with each other.
type print struct {
	sum uint32
	ecc uint64
}

const (
	// UnfinishedName is the name of an image until it is finished.
	UnfinishedName = "boardwalk.db.unfinished"
	printsName     = "boardwalk.db.prints"
	printBytes     = 16

	// durableAfter is after how many bytes they are made durable: little enough that a disk which others write to as well is
	// not held up.
	durableAfter = 8 << 20
)

var ecma = sync.OnceValue(func() *crc64.Table { return crc64.MakeTable(crc64.ECMA) })

// appendTo appends the print of a page as it is written.
func (p print) appendTo(text []byte, page uint32) []byte {
	text = binary.BigEndian.AppendUint32(text, page)
	text = binary.BigEndian.AppendUint32(text, p.sum)
	return binary.BigEndian.AppendUint64(text, p.ecc)
}

func printOf(page []byte) print { return print{sumOf(page), crc64.Checksum(page, ecma())} }

// OpenImage begins an image in a directory, or goes on with the one that was left there. How many pages it has already is for
// whoever shows it.
func OpenImage(dir string) (i *Image, have int, err error) {
	i = &Image{dir: dir}
	defer func() {
		if err != nil {
			err = errors.Join(err, i.Close())
		}
	}()
	if i.file, err = os.OpenFile(filepath.Join(dir, UnfinishedName), os.O_RDWR|os.O_CREATE, 0o600); err != nil {
		return i, 0, err
	}
	if i.prints, err = os.OpenFile(filepath.Join(dir, printsName), os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o600); err != nil {
		return i, 0, err
	}
	text, err := io.ReadAll(i.prints)
	if err != nil {
		return i, 0, err
	}
	if torn := int64(len(text) % printBytes); torn > 0 {
		text = text[:int64(len(text))-torn]
		if err := i.prints.Truncate(int64(len(text))); err != nil {
			return i, 0, err
		}
	}
	i.printed = int64(len(text))
	info, err := i.file.Stat()
	if err != nil {
		return i, 0, err
	}
	pages := uint32(info.Size() / PageSize)
	for ; len(text) > 0; text = text[printBytes:] {
		if n := binary.BigEndian.Uint32(text); n > 0 && n <= pages {
			i.know(n, print{binary.BigEndian.Uint32(text[4:]), binary.BigEndian.Uint64(text[8:])})
		}
	}
	return i, len(i.known), nil
}

// know takes note of what is in a page. Of pages before it that nobody has put there, it is not known.
func (i *Image) know(page uint32, p print) {
	for uint32(len(i.known)) < page {
		i.known = append(i.known, print{})
	}
	i.known[page-1] = p
}

// Put puts a page into the image, unless it is there.
func (i *Image) Put(page uint32, data []byte) error {
	p := printOf(data)
	if page <= uint32(len(i.known)) && i.known[page-1] == p {
		return nil
	}
	if _, err := i.file.WriteAt(data, int64(page-1)*PageSize); err != nil {
		return err
	}
	i.know(page, p)
	i.fresh = p.appendTo(i.fresh, page)
	if i.waiting += int64(len(data)); i.waiting < durableAfter {
		return nil
	}
	return i.Sync()
}

// Sync makes what was put durable, and then its prints.
func (i *Image) Sync() error {
	i.waiting = 0
	if err := i.file.Sync(); err != nil {
		return err
	}
	_, err := i.prints.Write(i.fresh)
	i.printed += int64(len(i.fresh))
	i.fresh = i.fresh[:0]
	if err == nil && i.printed > 16<<20 && i.printed > 4*printBytes*int64(len(i.known)) {
		return i.printAnew()
	}
	return err
}

// printAnew writes the prints of all pages, and none of what was in them before.
func (i *Image) printAnew() error {
	text := make([]byte, 0, printBytes*len(i.known))
	for n, p := range i.known {
		if p != (print{}) {
			text = p.appendTo(text, uint32(n+1))
		}
	}
	if err := (files.Observed{}).Replace(i.dir, printsName, text); err != nil {
		return err
	}
	prints, err := os.OpenFile(filepath.Join(i.dir, printsName), os.O_RDWR|os.O_APPEND, 0o600)
	if err != nil {
		return err
	}
	err = i.prints.Close()
	i.prints, i.printed = prints, int64(len(text))
	return err
}

// Resize makes the image as long as the database is.
func (i *Image) Resize(pages uint32) error {
	have := uint32(len(i.known))
	switch {
	case have == pages:
		return nil
	case have > pages:
		i.known = i.known[:pages]
	case have+1 == pages: // SQLite leaves the page at 1 GiB out
		i.know(pages, print{})
	default:
		return fmt.Errorf("the database has %d pages, and %d of them were read", pages, have)
	}
	return i.file.Truncate(int64(pages) * PageSize)
}

// Apply puts the pages of the transactions of a log into the image, up to the one that ends after so many frames.
func (i *Image) Apply(t *Transactions, most uint32) error {
	for t.Frames < most {
		pages, err := t.Next()
		if errors.Is(err, io.EOF) || err == nil && t.Frames > most {
			return nil
		}
		if err != nil {
			return err
		}
		for _, p := range pages {
			if err := i.Put(p.Number, p.Data); err != nil {
				return err
			}
		}
		if err := i.Resize(t.Pages); err != nil {
			return err
		}
	}
	return nil
}

// Finish gives the image its name, with the checksums of its pages beside it. Nothing is in its log.
func (i *Image) Finish() error {
	if err := i.file.Truncate(int64(len(i.known)) * PageSize); err != nil {
		return err
	}
	sums := make(PageSums, len(i.known))
	for n, p := range i.known {
		if sums[n] = p.sum; p != (print{}) {
			continue
		}
		page := make([]byte, PageSize) // one that nobody has put there
		if _, err := i.file.ReadAt(page, int64(n)*PageSize); err != nil {
			return err
		}
		sums[n] = sumOf(page)
	}
	if err := i.Sync(); err != nil {
		return err
	}
	if err := (files.Observed{}).Replace(i.dir, SumsName, sums.text(Position{})); err != nil {
		return err
	}
	if err := os.Rename(filepath.Join(i.dir, UnfinishedName), File(i.dir)); err != nil {
		return err
	}
	return files.SyncDir(i.dir)
}

// ForgetPrints takes away the prints of a finished image, with which it could have been gone on with.
func ForgetPrints(dir string) error { return os.Remove(filepath.Join(dir, printsName)) }

// Close closes the files of the image.
func (i *Image) Close() error {
	var errs []error
	for _, f := range []*os.File{i.file, i.prints} {
		if f != nil {
			errs = append(errs, f.Close())
		}
	}
	return errors.Join(errs...)
}

// BeginHead writes the head of a directory that a house is put into: how many records it has come to, and their tree.
func BeginHead(name string, h Head) error {
	h.Position = Position{}
	text := make([]byte, headSlots*headSlot)
	copy(text[(h.Count%firstDurable)*headSlot:], h.Text())
	copy(text[firstDurable*headSlot:], h.Text())
	return (files.Observed{}).Replace(filepath.Dir(name), filepath.Base(name), text)
}

package store

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// SQLite keeps no checksums of the pages of a database. Its file is written only when
// pages are copied back from the write-ahead log, and the store decides when that is
// done. So the store knows the checksum of every page that is not in the log, and keeps
// them in a file of their own. With them a damaged database is found when the house is
// opened, and not when somebody happens to read the page.

const (
	sumsName  = "boardwalk.sums"
	sumsWords = "boardwalk page sums 1 "
	pageSize  = 4096
)

// pageSums are the checksums of the pages of the database, from page 1 on.
type pageSums []uint32

// sumOf returns the checksum of a page.
func sumOf(page []byte) uint32 { return crc32.Checksum(page, castagnoli) }

// text returns the checksums as they are written. All of the write-ahead log up to a
// place is in the database.
func (p pageSums) text(copied position) []byte {
	text := make([]byte, 0, len(sumsWords)+4*len(p)+32)
	text = append(text, sumsWords...)
	text = fmt.Appendf(text, "%x %08x\n", copied.salts, copied.frames)
	for _, s := range p {
		text = binary.BigEndian.AppendUint32(text, s)
	}
	return binary.BigEndian.AppendUint32(text, crc32.Checksum(text, castagnoli))
}

// errNoSums says that there are no checksums of pages to be had.
var errNoSums = errors.New("the checksums of the database's pages are missing or damaged")

// readSums reads the checksums of a directory, and up to where the write-ahead log was
// copied by then.
func readSums(dir string) (sums pageSums, copied position, err error) {
	text, err := os.ReadFile(filepath.Join(dir, sumsName))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, copied, errNoSums
	}
	if err != nil {
		return nil, copied, err
	}
	words, body, _ := bytes.Cut(text, []byte("\n"))
	var salts []byte
	_, err = fmt.Sscanf(string(words), sumsWords+"%x %x", &salts, &copied.frames)
	if err != nil || len(salts) != 8 || len(body)%4 != 0 || len(body) == 0 || crc32.Checksum(text[:len(text)-4], castagnoli) != binary.BigEndian.Uint32(text[len(text)-4:]) {
		return nil, copied, errNoSums
	}
	copy(copied.salts[:], salts)
	sums = make(pageSums, len(body)/4-1)
	for i := range sums {
		sums[i] = binary.BigEndian.Uint32(body[4*i:])
	}
	return sums, copied, nil
}

// sumAll computes the checksums of all pages of a database file.
func sumAll(file io.Reader) (sums pageSums, err error) {
	page := make([]byte, pageSize)
	for {
		if _, err := io.ReadFull(file, page); err != nil {
			return sums, short(err)
		}
		sums = append(sums, sumOf(page))
	}
}

// checkPages returns what is wrong with the database file of a directory by its
// checksums, or "". Pages that are in the write-ahead log are read from there, and
// whatever the file holds of them does not matter.
func (p pageSums) checkPages(dir string, inLog map[uint32]bool) (string, error) {
	f, err := os.Open(databaseFile(dir))
	if err != nil {
		return "", err
	}
	defer f.Close()
	page := make([]byte, 64*pageSize)
	for at := 0; at < len(p); {
		n, err := io.ReadFull(f, page)
		if short(err) != nil {
			return "", err
		}
		for i := 0; i < 64 && at < len(p); i++ {
			whole := (i+1)*pageSize <= n
			if (!whole || sumOf(page[i*pageSize:(i+1)*pageSize]) != p[at]) && !inLog[uint32(at+1)] {
				if !whole {
					return fmt.Sprintf("boardwalk.db is cut off at page %d of %d", at+1, len(p)), nil
				}
				return fmt.Sprintf("page %d of boardwalk.db is not as the house wrote it", at+1), nil
			}
			at++
		}
	}
	return "", nil
}

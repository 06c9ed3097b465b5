package sqlite

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
	SumsName  = "boardwalk.sums"
	sumsWords = "boardwalk page sums 1 "
	PageSize  = 4096
)

// PageSums are the checksums of the pages of the database, from page 1 on.
type PageSums []uint32

// sumOf returns the checksum of a page.
func sumOf(page []byte) uint32 { return crc32.Checksum(page, castagnoli) }

// text returns the checksums as they are written. All of the write-ahead log up to a
// place is in the database.
func (p PageSums) text(copied Position) []byte {
	text := make([]byte, 0, len(sumsWords)+4*len(p)+32)
	text = append(text, sumsWords...)
	text = fmt.Appendf(text, "%x %08x\n", copied.Salts, copied.Frames)
	for _, s := range p {
		text = binary.BigEndian.AppendUint32(text, s)
	}
	return binary.BigEndian.AppendUint32(text, crc32.Checksum(text, castagnoli))
}

// ErrNoSums says that there are no checksums of pages to be had.
var ErrNoSums = errors.New("the checksums of the database's pages are missing or damaged")

// ReadSums reads the checksums of a directory, and up to where the write-ahead log was
// copied by then.
func ReadSums(dir string) (sums PageSums, copied Position, err error) {
	text, err := os.ReadFile(filepath.Join(dir, SumsName))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, copied, ErrNoSums
	}
	if err != nil {
		return nil, copied, err
	}
	words, body, _ := bytes.Cut(text, []byte("\n"))
	var salts []byte
	_, err = fmt.Sscanf(string(words), sumsWords+"%x %x", &salts, &copied.Frames)
	if err != nil || len(salts) != 8 || len(body)%4 != 0 || len(body) == 0 ||
		crc32.Checksum(text[:len(text)-4], castagnoli) != binary.BigEndian.Uint32(text[len(text)-4:]) {
		return nil, copied, ErrNoSums
	}
	copy(copied.Salts[:], salts)
	sums = make(PageSums, len(body)/4-1)
	for i := range sums {
		sums[i] = binary.BigEndian.Uint32(body[4*i:])
	}
	return sums, copied, nil
}

// sumAll computes the checksums of all pages of a database file.
func sumAll(file io.Reader) (sums PageSums, err error) {
	page := make([]byte, PageSize)
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
func (p PageSums) checkPages(dir string, inLog map[uint32]bool) (string, error) {
	f, err := os.Open(File(dir))
	if err != nil {
		return "", err
	}
	defer f.Close()
	page := make([]byte, 64*PageSize)
	for at := 0; at < len(p); {
		n, err := io.ReadFull(f, page)
		if short(err) != nil {
			return "", err
		}
		for i := 0; i < 64 && at < len(p); i++ {
			whole := (i+1)*PageSize <= n
			if (!whole || sumOf(page[i*PageSize:(i+1)*PageSize]) != p[at]) && !inLog[uint32(at+1)] {
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

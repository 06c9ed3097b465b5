package sqlite

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"time"
)

// CompareWith holds what was read of the database file of a directory against the house's own checksums of its pages, so that
// a page that the disk has damaged is found when it is copied. The log, the checksums and the pages are read at different
// times; what looks wrong only because of that is gone the next time.
func (i *Image) CompareWith(dir string, db io.ReaderAt) error {
	const most = 5
	for n := 1; ; n++ {
		sums, _, err := ReadSums(dir)
		if errors.Is(err, ErrNoSums) {
			return nil // the house reads everything when it opens; so does whoever verifies the copy
		}
		if err != nil {
			return err
		}
		inLog, err := pagesInLog(dir)
		if err != nil {
			return err
		}
		page := i.differs(sums, inLog)
		if page == 0 {
			return nil
		}
		if n == most {
			return fmt.Errorf("page %d of boardwalk.db in %s is not as the house wrote it, so a copy would not be whole: "+
				"boardwalk audit verify %s says what can be done", page, dir, dir)
		}
		time.Sleep(20 * time.Millisecond)
		again := make([]byte, PageSize)
		if _, err := db.ReadAt(again, int64(page-1)*PageSize); err != nil {
			continue
		}
		if err := i.Put(page, again); err != nil {
			return err
		}
	}
}

// pagesInLog returns which pages are in the log of a directory.
func pagesInLog(dir string) (map[uint32]bool, error) {
	file, err := os.Open(LogFile(dir))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	log, err := ReadLog(file)
	return log.Pages, errors.Join(err, file.Close())
}

// differs returns the first page that is not as its checksum says and not in the log, or 0.
func (i *Image) differs(sums PageSums, inLog map[uint32]bool) uint32 {
	for n := range min(len(sums), len(i.known)) {
		if i.known[n].sum != sums[n] && !inLog[uint32(n+1)] {
			return uint32(n + 1)
		}
	}
	if len(i.known) < len(sums) && !inLog[uint32(len(i.known)+1)] {
		return uint32(len(i.known) + 1)
	}
	return 0
}

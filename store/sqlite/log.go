package sqlite

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"path/filepath"
)

// What was committed last is in the write-ahead log beside the database. SQLite reads
// the log up to the first frame whose checksum is wrong, as if the power had failed
// there. So a changed byte in the log removes everything after it, and nothing is
// wrong with the records that are left. Therefore the log itself is checked, by
// auditors and before the house is opened.

const (
	walHead   = 32 // bytes before the first frame
	FrameHead = 24 // bytes before the page of each

	largestPage = 1 << 16
)

// LogFile returns the name of the write-ahead log of a directory.
func LogFile(dir string) string { return filepath.Join(dir, "boardwalk.db-wal") }

// Log is what a write-ahead log holds, as far as SQLite can read it.
type Log struct {
	Salts  [8]byte         // of its frames; another log has others
	Frames uint32          // up to the end of its last whole transaction
	Pages  map[uint32]bool // that those frames are of
	Damage string          // what is wrong with it, or ""
	End    int64           // where its last whole transaction ends, in bytes

	held map[[8]byte]extent // all frames of the file by their salts, whether they can be read or not
}

// extent is how many frames of the same salts there are, and up to which frame of the
// file.
type extent struct{ count, end uint32 }

// hold takes note of the frame of a number, whatever is in it.
func (l *Log) hold(frame []byte, n int) {
	salts := [8]byte(frame[8:])
	l.held[salts] = extent{l.held[salts].count + 1, uint32(n) + 1}
}

// within reports whether all frames of the file are in the database, which has the log up to
// a place and all older logs. Two frames with the same salts are of a log; salts that
// only one frame has are damage.
func (l *Log) within(copied Position) bool {
	for salts, e := range l.held {
		of := Position{Salts: salts}
		switch {
		case salts == copied.Salts && e.end > copied.Frames:
			return false
		case salts != copied.Salts && salts != [8]byte{} && e.count > 1 && !of.Later(copied.Salts):
			return false
		}
	}
	return true
}

// ReadLog reads a log. It begins with the salts of its frames; frames with older salts
// may follow, which do not count.
func ReadLog(from io.Reader) (l Log, err error) {
	l.Pages, l.held = map[uint32]bool{}, map[[8]byte]extent{}
	r := bufio.NewReaderSize(from, 1<<20)
	head := make([]byte, walHead)
	if _, err := io.ReadFull(r, head); err != nil {
		return l, short(err)
	}
	sum := walSum{order: binary.LittleEndian}
	if head[3]&1 != 0 {
		sum.order = binary.BigEndian
	}
	copy(l.Salts[:], head[16:])
	sum.add(head[:24])
	page := binary.BigEndian.Uint32(head[8:])
	if !sum.is(head[24:]) || page > largestPage {
		l.Damage = "the write-ahead log was changed: its first bytes are none that anybody writes, and nothing in it can be read"
		return l, l.holdAll(r)
	}
	frame := make([]byte, FrameHead+page)
	l.End = walHead
	var open []uint32 // pages of a transaction whose end is still to come
	broken, lost := -1, 0
	for n := 0; ; n++ {
		if _, err := io.ReadFull(r, frame); err != nil {
			if err = short(err); err != nil || lost < 2 {
				return l, err
			}
			break
		}
		l.hold(frame, n)
		ours := bytes.Equal(frame[8:16], l.Salts[:])
		last := binary.BigEndian.Uint32(frame[4:]) != 0 // of a transaction
		if broken < 0 {
			sum.add(frame[:8])
			sum.add(frame[FrameHead:])
			if ours && sum.is(frame[16:]) {
				open = append(open, binary.BigEndian.Uint32(frame))
				if last {
					l.take(&open, n)
					l.End = walHead + int64(n+1)*int64(len(frame))
				}
				continue
			}
			broken = n
		}
		if ours && last {
			lost++
		}
	}
	l.Damage = fmt.Sprintf("the write-ahead log was changed at frame %d, byte %d or after it: %d transactions cannot be read any more", broken,
		walHead+broken*len(frame), lost)
	return l, nil
}

// holdAll takes note of all frames of a log whose head cannot be read.
func (l *Log) holdAll(r io.Reader) error {
	frame := make([]byte, FrameHead+PageSize)
	for n := 0; ; n++ {
		if _, err := io.ReadFull(r, frame); err != nil {
			return short(err)
		}
		l.hold(frame, n)
	}
}

// take takes a transaction that ends with a frame.
func (l *Log) take(open *[]uint32, frame int) {
	for _, p := range *open {
		l.Pages[p] = true
	}
	*open = (*open)[:0]
	l.Frames = uint32(frame) + 1
}

// short returns nil for the error that a file ends early, and other errors as they
// are.
func short(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return nil
	}
	return err
}

// walSum is the checksum of the log's format.
type walSum struct {
	order binary.ByteOrder
	a, b  uint32
}

// add adds data to the checksum.
func (s *walSum) add(data []byte) {
	for ; len(data) >= 8; data = data[8:] {
		s.a += s.order.Uint32(data) + s.b
		s.b += s.order.Uint32(data[4:]) + s.a
	}
}

// is reports whether the checksum is the one that is kept.
func (s *walSum) is(kept []byte) bool {
	return binary.BigEndian.Uint32(kept) == s.a && binary.BigEndian.Uint32(kept[4:]) == s.b
}

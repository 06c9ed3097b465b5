package audit

import (
	"bufio"
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"os"
	"path/filepath"

	"boardwalk/store"
)

// What was committed last is in the write-ahead log beside the database. The database
// reads the log up to the first frame whose checksum is wrong, as if the power had
// failed there. So a changed byte in the log removes everything after it, and nothing
// is wrong with the records that are left. Therefore the log itself is checked.

const (
	walHead  = 32 // bytes before the first frame
	walFrame = 24 // bytes before the page of each

	largestPage = 1 << 16
)

// walDamage returns what is wrong with the write-ahead log of a directory, or "". When
// the power fails, at most one transaction is half written; anything else that cannot
// be read was changed.
func walDamage(dir string) (string, error) {
	f, err := os.Open(filepath.Join(dir, "boardwalk.db-wal"))
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	defer f.Close()
	// Beside a house that writes, a frame may be read that is not yet all there, or
	// the log be begun anew: what is wrong is wrong twice at the same place.
	for was := (damage{}); ; {
		d, err := readWAL(io.NewSectionReader(f, 0, 1<<62))
		if err != nil || d.text == "" {
			return "", err
		}
		if d.frame == was.frame && d.salts == was.salts {
			return d.text, nil
		}
		was = d
	}
}

// damage is what is wrong with a write-ahead log.
type damage struct {
	text  string
	frame int // the first that cannot be read, from one; none of them if zero, but the head
	salts [8]byte
}

// readWAL reads a log. It begins with the salts of its frames; frames with older salts
// may follow, which do not count.
func readWAL(from io.Reader) (d damage, err error) {
	r := bufio.NewReaderSize(from, 1<<20)
	head := make([]byte, walHead)
	if _, err := io.ReadFull(r, head); err != nil {
		return d, short(err)
	}
	sum := walSum{order: binary.LittleEndian}
	if head[3]&1 != 0 {
		sum.order = binary.BigEndian
	}
	copy(d.salts[:], head[16:])
	sum.add(head[:24])
	page := binary.BigEndian.Uint32(head[8:])
	if !sum.is(head[24:]) || page > largestPage {
		d.text = "the write-ahead log was changed: its first bytes are none that anybody writes, and nothing in it can be read"
		return d, nil
	}
	frame := make([]byte, walFrame+page)
	broken, lost := -1, 0
	for n := 0; ; n++ {
		if _, err := io.ReadFull(r, frame); err != nil {
			if err = short(err); err != nil || lost < 2 {
				return d, err
			}
			break
		}
		ours := bytes.Equal(frame[8:16], d.salts[:])
		if broken < 0 {
			sum.add(frame[:8])
			sum.add(frame[walFrame:])
			if ours && sum.is(frame[16:]) {
				continue
			}
			broken = n
		}
		if ours && binary.BigEndian.Uint32(frame[4:]) != 0 { // the last of a transaction
			lost++
		}
	}
	d.frame = broken + 1
	d.text = fmt.Sprintf("the write-ahead log was changed at frame %d, byte %d or after it: %d transactions cannot be read any more", broken,
		walHead+broken*len(frame), lost)
	return d, nil
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

// damageOf returns what is wrong with the files themselves: the write-ahead log, and
// what the database finds of itself.
func damageOf(s *store.Snapshot, dir string) listing[string] {
	return func(ctx context.Context) iter.Seq2[string, error] {
		return func(yield func(string, error) bool) {
			if text, err := walDamage(dir); (text != "" || err != nil) && !yield(text, err) {
				return
			}
			s.Damage(ctx)(yield)
		}
	}
}

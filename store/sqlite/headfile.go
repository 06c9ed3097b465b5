package sqlite

import (
	"encoding/hex"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"os"
	"strings"
	"sync"

	"golang.org/x/mod/sumdb/tlog"

	"boardwalk/store/files"
)

// HeadName is the file that says how far the house has come. It is written after every
// commit and without waiting for the disk, so after a program was killed it is exact,
// and after a power cut it is some seconds old. It is never ahead of the database. So a
// database that has less was damaged, or is a copy.
const HeadName = "boardwalk.head"

// Head is how far the house had come at one moment.
type Head struct {
	Count    uint64    // of heads that were written
	Size     int64     // how many records there were
	Hash     tlog.Hash // of their tree
	Position           // in the write-ahead log; no frames if all of it was in the database
}

// A head is one line in one of four slots. The first two are written by turns after
// every commit, and the others by turns when the file is made durable, also by the next
// program. So the newest head that is durable is whole, whenever the power fails.
const (
	headSlot     = 512
	headSlots    = 4
	firstDurable = 2 // of the slots that are written when the file is made durable
	headWords    = "boardwalk head 1"
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Text returns a head as it is written.
func (h *Head) Text() []byte {
	line := fmt.Sprintf("%s %d %d %s %x %d", headWords, h.Count, h.Size, h.Hash, h.Salts, h.Frames)
	return fmt.Appendf(make([]byte, 0, headSlot), "%-240s %08x\n", line, crc32.Checksum([]byte(line), castagnoli))
}

// parseHead reads a slot. It reports false if nothing that was written as a whole is
// in it.
func parseHead(slot []byte) (h Head, ok bool) {
	text, _, _ := strings.Cut(string(slot), "\n")
	if len(text) != 249 {
		return h, false
	}
	line := strings.TrimRight(text[:240], " ")
	var hash, salts string
	n, err := fmt.Sscanf(line, headWords+" %d %d %s %s %d", &h.Count, &h.Size, &hash, &salts, &h.Frames)
	if err != nil || n != 5 {
		return h, false
	}
	raw, err := hex.DecodeString(salts)
	if err != nil || len(raw) != len(h.Salts) {
		return h, false
	}
	copy(h.Salts[:], raw)
	if h.Hash, err = tlog.ParseHash(hash); err != nil {
		return h, false
	}
	return h, string(h.Text()) == text+"\n"
}

// ReadHead returns the newest head in a file. It returns an error of fs.ErrNotExist
// if there is no file, and ErrNoHead if it holds none.
func ReadHead(name string) (newest Head, err error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return Head{}, err
	}
	found := false
	for at := 0; at < len(text); at += headSlot {
		if h, ok := parseHead(text[at:min(at+headSlot, len(text))]); ok && (!found || h.Count > newest.Count) {
			newest, found = h, true
		}
	}
	if !found {
		return Head{}, ErrNoHead
	}
	return newest, nil
}

// ErrNoHead says that a file holds no head.
var ErrNoHead = errors.New("it cannot be read")

// HeadFile is a file of heads that is open for writing.
type HeadFile struct {
	mu   sync.Mutex
	f    *os.File
	told files.Observed
	name string
	last []byte // the head that was written last

	syncing sync.Mutex // is held while a head is made durable
	durable int64      // the slot of the newest head that is durable
}

// OpenHead opens a file of heads, and makes it if there is none. What a program that
// was killed has written there is made durable.
func OpenHead(path, name string, told files.Observed) (*HeadFile, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	w := &HeadFile{f: f, told: told, name: name, durable: firstDurable}
	text, err := os.ReadFile(path)
	if err == nil && len(text) > 0 {
		w.durable = newestDurable(text)
		err = f.Sync()
	}
	if err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", name, err), f.Close())
	}
	return w, nil
}

// newestDurable returns which of the slots that are written by turns when the file is
// made durable has the newest head.
func newestDurable(text []byte) int64 {
	newest, in := uint64(0), int64(firstDurable)
	for slot := firstDurable; slot < headSlots && slot*headSlot < len(text); slot++ {
		if h, ok := parseHead(text[slot*headSlot : min(len(text), (slot+1)*headSlot)]); ok && h.Count > newest {
			newest, in = h.Count, int64(slot)
		}
	}
	return in
}

// Write writes a head into its slot.
func (w *HeadFile) Write(h *Head) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.last = h.Text()
	return w.put(int64(h.Count % firstDurable))
}

// put writes the last head into a slot.
func (w *HeadFile) put(slot int64) error {
	if _, err := w.f.WriteAt(w.last, slot*headSlot); err != nil {
		return fmt.Errorf("%s: %w", w.name, err)
	}
	w.told.Wrote(w.name, slot*headSlot, w.last)
	return nil
}

// Sync makes the last head durable. The newest head that is durable already stays until
// then, whatever becomes of the slots that are being written.
func (w *HeadFile) Sync() error {
	w.syncing.Lock()
	defer w.syncing.Unlock()
	next := firstDurable + (w.durable-firstDurable+1)%(headSlots-firstDurable)
	wrote, err := w.putLast(next)
	if err != nil {
		return err
	}
	if err := w.f.Sync(); err != nil {
		return fmt.Errorf("%s: %w", w.name, err)
	}
	if wrote {
		w.durable = next
	}
	w.told.Synced(w.name)
	return nil
}

// putLast writes the last head into a slot, and reports whether there is one.
func (w *HeadFile) putLast(slot int64) (bool, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.last == nil {
		return false, nil
	}
	return true, w.put(slot)
}

var _ io.Closer = (*HeadFile)(nil)

// Close closes the file.
func (w *HeadFile) Close() error { return w.f.Close() }

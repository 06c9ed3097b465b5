package sqlite

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"io"
)

// Transactions reads a write-ahead log, one whole transaction after the other, up to the first frame that is not as it was
// written. [ReadLog] says whether that is the end of the log or damage.
type Transactions struct {
	Salts  [8]byte // of the frames; zero if there is no log
	Frames uint32  // up to the end of the last transaction that was returned
	Pages  uint32  // how long the database is after it

	from  io.ReaderAt
	r     *bufio.Reader
	sum   walSum
	whole walSum // up to the end of the last transaction
	frame []byte
	read  uint32
	open  []Page
}

// Page is a page of the database as a transaction left it.
type Page struct {
	Number uint32 // from 1 on
	Data   []byte
}

// ReadTransactions begins to read a log. A file that is too short to hold one, or whose first bytes are damaged, has none.
func ReadTransactions(from io.ReaderAt) (*Transactions, error) {
	t := &Transactions{from: from, sum: walSum{order: binary.LittleEndian}}
	head := make([]byte, walHead)
	if _, err := from.ReadAt(head, 0); err != nil {
		return t, short(err)
	}
	if head[3]&1 != 0 {
		t.sum.order = binary.BigEndian
	}
	t.sum.add(head[:24])
	if !t.sum.is(head[24:]) || binary.BigEndian.Uint32(head[8:]) != PageSize {
		return t, nil
	}
	copy(t.Salts[:], head[16:])
	t.frame, t.whole = make([]byte, FrameHead+PageSize), t.sum
	t.r = bufio.NewReaderSize(nil, 1<<20)
	t.back()
	return t, nil
}

// back goes back to the end of the last whole transaction.
func (t *Transactions) back() {
	t.sum, t.read = t.whole, t.Frames
	t.r.Reset(io.NewSectionReader(t.from, LogBytes(t.Frames), 1<<62))
}

// Next returns the pages of the next transaction, or io.EOF. They are reused for the one after it. After io.EOF it goes on
// if the log has grown.
func (t *Transactions) Next() ([]Page, error) {
	if t.frame == nil {
		return nil, io.EOF
	}
	t.open = t.open[:0]
	for {
		_, err := io.ReadFull(t.r, t.frame)
		if err == nil {
			t.sum.add(t.frame[:8])
			t.sum.add(t.frame[FrameHead:])
		}
		if err != nil || !bytes.Equal(t.frame[8:16], t.Salts[:]) || !t.sum.is(t.frame[16:]) {
			t.back()
			if short(err) != nil {
				return nil, err
			}
			return nil, io.EOF
		}
		t.read++
		t.hold()
		if pages := binary.BigEndian.Uint32(t.frame[4:]); pages != 0 {
			t.Frames, t.Pages, t.whole = t.read, pages, t.sum
			return t.open, nil
		}
	}
}

// hold adds the frame to the transaction that is being read.
func (t *Transactions) hold() {
	if len(t.open) < cap(t.open) { // with the memory of an earlier page
		t.open = t.open[:len(t.open)+1]
	} else {
		t.open = append(t.open, Page{})
	}
	p := &t.open[len(t.open)-1]
	p.Number = binary.BigEndian.Uint32(t.frame)
	p.Data = append(p.Data[:0], t.frame[FrameHead:]...)
}

// LogBytes is how long a log is that has so many frames.
func LogBytes(frames uint32) int64 {
	return walHead + int64(frames)*(FrameHead+PageSize)
}

// SaltsOf returns the salts of the frames that a log has now. They are the first that is written when it is begun anew.
func SaltsOf(log io.ReaderAt) (salts [8]byte, err error) {
	_, err = log.ReadAt(salts[:], 16)
	return salts, err
}

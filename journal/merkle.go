package journal

import (
	"fmt"
	"math/bits"

	"golang.org/x/mod/sumdb/tlog"
)

// Log is the Merkle tree over the lines so far, as much of it as is needed to
// add the next one: the heads of the complete trees at its right edge, at most
// one of each height. The hashes that it gives out are kept by somebody else.
type Log struct {
	size int64
	edge [64]tlog.Hash // by height; those whose bit is set in size
}

// OpenLog continues a tree of so many lines whose hashes are kept.
func OpenLog(size int64, kept tlog.HashReader) (*Log, error) {
	l := &Log{size: size}
	for h := range l.edge {
		if size>>h&1 == 0 {
			continue
		}
		left := size >> (h + 1) << 1 // complete trees of this height before it
		got, err := kept.ReadHashes([]int64{tlog.StoredHashIndex(h, left)})
		if err != nil {
			return nil, fmt.Errorf("the hashes of %d records: %w", size, err)
		}
		l.edge[h] = got[0]
	}
	return l, nil
}

// Size returns how many lines there are.
func (l *Log) Size() int64 { return l.size }

// Append adds a line and returns the hashes that it completes, that of the line
// itself first and each next one a level higher.
func (l *Log) Append(line []byte) []tlog.Hash {
	hashes := make([]tlog.Hash, 1, bits.TrailingZeros64(^uint64(l.size))+1)
	hashes[0] = tlog.RecordHash(line)
	h := 0
	for ; l.size>>h&1 != 0; h++ {
		hashes = append(hashes, tlog.NodeHash(l.edge[h], hashes[h]))
	}
	l.edge[h] = hashes[h]
	l.size++
	return hashes
}

// Head returns the head of the whole tree.
func (l *Log) Head() tlog.Hash {
	head, err := tlog.TreeHash(l.size, tlog.HashReaderFunc(l.read))
	if err != nil {
		panic("journal: " + err.Error())
	}
	return head
}

// read finds a hash at the right edge.
func (l *Log) read(indexes []int64) ([]tlog.Hash, error) {
	hashes := make([]tlog.Hash, len(indexes))
	for i, x := range indexes {
		h, n := tlog.SplitStoredHashIndex(x)
		if l.size>>h&1 == 0 || n != l.size>>(h+1)<<1 {
			return nil, fmt.Errorf("hash %d is not at the edge of %d records", x, l.size)
		}
		hashes[i] = l.edge[h]
	}
	return hashes, nil
}

// Holder says which record completed a stored hash, and at which place among
// the hashes that it completed: where [Log.Append] gave it out.
func Holder(index int64) (seq int64, place int) {
	h, n := tlog.SplitStoredHashIndex(index)
	return (n+1)<<h - 1, h
}

// Hashes are all stored hashes of a tree in their order, as a [tlog.HashReader].
type Hashes []tlog.Hash

// ReadHashes returns some of them.
func (s Hashes) ReadHashes(indexes []int64) ([]tlog.Hash, error) {
	hashes := make([]tlog.Hash, len(indexes))
	for i, x := range indexes {
		if x < 0 || x >= int64(len(s)) {
			return nil, fmt.Errorf("there is no hash %d", x)
		}
		hashes[i] = s[x]
	}
	return hashes, nil
}

// Includes proves that the record seq is in the tree of a checkpoint of so many
// records. Anybody can hold the proof against the checkpoint with
// [tlog.CheckRecord].
func Includes(size, seq int64, kept tlog.HashReader) (tlog.RecordProof, error) {
	return tlog.ProveRecord(size, seq, kept)
}

// Continues proves that the tree of an older checkpoint is the beginning of the
// tree of a newer one; see [tlog.CheckTree].
func Continues(size, older int64, kept tlog.HashReader) (tlog.TreeProof, error) {
	return tlog.ProveTree(size, older, kept)
}

package audit

import (
	"crypto/sha256"

	"golang.org/x/mod/sumdb/tlog"
)

// tree is the Merkle tree, computed twice: from the lines, and from the kept hashes. A
// change spoils every hash above it in one of the two; the other one tells where the
// change is.
type tree struct {
	size       int64
	anew, kept [64]node // the right edge, by height
}

// node is a hash, if it is known. The hashes over a missing record are not.
type node struct {
	hash  tlog.Hash
	known bool
}

// is reports whether the node is known and has a hash.
func (n node) is(h tlog.Hash) bool { return n.known && n.hash == h }

// join returns the node above two nodes.
func join(a, b node) node {
	if !a.known || !b.known {
		return node{}
	}
	var text [1 + 2*tlog.HashSize]byte // as [tlog.NodeHash] hashes it, which takes memory anew each time
	text[0] = 1
	copy(text[1:], a.hash[:])
	copy(text[1+tlog.HashSize:], b.hash[:])
	return node{sha256.Sum256(text[:]), true}
}

// add adds a record with the hashes that are kept beside it, and calls wrong for
// each of those, by height, that is not what it should be.
func (t *tree) add(leaf tlog.Hash, kept []tlog.Hash, wrong func(height int)) {
	keptAt := func(h int) node {
		if h < len(kept) {
			return node{kept[h], true}
		}
		wrong(h)
		return node{}
	}
	anew, mine := node{leaf, true}, keptAt(0)
	if mine.known && mine != anew {
		wrong(0)
	}
	h := 0
	for ; t.size>>h&1 != 0; h++ {
		above := join(t.anew[h], anew)
		below := above
		if t.kept[h] != t.anew[h] || mine != anew { // else the same two would be hashed twice
			below = join(t.kept[h], mine)
		}
		mine = keptAt(h + 1)
		if mine.known && (above.known || below.known) && !above.is(mine.hash) && !below.is(mine.hash) {
			wrong(h + 1)
		}
		if !mine.known {
			mine = below
		}
		anew = above
	}
	if len(kept) > h+1 {
		wrong(h + 1)
	}
	t.anew[h], t.kept[h] = anew, mine
	t.size++
}

// skip leaves out a record that is missing, with its hashes.
func (t *tree) skip() {
	h := 0
	for t.size>>h&1 != 0 {
		h++
	}
	t.anew[h], t.kept[h] = node{}, node{}
	t.size++
}

// head returns the head of one of the two trees.
func (t *tree) head(edge *[64]node) node {
	known := true
	head, err := tlog.TreeHash(t.size, tlog.HashReaderFunc(func(indexes []int64) ([]tlog.Hash, error) {
		hashes := make([]tlog.Hash, len(indexes))
		for i, x := range indexes {
			h, _ := tlog.SplitStoredHashIndex(x)
			known = known && edge[h].known
			hashes[i] = edge[h].hash
		}
		return hashes, nil
	}))
	return node{head, known && err == nil}
}

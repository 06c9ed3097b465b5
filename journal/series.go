package journal

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"

	"boardwalk/chance"
)

// SeriesLen is how many rounds have their seeds committed to by one [Series].
const SeriesLen = 256

// height of the tree over the seeds of a series.
const height = 8

// Tree is the Merkle tree (RFC 6962) over the seeds of a series. Its root commits
// the house to all of them, and each can be published without any other.
type Tree struct {
	table string
	first uint64
	nodes [2 * SeriesLen]Digest // the children of node n are 2n and 2n+1; the root is 1, the leaves begin at SeriesLen
}

// NewTree returns the tree of the series with the given number that begins with
// the round first.
func NewTree(master chance.Seed, table string, series, first uint64) *Tree {
	t := &Tree{table: table, first: first}
	for i := range uint64(SeriesLen) {
		t.nodes[SeriesLen+i] = LeafOf(table, first+i, SeedOf(master, table, series, first+i))
	}
	for n := SeriesLen - 1; n > 0; n-- {
		t.nodes[n] = nodeOf(&t.nodes[2*n], &t.nodes[2*n+1])
	}
	return t
}

// nodeOf is the hash of a node, by RFC 6962.
func nodeOf(left, right *Digest) Digest {
	var b [1 + 2*sha256.Size]byte
	b[0] = 1
	copy(b[1:], left[:])
	copy(b[1+sha256.Size:], right[:])
	return sha256.Sum256(b[:])
}

// Root returns the root of the tree.
func (t *Tree) Root() Digest { return t.nodes[1] }

// Leaf returns the leaf of a round of the series.
func (t *Tree) Leaf(round uint64) Digest { return t.nodes[SeriesLen+round-t.first] }

// Path returns what leads from the leaf of a round to the root: the other child
// at each level, the lowest first. [SeriesPath.Leads] checks it.
func (t *Tree) Path(round uint64) SeriesPath {
	var p SeriesPath
	for i, n := 0, SeriesLen+round-t.first; n > 1; i, n = i+1, n/2 {
		p[i] = t.nodes[n^1]
	}
	return p
}

// SeriesPath is the way from a leaf to the root of a [Tree].
type SeriesPath [height]Digest

// Leads reports whether the path leads from the leaf at an index of a series to
// its root.
func (p *SeriesPath) Leads(leaf Digest, index uint64, root Digest) bool {
	if index >= SeriesLen {
		return false
	}
	at := leaf
	for i := range p {
		if index>>i&1 == 0 {
			at = nodeOf(&at, &p[i])
		} else {
			at = nodeOf(&p[i], &at)
		}
	}
	return at == root
}

// String writes the path in base64.
func (p *SeriesPath) String() string {
	b := make([]byte, 0, height*sha256.Size)
	for i := range p {
		b = append(b, p[i][:]...)
	}
	return base64.StdEncoding.EncodeToString(b)
}

// ParsePath reads a path that [SeriesPath.String] wrote.
func ParsePath(s string) (SeriesPath, error) {
	var p SeriesPath
	b, err := base64.StdEncoding.DecodeString(s)
	if err != nil || len(b) != height*sha256.Size {
		return p, fmt.Errorf("a path in a series is %d bytes in base64", height*sha256.Size)
	}
	for i := range p {
		p[i] = Digest(b[i*sha256.Size:])
	}
	if p.String() != s {
		return p, fmt.Errorf("a path in a series is written in one form alone")
	}
	return p, nil
}

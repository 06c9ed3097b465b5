package journal

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"hash"
	"slices"

	"boardwalk/chance"
	"boardwalk/table"
)

// Digest is a SHA-256 hash. In records it stands as 64 hexadecimal digits.
type Digest [sha256.Size]byte

// String writes the digest in hexadecimal digits, small letters.
func (d Digest) String() string { return hex.EncodeToString(d[:]) }

// ParseDigest reads a digest that [Digest.String] wrote.
func ParseDigest(s string) (Digest, error) {
	var d Digest
	if n, err := hex.Decode(d[:], []byte(s[:min(len(s), hex.EncodedLen(len(d)))])); err != nil || n != len(d) || d.String() != s {
		return Digest{}, fmt.Errorf("a hash has %d digits, 0-9 and a-f, and %q is none", hex.EncodedLen(len(d)), s)
	}
	return d, nil
}

// ParseSecret reads the seed of a round or what a player gave to a cut. It must
// be written as [chance.Seed.String] writes it, so that it has one form alone.
func ParseSecret(s string) (chance.Seed, error) {
	seed, err := chance.ParseSeed(s)
	if err == nil && seed.String() != s {
		err = fmt.Errorf("a seed is written in small letters")
	}
	return seed, err
}

// Each use of a hash has a domain of its own, so that no value that was made for
// one of them can be passed off as another.
const (
	seedDomain  = "boardwalk seed v1"
	leafDomain  = "boardwalk leaf v1"
	chainDomain = "boardwalk chain v1"
	cutDomain   = "boardwalk cut v1"
	drawDomain  = "boardwalk draw v2"
	moodDomain  = "boardwalk mood v1"
)

// text hashes a text with its length before it, so that no two lists of texts
// look alike.
func text(h hash.Hash, s string) {
	number(h, uint64(len(s)))
	h.Write([]byte(s))
}

// number hashes a number as eight bytes, the highest first.
func number(h hash.Hash, n uint64) {
	var b [8]byte
	binary.BigEndian.PutUint64(b[:], n)
	h.Write(b[:])
}

// SeedOf returns the seed of a round: the HMAC-SHA256, under the master of its
// series, of the domain, the table, the series and the round.
func SeedOf(master chance.Seed, table string, series, round uint64) chance.Seed {
	h := hmac.New(sha256.New, master[:])
	text(h, seedDomain)
	text(h, table)
	number(h, series)
	number(h, round)
	return chance.Seed(h.Sum(nil))
}

// LeafOf returns what is published of a seed before anybody wagers: the leaf of
// its series' tree.
func LeafOf(table string, round uint64, seed chance.Seed) Digest {
	h := sha256.New()
	h.Write([]byte{0}) // a leaf, by RFC 6962
	text(h, leafDomain)
	text(h, table)
	number(h, round)
	h.Write(seed[:])
	return Digest(h.Sum(nil))
}

// Mix is what decides a round's outcomes beside its seed, all of it public when
// the first of them is drawn.
type Mix struct {
	Chain  Digest      // of the round before, see [ChainOf]
	Cuts   []Opened    // the cuts that were opened, by seat
	Beacon BeaconValue // zero without a beacon
}

// Opened is a cut that a player has opened.
type Opened struct {
	Seat   table.Seat
	Person string
	Secret chance.Seed
}

// BeaconValue is what an outside beacon gave for a round.
type BeaconValue struct {
	Round uint64 // the beacon's own; zero for no beacon
	Value Digest // the SHA-256 of the beacon's signature
}

// write hashes cuts and beacon.
func (m *Mix) write(h hash.Hash) {
	cuts := m.Cuts
	if !slices.IsSortedFunc(cuts, bySeat) {
		cuts = slices.SortedFunc(slices.Values(cuts), bySeat)
	}
	number(h, uint64(len(cuts)))
	for i := range cuts {
		number(h, uint64(cuts[i].Seat))
		text(h, cuts[i].Person)
		h.Write(cuts[i].Secret[:])
	}
	number(h, m.Beacon.Round)
	if m.Beacon.Round != 0 {
		h.Write(m.Beacon.Value[:])
	}
}

func bySeat(a, b Opened) int { return int(a.Seat) - int(b.Seat) }

// FirstChain is what the first round of a table is chained to.
func FirstChain(table string) Digest {
	h := sha256.New()
	text(h, chainDomain)
	text(h, table)
	return Digest(h.Sum(nil))
}

// ChainOf returns what the next round is chained to: a hash of the chain before
// this round, of the round's leaf, and of all that was mixed into it. So nobody
// can change anything of an earlier round without changing every later one.
func ChainOf(leaf Digest, m *Mix) Digest {
	h := sha256.New()
	text(h, chainDomain)
	h.Write(m.Chain[:])
	h.Write(leaf[:])
	m.write(h)
	return Digest(h.Sum(nil))
}

// NewRound is the source of the outcomes of one round of play at a table. The
// key of its stream is the HMAC-SHA256, under the seed, of the domain, the
// table, the round, and what is mixed in. The stream is that of
// [chance.NewSecure], whose draws are without bias.
//
// The seed is fixed before the wagers, and every cut before anybody sees
// another one's. So whoever knows the seed does not know the outcomes as long as
// one cut is a secret of somebody else, or the beacon has not spoken.
func NewRound(seed chance.Seed, table string, round uint64, m *Mix) *chance.Secure {
	return chance.NewSecure(KeyOf(seed, table, round, m))
}

// KeyOf returns the key of the stream of [NewRound].
func KeyOf(seed chance.Seed, table string, round uint64, m *Mix) chance.Seed {
	h := hmac.New(sha256.New, seed[:])
	text(h, drawDomain)
	text(h, table)
	number(h, round)
	h.Write(m.Chain[:])
	m.write(h)
	return chance.Seed(h.Sum(nil))
}

// Mood is the source by which a bot varies its play at a place of a table's
// records. It follows from the seed of the round, so nobody outside the house can
// predict it, and whoever has the seed later can find it again.
func Mood(seed chance.Seed, table string, round, place uint64) *chance.Secure {
	h := hmac.New(sha256.New, seed[:])
	text(h, moodDomain)
	text(h, table)
	number(h, round)
	number(h, place)
	return chance.NewSecure(chance.Seed(h.Sum(nil)))
}

// Redraw draws what was drawn before once more and says which outcome differs.
// After it, the source goes on where the round stood: that is how a table finds
// the same cards to come after a crash, and how an auditor checks those that
// came.
func Redraw(source chance.Source, drawn []chance.Drawn) error {
	for i, d := range drawn {
		if d.N < 1 {
			return fmt.Errorf("draw %d is of nothing", i+1)
		}
		if got := source.Draw(d.N); got != d.Got {
			return fmt.Errorf("draw %d was %v, but the seed gives %d", i+1, d, got)
		}
	}
	return nil
}

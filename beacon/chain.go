package beacon

import (
	"encoding/hex"
	"fmt"
	"math"
	"time"
)

// Scheme is the signature scheme of every chain here, under drand's name for it: BLS on the curve
// BLS12-381 with signatures in G1 and keys in G2. A round's signature does not depend on the round
// before.
const Scheme = "bls-unchained-g1-rfc9380"

// Chain is a beacon. Two chains are the same if they are equal.
type Chain struct {
	PublicKey string `json:"public_key"` // a compressed point of G2, in 192 hexadecimal digits
	Genesis   int64  `json:"genesis"`    // when round 1 was due, in seconds since 1970
	Period    int    `json:"period"`     // from one round to the next, in seconds
	Scheme    string `json:"scheme"`     // always [Scheme]
	Hash      string `json:"hash"`       // by which the beacon's servers know it, in 64 hexadecimal digits
}

// Quicknet is the public chain of the League of Entropy, a group of universities and companies of
// which no few could know or choose a value alone.
var Quicknet = Chain{
	PublicKey: "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c" +
		"8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb" +
		"5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
	Genesis: 1692803367,
	Period:  3,
	Scheme:  Scheme,
	Hash:    "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
}

// MaxRound is the highest round that is looked at. It keeps every time within reach of arithmetic.
const MaxRound = 1 << 40

// The bounds of a chain's numbers.
const (
	maxGenesis = 1 << 36
	maxPeriod  = 3600
)

// New returns a chain for verifying alone, without the hash by which servers know it. It returns
// an error of one sentence if the chain could not be verified.
func New(scheme, publicKey string, genesis, period int64) (*Chain, error) {
	c := &Chain{PublicKey: publicKey, Genesis: genesis, Period: int(min(period, math.MaxInt32)), Scheme: scheme}
	return c, c.check()
}

// Check returns what is wrong with a chain in one sentence, or nil.
func (c Chain) Check() error {
	if !isHex(c.Hash, 32) {
		return fmt.Errorf("the hash of the beacon must be 64 hexadecimal digits in small letters")
	}
	return c.check()
}

// check is Check without the hash.
func (c Chain) check() error {
	switch {
	case c.Scheme != Scheme:
		return fmt.Errorf("the scheme of the beacon must be %q, not %q", Scheme, c.Scheme)
	case c.Genesis < 1 || c.Genesis > maxGenesis:
		return fmt.Errorf("the genesis of the beacon must be a time in seconds since 1970, not %d", c.Genesis)
	case c.Period < 1 || c.Period > maxPeriod:
		return fmt.Errorf("the period of the beacon must be from 1 to %d seconds, not %d", maxPeriod, c.Period)
	case !isHex(c.PublicKey, keySize):
		return fmt.Errorf("the public key of the beacon must be %d hexadecimal digits in small letters", 2*keySize)
	}
	_, err := c.key()
	return err
}

// isHex reports whether a text is so many bytes in hexadecimal digits, in the one way in which
// they are written here.
func isHex(s string, size int) bool {
	b, err := hex.DecodeString(s)
	return err == nil && len(b) == size && hex.EncodeToString(b) == s
}

// Due returns when a round's value is to come. Before that nobody has it.
func (c Chain) Due(round uint64) time.Time {
	if round == 0 {
		round = 1
	}
	return time.Unix(c.Genesis+int64(min(round, MaxRound)-1)*int64(c.Period), 0).UTC()
}

// At returns the latest round that was due at a time, or 0 if it is before the first. The first
// round after the time is one more.
func (c Chain) At(t time.Time) uint64 {
	since := t.Unix() - c.Genesis
	if since < 0 || c.Period < 1 {
		return 0
	}
	return min(uint64(since)/uint64(c.Period)+1, MaxRound)
}

package journal

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"time"

	"boardwalk/chance"
	"boardwalk/table"
)

// CutOf returns the hash by which a player gives a cut while wagers are made. The
// secret is 32 random bytes, which the player's own program shows when no more
// wagers are accepted. Table, round, seat and person are part of it, so that
// nobody can give another one's cut as their own.
func CutOf(table string, round uint64, seat table.Seat, person string, secret chance.Seed) Digest {
	h := sha256.New()
	text(h, cutDomain)
	text(h, table)
	number(h, round)
	number(h, uint64(seat))
	text(h, person)
	h.Write(secret[:])
	return Digest(h.Sum(nil))
}

// Beacon is a public source of random values outside the house: a value for each
// of its rounds, at a time that is known beforehand, with a signature that anybody
// can check.
type Beacon interface {
	// At returns the latest round that is due at a time or was before; zero before
	// the first.
	At(t time.Time) uint64

	// Due returns when the value of a round is published.
	Due(round uint64) time.Time

	// Verify returns an error unless a value is the signature of a round.
	Verify(round uint64, value []byte) error
}

// BeaconChain says which beacon a table uses, as its records have it.
type BeaconChain struct {
	Scheme  string `json:"scheme"`
	Key     string `json:"key"`     // the public key, in hexadecimal digits
	Genesis int64  `json:"genesis"` // when round 1 is due, in seconds since 1970
	Period  int64  `json:"period"`  // seconds from round to round
}

// BeaconOf returns what is mixed into a round of a beacon's signature.
func BeaconOf(round uint64, signature []byte) BeaconValue {
	return BeaconValue{Round: round, Value: sha256.Sum256(signature)}
}

// ParseSignature reads the signature of a beacon from hexadecimal digits.
func ParseSignature(s string) ([]byte, error) {
	b, err := hex.DecodeString(s)
	if err != nil || len(b) == 0 || len(b) > 256 || hex.EncodeToString(b) != s {
		return nil, fmt.Errorf("a beacon's value is written in hexadecimal digits, small letters")
	}
	return b, nil
}

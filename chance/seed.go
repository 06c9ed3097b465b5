package chance

import (
	"crypto/rand"
	"encoding/hex"
	"fmt"
)

// Seed decides every outcome of a Secure source. Until the outcomes are over it is the
// table's secret: whoever has it knows every card to come.
type Seed [32]byte

// NewSeed is a seed that nobody can guess, from the operating system.
func NewSeed() Seed {
	var seed Seed
	rand.Read(seed[:]) // never fails: it ends the program where the system has no randomness
	return seed
}

// ParseSeed reads a seed from 64 hexadecimal digits.
func ParseSeed(s string) (Seed, error) {
	var seed Seed
	if len(s) != hex.EncodedLen(len(seed)) {
		return Seed{}, fmt.Errorf("a seed has %d hexadecimal digits, this has %d characters", hex.EncodedLen(len(seed)), len(s))
	}
	if _, err := hex.Decode(seed[:], []byte(s)); err != nil {
		return Seed{}, fmt.Errorf("a seed is written in the digits 0-9 and a-f only")
	}
	return seed, nil
}

// String writes the seed as 64 hexadecimal digits, ready for ParseSeed.
func (s Seed) String() string { return hex.EncodeToString(s[:]) }

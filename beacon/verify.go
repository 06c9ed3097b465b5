package beacon

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"

	"github.com/cloudflare/circl/sign/bls"
)

// Sizes of compressed points, in bytes.
const (
	ValueSize = 48 // a value: a point of G1
	keySize   = 96 // a public key: a point of G2
)

// Key verifies the values of one chain. Use it where many values are verified: a [Chain] decodes
// its public key again for each.
type Key struct {
	public *bls.PublicKey[bls.KeyG2SigG1]
}

// Key decodes the public key of a chain.
func (c Chain) Key() (*Key, error) {
	public, err := c.key()
	return &Key{public}, err
}

// key decodes the public key.
func (c Chain) key() (*bls.PublicKey[bls.KeyG2SigG1], error) {
	b, err := hex.DecodeString(c.PublicKey)
	public := new(bls.PublicKey[bls.KeyG2SigG1])
	if err != nil || len(b) != keySize || public.UnmarshalBinary(b) != nil || !public.Validate() {
		return nil, errors.New("the public key of the beacon is not a key: it is no point of the curve's second group")
	}
	return public, nil
}

// Verify returns nil if a value is the chain's value of a round, and otherwise an error that says
// what it is instead.
func (c Chain) Verify(round uint64, value []byte) error {
	k, err := c.Key()
	if err != nil {
		return err
	}
	return k.Verify(round, value)
}

// Verify returns nil if a value is the chain's value of a round, and otherwise an error that says
// what it is instead.
func (k *Key) Verify(round uint64, value []byte) error {
	switch {
	case round == 0 || round > MaxRound:
		return fmt.Errorf("a beacon has no round %d", round)
	case len(value) != ValueSize:
		return fmt.Errorf("the beacon's value of round %d has %d bytes, and must have %d", round, len(value), ValueSize)
	case !bls.Verify(k.public, Message(round), value):
		return fmt.Errorf("the beacon's value of round %d is not signed by the beacon's key", round)
	}
	return nil
}

// Message returns what a beacon signs for a round: the hash of its number.
func Message(round uint64) []byte {
	h := sha256.Sum256(binary.BigEndian.AppendUint64(nil, round))
	return h[:]
}

// Randomness returns the 32 bytes that a value stands for: its hash. A point has patterns, its
// hash has none.
func Randomness(value []byte) [32]byte { return sha256.Sum256(value) }

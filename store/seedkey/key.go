package seedkey

import (
	"crypto/aes"
	"crypto/cipher"
	"encoding/binary"
	"errors"

	"boardwalk/chance"
)

// Size is how many bytes a sealed seed has.
const Size = 12 + len(chance.Seed{}) + 16

// domain keeps sealed seeds apart from anything else that could ever be sealed under the key.
const domain = "boardwalk sealed seed v1"

// Key seals seeds. Many goroutines may use it at once.
type Key struct {
	aead   cipher.AEAD
	secret chance.Seed
}

// New returns the key of a secret.
func New(secret chance.Seed) *Key {
	block, err := aes.NewCipher(secret[:])
	if err != nil {
		panic(err) // 32 bytes are always a key
	}
	aead, err := cipher.NewGCMWithRandomNonce(block)
	if err != nil {
		panic(err) // so is this cipher
	}
	return &Key{aead, secret}
}

// Seal seals a seed for its place: a table, and its number at that table.
func (k *Key) Seal(table string, number uint64, seed chance.Seed) []byte {
	return k.aead.Seal(make([]byte, 0, Size), nil, seed[:], place(table, number))
}

// ErrSealed is the error of a seed that the key does not open.
var ErrSealed = errors.New("the key of the seeds does not open it")

// Open opens a seed that was sealed for a place. It returns [ErrSealed] if it was sealed for
// another, under another key, or changed.
func (k *Key) Open(table string, number uint64, sealed []byte) (chance.Seed, error) {
	if len(sealed) != Size {
		return chance.Seed{}, ErrSealed
	}
	seed, err := k.aead.Open(nil, nil, sealed, place(table, number))
	if err != nil {
		return chance.Seed{}, ErrSealed
	}
	return chance.Seed(seed), nil
}

// place returns the associated data of a seed.
func place(table string, number uint64) []byte {
	b := append([]byte(nil), domain...)
	b = binary.BigEndian.AppendUint64(b, uint64(len(table)))
	b = append(b, table...)
	return binary.BigEndian.AppendUint64(b, number)
}

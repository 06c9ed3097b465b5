package witness

import (
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"golang.org/x/mod/sumdb/note"
)

// algorithm is the number of signatures with a time, see c2sp.org/signed-note.
const algorithm = 4

// Key is the key of a witness. It signs checkpoints together with the time.
type Key struct {
	name   string
	secret ed25519.PrivateKey
	now    func() time.Time
}

// NewKey returns the key of a secret.
func NewKey(name string, secret [ed25519.SeedSize]byte) *Key {
	return &Key{name, ed25519.NewKeyFromSeed(secret[:]), time.Now}
}

// Name returns the name of the witness.
func (k *Key) Name() string { return k.name }

// KeyHash returns the number of the key in signatures.
func (k *Key) KeyHash() uint32 { return keyHash(k.name, k.public()) }

// public returns the public key, with the number of its algorithm before it.
func (k *Key) public() []byte {
	return append([]byte{algorithm}, k.secret.Public().(ed25519.PublicKey)...)
}

// Verifier returns the public key as text, for whoever checks signatures: see
// [NewVerifier].
func (k *Key) Verifier() string {
	return fmt.Sprintf("%s+%08x+%s", k.name, k.KeyHash(), base64.StdEncoding.EncodeToString(k.public()))
}

// Sign signs a checkpoint and the present time.
func (k *Key) Sign(text []byte) ([]byte, error) {
	now := k.now().Unix()
	sig := binary.BigEndian.AppendUint64(nil, uint64(now))
	return append(sig, ed25519.Sign(k.secret, cosigned(now, text))...), nil
}

var _ note.Signer = (*Key)(nil)

// cosigned returns what is signed of a checkpoint.
func cosigned(at int64, text []byte) []byte {
	return fmt.Appendf(nil, "cosignature/v1\ntime %d\n%s", at, text)
}

// keyHash returns the number of a key in signatures.
func keyHash(name string, public []byte) uint32 {
	h := sha256.New()
	h.Write([]byte(name + "\n"))
	h.Write(public)
	return binary.BigEndian.Uint32(h.Sum(nil))
}

// Verifier checks the signatures of a witness.
type Verifier struct {
	name   string
	public ed25519.PublicKey
	hash   uint32
}

// NewVerifier reads the public key of a witness, as [Key.Verifier] returns it.
func NewVerifier(text string) (*Verifier, error) {
	name, rest, _ := strings.Cut(strings.TrimSpace(text), "+")
	hash, key, _ := strings.Cut(rest, "+")
	number, err := strconv.ParseUint(hash, 16, 32)
	raw, bad := base64.StdEncoding.DecodeString(key)
	if err != nil || bad != nil || len(raw) != 1+ed25519.PublicKeySize || raw[0] != algorithm || keyHash(name, raw) != uint32(number) {
		return nil, errors.New("that is no public key of a witness")
	}
	return &Verifier{name, raw[1:], uint32(number)}, nil
}

// Name returns the name of the witness.
func (v *Verifier) Name() string { return v.name }

// KeyHash returns the number of the key in signatures.
func (v *Verifier) KeyHash() uint32 { return v.hash }

// Verify reports whether a signature is the witness's.
func (v *Verifier) Verify(text, sig []byte) bool {
	return len(sig) == 8+ed25519.SignatureSize && ed25519.Verify(v.public, cosigned(int64(binary.BigEndian.Uint64(sig)), text), sig[8:])
}

var _ note.Verifier = (*Verifier)(nil)

// Seen returns when a witness has seen a signed checkpoint, and false if it has not
// signed it.
func (v *Verifier) Seen(signed string) (time.Time, bool) {
	n, err := note.Open([]byte(signed), note.VerifierList(v))
	if err != nil {
		return time.Time{}, false
	}
	raw, err := base64.StdEncoding.DecodeString(n.Sigs[0].Base64)
	if err != nil || len(raw) < 12 {
		return time.Time{}, false
	}
	return time.Unix(int64(binary.BigEndian.Uint64(raw[4:])), 0).UTC(), true
}

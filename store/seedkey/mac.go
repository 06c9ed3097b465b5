package seedkey

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
)

// macDomain keeps the keys of [Key.MAC] apart from anything else that follows from the
// secret.
const macDomain = "boardwalk mac v1"

// MAC returns the HMAC-SHA256 of some texts, under a key of their own for what they are.
// Each text has its length before it, so that no two lists look alike.
func (k *Key) MAC(what string, parts ...string) []byte {
	return mac(mac(k.secret[:], macDomain, what), parts...)
}

// mac returns the HMAC of texts under a key.
func mac(key []byte, parts ...string) []byte {
	h := hmac.New(sha256.New, key)
	for _, p := range parts {
		h.Write(binary.BigEndian.AppendUint64(nil, uint64(len(p))))
		h.Write([]byte(p))
	}
	return h.Sum(nil)
}

// Name returns a name for the key, from which nobody can tell the key.
func (k *Key) Name() string { return hex.EncodeToString(k.MAC("name")[:8]) }

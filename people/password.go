package people

import (
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base32"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"golang.org/x/crypto/argon2"

	"boardwalk/chance"
	"boardwalk/law"
)

// The cost of one look at a password: argon2id with 19 MiB and two passes.
const (
	hashMemory = 19 * 1024 // KiB
	hashTime   = 2
	hashLanes  = 1
	hashLength = 32
	saltLength = 16
)

// checkPassword says why a password will not do. Length is all that is asked:
// rules about characters make passwords worse.
func checkPassword(password string) *law.Refusal {
	if n := utf8.RuneCountInString(password); n < 10 || len(password) > 256 {
		return law.Refuse("", "a password has 10 to 256 characters")
	}
	return nil
}

// hashed is what is kept of a password, in the usual form of argon2 hashes.
func (r *Register) hashed(password string) string {
	seed := r.secret()
	salt := seed[:saltLength]
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version, hashMemory, hashTime, hashLanes,
		base64.RawStdEncoding.EncodeToString(salt),
		base64.RawStdEncoding.EncodeToString(r.derive(password, salt, hashTime, hashMemory, hashLanes)))
}

// derive takes its time, so only a few may do it at once.
func (r *Register) derive(password string, salt []byte, passes, memory uint32, lanes uint8) []byte {
	r.hashing <- struct{}{}
	defer func() { <-r.hashing }()
	return argon2.IDKey([]byte(password), salt, passes, memory, lanes, hashLength)
}

// matches holds a password against what was kept. It takes as long for somebody
// who does not exist or has no password.
func (r *Register) matches(kept, password string) bool {
	var version int
	var memory, passes uint32
	var lanes uint8
	parts := strings.Split(kept, "$")
	known := len(parts) == 6 && parts[1] == "argon2id"
	if known {
		_, err := fmt.Sscanf(parts[2]+" "+parts[3], "v=%d m=%d,t=%d,p=%d", &version, &memory, &passes, &lanes)
		known = err == nil && version == argon2.Version
	}
	if !known {
		r.derive(password, make([]byte, saltLength), hashTime, hashMemory, hashLanes)
		return false
	}
	salt, err1 := base64.RawStdEncoding.DecodeString(parts[4])
	want, err2 := base64.RawStdEncoding.DecodeString(parts[5])
	got := r.derive(password, salt, passes, memory, lanes)
	return err1 == nil && err2 == nil && subtle.ConstantTimeCompare(got, want) == 1
}

// newPassword is one that nobody has to invent.
func (r *Register) newPassword() string {
	seed := r.secret()
	text := strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(seed[:10]))
	return text[:4] + "-" + text[4:8] + "-" + text[8:12] + "-" + text[12:]
}

// token is what a cookie holds; only its hash is kept.
func newToken() string {
	seed := chance.NewSeed()
	return base64.RawURLEncoding.EncodeToString(seed[:])
}

// sessionID is the hash of a token.
type sessionID [sha256.Size]byte

func idOf(token string) sessionID { return sha256.Sum256([]byte(token)) }

// String is the id as the store knows it.
func (id sessionID) String() string { return hex.EncodeToString(id[:]) }

// The back-off after passwords that were wrong.
const (
	freeFailures = 5
	firstBackOff = 2 * time.Second
	lastBackOff  = 15 * time.Minute
)

// backOff is how long nobody may try again after so many failures in a row.
func backOff(failures int) time.Duration {
	if failures < freeFailures {
		return 0
	}
	return min(lastBackOff, firstBackOff<<min(failures-freeFailures, 10))
}

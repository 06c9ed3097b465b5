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

// cost is what one look at a password takes.
type cost struct {
	passes, memory uint32 // the memory in KiB
	lanes          uint8
}

// A password that somebody chose may be guessed, so that a look at it takes argon2id with 19 MiB and two passes. One that this
// program drew is one of 2 to the 80th: nobody finds it by trying, however cheap a try is. A house with all its staff is
// ready sooner that way.
var (
	chosenCost = cost{passes: 2, memory: 19 * 1024, lanes: 1}
	drawnCost  = cost{passes: 1, memory: 8, lanes: 1}
)

const (
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
func (r *Register) hashed(password string, c cost) string {
	seed := r.secret()
	salt := seed[:saltLength]
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version, c.memory, c.passes, c.lanes,
		base64.RawStdEncoding.EncodeToString(salt), base64.RawStdEncoding.EncodeToString(r.derive(password, salt, c)))
}

// derive takes its time, so only a few may do it at once.
func (r *Register) derive(password string, salt []byte, c cost) []byte {
	r.hashing <- struct{}{}
	defer func() { <-r.hashing }()
	return argon2.IDKey([]byte(password), salt, c.passes, c.memory, c.lanes, hashLength)
}

// matches holds a password against what was kept. It takes as long for somebody
// who does not exist, has no password, or has one that was drawn.
func (r *Register) matches(kept, password string) bool {
	var version int
	var c cost
	parts := strings.Split(kept, "$")
	known := len(parts) == 6 && parts[1] == "argon2id"
	if known {
		_, err := fmt.Sscanf(parts[2]+" "+parts[3], "v=%d m=%d,t=%d,p=%d", &version, &c.memory, &c.passes, &c.lanes)
		known = err == nil && version == argon2.Version
	}
	if !known || c == drawnCost {
		r.derive(password, make([]byte, saltLength), chosenCost)
	}
	if !known {
		return false
	}
	salt, err1 := base64.RawStdEncoding.DecodeString(parts[4])
	want, err2 := base64.RawStdEncoding.DecodeString(parts[5])
	got := r.derive(password, salt, c)
	return err1 == nil && err2 == nil && subtle.ConstantTimeCompare(got, want) == 1
}

// drawPassword returns one that nobody has to invent, and what is kept of it.
func (r *Register) drawPassword() (password, hash string) {
	seed := r.secret()
	text := strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(seed[:10]))
	password = text[:4] + "-" + text[4:8] + "-" + text[8:12] + "-" + text[12:]
	return password, r.hashed(password, drawnCost)
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

package people

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"time"

	"boardwalk/chance"
)

// deviceFor is how long a device is known after somebody signed in with it.
const deviceFor = 365 * 24 * time.Hour

// The parts of what a cookie says of a device: a number of its own, when it was made,
// and a signature.
const (
	deviceNumber = 16
	deviceTime   = 8
	deviceLength = deviceNumber + deviceTime + sha256.Size
)

// Device returns what a cookie says of a device with which a person has just signed in,
// and until when it is good. Whoever guesses passwords elsewhere does not keep the
// person from signing in with the device again. It is no session: it opens nothing
// without the password. Another password makes all devices of the person unknown.
func (r *Register) Device(p *Person) (device string, until time.Time) {
	now := r.now()
	seed := chance.NewSeed()
	said := binary.BigEndian.AppendUint64(seed[:deviceNumber:deviceNumber], uint64(now.Unix()))
	return base64.RawURLEncoding.EncodeToString(append(said, signDevice(p, said)...)), now.Add(deviceFor)
}

// signDevice signs what a cookie says of a device of a person. The key is what is kept of
// the password, which nobody else knows.
func signDevice(p *Person, said []byte) []byte {
	mac := hmac.New(sha256.New, []byte(p.Hash))
	mac.Write([]byte("boardwalk device\x00" + p.ID + "\x00"))
	mac.Write(said)
	return mac.Sum(nil)
}

// knownDevice returns the number of a device of a person. It reports false if what the
// cookie says is not signed, or is too old.
func (r *Register) knownDevice(p *Person, device string) (string, bool) {
	said, err := base64.RawURLEncoding.DecodeString(device)
	if err != nil || len(said) != deviceLength || p.Hash == "" {
		return "", false
	}
	said, signature := said[:deviceNumber+deviceTime], said[deviceNumber+deviceTime:]
	made := time.Unix(int64(binary.BigEndian.Uint64(said[deviceNumber:])), 0)
	if !hmac.Equal(signature, signDevice(p, said)) || r.now().Sub(made) > deviceFor {
		return "", false
	}
	return string(said[:deviceNumber]), true
}

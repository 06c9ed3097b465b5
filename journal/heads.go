package journal

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

// Heads is a checkpoint of a house whose records are in several logs: the head of each of them at one
// moment. Signed, it binds the house to all of its logs at once, so that none can be left out or cut
// off unnoticed by anybody who has it.
type Heads struct {
	Origin string // the name of the house's key
	Number int64  // from 1 without gaps
	Logs   []Head // by the number of the log
}

// Head is the head of a tree at a certain size.
type Head struct {
	Size int64
	Hash tlog.Hash
}

// headsWord follows the name of the key in the first line, so that nobody can take heads for the
// checkpoint of a log.
const headsWord = " heads"

// Text is the heads as they are signed: one line for each log, with its number.
func (h *Heads) Text() string {
	out := []byte(h.Origin + headsWord + "\n" + strconv.FormatInt(h.Number, 10) + "\n")
	for i, l := range h.Logs {
		out = fmt.Appendf(out, "%d %d %s\n", i, l.Size, l.Hash)
	}
	return string(out)
}

// IsHeads reports whether a signed note is one of heads, whoever signed it.
func IsHeads(signed string) bool {
	first, _, _ := strings.Cut(signed, "\n")
	return strings.HasSuffix(first, headsWord)
}

// ParseHeads reads what was signed.
func ParseHeads(text string) (Heads, error) {
	lines := strings.Split(text, "\n")
	origin, ok := strings.CutSuffix(lines[0], headsWord)
	if !ok || origin == "" || len(lines) < 4 {
		return Heads{}, errors.New("heads have a line with their origin, one with their number and one for each log")
	}
	h := Heads{Origin: origin}
	h.Number, _ = strconv.ParseInt(lines[1], 10, 64)
	for _, line := range lines[2 : len(lines)-1] {
		word := strings.Split(line, " ")
		if len(word) != 3 {
			return Heads{}, fmt.Errorf("%q is no head of a log", line)
		}
		size, _ := strconv.ParseInt(word[1], 10, 64)
		hash, err := tlog.ParseHash(word[2])
		if err != nil {
			return Heads{}, fmt.Errorf("%q is no head of a log", line)
		}
		h.Logs = append(h.Logs, Head{size, hash})
	}
	if h.Number < 1 || h.Text() != text {
		return Heads{}, errors.New("these heads are not written as anybody writes them")
	}
	return h, nil
}

// SignHeads signs heads in the name of the key.
func SignHeads(h Heads, key note.Signer) (string, error) {
	h.Origin = key.Name()
	signed, err := note.Sign(&note.Note{Text: h.Text()}, key)
	return string(signed), err
}

// OpenHeads checks the signature of heads and reads them. Of a house that has changed its key it must be by the key that was in use
// for logs of those sizes.
func OpenHeads(signed string, key note.Verifier) (Heads, error) {
	n, err := note.Open([]byte(signed), Verifiers(key))
	if err != nil {
		return Heads{}, err
	}
	h, err := ParseHeads(n.Text)
	if err == nil {
		err = headsInUse(key, n.Sigs, &h)
	}
	if err == nil && h.Origin != key.Name() {
		err = fmt.Errorf("the heads are of %q, and the key of %q", h.Origin, key.Name())
	}
	return h, err
}

// HeadsSigned is the data of [KindHeads]. It stands among the house's own records, in log 0, so that whoever has a checkpoint of that
// log, which witnesses sign too, has proof of all other logs as well.
type HeadsSigned struct {
	Number int64  `json:"number"`
	Hash   string `json:"hash"` // see [HashOfHeads]
}

// HashOfHeads returns the SHA-256 of signed heads, with their signature, in hexadecimal digits.
func HashOfHeads(signed string) string {
	sum := sha256.Sum256([]byte(signed))
	return hex.EncodeToString(sum[:])
}

// ofLog is the name of a key, and the number that goes with it, for one log of a house with several.
type ofLog struct {
	name string
	hash uint32
}

func (o ofLog) Name() string    { return o.name }
func (o ofLog) KeyHash() uint32 { return o.hash }

// nameOf names the key of a log.
func nameOf(name string, hash uint32, log int) ofLog {
	name = fmt.Sprintf("%s/log/%d", name, log)
	sum := sha256.Sum256(binary.BigEndian.AppendUint32([]byte(name+"\n"), hash))
	return ofLog{name, binary.BigEndian.Uint32(sum[:])}
}

// SignerOf returns the key by which one log of a house is signed. It is the house's, under the name of
// the log: checkpoints of different logs have different origins, and none can stand for another. Log
// 0, the house's own, has the name of the house.
func SignerOf(key note.Signer, log int) note.Signer {
	if log == 0 {
		return key
	}
	return &signerOf{nameOf(key.Name(), key.KeyHash(), log), key}
}

// VerifierOf is [SignerOf] for whoever checks signatures.
func VerifierOf(key note.Verifier, log int) note.Verifier {
	if log == 0 {
		return key
	}
	if r, ok := key.(*Keyring); ok {
		return r.wing(log)
	}
	return &verifierOf{nameOf(key.Name(), key.KeyHash(), log), key}
}

type signerOf struct {
	ofLog
	key note.Signer
}

func (s *signerOf) Sign(text []byte) ([]byte, error) { return s.key.Sign(text) }

type verifierOf struct {
	ofLog
	key note.Verifier
}

func (v *verifierOf) Verify(text, signature []byte) bool { return v.key.Verify(text, signature) }

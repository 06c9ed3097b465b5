package journal

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"

	"boardwalk/chance"
)

// Commitment is what is published of a seed before anybody wagers: its SHA-256,
// in hexadecimal digits.
func Commitment(seed chance.Seed) string {
	sum := sha256.Sum256(seed[:])
	return hex.EncodeToString(sum[:])
}

// drawDomain keeps the keys of draws apart from whatever else a seed might ever
// be used for.
const drawDomain = "boardwalk draw v1"

// NewRound is the source of the outcomes of one round of play at a table. The
// key of its stream is the HMAC-SHA256, under the seed, of the domain, the
// table, the round and the players' cuts in their order, each text with its
// length before it so that no two lists look alike. The stream is that of
// [chance.NewSecure], whose draws are without bias.
//
// Who knows the seed cannot know the cuts, and who gives the cuts cannot know
// the seed, so neither chooses the cards.
func NewRound(seed chance.Seed, table string, round uint64, cuts []string) *chance.Secure {
	h := hmac.New(sha256.New, seed[:])
	text := func(s string) {
		h.Write(binary.BigEndian.AppendUint64(nil, uint64(len(s))))
		h.Write([]byte(s))
	}
	text(drawDomain)
	text(table)
	h.Write(binary.BigEndian.AppendUint64(nil, round))
	h.Write(binary.BigEndian.AppendUint64(nil, uint64(len(cuts))))
	for _, c := range cuts {
		text(c)
	}
	return chance.NewSecure(chance.Seed(h.Sum(nil)))
}

// Redraw draws what was drawn before once more and says which outcome differs.
// After it, the source goes on where the round stood: that is how a table finds
// the same cards to come after a crash, and how an auditor checks those that
// came.
func Redraw(source chance.Source, drawn []chance.Drawn) error {
	for i, d := range drawn {
		if d.N < 1 {
			return fmt.Errorf("draw %d is of nothing", i+1)
		}
		if got := source.Draw(d.N); got != d.Got {
			return fmt.Errorf("draw %d was %v, but the seed gives %d", i+1, d, got)
		}
	}
	return nil
}

package twohands

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"

	"boardwalk/houseway"
)

// savedResult is how many bytes the result of one kind of hand takes in what [Cards.Saved] returns.
const savedResult = 3

// Saved returns how the house sets every kind of hand, for who keeps it in a file: the ranks that its hands may have, and
// then a place among them for the two hands of every kind, in the order of [houseway.EveryKind].
func (c *Cards) Saved() []byte {
	b := make([]byte, 0, 4+4*len(c.highs)+2*len(c.lows)+savedResult*len(c.results))
	b = binary.LittleEndian.AppendUint16(b, uint16(len(c.highs)))
	b = binary.LittleEndian.AppendUint16(b, uint16(len(c.lows)))
	for _, h := range c.highs {
		b = binary.LittleEndian.AppendUint32(b, uint32(h))
	}
	for _, l := range c.lows {
		b = binary.LittleEndian.AppendUint16(b, uint16(l))
	}
	for _, r := range c.results {
		b = append(b, byte(r.high), byte(r.high>>8), r.low)
	}
	return b
}

// errSaved is for bytes that [Cards.Saved] did not return.
var errSaved = errors.New("this is not how a house sets every kind of hand")

// LoadCards returns the game that [Cards.Saved] wrote. That takes a tenth of the time of [NewCards], as no hand is set or
// ranked. The game has no house way before [Cards.Under] gives it one.
func LoadCards(saved []byte) (*Cards, error) {
	if len(saved) < 4 {
		return nil, errSaved
	}
	highs, lows := int(binary.LittleEndian.Uint16(saved)), int(binary.LittleEndian.Uint16(saved[2:]))
	saved = saved[4:]
	if len(saved) < 4*highs+2*lows {
		return nil, errSaved
	}
	c := &Cards{deck: allRanks, highs: make([]houseway.High, highs), lows: make([]houseway.Low, lows)}
	for i := range c.highs {
		c.highs[i] = houseway.High(binary.LittleEndian.Uint32(saved[4*i:]))
	}
	saved = saved[4*highs:]
	for i := range c.lows {
		c.lows[i] = houseway.Low(binary.LittleEndian.Uint16(saved[2*i:]))
	}
	saved = saved[2*lows:]
	c.kinds = everyKind(allRanks)
	if len(saved) != savedResult*len(c.kinds) {
		return nil, errSaved
	}
	c.results = make([]result, len(c.kinds))
	for i := range c.results {
		b := saved[savedResult*i:][:savedResult]
		r := result{uint16(b[0]) | uint16(b[1])<<8, b[2]}
		if int(r.high) >= highs || int(r.low) >= lows {
			return nil, errSaved
		}
		c.results[i] = r
	}
	return c, nil
}

// Under returns the same game with a house way, which must be the one whose results the game has.
func (c *Cards) Under(way *houseway.Cards) *Cards {
	d := *c
	d.way = way
	return &d
}

// printedKinds is of which kinds a fingerprint has all settings: every so many.
const printedKinds = 61

// Fingerprint is a checksum of what [Cards.Count] depends on: how the house sets every kind of hand, how the two hands rank,
// and all settings of some kinds. It is of the house way as it is now only if the game was made by [NewCards].
func (c *Cards) Fingerprint() string {
	b := c.Saved()
	var s houseway.Set
	for i := 0; i < len(c.kinds); i += printedKinds {
		c.kinds[i].Rank(c.way.WheelLow(), &s)
		b = binary.LittleEndian.AppendUint32(b, s.Lawful)
		for n := range s.High {
			b = binary.LittleEndian.AppendUint32(b, uint32(s.High[n]))
			b = binary.LittleEndian.AppendUint16(b, uint16(s.Low[n]))
		}
	}
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}

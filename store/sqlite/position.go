package sqlite

import "encoding/binary"

// Position is a place in the write-ahead log: after so many frames of the log with
// those salts. A log that is begun anew has other salts.
type Position struct {
	Salts  [8]byte
	Frames uint32
}

// Later reports whether a log was begun after the one of p. Each time a log is begun
// anew, its first salt goes up by one.
func (p *Position) Later(salts [8]byte) bool {
	const most = 1 << 20
	n := binary.BigEndian.Uint32(salts[:4]) - binary.BigEndian.Uint32(p.Salts[:4])
	return n > 0 && n < most
}

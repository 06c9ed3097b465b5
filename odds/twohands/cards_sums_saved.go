package twohands

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"io"

	"boardwalk/houseway"
)

// MarshalBinary writes sums for who keeps them in a file, compressed. Of counts it writes the differences from one wager to
// the next, most of which are small.
func (s *Sums) MarshalBinary() ([]byte, error) {
	var b []byte
	for _, n := range s.numbers() {
		b = binary.AppendVarint(b, n)
	}
	var out bytes.Buffer
	w, err := flate.NewWriter(&out, flate.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(append(b, s.Settings...)); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// numbers are those that are written before the settings.
func (s *Sums) numbers() []int64 {
	list := []int64{int64(len(s.Worth)), s.Deals}
	var last Net
	for _, n := range s.Worth {
		list = append(list, n.Won-last.Won, n.Lost-last.Lost)
		last = n
	}
	for r := range roles {
		for _, counts := range [][]Count{{s.House[r]}, s.Best[r], s.ByKind[r]} {
			var last Count
			for _, c := range counts {
				list = append(list, c.Won-last.Won, c.Lost-last.Lost)
				last = c
			}
		}
	}
	return list
}

// errSums is for bytes that [Sums.MarshalBinary] did not write.
var errSums = errors.New("these are not the sums of pai gow poker")

// mostWorth is for how many wagers sums are read at most.
const mostWorth = 1 << 16

// UnmarshalBinary reads what [Sums.MarshalBinary] wrote.
func (s *Sums) UnmarshalBinary(data []byte) error {
	data, err := io.ReadAll(flate.NewReader(bytes.NewReader(data)))
	if err != nil {
		return err
	}
	next := func() int64 {
		x, n := binary.Varint(data)
		if n <= 0 {
			err = errSums
			return 0
		}
		data = data[n:]
		return x
	}
	wagers := next()
	if s.Deals = next(); err != nil || wagers < 1 || wagers > mostWorth {
		return errSums
	}
	var last Net
	for range wagers {
		last = Net{last.Won + next(), last.Lost + next()}
		s.Worth = append(s.Worth, last)
	}
	counts := func(n int64) (list []Count) {
		var won, lost int64
		for range n {
			won, lost = won+next(), lost+next()
			list = append(list, Count{won, s.Deals - won - lost, lost})
		}
		return list
	}
	for r := range roles {
		s.House[r], s.Best[r], s.ByKind[r] = counts(1)[0], counts(wagers), counts(wagers)
	}
	if s.Settings = data; len(data) != houseway.Kinds {
		return errSums
	}
	return err
}

// Whole reports whether every wager has all deals, and none is set better by the house than as is best.
func (s *Sums) Whole() bool {
	if s.Deals <= 0 || len(s.Worth) == 0 || len(s.Settings) != houseway.Kinds {
		return false
	}
	for r := range roles {
		if len(s.Best[r]) != len(s.Worth) || len(s.ByKind[r]) != len(s.Worth) {
			return false
		}
		for i, n := range s.Worth {
			house, byKind, best := s.House[r], s.ByKind[r][i], s.Best[r][i]
			if house.Deals() != s.Deals || byKind.Deals() != s.Deals || best.Deals() != s.Deals || n.of(byKind) > n.of(best) ||
				n.of(house) > n.of(byKind) {
				return false
			}
		}
	}
	return true
}

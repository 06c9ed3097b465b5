package chance

// Script is a source that plays given outcomes in order, for cases and tests. It does not
// know what they are drawn from, only that each must be among what is asked for.
type Script struct {
	got  []int
	next int
}

var _ Source = (*Script)(nil)

// NewScript is a script of these outcomes.
func NewScript(got ...int) *Script { return new(Script).Add(got...) }

// Add puts more outcomes at the end of the script, and returns it.
func (s *Script) Add(got ...int) *Script {
	s.got = append(s.got, got...)
	return s
}

// Left is the number of outcomes not yet played.
func (s *Script) Left() int { return len(s.got) - s.next }

// Draw plays the next outcome. It panics with an *Exhausted when there is none, and with a
// *Mismatch, leaving it unplayed, when it is not from 0 to n-1.
func (s *Script) Draw(n int) int {
	if n < 1 {
		refuse(n)
	}
	if s.next == len(s.got) {
		panic(&Exhausted{N: n, Played: s.next})
	}
	got := s.got[s.next]
	if got < 0 || got >= n {
		panic(&Mismatch{N: n, Held: Drawn{Got: got}, At: s.next})
	}
	s.next++
	return got
}

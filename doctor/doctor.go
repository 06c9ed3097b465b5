// Package doctor looks at a house and says in words what is wrong with it and what to do. [Directory] looks at a data
// directory, whether its house is open or not, and [Running] at a house that answers. Both only look: what they find is a
// list of [Finding].
//
//	findings, err := doctor.Directory(ctx, doctor.Options{Dir: "/srv/casino"})
//
// Other modules should not build on this package: it may change in every version.
package doctor

import "fmt"

// Level says how bad a finding is.
type Level string

// The levels.
const (
	Good    Level = "good"
	Warning Level = "warning" // nothing is broken, and somebody should see to it
	Wrong   Level = "wrong"   // something does not work, or soon will not
)

// Finding is one thing that was looked at.
type Finding struct {
	Of    string `json:"of"` // what was looked at, in a word or two
	Level Level  `json:"level"`
	Found string `json:"found"`        // a sentence without its full stop
	Do    string `json:"do,omitempty"` // what to do; empty if that is nothing
}

// findings collects what is found.
type findings []Finding

func (f *findings) good(of, found string, args ...any) {
	*f = append(*f, Finding{Of: of, Level: Good, Found: fmt.Sprintf(found, args...)})
}

func (f *findings) warn(of, do, found string, args ...any) {
	*f = append(*f, Finding{of, Warning, fmt.Sprintf(found, args...), do})
}

func (f *findings) wrong(of, do, found string, args ...any) {
	*f = append(*f, Finding{of, Wrong, fmt.Sprintf(found, args...), do})
}

// bytes returns a size as people say it.
func bytes(n int64) string {
	switch {
	case n >= 1<<30:
		return fmt.Sprintf("%.1f GiB", float64(n)/(1<<30))
	case n >= 1<<20:
		return fmt.Sprintf("%.1f MiB", float64(n)/(1<<20))
	}
	return fmt.Sprintf("%d bytes", n)
}

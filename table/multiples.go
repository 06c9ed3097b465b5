package table

import (
	"fmt"
	"strconv"
	"strings"

	"boardwalk/law"
)

// Multiples declares an option that is a multiple from low to high, or one for
// each of several kinds: "3", "2.5" or "3-4-5". The values lie in p in
// hundredths, one a kind; kinds says in words what they are.
func Multiples(name string, by law.Cite, p []int, kinds string, low, high int, help string) Option {
	return Option{Name: name, Law: by, Help: help, value: multiples{p, low * hundredths, high * hundredths},
		Lawful: fmt.Sprintf("a number from %d to %d, or %d of them such as 3-4-5 for %s", low, high, len(p), kinds)}
}

// hundredths is how many of them make one.
const hundredths = 100

type multiples struct {
	p         []int
	low, high int
}

func (v multiples) String() string {
	words, same := make([]string, len(v.p)), true
	for i, n := range v.p {
		words[i] = strconv.FormatFloat(float64(n)/hundredths, 'f', -1, 64)
		same = same && n == v.p[0]
	}
	if same {
		return words[0]
	}
	return strings.Join(words, "-")
}

func (v multiples) Set(s string) bool {
	words := strings.Split(s, "-")
	if len(words) != 1 && len(words) != len(v.p) {
		return false
	}
	list := make([]int, len(v.p))
	for i := range list {
		n, ok := parseHundredths(words[i%len(words)])
		if !ok || n < v.low || n > v.high {
			return false
		}
		list[i] = n
	}
	copy(v.p, list)
	return true
}

// extends reports whether every multiple is at least as high, and one higher.
func (v multiples) extends(s string) bool {
	next := multiples{make([]int, len(v.p)), v.low, v.high}
	if !next.Set(s) {
		return false
	}
	more := false
	for i := range v.p {
		if next.p[i] < v.p[i] {
			return false
		}
		more = more || next.p[i] > v.p[i]
	}
	return more
}

// parseHundredths reads a number with at most two digits behind the point.
func parseHundredths(s string) (int, bool) {
	whole, part, point := strings.Cut(strings.TrimSpace(s), ".")
	if len(part) > 2 || point && part == "" {
		return 0, false
	}
	n, err := strconv.ParseUint(whole+part+"00"[len(part):], 10, 16)
	return int(n), err == nil && whole != ""
}

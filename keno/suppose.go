package keno

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// supposedSpots begins a line about a number of spots: "spots 8: 8 pays $10,000" or "8 spots: ...".
var supposedSpots = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:spots?\s+(\d+)|(\d+)[\s-]*spots?)\s*:?\s+(.*)$`)
})

// supposedPay is a payoff. It may stand alone after a line about a number of spots.
var supposedPay = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(?i)^(\d+)\s+pays?\s+(.*)$`) })

// Suppose returns the rate card as somebody supposes it to be, lawful or not. A text has one line of a rate card a line,
// or several with semicolons between them:
//
//	spots 8: 8 pays $10,000, 5 pays nothing
//	minimum $0.25
//	limit none
//
// What no line names stays as it is. What the law says against the whole is found by [Rates.Check].
func (c *Rates) Suppose(text string) (*Rates, error) {
	own := *c
	own.Name, own.Kinds, own.file = c.Name+", as supposed", slices.Clone(c.Kinds), ""
	own.lines = map[string]int{"keno": 1} // where the text sets things, and not where the card does
	s := supposer{ratesReader: ratesReader{Rates: &own}}
	for i, whole := range strings.Split(text, "\n") {
		whole, _, _ = strings.Cut(whole, "#")
		for line := range strings.SplitSeq(whole, ";") {
			line = strings.TrimSuffix(uncomment(line), ".")
			if line == "" {
				continue
			}
			s.at = i + 1
			s.read(line)
			if len(s.faults) > 0 {
				return nil, fmt.Errorf("what if, line %d, %q: %s", i+1, line, s.faults[0].Text)
			}
		}
	}
	for n := range own.spots.All() {
		if len(own.PaysFor(n)) == 0 {
			return nil, fmt.Errorf("what if: %s would pay nothing at all", count(n, "spot"))
		}
	}
	if s.end(); len(s.faults) > 0 {
		return nil, fmt.Errorf("what if: %s", s.faults[0].Text)
	}
	return &own, nil
}

// supposer reads lines that change a rate card.
type supposer struct {
	ratesReader
	spotsNow int // what payoffs that stand alone are about; 0 for nothing yet
}

func (s *supposer) read(line string) {
	if m := supposedSpots().FindStringSubmatch(line); m != nil {
		n, err := strconv.Atoi(m[1] + m[2])
		if err != nil || n < 1 || n > Numbers {
			s.faultBy("15.2(a)", "spots are from 1 to %d, not %s", Numbers, m[1]+m[2])
			return
		}
		s.spotsNow = n
		s.pay(m[3])
		return
	}
	if s.spotsNow > 0 && supposedPay().MatchString(line) {
		s.pay(line)
		return
	}
	s.spotsNow = 0
	word, value, _ := strings.Cut(line, " ")
	word = strings.ToLower(strings.TrimSuffix(word, ":"))
	none := strings.EqualFold(value, "none")
	switch {
	case word == "limit" && none:
		s.Limit = 0
	case word == "most" && none:
		s.Most = 0
	case slices.Contains(ratesWords[:], word):
		delete(s.lines, word) // the last of several lines counts, as everywhere where rules are supposed
		s.line(word + " " + value)
	default:
		s.fault("a rate card has spots, like: spots 3: 2 pays $1, 3 pays $43; and %s", strings.Join(ratesWords[:], ", "))
	}
}

// ratesWords are the words of a rate card that are followed by one value.
var ratesWords = [...]string{"minimum", "maximum", "step", "limit", "share", "most", "races", "claim", "offers"}

// pay reads payoffs: "2 pays $1, 3 pays $43". A comma inside an amount has no space behind it.
func (s *supposer) pay(text string) {
	n := s.spotsNow
	s.spots = s.spots.With(n)
	for part := range strings.SplitSeq(text, ", ") {
		m := supposedPay().FindStringSubmatch(strings.TrimSpace(part))
		if m == nil {
			s.fault("a payoff is written like 3 pays $43, not %q", part)
			return
		}
		caught, err := strconv.Atoi(m[1])
		if err != nil || caught > min(n, Drawn) {
			s.fault("of %d spots from 0 to %d can be caught, not %s", n, min(n, Drawn), m[1])
			return
		}
		switch what := strings.TrimSpace(m[2]); strings.ToLower(what) {
		case "nothing", "none", "0", "$0":
			s.pays[n][caught] = 0
		default:
			s.amount(&s.pays[n][caught], what)
		}
	}
}

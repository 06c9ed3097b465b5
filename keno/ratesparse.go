package keno

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
)

// MaxRatesSize is the size of the largest rate card that is read, in bytes.
const MaxRatesSize = 64 << 10

// header begins a rate card.
const header = "keno rates"

// IsRates reports whether a text is meant as a rate card: the first line that is
// no comment begins with "keno rates".
func IsRates(text string) bool {
	for line := range strings.Lines(text) {
		if line = uncomment(line); line != "" {
			return line == header || strings.HasPrefix(line, header+" ")
		}
	}
	return false
}

// uncomment returns a line without its comment and with single spaces.
func uncomment(line string) string {
	line, _, _ = strings.Cut(line, "#")
	return strings.Join(strings.Fields(line), " ")
}

// ParseRates reads a rate card and holds it against the law. The error is of
// type [Faults] and has every fault with its line and paragraph.
func ParseRates(file, text string) (*Rates, error) {
	c, err := ReadRates(file, text)
	if err != nil {
		return nil, err
	}
	if faults := c.Check(); len(faults) > 0 {
		return nil, faults
	}
	return c, nil
}

// ReadRates reads a rate card that need not be lawful, such as one of another
// state, to compute figures under it. The error is of type [Faults].
//
// A rate card is plain text, one thing a line, with comments after #:
//
//	keno rates NAME
//	minimum  $1
//	maximum  $100
//	step     $1                      the minimum if it is left out
//	limit    $100,000                for all winners of a game together
//	share    in proportion           or: equally
//	most     $100,000                for one wager; must be the limit
//	races    20                      the most games of one ticket; 1 if it is left out
//	claim    1 year                  how long winning tickets are valid
//	offers   straight, split, way    all types if it is left out
//	spots 3  2 pays $1; 3 pays $43   for the minimum wager, the wager included
func ReadRates(file, text string) (*Rates, error) {
	r := ratesReader{file: file, Rates: &Rates{file: file, lines: map[string]int{}, Races: 1, Kinds: Kinds()}}
	if len(text) > MaxRatesSize {
		r.fault("the file is larger than %d bytes", MaxRatesSize)
		return nil, r.faults
	}
	for line := range strings.Lines(text) {
		r.at++
		if line = uncomment(line); line != "" {
			r.line(line)
		}
	}
	r.end()
	if len(r.faults) > 0 {
		return nil, r.faults
	}
	return r.Rates, nil
}

// ratesReader reads a rate card line by line.
type ratesReader struct {
	*Rates
	file   string
	at     int // the line that is read, from 1
	faults Faults
}

func (r *ratesReader) fault(format string, args ...any) { r.faultBy("", format, args...) }

func (r *ratesReader) faultBy(by law.Cite, format string, args ...any) {
	r.faults = append(r.faults, Fault{r.file, r.at, by, fmt.Sprintf(format, args...)})
}

func (r *ratesReader) line(line string) {
	if len(r.lines) == 0 && !strings.HasPrefix(line, header) {
		r.fault("a rate card begins with %q and a name, not with %q", header, line)
	}
	word, rest, _ := strings.Cut(line, " ")
	key := word
	if word == "spots" {
		number, _, _ := strings.Cut(rest, " ")
		key += " " + strings.TrimSuffix(number, ":")
	}
	if before, twice := r.lines[key]; twice {
		r.fault("%s is set twice: the first time in line %d", key, before)
		return
	}
	r.lines[key] = r.at
	switch word {
	case "keno":
		r.Name = strings.TrimSpace(strings.TrimPrefix(rest, "rates"))
		if r.Name == "" {
			r.fault("the rate card has no name")
		}
	case "minimum":
		r.amount(&r.Minimum, rest)
	case "maximum":
		r.amount(&r.Maximum, rest)
	case "step":
		r.amount(&r.Step, rest)
	case "limit":
		r.amount(&r.Limit, rest)
	case "most":
		r.amount(&r.Most, rest)
	case "share":
		r.share(rest)
	case "races":
		n, err := strconv.Atoi(rest)
		if err != nil || n < 1 || n > 1000 {
			r.fault("races is the most games of one ticket, from 1 to 1000, not %q", rest)
			return
		}
		r.Races = n
	case "claim":
		claim, err := ParseClaim(rest)
		if err != nil {
			r.fault("%v", err)
			return
		}
		r.Claim = claim
	case "offers":
		r.offers(rest)
	case "spots":
		r.spotsLine(rest)
	default:
		r.fault("%q is no word of a rate card: it has minimum, maximum, step, limit, share, most, races, claim, offers and spots", word)
	}
}

// maxAmount bounds every amount of a rate card, so that nothing overflows.
const maxAmount = 10_000_000 * money.Dollar

func (r *ratesReader) amount(to *money.Cents, text string) {
	c, err := money.Parse(text)
	if err != nil || c <= 0 || c > maxAmount {
		r.fault("%q is not an amount from one cent to %s", text, maxAmount)
		return
	}
	*to = c
}

func (r *ratesReader) share(text string) {
	switch text {
	case InProportion.String():
		r.Sharing = InProportion
	case Equally.String():
		r.Sharing = Equally
	default:
		r.fault("winners share the limit %q or %q, not %q", InProportion, Equally, text)
	}
}

func (r *ratesReader) offers(text string) {
	r.Kinds = nil
	for word := range strings.SplitSeq(text, ",") {
		k, ok := ParseKind(strings.TrimSpace(word))
		switch {
		case !ok:
			r.fault("%q is no type of ticket", strings.TrimSpace(word))
		case r.Offers(k):
			r.fault("%s tickets are listed twice", k)
		default:
			r.Kinds = append(r.Kinds, k)
		}
	}
	slices.Sort(r.Kinds)
}

// spotsLine reads what one number of spots pays: "3 2 pays $1; 3 pays $43".
func (r *ratesReader) spotsLine(text string) {
	number, pays, _ := strings.Cut(text, " ")
	n, err := strconv.Atoi(strings.TrimSuffix(number, ":"))
	if err != nil || n < 1 || n > Numbers {
		r.faultBy("15.2(a)", "spots are from 1 to %d, not %q", Numbers, number)
		return
	}
	r.spots = r.spots.With(n)
	for pay := range strings.SplitSeq(pays, ";") {
		caught, amount, ok := strings.Cut(pay, " pays ")
		k, err := strconv.Atoi(strings.TrimSpace(caught))
		if !ok || err != nil {
			r.fault("a payoff is written like 3 pays $43, not %q", strings.TrimSpace(pay))
			continue
		}
		if k < 0 || k > min(n, Drawn) {
			r.fault("of %d spots from 0 to %d can be caught, not %d", n, min(n, Drawn), k)
			continue
		}
		if r.pays[n][k] != 0 {
			r.fault("%d caught of %d spots is paid twice", k, n)
		}
		r.amount(&r.pays[n][k], strings.TrimSpace(amount))
	}
}

// end sets what was left out, and looks for what nothing can be done without.
func (r *ratesReader) end() {
	r.at = 0
	if r.lines["keno"] == 0 && len(r.faults) == 0 {
		r.fault("a rate card begins with %q and a name, and this file is empty", header)
	}
	if r.Minimum == 0 && r.lines["minimum"] == 0 {
		r.faultBy("15.3(d)", "the rate card does not say the minimum wager")
	}
	if r.Maximum == 0 && r.lines["maximum"] == 0 {
		r.faultBy("15.3(d)", "the rate card does not say the maximum wager")
	}
	if r.spots.IsEmpty() {
		r.faultBy("15.2(b)", "the rate card says for no number of spots what is paid")
	}
	if r.Step == 0 {
		r.Step = r.Minimum
	}
	if r.Minimum > 0 && r.Maximum/r.Minimum > 100_000 {
		r.at = r.lines["maximum"]
		r.fault("the maximum wager is more than 100,000 times the minimum wager")
	}
	slices.SortStableFunc(r.faults, func(a, b Fault) int { return cmp.Compare(a.Line, b.Line) })
}

package whatif

import (
	"cmp"
	"fmt"
	"math/big"
	"regexp"
	"slices"
	"strings"
	"sync"

	"boardwalk/money"
	"boardwalk/table"
)

// payLines reads what stands behind a wager's name: "straight flush 40, three of a kind 25".
func (r *reader) payLines(name, text string) error {
	name, bonus := strings.TrimSpace(name), false
	w := r.find(name) // which may be called a bonus itself
	if of, ok := strings.CutSuffix(name, " bonus"); ok && w == nil {
		w = r.find(of)
		bonus = w != nil
	}
	inWager := ""
	if w == nil {
		w, inWager = r.wagerAndLine(name)
	}
	if w == nil {
		return r.unknown("wager", name, r.wagers())
	}
	part := ""
	text = thousands.ReplaceAllStringFunc(text, func(amount string) string { return strings.ReplaceAll(amount, ",", "") })
	for piece := range strings.SplitSeq(text, ",") {
		if part != "" { // the names of some lines have commas in them
			part += ","
		}
		part += piece
		on, paid, err := parsePaid(part)
		if err != nil {
			continue
		}
		if line, ok := lineOf(w, strings.TrimPrefix(inWager+" "+on, "on "), bonus); ok {
			if err := r.pay(w, line, paid); err != nil {
				return err
			}
			part = ""
		}
	}
	if part == "" {
		return nil
	}
	on, _, err := parsePaid(part)
	if err != nil {
		return err
	}
	return r.noLine(w, on)
}

// thousands is an amount whose commas do not part lines.
var thousands = regexp.MustCompile(`\$[0-9]{1,3}(?:,[0-9]{3})+`)

// wagerAndLine finds a wager whose name a text begins with, and what of the text is left: a line of it, "on 12".
func (r *reader) wagerAndLine(name string) (w *meant, line string) {
	for front, rest := range splits(name) {
		if w := r.find(front); w != nil {
			return w, rest
		}
	}
	return nil, ""
}

// payLine reads a line that names no wager apart: "tie 9 to 1", "blackjack pays 6 to 5", "field on 12 3 to 1".
func (r *reader) payLine(text string) error {
	name, paid, err := parsePaid(text)
	if err != nil {
		return r.nothing(text, err)
	}
	if w := r.find(name); w != nil { // the whole is a wager
		line, ok := lineOf(w, "", false)
		if !ok {
			return fmt.Errorf("%s has several lines: %s; name one", w.Called(), strings.Join(linesOf(w.Wager), ", "))
		}
		return r.pay(w, line, paid)
	}
	for front, rest := range splits(name) { // a wager and one of its lines
		if w := r.find(front); w != nil && rest != "" {
			on := strings.TrimPrefix(rest, "on ")
			line, ok := lineOf(w, on, false)
			if !ok {
				return r.noLine(w, on)
			}
			return r.pay(w, line, paid)
		}
	}
	w, line, err := r.only(name)
	if err != nil {
		return err
	}
	return r.pay(w, line, paid)
}

// only finds the one wager that has a line of a name.
func (r *reader) only(name string) (*meant, found, error) {
	var first *meant
	var line found
	var groups []string
	for i := range r.layout.Wagers {
		w := &r.layout.Wagers[i]
		if f, ok := lineOf(&meant{Wager: w}, name, false); ok && f.on != "" && !w.Absent {
			if first == nil {
				first, line = &meant{w, []string{cmp.Or(w.Group, w.ID)}}, f
			}
			groups = append(groups, cmp.Or(w.Group, w.ID))
		}
	}
	slices.Sort(groups)
	switch groups = slices.Compact(groups); len(groups) {
	case 0:
		return nil, found{}, r.nothing(name, nil)
	case 1:
		return first, line, nil
	}
	return nil, found{}, fmt.Errorf("%q is a line of several wagers: say which, like: %s: %s 5", name, groups[0], name)
}

// found is a line of a wager.
type found struct {
	on    string
	bonus bool
	as    string // the line as which it is paid, if it is not paid apart
	odds  bool   // it is paid at odds, and not an amount
}

func foundLine(p *table.Pay, bonus bool) found { return found{p.On, bonus, p.As, !p.Odds.IsZero()} }

// lineOf finds a line of a wager by its outcome; an empty one is the only line, or the one without a name. The lines that it
// pays besides come after those that it pays.
func lineOf(w *meant, on string, bonus bool) (found, bool) {
	on = strings.TrimSpace(on)
	if on == "" {
		list := w.Pays
		if bonus {
			list = w.Bonus
		}
		if len(list) == 1 || len(list) > 1 && list[0].On == "" {
			return foundLine(&list[0], bonus), true
		}
		return found{}, false
	}
	wanted := fold(on)
	for _, list := range []struct {
		pays  []table.Pay
		bonus bool
	}{{w.Pays, false}, {w.Bonus, true}} {
		if bonus && !list.bonus {
			continue
		}
		for i := range list.pays {
			if p := &list.pays[i]; p.On != "" && fold(p.On) == wanted {
				return foundLine(p, list.bonus), true
			}
		}
	}
	return found{}, false
}

// linesOf are the names of the lines of a wager.
func linesOf(w *table.Wager) (names []string) {
	for _, p := range slices.Concat(w.Pays, w.Bonus) {
		if p.On != "" {
			names = append(names, p.On)
		}
	}
	return names
}

// pay supposes a line. One that is paid as a line of another wager cannot be paid otherwise.
func (r *reader) pay(w *meant, line found, paid table.SupposedPay) error {
	if line.as != "" {
		return fmt.Errorf("%s is paid as the wagers that it stands for: say what %s pays", w.Called(), line.as)
	}
	if line.odds && paid.Odds.IsZero() { // games divide such wagers, and their figures are for each dollar
		return fmt.Errorf("%s is paid at odds: write them like 25 or 6 to 5, and not as an amount", strings.TrimSpace(w.Called()+" "+line.on))
	}
	for _, key := range w.keys {
		paid.Wager, paid.On, paid.Bonus = key, line.on, line.bonus
		r.pays = append(r.pays, paid)
	}
	return nil
}

// noLine says which lines a wager has.
func (r *reader) noLine(w *meant, on string) error {
	names := linesOf(w.Wager)
	if len(names) == 0 {
		return fmt.Errorf("%s has one line only: %s", w.Called(), payText(w.Wager))
	}
	return r.unknown("line of "+w.Called(), on, names)
}

func payText(w *table.Wager) string {
	if len(w.Pays) == 0 {
		return "none"
	}
	return w.Pays[0].String()
}

// nothing says what is nearest to a line that is about nothing the game has.
func (r *reader) nothing(text string, cause error) error {
	names := r.wagers()
	for _, d := range r.declared() {
		names = append(names, d.Name)
	}
	for i := range r.layout.Wagers {
		names = append(names, linesOf(&r.layout.Wagers[i])...)
	}
	slices.Sort(names)
	err := r.unknown("wager, pay line or option", trailing().ReplaceAllString(text, ""), slices.Compact(names))
	if cause != nil {
		return fmt.Errorf("%w, and %w", cause, err)
	}
	return err
}

// trailing is what stands at the end of a pay line.
var trailing = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)(?:^|[\s:=]+)(?:(?:pays?|at)\s+)?` +
		`([$0-9][$0-9.,]*(?:\s*(?:to|for|:|/|-)\s*[0-9]+)?|push(?:es)?|even money|even)\s*$`)
})

// parsePaid reads "three of a kind 25", "blackjack pays 6 to 5" and "royal flush $5,000".
func parsePaid(text string) (on string, paid table.SupposedPay, err error) {
	text = strings.TrimSpace(text)
	at := trailing().FindStringSubmatchIndex(text)
	if at == nil {
		return text, paid, fmt.Errorf("%q ends with no odds, like 25, 6 to 5, 5/2 or $5,000", text)
	}
	on, what := text[:at[0]], text[at[2]:at[3]]
	if strings.HasPrefix(what, "$") {
		paid.Amount, err = money.Parse(what)
		if err == nil && (paid.Amount <= 0 || paid.Amount > money.MaxStake) {
			err = fmt.Errorf("%s cannot be paid", what)
		}
		return on, paid, err
	}
	odds, ok := parseOdds(what)
	if !ok {
		return on, paid, fmt.Errorf("%q is not odds: write them like 25, 6 to 5 or 5/2", what)
	}
	paid.Odds = odds
	return on, paid, nil
}

// inOdds takes odds apart.
var inOdds = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([0-9]+(?:\.[0-9]+)?)\s*(?:(to|for|:|/|-)\s*([0-9]+))?$`)
})

// parseOdds reads odds as people write them: "25", "6 to 5", "5/2", "2.5 to 1", "7 for 1", which is 6 to 1, and "push".
func parseOdds(s string) (money.Odds, bool) {
	s = strings.ToLower(strings.TrimSpace(s))
	switch s {
	case "push", "pushes":
		return money.Odds{To: 0, One: 1}, true
	case "even money", "even":
		return money.Odds{To: 1, One: 1}, true
	}
	m := inOdds().FindStringSubmatch(s)
	if m == nil {
		return money.Odds{}, false
	}
	to, ok := new(big.Rat).SetString(m[1])
	if !ok {
		return money.Odds{}, false
	}
	if m[3] != "" {
		one, ok := new(big.Rat).SetString(m[3])
		if !ok || one.Sign() <= 0 {
			return money.Odds{}, false
		}
		to.Quo(to, one)
	}
	if m[2] == "for" {
		to.Sub(to, big.NewRat(1, 1))
	}
	if to.Sign() < 0 || !to.Num().IsInt64() || !to.Denom().IsInt64() {
		return money.Odds{}, false
	}
	odds := money.Odds{To: to.Num().Int64(), One: to.Denom().Int64()}
	return odds, odds.Valid()
}

// parseRange reads "1 to 5000".
func parseRange(s string) (low, high money.Cents, ok bool) {
	for _, sep := range []string{" to ", "-"} {
		if a, b, cut := strings.Cut(s, sep); cut {
			low, err1 := money.Parse(strings.TrimSpace(a))
			high, err2 := money.Parse(strings.TrimSpace(b))
			if err1 == nil && err2 == nil {
				return low, high, true
			}
		}
	}
	return 0, 0, false
}

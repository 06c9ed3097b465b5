package table

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
)

// Supposition is what somebody supposes of a game's rules, lawful here or not: pay lines and what caps them. Options,
// limits and charges of supposed rules are where those of lawful rules are, in [Options] and [Terms]. Package whatif
// reads one from a text.
type Supposition struct {
	Text string // as it was asked, so that it can be read again
	Pays []SupposedPay
	Cap  *money.Cents // the most that is paid under any cap of the game, zero for no cap; nil for those of the game

	marks []law.Fault // what is not lawful in the pay lines and caps
}

// SupposedPay is a pay line as it is supposed to be.
type SupposedPay struct {
	Wager  string // the id of a wager, or a group
	Bonus  bool   // the line is among those paid besides, [Wager.Bonus]
	On     string // the line's outcome, as [Pay.On] has it; empty for a wager with one line
	Odds   money.Odds
	Amount money.Cents // if there are no odds
}

// of reports whether a supposed line is one of a wager.
func (p *SupposedPay) of(w *Wager) bool { return p.Wager == w.ID || p.Wager == w.group() }

// lines returns the list of lines of a wager in which a supposed line stands.
func (p *SupposedPay) lines(w *Wager) *[]Pay {
	if p.Bonus {
		return &w.Bonus
	}
	return &w.Pays
}

// stands reports whether a line is the supposed one.
func (p *SupposedPay) stands(line *Pay) bool { return canonical(line.On) == canonical(p.On) }

// put has a line pay what is supposed.
func (p *SupposedPay) put(line *Pay) {
	line.Odds, line.Amount, line.Meter, line.Share = p.Odds, p.Amount, "", 0
}

// compare says what the law has against the pay lines and the cap, and returns an error for what cannot be.
func (s *Supposition) compare(l *Layout) ([]law.Fault, error) {
	var marks []law.Fault
	for i := range s.Pays {
		p := &s.Pays[i]
		if err := p.possible(); err != nil {
			return nil, err
		}
		mark, found := p.against(l)
		if !found {
			return nil, fmt.Errorf("%s has no line %q", p.Wager, p.On)
		}
		if mark != nil {
			marks = append(marks, *mark)
		}
	}
	if s.Cap != nil {
		if *s.Cap < 0 || *s.Cap > money.MaxStake {
			return nil, fmt.Errorf("a cap of %s cannot be", *s.Cap)
		}
		if mark := s.capMark(l); mark != nil {
			marks = append(marks, *mark)
		}
	}
	return marks, nil
}

// possible refuses a line that cannot be paid.
func (p *SupposedPay) possible() error {
	switch {
	case p.Odds.IsZero() && (p.Amount <= 0 || p.Amount > money.MaxStake):
		return fmt.Errorf("%s %s cannot be paid %s", p.Wager, p.On, p.Amount)
	case !p.Odds.IsZero() && !p.Odds.Valid():
		return fmt.Errorf("%s %s cannot be paid %s", p.Wager, p.On, p.Odds)
	}
	return nil
}

// against holds a line against the first wager that it is of. It reports false if no wager has the line.
func (p *SupposedPay) against(l *Layout) (mark *law.Fault, found bool) {
	for i := range l.Wagers {
		w := &l.Wagers[i]
		if !p.of(w) || w.Absent {
			continue
		}
		for _, line := range *p.lines(w) {
			if p.stands(&line) {
				return p.mark(l, w, &line), true
			}
		}
	}
	return nil, false
}

// mark says what the law has against the line where it says otherwise; nil if it allows it.
func (p *SupposedPay) mark(l *Layout, w *Wager, line *Pay) *law.Fault {
	name := strings.TrimSpace(w.Called() + " " + line.On)
	fault := law.Fault{By: line.Law, Name: name}
	least := l.LeastOdds
	if least == "" {
		least = line.Law
	}
	switch {
	case p.Odds.IsZero() != line.Odds.IsZero():
		fault.Text = "is paid " + line.String()
	case p.Odds.IsZero():
		if line.Meter == "" && p.Amount == line.Amount {
			return nil
		}
		fault.Text = "is paid " + line.String()
	case p.Odds.Cmp(line.Odds) == 0:
		return nil
	case line.Fixed:
		fault.Text = "is paid at exactly " + line.Odds.String()
	case p.Odds.Cmp(line.Odds) < 0:
		fault.By, fault.Text = least, "may not be paid at less than "+line.Odds.String()
	default:
		return nil // odds above the list may be posted
	}
	return &fault
}

// capMark says which cap the law has where another is supposed.
func (s *Supposition) capMark(l *Layout) *law.Fault {
	for i := range l.Wagers {
		if c := l.Wagers[i].Cap; c != nil && c.Most != *s.Cap {
			return &law.Fault{By: c.Law, Text: "no hand is paid more than " + c.Most.String() + " here"}
		}
	}
	return nil
}

// apply puts the supposed lines and caps on a layout. Lists of wagers and of lines may be shared between tables, so it copies them.
func (s *Supposition) apply(l *Layout) {
	l.Wagers = slices.Clone(l.Wagers)
	caps := map[*Cap]*Cap{} // the wagers of one hand have one in common
	for i := range l.Wagers {
		w := &l.Wagers[i]
		own := [2]bool{}
		for k := range s.Pays {
			p := &s.Pays[k]
			if !p.of(w) {
				continue
			}
			lines, which := p.lines(w), 0
			if p.Bonus {
				which = 1
			}
			if !own[which] {
				*lines, own[which] = slices.Clone(*lines), true
			}
			for j := range *lines {
				if line := &(*lines)[j]; p.stands(line) {
					p.put(line)
				}
			}
		}
		if s.Cap != nil && w.Cap != nil {
			if _, ok := caps[w.Cap]; !ok {
				caps[w.Cap] = s.cap(w.Cap)
			}
			w.Cap = caps[w.Cap]
		}
	}
	s.follow(l)
}

// cap returns the supposed cap in place of another one.
func (s *Supposition) cap(c *Cap) *Cap {
	if *s.Cap == 0 {
		return nil
	}
	return &Cap{Most: *s.Cap, Law: c.Law}
}

// follow has lines that are paid as others pay what those now pay.
func (s *Supposition) follow(l *Layout) {
	for i := range l.Wagers {
		w, own := &l.Wagers[i], false
		for j := range w.Pays {
			as := w.Pays[j].As
			if as == "" {
				continue
			}
			if odds, ok := l.oddsOf(as); ok && odds != w.Pays[j].Odds {
				if !own {
					w.Pays, own = slices.Clone(w.Pays), true
				}
				w.Pays[j].Odds = odds
			}
		}
	}
}

// oddsOf returns the odds of the line that a key names, as the terms name lines.
func (l *Layout) oddsOf(key string) (money.Odds, bool) {
	for i := range l.Wagers {
		w := &l.Wagers[i]
		for j := range w.Pays {
			if w.Pays[j].As == "" && (w.lineKey(w.ID, j) == key || w.lineKey(w.group(), j) == key) {
				return w.Pays[j].Odds, true
			}
		}
	}
	return money.Odds{}, false
}

// Priced is embedded by the options of a game whose mathematics is given its options and nothing else: they carry what
// is supposed of the pay lines.
type Priced struct{ supposition *Supposition }

// Supposed returns what is supposed of the rules; nil for those of the law.
func (p *Priced) Supposed() *Supposition { return p.supposition }

// Price puts supposed lines on a layout that the options made.
func (p *Priced) Price(l *Layout) {
	if p.supposition != nil {
		p.supposition.apply(l)
	}
}

// PayOf returns a line of a wager or group with what it pays: as it is supposed to, or as declared.
func (p *Priced) PayOf(wager string, line Pay) Pay {
	if p.supposition == nil {
		return line
	}
	for i := range p.supposition.Pays {
		if s := &p.supposition.Pays[i]; !s.Bonus && s.Wager == wager && s.stands(&line) {
			s.put(&line)
		}
	}
	return line
}

func (p *Priced) suppose(s *Supposition) { p.supposition = s }

// priced are options that embed [Priced].
type priced interface {
	Supposed() *Supposition
	suppose(s *Supposition)
}

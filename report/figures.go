package report

import (
	"errors"
	"slices"

	"boardwalk/odds"
	"boardwalk/table"
)

// Why a wager has no exact figure.
const (
	OfOthers    = "others"      // what it is worth depends on how the others play
	ToCount     = "count"       // its figures wait for a long count
	OfMeter     = "meter"       // it is paid from a meter, and its worth changes with the reading
	Denominator = "denominator" // its figure is per something that records do not count
	NotWorked   = "unknown"     // nobody has worked it out
)

// whyTexts are the same in words.
var whyTexts = map[string]string{
	OfOthers:    "its worth depends on how the others play",
	ToCount:     "its figures wait for a long count, which boardwalk odds makes",
	OfMeter:     "it is paid from a meter, and its worth changes with the reading",
	Denominator: "its figure is per something that records do not count",
	NotWorked:   "nobody has worked it out",
}

// Figures finds what wagers are worth, and keeps what it found. It is for any goroutine.
type Figures struct{ kept odds.Lately[*odds.Report] }

// NewFigures returns figures of which nothing is known yet.
func NewFigures() *Figures { return &Figures{odds.Lately[*odds.Report]{Most: 256}} }

// denominators are those of figures that are compared, the best first. What a figure is a part of must be found in the
// events: a bet that is made counts when it is decided, and one that is resolved only if it is won or lost.
var denominators = []string{"bet made", "bet resolved", "one of the three bets"}

// worth is what is known of a wager's worth.
type worth struct {
	wager  string // the id of the figure, or the wager's own without the number of its position
	figure *odds.Figure
	with   string // the id of the figure in which the wager is counted; empty for its own or none
	why    string // why there is no figure, by its code
}

// worths returns what the wagers of a table are worth, by their areas. The rules are those under which they were made.
func (f *Figures) worths(rules *table.Rules, options table.Options, terms table.Terms, layout *table.Layout) []worth {
	report, why := f.find(rules, options, terms)
	list := make([]worth, len(layout.Wagers))
	for i := range layout.Wagers {
		list[i] = worthOf(report, &layout.Wagers[i], why)
	}
	for i := range list {
		if w := &list[i]; w.figure == nil && report != nil {
			if with := countedWith(layout, list, i, 0); with >= 0 {
				w.with, w.why = list[with].wager, ""
			}
		}
	}
	return list
}

// find returns the figures under some rules, or why there are none.
func (f *Figures) find(rules *table.Rules, options table.Options, terms table.Terms) (*odds.Report, string) {
	if rules.EachOther {
		return nil, OfOthers
	}
	if odds.Pending(rules, options, terms, 0) != "" {
		return nil, ToCount
	}
	asked := odds.Asked{Rules: rules, Options: options, Terms: terms}
	report, err := f.kept.Get(asked.Key(), func() (*odds.Report, error) {
		found, err := odds.For(rules, options, terms)
		if err != nil {
			return nil, err
		}
		for _, f := range found.Figures {
			if err := f.Complete(); err != nil && !errors.Is(err, odds.ErrNotCounted) {
				return nil, err
			}
		}
		return found, nil
	})
	if err != nil {
		return nil, NotWorked
	}
	return report, ""
}

// worthOf returns the figure of a wager that the day's wagers can be compared with.
func worthOf(report *odds.Report, w *table.Wager, why string) worth {
	is := worth{wager: kindOf(w), why: why}
	if report == nil {
		return is
	}
	if ofMeter(w) {
		is.why = OfMeter
		return is
	}
	found := report.Of(w)
	is.why = NotWorked
	for _, per := range denominators {
		i := slices.IndexFunc(found, func(f *odds.Figure) bool { return f.Per == per && f.Variance != nil })
		if i >= 0 {
			is.wager, is.figure, is.why = found[i].Wager, found[i], ""
			return is
		}
	}
	if len(found) > 0 {
		is.wager, is.why = found[0].Wager, Denominator
	}
	return is
}

// countedWith returns the area whose figure has a wager in it: one that it needs, directly or through others, or that it
// supplements; -1 if there is none.
func countedWith(layout *table.Layout, list []worth, at, deep int) int {
	w := &layout.Wagers[at]
	if deep > 8 || w.Pot || ofMeter(w) {
		return -1
	}
	for _, n := range w.Needs {
		i := slices.IndexFunc(layout.Wagers, func(o table.Wager) bool { return o.ID == n.Wager })
		switch {
		case i < 0 || i == at:
		case list[i].figure != nil:
			return i
		default:
			if found := countedWith(layout, list, i, deep+1); found >= 0 {
				return found
			}
		}
	}
	for i := range list {
		one := list[i].figure != nil && list[i].figure.Per == "one of the three bets"
		if list[i].figure != nil && layout.Wagers[i].Position == w.Position && (one || w.Supplement) {
			return i
		}
	}
	return -1
}

// ofMeter reports whether a wager is paid from a meter.
func ofMeter(w *table.Wager) bool {
	fromMeter := func(p table.Pay) bool { return p.Meter != "" }
	return slices.ContainsFunc(w.Pays, fromMeter) || slices.ContainsFunc(w.Bonus, fromMeter)
}

// kindOf returns the id of a wager without the number of its position.
func kindOf(w *table.Wager) string {
	if w.Position == table.House {
		return w.ID
	}
	return withoutNumber(w.ID, int(w.Position))
}

package play

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"sync"

	"boardwalk/odds"
	"boardwalk/play/log"
	"boardwalk/table"
)

// reports are the figures of games, worked out once for all tables that have
// the same options and terms.
var reports sync.Map

// report is the figures of the game at this table.
func (s *Session) report() (*odds.Report, error) {
	rules, terms := s.Table().Rules(), s.Table().Terms()
	options := rules.Copy(s.Table().Options())
	key := fmt.Sprintf("%p %v", rules, terms)
	for _, o := range options.Declare() {
		key += " " + o.Name + "=" + o.Value()
	}
	find, _ := reports.LoadOrStore(key, sync.OnceValues(func() (*odds.Report, error) { return odds.For(rules, options, terms) }))
	return find.(func() (*odds.Report, error))()
}

// percent is a house advantage; below zero the player has it.
func percent(x float64) string {
	text := fmt.Sprintf("%.2f%%", 100*x)
	if text == "-0.00%" {
		return text[1:]
	}
	return text
}

// cmdOdds says what one wager is worth, or lists those that may be made now by
// house advantage.
func (s *Session) cmdOdds(words []string) Reply {
	r, err := s.report()
	if err != nil {
		s.notice(log.Sentence(err.Error()))
		return Reply{}
	}
	if len(words) == 0 {
		return Reply{Title: "The house advantage, the least first", Page: s.ranking(r)}
	}
	a, ok := s.resolve(words)
	if !ok {
		s.unknown(words)
		return Reply{}
	}
	list := r.Of(s.wager(a))
	if list == nil {
		s.notice(fmt.Sprintf("%s has no figure of its own: it goes with another wager.", s.name(a)))
		return Reply{}
	}
	page := []string{s.describe(a)}
	for _, f := range list {
		page = append(page, figureLine(f))
	}
	for _, x := range list[0].Results {
		net, _ := x.Net.Float64()
		chance, _ := x.Probability.Float64()
		page = append(page, fmt.Sprintf("  %+7.4g  for each dollar, with a chance of %.4f%%", net, 100*chance))
	}
	return Reply{Title: "Odds: " + s.name(a), Page: page}
}

// figureLine is a figure in a line.
func figureLine(f *odds.Figure) string {
	text := fmt.Sprintf("  House advantage %.4f%% per %s", 100*f.HouseAdvantage(), f.Per)
	if f.House != nil {
		text += ", exactly " + f.House.RatString()
	}
	if risk := f.ElementOfRisk(); risk != f.HouseAdvantage() {
		text += fmt.Sprintf("; %.4f%% of all that is wagered", 100*risk)
	}
	if f.Strategy != "" {
		text += "; " + f.Strategy
	}
	return text + "."
}

// ranking lists the wagers that may be made now by house advantage, the best
// first, those that are worth the same in one line; and before them what lies
// on the layout.
func (s *Session) ranking(r *odds.Report) []string {
	page := s.laid(r)
	type rank struct {
		*odds.Figure
		areas []table.Area
	}
	var ranks []rank
	for _, a := range s.Lawful() {
		list := r.Of(s.wager(a))
		if list == nil {
			continue
		}
		f := list[0]
		at := slices.IndexFunc(ranks, func(x rank) bool {
			return percent(x.HouseAdvantage()) == percent(f.HouseAdvantage()) && x.Per == f.Per && x.Strategy == f.Strategy
		})
		if at < 0 {
			ranks, at = append(ranks, rank{Figure: f}), len(ranks)
		}
		ranks[at].areas = append(ranks[at].areas, a)
	}
	slices.SortStableFunc(ranks, func(a, b rank) int { return cmp.Compare(a.HouseAdvantage(), b.HouseAdvantage()) })
	for _, x := range ranks {
		line := fmt.Sprintf("%7s  %s, per %s", percent(x.HouseAdvantage()), s.together(x.areas), x.Per)
		if x.Strategy != "" {
			line += ": " + x.Strategy
		}
		page = append(page, line)
	}
	if len(ranks) == 0 {
		page = append(page, "Nothing may be bet now.")
	}
	return page
}

// together names areas, a group of many by its first word.
func (s *Session) together(areas []table.Area) string {
	var words []string
	for _, g := range s.groups(areas) {
		if len(g.areas) > 2 && g.word != "" {
			words = append(words, g.word+" …")
			continue
		}
		for _, a := range g.areas {
			words = append(words, phrase(s.wager(a)))
		}
	}
	return strings.Join(words, ", ")
}

// laid is what the person's own wagers cost on average.
func (s *Session) laid(r *odds.Report) []string {
	var page []string
	sum, n := 0.0, 0
	for _, a := range s.mine() {
		b := s.Table().Bet(s.Seat(), a)
		list := r.Of(s.wager(a))
		if list == nil {
			continue
		}
		f := list[0]
		page = append(page, fmt.Sprintf("  Your %s on %s: %s of it, %s on average", b.Amount, s.name(a),
			percent(f.HouseAdvantage()), log.Average(-f.HouseAdvantage(), b.Amount)))
		sum -= f.HouseAdvantage() * float64(b.Amount)
		n++
	}
	if n > 1 {
		page = append(page, fmt.Sprintf("  Together %s on average", log.Average(sum, 1)))
	}
	return page
}

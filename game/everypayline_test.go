package game_test

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/game"
	"boardwalk/money"
	"boardwalk/odds"
	"boardwalk/table"
	"boardwalk/table/tabletest"
	"boardwalk/whatif"
)

// supposedLine is a pay line of a wager, and another payment than the usual one.
type supposedLine struct {
	wager *table.Wager
	text  string
	place int // among the lines of its wager
}

// linesOf lists the pay lines of a game, those that all positions have but once, each with a payment that nobody lists.
func linesOf(l *table.Layout) (list []supposedLine) {
	said := map[string]bool{}
	for i := range l.Wagers {
		w := &l.Wagers[i]
		if w.Absent || w.Made == 0 && !w.Supplement && !w.Moved {
			continue
		}
		name := w.ID
		if w.Position != table.House {
			name = cmp.Or(w.Group, w.ID)
		}
		for k, p := range slices.Concat(w.Pays, w.Bonus) {
			if p.As != "" || p.Never {
				continue
			}
			paid := fmt.Sprintf("%d to %d", p.Odds.To+3*p.Odds.One, p.Odds.One)
			if p.Odds.IsZero() {
				paid = (p.Amount + 7*money.Dollar).String()
			}
			of := name
			if k >= len(w.Pays) {
				of += " bonus"
			}
			if text := strings.ReplaceAll(of+": "+p.On+" "+paid, "  ", " "); !said[text] {
				said[text] = true
				list = append(list, supposedLine{w, text, k})
			}
		}
	}
	return list
}

// TestEveryPayLineIsFollowed supposes every pay line of every game. The figure of its wager has to differ from the lawful one, or
// any figure where the wager has none of its own, unless the figures say that they cannot follow it; and a table that is set up so
// pays nothing at other odds than those that are supposed.
func TestEveryPayLineIsFollowed(t *testing.T) {
	for _, r := range game.All {
		t.Run(r.ID, func(t *testing.T) {
			all := linesOf(r.New(r.Options()).Layout())
			if len(all) == 0 {
				return
			}
			checkPayments(t, r, all)
			if testing.Short() && r.ID == "mini-craps" { // found as those of craps are
				return
			}
			if r.EachOther || odds.Pending(r, r.Options(), r.Terms(), 0) != "" {
				return
			}
			lawful, err := figuresByWager(t, r, nil)
			if err != nil {
				t.Fatal(err)
			}
			if testing.Short() { // all at once
				checkLines(t, r, lawful, all)
				return
			}
			for place := range 16 {
				var now []supposedLine
				for _, x := range all {
					if x.place == place {
						now = append(now, x)
					}
				}
				checkLines(t, r, lawful, now)
			}
		})
	}
}

// notCounted are lines of which the figures are not about, and why.
var notCounted = map[string]string{
	"main: another player's super bonus $57": "it is paid to the others at the table, and the figures are of one player alone",
}

// checkLines supposes several lines at once, of different wagers, and one by one what has no figure of its own.
func checkLines(t *testing.T, r *table.Rules, lawful map[string]string, lines []supposedLine) {
	t.Helper()
	var alone []supposedLine
	lines = slices.DeleteFunc(slices.Clone(lines), func(x supposedLine) bool {
		if lawful[figureOf(x.wager)] == "" {
			alone = append(alone, x)
			return true
		}
		return notCounted[x.text] != ""
	})
	supposed, err := figuresByWager(t, r, lines)
	for not := (*odds.NotFollowed)(nil); errors.As(err, &not); supposed, err = figuresByWager(t, r, lines) {
		before := len(lines)
		if lines = slices.DeleteFunc(lines, func(x supposedLine) bool { return x.wager.Called() == not.Line }); len(lines) == before {
			break // they are about several wagers, of which some are not supposed now
		}
	}
	for _, x := range lines {
		if err == nil && supposed[figureOf(x.wager)] == lawful[figureOf(x.wager)] {
			t.Errorf("%s: the figure is that of lawful rules", x.text)
		}
	}
	if err != nil && !saysSo(err) {
		t.Errorf("%v", err)
	}
	for _, x := range alone {
		supposed, err := figuresByWager(t, r, []supposedLine{x})
		switch {
		case err == nil && fmt.Sprint(supposed) == fmt.Sprint(lawful):
			t.Errorf("%s: all figures are those of lawful rules", x.text)
		case err != nil && !saysSo(err):
			t.Errorf("%s: %v", x.text, err)
		}
	}
}

// saysSo reports whether figures say that they cannot follow what is supposed, and what can.
func saysSo(err error) bool {
	return errors.Is(err, errPending) || strings.Contains(err.Error(), "simulate")
}

// figureOf is what figures call a wager: that of the first position without its number.
func figureOf(w *table.Wager) string {
	if w.Position == 0 {
		return w.ID
	}
	return strings.TrimSuffix(w.ID, fmt.Sprint("-", w.Position))
}

func figuresByWager(t *testing.T, r *table.Rules, lines []supposedLine) (map[string]string, error) {
	t.Helper()
	s := readLines(t, r, textOf(lines))
	if odds.Pending(s.Rules, s.Options, s.Terms, 0) != "" {
		return nil, errPending
	}
	report, err := report(s)
	if err != nil {
		return nil, err
	}
	by := map[string]string{}
	for _, f := range report.Figures {
		by[f.Wager] += fmt.Sprintln(f.Per, f.House, f.Advantage, f.Wagered)
	}
	return by, nil
}

// errPending is the error of figures that take a minute to count.
var errPending = errors.New("to be counted")

func textOf(lines []supposedLine) string {
	var text strings.Builder
	for _, x := range lines {
		fmt.Fprintln(&text, x.text)
	}
	return text.String()
}

// checkPayments plays a table at which every line is supposed to be another.
func checkPayments(t *testing.T, r *table.Rules, lines []supposedLine) {
	t.Helper()
	s := readLines(t, r, textOf(lines))
	paid, heard := 0, 0
	tabletest.WalkSteered(t, s.Rules, s.Options, chance.NewFast(5, 43), 60, func(live *table.Live, log table.Log) {
		for ; heard < len(log); heard++ {
			e := &log[heard]
			if e.Kind != table.Paid || e.Odds.IsZero() {
				continue
			}
			paid++
			w := &live.Table().Layout().Wagers[e.Area]
			if !slices.ContainsFunc(slices.Concat(w.Pays, w.Bonus), func(p table.Pay) bool { return p.Odds.Cmp(e.Odds) == 0 }) {
				t.Errorf("%s pays %s, which is not on its list", w.ID, e.Odds)
			}
		}
	})
	if paid == 0 && !r.EachOther {
		t.Errorf("nothing was paid")
	}
}

// readLines reads what is supposed of a game.
func readLines(t *testing.T, r *table.Rules, text string) *whatif.Supposed {
	t.Helper()
	s, err := whatif.Read(r, nil, r.Terms(), text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// report finds what wagers are worth. At games whose figures follow cards that are gone, the lowest ranks are: that leaves fewer
// hands to go through.
func report(s *whatif.Supposed) (*odds.Report, error) {
	var dead []card.Card
	if odds.FollowsDead(s.Rules) {
		for _, o := range s.Options.Declare() {
			if o.Name == "decks" {
				decks, _ := strconv.Atoi(o.Value())
				dead = lowest(decks)
			}
		}
	}
	return odds.ForDead(s.Rules, s.Options, s.Terms, dead)
}

// lowest are the cards from two to four of so many decks.
func lowest(decks int) (list []card.Card) {
	for range decks {
		for _, c := range card.Deck() {
			if c.Rank() >= card.Two && c.Rank() <= card.Four {
				list = append(list, c)
			}
		}
	}
	return list
}

package play

import (
	"fmt"
	"strings"

	"boardwalk/play/canvas"
	"boardwalk/table"
)

// own carries out one of the person's acts and remembers it for undo.
func (s *Session) own(a table.Act) error {
	if a.Kind != table.Special && a.Kind != table.Report {
		a.Seat = s.Seat()
	}
	err := s.act(func() error { return s.live.Do(a) })
	if err == nil {
		s.acts = append(s.acts, a)
		s.settle()
	}
	return err
}

// mainWager reads an amount alone as a wager on the area of the person's own position
// that the game is about, or on the area of the only wager of the round before. It
// reports false where it could mean several.
func (s *Session) mainWager(words []string) (parsed, bool) {
	var p parsed
	words = p.takeWords(words)
	if len(words) != 1 || s.contest != nil {
		return p, false
	}
	amount, ok := amountOf(words[0])
	if !ok {
		return p, false
	}
	p.amount = amount
	if len(s.last) == 1 {
		p.area = s.last[0].Area
		return p, true
	}
	for _, line := range s.Table().Rules().About.Examples[:min(1, len(s.Table().Rules().About.Examples))] {
		if example, found := s.parseWager(strings.Fields(line)); found && s.wager(example.area).Position == s.Seat() {
			p.area = example.area
			return p, true
		}
	}
	return p, false
}

func (s *Session) cmdBet(words []string) Reply {
	p, ok := s.parseWager(words)
	if !ok {
		p, ok = s.mainWager(words)
	}
	if ok && p.amount == 0 {
		p.amount = s.Table().Whole(p.area)
	}
	switch {
	case !ok && len(words) == 0:
		s.notice("Bet what? For instance: " + s.example() + ".")
	case !ok && p.amount > 0:
		s.notice(fmt.Sprintf("%s on what? For instance: %s.", p.amount, s.example()))
	case !ok && s.isWagerWithout(words):
		last := len(words) - 1
		s.notice(fmt.Sprintf("%q is not an amount: type %s and a number of dollars.", words[last], strings.Join(words[:last], " ")))
	case !ok:
		s.unknown(words)
	case p.amount == 0 && s.isRefused(p.area):
	case p.amount == 0:
		s.notice(fmt.Sprintf("How much? %s For instance: %s %s.", s.describe(p.area), phrase(s.wager(p.area)),
			canvas.Typed(s.least(s.Seat(), p.area))))
	default:
		p.act.Kind, p.act.Area, p.act.Amount = table.Make, p.area, p.amount
		_ = s.own(p.act)
	}
	return Reply{}
}

// isWagerWithout reports whether words name a wager but for the last, which should
// then be an amount.
func (s *Session) isWagerWithout(words []string) bool {
	if len(words) < 2 {
		return false
	}
	_, ok := s.resolve(words[:len(words)-1])
	return ok
}

// isRefused reports whether nothing at all may be put on an area now, and tells
// why.
func (s *Session) isRefused(a table.Area) bool {
	r := s.may(table.Act{Kind: table.Make, Seat: s.Seat(), Area: a, Amount: s.least(s.Seat(), a)})
	if r == nil {
		return false
	}
	s.tell(Entry{Kind: Refusal, Text: refusal(r.Text, r.By), Cite: r.By})
	return true
}

func (s *Session) wager(a table.Area) *table.Wager { return &s.Table().Layout().Wagers[a] }

// cmdTake takes one wager down, or all that may be.
func (s *Session) cmdTake(words []string) Reply {
	if len(words) == 0 || len(words) == 1 && words[0] == "all" {
		return s.cmdClear(nil)
	}
	area, whole := s.resolve(words)
	p := parsed{area: area}
	if !whole {
		var ok bool
		if p, ok = s.parseWager(words); !ok {
			s.unknown(words)
			return Reply{}
		}
	}
	_ = s.own(table.Act{Kind: table.Remove, Area: p.area, Amount: p.amount})
	return Reply{}
}

func (s *Session) cmdReduce(words []string) Reply {
	p, ok := s.parseWager(words)
	switch {
	case !ok:
		s.unknown(words)
	case p.amount == 0:
		s.notice("Reduce it by how much? For instance: reduce " + strings.Join(words, " ") + " 5.")
	default:
		_ = s.own(table.Act{Kind: table.Remove, Area: p.area, Amount: p.amount})
	}
	return Reply{}
}

// mine lists the areas on which the person has chips.
func (s *Session) mine() []table.Area {
	var areas []table.Area
	for b := range s.Table().Standing {
		if b.Seat == s.Seat() {
			areas = append(areas, b.Area)
		}
	}
	return areas
}

func (s *Session) cmdClear([]string) Reply {
	down, stay := 0, 0
	for _, a := range s.mine() {
		act := table.Act{Kind: table.Remove, Seat: s.Seat(), Area: a}
		switch {
		case s.Table().Bet(s.Seat(), a).Amount == 0: // went with the wager that it supported
		case s.may(act) != nil:
			stay++
		case s.own(act) == nil:
			down++
		}
	}
	switch {
	case down+stay == 0:
		s.notice("You have nothing on the layout.")
	case stay > 0:
		s.notice(fmt.Sprintf("%s taken down; %s may not be until decided. Try take with its name, and why.",
			count(down, "wager"), count(stay, "wager")))
	}
	return Reply{}
}

func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// cmdCall has one wager called on or off, or all of them that ever rest.
func (s *Session) cmdCall(kind table.ActKind, words []string) Reply {
	if len(words) > 0 {
		area, ok := s.resolve(words)
		if !ok {
			s.unknown(words)
			return Reply{}
		}
		_ = s.own(table.Act{Kind: kind, Area: area})
		return Reply{}
	}
	called := 0
	for _, a := range s.mine() {
		act := table.Act{Kind: kind, Seat: s.Seat(), Area: a}
		if s.may(act) == nil && s.own(act) == nil {
			called++
		}
	}
	if called == 0 {
		s.notice("None of your wagers can be called on or off.")
	}
	return Reply{}
}

// cmdRepeat makes the wagers of the round before again, as far as they are
// lawful now and do not lie there still.
func (s *Session) cmdRepeat([]string) Reply {
	if len(s.last) == 0 {
		s.notice("There is no round before this one in which you bet.")
		return Reply{}
	}
	skipped := 0
	for _, a := range s.last {
		if s.Table().Bet(s.Seat(), a.Area).Amount > 0 {
			skipped++
			continue
		}
		_ = s.own(a)
	}
	if skipped > 0 {
		s.notice(count(skipped, "wager") + " left as it lies.")
	}
	return Reply{}
}

func (s *Session) cmdUndo([]string) Reply {
	if len(s.acts) == s.final || !s.live.Undo() {
		s.notice("There is nothing to take back: what was done before the outcome was in motion stands.")
		return Reply{}
	}
	s.lawful = nil
	a := s.acts[len(s.acts)-1]
	s.acts = s.acts[:len(s.acts)-1]
	s.notice("Taken back: " + s.deed(a) + ".")
	return Reply{}
}

// deed is an act in a few words.
func (s *Session) deed(a table.Act) string {
	switch a.Kind {
	case table.Make:
		return fmt.Sprintf("%s on %s", a.Amount, s.name(a.Area))
	case table.Remove:
		return "taking down " + s.name(a.Area)
	case table.CallOn, table.CallOff:
		return "the call on " + s.name(a.Area)
	case table.Sit:
		s.brought -= a.Amount + a.Cash
		return "bringing more to the table"
	}
	return a.Word
}

// unknown says that no wager has such a name, and what comes near.
func (s *Session) unknown(words []string) {
	if s.contest != nil && s.contest.InTurn(words[0]) {
		s.notice("Nobody has asked you. Enter deals the next round.")
		return
	}
	if s.isSpoken(words[0]) {
		if len(s.Lawful()) == 0 { // as for whoever has the bank
			s.notice("There is nothing to decide now. Enter begins the round.")
			return
		}
		s.notice(fmt.Sprintf("There is nothing to decide now. Bet, like %s, then Enter begins the round.", s.example()))
		return
	}
	what, lists := "wager or command", "type help for the commands and bets for the wagers"
	if s.contest != nil {
		what, lists = "command", "type help for the commands"
	}
	text := fmt.Sprintf("There is no %s %q", what, strings.Join(words, " "))
	if near := s.near(words); len(near) > 0 {
		s.notice(text + "; did you mean " + strings.Join(near, ", ") + "?")
		return
	}
	s.notice(text + "; " + lists + ".")
}

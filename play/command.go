package play

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardwalk/play/canvas"
	"boardwalk/play/log"
	"boardwalk/table"
)

// Reply is what a command leads to besides lines in the log.
type Reply struct {
	Title string   // of the page
	Page  []string // text to read: help, signs, reasons
	Quit  bool     // the person leaves
}

// command is one thing that can be typed.
type command struct {
	name  string
	also  []string // other ways to type it
	args  string
	help  string
	tells bool // only tells something, so that it may be asked at any time
	lays  bool // is about wagers that are laid down between rounds
	run   func(*Session, []string) Reply
}

// commands are everything that can be typed besides wagers and the game's own
// acts. It is filled in by init because help lists it.
var commands []command

func init() {
	commands = []command{
		{name: "roll", also: []string{"spin", "shake", "deal", "next", "go"}, help: "play the next round; Enter on an empty line does the same", run: (*Session).cmdNext},
		{name: "bet", args: "WAGER AMOUNT", lays: true, help: "put chips on a wager; the word bet may be left out: pass 10", run: (*Session).cmdBet},
		{name: "take", also: []string{"down", "remove"}, args: "[WAGER [AMOUNT]]", lays: true, help: "take a wager down; without a wager, all that may be", run: (*Session).cmdTake},
		{name: "reduce", args: "WAGER AMOUNT", lays: true, help: "take part of a wager down", run: (*Session).cmdReduce},
		{name: "on", args: "[WAGER]", lays: true, help: "have a resting wager called on", run: func(s *Session, w []string) Reply { return s.cmdCall(table.CallOn, w) }},
		{name: "off", args: "[WAGER]", lays: true, help: "have it called off again", run: func(s *Session, w []string) Reply { return s.cmdCall(table.CallOff, w) }},
		{name: "repeat", also: []string{"again", "rebet"}, lays: true, help: "make the wagers of the round before once more", run: (*Session).cmdRepeat},
		{name: "undo", help: "take your last act back, before the outcome is in motion", run: (*Session).cmdUndo},
		{name: "clear", lays: true, help: "take every wager down that may be", run: (*Session).cmdClear},
		{name: "why", args: "[LINE]", help: "the paragraph and the arithmetic of the last result or refusal, or of a line of the log", tells: true, run: (*Session).cmdWhy},
		{name: "hint", also: []string{"!"}, help: "what is best now, and what every choice or wager is worth", tells: true, run: (*Session).cmdHint},
		{name: "odds", args: "[WAGER]", lays: true, help: "the house advantage of a wager, or of all that may be made now", tells: true, run: (*Session).cmdOdds},
		{name: "coach", args: "[on|off]", help: "be told what a decision has cost, and what all of them have", tells: true, run: (*Session).cmdCoach},
		{name: "bets", also: []string{"wagers"}, lays: true, help: "what may be bet now, with odds and limits, and what lies on the layout", tells: true, run: (*Session).cmdBets},
		{name: "rules", also: []string{"sign", "signs"}, help: "the notices posted at the table", tells: true, run: (*Session).cmdRules},
		{name: "limits", help: "the posted limits", tells: true, run: (*Session).cmdLimits},
		{name: "options", help: "the licensee's options at this table", tells: true, run: (*Session).cmdOptions},
		{name: "seats", also: []string{"who"}, help: "who sits where, and with what on the layout", tells: true, run: (*Session).cmdSeats},
		{name: "last", also: []string{"history"}, help: "how the last rounds fell", tells: true, run: (*Session).cmdLast},
		{name: "incidents", help: "what may go wrong, for practice", tells: true, run: (*Session).cmdIncidents},
		{name: "incident", args: "NAME [ARG …]", help: "have it go wrong in the next round", run: (*Session).cmdIncident},
		{name: "open", help: "as staff, open a table again at which gaming has ceased", run: (*Session).cmdOpen},
		{name: "buyin", also: []string{"rebuy"}, args: "AMOUNT", help: "bring more chips to the table", run: (*Session).cmdChips},
		{name: "cash", args: "AMOUNT", help: "bring cash, for verbal wagers: pass 10 cash confirmed", run: (*Session).cmdCash},
		{name: "save", args: "FILE", help: "write the session as a case file, to be read, kept and run again", tells: true, run: (*Session).cmdSave},
		{name: "help", also: []string{"?", "h"}, args: "[WORD]", help: "this list; what a command, a wager or an incident is", tells: true, run: (*Session).cmdHelp},
		{name: "quit", also: []string{"exit", "q", "leave", "bye"}, help: "leave the table", tells: true, run: func(*Session, []string) Reply { return Reply{Quit: true} }},
	}
}

// commands are those that make sense at the game.
func (s *Session) commands() []*command {
	var list []*command
	for i := range commands {
		if c := &commands[i]; !c.lays || s.contest == nil {
			list = append(list, c)
		}
	}
	return list
}

func findCommand(word string) (*command, bool) {
	for i := range commands {
		if c := &commands[i]; c.name == word || slices.Contains(c.also, word) {
			return c, true
		}
	}
	return nil, false
}

// Do carries out one typed line. What happens is in the log; what is only to
// be read is in the reply. Whatever is wrong with the line is told, and
// changes nothing.
func (s *Session) Do(line string) (reply Reply) {
	defer func() {
		if fault := recover(); fault != nil {
			s.failed = fmt.Errorf("a fault in the program itself, please report it: %v", fault)
			s.notice(log.Sentence(s.failed.Error()))
		}
	}()
	words := strings.Fields(strings.ToLower(line))
	var first string
	if len(words) > 0 {
		first = words[0]
	}
	c, known := findCommand(first)
	if known && first == "save" {
		words = strings.Fields(line) // a file's name keeps its capitals
	}
	switch {
	case s.failed != nil && !(known && c.tells):
		s.notice("The table is closed after a fault in the program; you can only look around and quit.")
		return Reply{}
	case known && c.tells && !s.isWager(words):
		return c.run(s, words[1:])
	case s.Question() != nil:
		return s.cmdAnswer(words)
	case len(words) == 0:
		return s.cmdNext(nil)
	case s.isWager(words):
		return s.cmdBet(words) // before commands, since a game may use the same word
	}
	if reply, ok := s.cmdDeclared(words); ok {
		return reply
	}
	if known {
		return c.run(s, words[1:])
	}
	return s.cmdBet(words)
}

// isWager reports whether a line that begins with a command's word is a wager
// all the same, as "two 5" or "on 5" might be in some game.
func (s *Session) isWager(words []string) bool {
	if _, known := findCommand(words[0]); !known {
		return false
	}
	p, ok := s.parseWager(words)
	return ok && p.amount > 0
}

func (s *Session) cmdNext([]string) Reply {
	s.next()
	return Reply{}
}

// cmdAnswer takes the answer to an open question: a choice, the beginning of
// one, its number, or nothing for the first.
func (s *Session) cmdAnswer(words []string) Reply {
	if s.inTurn() {
		return s.cmdTurn(words)
	}
	choices := s.Question().Choices()
	if len(words) == 0 || words[0] == s.verb() || words[0] == "roll" {
		words = []string{string(choices[0])}
	}
	for i, c := range choices {
		if strings.HasPrefix(string(c), words[0]) || words[0] == fmt.Sprint(i+1) {
			if a, wrong := s.readAnswer(c, words[1:]); wrong != "" {
				s.notice(wrong)
			} else {
				s.answer(a)
			}
			return Reply{}
		}
	}
	var names []string
	for _, c := range choices {
		names = append(names, string(c))
	}
	s.notice(fmt.Sprintf("Answer the question first: %s.", oneOf(names)))
	return Reply{}
}

// readAnswer reads what is typed after a choice, or says what is wrong with it.
func (s *Session) readAnswer(c table.Choice, words []string) (a table.Answer, wrong string) {
	offer := s.Question().Offer
	a.Choice = c
	switch {
	case len(words) == 0:
		return a, ""
	case offer.TakesNumber(c):
		n, err := strconv.Atoi(words[0])
		if err != nil || n <= 0 || len(words) > 1 {
			return a, fmt.Sprintf("After %s comes a whole number: %s 20.", c, c)
		}
		return offer.Numbered(c, n), ""
	case offer.TakesAmount(c):
		amount, ok := amountOf(words[0])
		if !ok || len(words) > 1 {
			return a, fmt.Sprintf("After %s comes an amount: %s %s.", c, c, canvas.Typed(s.Question().Least))
		}
		a.Amount = amount
		return a, ""
	}
	return a, fmt.Sprintf("Nothing comes after %s: type it alone.", c)
}

// oneOf joins words by "or".
func oneOf(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:len(words)-1], ", ") + " or " + words[len(words)-1]
}

// cmdTurn takes an answer in the game's own words. Chips that somebody wants
// to add instead are for the table to refuse.
func (s *Session) cmdTurn(words []string) Reply {
	a, wrong := s.contest.Read(s.Question(), words)
	if wrong == "" {
		s.answer(a)
		return Reply{}
	}
	if c, known := findCommand(words[0]); known && (c.name == "buyin" || c.name == "cash") {
		return c.run(s, words[1:])
	}
	s.notice(wrong)
	return Reply{}
}

// aboutHand says which hand a question is about if the person has several.
func (s *Session) aboutHand(q *table.Question) string {
	owned := 0
	for _, h := range s.eye.Hands {
		if h.Owner == s.Seat() {
			owned++
		}
	}
	for _, h := range s.eye.Hands {
		if owned > 1 && h.Box == q.Box && h.Hand == q.Hand && h.Owner == s.Seat() {
			return s.handName(h) + ": "
		}
	}
	return ""
}

// Ask is the open question with its choices, or nothing.
func (s *Session) Ask() string {
	q := s.Question()
	if q == nil {
		return ""
	}
	if s.inTurn() {
		return s.contest.Ask(q)
	}
	var choices []string
	for i, c := range q.Choices() {
		text := fmt.Sprintf("[%d] %s", i+1, c)
		switch {
		case q.Offer.TakesNumber(c):
			text += " or " + string(c) + " NUMBER"
		case q.Offer.TakesAmount(c) && q.Least < q.Most:
			text += fmt.Sprintf(" %s to %s", q.Least, q.Most)
		}
		choices = append(choices, text)
	}
	return fmt.Sprintf("%s%s %s (Enter: %s)", s.aboutHand(q), log.Sentence(q.Offer.Text), strings.Join(choices, "  "), q.First())
}

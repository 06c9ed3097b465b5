package play

import (
	"fmt"
	"slices"
	"strings"

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
	rests bool // is about wagers that are off at times
	cash  bool // is about wagers with cash
	run   func(*Session, []string) Reply
}

// commands are everything that can be typed besides wagers and the game's own
// acts. It is filled in by init because help lists it.
var commands []command

func init() {
	commands = []command{
		{name: "roll", also: []string{"spin", "shake", "deal", "next", "go"},
			help: "play the next round, even without a bet of yours; Enter does it when you have bet", run: (*Session).cmdNext},
		{name: "bet", args: "WAGER AMOUNT", lays: true, help: "put chips on a wager; the word bet may be left out", run: (*Session).cmdBet},
		{name: "take", also: []string{"down", "remove"}, args: "[WAGER [AMOUNT]]", lays: true,
			help: "take a wager down; without a wager, all that may be", run: (*Session).cmdTake},
		{name: "reduce", args: "WAGER AMOUNT", lays: true, help: "take part of a wager down", run: (*Session).cmdReduce},
		{name: "on", args: "[WAGER]", lays: true, rests: true, help: "have a resting wager called on",
			run: func(s *Session, w []string) Reply { return s.cmdCall(table.CallOn, w) }},
		{name: "off", args: "[WAGER]", lays: true, rests: true, help: "have it called off again",
			run: func(s *Session, w []string) Reply { return s.cmdCall(table.CallOff, w) }},
		{name: "repeat", also: []string{"again", "rebet"}, lays: true,
			help: "make the wagers of the round before once more", run: (*Session).cmdRepeat},
		{name: "undo", help: "take your last act back, before the outcome is in motion", run: (*Session).cmdUndo},
		{name: "clear", lays: true, help: "take every wager down that may be", run: (*Session).cmdClear},
		{name: "why", args: "[LINE]", help: "the paragraph and the arithmetic of the last result or refusal, or of a " +
			"line of the log", tells: true, run: (*Session).cmdWhy},
		{name: "hint", also: []string{"!"}, help: "what is best now, and what every choice or wager is worth", tells: true,
			run: (*Session).cmdHint},
		{name: "odds", args: "[WAGER]", lays: true, help: "the house advantage of a wager, or of all that may be made now",
			tells: true, run: (*Session).cmdOdds},
		{name: "coach", args: "[on|off]", help: "be told what a decision has cost, and what all of them have", tells: true,
			run: (*Session).cmdCoach},
		{name: "cutting", args: "ask|decline", help: "whether you are asked to cut the cards; they are declined for you " +
			"if you do not say", tells: true, run: (*Session).cmdCutting},
		{name: "bets", also: []string{"wagers"}, lays: true,
			help: "what may be bet now, with odds and limits, and what lies on the layout", tells: true, run: (*Session).cmdBets},
		{name: "rules", also: []string{"sign", "signs"}, help: "the notices posted at the table", tells: true, run: (*Session).cmdRules},
		{name: "limits", help: "the posted limits", tells: true, run: (*Session).cmdLimits},
		{name: "options", help: "the licensee's options at this table", tells: true, run: (*Session).cmdOptions},
		{name: "seats", also: []string{"who"}, help: "who sits where, and with what on the layout", tells: true, run: (*Session).cmdSeats},
		{name: "last", also: []string{"history"}, help: "how the last rounds fell", tells: true, run: (*Session).cmdLast},
		{name: "incidents", help: "what may go wrong, for practice", tells: true, run: (*Session).cmdIncidents},
		{name: "incident", args: "NAME [ARG …]",
			help: "have it go wrong in the next round or, while you are asked something, found now", run: (*Session).cmdIncident},
		{name: "open", help: "as staff, open a table again at which gaming has ceased", run: (*Session).cmdOpen},
		{name: "buyin", also: []string{"rebuy"}, args: "AMOUNT", help: "bring more chips to the table", run: (*Session).cmdChips},
		{name: "cash", args: "AMOUNT", cash: true, help: "bring cash, for verbal wagers: WAGER AMOUNT cash confirmed", run: (*Session).cmdCash},
		{name: "save", args: "FILE", help: "write the session as a case file, to be read, kept and run again", tells: true,
			run: (*Session).cmdSave},
		{name: "help", also: []string{"?", "h"}, args: "[WORD]",
			help: "this list; what a command, a wager or an incident is", tells: true, run: (*Session).cmdHelp},
		{name: "quit", also: []string{"exit", "q", "leave", "bye"}, help: "leave the table", tells: true,
			run: func(*Session, []string) Reply { return Reply{Quit: true} }},
	}
}

// commands are those that make sense at the game.
func (s *Session) commands() []*command {
	var list []*command
	for i := range commands {
		c, layout := &commands[i], s.Table().Layout()
		switch {
		case c.lays && s.contest != nil:
		case c.rests && layout.CalledOn == "":
		case c.cash && (layout.CashWagers == "" || layout.CashRefused):
		default:
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
	s.read = len(s.log)
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
	case s.Question() != nil && first == "incident" && len(words) > 1: // it is found now
		return s.cmdIncident(words[1:])
	case s.Question() != nil:
		return s.cmdAnswer(words)
	case len(words) == 0 && s.sitsOut():
		s.notice(fmt.Sprintf("You have no bet. Type one, like %s, or %s to play the round without you.", s.example(), s.verb()))
		return Reply{}
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

// sitsOut reports whether the next round would be played without the person, who could
// still bet. Enter does not begin such a round.
func (s *Session) sitsOut() bool {
	a := s.Account()
	return s.Seat() != table.House && s.contest == nil && a.Layout+a.Cover == 0 && len(s.Lawful()) > 0
}

func (s *Session) cmdNext([]string) Reply {
	s.next()
	return Reply{}
}

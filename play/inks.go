package play

import (
	"boardwalk/play/canvas"
	"boardwalk/play/log"
)

// The inks of package canvas, by short names.
const (
	plain    = canvas.Plain
	label    = canvas.Label
	faint    = canvas.Faint
	own      = canvas.Own
	other    = canvas.Other
	winning  = canvas.Winning
	redBox   = canvas.RedBox
	blackBox = canvas.BlackBox
	greenBox = canvas.GreenBox
	puck     = canvas.Puck
	gains    = canvas.Gains
	losses   = canvas.Losses
	warns    = canvas.Warns
	header   = canvas.Header
	called   = canvas.Called
)

// Entry is one line of the log, and Kind says whom it concerns.
type (
	Entry = log.Entry
	Kind  = log.Kind
)

// The kinds of lines.
const (
	Call      = log.Call
	Step      = log.Step
	Own       = log.Own
	Total     = log.Total
	Refusal   = log.Refusal
	Others    = log.Others
	OthersBet = log.OthersBet
	Notice    = log.Notice
)

// tell adds a line to the log.
func (s *Session) tell(e Entry) {
	e.N = len(s.log) + 1
	switch {
	case e.Round > 0:
	case s.live == nil:
		e.Round = 1
	default:
		e.Round = s.Table().Rounds() + 1
	}
	s.log = append(s.log, e)
}

func (s *Session) notice(text string) { s.tell(Entry{Kind: Notice, Text: text}) }

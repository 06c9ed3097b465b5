package play

import (
	"fmt"
	"runtime/debug"
	"time"

	tea "charm.land/bubbletea/v2"
)

// work is a command that takes longer than a blink, such as a hint for which every deal has
// to be counted. The session is its own until it is done: the screen shows what it showed
// before, and takes no keys but the one that quits.
type work struct {
	since  time.Time
	before []string // the screen when the command was typed
	fallen int      // rounds that had fallen by then
	done   chan workDone
}

// workDone is what came of a command.
type workDone struct {
	Reply
	panicked any
}

// stillWorking says that another second has passed.
type stillWorking struct{}

// begin has a session carry out a line.
func begin(s *Session, line string) *work {
	w := &work{since: time.Now(), done: make(chan workDone, 1)}
	go func() {
		var d workDone
		defer func() {
			if p := recover(); p != nil {
				d.panicked = fmt.Sprintf("%v\n%s", p, debug.Stack())
			}
			w.done <- d
		}()
		d.Reply = s.Do(line)
	}()
	return w
}

// wait waits until the command is done, or for a second.
func (w *work) wait() tea.Msg {
	select {
	case d := <-w.done:
		return d
	case <-time.After(time.Second):
		return stillWorking{}
	}
}

// lines are the screen while the command is carried out.
func (w *work) lines() []string {
	lines := append([]string(nil), w.before...)
	if n := len(lines); n >= 3 {
		lines[n-3] = called.Paint(fmt.Sprintf("Working on it: %d s so far. What takes long to count is kept for the "+
			"next time.", int(time.Since(w.since).Seconds())))
		lines[n-2] = ""
	}
	return lines
}

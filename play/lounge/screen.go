package lounge

import (
	"fmt"
	"io"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"boardwalk/keno"
	"boardwalk/money"
)

// screen is the full-screen front end: a request that is being marked, and the
// board.
type screen struct {
	s      *Session
	w, h   int
	cursor int // the number that the cursor is on, from 1

	groups []keno.Set // the last is the one that is marked now
	kings  keno.Set
	rate   money.Cents
	races  int
	typing bool   // a line is typed: the conditioning, or a command
	typed  string // what was typed so far
	plays  string // the conditioning; empty while groups are played by themselves

	says  string // what is to be said about the last key
	shown int    // how many balls of the last game are on the board
}

// ballTime is how long a ball is looked at before the next one comes.
const ballTime = 120 * time.Millisecond

type tick struct{}

// Screen plays on a full screen.
func Screen(s *Session, in io.Reader, out io.Writer) error {
	_, err := tea.NewProgram(newScreen(s), tea.WithInput(in), tea.WithOutput(out)).Run()
	return err
}

func newScreen(s *Session) *screen {
	return &screen{s: s, w: 80, h: 24, cursor: 1, groups: []keno.Set{{}}, rate: s.Rates.Minimum, races: 1,
		says: "Mark numbers with the space bar, b buys, Enter draws. ? lists the keys."}
}

// Init waits for whatever comes first.
func (m *screen) Init() tea.Cmd { return nil }

// Update takes keys, sizes and the passing of time.
func (m *screen) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.w, m.h = msg.Width, msg.Height
	case tick:
		if m.falling() {
			if m.shown++; m.falling() {
				return m, nextBall()
			}
			m.says = m.s.results(m.s.Game - 1)
		}
	case tea.KeyPressMsg:
		return m.press(msg.String(), msg.Text)
	}
	return m, nil
}

func nextBall() tea.Cmd { return tea.Tick(ballTime, func(time.Time) tea.Msg { return tick{} }) }

// falling reports whether balls of the last game are still to be shown.
func (m *screen) falling() bool { return m.s.Last != nil && m.shown < keno.Drawn }

// View draws the screen.
func (m *screen) View() tea.View {
	lines := strings.Split(m.text(), "\n")
	if len(lines) > m.h {
		lines = lines[:m.h]
	}
	for i := range lines {
		lines[i] = ansi.Truncate(lines[i], m.w, "…")
	}
	v := tea.NewView(strings.Join(lines, "\n"))
	v.AltScreen = true
	v.WindowTitle = "Boardwalk keno"
	return v
}

// request writes what is marked as a request.
func (m *screen) request() string {
	var parts []string
	for n := range m.kings.All() {
		parts = append(parts, fmt.Sprintf("k%d", n))
	}
	for _, g := range m.groups {
		if !g.IsEmpty() {
			parts = append(parts, g.String())
		}
	}
	text := strings.Join(parts, " | ")
	switch {
	case m.plays != "":
		text += ": " + m.plays
	case len(parts) > 1:
		text = "split " + text
	}
	if !strings.Contains(m.plays, "@") {
		text += " @ " + m.rate.String()
	}
	if m.races > 1 {
		text += fmt.Sprintf(" x %d", m.races)
	}
	return text
}

// ticket is what the marks make, or why they make nothing.
func (m *screen) ticket() (*keno.Ticket, error) {
	r, err := keno.Parse(m.request())
	if err != nil {
		return nil, err
	}
	return m.s.Rates.Ticket(r)
}

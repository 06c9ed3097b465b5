package play

import (
	"fmt"
	"io"
	"time"

	tea "charm.land/bubbletea/v2"

	"boardwalk/table"
)

// screen is the full-screen front end: it holds what is typed, scrolled and
// opened, and leaves everything else to the session.
type screen struct {
	config Config
	games  []*table.Rules
	pick   int      // in the menu
	s      *Session // nil while the menu is open

	w, h   int
	typed  commandLine
	scroll int // lines of the log below the screen

	page     Reply // what is open for reading
	pageTop  int
	pageRoom int // lines of it that are on the screen
	pageLen  int

	frozen []string // the screen before the outcome, while it is falling
	frame  int
	fault  string // why no table could be opened

	patience time.Duration // how long a command may take before the screen says so; zero waits without a word
	work     *work         // the command that takes longer; nil if none does
}

// frames is how many pictures an outcome is in motion for.
const (
	frames    = 9
	frameTime = 60 * time.Millisecond
)

type tick struct{}

// Screen plays on a full screen, with a menu of the games if the config names
// none, and returns the private note at the end.
func Screen(c Config, games []*table.Rules, in io.Reader, out io.Writer) ([]string, error) {
	m := &screen{config: c, games: games, w: 80, h: 24, patience: 400 * time.Millisecond}
	if c.Rules != nil {
		m.open(c.Rules)
		if m.s == nil {
			return nil, fmt.Errorf("%s", m.fault)
		}
	}
	if _, err := tea.NewProgram(m, tea.WithInput(in), tea.WithOutput(out)).Run(); err != nil {
		return nil, err
	}
	if m.s == nil || m.work != nil { // the session is still busy
		return nil, nil
	}
	return m.s.Farewell(), nil
}

// open opens a table of a game.
func (m *screen) open(r *table.Rules) {
	m.config.Rules = r
	s, err := New(m.config)
	if err != nil {
		m.fault = err.Error()
		return
	}
	m.s = s
}

// Init waits for whatever comes first.
func (m *screen) Init() tea.Cmd { return nil }

// Update takes keys, sizes and the passing of time.
func (m *screen) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.w, m.h = msg.Width, msg.Height
		m.frozen = nil
		return m, nil
	case stillWorking:
		return m, m.work.wait
	case workDone:
		w := m.work
		m.work = nil
		return m.replied(msg, w.before, w.fallen)
	case tick:
		if m.frozen == nil {
			return m, nil
		}
		if m.frame++; m.frame >= frames {
			m.frozen = nil
			return m, nil
		}
		return m, wait()
	case tea.KeyPressMsg:
		return m.press(msg)
	case tea.PasteMsg:
		m.typed.Insert(msg.Content)
	}
	return m, nil
}

func wait() tea.Cmd { return tea.Tick(frameTime, func(time.Time) tea.Msg { return tick{} }) }

// submit hands a line to the session.
func (m *screen) submit(line string) (tea.Model, tea.Cmd) {
	m.typed.Keep(line)
	m.scroll = 0
	before, fallen := m.lines(), len(m.s.Past())
	if m.patience == 0 {
		return m.replied(workDone{Reply: m.s.Do(line)}, before, fallen)
	}
	w := begin(m.s, line)
	w.before, w.fallen = before, fallen
	select {
	case done := <-w.done:
		return m.replied(done, before, fallen)
	case <-time.After(m.patience):
		m.work = w
		return m, w.wait
	}
}

// replied shows what came of a line. The screen was as before when it was typed, and so
// many rounds had fallen.
func (m *screen) replied(done workDone, before []string, fallen int) (tea.Model, tea.Cmd) {
	if done.panicked != nil {
		panic(done.panicked) // here, where the terminal is put right again
	}
	if done.Quit {
		return m, tea.Quit
	}
	if len(done.Page) > 0 {
		m.page, m.pageTop = done.Reply, 0
	}
	if len(m.s.Past()) > fallen && m.s.board.motion != nil {
		m.frozen, m.frame = before, 0
		return m, wait()
	}
	return m, nil
}

// View is the whole screen.
func (m *screen) View() tea.View {
	v := tea.NewView(join(m.lines(), m.w, m.h))
	v.AltScreen = true
	if m.s != nil {
		v.Cursor = tea.NewCursor(2+m.typed.cursor, max(0, m.h-1))
	}
	v.WindowTitle = "Boardwalk"
	return v
}

package play

import (
	"strings"

	tea "charm.land/bubbletea/v2"
)

// press takes one key, wherever one is.
func (m *screen) press(k tea.KeyPressMsg) (tea.Model, tea.Cmd) {
	switch {
	case k.String() == "ctrl+c":
		return m, tea.Quit
	case m.work != nil:
		return m, nil
	case m.s == nil:
		return m.pressMenu(k)
	case m.frozen != nil && k.String() == "enter":
		m.frozen = nil // whoever cannot wait need not
		return m, nil
	case len(m.page.Page) > 0:
		if m.pressPage(k.String()) {
			return m, nil
		}
	}
	m.frozen = nil
	return m.pressTable(k)
}

func (m *screen) pressMenu(k tea.KeyPressMsg) (tea.Model, tea.Cmd) {
	switch key := k.String(); key {
	case "up", "k", "shift+tab":
		m.pick = (m.pick + len(m.games) - 1) % len(m.games)
	case "down", "j", "tab":
		m.pick = (m.pick + 1) % len(m.games)
	case "enter", "space":
		m.open(m.games[m.pick])
	case "esc", "q":
		return m, tea.Quit
	default:
		if n := strings.Index(menuKeys, key); len(key) == 1 && n >= 0 && n < len(m.games) {
			m.pick = n
			m.open(m.games[n])
		}
	}
	return m, nil
}

// pressPage scrolls or closes what is open for reading, and reports whether
// the key has done its work.
func (m *screen) pressPage(key string) bool {
	most := max(0, m.pageLen-m.pageRoom)
	switch key {
	case "up":
		m.pageTop = max(0, m.pageTop-1)
	case "down":
		m.pageTop = min(most, m.pageTop+1)
	case "pgup":
		m.pageTop = max(0, m.pageTop-m.pageRoom)
	case "pgdown":
		m.pageTop = min(most, m.pageTop+m.pageRoom)
	case "esc", "enter", "q":
		m.page = Reply{}
	default:
		m.page = Reply{}
		return false // and it begins the next line
	}
	return true
}

func (m *screen) pressTable(k tea.KeyPressMsg) (tea.Model, tea.Cmd) {
	line := strings.TrimSpace(m.typed.Value())
	key := k.String()
	switch {
	case key == "enter":
		return m.submit(line)
	case key == "?" && line == "":
		return m.submit("help")
	case key == "!" && line == "":
		return m.submit("hint")
	case key == "tab":
		m.typed.Set(m.s.Extend(m.typed.Value()))
	case key == "up":
		m.typed.Recall(-1)
	case key == "down":
		m.typed.Recall(1)
	case key == "pgup":
		m.scroll += max(1, m.logRoom()-1)
		m.scroll = min(m.scroll, max(0, len(m.s.Log())*2))
	case key == "pgdown":
		m.scroll = max(0, m.scroll-max(1, m.logRoom()-1))
	case key == "esc":
		m.typed.Clear()
		m.scroll = 0
	default:
		m.typed.Press(k)
	}
	return m, nil
}

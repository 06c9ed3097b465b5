package lounge

import (
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"

	"boardwalk/keno"
	"boardwalk/keno/system"
)

// keyHelp lists the keys of the screen.
const keyHelp = `arrows move   space marks   g next group   k king   : conditioning, like 4/2, 1/8
+ - wager     > < games     p quick-pick   c clear  / a command, like again 1 or rates
b buy         Enter draw    s skip balls   t tickets   r redeem all   q quit`

// press takes one key.
func (m *screen) press(key, text string) (tea.Model, tea.Cmd) {
	if key == "ctrl+c" {
		return m, tea.Quit
	}
	if m.typing {
		return m.pressTyping(key, text)
	}
	if m.move(key) || m.mark(key) || m.wager(key) {
		return m, nil
	}
	switch key {
	case "q":
		return m, tea.Quit
	case "esc": // as in every other screen, it closes what is shown and never the game
		m.says = ""
	case ":", "/":
		m.typing, m.typed = true, key
	case "?":
		m.says = keyHelp
	case "b":
		m.buy()
	case "enter":
		return m, m.draw()
	case "s":
		if m.falling() {
			m.shown = keno.Drawn
			m.says = m.s.results(m.s.Game - 1)
		}
	case "t":
		m.says, _ = m.s.Do("tickets")
	case "r":
		m.says, _ = m.s.Do("redeem all")
	}
	return m, nil
}

// move moves the cursor over the grid, and reports whether the key does.
func (m *screen) move(key string) bool {
	step := map[string]int{"left": -1, "right": 1, "up": -10, "down": 10}[key]
	if step == 0 {
		return false
	}
	m.cursor = (m.cursor-1+step+keno.Numbers)%keno.Numbers + 1
	return true
}

// mark marks and unmarks numbers, and reports whether the key does.
func (m *screen) mark(key string) bool {
	one, last := keno.NewSet(m.cursor), len(m.groups)-1
	switch key {
	case "space":
		marked := m.marked()
		m.kings = m.kings.Without(one)
		for i := range m.groups {
			m.groups[i] = m.groups[i].Without(one)
		}
		if !marked.Has(m.cursor) {
			m.groups[last] = m.groups[last].Or(one)
		}
	case "k":
		for i := range m.groups {
			m.groups[i] = m.groups[i].Without(one)
		}
		if m.kings.Has(m.cursor) {
			m.kings = m.kings.Without(one)
		} else {
			m.kings = m.kings.Or(one)
		}
	case "g":
		if !m.groups[last].IsEmpty() {
			m.groups = append(m.groups, keno.Set{})
		}
	case "c":
		m.groups, m.kings, m.plays = []keno.Set{{}}, keno.Set{}, ""
	case "p":
		m.pick()
	default:
		return false
	}
	return true
}

// marked returns all marked numbers.
func (m *screen) marked() keno.Set {
	all := m.kings
	for _, g := range m.groups {
		all = all.Or(g)
	}
	return all
}

// pick marks as many numbers as are marked now, or eight, at random.
func (m *screen) pick() {
	spots := m.marked().Len()
	if spots == 0 || spots > m.s.Rates.MostSpots() {
		spots = min(8, m.s.Rates.MostSpots())
	}
	r, err := keno.Request{Quick: spots}.Pick(m.s.source)
	if err != nil {
		m.says = sentence(err)
		return
	}
	m.groups, m.kings, m.plays = r.Groups, keno.Set{}, ""
}

// wager changes what is wagered and for how many games, and reports whether the
// key does.
func (m *screen) wager(key string) bool {
	switch key {
	case "+", "=":
		m.rate = min(m.rate+m.s.Rates.Step, m.s.Rates.Maximum)
	case "-":
		m.rate = max(m.rate-m.s.Rates.Step, m.s.Rates.Minimum)
	case ">", ".":
		m.races = min(m.races+1, m.s.Rates.Races)
	case "<", ",":
		m.races = max(m.races-1, 1)
	default:
		return false
	}
	return true
}

// pressTyping takes a key while a line is typed.
func (m *screen) pressTyping(key, text string) (tea.Model, tea.Cmd) {
	switch key {
	case "esc":
		m.typing = false
	case "backspace":
		if m.typed = m.typed[:len(m.typed)-1]; m.typed == "" {
			m.typing = false
		}
	case "enter":
		m.typing = false
		line := strings.TrimSpace(m.typed[1:])
		if m.typed[0] == ':' {
			m.plays = line
			return m, nil
		}
		if line == "" || line == "draw" {
			return m, m.draw()
		}
		reply, stays := m.s.Do(line)
		if m.says = reply; !stays {
			return m, tea.Quit
		}
	default:
		for _, c := range text {
			if c >= ' ' && c <= '~' {
				m.typed += string(c)
			}
		}
	}
	return m, nil
}

// buy buys what is marked.
func (m *screen) buy() {
	h, err := m.s.Buy(system.Purchase{Request: m.request()})
	if err != nil {
		m.says = sentence(err)
		return
	}
	m.says = fmt.Sprintf("You bought ticket %d. %s.", h.Number, describe(h.Ticket))
}

// draw draws the next game and lets its balls come one by one.
func (m *screen) draw() tea.Cmd {
	if err := m.s.Draw(); err != nil {
		m.says = sentence(err)
		return nil
	}
	m.shown, m.says = 0, ""
	return nextBall()
}

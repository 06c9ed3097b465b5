package play

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
)

// commandLine is the line that is being typed, and the lines typed before.
type commandLine struct {
	text    []rune
	cursor  int
	history []string
	at      int // in the history; its length for a new line
}

// mostTyped is how long a line may become.
const mostTyped = 200

// Value returns what is typed.
func (l *commandLine) Value() string { return string(l.text) }

// Set replaces what is typed.
func (l *commandLine) Set(text string) {
	l.text = []rune(text)
	l.cursor = len(l.text)
}

// Insert types a text at the cursor, as one line.
func (l *commandLine) Insert(text string) {
	typed := []rune(strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r < ' ' }), " "))
	if len(l.text)+len(typed) > mostTyped {
		return
	}
	l.text = slices.Insert(l.text, l.cursor, typed...)
	l.cursor += len(typed)
}

// Keep ends the line and remembers it.
func (l *commandLine) Keep(line string) {
	if line != "" && (len(l.history) == 0 || l.history[len(l.history)-1] != line) {
		l.history = append(l.history, line)
	}
	l.Clear()
}

// Clear begins a new line.
func (l *commandLine) Clear() {
	l.Set("")
	l.at = len(l.history)
}

// Recall goes to an older or a newer line.
func (l *commandLine) Recall(by int) {
	at := l.at + by
	if at < 0 || at > len(l.history) {
		return
	}
	l.at = at
	if at == len(l.history) {
		l.Set("")
		return
	}
	l.Set(l.history[at])
}

// Press edits the line.
func (l *commandLine) Press(k tea.KeyPressMsg) {
	switch k.String() {
	case "left", "ctrl+b":
		l.cursor = max(0, l.cursor-1)
	case "right", "ctrl+f":
		l.cursor = min(len(l.text), l.cursor+1)
	case "home", "ctrl+a":
		l.cursor = 0
	case "end", "ctrl+e":
		l.cursor = len(l.text)
	case "backspace", "ctrl+h":
		if l.cursor > 0 {
			l.cut(l.cursor-1, l.cursor)
		}
	case "delete", "ctrl+d":
		if l.cursor < len(l.text) {
			l.cut(l.cursor, l.cursor+1)
		}
	case "ctrl+u":
		l.cut(0, l.cursor)
	case "ctrl+k":
		l.cut(l.cursor, len(l.text))
	case "ctrl+w", "alt+backspace":
		from := len([]rune(strings.TrimRight(string(l.text[:l.cursor]), " ")))
		for from > 0 && l.text[from-1] != ' ' {
			from--
		}
		l.cut(from, l.cursor)
	default:
		l.Insert(k.Text)
	}
}

func (l *commandLine) cut(from, to int) {
	l.text = slices.Delete(l.text, from, to)
	l.cursor = from
}

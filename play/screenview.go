package play

import (
	"fmt"
	"strings"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"

	"boardwalk/play/canvas"
)

// join makes exactly h lines of at most w columns.
func join(lines []string, w, h int) string {
	if len(lines) > h {
		lines = lines[len(lines)-h:]
	}
	for i := range lines {
		lines[i] = ansi.Truncate(lines[i], w, "…")
	}
	return strings.Join(lines, "\n")
}

// lines are the lines of the screen.
func (m *screen) lines() []string {
	if m.s == nil {
		return m.menuLines()
	}
	if m.work != nil {
		return m.work.lines()
	}
	if m.frozen != nil {
		lines := append([]string(nil), m.frozen...)
		lines[max(0, len(lines)-3)] = called.Paint(m.s.board.motion(m.frame))
		lines[max(0, len(lines)-2)] = ""
		return lines
	}
	body := m.body()
	foot := append(m.hintLines(), m.promptLine())
	return append(append([]string{m.headLine()}, body...), foot...)
}

// promptLine is the command line, with the keys beside it while there is room.
func (m *screen) promptLine() string {
	line, keys := "> "+m.typed.Value(), m.keysLine()
	gap := m.w - lipgloss.Width(line) - lipgloss.Width(keys) - 1
	if gap < 2 {
		return line
	}
	return line + strings.Repeat(" ", gap) + faint.Paint(keys)
}

func (m *screen) headLine() string {
	a := m.s.Account()
	t := m.s.Table()
	left := " " + t.Rules().Name
	if reads, ok := t.OwnReading(); ok {
		left += fmt.Sprintf(" · %s %s", strings.ToLower(t.Layout().Meters[0].Name), reads)
	}
	if m.s.board.state != nil {
		left += " · " + m.s.board.state(m.s)
	} else if m.s.contest == nil {
		left += m.s.holders()
	}
	left += fmt.Sprintf(" · round %d", t.Rounds()+1)
	chips, bet, where := m.s.inFront(m.s.Seat()), m.s.onLayout(m.s.Seat()), "on the layout"
	if m.s.contest != nil {
		chips, bet = m.s.contest.InPlay()
		where = "in the pot"
	} else if past := m.s.Past(); len(past) > 0 {
		left += " · " + m.s.brief(past)
	}
	bank := ""
	if cover := m.s.covers(m.s.Seat()); cover > 0 {
		bank = fmt.Sprintf(" · set aside %s", cover)
	}
	right := fmt.Sprintf("chips %s · %s %s%s · net %s ", chips, where, bet, bank, a.Net.Signed())
	if lipgloss.Width(left)+lipgloss.Width(right) > m.w {
		right = fmt.Sprintf("chips %s · bet %s%s · net %s ", canvas.Chip(chips), canvas.Chip(bet), bank, a.Net.Signed())
	}
	left = ansi.Truncate(left, max(0, m.w-lipgloss.Width(right)-1), "…") // what the player has is always shown whole
	gap := max(1, m.w-lipgloss.Width(left)-lipgloss.Width(right))
	return header.Paint(left + strings.Repeat(" ", gap) + right)
}

// hintRows is how many lines there are for help and questions: two, or as many as the open question needs, up to a third
// of the screen.
func (m *screen) hintRows() int {
	const usual = 2
	if m.s.Question() == nil {
		return usual
	}
	return max(usual, min(m.h/3, len(wrap(m.s.Ask(), m.w))))
}

// hintLines are the help for what is being typed, or the open question.
func (m *screen) hintLines() []string {
	hint, with := m.s.Hint(m.typed.Value()), faint
	switch {
	case m.s.Question() != nil:
		with = called
	case strings.HasPrefix(hint, "No: "):
		with = warns
	}
	lines := wrap(hint, m.w)
	rows := m.hintRows()
	if len(lines) > rows {
		lines = append(lines[:rows-1], ansi.Truncate(strings.Join(lines[rows-1:], " "), m.w, "…"))
	}
	for i := range lines {
		lines[i] = with.Paint(lines[i])
	}
	return fill(lines, rows)
}

func (m *screen) keysLine() string {
	if len(m.page.Page) > 0 {
		return "Esc closes · PgUp PgDn scroll"
	}
	if m.scroll > 0 {
		return "PgDn to the newest · Esc back"
	}
	if m.s.contest != nil {
		return "PgUp log · why · rules · ! hint · ? help · ● you ○ others · D button"
	}
	enter := ""
	if q := m.s.Question(); q != nil {
		if c, ok := enterTakes(q); ok {
			enter = "Enter: " + string(c) + " · "
		}
	} else if !m.s.sitsOut() {
		enter = "Enter: " + m.s.verb() + " · "
	}
	return fmt.Sprintf("%sPgUp log · why · undo · ! hint · ? help · ● you ○ others", enter)
}

// bodyRoom is the rows between the header and the command line.
func (m *screen) bodyRoom() int { return max(1, m.h-2-m.hintRows()) }

// body is the layout, what fell, and the log or what is open for reading, as
// the room allows.
func (m *screen) body() []string {
	room := m.bodyRoom()
	drawing := m.s.Draw(min(m.w, 80), max(6, min(room-6, room*2/3)))
	tall, wide := len(drawing), lipgloss.Width(drawing[0])
	const side, log = 24, 46
	switch {
	case wide > m.w || tall+3 > room: // no room for a layout
		mine := m.wagers()
		mine = mine[:min(len(mine), room/3)]
		return append(mine, m.text(m.w, room-len(mine))...)
	case m.w < wide+log+2 && len(m.pageWrapped(m.w)) > room-tall-1: // too long to read beside it
		return m.text(m.w, room)
	case m.s.contest != nil && m.w >= wide+log+2: // everything is on the felt
		return beside(fill(drawing, room), m.text(m.w-wide-2, room), wide+2)
	case m.s.contest != nil:
		return append(beside(nil, drawing, (m.w-wide)/2), m.text(m.w, room-tall)...)
	case m.w >= wide+log+2:
		left := append(drawing, "")
		fallen, across := m.fallen(), 28
		for _, line := range fallen {
			across = max(across, lipgloss.Width(line)+2)
		}
		left = append(left, beside(fallen, m.s.Seats(), across)...)
		left = append(left, m.wagers()...)
		return beside(fill(left, room), m.text(m.w-wide-2, room), wide+2)
	case m.w >= wide+side && tall >= 8:
		top := beside(drawing, fill(m.beside(), tall), wide+1)
		return append(top, m.text(m.w, room-tall)...)
	}
	return append(drawing, m.text(m.w, room-tall)...)
}

// beside is what stands beside the layout: how it fell last, and who sits where.
func (m *screen) beside() []string {
	fallen := m.fallen()
	if len(fallen) > 0 {
		fallen = append(fallen, "")
	}
	return append(fallen, m.s.Seats()...)
}

// fallen is how it fell last, drawn large.
func (m *screen) fallen() []string {
	past := m.s.Past()
	if len(past) == 0 && m.s.board.shows == nil {
		return nil
	}
	if len(past) == 0 {
		return []string{faint.Paint("No outcome yet.")}
	}
	if m.s.board.shows == nil {
		return []string{m.s.outcome(past[len(past)-1])}
	}
	return m.s.board.shows(m.s, past[len(past)-1])
}

// wagers lists the person's own wagers.
func (m *screen) wagers() []string {
	var lines []string
	for _, a := range m.s.mine() {
		lines = append(lines, own.Paint("● ")+m.s.standing(m.s.Table().Bet(m.s.Seat(), a)))
	}
	if lines != nil {
		lines = append([]string{"", label.Paint("Your wagers")}, lines...)
	}
	return lines
}

// text is what is open for reading, or the log.
func (m *screen) text(w, rows int) []string {
	if len(m.page.Page) > 0 {
		lines := m.pageWrapped(w)
		m.pageRoom, m.pageLen = rows-1, len(lines)
		top := min(m.pageTop, max(0, len(lines)-(rows-1)))
		shown := lines[top:min(len(lines), top+rows-1)]
		title := label.Paint("── " + m.page.Title + " ")
		if len(lines) > rows-1 {
			title += faint.Paint(fmt.Sprintf("%d-%d of %d", top+1, top+len(shown), len(lines)))
		}
		return fill(append([]string{title}, shown...), rows)
	}
	lines := m.logLines(w, rows+m.scroll)
	m.scroll = min(m.scroll, max(0, len(lines)-rows))
	lines = lines[:len(lines)-m.scroll]
	return fill(lines[max(0, len(lines)-rows):], rows)
}

func (m *screen) pageWrapped(w int) []string {
	var lines []string
	for _, l := range m.page.Page {
		lines = append(lines, wrap(l, w)...)
	}
	return lines
}

// logRoom is about how many lines of the log are on the screen.
func (m *screen) logRoom() int { return max(2, m.bodyRoom()/2) }

// logLines are the newest lines of the log, wrapped, at least n if there are
// so many.
func (m *screen) logLines(w, n int) []string {
	var lines []string
	log := m.s.Log()
	for i := len(log) - 1; i >= 0 && len(lines) < n; i-- {
		e := log[i]
		if e.Kind == OthersBet && m.h < 40 {
			continue // the chips lie on the layout
		}
		var entry []string
		text := wrap(e.String(), max(10, w-5))
		if e.Kind == Step && m.h < 30 && len(text) > 1 {
			text = []string{ansi.Truncate(e.String(), max(10, w-5), "…")}
		}
		for j, l := range text {
			number := "    "
			if j == 0 {
				number = fmt.Sprintf("%3d ", e.N)
			}
			entry = append(entry, faint.Paint(number)+inkOf(e).Paint(l))
		}
		lines = append(entry, lines...)
	}
	return lines
}

func inkOf(e Entry) canvas.Ink {
	switch {
	case e.Gain > 0:
		return gains
	case e.Gain < 0:
		return losses
	}
	return map[Kind]canvas.Ink{Call: called, Step: faint, Refusal: warns, Others: other, OthersBet: other, Notice: label}[e.Kind]
}

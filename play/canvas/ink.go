package canvas

import "charm.land/lipgloss/v2"

// Ink is what something is drawn with. Nothing is told by ink alone: a
// terminal without colours shows the same.
type Ink uint8

// The inks.
const (
	Plain   Ink = iota
	Felt        // lines of the layout
	Label       // words of the layout
	Faint       // odds, paragraphs, hints
	Own         // the person's own chips
	Other       // everybody else's chips
	Winning     // what the last outcome pays
	RedBox
	BlackBox
	GreenBox
	Puck
	Gains
	Losses
	Warns
	Header
	Called // the dealer's words
)

var inks = map[Ink]lipgloss.Style{
	Felt:     lipgloss.NewStyle().Foreground(lipgloss.Color("29")),
	Label:    lipgloss.NewStyle().Bold(true),
	Faint:    lipgloss.NewStyle().Foreground(lipgloss.Color("245")),
	Own:      lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("220")),
	Other:    lipgloss.NewStyle().Foreground(lipgloss.Color("75")),
	Winning:  lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("16")).Background(lipgloss.Color("221")),
	RedBox:   lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("231")).Background(lipgloss.Color("124")),
	BlackBox: lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("231")).Background(lipgloss.Color("236")),
	GreenBox: lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("231")).Background(lipgloss.Color("28")),
	Puck:     lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("16")).Background(lipgloss.Color("255")),
	Gains:    lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("77")),
	Losses:   lipgloss.NewStyle().Foreground(lipgloss.Color("203")),
	Warns:    lipgloss.NewStyle().Foreground(lipgloss.Color("214")),
	Header:   lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("231")).Background(lipgloss.Color("22")),
	Called:   lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("159")),
}

// Paint returns a text with the ink on it, or the text alone if the ink is plain.
func (i Ink) Paint(text string) string {
	style, ok := inks[i]
	if !ok || text == "" {
		return text
	}
	return style.Render(text)
}

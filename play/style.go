package play

import "charm.land/lipgloss/v2"

// ink is what something is drawn with. Nothing is told by ink alone: a
// terminal without colours shows the same.
type ink uint8

// The inks.
const (
	plain   ink = iota
	felt        // lines of the layout
	label       // words of the layout
	faint       // odds, paragraphs, hints
	own         // the person's own chips
	other       // everybody else's chips
	winning     // what the last outcome pays
	redBox
	blackBox
	greenBox
	puck
	gains
	losses
	warns
	header
	called // the dealer's words
)

var inks = map[ink]lipgloss.Style{
	felt:     lipgloss.NewStyle().Foreground(lipgloss.Color("29")),
	label:    lipgloss.NewStyle().Bold(true),
	faint:    lipgloss.NewStyle().Foreground(lipgloss.Color("245")),
	own:      lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("220")),
	other:    lipgloss.NewStyle().Foreground(lipgloss.Color("75")),
	winning:  lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("16")).Background(lipgloss.Color("221")),
	redBox:   lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("231")).Background(lipgloss.Color("124")),
	blackBox: lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("231")).Background(lipgloss.Color("236")),
	greenBox: lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("231")).Background(lipgloss.Color("28")),
	puck:     lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("16")).Background(lipgloss.Color("255")),
	gains:    lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("77")),
	losses:   lipgloss.NewStyle().Foreground(lipgloss.Color("203")),
	warns:    lipgloss.NewStyle().Foreground(lipgloss.Color("214")),
	header:   lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("231")).Background(lipgloss.Color("22")),
	called:   lipgloss.NewStyle().Bold(true).Foreground(lipgloss.Color("159")),
}

// paint puts ink on a text.
func (i ink) paint(text string) string {
	style, ok := inks[i]
	if !ok || text == "" {
		return text
	}
	return style.Render(text)
}

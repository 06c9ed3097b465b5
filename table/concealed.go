package table

import "boardwalk/law"

// Concealer is a game that may keep a card from one round to the next that
// nobody was shown. It returns the paragraph that has it kept, or none.
type Concealer interface {
	Conceals() law.Cite
}

// Concealed returns the paragraph under which cards of the last round stay
// hidden from somebody when it is over: hands that are given up unseen, or a
// card that begins the next round. Whoever can draw the round's outcomes again
// knows those too. It is empty where all that was dealt has been shown, or is
// shown to whoever asks.
func (t *Table) Concealed() law.Cite {
	if t.layout.HandsUnshown != "" {
		return t.layout.HandsUnshown
	}
	if c, ok := t.game.(Concealer); ok {
		return c.Conceals()
	}
	return ""
}

package table

import "boardwalk/law"

// Concealer is a game that may keep a card from one round to the next that
// nobody was shown: one that begins the next round, or one that was burned from
// a shoe that is still dealt from. It returns the paragraph that has it kept, or
// none.
type Concealer interface {
	Conceals() law.Cite
}

// Withheld returns the paragraph under which a card that nobody was shown lasts
// beyond the last round. Whoever can draw the round's outcomes again knows it, so
// they wait until it is shown or the cards are shuffled. It is empty where there
// is no such card.
func (t *Table) Withheld() law.Cite {
	if c, ok := t.game.(Concealer); ok {
		return c.Conceals()
	}
	return ""
}

// Unshown returns the paragraph under which hands may be given up unseen at this
// game. Whoever can draw the outcomes of such a round again knows them, and they are
// never shown; [Unseen] finds out in which rounds there were any. It is empty where
// all hands are shown in the end, or are shown to whoever asks.
func (t *Table) Unshown() law.Cite { return t.layout.HandsUnshown }

package table

import "boardwalk/law"

// Refunder is a game in which more than wagers is at stake in the course of a round, such
// as a pot. Refund gives that back to whom it came from.
type Refunder interface{ Refund(d *Dealer) }

// abandonedText is what is told of a round that the house calls off.
const abandonedText = "the house abandons the round: it was restored from a copy, and what came after the copy is known"

// KeepRounds has the table keep how its game stood when a round began, for
// [Table.Abandon].
func (t *Table) KeepRounds() { t.keeps = true }

// Abandon ends the round or interlude that asks something, as if it had not begun:
// wagers that are not decided yet go back, and the game stands where it stood before.
// It is for hosts, which call it where they should answer the question; it does not
// return. The host must have asked for it with [Table.KeepRounds].
func (t *Table) Abandon() {
	d := t.dealer()
	d.Cite("")
	if g, ok := t.game.(Refunder); ok {
		g.Refund(d)
	}
	d.say(Voided, House, abandonedText)
	for b := range t.Standing {
		d.Returns(b, "")
	}
	for s := range t.seats {
		if t.between != nil && t.seats[s].cover > 0 {
			d.Bank().Release(Seat(s), "")
		}
	}
	t.game.Restore(t.began)
	panic(voided)
}

// Abandon abandons the round or interlude that waits for an answer; see
// [Table.Abandon].
func (l *Live) Abandon() error {
	if l.open == nil {
		return law.RefuseFor(law.Stage, "", "no round is being played")
	}
	l.write(Entry{Kind: Abandoned})
	l.open = nil
	l.table.began = l.round.game
	_, err := l.run()
	return err
}

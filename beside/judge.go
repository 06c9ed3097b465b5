package beside

import (
	"slices"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
	"boardwalk/tile"
)

// judge follows one table for a wager.
type judge struct {
	wager *Wager
	boxes []table.Box // of the areas; none where one area is everybody's
	parts []place     // of the wager's parts

	dealt [][]card.Card // by box
	up    []card.Card   // the first card of each box that lay face up; card.Unknown for none
	all   []card.Card
	seen  seen
	cards [][]card.Card
	line  int      // that decided last; -1 for none
	over  bool     // the hand of dice is over
	by    law.Cite // under which the wager is refused
}

// place is where a part of the wager lies.
type place struct {
	Part
	box table.Box
}

// Sits returns what follows one table for the wager.
func (w *Wager) Sits(l *table.Layout) table.Judge {
	j := &judge{wager: w, by: refusedUnder(l), dealt: make([][]card.Card, len(l.Boxes)), up: make([]card.Card, len(l.Boxes)),
		cards: make([][]card.Card, len(w.Looks))}
	for _, p := range positions(l) {
		j.boxes = append(j.boxes, p.box)
	}
	for _, p := range w.Looks {
		at := place{Part: p}
		switch p.Of {
		case Own:
			at.box = table.Box(max(0, slices.Index(l.Boxes, "player")))
		case Boxed:
			at.box = table.Box(max(0, slices.Index(l.Boxes, p.Box)))
		case Community:
			at.box, _ = l.SharedBox()
		}
		j.parts = append(j.parts, at)
	}
	return j
}

// Goes takes up what lasts of the rounds before.
func (j *judge) Goes(lasts uint64) { j.seen.hand = hand(lasts) }

// Begins forgets the round before.
func (j *judge) Begins() {
	for b := range j.dealt {
		j.dealt[b], j.up[b] = j.dealt[b][:0], card.Unknown
	}
	j.all, j.seen.faces, j.seen.label, j.over = j.all[:0], j.seen.faces[:0], "", false
}

// Hear follows cards, dice and numbers.
func (j *judge) Hear(e *table.Event) {
	switch e.Kind {
	case table.Thrown:
		j.thrown(e)
	case table.Dealt:
		if e.Tile != tile.None || int(e.Box) >= len(j.dealt) {
			return
		}
		j.dealt[e.Box] = append(j.dealt[e.Box], e.Card)
		if e.Card != card.Unknown {
			j.all = append(j.all, e.Card)
		}
		if !e.Secret && j.up[e.Box] == card.Unknown {
			j.up[e.Box] = e.Card
		}
	case table.Turned:
		if e.Tile == tile.None && int(e.Box) < len(j.dealt) {
			j.turned(e.Box, e.Card)
		}
	case table.Formed:
		if e.Tile == tile.None && e.Box != e.ToBox && int(e.ToBox) < len(j.dealt) {
			j.formed(e)
		}
	}
}

// turned gives a card its face that lay there without one.
func (j *judge) turned(b table.Box, c card.Card) {
	if i := slices.Index(j.dealt[b], card.Unknown); i >= 0 {
		j.dealt[b][i] = c
		j.all = append(j.all, c)
	}
}

// formed takes a card to another box: one that waited for a player, or for the game to say whose it is.
func (j *judge) formed(e *table.Event) {
	if int(e.Box) < len(j.dealt) {
		was := e.Card
		if !slices.Contains(j.dealt[e.Box], was) {
			was = card.Unknown
		}
		if i := slices.Index(j.dealt[e.Box], was); i >= 0 {
			j.dealt[e.Box] = slices.Delete(j.dealt[e.Box], i, i+1)
		}
		if was == card.Unknown && e.Card != card.Unknown {
			j.all = append(j.all, e.Card)
		}
	}
	j.dealt[e.ToBox] = append(j.dealt[e.ToBox], e.Card)
}

// thrown takes dice, or a number drawn.
func (j *judge) thrown(e *table.Event) {
	j.seen.label, j.seen.faces = e.Word, j.seen.faces[:0]
	for _, f := range e.Faces {
		if f > 0 {
			j.seen.faces = append(j.seen.faces, f)
		}
	}
	if j.wager.lasts() && len(j.seen.faces) == 2 && !j.over {
		j.seen.hand, j.over = j.seen.hand.roll(int(j.seen.faces[0])+int(j.seen.faces[1]), j.wager.Looks[0].Of)
	}
}

// Ends returns what lasts.
func (j *judge) Ends() uint64 {
	if !j.wager.lasts() || j.over {
		return 0
	}
	return uint64(j.seen.hand)
}

// May refuses to make or take down a wager in the middle of a hand of dice.
func (j *judge) May(lasts uint64, a *table.Act) *law.Refusal {
	switch {
	case !j.wager.lasts() || lasts == 0:
		return nil
	case a.Kind == table.Make:
		return law.RefuseFor(law.Stage, j.by, "%s is made before the first roll of a hand", j.wager.Name)
	}
	return law.RefuseFor(law.Locked, j.by, "%s stays until it is decided", j.wager.Name)
}

// Judges decides the wager on one of its areas.
func (j *judge) Judges(area int) table.Verdict {
	switch of := j.wager.Looks[0].Of; {
	case j.wager.lasts():
		if !j.over {
			if first := &j.wager.Lines[0]; !first.fits.rises || !first.fits.holds(&j.seen) {
				return table.Stays
			}
		}
	case of == Roll || of == Number:
		if len(j.seen.faces) == 0 && j.seen.label == "" {
			return table.Back
		}
	case !j.lay(area):
		return table.Back
	}
	v, line := j.wager.judge(&j.seen)
	j.line = line
	return v
}

// Follower is a sink that follows rounds of a table for a wager, and says which of its lines fits.
type Follower struct{ judge *judge }

// Follow returns a follower of the first position of a layout.
func (w *Wager) Follow(l *table.Layout) *Follower {
	f := &Follower{w.Sits(l).(*judge)}
	f.judge.Begins()
	return f
}

// Event follows what happens.
func (f *Follower) Event(e *table.Event) { f.judge.Hear(e) }

// Line returns the line that fits when a round is over, or -1, and waits for the next round.
func (f *Follower) Line() int {
	f.judge.line = -1
	f.judge.Judges(0)
	f.judge.Begins()
	return f.judge.line
}

// lay collects the cards of every part, and reports whether any was dealt.
func (j *judge) lay(area int) bool {
	j.seen.all, j.seen.ranks = j.seen.all[:0], nil
	any := false
	for i := range j.parts {
		p := &j.parts[i]
		var list []card.Card
		switch {
		case p.Of == Everyone:
			list = j.all
		case p.Up:
			if up := j.up[p.box : p.box+1]; up[0] != card.Unknown {
				list = up
			}
		case p.Of == Own && len(j.boxes) > 0:
			list = j.dealt[j.boxes[area]]
		default:
			list = j.dealt[p.box]
		}
		if !p.Up && p.To > 0 {
			if len(list) >= p.To {
				list = list[p.From:p.To]
			} else {
				list = nil
			}
		}
		if slices.Contains(list, card.Unknown) {
			list = nil // nobody has looked at it
		}
		any = any || len(list) > 0
		j.cards[i] = list
		j.seen.all = append(j.seen.all, list...)
	}
	j.seen.parts = j.cards
	return any
}

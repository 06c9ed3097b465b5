package phh

import (
	"errors"
	"fmt"

	"boardwalk/card"
	"boardwalk/table"
)

// pile is the cards of one player, or of the board, as the record has them.
type pile struct {
	cards  [7]card.Card // in the order of the deal; those that nobody noted are unknown
	action [7]int       // which action deals each
	n      int
	dealt  int  // how many our table has dealt so far
	passed int  // how many are of actions that we have gone past
	mucked bool // the player put them down unseen
}

// known reports whether every card is.
func (p *pile) known() bool { return !hasUnknown(p.cards[:p.n]) }

// collect finds out which cards everybody gets, also from what is shown in the end.
func (r *replay) collect() error {
	for i := range r.hand.Actions {
		a := &r.hand.Actions[i]
		if (a.Player > 0) == (a.Kind == Note || a.Kind == DealBoard) {
			return r.hand.ActionError(i, errors.New("it is nobody's action"))
		}
		var err error
		switch p := &r.piles[a.Player]; a.Kind {
		case DealHole:
			err = r.deal(p, i, a.Cards, r.game.hole)
		case DealBoard:
			err = r.deal(p, i, a.Cards, r.game.board)
		case Draw:
			err = fmt.Errorf("nobody draws cards at %s", r.game.rules.Name)
		case Muck:
			p.mucked = true
		case Show:
			err = r.show(p, a)
		}
		if err != nil {
			return r.hand.ActionError(i, err)
		}
	}
	return nil
}

func (r *replay) deal(p *pile, action int, cards []card.Card, most int) error {
	if p.n+len(cards) > most {
		return fmt.Errorf("at %s that are more than %d cards", r.game.rules.Name, most)
	}
	for _, c := range cards {
		if err := r.name(c); err != nil {
			return err
		}
		p.cards[p.n], p.action[p.n] = c, action
		p.n++
	}
	return nil
}

// name notes that the record has a card, which can be only in one place.
func (r *replay) name(c card.Card) error {
	if !c.Suited() {
		return nil
	}
	if r.named.Has(c) {
		return fmt.Errorf("%v is somewhere else", c)
	}
	r.named |= card.SetOf(c)
	return nil
}

// show takes cards that are shown for those that nobody noted when they were dealt: in their
// place if all are shown, or else in the first that is free.
func (r *replay) show(p *pile, a *Action) error {
	for i, c := range a.Cards {
		if !c.Suited() || has(p.cards[:p.n], c) {
			continue
		}
		if err := r.name(c); err != nil {
			return err
		}
		if i >= p.n || p.cards[i].Suited() {
			i = place(p.cards[:p.n], card.Unknown)
		}
		if i < 0 {
			return fmt.Errorf("%v was not dealt to p%d", c, a.Player)
		}
		p.cards[i] = c
	}
	if len(a.Cards) > 0 || a.AsDealt {
		p.mucked = false
	}
	return nil
}

func has(cards []card.Card, c card.Card) bool { return place(cards, c) >= 0 }

func place(cards []card.Card, c card.Card) int {
	for i := range cards {
		if cards[i] == c {
			return i
		}
	}
	return -1
}

// Pick deals the card that the record has for a box, which is a player's or 0 for the board,
// or any that it does not have.
func (r *replay) Pick(pool []card.Card, box int) int {
	if box == int(table.NoBox) {
		return r.any(pool, false, true)
	}
	p := &r.piles[box]
	if p.dealt == p.n {
		if r.folded>>box&1 != 0 { // and gets a card all the same
			return r.any(pool, false, true)
		}
		r.undealt(box)
	}
	at := p.action[p.dealt]
	r.cleared(at)
	i := place(pool, p.cards[p.dealt])
	switch high, up := r.showing(box, p.dealt); {
	case p.cards[p.dealt] == card.Unknown:
		i = r.any(pool, high, !up)
	case i < 0:
		r.fail(at, fmt.Errorf("%v is not among the cards that are to come", p.cards[p.dealt]))
	}
	p.dealt++
	return i
}

// Draw is never asked for: all outcomes at a poker table are cards.
func (r *replay) Draw(int) int { return 0 }

// any picks a card that the record does not name: whichever comes first, or the one with the
// highest or the lowest rank. If there is none the card is burned that later comes to the
// board, when the deck has run out and the burned cards are shuffled.
func (r *replay) any(pool []card.Card, high, whichever bool) int {
	best := -1
	for i, c := range pool {
		switch {
		case r.named.Has(c):
		case whichever:
			return i
		case best < 0 || c.Rank() > pool[best].Rank() == high && c.Rank() != pool[best].Rank():
			best = i
		}
	}
	if board := &r.piles[0]; best < 0 && board.n > 0 {
		best = place(pool, board.cards[board.n-1])
	}
	return max(best, 0)
}

// showing says of a card that nobody noted whether it lies face up at stud, and whether it must be
// high for the betting to begin where the record has it begin: not for who brings it in, and
// later for who opens.
func (r *replay) showing(box, card int) (high, up bool) {
	if r.game.hole != 7 || box == 0 || card < 2 || card > 5 {
		return false, false
	}
	first := 0
	for i := r.piles[box].action[card]; i < len(r.hand.Actions) && first == 0; i++ {
		switch a := &r.hand.Actions[i]; a.Kind {
		case BringIn, Fold, CheckOrCall, BetOrRaise:
			first = a.Player
		}
	}
	return (first == box) != (card == 2), true
}

// undealt stops the replay where our table deals a card that the record does not have.
func (r *replay) undealt(box int) {
	who := "the board"
	if box > 0 {
		who = fmt.Sprintf("p%d", box)
	}
	for i := r.next; i < len(r.hand.Actions); i++ {
		if a := &r.hand.Actions[i]; a.isDecision() {
			r.fail(i, fmt.Errorf("it is not p%d's turn: a card for %s comes next", a.Player, who))
		}
	}
	r.breaksOff("a card for " + who)
}

// cleared stops the replay if somebody is still to act before an action of the dealer.
func (r *replay) cleared(action int) {
	if r.next > 0 || r.hand.Actions[action].Kind == DealBoard { // not in the first deal
		r.idle = r.idlers()
	}
	for i := r.next; i < action; i++ {
		if a := &r.hand.Actions[i]; a.isDecision() && (a.Kind != CheckOrCall || r.idle>>a.Player&1 == 0) {
			r.fail(i, fmt.Errorf("it is not p%d's turn: the betting round is over", a.Player))
		}
	}
}

// isDecision reports whether a player does something in turn. The bring-in may be all that the
// player has, and then nobody asks for it.
func (a *Action) isDecision() bool {
	return a.Kind == Fold || a.Kind == CheckOrCall || a.Kind == BetOrRaise
}

package deal

import (
	"errors"
	"fmt"
	"strings"

	"boardwalk/card"
	"boardwalk/law"
	"boardwalk/table"
)

// Kit conducts what happens to the cards at a game that is played with one deck
// and shuffled after every round, as the games of the poker type are: from the
// opening of the table to the shuffle after a round, with everything that may
// go wrong. A game embeds a Kit in its value and gives it its paragraphs.
//
// The methods that a game calls in the course of a round come in this order:
// [Kit.Begin], [Kit.NoMoreBets], [Kit.Card] for each card (and [Kit.ShoeFails]
// after the first stack of an automated shoe), [Kit.AfterDeal] when all hands are
// dealt, [Kit.PutStubAway] when all cards are, and [Kit.End] once all cards lie in the
// discard rack. [Kit.Void] ends a round early. What goes wrong is found where the
// table asks [Kit.Found]: at every question and after the last card.
//
// Kit is also the part of [table.Game] that is about the cards: Open, Check,
// After, Notices, CardHours and Verify. A game that has more to say in one of
// them defines the method itself and calls the Kit's in it.
type Kit struct {
	table.Plain
	State

	// Voiding, if set, is called before a void round's wagers are returned, for
	// a game in which some of them are settled all the same.
	Voiding func(d *table.Dealer)

	// Bank is the player who has the bank of the round, to whom the cut is offered
	// first; nobody if 0.
	Bank table.Seat

	p       *Paragraphs
	options *Options
	texts   texts
	ways    [3]*Way
	now     *Way     // how the cards of this round are dealt
	source  int      // what the cards are dealt from, while that is there
	device  bool     // an automated device shuffles, while it is at the table
	counts  bool     // and counts the cards
	found   int      // cards found face up in this deal
	spoiled law.Cite // the paragraph by which the deck in play is to leave the table; empty if it stays
	settled bool     // no hand is left that could be void
	dealt   bool     // the hands of this round are dealt
	away    bool     // and so are all other cards: the stub was put away
	stub    bool     // it lies on the table: the round was begun, and neither that nor void
	paying  bool     // the wagers are being settled
}

// State is what lasts from round to round. A game's snapshot includes it.
type State struct {
	decks       [2]card.Shoe
	current     uint8 // the deck in play
	fresh       uint8 // decks that came pre-shuffled and were not used yet, one bit each
	open        bool  // the cards have been brought to the table
	unfit       bool  // a deck failed the inspection, and no other has come
	spread      bool  // the cards lie spread on the table until somebody comes
	idle        bool  // they do because everybody left
	cut         bool  // the cards in the stack were cut
	uncut       bool  // they are to be cut by a player before they are dealt
	played      bool  // a round has been dealt since the table opened
	cutter      table.Seat
	arrivals    Arrivals
	uncounted   int  // rounds since the stub was counted
	shufflerOut bool // the shuffling device was taken from the table
	shoeOut     bool // the automated dealing shoe was
}

// texts are sentences that depend on the game, made once.
type texts struct {
	received, deadline, complete, counted, bad, misdeal, wrong string

	ways [3]string // of dealing
}

// SetUp gives the kit its paragraphs and options, and keeps the pointers. The cards come
// when the table opens.
func (k *Kit) SetUp(p *Paragraphs, o *Options) {
	*k = Kit{Voiding: k.Voiding, p: p, options: o, ways: [3]*Way{manual: &p.Manual, fromHand: &p.Hand, automated: &p.Automated}}
	k.device, k.counts = o.Shuffling != ByHand, o.DeviceCounts
	switch o.Dealing {
	case AutomatedShoe, DealerLast:
		k.source = automated
	case FromHand:
		k.source = fromHand
	}
	n := p.Pack.Len()
	stack, _, _ := strings.Cut(p.Cards, " ") // of "three (the dealer four)", what an automated shoe gives at a time
	k.texts = texts{
		received: fmt.Sprintf("a deck of %v with backs alike is received", p.Pack),
		deadline: p.DeadlineFor + " are made before \"No more bets\"",
		complete: fmt.Sprintf("there are %d cards in the deck, and the stub goes to the discard rack unexposed", n),
		counted:  fmt.Sprintf("the device has counted %d cards", n),
		bad:      fmt.Sprintf("the deck has not %d cards", n),
		misdeal:  fmt.Sprintf("the deck has %d cards, and somebody has not %s of them", n, p.Cards),
		wrong:    fmt.Sprintf("somebody was dealt more or fewer than %s cards", p.Cards),
		ways: [3]string{manual: "the cards are dealt from a manual dealing shoe", fromHand: "the cards are dealt from the dealer's hand",
			automated: "the cards are dealt from an automated dealing shoe, in stacks of " + stack},
	}
}

// Deck returns the deck in play: the cards to come and the discard rack.
func (k *Kit) Deck() *card.Shoe { return &k.decks[k.current&1] }

// IsOpen reports whether the cards have been brought to the table and passed the
// inspection.
func (k *Kit) IsOpen() bool { return k.open }

// Played reports whether a round has been dealt since the cards were last brought to
// the table, or washed for a player who came to it.
func (k *Kit) Played() bool { return k.played }

// Uncounted returns how many rounds were played since the stub was counted.
func (k *Kit) Uncounted() int { return k.uncounted }

// Check says whether an act about the cards is lawful.
func (k *Kit) Check(_ *table.Dealer, a *table.Act) *law.Refusal {
	switch a.Kind {
	case table.Special:
		return k.mayDo(a)
	case table.Report:
		return k.mayReport(a)
	}
	return nil
}

// After follows who comes and goes, and what staff do about the cards.
func (k *Kit) After(d *table.Dealer, a *table.Act) {
	switch a.Kind {
	case table.Sit:
		k.arrivals.Comes(a.Seat)
		k.arrives(d)
	case table.Leave:
		k.arrivals.Goes(a.Seat)
		k.leaves(d)
	case table.Special:
		k.special(d, a)
	}
}

// Notices are the rules about the cards that the law leaves to the licensee.
func (k *Kit) Notices() []table.Notice {
	var notices []table.Notice
	if k.options.Shuffling == DeviceTwoDecks {
		notices = append(notices, table.Notice{By: k.p.TwoDecks.Option, Text: "two decks are in use, and alternate"})
	}
	return append(notices, table.Notice{By: k.way().Notice, Text: k.texts.ways[k.dealing()]})
}

// Verify says whether the cards can be so between two rounds.
func (k *Kit) Verify(*table.Dealer) error {
	if k.stub {
		return errors.New("the round is over, and the cards that were not dealt were not put away")
	}
	for i := range k.decks {
		deck := &k.decks[i]
		switch {
		case deck.Out() != 0:
			return fmt.Errorf("%d cards are out between two rounds", deck.Out())
		case len(deck.Rack()) != 0:
			return fmt.Errorf("%d cards are in the discard rack of a deck that was shuffled", len(deck.Rack()))
		}
		if err := deck.Verify(); err != nil {
			return err
		}
	}
	return nil
}

// Snapshot copies what lasts from round to round.
func (k *Kit) Snapshot() any { return k.State }

// Restore puts it back.
func (k *Kit) Restore(s any) { k.State, k.stub = s.(State), false }

// Step takes a step of the procedure that leaves no other trace. A step without
// a paragraph is not part of the game.
func Step(d *table.Dealer, by law.Cite, word, text string) {
	if d.Heard() {
		note(d, by, word, text)
	}
}

// note is apart from Step so that Step costs nothing where nobody listens.
//
//go:noinline
func note(d *table.Dealer, by law.Cite, word, text string) {
	if by != "" {
		d.Cite(by)
		d.Note(word, text)
	}
}

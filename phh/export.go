package phh

import (
	"errors"
	"fmt"
	"iter"
	"slices"

	"boardwalk/card"
	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/table"
)

// Export writes the rounds of play of a table of our poker room down as hands, from the journal
// of the table and what it was opened with. A round that the format cannot say comes as an
// error in its turn: a game or a structure of betting that has no code, an incident, a round
// that was void. Every hand that comes was played again, and ended with the same stacks.
func Export(rules *table.Rules, options table.Options, terms table.Terms, journal []table.Entry) iter.Seq2[*Hand, error] {
	return ExportFrom(nil, rules, options, terms, journal)
}

// ExportFrom is [Export] of a journal that goes on from where a table stood. See
// [table.Table.Resume].
func ExportFrom(saved []byte, rules *table.Rules, options table.Options, terms table.Terms, journal []table.Entry) iter.Seq2[*Hand, error] {
	return func(yield func(*Hand, error) bool) {
		o, ok := options.(*room.Options)
		if !ok {
			yield(nil, fmt.Errorf("%s is not a game of the poker room", rules.Name))
			return
		}
		w := &writer{rules: rules, options: o, terms: terms}
		if saved != nil {
			t, err := table.ReplayFrom(saved, rules, options, terms, nil, w, func(int) {})
			if err != nil {
				yield(nil, err)
				return
			}
			for seat := range w.stacks {
				if seat > 0 && seat <= t.Seats() {
					held := t.Account(table.Seat(seat))
					w.stacks[seat] = held.Chips + held.Cash
				}
			}
		}
		stopped := false
		end := func() {
			if w.playing && !stopped {
				h, err := w.end()
				stopped = !yield(h, err)
			}
			w.playing = false
		}
		_, err := table.ReplayFrom(saved, rules, options, terms, journal, w, func(entry int) {
			end()
			switch e := &journal[entry]; {
			case e.Kind == table.Played && !e.Refused:
				w.begin()
			case e.Kind == table.Noticed:
				w.unsaid = errChanged
			}
		})
		if end(); err != nil && !stopped {
			yield(nil, err)
		}
	}
}

var (
	errChanged  = errors.New("the rules of the table were changed before")
	errIncident = errors.New("the format has no incidents")
	errVoid     = errors.New("the round was void")
	errRaked    = errors.New("the format does not say from which pot the rake was taken")
)

// writer hears what happens at a table and writes each round of play down.
type writer struct {
	rules   *table.Rules
	options *room.Options
	terms   table.Terms
	stacks  [12]money.Cents // of each position, at any time
	unsaid  error           // why no round can be written any more
	strange bool            // an incident was reported for the coming round

	// The round of play.
	playing bool
	rounds  int
	fault   error           // why it cannot be written
	before  [12]money.Cents // the stacks when it began
	order   []table.Seat    // who takes part, in the order of the deal
	antes   [12]money.Cents
	blinds  [12]money.Cents
	cards   [12][]card.Card // of each position, and of the board, that are in an action
	block   [12][]card.Card // that are dealt and not yet
	folded  [12]bool
	owes    table.Choice // how the next wager came about; empty if it is forced
	actions []Action
	ends    []Action // who shows and who concedes, in order
	runOut  int      // where the cards begin after which nobody acts, or -1
	so      [12]int  // how many cards each had then
}

func (w *writer) begin() {
	fault := w.unsaid
	if w.strange {
		fault = errIncident
	}
	*w = writer{
		rules: w.rules, options: w.options, terms: w.terms, stacks: w.stacks, unsaid: w.unsaid,
		playing: true, rounds: w.rounds + 1, before: w.stacks, fault: fault, runOut: -1,
	}
}

// Event keeps the accounts and, in a round, writes.
func (w *writer) Event(e *table.Event) {
	switch e.Kind {
	case table.Seated, table.Returned, table.Awarded:
		w.stacks[e.Seat] += e.Amount
	case table.Wagered:
		w.stacks[e.Seat] -= e.Amount
	case table.Raked:
		w.stacks[e.Seat] -= e.Amount // of the house, if it comes from the pot
	case table.Left:
		w.stacks[e.Seat] = 0
	case table.Reported:
		if w.playing {
			w.fault = errIncident
		} else {
			w.strange = true
		}
	case table.Voided:
		w.fault = errVoid
	}
	if w.playing {
		w.write(e)
	}
}

func (w *writer) write(e *table.Event) {
	switch e.Kind {
	case table.Dealt:
		if e.Box == table.NoBox { // it was no good
			return
		}
		if e.Box != 0 && !slices.Contains(w.order, e.Seat) && len(w.actions) == 0 {
			w.order = append(w.order, e.Seat)
		}
		if !w.folded[e.Box] { // as such positions may get cards all the same
			w.block[e.Box] = append(w.block[e.Box], e.Card)
		}
	case table.Burned:
		if e.Secret { // and not one that lay face up, which is no good
			w.street()
		}
	case table.Answered:
		w.answered(e)
	case table.Wagered:
		w.wagered(e)
	case table.Turned:
		w.shows(Action{Kind: Show, Player: int(e.Seat)})
	}
}

// street ends the deal of a street, and notes if nobody has acted since.
func (w *writer) street() {
	w.deal()
	if w.runOut >= 0 {
		return
	}
	w.runOut = len(w.actions)
	for s := range w.cards {
		w.so[s] = len(w.cards[s])
	}
}

// deal writes the cards that have been dealt.
func (w *writer) deal() {
	for _, s := range w.order {
		w.dealt(Action{Kind: DealHole, Player: int(s)})
	}
	w.dealt(Action{Kind: DealBoard})
}

func (w *writer) dealt(a Action) {
	if s := a.Player; len(w.block[s]) > 0 {
		a.Cards = w.block[s]
		w.actions = append(w.actions, a)
		w.cards[s], w.block[s] = append(w.cards[s], a.Cards...), nil
	}
}

// act writes what a player does.
func (w *writer) act(a Action) {
	w.deal()
	w.actions, w.runOut = append(w.actions, a), -1
}

func (w *writer) answered(e *table.Event) {
	a := Action{Player: int(e.Seat)}
	w.owes = table.Choice(e.Text)
	switch w.owes {
	case room.Fold:
		a.Kind = Fold
		w.folded[e.Seat] = true
	case room.Check, room.Call, room.Chip:
		a.Kind = CheckOrCall
	case room.Bet, room.Raise:
		return // whose amount the wager tells
	case room.Concede:
		a.Kind = Muck
		w.shows(a)
		return
	default:
		return
	}
	w.act(a)
}

// wagered writes the wagers of which the answer does not tell all: forced ones, and the amounts
// of bets and raises.
func (w *writer) wagered(e *table.Event) {
	a := Action{Player: int(e.Seat)}
	switch {
	case e.Area != room.BetArea:
		w.antes[e.Seat] += e.Amount
	case len(w.order) == 0:
		w.blinds[e.Seat] += e.Amount
	case w.owes == "":
		a.Kind = BringIn
		w.act(a)
	case w.owes == room.Bet || w.owes == room.Raise:
		a.Kind, a.Amount = BetOrRaise, e.Stake
		w.act(a)
	}
	w.owes = ""
}

// shows notes that a player shows the hand or does not, as was said first.
func (w *writer) shows(a Action) {
	if !slices.ContainsFunc(w.ends, func(b Action) bool { return a.Player == b.Player }) {
		w.ends = append(w.ends, a)
	}
}

// end makes the hand of what was written.
func (w *writer) end() (*Hand, error) {
	w.deal()
	h, err := w.hand()
	if err == nil {
		err = w.verify(h)
	}
	if err != nil {
		return nil, fmt.Errorf("round %d: %w", w.rounds, err)
	}
	return h, nil
}

func (w *writer) hand() (*Hand, error) {
	v, err := w.variant()
	if w.fault != nil {
		err = w.fault
	}
	if err != nil {
		return nil, err
	}
	h := &Hand{Variant: v, Hand: Label{fmt.Sprint(w.rounds), true}, SeatCount: w.rules.Seats, AnteTrimmingStatus: true}
	var blinds []money.Cents
	for _, s := range w.order {
		h.Antes = append(h.Antes, w.antes[s])
		blinds = append(blinds, w.blinds[s])
		h.Seats = append(h.Seats, int(s))
		h.StartingStacks = append(h.StartingStacks, w.before[s])
		h.FinishingStacks = append(h.FinishingStacks, w.stacks[s])
	}
	if len(w.order) == 2 { // where the lists stand the other way round
		slices.Reverse(h.Antes)
		slices.Reverse(blinds)
	}
	if variants[v].blinds {
		h.BlindsOrStraddles = blinds
	} else {
		h.BringIn = w.options.Forced
	}
	limit := w.terms.Limit
	if l, ok := w.terms.Limits["bet"]; ok {
		limit = l
	}
	if variants[v].fixed {
		h.SmallBet, h.BigBet = limit.Min, limit.Max
	} else {
		h.MinBet = limit.Min
	}
	h.Actions = w.numbered(w.showdown())
	return h, nil
}

// variant finds the code of the game as it is played here.
func (w *writer) variant() (Variant, error) {
	for v, g := range games {
		if g.rules == w.rules && g.structure == w.options.Structure {
			return v, nil
		}
	}
	return "", fmt.Errorf("the format has no code for %s, %s", w.rules.Name, w.options.Structure)
}

// showdown puts the shows where the format has them: at the end, but before the cards after
// which nobody acts; and then at stud again with all cards.
func (w *writer) showdown() []Action {
	if len(w.ends) == 0 || w.runOut < 0 {
		return slices.Concat(w.actions, w.shown(func(s int) []card.Card { return w.cards[s] }))
	}
	first := w.shown(func(s int) []card.Card { return w.cards[s][:w.so[s]] })
	all := slices.Concat(w.actions[:w.runOut], first, w.actions[w.runOut:])
	if len(w.cards[first[0].Player]) > len(first[0].Cards) {
		all = append(all, w.shown(func(s int) []card.Card { return w.cards[s] })...)
	}
	return all
}

// shown is the shows with the cards. Nobody may put a hand down unseen before all cards are
// dealt.
func (w *writer) shown(cards func(seat int) []card.Card) []Action {
	all := slices.Clone(w.ends)
	for i := range all {
		if a := &all[i]; a.Kind == Show || w.runOut >= 0 {
			a.Kind, a.Cards = Show, cards(a.Player)
		}
	}
	return all
}

// numbered gives the players the numbers of the format in place of their positions.
func (w *writer) numbered(actions []Action) []Action {
	for i := range actions {
		if a := &actions[i]; a.Player > 0 {
			a.Player = slices.Index(w.order, table.Seat(a.Player)) + 1
		}
	}
	return actions
}

// verify plays the hand again. What is peculiar to our tables it says only where it has to.
func (w *writer) verify(h *Hand) error {
	if unit := min(w.terms.Chip, money.Dollar); unit != h.chip() {
		h.say(chipField, float64(unit)/float64(money.Dollar))
	}
	result, err := Play(h)
	if err != nil && !variants[h.Variant].blinds {
		h.say(dealFoldedField, true)
		result, err = Play(h)
	}
	if err == nil && result.Verdict == Differed && w.options.OddChip == room.BySuit {
		h.say(oddChipField, room.BySuit)
		result, err = Play(h)
	}
	switch {
	case err != nil:
		return fmt.Errorf("as the format has it, it cannot be played: %w", errors.Unwrap(err))
	case result.Verdict != Agreed && h.rake(0) > 0:
		return errRaked
	case result.Verdict != Agreed:
		return fmt.Errorf("as the format has it, it ends otherwise: %s", result.Reason)
	}
	return nil
}

// say sets a field of our own.
func (h *Hand) say(field string, value any) {
	if h.Other == nil {
		h.Other = map[string]any{}
	}
	h.Other[field] = value
}

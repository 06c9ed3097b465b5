package room

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/money"
	"boardwalk/table"
	"boardwalk/table/tabletest"
)

var nine = []*table.Rules{SevenCardStud, SevenCardStudHighLow, SevenCardStudEight, HoldEm, Omaha, OmahaEight,
	FiveCardDraw, FiveCardDrawLow, FiveCardStud}

// A table at which anything may be posted, anybody may sit with anything and
// everybody does as chance will have it, lawful or not; and before every second
// round something is reported to go wrong.
func TestWhateverPlayersDo(t *testing.T) {
	lawtest.Cites(t, "14.6(b)[dealer]") // the witness sees that the dealer neither wagers nor wins
	for _, r := range nine {
		t.Run(r.ID, func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(60) {
				evening(t, r, func() chance.Source { return chance.NewFast(seed, 14) }, 12)
				if t.Failed() {
					t.Fatalf("with seed %d", seed)
				}
			}
		})
	}
}

func FuzzHands(f *testing.F) {
	for i := range nine {
		f.Add(uint8(i), []byte("\x00\x01blinds and antes and \x10\x20 stacks of all sizes, and then the cards"))
	}
	f.Fuzz(func(t *testing.T, which uint8, input []byte) {
		evening(t, nine[int(which)%len(nine)], func() chance.Source {
			b := tabletest.Bytes(input)
			return &b
		}, min(1+len(input)/200, 8))
	})
}

// evening plays some rounds twice, before a witness and before nobody, which
// must come to the same.
func evening(tb testing.TB, r *table.Rules, source func() chance.Source, rounds int) {
	tb.Helper()
	w := &witness{tb: tb}
	seen := sitDown(tb, r, source(), w)
	unseen := sitDown(tb, r, source(), nil)
	w.game = seen.game()
	troubled := false
	for range rounds {
		seen.refill(tb)
		unseen.refill(tb)
		accidents, other := seen.accidents(), unseen.accidents()
		if accidents != other {
			tb.Fatal("the tables drifted apart")
		}
		troubled = troubled || accidents > 0 // or a report waits since a round that could not begin
		w.begin(seen.Table, troubled)
		err := seen.Round()
		troubled = troubled && err != nil
		w.end(err)
		if also := unseen.Round(); fmt.Sprint(err) != fmt.Sprint(also) {
			tb.Errorf("before a witness the round ended with %v, before nobody with %v", err, also)
		}
		for _, s := range seen.Present() {
			if a, b := seen.Account(s), unseen.Account(s); a != b {
				tb.Errorf("seat %d has %+v before a witness, and %+v before nobody", s, a, b)
			}
		}
		if err := seen.Verify(); err != nil {
			tb.Error(err)
		}
		if tb.Failed() {
			w.tell()
			return
		}
	}
}

// stacked is a deck that often has cards of few ranks to give, so that hands
// tie; or an honest one.
type stacked struct {
	will chance.Source
	base int
}

func (s *stacked) Draw(n int) int {
	if at := 4*s.base + card.Ranks*s.will.Draw(card.Suits) + s.will.Draw(5); s.base > 0 && at < n {
		return at
	}
	return s.will.Draw(n)
}

// party is a table and the will that drives it.
type party struct {
	*table.Table
	will chance.Source
}

func (p *party) game() *Game { return p.Game().(*Game) }

// sitDown opens a table under random options and terms, with players of all
// means.
func sitDown(tb testing.TB, r *table.Rules, will chance.Source, sink table.Sink) *party {
	tb.Helper()
	draw := will.Draw
	o := r.Options().(*Options)
	some := func(list ...money.Cents) money.Cents { return list[draw(len(list))] * money.Dollar }
	o.Structure = []string{Fixed, Spread, PotLimit, NoLimit}[draw(4)]
	o.Raises = draw(5)
	o.CheckRaise, o.HeadsUp, o.MustBet, o.Disclose, o.OneDeck = draw(4) > 0, draw(2) > 0, draw(2) > 0, draw(2) > 0, draw(2) > 0
	o.Ante = [][]money.Cents{nil, {some(1, 2)}}[draw(2)]
	o.Forced = some(1, 2, 5)
	if o.variant.high == 0 || o.variant.low == 0 {
		o.OddChip = []string{BySuit, ByPosition}[draw(2)]
	}
	o.Blinds = [][]money.Cents{{some(2, 4)}, {some(1, 2), some(2, 4)}, {some(1, 2), some(2, 3), some(4, 5)}, {some(5), some(2)}}[draw(4)]
	if draw(3) == 0 {
		o.Percent = money.Rate(draw(11)) * money.Percent
		o.MostRake = some(0, 3, 10)
		o.RakeLevels = [][]money.Cents{nil, {some(10), some(1), some(40), some(1, 3)}}[draw(2)]
	}
	terms := r.Terms()
	terms.Chip = []money.Cents{money.Dollar, 50 * money.Cent, money.Cent, 250 * money.Cent}[draw(4)]
	terms.Limit = table.Limit{Min: some(2, 4, 5), Max: some(5, 8, 10, 10_000)}
	players := &wild{tb: tb, will: will}
	setup := []table.Setup{table.From(&stacked{will, draw(5)}), table.With(players)}
	if sink != nil {
		setup = append(setup, table.To(sink))
	}
	t, err := table.Open(r, o, terms, setup...)
	if err != nil {
		tb.Fatal(err)
	}
	players.game = t.Game().(*Game)
	players.witness, _ = sink.(*witness)
	for s := range 2 + draw(r.Seats-1) {
		most := []int{20, 60, 300, 3000}[draw(4)]
		a := table.Act{Kind: table.Sit, Seat: table.Seat(s + 1), Amount: money.Cents(draw(most))*money.Dollar +
			money.Cents(draw(2)*draw(100)), Cash: money.Cents(draw(most)) * money.Dollar}
		if err := t.Do(a); err != nil {
			tb.Fatal(err)
		}
	}
	return &party{t, will}
}

// refill has those bring more who have next to nothing, sometimes.
func (p *party) refill(tb testing.TB) {
	for _, s := range p.Present() {
		if a := p.Account(s); a.Chips+a.Cash < 10*money.Dollar && p.will.Draw(2) == 0 {
			more := money.Cents(p.will.Draw(200)) * money.Dollar
			if err := p.Do(table.Act{Kind: table.Sit, Seat: s, Amount: more}); err != nil {
				tb.Fatal(err)
			}
		}
	}
}

// accidents reports up to six incidents before every second round, and returns
// how many.
func (p *party) accidents() int {
	list := p.Layout().Incidents
	n := 0
	for range p.will.Draw(7) * p.will.Draw(2) {
		d := list[p.will.Draw(len(list))]
		if p.Do(table.Act{Kind: table.Report, Word: d.ID, Args: [2]int{1 + p.will.Draw(len(p.Present())), p.will.Draw(4)}}) == nil {
			n++
		}
	}
	return n
}

// wild are players who do anything, often what they may not.
type wild struct {
	tb    testing.TB
	will  chance.Source
	game  *Game
	asked int

	witness *witness // of what they are asked, if there is one
}

func (w *wild) Answer(q *table.Question) table.Answer {
	if w.asked++; w.asked > 200_000 {
		w.tb.Fatal("the betting does not end")
	}
	w.witness.turn(q)
	draw := w.will.Draw
	a := table.Answer{Choice: q.Offer.Choices[draw(len(q.Offer.Choices))]}
	if a.Choice == Fold && draw(8) > 0 {
		a.Choice = Call
	}
	switch draw(5) {
	case 0:
		a.Amount = q.Least
	case 1:
		a.Amount = q.Most
	case 2:
		if room := int(q.Most - q.Least); room > 0 {
			a.Amount = q.Least + money.Cents(draw(room))
		}
	case 3:
		a.Amount = money.Cents(draw(100_000))
	}
	for _, c := range w.game.Hand(q.Seat) {
		if draw(2) == 0 {
			a.Cards |= card.SetOf(c)
		}
	}
	if draw(20) == 0 {
		a.Cards |= card.SetOf(card.Card(draw(52)))
	}
	return a
}

// witness holds what it hears against what poker is.
type witness struct {
	tb       testing.TB
	game     *Game
	table    *table.Table
	troubled bool

	log      table.Log
	dealt    card.Set
	cards    [maxSeats + 1]int // dealt to each box
	put      [maxSeats + 1]money.Cents
	bet      [maxSeats + 1]money.Cents // in this betting round
	won      [maxSeats + 1]money.Cents
	had      [maxSeats + 1]money.Cents
	folded   seats
	raked    money.Cents
	ledger   ledger
	referee  referee
	showdown bool
	refunds  bool // somebody has got more back than what nobody called
	over     bool
}

func (w *witness) begin(t *table.Table, troubled bool) {
	*w = witness{tb: w.tb, game: w.game, table: t, troubled: troubled, log: w.log[:0]}
	w.ledger = ledger{game: w.game, chip: t.Terms().Chip}
	for _, s := range t.Present() {
		a := t.Account(s)
		w.had[s] = a.Chips + a.Cash
	}
}

func (w *witness) errorf(format string, args ...any) {
	w.tb.Errorf(format, args...)
}

// Event follows one event.
func (w *witness) Event(e *table.Event) {
	if w.table == nil {
		return // before the first round
	}
	w.log = append(w.log, *e)
	if e.Seat == table.House {
		switch e.Kind {
		case table.Wagered, table.Awarded, table.Offered, table.Answered, table.Folded, table.Conceded, table.AllIn:
			w.errorf("the dealer takes part: %v %s under %s", e.Kind, e.Amount, e.By)
		}
	}
	switch e.Kind {
	case table.Wagered:
		w.put[e.Seat] += e.Amount
		if e.Area == bet {
			w.bet[e.Seat] += e.Amount
		}
		if w.put[e.Seat] > w.had[e.Seat] {
			w.errorf("seat %d puts in %s, and brought %s to the round", e.Seat, w.put[e.Seat], w.had[e.Seat])
		}
		if w.folded.has(e.Seat) {
			w.errorf("seat %d wagers after folding", e.Seat)
		}
	case table.Returned:
		w.put[e.Seat] -= e.Amount
		w.bet[e.Seat] -= e.Amount
		w.refunds = w.refunds || e.By != "14.14(d)" && e.By != "14.7(e)"
	case table.Awarded:
		w.won[e.Seat] += e.Amount
		if w.folded.has(e.Seat) {
			w.errorf("seat %d gets %s after folding", e.Seat, e.Amount)
		}
	case table.Raked:
		w.raked += e.Amount
	case table.Voided:
		w.over = true
	case table.Folded:
		w.folded |= bit(e.Seat)
	case table.Button:
		if e.By == "14.10(c)1" { // and not where it goes for the next round
			w.ledger.button = e.Seat
		}
	case table.Gathered:
		w.ledger.betting(w.put, w.allIn(), w.folded)
		w.matched()
	case table.Shuffled:
		w.dealt = 0 // all but those that players hold may come again
	case table.Noted:
		switch e.By {
		case "14.15(j)3", "14.15(l)[both]": // has lost the hand
			w.folded |= bit(e.Seat)
		case "14.7(b)1":
			w.ledger.anted(w.put)
		case "14.6(d)[showdown]":
			w.showdown = true
		}
	case table.Dealt, table.Burned:
		if w.dealt.Has(e.Card) || w.held(e) {
			w.errorf("%v comes twice", e.Card)
		}
		w.dealt |= card.SetOf(e.Card)
		w.covered(e)
	case table.Turned:
		if !w.showdown {
			w.errorf("%v of box %d is turned before the showdown", e.Card, e.Box)
		}
	}
	w.referee.follow(w.game, e, w.bet[e.Seat])
}

// matched checks that whoever stays in after a betting round has put in as much
// as anybody, or everything.
func (w *witness) matched() {
	if w.troubled || w.game.over() {
		w.bet = [maxSeats + 1]money.Cents{}
		return
	}
	most := slices.Max(w.bet[:])
	for s := range w.game.live.each {
		if w.bet[s] < most && w.put[s] < w.had[s] {
			w.errorf("seat %d has put in %s of %s, has more and stays", s, w.bet[s], most)
		}
	}
	w.bet = [maxSeats + 1]money.Cents{}
}

// held reports whether another player holds a card that is dealt.
func (w *witness) held(e *table.Event) bool {
	for s := range w.game.live.each {
		if s != e.Box.Seat() && slices.Contains(w.game.Hand(s), e.Card) {
			return true
		}
	}
	return false
}

// covered checks who sees a card: its owner alone if it is a hole card, nobody
// if it is burned, and otherwise everybody.
func (w *witness) covered(e *table.Event) {
	if w.troubled {
		return // some of the accidents turn cards up
	}
	w.cards[min(int(e.Box), maxSeats)]++
	for s := table.Seat(1); int(s) <= w.game.seats; s++ {
		v, ok := e.For(s)
		sees := ok && v.Card == e.Card
		if want := w.maySee(e, s); sees != want {
			w.errorf("seat %d sees %v of box %d, card %d: %v", s, e.Card, e.Box, w.cards[e.Box], sees)
		}
	}
}

func (w *witness) maySee(e *table.Event, s table.Seat) bool {
	switch {
	case e.Kind == table.Burned, w.folded.has(e.Box.Seat()) && w.cards[e.Box] == 7:
		return false
	case e.Box == pool || e.Box.Seat() == s:
		return true
	case w.game.family == stud:
		return w.cards[e.Box] >= 3 && w.cards[e.Box] <= 6
	case w.game.family == fiveStud:
		return w.cards[e.Box] >= 2
	}
	return false
}

// end adds up what the round came to.
func (w *witness) end(err error) {
	var refusal *law.Refusal
	switch {
	case errors.As(err, &refusal):
		return
	case err != nil:
		w.errorf("%v", err)
		return
	}
	put, won := money.Cents(0), money.Cents(0)
	for s := range w.put {
		put += w.put[s]
		won += w.won[s]
	}
	if w.over {
		if put != 0 || won != 0 {
			w.errorf("the round was void, and yet %s was kept and %s won", put, won)
		}
		return
	}
	if put != won+w.raked {
		w.errorf("%s was put in, %s was won and %s raked", put, won, w.raked)
	}
	if left := w.game.Deck().Left(); left != 52 {
		w.errorf("the deck has %d cards", left)
	}
	for s := range w.won {
		if !w.showdown {
			break // the last player left gets all that there is
		}
		most := money.Cents(0)
		for o := range w.put {
			most += min(w.put[o], w.put[s])
		}
		if w.won[s] > most {
			w.errorf("seat %d put in %s and won %s, of which at most %s was within reach", s, w.put[s], w.won[s], most)
		}
	}
	if w.refunds {
		w.ledger.betting(w.put, w.allIn(), w.folded)
	}
	if !w.refunds || w.game.options.Percent == 0 && w.game.options.RakeLevels == nil {
		w.fair()
	}
}

// allIn returns who has put everything in.
func (w *witness) allIn() (who seats) {
	for s, had := range w.had {
		if had > 0 && w.put[s] == had {
			who |= bit(table.Seat(s))
		}
	}
	return who
}

// fair holds what each player won against the second settlement.
func (w *witness) fair() {
	if w.ledger.raked != w.raked {
		w.errorf("%s was raked and not %s", w.raked, w.ledger.raked)
	}
	for s, want := range w.ledger.awards(seatsOf(w.game.order) &^ w.folded) {
		if w.won[s] != want {
			w.errorf("seat %d won %s and should have %s", s, w.won[s], want)
		}
	}
}

// tell prints what happened in the round that went wrong.
func (w *witness) tell() {
	for i := range w.log {
		e := &w.log[i]
		w.tb.Logf("%-8s seat %d box %d card %v %s %s %s [%s]", e.Kind, e.Seat, e.Box, e.Card, e.Amount, e.Text, e.By, e.OddsBy)
	}
}

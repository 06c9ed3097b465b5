package game

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// waitsFor are incidents about a card, a bet or an act that is yet to come when they are
// reported, and may not come in the round. Only of these somebody may hear at the end of
// the round that nothing came of the report.
var waitsFor = map[string]string{
	"face-up-card": "the next card", "drawn-in-error": "the next card", "drawn-unexposed": "the next card", "drawn-exposed": "the next card",
	"stray-card": "the next card", "stray-ten": "the next card", "card-off-table": "the next card", "dealt-to-ineligible": "the next card",
	"excess-card": "a card at the end of the hand", "third-card": "a Player's Hand that stays",
	"banker-two-for-one": "the Banker's third card", "card-after-stay": "the Player's third card",
	"banker-draws-first": "the Player's third card", "missed-card": "a card that is asked for", "wrong-order": "the cards of a war",
	"dealer-overdrew": "the dealer's cards", "up-card-unmoved": "the next of the dealer's hands",
	"up-card-racked":     "the next of the dealer's hands",
	"exposed-third-card": "the third card", "shuffler-jam": "the next shuffle", "device-count-wrong": "the next shuffle",
	"tile-turned-over": "the next shuffle",
	"stub-count-wrong": "the count of the stub", "stub-count-misdeal": "the count of the stub",
	"discards-count-wrong": "the count of the discards",
	"draw-card-touched":    "a draw card", "card-touched": "cards that are laid down", "touches-confirmed": "a confirmed wager",
	"dealer-sets-wrongly": "the setting of the dealer's hands", "light-out": "the look at the lights",
	"reader-misused":  "the reading of the hole card",
	"gesture-differs": "the player's turn", "wrong-amount": "the player's bet", "adds-to-bet": "the player's bet",
	"says-not-complete": "the player's bet",
	"raises-own-call":   "the player's call", "hands-still-moving": "the player's raise", "chips-pushed-forward": "the player's bet",
	"chips-released-short": "the player's bet", "takes-chips-back": "the player's bet", "misstates-hand": "the showdown",
	"hand-protected":    "the loss of the hand",
	"throws-cards-away": "the player's bet", "discards-hand": "the player's turn", "turns-cards-down": "the player's turn",
	"player-gone": "the end of the hand's protection",
}

// onlySaid are incidents of which the paragraph wants nothing but that it is said or
// remembered, and the wagers go on as they are.
var onlySaid = []string{"reader-failed", "reader-misused", "gesture-differs", "up-card-racked", "hand-protected",
	"misstates-hand", "shuffler-jam",
	"stray-ten", "short-shake", "says-not-complete", "hands-still-moving"}

// dealtAs are the options in which the dealing of cards differs, of which the test takes
// every value.
var dealtAs = []string{"dealing", "shuffling", "shuffle", "cards-dealing", "multiple-action", "banking"}

// TestAReportIsUsedOrRefusedAtEveryQuestion reports every incident of every game at every
// question of a round. It is refused at once, under a paragraph and with nothing changed;
// or something comes of it that is more than a sentence; or, where it is about something
// yet to come, whoever reported it is told at the end that nothing did.
func TestAReportIsUsedOrRefusedAtEveryQuestion(t *testing.T) {
	for _, r := range All {
		t.Run(r.ID, func(t *testing.T) {
			if !testing.Short() {
				t.Parallel()
			}
			for _, o := range dealings(r) {
				seeds := uint64(4)
				if testing.Short() {
					seeds = 1
				}
				for seed := range seeds {
					base := newEvening(t, r, o, seed)
					base.playOn(nil)
					for at := range min(base.asked, 12) {
						for _, a := range reports(base.live.Table()) {
							reportAt(t, r, o, seed, at, a, base)
						}
					}
				}
			}
		})
	}
}

// TestAReportBeforeTheRoundIsUsedOrToldOf does the same before the round begins.
func TestAReportBeforeTheRoundIsUsedOrToldOf(t *testing.T) {
	for _, r := range All {
		t.Run(r.ID, func(t *testing.T) {
			for _, o := range dealings(r) {
				base := newEvening(t, r, o, 1)
				base.playOn(nil)
				for _, a := range reports(base.live.Table()) {
					e := newEvening(t, r, o, 1)
					if e.live.Do(a) != nil {
						continue
					}
					e.playOn(nil)
					if !e.live.Table().IsOpen() || toldOf(e.log, a.Word) || differs(base, e) || slices.Contains(onlySaid, a.Word) {
						e.replays(t)
						continue
					}
					t.Errorf("%v: %s %v before the round: nothing came of it, and nobody was told", values(o), a.Word, a.Args)
				}
			}
		})
	}
}

// reportAt plays to a question, reports an incident there and plays on.
func reportAt(t *testing.T, r *table.Rules, o table.Options, seed uint64, at int, a table.Act, base *evening) {
	e := newEvening(t, r, o, seed)
	what := fmt.Sprintf("%v: %s %v at question %d", values(o), a.Word, a.Args, at)
	e.playOn(func() bool { return e.asked > at })
	if e.live.Question() == nil {
		t.Fatalf("%s: the round does not come to that question", what)
	}
	before, journal, events := e.live.Table().Snapshot(), len(e.live.Journal()), len(e.log)
	open := slices.Clone(e.live.Questions())
	err := e.live.Do(a)
	var refusal *law.Refusal
	switch {
	case errors.As(err, &refusal):
		if refusal.By == "" && !strings.Contains(refusal.Text, "nobody sits") {
			t.Errorf("%s: refused without a paragraph: %v", what, err)
		}
		same := reflect.DeepEqual(before, e.live.Table().Snapshot()) && len(e.live.Journal()) == journal &&
			reflect.DeepEqual(open, e.live.Questions())
		if !same || len(e.log) != events+1 || e.log[events].Kind != table.Refused {
			t.Errorf("%s: it was refused, and yet something changed", what)
		}
		return
	case err != nil:
		t.Fatalf("%s: %v", what, err)
	}
	e.playOn(nil)
	e.replays(t)
	switch {
	case toldOf(e.log, a.Word):
		if waitsFor[a.Word] == "" {
			t.Errorf("%s: taken, and told as a refusal when the round was over", what)
		}
	case !differs(base, e) && !slices.Contains(onlySaid, a.Word):
		t.Errorf("%s: taken, and nothing came of it", what)
	}
}

// evening is a table at which one round is played, the same way every time.
type evening struct {
	t     *testing.T
	live  *table.Live
	log   table.Log
	asked int // questions of the round
	begun bool
}

func newEvening(t *testing.T, r *table.Rules, o table.Options, seed uint64) *evening {
	t.Helper()
	e := &evening{t: t}
	live, err := table.NewLive(r, r.Copy(o), r.Terms(), chance.NewFast(seed+3, 5), &e.log)
	if err != nil {
		t.Fatal(err)
	}
	e.live = live
	for s := table.Seat(1); int(s) <= min(3, r.Seats); s++ {
		if err := live.Do(table.Act{Kind: table.Sit, Seat: s, Amount: 5000 * money.Dollar}); err != nil {
			t.Fatal(err)
		}
	}
	e.interlude()
	for s := table.Seat(1); int(s) <= min(3, r.Seats); s++ {
		made := 0
		for a := range live.Table().Layout().Wagers {
			w := &live.Table().Layout().Wagers[a]
			if made == 4 || w.Position != table.House && w.Position != s || w.Asked {
				continue
			}
			amount := live.Table().Limit(table.Area(a)).Min.Up(live.Table().Unit(table.Area(a)))
			if live.Do(table.Act{Kind: table.Make, Seat: s, Area: table.Area(a), Amount: amount}) == nil {
				made++
			}
		}
	}
	return e
}

func (e *evening) interlude() {
	if _, err := e.live.Interlude(); err != nil {
		e.t.Fatal(err)
	}
	for e.live.Question() != nil {
		e.answer()
	}
}

// playOn plays the round until it is over, or stop says so while a question is open.
func (e *evening) playOn(stop func() bool) {
	if !e.begun {
		e.begun = true
		if _, err := e.live.Round(); err != nil {
			var refusal *law.Refusal
			if !errors.As(err, &refusal) {
				e.t.Fatal(err)
			}
			return
		}
		e.asked = 1
	}
	for e.live.Question() != nil && (stop == nil || !stop()) {
		e.answer()
		e.asked++
	}
	if e.live.Question() == nil && stop == nil {
		e.asked--
	}
}

// answer answers the open question with one of its choices, by its number.
func (e *evening) answer() {
	q := *e.live.Question()
	choices := slices.DeleteFunc(slices.Clone(q.Choices()), func(c table.Choice) bool {
		return c == "fold" || c == "raise" && q.Number > 4 // what could be reported, and what never ends
	})
	if len(choices) == 0 {
		choices = q.Choices()
	}
	for i := range choices {
		a := table.Answer{Choice: choices[(int(q.Number)*5+int(q.Seat)+i)%len(choices)], Amount: q.Least}
		if q.Own != 0 {
			for c := range q.Own.All {
				if a.Cards.Len() < 2 {
					a.Cards |= card.SetOf(c)
				}
			}
		}
		if _, err := e.live.AnswerTo(q.Number, a); err == nil {
			return
		}
	}
	e.t.Fatalf("nothing answers %v", q.Offer)
}

// replays fails the test unless the journal gives the same events again.
func (e *evening) replays(t *testing.T) {
	t.Helper()
	var again table.Log
	tb := e.live.Table()
	if _, err := table.Replay(tb.Rules(), tb.Options(), tb.Terms(), e.live.Journal(), &again); err != nil {
		t.Fatal(err)
	}
	acts := func(e table.Event) bool { return e.Kind == table.Refused && e.Secret }
	was, is := slices.DeleteFunc(slices.Clone(e.log), acts), slices.DeleteFunc(again, acts)
	if !slices.Equal(was, is) {
		t.Errorf("the table told of %d events, and its replay of %d", len(was), len(is))
	}
}

// dealings are the options of a game with every way of dealing.
func dealings(r *table.Rules) []table.Options {
	list := []table.Options{r.Options()}
	for i, d := range r.Options().Declare() {
		if !slices.Contains(dealtAs, d.Name) {
			continue
		}
		for _, word := range d.Words() {
			o := r.Options()
			if o.Declare()[i].Set(word) == nil && len(table.Validate(o)) == 0 && word != d.Value() {
				list = append(list, o)
			}
		}
	}
	return list
}

func values(o table.Options) []string {
	var list []string
	for _, d := range o.Declare() {
		if slices.Contains(dealtAs, d.Name) {
			list = append(list, d.Name+"="+d.Value())
		}
	}
	return list
}

// reports are all incidents of a table, with arguments that may be true.
func reports(t *table.Table) []table.Act {
	var list []table.Act
	for _, d := range t.Layout().Incidents {
		words := strings.Fields(d.Args)
		first := []int{0}
		if len(words) > 0 && words[0] != "BETTING-ROUNDS" && words[0] != "PLAYERS" { // which are found now
			first = []int{0, 1, 2, 4}
		}
		second := []int{0}
		if len(words) > 1 && words[1] == "CARD" {
			second = []int{1, 2}
		}
		for _, x := range first {
			for _, y := range second {
				list = append(list, table.Act{Kind: table.Report, Word: d.ID, Args: [2]int{x, y}})
			}
		}
	}
	return list
}

// toldOf reports whether somebody is told at the end of a round that nothing came of a
// report.
func toldOf(log table.Log, word string) bool {
	return slices.ContainsFunc(log, func(e table.Event) bool { return e.Kind == table.Refused && e.Word == word && !e.Secret })
}

// differs reports whether something other than sentences differs between two rounds.
func differs(a, b *evening) bool {
	acts := func(log table.Log) table.Log {
		return slices.DeleteFunc(slices.Clone(log), func(e table.Event) bool {
			switch e.Kind {
			case table.Noted, table.Reported, table.Offered, table.Answered:
				return true
			}
			return e.Kind == table.Refused && e.Secret
		})
	}
	return !slices.Equal(acts(a.log), acts(b.log))
}

package table

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"boardwalk/chance"
	"boardwalk/money"
)

// Outlook is what the next throw or spin would do to a wager.
type Outlook struct {
	Area  Area
	Wins  []OutlookWin
	Loses []string // the outcomes that lose it
}

// OutlookWin is what some outcomes would pay a wager.
type OutlookWin struct {
	Amount money.Cents // beside the wager itself
	On     []string    // the outcomes, as they are called
}

// mostOutcomes is how many outcomes a throw may have: 216 are those of three dice.
const mostOutcomes = 256

// Outlook plays the next round once for every throw or spin there is and returns what
// becomes of each wager of a seat, by the outcomes as they are called. Questions are
// answered by the first choice. It returns nothing of a game with cards, and leaves the
// table as it was.
func (l *Live) Outlook(seat Seat) []Outlook {
	t := l.table
	if l.open != nil || len(t.layout.Boxes) > 0 || !t.opened || !t.Wagering(seat) {
		return nil
	}
	sink, players := t.sink, t.players
	defer func() { t.sink = sink; t.ask(players) }()
	heard := &outlooks{seat: seat}
	t.sink = heard
	t.ask(FirstChoice{})
	visited := 0
	err := Enumerate(t, func(*chance.Tree) {
		visited++
		heard.turn()
	})
	if err != nil || visited > mostOutcomes {
		return nil
	}
	return heard.list()
}

// outlooks collects what the outcomes of a round do to the wagers of a seat.
type outlooks struct {
	seat     Seat
	word     string
	faces    string
	now      []fate // of the outcome that is played
	outcomes []outcome
}

type outcome struct {
	word, faces string
	fates       []fate
}

// fate is what an outcome does to a wager: it pays an amount, or takes the wager.
type fate struct {
	area  Area
	won   money.Cents
	loses bool
}

// Event hears of an outcome, and of what it does.
func (o *outlooks) Event(e *Event) {
	switch {
	case e.Kind == Thrown:
		dice := slices.Sorted(slices.Values(slices.DeleteFunc(slices.Clone(e.Faces[:]), func(f uint8) bool { return f == 0 })))
		o.word, o.faces = e.Word, strings.Trim(strings.ReplaceAll(fmt.Sprint(dice), " ", "-"), "[]")
	case e.Seat != o.seat:
	case e.Kind == Paid:
		o.now = append(o.now, fate{area: e.Area, won: e.Amount})
	case e.Kind == Collected:
		o.now = append(o.now, fate{area: e.Area, loses: true})
	}
}

// turn ends an outcome.
func (o *outlooks) turn() {
	slices.SortFunc(o.now, func(a, b fate) int { return cmp.Compare(a.area, b.area) })
	o.outcomes = append(o.outcomes, outcome{o.word, o.faces, o.now})
	o.word, o.faces, o.now = "", "", nil
}

// list returns the wagers that an outcome may decide. An outcome is called by its word,
// and by the dice where those of one word decide differently: 4-4 wins a hard eight.
func (o *outlooks) list() (list []Outlook) {
	of := map[Area]*Outlook{}
	for _, x := range o.outcomes {
		for _, f := range x.fates {
			call := x.word
			if slices.ContainsFunc(o.outcomes, func(y outcome) bool { return y.word == x.word && !slices.Contains(y.fates, f) }) {
				call = x.faces
			}
			a := of[f.area]
			if a == nil {
				a = &Outlook{Area: f.area}
				of[f.area] = a
			}
			a.add(f, call)
		}
	}
	for _, a := range of {
		list = append(list, *a)
	}
	slices.SortFunc(list, func(a, b Outlook) int { return cmp.Compare(a.Area, b.Area) })
	return list
}

// add adds an outcome to those that decide a wager in the same way.
func (a *Outlook) add(f fate, call string) {
	if f.loses {
		if !slices.Contains(a.Loses, call) {
			a.Loses = append(a.Loses, call)
		}
		return
	}
	i := slices.IndexFunc(a.Wins, func(w OutlookWin) bool { return w.Amount == f.won })
	if i < 0 {
		i = len(a.Wins)
		a.Wins = append(a.Wins, OutlookWin{Amount: f.won})
	}
	if w := &a.Wins[i]; !slices.Contains(w.On, call) {
		w.On = append(w.On, call)
	}
}

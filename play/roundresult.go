package play

import (
	"fmt"
	"strings"

	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
)

// sumUp tells what the round came to for the person, if anything was decided.
func (s *Session) sumUp() {
	if s.Seat() == table.House {
		return
	}
	sum, decided, banked := money.Cents(0), 0, false
	for _, e := range s.results {
		sum += s.gain(e)
		if e.Kind == table.Paid || e.Kind == table.Collected {
			decided++
		}
		banked = banked || e.Kind == table.Centred
	}
	text := fmt.Sprintf("in all: %d wagers were decided.", decided)
	if decided == 1 {
		text = "in all: 1 wager was decided."
	}
	if banked && decided == 0 {
		text = "in all, as the bank."
	}
	if decided > 1 || banked || decided == 1 && s.buried() {
		s.tell(Entry{Kind: Total, Round: s.Table().Rounds(), Gain: sum, Text: text, Events: append([]table.Event(nil), s.results...)})
	}
	s.results = s.results[:0]
}

// buried reports whether the last result is so far up in the log that a small
// screen does not show it.
func (s *Session) buried() bool {
	const shown = 5
	for i := len(s.log) - 1; i >= 0; i-- {
		if e := s.log[i]; e.Kind == Own && decides(e) {
			return len(s.log)-i > shown
		}
	}
	return false
}

// flush tells in one line what the other seats did.
func (s *Session) flush() {
	bets, nets := map[table.Seat][]string{}, map[table.Seat]money.Cents{}
	decided := map[table.Seat]bool{}
	var made, settled []table.Event
	for _, e := range s.others {
		if e.Kind == table.Noted {
			made = append(made, e)
			continue
		}
		if e.Kind == table.Wagered {
			bets[e.Seat] = append(bets[e.Seat], betOn(e.Amount, s.name(e.Area)))
			made = append(made, e)
			continue
		}
		nets[e.Seat] += seatGain(e)
		decided[e.Seat] = true
		settled = append(settled, e)
	}
	s.others = s.others[:0]
	for seat, won := range s.banked {
		nets[seat] += won
		decided[seat] = true
	}
	clear(s.banked)
	var lines, results []string
	for _, b := range s.bots {
		if list := bets[b.seat]; len(list) > 0 {
			lines = append(lines, b.name+" "+strings.Join(list, ", "))
		}
		if decided[b.seat] {
			results = append(results, b.name+" "+nets[b.seat].Signed())
		}
	}
	if len(lines) > 0 {
		s.tell(Entry{Kind: OthersBet, Text: "Bets: " + strings.Join(lines, "; ") + ".", Events: made})
	}
	if len(results) > 0 {
		s.tell(Entry{Kind: Others, Text: "Others: " + strings.Join(results, ", ") + ".", Events: settled})
	}
}

// shine finds out which areas the outcome pays, whether or not anybody had
// bet on them, by having the game itself settle a wager on each of them with
// the same outcome. Only games in which every wager is decided at once can be
// asked so.
func (s *Session) shine(from int) {
	clear(s.lit)
	var drawn []chance.Drawn
	for _, e := range s.live.Journal()[from:] {
		if e.Kind == table.Drew {
			drawn = append(drawn, e.Drawn)
		}
	}
	if !decidedAtOnce(s.Table().Layout()) || len(drawn) == 0 {
		return
	}
	var heard table.Log
	t, err := table.Open(s.config.Rules, s.Table().Options(), s.Table().Terms(), table.From(chance.NewRecording(drawn)), table.To(&heard))
	if err != nil || t.Do(table.Act{Kind: table.Sit, Seat: 1, Amount: table.DefaultTerms().Limit.Max * 1000}) != nil {
		return
	}
	for a := range t.Layout().Wagers {
		area := table.Area(a)
		_ = t.Do(table.Act{Kind: table.Make, Seat: 1, Area: area, Amount: t.Limit(area).Min.Up(t.Unit(area))})
	}
	if t.Round() != nil {
		return
	}
	for _, e := range heard {
		if e.Kind == table.Paid {
			s.lit[e.Area] = true
		}
	}
}

package sitting

import (
	"fmt"
	"strings"

	"boardwalk/journal"
)

// State returns all that follows from the records and that the table's own snapshot
// ([table.Table.Snapshot]) does not hold, as text. A sitting that is replayed from
// its records has the same state as the one that made them; tests hold them against
// each other.
func (s *Sitting) State() string {
	var b strings.Builder
	t := s.live.Table()
	for seat, p := range s.seated() {
		fmt.Fprintln(&b, seat, p.person, p.name, p.bot, p.leaving, t.Account(seat))
	}
	for _, q := range s.live.Questions() {
		fmt.Fprintln(&b, "asked", q.Number, q.Seat, q.Box, q.Hand, q.Choices(), q.Offer.ID, q.Least, q.Most)
	}
	fmt.Fprintln(&b, "seed", s.seeds.round, s.seeds.number, s.seeds.hash, s.seeds.mix, s.seeds.cuts,
		s.seeds.closed != nil, s.seeds.left, s.seeds.void, s.seeds.drawn)
	fmt.Fprintln(&b, "series", s.seeds.series, s.seeds.chainAfter(), s.seeds.unrevealed, s.seeds.unopened)
	fmt.Fprintln(&b, "numbers", s.nextAt, s.lastEvent, s.roundBegan, s.entries, s.rounds, s.actions, string(s.saved),
		s.results, s.toldTime, s.changeTimes)
	placement := s.placement
	if t := placement.Tournament; t != nil {
		fmt.Fprintln(&b, "tournament", *t)
		placement.Tournament = nil // what it points to is written above
	}
	fmt.Fprintln(&b, "floor", s.closed, s.fault, placement, t.Terms(), journal.NewSetup(t.Rules(), t.Options(), t.Terms()))
	fmt.Fprintln(&b, "corrections", s.corrections.Last, s.corrections.Waiting)
	for _, h := range s.reservations {
		fmt.Fprintln(&b, "reserved", h.Reservation)
	}
	for _, d := range s.answered {
		if d.round > s.placement.Rounds { // what was answered under an earlier setup is not read again
			fmt.Fprintln(&b, "answered", d.question, d.person, d.answer, d.receipt.Event, d.receipt.At)
		}
	}
	for a, held := range s.tally.All() {
		fmt.Fprintln(&b, a, held)
	}
	return b.String()
}

package sitting

import (
	"boardwalk/bots"
	"boardwalk/table"
)

// wagerForBots has every bot wager, once a person has, once a bot has laid out a bank that
// others wager against, or where bots play by themselves.
func (s *Sitting) wagerForBots() {
	if s.playersCompete() || !s.personWagers() && !s.botBanks() && !s.plays() && !s.placement.Tournament.Runs() {
		return
	}
	for seat, p := range s.seated() {
		if p.bot && !s.live.Table().Wagering(seat) {
			b := s.bot(seat)
			b.Bet(botTable{s}, seat, s.botChance(seat))
		}
	}
}

// personWagers reports whether a person has something on the layout.
func (s *Sitting) personWagers() bool {
	for seat, p := range s.seated() {
		if !p.bot && s.live.Table().Wagering(seat) {
			return true
		}
	}
	return false
}

// botBanks reports whether a bot has laid out a bank: a wager that lasts for one round
// and was made in the interlude before it, since nobody can make it now.
func (s *Sitting) botBanks() bool {
	t := s.live.Table()
	for b := range t.Standing {
		w := &t.Layout().Wagers[b.Area]
		if s.players[b.Seat].bot && w.OneRoll && w.Made&t.Game().Phase() == 0 {
			return true
		}
	}
	return false
}

// botTable is the table as a bot bets at it.
type botTable struct{ *Sitting }

// Open returns the areas in front of a seat and those of everybody, as far as wagers
// may be made on them now: a bot leaves the boxes of others alone.
func (s botTable) Open(seat table.Seat) (list []table.Area) {
	t := s.live.Table()
	owners := s.areaOwners()
	for i := range owners {
		w := &t.Layout().Wagers[i]
		if !w.Moved && w.Made&t.Game().Phase() != 0 && (owners[i] == seat || owners[i] == table.House) {
			list = append(list, table.Area(i))
		}
	}
	return list
}

// Do makes a wager of a bot.
func (s botTable) Do(a table.Act) error { return s.doAct(s.players[a.Seat].person, a) }

// areaOwners returns by area the seat in front of which it lies, and House for areas
// of everybody.
func (s *Sitting) areaOwners() []table.Seat {
	t := s.live.Table()
	l := t.Layout()
	if s.ownersOf != l {
		s.owners, s.ownersOf = make([]table.Seat, len(l.Wagers)), l
		for _, a := range t.Rules().Felt(t.Options(), 0).Areas {
			if area, ok := l.Area(a.Wager); ok {
				s.owners[area] = table.Seat(a.Seat)
			}
		}
	}
	return s.owners
}

// tryLeastWager makes the least wager on an area for a seat, if it is lawful. The first
// wager is one that needs no other, so that nobody plays a side wager alone.
func (s *Sitting) tryLeastWager(who string, seat table.Seat, a table.Area) bool {
	t := s.live.Table()
	w := &t.Layout().Wagers[a]
	if w.Moved || w.Supplement || w.Made&t.Game().Phase() == 0 || t.Bet(seat, a).Amount > 0 ||
		len(w.Needs) > 0 && !t.Wagering(seat) {
		return false
	}
	return s.doAct(who, table.Act{Kind: table.Make, Seat: seat, Area: a, Amount: bots.Least(t, seat, a)}) == nil
}

// fixRefusalWithBot has a bot make the wager without which a round is refused, or
// leave. It reports whether the bot did.
func (s *Sitting) fixRefusalWithBot(seat table.Seat) bool {
	wagers := s.live.Table().Layout().Wagers
	for i := range wagers {
		if s.tryLeastWager(s.players[seat].person, seat, table.Area(i)) {
			return true
		}
	}
	s.banBots(seat)
	return s.leaveNow(seat, s.players[seat].person) == nil
}

package sitting

import (
	"fmt"

	"boardwalk/casino"
	"boardwalk/money"
	"boardwalk/table"
)

// botNames are people who thought about chance before it was an industry.
var botNames = []string{"Ada", "Blaise", "Pierre", "Emmy", "Jakob", "Sofia", "Andrei", "Gerolamo", "Hypatia", "Christiaan",
	"Florence", "Abraham", "Maryam", "Kolya", "Thomas", "Simone"}

// botAt returns the bot that takes a seat. Its name says that it is one.
func (s *Sitting) botAt(seat table.Seat) Party {
	return Party{Who: fmt.Sprintf("bot-%s-%d", s.id, seat), Name: casino.BotTitle + botNames[int(seat-1)%len(botNames)]}
}

// botsComeAndGo seats a bot or has one leave, and reports whether it did. There are
// as many bots as the table is to have while a person is there and people leave
// room, and otherwise none.
func (s *Sitting) botsComeAndGo() (bool, error) {
	people, bots := s.people(), 0
	for _, p := range s.seated() {
		if p.bot {
			bots++
		}
	}
	open := s.placement.Table.SeatsOpen()
	want := min(s.placement.Table.Bots, open-people)
	if people == 0 || s.isClosed() || s.draining {
		want = 0
	}
	for seat := table.Seat(1); int(seat) <= open && int(seat) < len(s.players); seat++ {
		p := s.players[seat]
		switch {
		case bots < want && p == nil && !s.refusesBots(seat):
			err := s.sitDown(s.botAt(seat), seat, s.botStake(), true)
			if err != nil {
				s.banBots(seat)
			}
			return err == nil, nil
		case bots > want && p != nil && p.bot:
			if s.leaveNow(seat, p.person) == nil {
				return true, nil
			}
		case p != nil && p.bot && s.broke(seat):
			if s.sitDown(s.botAt(seat), seat, s.botStake(), true) == nil {
				return true, nil
			}
		}
	}
	return false, nil
}

// refusesBots reports whether no bot takes a seat, because one was refused there or
// did not know what to do.
func (s *Sitting) refusesBots(seat table.Seat) bool { return s.botless>>seat&1 != 0 }

// banBots has no bot take a seat any more.
func (s *Sitting) banBots(seat table.Seat) { s.botless |= 1 << seat }

// botStake returns what a bot sits down with: enough for a good many wagers.
func (s *Sitting) botStake() money.Cents {
	return 60 * max(s.live.Table().Terms().Limit.Min, s.live.Table().Terms().Chip)
}

// broke reports whether a bot needs more chips.
func (s *Sitting) broke(seat table.Seat) bool {
	a := s.live.Table().Account(seat)
	return a.Layout == 0 && a.Chips < s.botStake()/6
}

// wagerForBots has every bot wager that has nothing on the layout, once a person
// has, or once a bot has laid out a bank that others wager against.
func (s *Sitting) wagerForBots() error {
	if s.playersCompete() || !s.personWagers() && !s.botBanks() {
		return nil
	}
	for seat, p := range s.seated() {
		if p.bot && !s.live.Table().Wagering(seat) {
			s.makeBotWager(seat)
		}
	}
	return nil
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

// makeBotWager makes the least lawful wager on the first area that takes one, the
// bot's own areas first where each seat has its own.
func (s *Sitting) makeBotWager(seat table.Seat) bool {
	owners := s.areaOwners()
	for _, owner := range []table.Seat{seat, table.House} {
		for i := range owners {
			if owners[i] == owner && s.tryBotWager(seat, table.Area(i)) {
				return true
			}
		}
	}
	return false
}

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

// tryBotWager makes the least wager on an area, if it is lawful. A bot's first wager
// is one that needs no other, so that it does not play a side wager alone.
func (s *Sitting) tryBotWager(seat table.Seat, a table.Area) bool {
	t := s.live.Table()
	w := &t.Layout().Wagers[a]
	if w.Moved || w.Supplement || w.Made&t.Game().Phase() == 0 || t.Bet(seat, a).Amount > 0 ||
		len(w.Needs) > 0 && !t.Wagering(seat) {
		return false
	}
	amount := max(t.Limit(a).Min, t.Unit(a)).Up(t.Unit(a))
	return s.doAct(s.players[seat].person, table.Act{Kind: table.Make, Seat: seat, Area: a, Amount: amount}) == nil
}

// fixRefusalWithBot has a bot make the wager without which a round is refused, or
// leave. It reports whether the bot did.
func (s *Sitting) fixRefusalWithBot(seat table.Seat) bool {
	wagers := s.live.Table().Layout().Wagers
	for i := range wagers {
		if s.tryBotWager(seat, table.Area(i)) {
			return true
		}
	}
	s.banBots(seat)
	return s.leaveNow(seat, s.players[seat].person) == nil
}

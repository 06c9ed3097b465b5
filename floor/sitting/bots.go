package sitting

import (
	"time"

	"boardwalk/bots"
	"boardwalk/casino"
	"boardwalk/chance"
	"boardwalk/journal"
	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// bot returns who plays a seat if a bot does.
func (s *Sitting) bot(seat table.Seat) bots.Bot {
	return bots.At(int(seat)-1, s.placement.Table.BotLevel)
}

// botAt returns the bot that takes a seat.
func (s *Sitting) botAt(seat table.Seat) Party {
	return Party{Who: casino.BotAt(s.id, int(seat))}
}

// botsComeAndGo seats a bot or has one leave, and reports whether it did. There are
// as many bots as the table is to have while a person is there and people leave
// room, or while they play for people in the lobby to see; otherwise none.
func (s *Sitting) botsComeAndGo() (bool, error) {
	if s.placement.Tournament.Runs() { // who began plays on, with what is left
		return false, nil
	}
	people, taken := s.people(), 0
	for _, p := range s.seated() {
		if p.bot {
			taken++
		}
	}
	open := s.placement.Table.SeatsOpen()
	want := min(s.placement.Table.Bots, open-people)
	if people == 0 && !s.isShown() || s.isClosed() || s.draining {
		want = 0
	}
	for seat := table.Seat(1); int(seat) <= open && int(seat) < len(s.players); seat++ {
		p := s.players[seat]
		switch {
		case taken < want && p == nil && !s.refusesBots(seat):
			err := s.sitDown(s.botAt(seat), seat, s.botStake(), true)
			if err != nil {
				s.banBots(seat)
			}
			return err == nil, nil
		case taken > want && p != nil && p.bot:
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
	if t := s.placement.Tournament; t != nil {
		return t.Chips
	}
	return 60 * max(s.live.Table().Terms().Limit.Min, s.live.Table().Terms().Chip)
}

// broke reports whether a bot needs more chips.
func (s *Sitting) broke(seat table.Seat) bool {
	a := s.live.Table().Account(seat)
	return a.Layout == 0 && a.Chips < s.botStake()/6
}

// botChance returns a source by which a bot varies its play. It draws no outcome
// of the game: the bot's acts and answers are records like anybody's. It follows
// from the seed of the round, which nobody knows while the bot is being asked.
func (s *Sitting) botChance(seat table.Seat) chance.Source {
	mood := journal.Mood(s.seeds.mustSeed(s.seeds.round), s.id, s.seeds.round, s.nextAt)
	return chance.NewFast(uint64(mood.Draw(1<<30)), uint64(mood.Draw(1<<30))+uint64(seat)<<32)
}

// shownBetting is how long bots that play by themselves take for their wagers: long enough
// for a round to be watched, and for the house to have little to write.
const shownBetting = 6 * time.Second

// Show makes the order to have bots play by themselves until a time, for people in the
// lobby to see. It is refused where somebody sits, or no bots are wanted.
func Show(until time.Time) Order {
	return Order{By: Party{Who: "dealer"}, do: func(s *Sitting) (Receipt, error) {
		if s.placement.Table.Bots == 0 || s.placement.Table.Private || s.people() > 0 || s.isClosed() || s.draining {
			return Receipt{}, law.RefuseFor(law.Stage, "", "bots do not play by themselves here")
		}
		s.shownUntil = until
		return Receipt{}, nil
	}}
}

// bettingTime returns how long wagers are accepted.
func (s *Sitting) bettingTime() time.Duration {
	if s.plays() {
		return min(shownBetting, s.placement.Times.Betting)
	}
	return s.placement.Times.Betting
}

package play

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/chance"
	"boardwalk/counsel"
	"boardwalk/money"
	"boardwalk/play/ring"
	"boardwalk/table"
)

// temper is how a bot likes to bet. It knows nothing of any game: it chooses
// among the wagers that are lawful now by the odds that they declare.
type temper struct {
	word    string
	least   money.Odds  // the lowest odds that it likes
	most    money.Odds  // the highest
	at      money.Cents // what it likes to put on a wager
	wagers  int         // how many it adds a round
	standby int         // how many may lie on the layout before it adds none
	follows bool        // likes areas on which somebody else has chips
}

// likes reports whether odds are to the taste of a temper.
func (t *temper) likes(o money.Odds) bool {
	return o.Cmp(t.most) <= 0 && (t.least.One == 0 || o.Cmp(t.least) >= 0)
}

var tempers = []temper{
	{word: "careful", least: money.Odds{To: 1, One: 1}, most: money.Odds{To: 1, One: 1}, at: 5 * money.Dollar, wagers: 1, standby: 2},
	{word: "hopeful", least: money.Odds{To: 5, One: 1}, most: money.Odds{To: 1000, One: 1}, at: 2 * money.Dollar, wagers: 2, standby: 4},
	{word: "steady", least: money.Odds{To: 1, One: 1}, most: money.Odds{To: 2, One: 1}, at: 10 * money.Dollar, wagers: 2, standby: 4},
	{word: "sociable", most: money.Odds{To: 1000, One: 1}, at: 5 * money.Dollar, wagers: 1, standby: 3, follows: true},
	{word: "restless", most: money.Odds{To: 1000, One: 1}, at: 5 * money.Dollar, wagers: 3, standby: 6},
}

// botNames are people who thought about chance before it was an industry.
var botNames = []string{"Ada", "Blaise", "Pierre", "Emmy", "Jakob", "Sofia", "Andrei", "Gerolamo", "Hypatia", "Christiaan",
	"Florence", "Abraham", "Maryam", "Kolya", "Thomas", "Simone"}

// bot plays a position.
type bot struct {
	name   string
	seat   table.Seat
	temper temper
	style  ring.Style
	stake  money.Cents // what it buys in for
	chance chance.Source
	again  int         // how often it has bought in again
	eye    counsel.Eye // the cards as its seat may see them
	erred  int         // answers that were refused
}

const (
	botStake = 300 * money.Dollar
	botTitle = "Bot "
	botAgain = 3 // times that a bot buys in again before it leaves
)

// seatBots gives the bots their places, clockwise from the person's left.
func (s *Session) seatBots(seed uint64) error {
	seat := s.Seat()
	for i := range s.config.Bots {
		seat = seat%table.SeatNumber(s.config.Rules.Seats) + 1
		b := &bot{seat: seat, temper: tempers[i%len(tempers)], style: ring.Styles[i%len(ring.Styles)], stake: s.stakeOf(i), chance: chance.NewFast(seed, uint64(i)+1)}
		b.name = botTitle + botNames[i%len(botNames)]
		if i >= len(botNames) {
			b.name += fmt.Sprintf(" %d", i/len(botNames)+1)
		}
		s.bots = append(s.bots, b)
		if err := s.live.Do(table.Act{Kind: table.Sit, Seat: seat, Amount: b.stake, Person: b.person()}); err != nil {
			return err
		}
	}
	return nil
}

// person is the bot as the game and a saved session know it: one word.
func (b *bot) person() string {
	return strings.ReplaceAll(strings.ToLower(strings.TrimPrefix(b.name, botTitle)), " ", "-")
}

// stakeOf is what a bot sits down with: where players play against each other
// as much as the person or somewhat less, so that the stacks differ.
func (s *Session) stakeOf(i int) money.Cents {
	if s.contest == nil || s.Seat() == table.House {
		return botStake
	}
	return max(s.Table().Terms().Chip, (s.config.Bankroll * money.Cents(4-i%3) / 4).Down(s.Table().Terms().Chip))
}

func (s *Session) botAt(seat table.Seat) *bot {
	for _, b := range s.bots {
		if b.seat == seat && s.Table().Taken(seat) {
			return b
		}
	}
	return nil
}

// betBots has every bot bet, before the person does: so that there is company
// on the layout, and so that undo only ever concerns the person's own acts.
func (s *Session) betBots() {
	for _, b := range s.bots {
		switch {
		case !s.Table().Taken(b.seat):
		case s.contest != nil:
			b.reload(s)
		default:
			b.bet(s)
		}
	}
	s.flush()
	s.refused, s.lawful = nil, nil
}

// bet adds a few wagers to the bot's taste.
func (b *bot) bet(s *Session) {
	t := s.Table()
	if a := t.Account(b.seat); a.Chips < 2*b.temper.at && a.Layout == 0 && !b.buyIn(s) {
		return
	}
	standing := 0
	for w := range t.Standing {
		if w.Seat == b.seat {
			standing++
		}
	}
	for range b.temper.wagers {
		if standing >= b.temper.standby {
			return
		}
		areas := b.choices(s)
		if len(areas) == 0 || !b.make(s, areas[b.chance.Draw(len(areas))]) {
			return
		}
		standing++
	}
}

// choices are the lawful wagers that the bot likes and has not made yet. Its
// first is one that needs no other, to its taste or not; those that need it
// follow, where the table lets it make them.
func (b *bot) choices(s *Session) []table.Area {
	t := s.Table()
	var open []table.Area
	for _, a := range s.lawfulFor(b.seat) {
		if w := s.wager(a); t.Bet(b.seat, a).Amount == 0 && (t.Wagering(b.seat) || len(w.Needs) == 0 && !w.Supplement) {
			open = append(open, a)
		}
	}
	var like, shared []table.Area
	for _, a := range open {
		if pays := t.Pays(a); len(pays) > 0 && !b.temper.likes(pays[0].Odds) {
			continue
		}
		like = append(like, a)
		for w := range t.Standing {
			if w.Area == a {
				shared = append(shared, a)
				break
			}
		}
	}
	switch {
	case b.temper.follows && len(shared) > 0:
		return shared
	case len(like) == 0 && !t.Wagering(b.seat):
		return open
	}
	return like
}

// make bets on an area, and reports whether it might be done.
func (b *bot) make(s *Session, a table.Area) bool {
	t := s.Table()
	least, unit := s.least(b.seat, a), t.Unit(a)
	amount := max(least, b.temper.at.Up(unit))
	for _, amount := range []money.Cents{amount, least} {
		if s.live.Do(table.Act{Kind: table.Make, Seat: b.seat, Area: a, Amount: amount}) == nil {
			return true
		}
	}
	return false
}

// buyIn brings more chips, a few times; then the bot leaves.
func (b *bot) buyIn(s *Session) bool {
	if b.again++; b.again <= botAgain {
		return s.live.Do(table.Act{Kind: table.Sit, Seat: b.seat, Amount: b.stake, Person: b.person()}) == nil
	}
	_ = s.live.Do(table.Act{Kind: table.Leave, Seat: b.seat})
	return false
}

// answerBot asks counsel, as a person can, and takes what is offered first where
// counsel knows nothing. A bot that has nothing left to play with takes the last.
func (s *Session) answerBot(b *bot, q *table.Question) table.Answer {
	if s.interlude && !counsel.Gives(s.Table().Rules()) {
		return b.answerInterlude(q)
	}
	if s.contest != nil {
		return s.contest.Answer(&ring.Bot{Seat: b.seat, Style: b.style, Chance: b.chance, Hands: b.eye.Hands}, q)
	}
	choices := q.Choices()
	if a := s.Table().Account(b.seat); !s.interlude && a.Chips < b.temper.at && a.Layout == 0 {
		return table.Answer{Choice: choices[len(choices)-1]}
	}
	t := s.Table()
	asked := counsel.Situation{Rules: t.Rules(), Options: t.Options(), Terms: t.Terms(), Question: q, Eye: &b.eye,
		On: func(names ...string) money.Cents { return s.onAreas(b.seat, names...) }}
	if a, ok := asked.Answer(); ok {
		return a
	}
	if s.interlude {
		return b.answerInterlude(q)
	}
	return table.Answer{Choice: choices[0]}
}

// answerInterlude takes one of the choices that need nothing else, by chance, where
// counsel knows nothing of who should have the bank or the shoe.
func (b *bot) answerInterlude(q *table.Question) table.Answer {
	choices := slices.DeleteFunc(q.Choices(), func(c table.Choice) bool {
		return q.Offer.TakesAmount(c) || q.Offer.TakesNumber(c)
	})
	if len(choices) == 0 || q.Offer.Cards != 0 {
		return table.Answer{Choice: q.First()}
	}
	return table.Answer{Choice: choices[b.chance.Draw(len(choices))]}
}

// reload has a bot that has little left bring more chips, between two rounds of
// players against each other.
func (b *bot) reload(s *Session) {
	if amount := s.contest.Reload(b.seat, b.stake); amount > 0 {
		b.again++
		_ = s.live.Do(table.Act{Kind: table.Sit, Seat: b.seat, Amount: amount, Person: b.person()})
	}
}

// fixRefusal makes the first lawful wager of the layout, for which a round may
// have been refused, or leaves so that the others can go on.
func (b *bot) fixRefusal(s *Session) bool {
	for _, a := range s.lawfulFor(b.seat) {
		if s.Table().Bet(b.seat, a).Amount == 0 {
			if b.make(s, a) {
				return true
			}
			break
		}
	}
	return s.live.Do(table.Act{Kind: table.Leave, Seat: b.seat}) == nil
}

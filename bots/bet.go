package bots

import (
	"boardwalk/chance"
	"boardwalk/money"
	"boardwalk/table"
)

// taste is what a bot likes to bet on. It knows nothing of any game: it chooses
// among the wagers that are lawful now by the odds that they declare.
type taste struct {
	most    money.Odds // the highest odds that it likes; the lowest are even money
	times   [2]int     // the least and the most that it puts on a wager, in units of the table's minimum
	wagers  int        // how many it adds a round at most
	standby int        // how many may lie on the layout before it adds none
}

var tastes = [...]taste{
	Careful: {most: money.Odds{To: 1, One: 1}, times: [2]int{1, 2}, wagers: 1, standby: 2},
	Steady:  {most: money.Odds{To: 2, One: 1}, times: [2]int{1, 3}, wagers: 2, standby: 4},
	Bold:    {most: money.Odds{To: 1000, One: 1}, times: [2]int{2, 5}, wagers: 3, standby: 6},
}

// likes reports whether odds are to the bot's taste.
func (t *taste) likes(o money.Odds) bool {
	return o.Cmp(money.Odds{To: 1, One: 1}) >= 0 && o.Cmp(t.most) <= 0
}

// Betting is a table that takes wagers from a bot.
type Betting interface {
	Table() *table.Table

	// Open lists areas on which a seat may bet now, as far as that is known without
	// trying.
	Open(seat table.Seat) []table.Area

	// Do makes a wager, or says why not.
	Do(a table.Act) error
}

// Bet adds a few wagers to the bot's taste.
func (b *Bot) Bet(on Betting, seat table.Seat, source chance.Source) {
	t, like := on.Table(), &tastes[b.Temper]
	standing := 0
	for w := range t.Standing {
		if w.Seat == seat {
			standing++
		}
	}
	wanted := 1 + source.Draw(like.wagers)
	for range wanted {
		if standing >= like.standby || !b.addWager(on, seat, source) {
			return
		}
		standing++
	}
}

// addWager makes one more wager, and reports whether it could. It tries those that it
// likes in an order of its own.
func (b *Bot) addWager(on Betting, seat table.Seat, source chance.Source) bool {
	areas := b.choices(on, seat, source)
	for n := len(areas); n > 0; n-- {
		at := source.Draw(n)
		if b.make(on, seat, areas[at], source) {
			return true
		}
		areas[at] = areas[n-1]
	}
	return false
}

// choices are the wagers that the bot likes and has not made yet. Its first is one that
// needs no other, to its taste or not; those that need it follow. A supplement of its own
// wager, at which the house has no advantage or little, an expert takes before all others.
func (b *Bot) choices(on Betting, seat table.Seat, source chance.Source) []table.Area {
	t := on.Table()
	var open, like, odds []table.Area
	for _, a := range on.Open(seat) {
		w := &t.Layout().Wagers[a]
		if w.Position != table.House && w.Position != seat || t.Bet(seat, a).Amount > 0 || !t.Wagering(seat) &&
			(len(w.Needs) > 0 || w.Supplement) {
			continue
		}
		if w.Position == seat && !t.Wagering(seat) {
			return []table.Area{a} // its own main wager, before others beside it
		}
		open = append(open, a)
		if w.Supplement {
			odds = append(odds, a)
		}
		if pays := t.Pays(a); len(pays) == 0 || tastes[b.Temper].likes(pays[0].Odds) {
			like = append(like, a)
		}
	}
	switch {
	case len(odds) > 0 && b.Level == Expert && source.Draw(4) > 0:
		return odds
	case len(like) == 0 && !t.Wagering(seat):
		return open
	}
	return like
}

// make bets on an area, and reports whether that was accepted. The amount varies with the
// bot's temper; where it is refused the least is tried.
func (b *Bot) make(on Betting, seat table.Seat, a table.Area, source chance.Source) bool {
	t, times := on.Table(), tastes[b.Temper].times
	least := Least(t, seat, a)
	unit := max(least, t.Terms().Limit.Min)
	liked := (unit * money.Cents(times[0]+source.Draw(times[1]-times[0]+1))).Up(t.Unit(a))
	liked = min(liked, (t.Account(seat).Chips / 4).Down(t.Unit(a)))
	for _, amount := range []money.Cents{max(least, liked), least} {
		if on.Do(table.Act{Kind: table.Make, Seat: seat, Area: a, Amount: amount}) == nil {
			return true
		}
	}
	return false
}

// Least is the smallest amount that may be put on an area now.
func Least(t *table.Table, seat table.Seat, a table.Area) money.Cents {
	unit, min := t.Unit(a), t.Limit(a).Min
	have := t.Bet(seat, a).Amount
	if have >= min || t.Layout().Wagers[a].Supplement {
		return unit
	}
	return min.Up(unit) - have
}

package api

import (
	"boardwalk/api/wire"
	"boardwalk/design"
	"boardwalk/floor"
	"boardwalk/odds"
	"boardwalk/table"
)

// noticesOf writes the lines of a sign for the wire.
func noticesOf(list []table.Notice) []wire.Notice {
	out := make([]wire.Notice, 0, len(list))
	for _, n := range list {
		out = append(out, wire.Notice{Law: cite(n.By), Text: n.Text, Coming: n.Coming})
	}
	return out
}

// listingOf writes a listing for the wire.
func listingOf(l *floor.Listing) wire.Listing {
	out := wire.Listing{ID: l.ID, Pit: l.Pit, Name: l.Name, Game: l.Game, Title: l.Title, Chip: l.Chip, Min: l.Limit.Min, Max: l.Limit.Max,
		Seats: l.Seats, Taken: l.Taken, Bots: l.Bots, Free: l.Free, Phase: string(l.Phase),
		Notices: noticesOf(l.Notices), Results: append([]string{}, l.Results...), Spectators: l.Spectators, Private: l.Private, Owner: l.Owner,
		Tournament: l.Tournament}
	if l.Rules != nil && l.Rules.Designed() {
		out.Designed, out.Unlawful = true, odds.UnlawfulOf(design.Unlawful(l.Rules, l.Options, l.Terms))
	}
	for _, h := range l.Hands {
		shown := wire.ShownHand{Box: int(h.Box)}
		for i, c := range h.Cards {
			if h.Tiles == nil {
				shown.Cards = append(shown.Cards, cardText(c))
			} else {
				shown.Cards = append(shown.Cards, h.Tiles[i].String())
			}
		}
		out.Hands = append(out.Hands, shown)
	}
	out.Until, out.People = timeOf(l.Until), l.Names
	if w := l.Win; w != nil {
		out.Win = &wire.Win{Name: w.Name, Bot: w.Bot, Amount: w.Amount, Stake: w.Stake, At: w.At}
	}
	return out
}

// playersOf writes players for the wire.
func playersOf(list []floor.Player) []wire.Player {
	out := make([]wire.Player, 0, len(list))
	for _, p := range list {
		out = append(out, wire.Player{Seat: int(p.Seat), Person: p.Person, Name: p.Name, Bot: p.Bot, Level: p.Level, Temper: p.Temper,
			Chips: p.Chips, Cover: p.Cover, Leaving: p.Leaving, Away: p.Away})
	}
	return out
}

// betsOf writes wagers for the wire.
func (l *layout) betsOf(list []table.Bet) []wire.Bet {
	out := make([]wire.Bet, 0, len(list))
	for _, b := range list {
		out = append(out, wire.Bet{Seat: int(b.Seat), Area: l.name(b.Area), Amount: b.Amount, Coupon: b.Coupon, Vigorish: b.Vigorish, On: b.On})
	}
	return out
}

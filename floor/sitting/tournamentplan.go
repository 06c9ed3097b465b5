package sitting

import (
	"slices"
	"time"

	"boardwalk/law"
	"boardwalk/money"
	"boardwalk/table"
)

// The bounds of what a host may ask for.
const (
	mostTournamentChips  = 1_000_000 * money.Dollar
	mostTournamentRounds = 500
	mostTournamentLength = 8 * 60
	mostTournamentClock  = 5 * time.Minute
	leastStakes          = 10 // that everybody can afford at the beginning
)

// Hold has a tournament of a host's be held at the table, unless that cannot be.
func (p *Plan) Hold(t *Tournament, host string) error {
	p.Owner, p.Tournament, p.Terms.Tournament = host, t, true
	return t.check(p)
}

// check refuses a tournament that cannot be held at a table.
func (t *Tournament) check(p *Plan) error {
	rules, options, terms, err := RulesOf(&p.Setup)
	if err != nil {
		return err
	}
	asked, err := table.New(rules, options, terms)
	if err != nil {
		return err
	}
	least := leastStakes * asked.Stake()
	switch {
	case !rules.Tournament:
		return law.Refuse("", "no tournament is held at %s", rules.Name)
	case t.Chips < least || t.Chips > mostTournamentChips || t.Chips%terms.Chip != 0:
		return law.RefuseFor(law.Minimum, "", "everybody begins with %s to %s, in whole chips of %s", least, mostTournamentChips, terms.Chip)
	case t.Rounds < 0 || t.Rounds > mostTournamentRounds || t.Length < 0 || t.Length > mostTournamentLength:
		return law.RefuseFor(law.Limit, "", "a tournament has at most %d rounds or lasts at most %d minutes",
			mostTournamentRounds, mostTournamentLength)
	case t.Rounds == 0 && t.Length == 0:
		return law.Refuse("", "say after how many rounds or minutes the tournament ends")
	case t.Every < 0 || t.Every > mostTournamentLength || t.Every > 0 && !rules.EachOther:
		return law.Refuse("", "levels are for games with blinds, antes or forced bets, every 1 to %d minutes", mostTournamentLength)
	case max(p.Times.Betting, p.Times.Decision) > mostTournamentClock:
		return law.Refuse("", "a tournament has a clock: at most %d minutes for wagers and answers", int(mostTournamentClock/time.Minute))
	case p.Placement.Table.SeatsOpen() < 2:
		return law.RefuseFor(law.Seat, "", "a tournament needs at least two seats")
	}
	return nil
}

// LevelChanges returns what rises when a level begins at a table: the limits, and the
// options that are part of the minimum. Whoever takes part has agreed to it.
func LevelChanges(t *table.Table, level int, now time.Time) (list []table.Change) {
	n, by := levels[level-1], levels[level-2]
	times := func(c money.Cents) money.Cents { return c * money.Cents(n) / money.Cents(by) }
	c := table.Change{At: Stamp(now), Posted: true, Announced: true, Agreed: true}
	lim := t.Terms().Limit
	c.Matter, c.Limit = table.LimitMatter, table.Limit{Min: times(lim.Min), Max: max(lim.Max, min(times(lim.Max), mostTournamentChips))}
	list = append(list, c)
	c.Matter, c.Limit = table.OptionMatter, table.Limit{}
	for _, o := range t.Options().Declare() {
		value, ok := o.Times(n, by)
		if c.Name, c.Value = o.Name, value; ok && o.IsInMinimum() && value != o.Value() {
			list = append(list, c)
		}
	}
	return slices.DeleteFunc(list, func(c table.Change) bool {
		_, err := t.NoticeNeeded(&c)
		return err != nil
	})
}

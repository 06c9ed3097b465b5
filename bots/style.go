package bots

// Style is how a bot plays against others. The first part is for the first betting round,
// in which hands are counted by how many of a hundred are better; the second for those
// after it, in which the hand's share of the pot is held against the price of a call.
type Style struct {
	Alone    float64 // how likely it has to be that nobody behind has a better hand, to come in: the more, the tighter
	Position float64 // how far it minds how many act behind it, from 0 for not at all to 1
	Raises   float64 // the part of the hands it comes in with that it raises
	Calls    float64 // of the hands it takes a raiser to have, the part that is good enough to call
	Reraises float64 // and the part that is good enough to raise again
	Believes float64 // the part of all hands that it takes a raiser to have; 0 if it judges by what the raiser did

	Tight  float64 // how much more than its price a call has to be worth
	Bold   float64 // how far above its fair share a hand has to be for a raise: the less, the bolder
	Bluffs int     // times in a hundred that it bets with nothing
	Goes   int     // times in a hundred that it bets on who raised last, whatever has come since
	Slow   int     // times in a hundred that it only calls with a good hand

	Deals int // how often it plays a round through in its head before it acts
	Moods int // by how many hundredths at most it misjudges its hand
	Reads int // how many bets of another's it takes for a better hand
}

// Style returns how the bot plays against others: the temper says how many hands it plays,
// the drive how many of them it bets and raises, and the level how far it minds its
// position, its price and what the others do.
func (b *Bot) Style() Style {
	s := [...]Style{
		Careful: {Alone: 0.58, Calls: 0.80, Tight: 1.18, Bluffs: 4, Goes: 45},
		Steady:  {Alone: 0.47, Calls: 1.00, Tight: 1.08, Bluffs: 7, Goes: 55},
		Bold:    {Alone: 0.34, Calls: 1.15, Tight: 0.98, Bluffs: 12, Goes: 65},
	}[b.Temper]
	switch b.Level {
	case Beginner: // comes in with too much, calls too much and believes nobody
		s.Alone -= 0.24
		s.Raises, s.Calls, s.Reraises, s.Believes = 0.28, s.Calls*0.70, 0.09, 0.50
		s.Tight, s.Bold, s.Slow, s.Goes = s.Tight-0.14, 0.27, 30, s.Goes/3
		s.Deals, s.Moods = 24, 9
	case Regular: // plays well enough, and the same at every seat
		s.Alone -= 0.10
		s.Position, s.Raises, s.Calls, s.Reraises, s.Believes = 0.3, 0.75, s.Calls*0.95, 0.17, 0.27
		s.Tight, s.Bold, s.Slow = s.Tight-0.06, 0.17, 15
		s.Deals, s.Moods, s.Reads = 80, 6, 1
	case Expert:
		s.Position, s.Raises, s.Calls, s.Reraises = 1, 1, s.Calls*0.80, 0.42
		s.Bold, s.Slow = 0.12, 6
		s.Deals, s.Moods, s.Reads = 240, 1, 3
	}
	if b.Drive == Passive { // an expert gives way to the drive least
		part := [...]float64{Beginner: 0.35, Regular: 0.45, Expert: 0.80}[b.Level]
		s.Raises, s.Reraises, s.Calls = s.Raises*part, s.Reraises*part, s.Calls*1.15
		s.Bold, s.Slow, s.Bluffs, s.Goes = s.Bold+0.08, s.Slow+12, s.Bluffs/3, s.Goes/2
	}
	return s
}

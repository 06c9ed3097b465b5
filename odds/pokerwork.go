package odds

import (
	"errors"
	"math/big"
	"runtime"

	"boardwalk/card"
	"boardwalk/game/asiapoker"
	"boardwalk/game/boston5"
	"boardwalk/game/caribbean"
	"boardwalk/game/doubledown"
	"boardwalk/game/floppoker"
	"boardwalk/game/fourcard"
	"boardwalk/game/letitride"
	"boardwalk/game/minitex"
	"boardwalk/game/mississippi"
	"boardwalk/game/paigowpoker"
	"boardwalk/game/texasbonus"
	"boardwalk/game/threedraw"
	"boardwalk/game/ultimatetexas"
	"boardwalk/money"
	"boardwalk/odds/housepoker"
	"boardwalk/odds/twohands"
	"boardwalk/table"
)

// housePoker is how the figures and choices are found of a game in which poker
// is played against the house.
type housePoker struct {
	figures func(*work) ([]*Figure, error)
	choices func(*work, *PokerView) ([]Worth, error)
	of      string // what choices are worth a fraction of

	// assumes says what the choices are valued as if, of what the view does not tell; nil for nothing.
	assumes func(*work, *PokerView) string
}

// housePokers has one line for each of those games.
var housePokers = map[*table.Rules]housePoker{
	caribbean.Rules:     {figures: caribbeanFigures, choices: caribbeanChoices, of: "the ante"},
	doubledown.Rules:    {figures: doubleDownFigures, choices: doubleDownChoices, of: "the original wager"},
	letitride.Rules:     {letItRideFigures, letItRideChoices, "one of the three bets", letItRideAssumes},
	fourcard.Rules:      {figures: fourCardFigures, choices: fourCardChoices, of: "the ante"},
	texasbonus.Rules:    {figures: texasFigures, choices: texasChoices, of: "the ante"},
	minitex.Rules:       {figures: miniTexFigures, choices: miniTexChoices, of: "the ante"},
	threedraw.Rules:     {figures: threeDrawFigures, choices: threeDrawChoices, of: "the ante"},
	mississippi.Rules:   {mississippiFigures, mississippiChoices, "the ante", mississippiAssumes},
	ultimatetexas.Rules: {ultimateFigures, ultimateChoices, "the ante", ultimateAssumes},
	boston5.Rules:       {figures: bostonFigures, choices: bostonChoices, of: "the ante"},
	floppoker.Rules:     {figures: flopFigures, choices: flopChoices, of: "the ante"},
}

// work is a table whose figures are to be found, for wagers of a size.
type work struct {
	table *table.Table
	stake money.Cents
	tell  housepoker.Progress
	cores int // on how many cores two hands are counted; 0 is all
}

// newWork opens a table.
func newWork(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents, tell housepoker.Progress) (*work, error) {
	t, err := open(rules, options, terms, 1)
	if stake == 0 {
		stake = evenDollar
	}
	return &work{table: t, stake: stake, tell: tell}, err
}

// pokerAnalysis finds the figures of a game of poker against the house. There is
// always one deck.
func pokerAnalysis(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents, _ int) ([]*Figure, error) {
	return watchedAnalysis(rules, options, terms, stake, nil)
}

func watchedAnalysis(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents, tell housepoker.Progress) ([]*Figure, error) {
	w, err := newWork(rules, options, terms, stake, tell)
	if err != nil {
		return nil, err
	}
	return housePokers[rules].figures(w)
}

// ForWatched is [ForStake] for somebody who waits: tell is called with how much of
// the longest step is done, by several goroutines.
func ForWatched(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents, tell func(done, all int)) (*Report, error) {
	return forWatched(rules, options, terms, stake, 0, tell)
}

// ForBackground is [ForWatched] beside other work: a count that takes half a minute leaves half of the cores alone.
func ForBackground(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents, tell func(done, all int)) (*Report, error) {
	return forWatched(rules, options, terms, stake, max(1, runtime.GOMAXPROCS(0)/2), tell)
}

func forWatched(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents, cores int, tell func(done, all int)) (*Report, error) {
	if err := CheckStake(stake); err != nil {
		return nil, err
	}
	watched := watchedAnalysis
	if _, ok := twoHands[rules]; ok {
		watched = func(r *table.Rules, o table.Options, t table.Terms, stake money.Cents, tell housepoker.Progress) ([]*Figure, error) {
			return watchedTwoHands(r, o, t, stake, cores, tell)
		}
	} else if _, ok := housePokers[rules]; !ok {
		return ForStake(rules, options, terms, stake)
	}
	return find(func(r *table.Rules, o table.Options, t table.Terms) ([]*Figure, error) {
		return watched(r, o, t, stake, tell)
	}, rules, options, terms)
}

// Pending returns the name of the count that the figures of a game wait for, for wagers of a size: one that takes long,
// and that neither this program nor another one has made. It is empty if there is none. Figures of the same name wait
// for the same count.
func Pending(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents) string {
	switch rules {
	case paigowpoker.Rules:
		o := options.(*paigowpoker.Options)
		if stake == 0 {
			stake = evenHundred
		}
		key, err := pokerRules(o, nets(paigowpoker.New(*o), stake)[twohands.Player])
		if err == nil && cardCounts.peek(kept, key) == nil {
			return cardCounts.name + " " + key
		}
	case asiapoker.Rules:
		key := asiaRules(options.(*asiapoker.Options), 0)
		if asiaCounts.peek(kept, key) == nil {
			return asiaCounts.name + " " + key
		}
	case texasbonus.Rules:
		t, err := open(rules, options, terms, 1)
		if err != nil {
			return ""
		}
		key := texasRules(newTexas(t, 1))
		if texasCounts.peek(kept, key) == nil {
			return texasCounts.name + " " + key
		}
	case ultimatetexas.Rules:
		t, err := open(rules, options, terms, 1)
		if err != nil {
			return ""
		}
		u, err := newUltimate(t, 1)
		if key := ultimateRules(u); err == nil && ultimateCounts.peek(kept, key) == nil {
			return ultimateCounts.name + " " + key
		}
	}
	return ""
}

// ChoicesPending is [Pending] for the choices of a hand. Those of two hands are valued without the count of all deals.
func ChoicesPending(rules *table.Rules, options table.Options, terms table.Terms) string {
	if _, ok := twoHands[rules]; ok {
		return ""
	}
	return Pending(rules, options, terms, 0)
}

// PokerView is what a player knows who is asked something in a game of poker
// against the house.
type PokerView struct {
	Hand   []card.Card // the player's
	Board  []card.Card // cards that all players share, as far as they are seen
	Dealer []card.Card // those of the dealer's that are seen
	Gone   card.Set    // others that will not come

	// Beside is how many dollars lie on the wager beside the ante, for each
	// dollar of it, where the choice decides that wager too; nil for none.
	Beside *big.Rat
	// Back says that the first wager was taken back, at let it ride, and First that it is known to ride.
	Back, First bool
	// Staked is how many antes lie there in all, at mississippi stud; zero if that is not
	// known.
	Staked int
	// Stake is how large the first wager is, where a hand is paid no more than a limit; zero if that does not matter.
	Stake money.Cents
	// Quick says that nobody can wait: what takes some seconds is refused.
	Quick bool
	// Tell is told how much is done, where it takes some seconds; nil is nobody.
	Tell func(done, all int)
}

// PokerWorths is what the choices of a hand are worth.
type PokerWorths struct {
	Choices []Worth
	Of      string // what the values are fractions of: "the ante"
	Assumes string // what they are valued as if, of what nobody said; empty for nothing
}

// PokerChoices returns what each choice is worth.
func PokerChoices(rules *table.Rules, options table.Options, terms table.Terms, v *PokerView) (*PokerWorths, error) {
	g, ok := housePokers[rules]
	if !ok {
		return nil, &NotAnalysed{rules}
	}
	w, err := newWork(rules, options, terms, v.Stake, v.Tell)
	if err != nil {
		return nil, err
	}
	p := &PokerWorths{Of: g.of}
	if p.Choices, err = g.choices(w, v); err != nil {
		return nil, err
	}
	if g.assumes != nil {
		p.Assumes = g.assumes(w, v)
	}
	return p, nil
}

// errTooFew is the error of a hand with too few cards left to deal.
var errTooFew = errors.New("too few cards are left to deal")

// perDollar is a sum over some deals as a fraction of the stake.
func perDollar(sum money.Cents, deals int64, stake money.Cents) *big.Rat {
	r := big.NewRat(int64(sum), deals)
	return r.Quo(r, big.NewRat(int64(stake), 1))
}

package odds

import (
	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/table"
)

// Asked is a table whose figures are asked for. What a game pays and on which terms is read from it, and never from
// the usual table of a game of that name.
type Asked struct {
	Rules   *table.Rules
	Options table.Options
	Terms   table.Terms

	Stake money.Cents // the size of wagers, where it matters; zero is the usual one
	Decks int         // how many there are, lawful or not; zero is what the options say
	Dead  []card.Card // that are gone from the shoe; see [ForDead]
	Cores int         // on how many cores all deals are counted; zero is all

	// Tell is told how much is done of the longest step, by several goroutines; nil is nobody.
	Tell func(done, all int)
}

// Analysed is the mathematics of a game whose figures need more than playing every outcome of one round. Package odds
// asks [table.Rules.Mathematics] for it.
type Analysed interface {
	Odds() *Analysis
}

// Analysis is what is known of a game's figures. All of it may be missing.
type Analysis struct {
	// Figures finds what each wager is worth. Nil leaves it to enumeration, where that is possible.
	Figures func(*Asked) ([]*Figure, error)

	// Alike returns the class of a card, where the cards of a class make no difference at the game: all of one value, or of
	// one rank. It makes enumeration shorter. Nil is a game at which no suit is above another, and nothing else is alike.
	Alike func(card.Card) int

	// Granted are wagers, by id or group, whose pay lines the figures take for granted: as the law has them. Figures of
	// rules that suppose other ones are refused.
	Granted []string

	// Words says in words what best play is that enumeration has found. Nil says that it is best play.
	Words func([]Decision) string

	// Sized says that the size of a wager may change what each dollar of it is worth: vigorish is rounded, or what a
	// hand is paid has a limit.
	Sized bool

	// Decks is up to how many decks the game can be analysed with, lawful or not; zero if only as it is dealt.
	// Infinite says that it can be with as many as you like too.
	Decks    int
	Infinite bool

	// Dead returns the class of a card, where it makes no difference which card of a class is gone from the shoe. Nil is
	// a game whose figures do not follow cards that are gone.
	Dead func(card.Card) int

	// Choices values the choices of a hand of poker against the house.
	Choices func(*Asked, *PokerView) (*PokerWorths, error)

	// Pending is the name of the count that figures and choices wait for, as [Pending] returns it.
	Pending func(*Asked) string

	// Kept lists the counts that come with the program, one for every lawful value that changes it.
	Kept func(*table.Rules) ([]KeptCount, error)

	// SuperBonus returns what some hands are paid besides, whatever is wagered on them, and the stake for which figures
	// have it in them. Nil is a game that pays no such amount.
	SuperBonus func(options table.Options, stake money.Cents) (wager, amount money.Cents)

	Comparisons []Comparison // published figures that are shown beside ours
	Published   []Published  // and those that tests hold ours against
	Counted     []string     // the options under which all ways are counted and kept in a file, like "decks=6 vigorish=4%"

	// For certificates: how the figures are found, in one line (empty where every round is played); the tests that hold
	// them against another way, like "odds/housepoker.TestCaribbean"; and out of how many deals a round is one.
	Method  string
	HeldBy  []string
	Dealing Dealing
}

// Odds returns the analysis itself, so that a game's mathematics has it by embedding it.
func (a *Analysis) Odds() *Analysis { return a }

// Published is a figure that others have printed.
type Published struct {
	Wager   string
	Per     string
	Figure  string // in percent to the digits that they print: "1.414", or as a fraction: "7/495"
	Options string // under which it holds, like "decks=6 vigorish=4%"; empty for the usual ones
}

// Of returns what is known of the figures of a game: nothing, for a game that brings no mathematics.
func Of(rules *table.Rules) *Analysis {
	if m, ok := rules.Mathematics.(Analysed); ok && m.Odds() != nil {
		return m.Odds()
	}
	return &Analysis{Method: "every round, played on the real table", HeldBy: []string{"odds.TestEveryRoundOfASmallGame"}}
}

// SuperBonus returns what some hands of a game are paid besides, whatever is wagered on them, and the stake for which
// figures have it in them. It reports false at a game that pays no such amount.
func SuperBonus(rules *table.Rules, options table.Options, stake money.Cents) (wager, amount money.Cents, ok bool) {
	bonus := Of(rules).SuperBonus
	if bonus == nil {
		return 0, 0, false
	}
	wager, amount = bonus(options, stake)
	return wager, amount, true
}

// bankroll is what the seats of a table bring that is opened for its figures:
// enough for any wager.
const bankroll = 100_000_000 * money.Dollar

// Open opens a table without limits on which seats sit.
func (a *Asked) Open(seats int, setup ...table.Setup) (*table.Table, error) {
	terms := a.Terms
	terms.Limit.Max = MostStake
	terms.Limits = nil
	t, err := table.Open(a.Rules, a.Rules.Copy(a.Options), terms, setup...) // several are opened at once
	if err != nil {
		return nil, err
	}
	for s := range seats {
		if err := t.Do(table.Act{Kind: table.Sit, Seat: table.Seat(s + 1), Amount: bankroll}); err != nil {
			return nil, err
		}
	}
	return t, nil
}

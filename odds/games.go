package odds

import (
	"cmp"
	"errors"
	"fmt"
	"runtime"
	"slices"

	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/table"
)

// Infinite is as many decks as you like, for [ForDecks].
const Infinite = -1

// NotAnalysed is the error of a game whose wagers have no worth of their own, or
// none that anybody has worked out.
type NotAnalysed struct{ Rules *table.Rules }

func (e *NotAnalysed) Error() string {
	if !e.Rules.EachOther {
		return fmt.Sprintf("what a wager at %s is worth has not been worked out", e.Rules.Name)
	}
	return fmt.Sprintf("what a wager at %s is worth depends on how the others play", e.Rules.Name)
}

// analysisOf returns how the figures of a game are found, or nil. A game that brings no
// mathematics is played on every outcome: quickly where nothing is dealt or decided and
// every round decides every wager, and otherwise if that takes few enough rounds.
func analysisOf(rules *table.Rules) func(*Asked) ([]*Figure, error) {
	if f := Of(rules).Figures; f != nil || rules.EachOther {
		return f
	}
	if IsPlayed(rules) {
		return func(a *Asked) ([]*Figure, error) { return Played(a) }
	}
	return DecidedAtOnce
}

// IsPlayed reports whether the figures of a game are those of [Played], so that playing every round is no second way to them.
func IsPlayed(rules *table.Rules) bool {
	if Of(rules).Figures != nil || rules.EachOther {
		return false
	}
	l := rules.New(rules.Options()).Layout()
	lasts := slices.ContainsFunc(l.Wagers, func(w table.Wager) bool { return !w.OneRoll })
	return lasts || len(l.Offers) > 0 || len(l.Boxes) > 0
}

// For returns the figures of every wager of a game under a licensee's options
// and terms. Nil options are the game's defaults.
func For(rules *table.Rules, options table.Options, terms table.Terms) (*Report, error) {
	return find(&Asked{Rules: rules, Options: options, Terms: terms})
}

// ForStake is [For] for wagers of a certain size. Only where vigorish is rounded,
// or where there is a limit to what a hand is paid, does that make a difference.
func ForStake(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents) (*Report, error) {
	return ForWatched(rules, options, terms, stake, nil)
}

// ForWatched is [ForStake] for somebody who waits: tell is called with how much of
// the longest step is done, by several goroutines.
func ForWatched(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents,
	tell func(done, all int)) (*Report, error) {
	return find(&Asked{Rules: rules, Options: options, Terms: terms, Stake: stake, Tell: tell})
}

// ForBackground is [ForWatched] beside other work: a count that takes half a minute leaves half of the cores alone.
func ForBackground(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents,
	tell func(done, all int)) (*Report, error) {
	return find(&Asked{Rules: rules, Options: options, Terms: terms, Stake: stake, Tell: tell, Cores: max(1, runtime.GOMAXPROCS(0)/2)})
}

// StakeThatMatters returns a stake, or zero where the figures of a game are the same for all stakes.
func StakeThatMatters(rules *table.Rules, stake money.Cents) money.Cents {
	if !Of(rules).Sized {
		return 0
	}
	return stake
}

// ForDecks is [ForStake] with another number of decks than the options', lawful
// or not; a stake of zero is the usual one. No table is dealt from them: it is
// for comparison only.
func ForDecks(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents, decks int) (*Report, error) {
	if of := Of(rules); (decks < 1 || decks > of.Decks) && (decks != Infinite || !of.Infinite) {
		return nil, &NoDecks{rules, decks}
	}
	return find(&Asked{Rules: rules, Options: options, Terms: terms, Stake: stake, Decks: decks})
}

// ForDead is [For] with some cards gone from the full shoe: what the next round is worth to who knows which.
func ForDead(rules *table.Rules, options table.Options, terms table.Terms, dead []card.Card) (*Report, error) {
	if len(dead) > 0 && Of(rules).Dead == nil {
		return nil, &NotFollowing{rules}
	}
	return find(&Asked{Rules: rules, Options: options, Terms: terms, Dead: dead})
}

// FollowsDead reports whether the figures of a game follow cards that are gone from the shoe.
func FollowsDead(rules *table.Rules) bool { return Of(rules).Dead != nil }

// NotFollowing is the error of cards that are gone at a game whose figures do not follow them.
type NotFollowing struct{ Rules *table.Rules }

func (e *NotFollowing) Error() string {
	return fmt.Sprintf("the figures of %s are those of full decks: they do not follow cards that are gone", e.Rules.Name)
}

// ErrGone is the error of cards that are not there so often.
var ErrGone = errors.New("the shoe does not have so many of these cards")

// Pending returns the name of the count that the figures of a game wait for, for wagers of a size: one that takes long,
// and that neither this program nor another one has made. It is empty if there is none. Figures of the same name wait
// for the same count.
func Pending(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents) string {
	if pending := Of(rules).Pending; pending != nil {
		return pending(&Asked{Rules: rules, Options: options, Terms: terms, Stake: stake})
	}
	return ""
}

// ChoicesPending is [Pending] for the choices of a hand. Those of two hands are valued without the count of all deals.
func ChoicesPending(rules *table.Rules, options table.Options, terms table.Terms) string {
	if Of(rules).Choices == nil {
		return ""
	}
	return Pending(rules, options, terms, 0)
}

// MostStake is up to which wager figures are found: the most that may be wagered at the tables which they are found at.
const MostStake = 10_000_000 * money.Dollar

// TooLarge is the error of a wager above [MostStake].
type TooLarge struct{ Stake money.Cents }

func (e *TooLarge) Error() string {
	return fmt.Sprintf("figures are for wagers of up to %s, not for %s", MostStake, e.Stake)
}

// CheckStake refuses a wager that is too large for figures.
func CheckStake(stake money.Cents) error {
	if stake > MostStake {
		return &TooLarge{stake}
	}
	return nil
}

// NoDecks is the error of a number of decks with which a game is not analysed.
type NoDecks struct {
	Rules *table.Rules
	Decks int
}

func (e *NoDecks) Error() string {
	of := Of(e.Rules)
	switch {
	case of.Decks == 0:
		return fmt.Sprintf("%s is analysed as it is dealt: another number of decks is for baccarat and blackjack", e.Rules.Name)
	case of.Infinite:
		return fmt.Sprintf("%s is analysed with 1 to %d decks, or infinitely many", e.Rules.Name, of.Decks)
	}
	return fmt.Sprintf("%s is analysed with 1 to %d decks", e.Rules.Name, of.Decks)
}

// NotFollowed is the error of a pay line that somebody supposes, and that the figures cannot follow.
type NotFollowed struct {
	Rules *table.Rules
	Line  string
}

func (e *NotFollowed) Error() string {
	return fmt.Sprintf("the figures of %s take for granted what %s pays: boardwalk simulate plays it as you suppose", e.Rules.Name, e.Line)
}

// Follows refuses supposed pay lines that the figures of a game take for granted.
func Follows(rules *table.Rules, o table.Options) error {
	if rules.Supposed() == nil {
		return nil
	}
	l := rules.New(rules.Copy(o)).Layout()
	for _, p := range rules.Supposed().Pays {
		for i := range l.Wagers {
			w := &l.Wagers[i]
			if p.Bonus || p.Wager != w.ID && p.Wager != cmp.Or(w.Group, w.ID) {
				continue
			}
			for _, id := range Of(rules).Granted {
				if id == w.ID || id == short(w.ID) || id == w.Group {
					return &NotFollowed{rules, w.Called()}
				}
			}
		}
	}
	return nil
}

// find finds figures, and says what is wrong with what was asked.
func find(a *Asked) (*Report, error) {
	analyse, rules := analysisOf(a.Rules), a.Rules
	if err := CheckStake(a.Stake); err != nil {
		return nil, err
	}
	if analyse == nil {
		return nil, &NotAnalysed{rules}
	}
	a.Stake = StakeThatMatters(rules, a.Stake)
	if a.Options == nil {
		a.Options = rules.Options()
	}
	if err := rules.Check(rules.Copy(a.Options), a.Terms); err != nil {
		if faults := (table.Faults)(nil); errors.As(err, &faults) && len(table.Validate(a.Options)) == 0 {
			return nil, faults[:1] // the wagers of the other seats have the same
		}
		return nil, err
	}
	if err := Follows(rules, a.Options); err != nil {
		return nil, err
	}
	figures, err := analyse(a)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", rules.Name, err)
	}
	return &Report{Rules: rules, Options: a.Options, Terms: a.Terms, Figures: figures}, nil
}

package odds

import (
	"fmt"
	"slices"

	"boardwalk/game/asiapoker"
	"boardwalk/game/baccarat"
	"boardwalk/game/blackjack"
	"boardwalk/game/boston5"
	"boardwalk/game/caribbean"
	"boardwalk/game/casinowar"
	"boardwalk/game/chemindefer"
	"boardwalk/game/craps"
	"boardwalk/game/doubleattack"
	"boardwalk/game/doubledown"
	"boardwalk/game/floppoker"
	"boardwalk/game/fourcard"
	"boardwalk/game/letitride"
	"boardwalk/game/minidice"
	"boardwalk/game/minitex"
	"boardwalk/game/mississippi"
	"boardwalk/game/paigow"
	"boardwalk/game/paigowpoker"
	"boardwalk/game/pokette"
	"boardwalk/game/reddog"
	"boardwalk/game/spanish21"
	"boardwalk/game/texasbonus"
	"boardwalk/game/threecard"
	"boardwalk/game/threedraw"
	"boardwalk/game/ultimatetexas"
	"boardwalk/money"
	"boardwalk/table"
)

// analysis is how the figures of a game are found.
type analysis func(*table.Rules, table.Options, table.Terms) ([]*Figure, error)

// sized is likewise for wagers of a certain size, which matters where vigorish
// is rounded, and for a number of decks; zero is what is usual, and what the
// options say.
type sized func(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents, decks int) ([]*Figure, error)

func (s sized) usually(rules *table.Rules, options table.Options, terms table.Terms) ([]*Figure, error) {
	return s(rules, options, terms, 0, 0)
}

// analyses has one line for each game whose figures need more than playing
// every outcome of one round; see [analysisOf] for the others.
var analyses = map[*table.Rules]analysis{
	craps.Rules:           crapsFigures,
	blackjack.Rules:       sized(blackjackFigures).usually,
	spanish21.Rules:       sized(blackjackFigures).usually,
	doubleattack.Rules:    sized(blackjackFigures).usually,
	reddog.Rules:          redDogFigures,
	baccarat.PuntoBanco:   sized(baccaratFigures).usually,
	baccarat.Minibaccarat: sized(baccaratFigures).usually,
	chemindefer.Rules:     sized(cheminFigures).usually,
	threecard.Rules:       threeCardFigures,
	casinowar.Rules:       casinoWarFigures,
	caribbean.Rules:       sized(pokerAnalysis).usually,
	doubledown.Rules:      sized(pokerAnalysis).usually,
	letitride.Rules:       sized(pokerAnalysis).usually,
	fourcard.Rules:        sized(pokerAnalysis).usually,
	texasbonus.Rules:      sized(pokerAnalysis).usually,
	minitex.Rules:         sized(pokerAnalysis).usually,
	threedraw.Rules:       sized(pokerAnalysis).usually,
	mississippi.Rules:     sized(pokerAnalysis).usually,
	ultimatetexas.Rules:   sized(pokerAnalysis).usually,
	paigow.Rules:          sized(twoHandAnalysis).usually,
	paigowpoker.Rules:     sized(twoHandAnalysis).usually,
	pokette.Rules:         poketteFigures,
	boston5.Rules:         sized(pokerAnalysis).usually,
	floppoker.Rules:       sized(pokerAnalysis).usually,
	asiapoker.Rules:       sized(twoHandAnalysis).usually,
	minidice.Rules:        untilDecided,
	craps.Mini:            crapsFigures,
}

// bySize are the games at which the size of a wager matters, or at which any
// number of decks up to a most can be analysed.
var bySize = map[*table.Rules]struct {
	analyse  sized
	most     int
	infinite bool
}{
	baccarat.PuntoBanco:   {analyse: baccaratFigures, most: mostDecks},
	baccarat.Minibaccarat: {analyse: baccaratFigures, most: mostDecks},
	chemindefer.Rules:     {analyse: cheminFigures, most: mostDecks},
	blackjack.Rules:       {analyse: blackjackFigures, most: 100, infinite: true},
	spanish21.Rules:       {analyse: blackjackFigures},
	caribbean.Rules:       {analyse: pokerAnalysis},
	doubledown.Rules:      {analyse: pokerAnalysis},
	letitride.Rules:       {analyse: pokerAnalysis},
	mississippi.Rules:     {analyse: pokerAnalysis},
	ultimatetexas.Rules:   {analyse: pokerAnalysis},
	floppoker.Rules:       {analyse: pokerAnalysis},
	paigow.Rules:          {analyse: twoHandAnalysis},
	paigowpoker.Rules:     {analyse: twoHandAnalysis},
}

// BySize reports whether the size of a wager may change what it is worth, for each dollar of it.
func BySize(rules *table.Rules) bool {
	_, ok := bySize[rules]
	return ok
}

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

// analysisOf returns how the figures of a game are found, or nil. Where nothing is
// dealt or decided, and every round decides every wager, the game is played on
// every outcome without a line in the list.
func analysisOf(rules *table.Rules) analysis {
	if a := analyses[rules]; a != nil || rules.EachOther {
		return a
	}
	l := rules.New(rules.Options()).Layout()
	lasts := slices.ContainsFunc(l.Wagers, func(w table.Wager) bool { return !w.OneRoll })
	if lasts || len(l.Offers) > 0 || len(l.Boxes) > 0 {
		return nil
	}
	return decidedAtOnce
}

// For returns the figures of every wager of a game under a licensee's options
// and terms. Nil options are the game's defaults.
func For(rules *table.Rules, options table.Options, terms table.Terms) (*Report, error) {
	return find(analysisOf(rules), rules, options, terms)
}

// ForStake is [For] for wagers of a certain size. Only where vigorish is rounded,
// or where there is a limit to what a hand is paid, does that make a difference.
func ForStake(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents) (*Report, error) {
	if err := CheckStake(stake); err != nil {
		return nil, err
	}
	by, ok := bySize[rules]
	if !ok {
		return For(rules, options, terms)
	}
	return find(func(r *table.Rules, o table.Options, t table.Terms) ([]*Figure, error) {
		return by.analyse(r, o, t, stake, 0)
	}, rules, options, terms)
}

// StakeThatMatters returns a stake, or zero where the figures of a game are the same for all stakes.
func StakeThatMatters(rules *table.Rules, stake money.Cents) money.Cents {
	if _, ok := bySize[rules]; !ok || rules == blackjack.Rules { // blackjack is there for its decks
		return 0
	}
	return stake
}

// ForDecks is [ForStake] with another number of decks than the options', lawful
// or not; a stake of zero is the usual one. No table is dealt from them: it is
// for comparison only.
func ForDecks(rules *table.Rules, options table.Options, terms table.Terms, stake money.Cents, decks int) (*Report, error) {
	by, ok := bySize[rules]
	if lawful := decks >= 1 && decks <= by.most || decks == Infinite && by.infinite; !ok || !lawful {
		return nil, &NoDecks{rules, decks}
	}
	if err := CheckStake(stake); err != nil {
		return nil, err
	}
	return find(func(r *table.Rules, o table.Options, t table.Terms) ([]*Figure, error) {
		return by.analyse(r, o, t, stake, decks)
	}, rules, options, terms)
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
	by, ok := bySize[e.Rules]
	switch {
	case !ok || by.most == 0:
		return fmt.Sprintf("%s is analysed as it is dealt: another number of decks is for baccarat and blackjack", e.Rules.Name)
	case by.infinite:
		return fmt.Sprintf("%s is analysed with 1 to %d decks, or infinitely many", e.Rules.Name, by.most)
	}
	return fmt.Sprintf("%s is analysed with 1 to %d decks", e.Rules.Name, by.most)
}

func find(analyse analysis, rules *table.Rules, options table.Options, terms table.Terms) (*Report, error) {
	if analyse == nil {
		return nil, &NotAnalysed{rules}
	}
	if options == nil {
		options = rules.Options()
	}
	if faults := table.Validate(options); len(faults) > 0 {
		return nil, table.Faults(faults)
	}
	if faults := terms.Validate(rules.New(rules.Copy(options)).Layout()); len(faults) > 0 {
		return nil, table.Faults(faults[:1]) // the wagers of the other seats have the same
	}
	figures, err := analyse(rules, options, terms)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", rules.Name, err)
	}
	return &Report{Rules: rules, Options: options, Figures: figures}, nil
}

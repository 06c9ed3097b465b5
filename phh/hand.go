package phh

import (
	"fmt"

	"boardwalk/money"
)

// UnknownStack stands for a starting stack that nobody wrote down. The files say inf.
const UnknownStack money.Cents = -1

// Hand is one hand: what it was played for, what was done and, as far as anybody noted it,
// where, when and by whom. Lists about players are in the order of the players.
type Hand struct {
	// Variant is the game.
	Variant Variant
	// AnteTrimmingStatus says that a player who could not pay the whole ante may win no more
	// of each other's than what they paid. It means nothing where only one player antes.
	AnteTrimmingStatus bool
	// Antes and BlindsOrStraddles are what each player is to put in before the deal. In a game
	// for two they stand the other way round: ask Ante and Blind. A blind below zero was
	// posted by a player who comes in or has missed one. Stud has no blinds.
	Antes, BlindsOrStraddles []money.Cents
	// BringIn is stud's forced bet; zero in other games.
	BringIn money.Cents
	// SmallBet and BigBet are the bets of a game with fixed limits, MinBet the least bet of
	// every other; zero where they are not used.
	SmallBet, BigBet, MinBet money.Cents
	// StartingStacks is what each player had before antes and blinds. Some may be
	// UnknownStack.
	StartingStacks []money.Cents
	// Actions is what was done, in order. It may stop before the hand is over.
	Actions []Action

	// Author wrote the file.
	Author string
	// Event is what the hand was part of, URL where to read about it, Venue who held it.
	Event, URL, Venue string
	// Address, City, Region, PostalCode and Country are where.
	Address, City, Region, PostalCode, Country string
	// Time is when the hand began, by the clock of TimeZone, an IANA name, or
	// TimeZoneAbbreviation: "18:30:05", or empty.
	Time, TimeZone, TimeZoneAbbreviation string
	// Day, Month and Year are the date; zero where they are not known.
	Day, Month, Year int
	// Hand and Table name the hand and its table.
	Hand, Table Label
	// Level is the level of a tournament; zero where there is none.
	Level int
	// Seats are the players' seats, SeatCount how many there are.
	Seats     []int
	SeatCount int
	// Players are the players' names.
	Players []string
	// FinishingStacks is what each player had after the last action, once pots were paid.
	FinishingStacks []money.Cents
	// Winnings is what each player took from the pots, after rake. Much published data has
	// only zeros here, which then say nothing.
	Winnings []money.Cents
	// Currency is an ISO 4217 code, CurrencySymbol a sign.
	Currency, CurrencySymbol string
	// TimeLimit and TimeBanks are seconds to think, for each action and for each player in
	// all. A limit of zero is none that is known; one of infinity is none at all.
	TimeLimit float64
	TimeBanks []float64
	// Other has the fields that the specification does not know, which should begin with an
	// underscore, as TOML values: string, int64, float64, bool, time.Time, []any and
	// map[string]any.
	Other map[string]any

	// Place is where the hand was read. It is not part of the hand, and not written.
	Place Place
}

// Label is the name or the number of a hand or a table.
type Label struct {
	// Text is the name, or the digits of the number; empty where there is neither.
	Text string
	// Number reports whether it is a number.
	Number bool
}

// Ante is what the player, from 1, is to ante.
func (h *Hand) Ante(player int) money.Cents { return h.forced(h.Antes, player) }

// Blind is the blind or straddle that the player, from 1, is to put in: zero for none.
func (h *Hand) Blind(player int) money.Cents { return h.forced(h.BlindsOrStraddles, player) }

// forced looks up a forced bet. Lists are written with the small blind first, and heads-up
// the small blind has the button, and so is dealt to last.
func (h *Hand) forced(list []money.Cents, player int) money.Cents {
	if len(list) == 0 {
		return 0
	}
	if len(list) == 2 {
		player = 3 - player
	}
	return list[player-1]
}

// Place is where a hand stands.
type Place struct {
	// File is the name that was given to Read.
	File string
	// Number is the number in the header of the hand, and 0 in a file that has none.
	Number int
	// Line is the line on which the hand begins, or the trouble with it.
	Line int
}

// Error is what is wrong with one hand, and where.
type Error struct {
	Place
	// Err is what is wrong.
	Err error
}

// Error says the place first: "night.phhs:31: hand 3: …".
func (e *Error) Error() string {
	if e.Number == 0 {
		return fmt.Sprintf("%s:%d: %v", e.File, e.Line, e.Err)
	}
	return fmt.Sprintf("%s:%d: hand %d: %v", e.File, e.Line, e.Number, e.Err)
}

// Unwrap returns what is wrong, without the place.
func (e *Error) Unwrap() error { return e.Err }

// ActionError is an error about the i-th action, counted from 0, with its place and text. It
// is for those who play the hand.
func (h *Hand) ActionError(i int, err error) error {
	return &Error{h.Place, actionError(i, h.Actions[i].String(), err)}
}

func actionError(i int, text string, err error) error {
	return fmt.Errorf("action %d %q: %w", i+1, text, err)
}

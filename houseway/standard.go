package houseway

import (
	_ "embed"
	"sync"
)

// The values of the option that mean a house way of the program itself.
const (
	Standard      = "standard"
	StrongestHigh = "strongest-high" // at pai gow
	NewZealand    = "new-zealand"    // at pai gow
)

//go:embed ways/pai-gow.way
var standardTiles string

//go:embed ways/pai-gow-strongest-high.way
var highTiles string

//go:embed ways/pai-gow-new-zealand.way
var newZealandTiles string

//go:embed ways/pai-gow-poker.way
var standardCards string

// StandardTiles returns the text of the standard house way of pai gow.
func StandardTiles() string { return standardTiles }

// StandardCards returns the text of the standard house way of pai gow poker.
func StandardCards() string { return standardCards }

// Text returns the text that a value of the option of a game means: that of the program for a name, and any other
// value itself.
func Text(game, value string) string {
	switch {
	case game == TileGame && value == StrongestHigh:
		return highTiles
	case game == TileGame && value == NewZealand:
		return newZealandTiles
	case value != "" && value != Standard:
		return value
	case game == TileGame:
		return standardTiles
	}
	return standardCards
}

// known are the house ways that were asked for, so that each is read and checked once.
var known = struct {
	sync.Mutex
	tiles map[string]tilesOrError
	cards map[cardsKey]cardsOrError
}{tiles: map[string]tilesOrError{}, cards: map[cardsKey]cardsOrError{}}

type tilesOrError struct {
	way *Tiles
	err error
}

type cardsKey struct {
	text     string
	wheelLow bool
}

type cardsOrError struct {
	way *Cards
	err error
}

// mostKnown is how many texts are kept. A house has one or two.
const mostKnown = 100

// ForTiles returns the house way of pai gow with a text: the standard one if it is empty or [Standard], and
// [StrongestHigh] and [NewZealand] are of the program too. The error is the first fault of the text, if it does not decide
// all hands or leaves a choice.
func ForTiles(text string) (*Tiles, error) {
	if text == "" {
		text = Standard
	}
	known.Lock()
	defer known.Unlock()
	if k, ok := known.tiles[text]; ok {
		return k.way, k.err
	}
	var k tilesOrError
	switch text {
	case Standard, StrongestHigh, NewZealand:
		k.way, _ = ParseTiles("", Text(TileGame, text))
	default:
		way, faults := ParseTiles("", text)
		if len(faults) == 0 {
			faults = way.Check()
		}
		if k.way = way; len(faults) > 0 {
			k = tilesOrError{nil, faults[0]}
		}
	}
	if len(known.tiles) == mostKnown {
		clear(known.tiles)
	}
	known.tiles[text] = k
	return k.way, k.err
}

// ForCards is [ForTiles] for pai gow poker. wheelLow says that ace, two, three, four and five are the lowest straight,
// 11.3(d), and not the second highest.
func ForCards(text string, wheelLow bool) (*Cards, error) {
	if text == "" {
		text = Standard
	}
	key := cardsKey{text, wheelLow}
	known.Lock()
	defer known.Unlock()
	if k, ok := known.cards[key]; ok {
		return k.way, k.err
	}
	var k cardsOrError
	if text == Standard {
		k.way, _ = ParseCards("", standardCards, wheelLow)
	} else {
		way, faults := ParseCards("", text, wheelLow)
		if len(faults) == 0 {
			faults = way.Check()
		}
		if k.way = way; len(faults) > 0 {
			k = cardsOrError{nil, faults[0]}
		}
	}
	if len(known.cards) == mostKnown {
		clear(known.cards)
	}
	known.cards[key] = k
	return k.way, k.err
}

// CheckTiles returns the first fault of a text as a house way of pai gow.
func CheckTiles(text string) error {
	_, err := ForTiles(text)
	return err
}

// CheckCards returns the first fault of a text as a house way of pai gow poker, whichever straights rank lowest.
func CheckCards(text string) error {
	for _, wheelLow := range []bool{false, true} {
		if _, err := ForCards(text, wheelLow); err != nil {
			return err
		}
	}
	return nil
}

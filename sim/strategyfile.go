package sim

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"boardwalk/table"
)

// FileError is an error in a strategy file.
type FileError struct {
	File string
	Line int
	Text string
}

func (e *FileError) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Text) }

// Reader reads the lines of a strategy file, one after the other, and makes
// the strategy of them.
type Reader interface {
	// Line reads a line's words.
	Line(words []string) error
	// Strategy is what the lines say, if they say enough.
	Strategy() (Strategy, error)
}

// ParseStrategy reads a strategy for a game from a file. Blank lines and all
// that follows a # are passed over, and a line "game NAME" says which game it
// is for. The other lines depend on what is decided at the game.
//
// At blackjack they are the table that is printed on cards: a row for each
// hand, with a letter for each first card of the dealer from 2 to 10 and the
// ace, with or without blanks between them. A row may be for several totals.
//
//	hard 4-8  dddddddddd
//	hard 12   d d s s s d d d d d
//	soft 18   sSSSSssddd
//	pair 8    pppppppp--
//	insurance no
//
// The letters are s to stand, d to draw, D to double down or else draw, S to
// double down or else stand, r to surrender or else draw, R to surrender or
// else stand; and in the rows of pairs, p to split or - to play the total. All
// hard totals from 5 to 20 and all soft totals from 13 to 20 need a row; pairs
// without one are not split.
//
// At red dog they say on which spreads to raise:
//
//	raise 7-11
//
// At three card poker they say with which hand, or a better one, to go on:
//
//	play Q 6 4
//
// or "play pair", or "play all". At caribbean stud likewise with which to bet:
//
//	bet A K J 8 3
//
// At four card poker from which pair on to wager three times the ante, and the
// ante:
//
//	triple 10
//	play 3
//
// At chemin de fer they say what the two sides do with their options:
//
//	five card
//	three stay
//
// At double down stud, let it ride, mini-tex and texas hold 'em bonus a line says what is
// done and when: double; first and second, for the wagers that ride; flop, river and
// play; flop, turn and river.
//
//	turn pair
//	turn high K board-pair
//	flop all
//	flop not 7-2 unsuited
//	river never
//
// It is done if all conditions of a line hold, and those of no line with "not". The
// conditions are
//
//	all                  always
//	pair [10]            two cards of one rank, of that rank or a higher one
//	two-pairs, three     two pairs; three cards of one rank
//	suited 4             so many cards of one suit
//	row 4 [3-K]          so many cards in a row, within these ranks; an ace is high or low
//	gaps 1               all cards are in a row but for so many gaps; an ace is high
//	tens 2               so many cards are tens or higher
//	high K [10]          a card of one's own that is so high, and the other one so high
//	7-2, unsuited        one's own two cards are of these ranks; of two suits
//	from A Q 2           the best three cards are such a hand or better; or from pair, flush, straight, three
//	board-pair           two cards of the board are of one rank
//	board-suited 2       so many cards of the board are of one suit
//
// and where cards are counted, one of them is the player's own. At three card draw the
// lines say from which hand on to play, and then which two cards to keep, the best first;
// all else is folded:
//
//	play flush
//	keep pair
//	keep suited 2 row 2
//	keep high A
//
// At these five games a file may also name a rule, like "rule usual".
func ParseStrategy(rules *table.Rules, name string, in io.Reader) (Strategy, error) {
	g := gameOf(rules)
	if g == nil || g.Reader == nil {
		return Strategy{}, &NoStrategy{Rules: rules}
	}
	return ReadStrategy(g.Reader(), rules, name, in)
}

func ReadStrategy(r Reader, rules *table.Rules, name string, in io.Reader) (Strategy, error) {
	n, err := ReadLines(r.Line, rules, name, in)
	if err != nil {
		return Strategy{}, err
	}
	s, err := r.Strategy()
	if err != nil {
		return Strategy{}, &FileError{name, n, err.Error()}
	}
	s.Name = name
	return s, nil
}

// ReadLines reads the words of each line of a strategy file, and returns how
// many lines there are.
func ReadLines(line func(words []string) error, rules *table.Rules, name string, in io.Reader) (n int, err error) {
	lines := bufio.NewScanner(in)
	for lines.Scan() {
		n++
		text, _, _ := strings.Cut(lines.Text(), "#")
		words := strings.Fields(text)
		switch {
		case len(words) == 0:
		case words[0] == "game":
			if len(words) != 2 || words[1] != rules.ID {
				return n, &FileError{name, n, "the strategy is not for " + rules.ID}
			}
		default:
			if err := line(words); err != nil {
				return n, &FileError{name, n, err.Error()}
			}
		}
	}
	if err := lines.Err(); err != nil {
		return n, &FileError{name, n, err.Error()}
	}
	return n, nil
}

// Numbers reads "7" or "7-11", from low to high.
func Numbers(word string, low, high int) (from, to int, err error) {
	a, b, several := strings.Cut(word, "-")
	if !several {
		b = a
	}
	from, err1 := strconv.Atoi(a)
	to, err2 := strconv.Atoi(b)
	if err1 != nil || err2 != nil || from < low || to > high || from > to {
		return 0, 0, fmt.Errorf("%q is not a number, or two like %d-%d, from %d to %d", word, low, high, low, high)
	}
	return from, to, nil
}

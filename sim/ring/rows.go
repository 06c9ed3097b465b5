package ring

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"boardwalk/game/room"
	"boardwalk/money"
	"boardwalk/sim"
	"boardwalk/table"
)

// row is what a player does at a turn to bet, in how many of a hundred.
type row struct{ raise, call, fold int }

// rows is how a player plays by what a hand is worth.
type rows struct {
	of    [good + 1]row
	until int  // so many big bets in a betting round, then only calls; 0 for as long as may be
	most  bool // bets and raises as much as may be, and not as little
}

// ParseStrategy reads a strategy for a game of the poker room from a file,
// as [ParseStrategy] does for others. There is a row for each of three kinds of
// hands, or one for all:
//
//	weak  fold 90 raise 10
//	fair  call
//	good  raise 75 call 25
//
// Each says in how many turns of a hundred to bet or raise, to check or call, and
// to fold (or check where that costs nothing); an act without a number is for
// every turn. Who may not raise calls. How hands are judged is the simulator's,
// by simple tests of the own cards and those in the center. Two more lines may
// follow:
//
//	until 4      raise until a bet is above four big bets, then only call
//	size most    bet and raise as much as may be; "size least" is usual
func ParseStrategy(rules *table.Rules, name string, in io.Reader) (Strategy, error) {
	r := &lines{}
	n, err := sim.ReadLines(r.line, rules, name, in)
	if err != nil {
		return Strategy{}, err
	}
	for w := range r.of {
		if r.of[w] == (row{}) {
			return Strategy{}, &sim.FileError{File: name, Line: n, Text: worthNames[w] + " hands have no row"}
		}
	}
	return r.strategy(name, "by the rows of a file"), nil
}

// byRows makes a named strategy of rows that stand in the program itself.
func byRows(name, text, rows string) Strategy {
	r := &lines{}
	if _, err := sim.ReadLines(r.line, room.HoldEm, name, strings.NewReader(rows)); err != nil {
		panic(err)
	}
	return r.strategy(name, text)
}

var worthNames = [...]string{weak: "weak", fair: "fair", good: "good"}

// lines reads rows.
type lines struct{ rows }

func (r *lines) strategy(name, text string) Strategy {
	rows := r.rows
	return Strategy{Name: name, Text: text, Sit: func(c *Chair) table.Players {
		p := &rowPlayer{Chair: c, rows: rows}
		if rows.of[weak] != rows.of[fair] || rows.of[fair] != rows.of[good] {
			p.worth = worthAt(c.Game)
		}
		return p
	}}
}

func (r *lines) line(words []string) error {
	switch words[0] {
	case "all":
		for w := range r.of {
			if err := r.row(worth(w), words[1:]); err != nil {
				return err
			}
		}
		return nil
	case "until":
		n, err := 0, error(nil)
		if len(words) == 2 {
			n, err = strconv.Atoi(words[1])
		}
		if err != nil || n < 1 || n > bigBets {
			return fmt.Errorf("until is followed by a number of big bets, from 1 to %d", bigBets)
		}
		r.until = n
		return nil
	case "size":
		if len(words) != 2 || words[1] != "least" && words[1] != "most" {
			return errors.New(`"size least" or "size most"`)
		}
		r.most = words[1] == "most"
		return nil
	}
	for w, name := range worthNames {
		if words[0] == name {
			return r.row(worth(w), words[1:])
		}
	}
	return fmt.Errorf("a line begins with weak, fair, good, all, until or size, not %s", words[0])
}

// row reads acts with their numbers, or one that is for every turn.
func (r *lines) row(w worth, words []string) error {
	if r.of[w] != (row{}) {
		return fmt.Errorf("%s hands have a row already", worthNames[w])
	}
	if len(words) == 1 {
		words = []string{words[0], "100"}
	}
	sum := 0
	for ; len(words) > 1; words = words[2:] {
		to := map[string]*int{"raise": &r.of[w].raise, "call": &r.of[w].call, "fold": &r.of[w].fold}[words[0]]
		n, err := strconv.Atoi(words[1])
		switch {
		case to == nil:
			return fmt.Errorf("%q is not one of raise, call and fold", words[0])
		case err != nil || n < 1 || n > 100 || *to > 0:
			return fmt.Errorf("%s is followed by a number of turns from 1 to 100, once in a row", words[0])
		}
		*to = n
		sum += n
	}
	if sum != 100 || len(words) > 0 {
		return errors.New(`a row is acts and their numbers of turns, which add up to 100, like "raise 75 call 25"`)
	}
	return nil
}

// rowPlayer plays by rows.
type rowPlayer struct {
	*Chair
	rows
	worth func(*room.Game, table.Seat) worth // nil where all hands are played alike
}

func (p *rowPlayer) Answer(q *table.Question) table.Answer {
	if q.Offer.ID != "betting" {
		return p.other(q)
	}
	w := weak
	if p.worth != nil {
		w = p.worth(p.Game, p.Seat)
	}
	row, n := &p.of[w], 0
	if row.raise < 100 && row.call < 100 && row.fold < 100 {
		n = p.Moods.Draw(100)
	}
	switch {
	case n < row.raise:
		if q.Most > 0 && (p.until == 0 || q.Least <= money.Cents(p.until)*p.Size) {
			return table.Answer{Choice: larger(q), Amount: p.amount(q)}
		}
	case n >= row.raise+row.call && !q.Allows(room.Check):
		return table.Answer{Choice: room.Fold}
	}
	return stay(q)
}

func (p *rowPlayer) amount(q *table.Question) money.Cents {
	if p.most {
		return q.Most
	}
	return q.Least
}

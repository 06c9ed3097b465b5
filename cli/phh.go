package cli

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"boardwalk/casebook"
	"boardwalk/game"
	"boardwalk/internal/memory"
	"boardwalk/money"
	"boardwalk/phh"
)

type phhCommand struct {
	Files  []string `arg:"" name:"file" help:"PHH files, or directories of them; - for standard input."`
	JSON   bool     `name:"json" xor:"form" help:"Print one JSON object a hand."`
	Quiet  bool     `short:"q" xor:"form" help:"Print the summary alone."`
	Export bool     `xor:"form" help:"The files are cases: print the hands that they play, as PHH."`
}

// Help is printed by boardwalk phh --help.
func (phhCommand) Help() string {
	return `Plays poker hands in the open PHH format (.phh, or .phhs for many) on the
poker room's own tables, action by action: the recorded cards are dealt, every
action is held against what the player may do, and the pots are awarded by the
rules. Then the finishing stacks and the winnings are compared with the recorded
ones, if there are any; what those lack is assumed to be rake, up to a tenth, and
winnings may include bets that nobody called. A hand that differs or cannot be
played is told with its first action that is not allowed and the paragraph, and
the rest goes on.

Played are NT, FT, PO, FO/8, F7S and F7S/8, no-limit and fixed-limit hold 'em,
pot-limit Omaha, and fixed-limit Omaha eight or better and seven-card stud.

Examples:

    boardwalk phh hands.phhs
    zcat 2009.phhs.gz | boardwalk phh --quiet -
    boardwalk phh --export cases/hold-em/14.10-j-board-plays.case >board.phh`
}

// Run plays the hands and fails if one differs or could not be played.
func (cmd *phhCommand) Run(c *console) error {
	if cmd.Export {
		return cmd.export(c)
	}
	files, err := filesBelow(cmd.Files, ".phh", ".phhs")
	if err != nil {
		return err
	}
	memory.Tune() // hands are soon forgotten
	out := bufio.NewWriterSize(c.out, 1<<16)
	t := &handTally{cmd: cmd, out: out}
	for _, file := range files {
		if err := t.play(file, c.in); err != nil {
			return errors.Join(out.Flush(), err)
		}
	}
	if !cmd.JSON {
		t.summary()
	}
	bad := t.unplayable + t.verdicts[phh.Differed]
	switch err := out.Flush(); {
	case err != nil:
		return err
	case bad > 0:
		return fmt.Errorf("%d of %d hands differed or could not be played", bad, t.hands)
	}
	return nil
}

// handTally is what became of the hands so far.
type handTally struct {
	cmd        *phhCommand
	out        *bufio.Writer
	hands      int
	unplayable int
	verdicts   [phh.Differed + 1]int
	raked      int // verdicts that needed an assumed rake
	uncalled   int // verdicts that take winnings to include uncalled bets
	dead       int // verdicts that take a posted blind for dead
}

// play plays the hands of a file.
func (t *handTally) play(file string, in io.Reader) error {
	if file != "-" {
		f, err := os.Open(file)
		if err != nil {
			return misusef("%v", err)
		}
		defer f.Close()
		in = f
	}
	for h, err := range phh.Read(file, in) {
		var r *phh.Result
		if err == nil {
			r, err = phh.Play(h)
		}
		if err := t.add(file, h, r, err); err != nil {
			return err
		}
	}
	return nil
}

// add counts a hand, and tells of it.
func (t *handTally) add(file string, h *phh.Hand, r *phh.Result, err error) error {
	t.hands++
	if r == nil {
		t.unplayable++
	} else {
		t.verdicts[r.Verdict]++
		if r.Rake > 0 {
			t.raked++
		}
		if r.Uncalled > 0 {
			t.uncalled++
		}
		if r.DeadPosts {
			t.dead++
		}
	}
	if t.cmd.JSON {
		return t.object(file, h, r, err)
	}
	switch {
	case t.cmd.Quiet:
	case err != nil:
		_, err = fmt.Fprintln(t.out, err)
		return err
	case r.Verdict == phh.Differed:
		_, err = fmt.Fprintln(t.out, &phh.Error{Place: h.Place, Err: errors.New(r.Reason)})
		return err
	}
	return nil
}

// handResult is what became of one hand.
type handResult struct {
	File    string      `json:"file"`
	Hand    int         `json:"hand,omitempty"` // as its header has it
	Line    int         `json:"line"`
	Variant phh.Variant `json:"variant,omitempty"`
	Verdict string      `json:"verdict"`
	Agreed  *bool       `json:"agreed"` // null if there is nothing to compare
	Reason  string      `json:"reason,omitempty"`
	Stacks  []*chips    `json:"finishing_stacks,omitempty"` // null where nobody knows
	Rake    *chips      `json:"rake,omitempty"`

	Uncalled  *chips `json:"uncalled,omitempty"`   // what the winnings have of bets that nobody called
	DeadPosts bool   `json:"dead_posts,omitempty"` // a posted blind below the big blind is no part of the bet
}

// chips is an amount as PHH files have it.
type chips money.Cents

// MarshalJSON writes 25 or 2.50.
func (d chips) MarshalJSON() ([]byte, error) {
	if cents := d % 100; cents != 0 {
		return fmt.Appendf(nil, "%d.%02d", d/100, cents), nil
	}
	return fmt.Appendf(nil, "%d", d/100), nil
}

func (t *handTally) object(file string, h *phh.Hand, r *phh.Result, err error) error {
	j := handResult{File: file, Verdict: "unplayable"}
	agreed := false
	if err != nil {
		j.Agreed = &agreed
		j.Reason = err.Error()
		if placed := (*phh.Error)(nil); errors.As(err, &placed) {
			j.Hand, j.Line, j.Reason = placed.Number, placed.Line, placed.Err.Error()
		}
	}
	if h != nil {
		j.Hand, j.Line, j.Variant = h.Place.Number, h.Place.Line, h.Variant
	}
	if r != nil {
		j.Verdict, j.Reason = r.Verdict.String(), r.Reason
		if r.Verdict == phh.Agreed || r.Verdict == phh.Differed {
			agreed = r.Verdict == phh.Agreed
			j.Agreed = &agreed
		}
		if r.Rake > 0 {
			j.Rake = (*chips)(&r.Rake)
		}
		if r.Uncalled > 0 {
			j.Uncalled = (*chips)(&r.Uncalled)
		}
		j.DeadPosts = r.DeadPosts
		for i := range r.Stacks {
			stack := (*chips)(&r.Stacks[i])
			if r.Stacks[i] == phh.UnknownStack {
				stack = nil
			}
			j.Stacks = append(j.Stacks, stack)
		}
	}
	return json.NewEncoder(t.out).Encode(j)
}

func (t *handTally) summary() {
	noun := "hands"
	if t.hands == 1 {
		noun = "hand"
	}
	fmt.Fprintf(t.out, "%d %s: %d agreed, %d differed, %d unplayable, %d without finishing stacks", t.hands, noun,
		t.verdicts[phh.Agreed], t.verdicts[phh.Differed], t.unplayable, t.verdicts[phh.Unrecorded])
	if n := t.verdicts[phh.Undecided]; n > 0 {
		fmt.Fprintf(t.out, ", %d undecided because nobody noted the cards", n)
	}
	if t.raked > 0 {
		fmt.Fprintf(t.out, "; %s a rake", assumes(t.raked))
	}
	if t.uncalled > 0 {
		fmt.Fprintf(t.out, "; %s that winnings include uncalled bets", assumes(t.uncalled))
	}
	if t.dead > 0 {
		fmt.Fprintf(t.out, "; %s that a blind was posted dead", assumes(t.dead))
	}
	fmt.Fprintln(t.out)
}

// assumes says how many verdicts rest on something that the record does not say.
func assumes(n int) string {
	if n == 1 {
		return "1 verdict assumes"
	}
	return fmt.Sprintf("%d verdicts assume", n)
}

// export prints the hands of cases. Rounds that the format cannot say are told.
func (cmd *phhCommand) export(c *console) error {
	files, err := filesBelow(cmd.Files, ".case")
	if err != nil {
		return err
	}
	var hands []*phh.Hand
	left := 0
	for _, file := range files {
		for h, err := range handsOf(file, c.in) {
			if err != nil {
				complain(c.err, fmt.Errorf("%s: %w", file, err))
				left++
				continue
			}
			hands = append(hands, h)
		}
	}
	if err := phh.Write(c.out, hands...); err != nil {
		return err
	}
	if left > 0 {
		return fmt.Errorf("%d of %d rounds are not written", left, left+len(hands))
	}
	return nil
}

// handsOf runs a case and yields the hands that it plays.
func handsOf(file string, in io.Reader) func(func(*phh.Hand, error) bool) {
	return func(yield func(*phh.Hand, error) bool) {
		if file != "-" {
			f, err := os.Open(file)
			if err != nil {
				yield(nil, err)
				return
			}
			defer f.Close()
			in = f
		}
		parsed, err := casebook.Parse(file, in)
		if err != nil {
			yield(nil, err)
			return
		}
		for _, c := range parsed.Each(game.Find) {
			r := casebook.Run(c, game.Find)
			if len(r.Failures) > 0 {
				yield(nil, r.Failures[0])
				return
			}
			if r.Journal == nil { // it did not come to a table
				continue
			}
			for h, err := range phh.Export(r.Rules, r.Options, r.Terms, r.Journal) {
				if err == nil {
					h.Event = c.Title
				}
				if !yield(h, err) {
					return
				}
			}
		}
	}
}

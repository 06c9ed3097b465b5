package cli

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"

	"boardwalk/card"
	"boardwalk/poker"
)

type rankCommand struct {
	Kind string `arg:"" help:"Kind of hand, as in the list above."`
	JSON bool   `name:"json" help:"Print one JSON object a line."`
}

// Help is printed by boardwalk rank --help.
func (rankCommand) Help() string {
	var kinds strings.Builder
	for _, k := range poker.Kinds() {
		fmt.Fprintf(&kinds, "    %-18v %s cards\n", k, k.Cards())
	}
	return `Reads hands from standard input, one a line, like As Kd Qh or AsKdQh. Prints
for each its cards, class, description and rank: of two hands of a kind the
better has the higher rank, and equal hands have equal ranks. A hand that must
be eight or better and is not has rank 0. The kinds are:

` + kinds.String() + `
At omaha and three-card-hold-em the player's cards come first; a / or | may
stand between them and the board. A hand of three-card-hold-em has at least one
of the player's two cards in it.

Examples:

    echo "As 2s 3s" | boardwalk rank three-card
    echo "As 2s Kd Qd / 3h 5c 8d 8h" | boardwalk rank omaha-low
    echo "9s 9d 4h 4c As Kd" | boardwalk rank four-card
    boardwalk rank high --json <hands.txt`
}

// Run ranks the hands. A line that is no hand is told and left out.
func (cmd *rankCommand) Run(c *console) error {
	kind, err := poker.ParseKind(cmd.Kind)
	if err != nil {
		return misusef("%v", err)
	}
	r := newRanker(kind, cmd.JSON)
	in, out := bufio.NewReaderSize(c.in, 1<<16), bufio.NewWriterSize(c.out, 1<<16)
	ranked, failed := 0, 0
	for n, end := 1, error(nil); end == nil; n++ {
		var line, text []byte
		if line, end, err = readLine(in); err == nil {
			text, err = r.rank(line)
		}
		if err != nil {
			complain(c.err, fmt.Errorf("line %d: %w", n, err))
			failed++
		} else if len(text) > 0 {
			ranked++
		}
		_, err := out.Write(text)
		if in.Buffered() == 0 { // somebody may wait for the answer before the next hand
			err = out.Flush()
		}
		if end != nil && end != io.EOF {
			err = errors.Join(err, end)
		}
		if err != nil {
			return err
		}
	}
	if failed > 0 {
		return fmt.Errorf("%d of %d hands could not be ranked", failed, ranked+failed)
	}
	return nil
}

// readLine reads a line, good until the next one. End says why there is no more, err what is
// wrong with this one.
func readLine(in *bufio.Reader) (line []byte, end, err error) {
	line, end = in.ReadSlice('\n')
	for errors.Is(end, bufio.ErrBufferFull) {
		err = errors.New("a line so long is no hand")
		_, end = in.ReadSlice('\n')
	}
	return bytes.TrimRight(line, "\r\n"), end, err
}

// ranker ranks lines by the million. There are a few hundred ways to write a card and a few
// thousand ranks, so it works each out once.
type ranker struct {
	kind          poker.Kind
	before, after string
	known         map[string]card.Card   // cards by how they were written
	texts         map[poker.Rank]string  // what follows the cards, by rank
	names         [card.Joker + 1]string // no kind of hand takes the second joker
	cards         []card.Card
	text          []byte
}

func newRanker(kind poker.Kind, json bool) *ranker {
	r := &ranker{kind: kind, after: "\t%[1]s\t%[2]s\t%[3]d\n"}
	if json {
		r.before, r.after = `{"cards":"`, `","class":"%[1]s","rank":%[3]d}`+"\n"
	}
	r.known, r.texts = map[string]card.Card{}, map[poker.Rank]string{}
	for c := range r.names {
		r.names[c] = card.Card(c).String()
	}
	return r
}

// rank ranks the hand on a line and returns what to print, good until the next call: nothing
// for an empty line.
func (r *ranker) rank(line []byte) ([]byte, error) {
	if err := r.parse(line); err != nil || len(r.cards) == 0 {
		return nil, err
	}
	rank, err := r.kind.Rank(r.cards...)
	if err != nil {
		return nil, err
	}
	after, ok := r.texts[rank]
	if !ok {
		after = r.describe(rank)
		r.texts[rank] = after
	}
	r.text = append(r.text[:0], r.before...)
	for i, c := range r.cards {
		if i > 0 {
			r.text = append(r.text, ' ')
		}
		r.text = append(r.text, r.names[c]...)
	}
	return append(r.text, after...), nil
}

// describe is what follows the cards of a hand. Only a hand for low may be none.
func (r *ranker) describe(rank poker.Rank) string {
	const noLow = "no low"
	if rank == 0 {
		return fmt.Sprintf(r.after, noLow, noLow, rank)
	}
	return fmt.Sprintf(r.after, rank.Class(), rank, rank)
}

// parse reads the hand, which may be in two parts where the player's cards are not the board's.
func (r *ranker) parse(line []byte) error {
	r.cards = r.cards[:0]
	if own := r.kind.Own(); own > 0 {
		if i := bytes.IndexAny(line, "/|"); i >= 0 {
			if err := r.read(line[:i]); err != nil {
				return err
			}
			if len(r.cards) != own {
				return fmt.Errorf("the player has %d cards before the %c, not %d", own, line[i], len(r.cards))
			}
			line = line[i+1:]
		}
	}
	return r.read(line)
}

// read reads more cards as card.ParseAll does, or without anything between them, as in AsKd.
func (r *ranker) read(line []byte) error {
	for field := range bytes.FieldsFuncSeq(line, func(c rune) bool { return c == ' ' || c == ',' || c == '\t' }) {
		c, ok := r.known[string(field)]
		if !ok {
			text := string(field[:min(len(field), 40)])
			var err error
			if c, err = card.Parse(text); err != nil {
				all, joined := closeCards(text)
				if joined != nil {
					return err
				}
				r.cards = append(r.cards, all...)
				continue
			}
			r.known[text] = c
		}
		r.cards = append(r.cards, c)
	}
	return nil
}

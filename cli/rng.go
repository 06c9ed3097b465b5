package cli

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"text/tabwriter"

	"boardwalk/chance"
	"boardwalk/laboratory/battery"
)

// rngCommand groups the commands about the source of outcomes.
type rngCommand struct {
	Dump rngDumpCommand `cmd:"" help:"Write outcomes of the secure source, or shuffles, for other batteries of tests."`
	Test rngTestCommand `cmd:"" help:"Test the secure source, and shuffles of every pack."`
}

// Help is printed by boardwalk rng --help.
func (rngCommand) Help() string {
	return `The source is the one that deals at live tables. Without --seed it has a new seed from the
operating system; with one it gives the same each time.

Example:

    boardwalk rng test`
}

// seedFlag is the seed of a source.
type seedFlag struct {
	Seed *uint64 `placeholder:"N" help:"Gives the same each time; without it a new seed from the operating system."`
}

// source is the secure source, from the seed that is given or from a new one.
func (f *seedFlag) source() *chance.Secure {
	if f.Seed == nil {
		return chance.NewSecure(chance.NewSeed())
	}
	return chance.NewSecure(seedOf(*f.Seed))
}

// seedOf makes a seed of a number.
func seedOf(n uint64) (seed chance.Seed) {
	binary.BigEndian.PutUint64(seed[len(seed)-8:], n)
	return seed
}

type rngDumpCommand struct {
	Bytes    int64  `placeholder:"N" xor:"what" required:"" help:"So many bytes, from draws among 2^32, the lowest byte first."`
	Shuffles string `placeholder:"PACK" xor:"what" required:"" help:"Shuffles of a pack: 52, 52x6, 52x8, joker, two-jokers, without-tens, tiles, keno, two-dice, three-dice, wheel-37, wheel-38, wheel-39, wheel-54."`
	Count    int64  `help:"How many shuffles." default:"1000"`
	Text     bool   `help:"Shuffles as numbers, one shuffle a line, and not as bytes."`
	seedFlag
}

// Help is printed by boardwalk rng dump --help.
func (rngDumpCommand) Help() string {
	return `Shuffles are made by the code that deals at tables: each card is drawn from those that are
left. A byte is the number of the card in a new deck, from 0 on: suit by suit from the
two to the ace, then the jokers; of tiles, numbers, faces and pockets likewise.

Examples:

    boardwalk rng dump --bytes 1000000000 > random.bin
    boardwalk rng dump --bytes 100000000000 | dieharder -a -g 200
    boardwalk rng dump --shuffles 52x8 --count 10000 > shuffles.bin
    boardwalk rng dump --shuffles tiles --count 5 --text --seed 1`
}

// Run writes what was asked for.
func (cmd *rngDumpCommand) Run(c *console) error {
	out := bufio.NewWriterSize(c.out, 1<<16)
	s := cmd.source()
	if cmd.Shuffles == "" {
		if cmd.Bytes < 1 || cmd.Text {
			return misusef("--bytes is above zero, and --text is for shuffles")
		}
		var word [4]byte
		for left := cmd.Bytes; left > 0; left -= 4 {
			binary.LittleEndian.PutUint32(word[:], uint32(s.Draw(1<<32)))
			if _, err := out.Write(word[:min(left, 4)]); err != nil {
				return err
			}
		}
		return out.Flush()
	}
	pack, err := battery.FindPack(cmd.Shuffles)
	if err != nil {
		return misusef("%v", err)
	}
	if cmd.Count < 1 {
		return misusef("--count %d is not above zero", cmd.Count)
	}
	var deal []byte
	for range cmd.Count {
		deal = pack.Next(s, deal[:0])
		if cmd.Text {
			line := fmt.Sprint(deal)
			_, err = fmt.Fprintln(out, line[1:len(line)-1])
		} else {
			_, err = out.Write(deal)
		}
		if err != nil {
			return err
		}
	}
	return out.Flush()
}

type rngTestCommand struct {
	seedFlag
	Size int  `help:"How many times as long the tests are; with 1 they take some seconds." default:"1"`
	JSON bool `name:"json" help:"Print a JSON array."`
}

// Help is printed by boardwalk rng test --help.
func (rngTestCommand) Help() string {
	return `Single values, a value and the next, gaps, runs and birthday spacings of the source; every
place, the first two cards, one shuffle and the next, and runs up of shuffles. A p-value is how
often a perfect source would come out at least so far from what is expected. The command
exits 1 if one is below a millionth, or so near to 1.

Examples:

    boardwalk rng test
    boardwalk rng test --size 10 --json
    boardwalk rng test --seed 7`
}

// Run makes the tests.
func (cmd *rngTestCommand) Run(c *console) error {
	if cmd.Size < 1 {
		return misusef("--size %d is not above zero", cmd.Size)
	}
	results := battery.Run(cmd.source(), cmd.Size)
	failed := 0
	for i := range results {
		if results[i].Fails() {
			failed++
		}
	}
	if cmd.JSON {
		if err := printObject(c.out, results); err != nil {
			return err
		}
	} else {
		w := tabwriter.NewWriter(c.out, 0, 0, 2, ' ', 0)
		fmt.Fprintln(w, "test\tof\tsamples\tstatistic\tdegrees of freedom\tp")
		for _, r := range results {
			freedom := ""
			if r.Freedom > 0 {
				freedom = fmt.Sprint(r.Freedom)
			}
			fmt.Fprintf(w, "%s\t%s\t%d\t%.3f\t%s\t%.6f\n", r.Test, r.Of, r.Samples, r.Value, freedom, r.P)
		}
		fmt.Fprintf(w, "%d tests, %d fail\n", len(results), failed)
		if err := w.Flush(); err != nil {
			return err
		}
	}
	if failed > 0 {
		return fmt.Errorf("%d of %d tests fail", failed, len(results))
	}
	return nil
}

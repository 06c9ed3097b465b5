package evenings

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"boardwalk/audit"
	"boardwalk/audit/audittest"
	"boardwalk/journal"
	"boardwalk/store/storetest"
)

// What the names of the files of an evening end in.
const (
	packedFile   = ".evening"
	factsFile    = ".facts.gz"
	sentenceFile = ".sentences.gz"
)

// Evening is one that was read back.
type Evening struct {
	Told
	Report audit.Report
	Lines  [][]byte // of its records
}

// Read unpacks an evening into a directory, verifies the data, and plays every table again. The name is that of its files
// without an ending. A fault is an error.
func Read(name, dir string) (*Evening, error) {
	packed, err := os.ReadFile(name + packedFile)
	if err != nil {
		return nil, err
	}
	if err := Unpack(packed, dir); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	facts, err := readCompressed(name + factsFile)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	return play(dir, facts)
}

// play verifies the data of a directory and returns what its tables told: the fields of some facts, or all.
func play(dir string, facts []string) (*Evening, error) {
	l, faults := newListener(facts), error(nil)
	count := 0
	report, err := audit.Verify(context.Background(), dir, audit.Options{SeedKey: storetest.Key, Heard: l.hear,
		Beacon: func(journal.BeaconChain) (journal.Beacon, error) { return audittest.Beacon{}, nil },
		Fault: func(f audit.Fault) {
			if count++; count <= mostFaults {
				faults = errors.Join(faults, errors.New(f.String()))
			}
		}})
	if err != nil {
		return nil, err
	}
	if count > 0 {
		return nil, fmt.Errorf("%d faults; the first are:\n%w", count, faults)
	}
	lines, err := linesOf(dir)
	return &Evening{Told: l.told, Report: report, Lines: lines}, err
}

// mostFaults is how many faults of an evening an error tells of.
const mostFaults = 5

// Compare returns an error that names the first fact and the first sentence that differ from those that lie beside an
// evening.
func Compare(name string, told *Told) error {
	facts, err := readCompressed(name + factsFile)
	if err != nil {
		return err
	}
	sentences, err := readCompressed(name + sentenceFile)
	if err != nil {
		return err
	}
	err = firstDifference("facts", facts, told.Facts)
	if said := firstDifference("sentences", sentences, told.Sentences); said != nil {
		err = errors.Join(err, fmt.Errorf("%w\n(if the sentence was changed on purpose: make evening-sentences)", said))
	}
	return err
}

// firstDifference says where two lists of lines differ first, with the record that the line belongs to.
func firstDifference(what string, want, got []string) error {
	if slices.Equal(want, got) {
		return nil
	}
	i := 0
	for i < min(len(want), len(got)) && want[i] == got[i] {
		i++
	}
	line := func(list []string) string {
		if i < len(list) {
			return strings.TrimSpace(list[i])
		}
		return "nothing more"
	}
	record := ""
	for _, l := range want[:min(i+1, len(want))] {
		if strings.HasPrefix(l, "record ") {
			record = ", " + l
		}
	}
	return fmt.Errorf("the %s differ at line %d%s\n\twas: %s\n\tis:  %s", what, i+1, record, line(want), line(got))
}

// readCompressed reads the lines of a compressed file.
func readCompressed(name string) ([]string, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	z, err := gzip.NewReader(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if len(text) == 0 {
		return nil, nil
	}
	return strings.Split(strings.TrimSuffix(string(text), "\n"), "\n"), nil
}

// compressed returns lines as a compressed file has them.
func compressed(lines []string) ([]byte, error) {
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	for _, l := range lines {
		if _, err := io.WriteString(z, l+"\n"); err != nil {
			return nil, err
		}
	}
	err = z.Close()
	return out.Bytes(), err
}

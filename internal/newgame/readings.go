package newgame

import (
	"os"
	"path/filepath"
	"strings"
)

// readings is the file that says how unclear paragraphs are read.
const readings = "law/readings.tsv"

// unanswered is in the reading of what becomes of players who do not answer.
const unanswered = "not answer"

// read has the reading of players who do not answer speak of the new game's paragraphs too. Other readings are of the old game.
func (c *copier) read() error {
	text, err := os.ReadFile(filepath.Join(c.Dir, readings))
	if err != nil {
		return err
	}
	lines := strings.Split(string(text), "\n")
	for i, line := range lines {
		paragraphs, rest, ok := strings.Cut(line, "\t")
		if i == 0 || !ok || !strings.Contains(rest, unanswered) {
			continue
		}
		for of := range strings.SplitSeq(paragraphs, "; ") {
			if at := c.cites.FindStringSubmatch(of); at == nil || at[0] != of {
				continue
			}
			if renamed := c.renamed(of); renamed != of {
				paragraphs += "; " + renamed
			}
		}
		lines[i] = paragraphs + "\t" + rest
	}
	return c.write(readings, strings.Join(lines, "\n"))
}

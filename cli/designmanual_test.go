package cli

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"boardwalk/design"
	"boardwalk/game"
	"boardwalk/paper/petition"
	"boardwalk/table"
	"boardwalk/whatif"
)

// shown is a command that a manual prints, and the lines that it shows of what comes out.
type shown struct {
	command string
	output  []string
}

// manual is what stands in a manual's blocks of code: commands, and texts.
func manual(t *testing.T, text string) (commands []shown, texts []string) {
	t.Helper()
	fenced := false
	var block []string
	end := func() {
		switch {
		case len(block) == 0:
		case strings.HasPrefix(block[0], "boardwalk ") || strings.HasPrefix(block[0], "$ "):
			for _, line := range block {
				if command, ok := strings.CutPrefix(line, "$ "); ok || strings.HasPrefix(line, "boardwalk ") {
					commands = append(commands, shown{command: command})
				} else if n := len(commands) - 1; line != "" {
					commands[n].output = append(commands[n].output, line)
				}
			}
		default:
			texts = append(texts, strings.Join(block, "\n")+"\n")
		}
		block = nil
	}
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		indented, isIndented := strings.CutPrefix(line, "    ")
		switch {
		case strings.HasPrefix(line, "```"):
			fenced = !fenced
			end()
		case fenced:
			block = append(block, line)
		case isIndented:
			block = append(block, indented)
		default:
			end()
		}
	}
	return commands, texts
}

var (
	manyRounds = regexp.MustCompile(`--rounds \d+`)
	spaces     = regexp.MustCompile(` +`)
)

// TestTheDesignersManualRuns runs every command of docs/design.md as it is printed there, in the directory of the program's source
// and with nobody at the keyboard. It ends well, says nothing on standard error, and what the manual shows of its answer is in the
// answer, in that order; "..." stands for lines that are left out. A short test plays fewer rounds, and compares none of those.
func TestTheDesignersManualRuns(t *testing.T) {
	commands, _ := manual(t, readFile(t, "docs", "design.md"))
	if len(commands) < 8 {
		t.Fatalf("only %d commands were found", len(commands))
	}
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range commands {
		command := c.command
		if strings.HasPrefix(command, "go test ") {
			continue
		}
		if testing.Short() && manyRounds.MatchString(command) {
			command, c.output = manyRounds.ReplaceAllString(command, "--rounds 2000"), nil
		}
		run := exec.Command("sh", "-c", command)
		var stdout, stderr bytes.Buffer
		run.Dir, run.Stdout, run.Stderr = root, &stdout, &stderr
		if err := run.Run(); err != nil || stderr.Len() > 0 {
			t.Errorf("%s: %v\n%s", command, err, stderr.String())
			continue
		}
		answer := strings.Split(stdout.String(), "\n")
		for i := range answer {
			answer[i] = strings.TrimSpace(spaces.ReplaceAllString(answer[i], " "))
		}
		for _, want := range c.output {
			want = strings.TrimSpace(spaces.ReplaceAllString(want, " "))
			if want == "..." {
				continue
			}
			at := slices.Index(answer, want)
			if at < 0 {
				t.Errorf("%s: the manual shows a line that does not come out, or not there:\n%s\nThe answer is:\n%s", c.command, want, stdout.String())
				break
			}
			answer = answer[at+1:]
		}
	}
}

// TestTheDesignersManualReads reads the texts of docs/design.md and the examples in its tables.
func TestTheDesignersManualReads(t *testing.T) {
	text := readFile(t, "docs", "design.md")
	_, texts := manual(t, text)
	designs, petitions := 0, 0
	for _, block := range texts {
		if strings.HasPrefix(block, "petition") {
			petitions++
			if _, err := petition.Parse(block); err != nil {
				t.Errorf("%v:\n%s", err, block)
			}
			continue
		}
		designs++
		d, err := design.Parse(block)
		if err == nil {
			_, err = d.Read(game.Find)
		}
		if err != nil {
			t.Errorf("%v:\n%s", err, block)
		}
	}
	if designs < 3 || petitions != 1 {
		t.Errorf("the manual has %d designs and %d petitions", designs, petitions)
	}

	_, lines, _ := strings.Cut(text, "| line | supposes |")
	lines, _, _ = strings.Cut(lines, "\n\n")
	tried := 0
	for row := range strings.Lines(lines) {
		cells := strings.Split(row, "|")
		if len(cells) < 3 {
			continue
		}
		for _, example := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(cells[1], -1) {
			tried++
			if !readSomewhere(example[1]) {
				t.Errorf("no game reads the manual's %q", example[1])
			}
		}
	}
	if tried < 15 {
		t.Errorf("the table of lines has only %d examples", tried)
	}
	for _, r := range game.All {
		strange, ok := r.Options().(table.Strange)
		if !ok {
			continue
		}
		for _, o := range strange.Elsewhere() {
			if !strings.Contains(text, "`"+o.Name) {
				t.Errorf("the manual says nothing of %s at %s", o.Name, r.ID)
			}
		}
	}
	for _, test := range regexp.MustCompile("`go test \\./(\\S+) -run (\\w+)`").FindAllStringSubmatch(text, -1) {
		if !declaresTest(t, filepath.Join("..", test[1]), test[2]) {
			t.Errorf("there is no test %s in %s", test[2], test[1])
		}
	}
}

// readSomewhere reports whether a line of a what-if can be supposed at some game.
func readSomewhere(line string) bool {
	for _, r := range game.All {
		if _, err := whatif.Read(r, nil, r.Terms(), line); err == nil {
			return true
		}
	}
	return false
}

// declaresTest reports whether a test of such a name stands in a directory.
func declaresTest(t *testing.T, dir, name string) bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	return slices.ContainsFunc(files, func(file string) bool {
		code, err := os.ReadFile(file)
		return err == nil && bytes.Contains(code, []byte("func Test"+name))
	})
}

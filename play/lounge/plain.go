package lounge

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

// Plain plays a session line by line: every line of in is a command, and what
// comes of it is printed to out. It ends at the end of in or at quit.
func Plain(s *Session, in io.Reader, out io.Writer) error {
	fmt.Fprintf(out, "Keno by the rates of %s. You have %s of play money. Type help for help, an empty line to draw "+
		"a game.\n", s.Rates.Name, s.Cash)
	for _, line := range s.Unlawful() {
		fmt.Fprintln(out, line)
	}
	lines := bufio.NewScanner(in)
	for lines.Scan() {
		line := strings.TrimSpace(lines.Text())
		if strings.HasPrefix(line, "#") {
			continue
		}
		reply, stays := s.Do(line)
		if !stays {
			break
		}
		if _, err := fmt.Fprintln(out, reply); err != nil {
			return err
		}
	}
	for _, line := range s.Farewell() {
		if _, err := fmt.Fprintln(out, line); err != nil {
			return err
		}
	}
	return lines.Err()
}

// Demonstrate plays a few games by itself, where nobody is at the keyboard.
func Demonstrate(s *Session, out io.Writer) error {
	script := "buy quick 8 @ $1\nbuy 1 2 | 3 4 | 5 6 | 7 8: 4/2, 1/8 @ $1 x 3\nbuy quick 2 @ $5 x " +
		"3\ndraw\ndraw\ndraw\ntickets\nredeem all\nboard"
	return Plain(s, strings.NewReader(script), out)
}

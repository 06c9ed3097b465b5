package cli

import (
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/charmbracelet/x/term"
)

// console is where a command reads and writes.
type console struct {
	in       io.Reader
	out, err io.Writer
}

// misuseError is an error in how the program was called.
type misuseError struct{ text string }

func (m *misuseError) Error() string { return m.text }

func misusef(format string, args ...any) error {
	return &misuseError{fmt.Sprintf(format, args...)}
}

func complain(stderr io.Writer, err error) {
	line := strings.Join(strings.Fields(err.Error()), " ")
	fmt.Fprintln(stderr, "boardwalk: "+line)
}

func isTerminal(stream any) bool {
	file, ok := stream.(*os.File)
	return ok && term.IsTerminal(file.Fd())
}

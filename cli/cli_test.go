package cli

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"boardwalk/internal/postgrestest"
)

func TestMain(m *testing.M) {
	testscript.Main(thenEnd{m}, map[string]func(){
		"boardwalk": func() { os.Exit(Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) },
	})
}

// thenEnd runs the tests and ends the PostgreSQL of those that want one.
type thenEnd struct{ m *testing.M }

func (e thenEnd) Run() int {
	code := e.m.Run()
	postgrestest.Exit(code)
	return code
}

// TestScripts runs the scripts under testdata/script. Beside the usual commands
// they have "exits N PROGRAM ARGUMENT…", which also wants one line or none on
// standard error, "evening DIR GAME…", which records an evening at a casino, and
// "spoil DIR SQL", which changes its data.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		Setup: func(env *testscript.Env) error {
			env.Setenv("XDG_CONFIG_HOME", env.WorkDir+"/.config") // where the keys of houses are
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"exits": exits, "evening": recordEvening, "spoil": spoil},
	})
}

func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits N program argument…")
	}
	code := "0"
	err := ts.Exec(args[1], args[2:]...)
	var status interface{ ExitCode() int }
	if errors.As(err, &status) {
		code = string(rune('0' + status.ExitCode()))
	} else if err != nil {
		ts.Fatalf("%v", err)
	}
	if code != args[0] {
		ts.Fatalf("exit code %s, want %s", code, args[0])
	}
	if lines := strings.Count(ts.ReadFile("stderr"), "\n"); lines > 1 {
		ts.Fatalf("%d lines on standard error, want at most one", lines)
	}
}

// torn is a reader's end that has gone away, in the rudest manner.
type torn struct{}

func (torn) Write([]byte) (int, error) { panic("torn\nin two") }

func TestAPanicIsOneLineForTheUser(t *testing.T) {
	var stderr strings.Builder
	code := Main([]string{"law", "show", "1.3(c)"}, strings.NewReader(""), torn{}, &stderr)
	if code != bad {
		t.Errorf("exit code %d, want %d", code, bad)
	}
	want := "boardwalk: a fault in the program itself, please report it: torn in two\n"
	if stderr.String() != want {
		t.Errorf("standard error %q, want %q", stderr.String(), want)
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("the disk is full") }

func TestAnAnswerThatCannotBeWrittenIsBad(t *testing.T) {
	for _, args := range []string{
		"law coverage", "law coverage --json", "law coverage --missing craps", "law show 1.3", "law show 1.3 --json",
	} {
		var stderr strings.Builder
		code := Main(strings.Fields(args), strings.NewReader(""), full{}, &stderr)
		if code != bad || stderr.String() != "boardwalk: the disk is full\n" {
			t.Errorf("%s: exit code %d, %q", args, code, stderr.String())
		}
	}
}

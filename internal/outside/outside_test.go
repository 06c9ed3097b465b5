// Package outside holds the test of a game that is no part of this module.
package outside

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// A module of its own, with a game that no list here names, is built against this one and run: the game deals, and has its
// figures and its simulation. Nothing is downloaded for it.
func TestAGameOfAnotherModule(t *testing.T) {
	program := filepath.Join(t.TempDir(), "outside")
	build := exec.Command("go", "build", "-pgo=off", "-o", program, ".")
	build.Dir = filepath.Join("..", "..", "examples", "outside")
	build.Env = append(os.Environ(), "GOPROXY=off", "GOWORK=off")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("it is not built: %v\n%s", err, out)
	}
	out, err := exec.Command(program).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	const want = `Do you raise? $1 to $10
a four after a one: +$20
paid 1 to 1 the house has 1/6: best play
paid 2 to 1 the house has -1/3: best play
100000 rounds, two: 1/6 is within the interval: true
`
	if string(out) != want {
		t.Errorf("it says:\n%s\nand not:\n%s", out, want)
	}
}

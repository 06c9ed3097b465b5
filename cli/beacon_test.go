package cli

import (
	"bufio"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"boardwalk/beacon/drand"
	"boardwalk/casino"
)

// TestTheTestBeaconIsWhatItPrints puts what the test beacon prints into a casino file, and fetches
// a value from where that says. A second start with the same key is the same beacon.
func TestTheTestBeaconIsWhatItPrints(t *testing.T) {
	key, before := filepath.Join(t.TempDir(), "beacon.key"), ""
	for range 2 {
		cmd := exec.Command("boardwalk", "beacon", "--addr", "127.0.0.1:0", "--key", key)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = cmd.Process.Kill() })
		text := ""
		for said := bufio.NewScanner(out); !strings.Contains(text, "servers") && said.Scan(); {
			text += said.Text() + "\n"
		}
		if !strings.Contains(text, "test beacon") {
			t.Errorf("it does not say what it is: %s", text)
		}
		file, _ := casino.Parse("printed", []byte(text))
		if file == nil || file.Beacon == nil {
			t.Fatalf("not a part of a casino file: %s", text)
		}
		if before != "" && file.Beacon.Hash != before {
			t.Error("with the same key it is another beacon")
		}
		before = file.Beacon.Hash
		client, err := drand.New(file.Beacon.Chain, file.Beacon.Servers)
		if err != nil {
			t.Fatal(err)
		}
		if err := client.Compare(t.Context()); err != nil {
			t.Error(err)
		}
		if _, err := client.Fetch(t.Context(), 1); err != nil {
			t.Error(err)
		}
		if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		if err := cmd.Wait(); err != nil {
			t.Error(err)
		}
	}
}

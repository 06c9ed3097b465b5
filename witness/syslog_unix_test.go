//go:build unix

package witness

import (
	"log/syslog"
	"net"
	"path/filepath"
	"strings"
	"testing"
)

// TestACheckpointGoesToTheLogOfTheSystem listens as the log of a system does.
func TestACheckpointGoesToTheLogOfTheSystem(t *testing.T) {
	name := filepath.Join(t.TempDir(), "log")
	log, err := net.ListenPacket("unixgram", name)
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	w, err := syslog.Dial("unixgram", name, syslog.LOG_NOTICE|syslog.LOG_AUTH, "boardwalk")
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	target := system{w}
	if target.Name() != "syslog" {
		t.Error(target.Name())
	}
	if err := target.Publish(t.Context(), "boardwalk\n7\nhash\n\n— boardwalk signature\n", nil); err != nil {
		t.Fatal(err)
	}
	line := make([]byte, 1024)
	n, _, err := log.ReadFrom(line)
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.TrimSpace(string(line[:n])); !strings.HasSuffix(got, "checkpoint boardwalk 7 hash — boardwalk signature") {
		t.Errorf("%q", got)
	}
}

package cli

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestKeysThatOthersMayReadAreRefused(t *testing.T) {
	for _, c := range []struct {
		dir, key os.FileMode
		file     string
		err      string
		warns    bool
	}{
		{0o700, 0o600, "checkpoint.key", "", false},
		{0o755, 0o600, "checkpoint.key", "", false},
		{0o770, 0o600, "checkpoint.key", "", true},
		{0o777, 0o600, "checkpoint.key", "run chmod 700", false},
		{0o700, 0o644, "checkpoint.key", "run chmod 600", false},
		{0o700, 0o640, "cluster.key", "run chmod 600", false},
		{0o700, 0o644, "checkpoint.pub", "", false},
	} {
		dir := filepath.Join(t.TempDir(), "data")
		if err := os.Mkdir(dir, 0o700); err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(dir, c.file)
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		for name, mode := range map[string]os.FileMode{file: c.key, dir: c.dir} {
			if err := os.Chmod(name, mode); err != nil {
				t.Fatal(err)
			}
		}
		var out strings.Builder
		err := checkPermissions(&out, dir)
		if got := out.String(); (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) ||
			strings.Contains(got, "warning") != c.warns {
			t.Errorf("%o, %s %o: %v, %q", c.dir, c.file, c.key, err, got)
		}
	}
	if err := checkPermissions(&strings.Builder{}, filepath.Join(t.TempDir(), "new")); err != nil {
		t.Error(err)
	}
}

func TestAnAddressThatOthersReachWithoutTLSIsWarnedOf(t *testing.T) {
	for _, c := range []struct {
		at    string
		proxy bool
		warns bool
	}{{"127.0.0.1:80", false, false}, {"[::1]:80", false, false}, {"0.0.0.0:80", false, true}, {"[::]:80", false, true},
		{"192.0.2.1:80", false, true}, {"0.0.0.0:80", true, false}} {
		at, err := net.ResolveTCPAddr("tcp", c.at)
		if err != nil {
			t.Fatal(err)
		}
		var out strings.Builder
		if err := warnOfAddress(&out, at, c.proxy); err != nil || strings.Contains(out.String(), "without TLS") != c.warns {
			t.Errorf("%s: %q, %v", c.at, out.String(), err)
		}
	}
}

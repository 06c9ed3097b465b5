package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"runtime"

	"boardwalk/cluster"
	"boardwalk/journal"
)

// checkPermissions refuses a data directory in which everybody may write, and keys that others may read, as the seed key is
// refused. It warns of a directory in which the group may write.
func checkPermissions(out io.Writer, dir string) error {
	if runtime.GOOS == "windows" { // where they mean nothing
		return nil
	}
	info, err := os.Stat(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	switch mode := info.Mode(); {
	case mode.Perm()&0o002 != 0:
		return fmt.Errorf("everybody may write in %s, and so put another key or database there: run chmod 700 %s", dir, dir)
	case mode.Perm()&0o020 != 0:
		if _, err := fmt.Fprintf(out, "warning: the group may write in %s, and so put another key or database there: "+
			"chmod 700 %s prevents that\n", dir, dir); err != nil {
			return err
		}
	}
	for _, name := range []string{journal.KeyFile, cluster.KeyFile} {
		file := filepath.Join(dir, name)
		info, err := os.Stat(file)
		switch {
		case errors.Is(err, fs.ErrNotExist):
		case err != nil:
			return err
		case info.Mode().Perm()&0o077 != 0:
			return fmt.Errorf("others may read %s, and who has read it can speak as this house: run chmod 600 %s, or make "+
				"another key if somebody may have", file, file)
		}
	}
	return nil
}

// warnOfAddress prints a warning if other machines can reach an address at which nothing is encrypted: there is neither a proxy
// in front nor a certificate.
func warnOfAddress(out io.Writer, at net.Addr, encrypted bool) error {
	tcp, ok := at.(*net.TCPAddr)
	if !ok || tcp.IP.IsLoopback() || encrypted {
		return nil
	}
	_, err := fmt.Fprintf(out, "warning: other machines can reach %s, and without TLS passwords and sessions can be read on the way there. "+
		"Give it a certificate (--tls-cert), put a proxy with TLS in front and say --proxy, or listen on 127.0.0.1 (docs/operations.md)\n", at)
	return err
}

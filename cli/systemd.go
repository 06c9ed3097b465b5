package cli

import (
	"net"
	"os"
)

// underSystemd reports whether the program is a service of systemd that says how it stands (Type=notify).
func underSystemd() bool { return os.Getenv("NOTIFY_SOCKET") != "" }

// notify tells systemd how the service stands: lines such as READY=1 and STATUS=…, see sd_notify(3). It does nothing elsewhere,
// and when systemd does not listen: the service itself is none the worse for it.
func notify(state string) {
	name := os.Getenv("NOTIFY_SOCKET")
	if name == "" {
		return
	}
	if name[0] == '@' { // a name without a file
		name = "\x00" + name[1:]
	}
	conn, err := net.DialUnix("unixgram", nil, &net.UnixAddr{Name: name, Net: "unixgram"})
	if err != nil {
		return
	}
	defer conn.Close()
	_, _ = conn.Write([]byte(state))
}

package cli

import (
	"fmt"
	"log/slog"
	"net"
	"os"
	"path/filepath"
	"strings"
	"time"

	"boardwalk/api/certificate"
	"boardwalk/api/gate"
)

type serveCommand struct {
	Config   configFile    `placeholder:"FILE" help:"A file with settings, in TOML: these flags by their names. Flags and the environment take precedence."`
	Casino   string        `placeholder:"FILE" help:"The casino file; a house with one table of every game if there is none."`
	Data     string        `placeholder:"DIR" help:"Where everything is kept; by default in your own directory for such things."`
	Store    string        `placeholder:"postgres://..." help:"Keep everything in a PostgreSQL database instead; the directory then has the keys of the house, and remembers the address."`
	Node     string        `placeholder:"NAME" help:"The name of this process among those of one database; by default that of the machine, and a number."`
	Wire     string        `placeholder:"HOST:PORT" help:"Be a node of a house: where its other nodes connect to this one. Needs a house in PostgreSQL."`
	Cluster  []string      `placeholder:"nats://HOST:PORT" help:"Other nodes of the house, by where they are connected to; one that is there is enough. If none is named, those that the database knows."`
	Plain    bool          `name:"wire-plain" help:"Nodes speak without TLS, which they may only on one machine."`
	Shards   int           `default:"-1" placeholder:"N" help:"Divide a new house of nodes into so many parts besides its own; 16 if not given, 0 for none."`
	SeedKey  string        `name:"seed-key" placeholder:"FILE" help:"The key under which the secrets of cards to come are kept, outside of the data; by default in your own directory for configuration. It is made for a new house."`
	Mark     string        `placeholder:"FILE" help:"A file outside of the data that says how far the house has come, so that an old copy is known; by default in your own directory for configuration."`
	Clock    time.Duration `name:"clock-range" default:"2160h" help:"How far the machine's clock may be from the last record (${default})."`
	AnyClock bool          `name:"accept-clock" help:"The machine's clock is right, however far it is from the last record. That is recorded."`
	Publish  []string      `placeholder:"FILE|URL|syslog" sep:"none" help:"Where to publish every signed checkpoint: a file, the address of a witness, or syslog. May be repeated."`
	First    bool          `name:"witness-first" help:"Open only after every place where checkpoints are published has said how far the house had come. Without it one that does not answer within 10 seconds is asked again while the house is open."`
	Addr     string        `placeholder:"HOST:PORT" help:"Where to listen; by default on this machine alone, at port 8080 or the first free one after it."`
	Open     bool          `help:"Show the casino in a browser, if there is one."`
	Password string        `placeholder:"ID" help:"Give a member of staff a new password, print it and end; it must be changed at the next sign-in."`
	Proxy    bool          `help:"A proxy in front says who asks, by X-Forwarded-For and X-Forwarded-Proto."`
	Host     []string      `placeholder:"NAME" help:"A name by which people ask for the house, as in https://NAME; may be given several times, and * is every name. Addresses in numbers and localhost need none."`
	Metrics  bool          `help:"Answer /metrics to everybody, and not only on this machine."`
	Drain    time.Duration `default:"60s" help:"How long to wait for rounds to end when the server is told to stop (${default})."`
	LogLevel slog.Level    `name:"log" default:"info" placeholder:"LEVEL" help:"What to log: debug, info, warn or error (${default})."`

	LogFormat string `enum:"text,json" default:"text" placeholder:"FORMAT" help:"How to log: text or json (${default}). In JSON everything that is printed is in the log."`
	TLSCert   string `name:"tls-cert" placeholder:"FILE" help:"Speak TLS, with the certificate (and its chain) in this file. A new one is taken into use when the files change, or by SIGHUP."`
	TLSKey    string `name:"tls-key" placeholder:"FILE" help:"The key of the certificate, which not everybody may read."`
	Passwords string `enum:"auto,print,file,both" default:"auto" placeholder:"WHERE" help:"Where the first passwords of staff go: print, file (first-passwords among the data, which only its owner reads) or both; print if not given, but file under systemd and with a log in JSON."`
	lifetimes
	shipping
	archiving

	closed *closedDoor
	pair   *certificate.Pair // nil without TLS
	log    *slog.Logger
}

// Help is printed by boardwalk serve --help.
func (serveCommand) Help() string {
	return `Opens the casino: tables for many people at once, with play money, over HTTP.
Everything is kept in one directory, and nothing that was acknowledged is lost,
whatever happens to the machine. The passwords of new staff are printed once, and
are good for nothing but choosing another.
The secrets of cards to come are sealed under a key that is not among the data (--seed-key):
keep a copy of it elsewhere, because a house cannot go on without it.
Of several processes on one PostgreSQL database (--store) one serves. The others wait, and one of them
goes on within seconds when it ends or dies: each needs the house's checkpoint.key, checkpoint.pub and
seed key. With --wire they are nodes of one house: everybody can ask any of them. They share its tables,
and those of a node go on at the others when it ends. Each then needs cluster.key as well (boardwalk cluster --help).
Every flag can be set in a file (--config) and in the environment: boardwalk config shows what is in effect.
A first signal (Ctrl-C) lets rounds end; a second one does not wait.

Examples:

    boardwalk serve
    boardwalk serve --casino casino.toml --data /srv/casino --addr :8080
    boardwalk serve --data /srv/casino --seed-key /etc/casino/seed.key
    boardwalk serve --config /etc/boardwalk/boardwalk.toml
    boardwalk serve --addr :443 --host casino.example --tls-cert casino.crt --tls-key casino.key
    boardwalk serve --data /srv/casino --store postgres://casino@db.example/casino
    boardwalk serve --data /srv/casino --wire 192.0.2.2:6222 --cluster nats://192.0.2.1:6222
    boardwalk serve --password boss`
}

// dataDir is where everything is kept.
func (cmd *serveCommand) dataDir() (string, error) {
	if cmd.Data != "" {
		return cmd.Data, nil
	}
	if dir := os.Getenv("XDG_STATE_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "boardwalk"), nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", misusef("say with --data where everything is to be kept: %v", err)
	}
	return filepath.Join(home, ".local", "state", "boardwalk"), nil
}

// limits returns how many connections there may be.
func (cmd *serveCommand) limits(memory int64) gate.Limits {
	limits := gate.Usual(memory)
	if cmd.Proxy { // all connections are the proxy's
		limits.Address = 0
	}
	return limits
}

// hosts are the names by which the house is asked for: those that were given, and that
// of the address to listen at.
func (cmd *serveCommand) hosts() []string {
	list := cmd.Host
	if name, _, err := net.SplitHostPort(cmd.Addr); err == nil && name != "" {
		list = append(list, name)
	}
	for i := range list {
		list[i] = strings.ToLower(list[i])
	}
	return list
}

// door is where the house listens. Port 8080 is many programs' favourite, so
// unless somebody has asked for it, one of the next will do.
func (cmd *serveCommand) door() (net.Listener, error) {
	if cmd.Addr != "" {
		return net.Listen("tcp", cmd.Addr)
	}
	var taken error
	for port := 8080; port < 8090; port++ {
		l, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", port))
		if err == nil {
			return l, nil
		}
		taken = err
	}
	return nil, taken
}

// busFile is the file in the directory of a node that says where other nodes connect to it, for boardwalk cluster.
const busFile = "cluster.address"

package cluster

import (
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/netip"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"golang.org/x/crypto/bcrypt"

	"boardwalk/chance"
)

// Config is how a node joins the others.
type Config struct {
	Name   string   // of the node; no other of the house has it
	Key    Key      // of the house's nodes
	Listen string   // HOST:PORT at which other nodes connect; an empty one is a port of this machine alone
	Peers  []string // nats://HOST:PORT of other nodes; one that is there is enough, it tells of the rest
	Plain  bool     // without TLS, which is allowed only on this machine
	Log    *slog.Logger
}

// Bus connects a process with the nodes of its house. It is a NATS server inside the process that speaks with other
// such servers and with nobody else. NATS cannot do without a port for clients: that is one of this machine alone, and
// its password is known to this process alone.
type Bus struct {
	Name string // of the node
	id   string // of this process, other than that of the node's process before

	conn   *nats.Conn
	server *server.Server
	log    *slog.Logger
}

// house is the account of everything that nodes say to each other.
const house = "HOUSE"

// mostBytes is the size of the longest message.
const mostBytes = 1 << 20

// Join starts the bus of a process. It does not wait for other nodes: they may come later.
func Join(c Config) (*Bus, error) {
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.Name == "" || strings.ContainsFunc(c.Name, func(r rune) bool { return r <= ' ' || r == 0x7f }) {
		return nil, fmt.Errorf("%q is no name of a node: it needs letters, and no spaces", c.Name)
	}
	w := &Bus{Name: c.Name, id: chance.NewSeed().String()[:16], log: c.Log}
	options, err := c.options(w.id)
	if err != nil {
		return nil, err
	}
	account := server.NewAccount(house)
	password := chance.NewSeed().String()
	kept, err := bcrypt.GenerateFromPassword([]byte(password), bcrypt.MinCost) // nobody can guess it; NATS warns of others
	if err != nil {
		return nil, err
	}
	options.Accounts = []*server.Account{account}
	options.Users = []*server.User{{Username: "node", Password: string(kept), Account: account}}
	if w.server, err = server.NewServer(options); err != nil {
		return nil, err
	}
	w.server.SetLoggerV2(natsLog{c.Log}, false, false, false)
	w.server.Start()
	if !w.server.ReadyForConnections(5 * time.Second) {
		w.server.Shutdown()
		return nil, fmt.Errorf("the bus does not start at %s: is another program there?", c.Listen)
	}
	w.conn, err = nats.Connect("", nats.InProcessServer(w.server), nats.UserInfo("node", password), nats.NoEcho(), nats.MaxReconnects(-1),
		nats.ErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) { c.Log.Warn("bus", "err", err) }))
	if err != nil {
		w.server.Shutdown()
		return nil, err
	}
	return w, nil
}

// options returns the settings of the NATS server.
func (c *Config) options(id string) (*server.Options, error) {
	listen := c.Listen
	if listen == "" {
		listen = "127.0.0.1:0"
	}
	host, port, err := hostPort(listen)
	if err != nil {
		return nil, fmt.Errorf("%s is no address to listen at: HOST:PORT", listen)
	}
	if port == 0 {
		port = server.RANDOM_PORT
	}
	o := &server.Options{
		ServerName: id, Host: "127.0.0.1", Port: server.RANDOM_PORT, NoSigs: true, MaxPayload: mostBytes, NoSystemAccount: true,
		ConnectErrorReports: 300, ReconnectErrorReports: 300, // of attempts, one a second
		Cluster: server.ClusterOpts{
			Name: "boardwalk", Host: host, Port: port, Username: "node", Password: c.Key.password(), AuthTimeout: 5,
			PoolSize: -1, ConnectRetries: 1 << 30, PingInterval: 2 * time.Second, NoAdvertise: true,
		},
	}
	if c.Plain && !loopback(host) {
		return nil, errors.New("nodes speak without TLS only on one machine: listen at 127.0.0.1")
	}
	if !c.Plain {
		if o.Cluster.TLSConfig, err = c.Key.tls(c.Name); err != nil {
			return nil, err
		}
		o.Cluster.TLSTimeout = 5
	}
	for _, text := range c.Peers {
		u, err := c.peer(text)
		if err != nil {
			return nil, err
		}
		o.Routes = append(o.Routes, u)
	}
	return o, nil
}

// peer reads the address of another node.
func (c *Config) peer(text string) (*url.URL, error) {
	rest, ok := strings.CutPrefix(text, "nats://")
	host, port, err := hostPort(rest)
	if !ok || err != nil || host == "" || port == 0 {
		return nil, fmt.Errorf("%s is no address of a node: nats://HOST:PORT", text)
	}
	if c.Plain && !loopback(host) {
		return nil, fmt.Errorf("nodes speak without TLS only on one machine, and %s is another", host)
	}
	return &url.URL{Scheme: "nats", Host: rest, User: url.UserPassword("node", c.Key.password())}, nil
}

// hostPort splits an address.
func hostPort(text string) (string, int, error) {
	host, port, err := net.SplitHostPort(text)
	if err != nil {
		return "", 0, err
	}
	n, err := strconv.ParseUint(port, 10, 16)
	return host, int(n), err
}

// loopback reports whether a host is this machine.
func loopback(host string) bool {
	ip, err := netip.ParseAddr(host)
	return host == "localhost" || err == nil && ip.IsLoopback()
}

// Address returns the address at which other nodes connect, as they have to give it.
func (w *Bus) Address() string { return "nats://" + w.server.ClusterAddr().String() }

// Close leaves the other nodes.
func (w *Bus) Close() {
	w.conn.Close()
	w.server.Shutdown()
	w.server.WaitForShutdown()
}

// natsLog writes what the NATS server reports to a log. What it says about each connection is for who looks for a fault.
type natsLog struct{ to *slog.Logger }

func (l natsLog) Noticef(format string, v ...any) { l.to.Debug("bus: " + fmt.Sprintf(format, v...)) }
func (l natsLog) Warnf(format string, v ...any)   { l.to.Warn("bus: " + fmt.Sprintf(format, v...)) }
func (l natsLog) Fatalf(format string, v ...any)  { l.to.Error("bus: " + fmt.Sprintf(format, v...)) }
func (l natsLog) Errorf(format string, v ...any)  { l.to.Warn("bus: " + fmt.Sprintf(format, v...)) }
func (l natsLog) Debugf(format string, v ...any)  { l.to.Debug("bus: " + fmt.Sprintf(format, v...)) }
func (l natsLog) Tracef(format string, v ...any)  { l.to.Debug("bus: " + fmt.Sprintf(format, v...)) }

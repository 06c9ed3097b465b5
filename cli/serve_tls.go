package cli

import (
	"context"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"sync"
	"syscall"
	"time"

	"boardwalk/api/certificate"
)

// certificateEvery is how often the files of a certificate are looked at. A change is noticed when they stand still for as long.
const certificateEvery = 5 * time.Second

// readCertificate reads the certificate of the house's own TLS, if it has one.
func (cmd *serveCommand) readCertificate() (err error) {
	switch {
	case cmd.TLSCert == "" && cmd.TLSKey == "":
		return nil
	case cmd.TLSCert == "" || cmd.TLSKey == "":
		return misusef("a certificate has two files: name them with --tls-cert and --tls-key")
	}
	cmd.pair, err = certificate.Open(cmd.TLSCert, cmd.TLSKey)
	return err
}

// serveAt serves at a listener, with TLS if the house has a certificate.
func (cmd *serveCommand) serveAt(web *http.Server, l net.Listener) error {
	if cmd.pair == nil {
		return web.Serve(l)
	}
	web.TLSConfig = cmd.pair.Config()
	return web.ServeTLS(l, "", "")
}

// url returns the address of a listener as a browser wants it.
func (cmd *serveCommand) url(l net.Listener) string {
	if cmd.pair == nil {
		return "http://" + l.Addr().String()
	}
	return "https://" + l.Addr().String()
}

// watchCertificate has a renewed certificate be taken into use, until stop is called. SIGHUP has the files be read at once. Under
// systemd that signal ends no house that has no certificate, because a unit may be told to reload.
func (cmd *serveCommand) watchCertificate(log *slog.Logger) (stop func()) {
	if cmd.pair == nil && !underSystemd() {
		return func() {}
	}
	asked := make(chan os.Signal, 1)
	signal.Notify(asked, syscall.SIGHUP)
	ctx, cancel := context.WithCancel(context.Background())
	var watching sync.WaitGroup
	if cmd.pair != nil {
		watching.Go(func() { cmd.pair.Watch(ctx, certificateEvery, asked, log) })
	}
	return func() {
		signal.Stop(asked)
		cancel()
		watching.Wait()
	}
}

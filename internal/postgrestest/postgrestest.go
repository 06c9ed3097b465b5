// Package postgrestest starts a PostgreSQL of its own for tests.
package postgrestest

import (
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
)

// Server is a PostgreSQL with nothing in it from another time.
type Server struct {
	programs string
	dir      string
	port     int
	as       *syscall.SysProcAttr // PostgreSQL refuses to run as root
}

// start starts a server. It installs PostgreSQL where it is missing and can be installed.
func start() (s *Server, err error) {
	finder, err := tool("postgres")
	if err != nil {
		return nil, err
	}
	found := exec.Command(finder)
	found.Stderr = os.Stderr
	text, err := found.Output()
	if err != nil {
		return nil, fmt.Errorf("PostgreSQL: %w", err)
	}
	s = &Server{programs: strings.TrimSpace(string(text))}
	if s.dir, err = os.MkdirTemp("", "boardwalk-postgres-"); err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			os.RemoveAll(s.dir)
		}
	}()
	if os.Getuid() == 0 {
		if err := s.asPostgres(); err != nil {
			return nil, err
		}
	}
	if s.port, err = freePort(); err != nil {
		return nil, err
	}
	if err := s.run("initdb", "--pgdata", s.data(), "--auth", "trust", "--username", "boardwalk", "--encoding", "UTF8",
		"--no-locale", "--no-sync"); err != nil {
		return nil, err
	}
	return s, s.Up()
}

// tool is where a program of the folder tools is. Tests run in the folder of their package, which is somewhere beside it.
func tool(name string) (string, error) {
	dir, err := os.Getwd()
	for err == nil {
		file := filepath.Join(dir, "tools", name)
		if _, missing := os.Stat(file); missing == nil {
			return file, nil
		}
		above := filepath.Dir(dir)
		if above == dir {
			return "", fmt.Errorf("tools/%s is not above this folder", name)
		}
		dir = above
	}
	return "", err
}

// asPostgres has the programs run as the user that the packages make for them.
func (s *Server) asPostgres() error {
	u, err := user.Lookup("postgres")
	if err != nil {
		return err
	}
	uid, err := strconv.Atoi(u.Uid)
	if err != nil {
		return err
	}
	gid, err := strconv.Atoi(u.Gid)
	if err != nil {
		return err
	}
	s.as = runAs(uint32(uid), uint32(gid))
	return os.Chown(s.dir, uid, gid)
}

// freePort returns a port that nobody listens at.
func freePort() (int, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	return l.Addr().(*net.TCPAddr).Port, l.Close()
}

func (s *Server) data() string { return filepath.Join(s.dir, "data") }

// run runs one of the programs.
func (s *Server) run(program string, args ...string) error {
	cmd := exec.Command(filepath.Join(s.programs, program), args...)
	cmd.Dir, cmd.SysProcAttr = s.dir, s.as
	log, err := os.CreateTemp("", "boardwalk-postgres-log-") // not a pipe: the server would hold it open
	if err != nil {
		return err
	}
	defer os.Remove(log.Name())
	defer log.Close()
	cmd.Stdout, cmd.Stderr = log, log
	if err := cmd.Run(); err != nil {
		text, _ := os.ReadFile(log.Name())
		return fmt.Errorf("%s: %w: %s", program, err, text)
	}
	return nil
}

// Up starts the server again after [Server.Down].
func (s *Server) Up() error {
	options := fmt.Sprintf("-c port=%d -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200", s.port)
	return s.run("pg_ctl", "start", "--wait", "--pgdata", s.data(), "--log", filepath.Join(s.dir, "log"), "--options", options)
}

// Down stops the server at once, as if its power had failed.
func (s *Server) Down() error {
	return s.run("pg_ctl", "stop", "--mode", "immediate", "--pgdata", s.data())
}

// stop stops the server and removes all that it has.
func (s *Server) stop() error { return errors.Join(s.Down(), os.RemoveAll(s.dir)) }

// address returns the address of a schema, by which programs open it.
func (s *Server) address(schema string) string {
	return fmt.Sprintf("postgres://boardwalk@127.0.0.1:%d/postgres?search_path=%s", s.port, schema)
}

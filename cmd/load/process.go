package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// child is another process of this program, at the other end of the wire.
type child struct {
	cmd   *exec.Cmd
	stdin io.WriteCloser
	addr  string
	ready time.Duration // that it took until it listened
}

func start(args ...string) (*child, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	c := &child{cmd: exec.Command(self, args...)}
	c.cmd.Stderr = os.Stderr
	if c.stdin, err = c.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	stdout, err := c.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	began := time.Now()
	if err := c.cmd.Start(); err != nil {
		return nil, err
	}
	line, err := bufio.NewReader(stdout).ReadString('\n')
	if err != nil {
		return nil, errors.Join(fmt.Errorf("%s did not open", args[0]), c.stop())
	}
	c.addr, c.ready = strings.TrimSpace(line), time.Since(began)
	return c, nil
}

// stop has it close in good order.
func (c *child) stop() error { return errors.Join(c.stdin.Close(), c.cmd.Wait()) }

// kill ends it as a power failure would.
func (c *child) kill() error {
	err := c.cmd.Process.Kill()
	_ = c.cmd.Wait() // that it was killed
	return err
}

// meters are what the house says of itself at one moment.
type meters map[string]float64

func (c *child) meters() (meters, error) {
	answer, err := http.Get("http://" + c.addr + "/metrics")
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	m := meters{}
	lines := bufio.NewScanner(answer.Body)
	for lines.Scan() {
		name, value, _ := strings.Cut(lines.Text(), " ")
		name, _, _ = strings.Cut(name, "{") // of all shards together
		if n, err := strconv.ParseFloat(value, 64); err == nil {
			m[name] += n
		}
	}
	return m, lines.Err()
}

// sumMeters is what several processes say together.
func sumMeters(list []*child) (meters, error) {
	sum := meters{}
	for _, c := range list {
		m, err := c.meters()
		if err != nil {
			return nil, err
		}
		for name, n := range m {
			sum[name] += n
		}
	}
	return sum, nil
}

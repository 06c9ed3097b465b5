package cli

import (
	"bytes"
	"context"
	"io"
	"log/slog"
	"sync"
)

// newLog returns a log of the format and level that were asked for.
func (cmd *serveCommand) newLog(out io.Writer) *slog.Logger {
	options := &slog.HandlerOptions{Level: cmd.LogLevel}
	if cmd.LogFormat == "json" {
		return slog.New(slog.NewJSONHandler(out, options))
	}
	return slog.New(slog.NewTextHandler(out, options))
}

// logTo returns the log, which from now on is everybody's.
func (cmd *serveCommand) logTo(c *console) *slog.Logger {
	slog.SetDefault(cmd.log)
	return cmd.log
}

// inLog returns a console that has everything that is said to people in the log, if that is in JSON: then every line that the
// program writes is an object. A password that somebody has asked for is not for a log.
func (cmd *serveCommand) inLog(c *console) *console {
	cmd.log = cmd.newLog(c.err)
	if cmd.LogFormat != "json" || cmd.Password != "" {
		return c
	}
	return &console{in: c.in, out: &logLines{log: cmd.log, level: slog.LevelInfo}, err: &logLines{log: cmd.log, level: slog.LevelWarn}}
}

// logLines is a writer whose lines go into a log.
type logLines struct {
	log   *slog.Logger
	level slog.Level

	mu   sync.Mutex
	rest []byte // of a line that is not whole
}

// Write logs the lines that are whole.
func (l *logLines) Write(text []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.rest = append(l.rest, text...)
	for {
		line, rest, whole := bytes.Cut(l.rest, []byte("\n"))
		if !whole {
			return len(text), nil
		}
		if line = bytes.TrimSpace(line); len(line) > 0 {
			l.log.Log(context.Background(), l.level, string(line))
		}
		l.rest = rest
	}
}

// loggedError is an error that the log has, so that it is not said once more.
type loggedError struct{ error }

// Unwrap returns the error itself.
func (e *loggedError) Unwrap() error { return e.error }

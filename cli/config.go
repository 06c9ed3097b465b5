package cli

import (
	"fmt"
	"io"
	"log/slog"
	"net/url"
	"path/filepath"
	"reflect"
	"strings"
	"time"

	"github.com/BurntSushi/toml"
	"github.com/alecthomas/kong"
)

// configCommand has the flags of serve, so that it is asked with what serve would be started with.
type configCommand struct {
	serveCommand
	JSON bool `name:"json" help:"Print one JSON object."`
}

// Help is printed by boardwalk config --help.
func (configCommand) Help() string {
	return `Prints every setting with which boardwalk serve would open a house, and where it comes from: a
flag, a variable of the environment, a line of the configuration file, or the default; in this
order of precedence. It takes the flags of serve and opens nothing. What it prints is a
configuration file itself.

Every setting of serve has the name of its flag in the file, and BOARDWALK_ with that name in capital
letters in the environment: --tls-cert is tls-cert = "FILE", and BOARDWALK_TLS_CERT.

Examples:

    boardwalk config
    boardwalk config --config /etc/boardwalk/boardwalk.toml
    boardwalk config --config /etc/boardwalk/boardwalk.toml --json`
}

// setting is one setting as it is in effect.
type setting struct {
	Name        string `json:"name"`
	Value       any    `json:"value"`
	From        string `json:"from"` // flag, environment, file or default
	Where       string `json:"where,omitempty"`
	Environment string `json:"environment"`
}

// Run prints the settings.
func (cmd *configCommand) Run(c *console, ctx *kong.Context, file *settings) error {
	var list []setting
	for _, known := range settingsOf(ctx.Model.Node) {
		for _, flag := range ctx.Selected().Flags {
			if flag.Name == known.Name {
				list = append(list, cmd.effective(ctx, file, flag))
			}
		}
	}
	if cmd.JSON {
		return printObject(c.out, struct {
			File     string    `json:"file,omitempty"`
			Settings []setting `json:"settings"`
		}{file.file, list})
	}
	return printSettings(c.out, list)
}

// effective returns a setting as it is in effect.
func (cmd *configCommand) effective(ctx *kong.Context, file *settings, flag *kong.Flag) setting {
	s := setting{Name: flag.Name, From: "default", Environment: flag.Envs[0], Value: plainSetting(flag.Target)}
	given := false
	for _, p := range ctx.Path {
		given = given || p.Flag == flag && !p.Resolved
	}
	name := environmentOf(flag)
	_, written := file.values[flag.Name]
	switch {
	case given:
		s.From, s.Where = "flag", "--"+flag.Name
	case name != "":
		s.From, s.Where = "environment", name
	case written:
		s.From, s.Where = "file", fmt.Sprintf("%s:%d", file.file, file.lines[flag.Name])
	}
	switch {
	case s.Name == "data" && s.Value == "":
		if dir, err := cmd.dataDir(); err == nil {
			s.Value = filepath.Clean(dir)
		}
	case s.Name == "store":
		s.Value = withoutPassword(s.Value.(string))
	}
	return s
}

// plainSetting returns the value of a flag as it would stand in a file.
func plainSetting(v reflect.Value) any {
	switch value := v.Interface().(type) {
	case time.Duration:
		return value.String()
	case slog.Level:
		return strings.ToLower(value.String())
	case []string:
		if value == nil {
			return []string{}
		}
	}
	return v.Interface()
}

// withoutPassword returns the address of a database without the password that it may have.
func withoutPassword(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return "(an address that cannot be read)"
	}
	if _, secret := u.User.Password(); secret {
		return u.Redacted()
	}
	return address
}

// printSettings prints settings as a configuration file, with where each comes from behind it. Those that have no value are
// comments.
func printSettings(out io.Writer, list []setting) error {
	for _, s := range list {
		line, err := toml.Marshal(map[string]any{s.Name: s.Value})
		if err != nil {
			return err
		}
		text := strings.TrimSpace(string(line))
		if s.From == "default" && (s.Value == "" || reflect.ValueOf(s.Value).Kind() == reflect.Slice) {
			text = "# " + text
		}
		from := strings.TrimSpace(s.From + " " + s.Where)
		if _, err := fmt.Fprintf(out, "%-48s # %s\n", text, from); err != nil {
			return err
		}
	}
	return nil
}

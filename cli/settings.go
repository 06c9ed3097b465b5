package cli

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/BurntSushi/toml"
	"github.com/alecthomas/kong"

	"boardwalk/internal/nearest"
)

// configFile is a flag that names a file with settings: the flags of serve by their names, in TOML. A flag or a variable of
// the environment takes precedence over the file.
type configFile string

// BeforeResolve reads the file, and has the flags that nobody has given get their values from it.
func (configFile) BeforeResolve(ctx *kong.Context, into *settings, flag *kong.Path) error {
	name, _ := ctx.FlagValue(flag.Flag).(configFile)
	if name == "" || into.file != "" {
		return nil
	}
	if err := into.read(string(name), settingsOf(ctx.Model.Node)); err != nil {
		return err
	}
	ctx.AddResolver(into)
	return nil
}

// settings are what a configuration file says.
type settings struct {
	file   string // its name; empty if there is none
	values map[string]any
	lines  map[string]int
}

// notSettings are flags of serve that are orders for once, or about the file itself.
var notSettings = []string{"help", "config", "password"}

// settingsOf returns the flags of serve that may be set in a file and by the environment.
func settingsOf(root *kong.Node) (list []*kong.Flag) {
	for _, node := range root.Children {
		if node.Name != "serve" {
			continue
		}
		for _, flag := range node.Flags {
			if !slices.Contains(notSettings, flag.Name) {
				list = append(list, flag)
			}
		}
	}
	return list
}

// read reads a file. The first thing that is wrong in it is the error, with its line.
func (s *settings) read(name string, known []*kong.Flag) error {
	text, err := os.ReadFile(name)
	if err != nil {
		return fmt.Errorf("the configuration cannot be read: %w", err)
	}
	values := map[string]any{}
	if _, err := toml.Decode(string(text), &values); err != nil {
		if wrong, ok := errors.AsType[toml.ParseError](err); ok {
			return fmt.Errorf("%s:%d: %s", name, max(1, wrong.Position.Line), wrong.Message)
		}
		return fmt.Errorf("%s: %w", name, err)
	}
	lines := map[string]int{}
	for key := range values {
		lines[key] = lineOfKey(string(text), key)
	}
	keys := slices.SortedFunc(maps.Keys(values), func(a, b string) int { return lines[a] - lines[b] })
	for _, key := range keys {
		at := slices.IndexFunc(known, func(f *kong.Flag) bool { return f.Name == key })
		if at < 0 {
			return fmt.Errorf("%s:%d: %s", name, lines[key], unknownSetting(key, values[key], known))
		}
		if err := fits(known[at], values[key]); err != nil {
			return fmt.Errorf("%s:%d: %s: %w", name, lines[key], key, err)
		}
	}
	s.file, s.values, s.lines = name, values, lines
	return nil
}

// lineOfKey returns the line of a text in TOML where a key of the first level stands.
func lineOfKey(text, key string) int {
	at := regexp.MustCompile(`(?m)^[ \t]*\[*[ \t]*["']?` + regexp.QuoteMeta(key) + `["']?[ \t]*[].=]`).FindStringIndex(text)
	if at == nil {
		return 1
	}
	return 1 + strings.Count(text[:at[0]], "\n")
}

// unknownSetting says what is wrong with a key that is no setting.
func unknownSetting(key string, value any, known []*kong.Flag) string {
	if _, table := value.(map[string]any); table {
		return fmt.Sprintf("settings stand without tables, so [%s] cannot be here", key)
	}
	if slices.Contains(notSettings, key) {
		return fmt.Sprintf("%s is an order for once, and no setting", key)
	}
	var names []string
	for _, f := range known {
		names = append(names, f.Name)
	}
	return fmt.Sprintf("there is no setting %q; nearest: %s", key, strings.Join(nearest.Names(key, names, nearest.Any), ", "))
}

// fits returns an error if a value is not one of a flag.
func fits(flag *kong.Flag, value any) error {
	_, isText := value.(string)
	_, isTruth := value.(bool)
	_, isNumber := value.(int64)
	_, isList := value.([]any)
	kind, want, ok := flag.Target.Kind(), "text in quotation marks", isText
	switch {
	case flag.Target.Type() == reflect.TypeFor[time.Duration]():
		want = `a length of time in quotation marks, such as "90s" or "24h"`
	case flag.IsBool():
		want, ok = "true or false", isTruth
	case flag.Target.Type() == reflect.TypeFor[int]():
		want, ok = "a whole number", isNumber
	case kind == reflect.Slice:
		want, ok = `a list of texts, such as ["one", "other"]`, isText || isList
	}
	if !ok {
		return fmt.Errorf("it must be %s", want)
	}
	read := reflect.New(flag.Target.Type()).Elem()
	if err := flag.Parse(kong.Scan().PushTyped(value, kong.FlagValueToken), read); err != nil {
		if isList {
			return fmt.Errorf("it must be %s", want)
		}
		return err
	}
	if text := fmt.Sprint(read); flag.Enum != "" && !flag.EnumMap()[text] {
		return fmt.Errorf("it must be one of %s, not %q", strings.Join(flag.EnumSlice(), ", "), text)
	}
	return nil
}

// Validate implements [kong.Resolver]. The file was held against the flags when it was read.
func (s *settings) Validate(*kong.Application) error { return nil }

// Resolve implements [kong.Resolver].
func (s *settings) Resolve(_ *kong.Context, _ *kong.Path, flag *kong.Flag) (any, error) {
	if environmentOf(flag) != "" {
		return nil, nil
	}
	return s.values[flag.Name], nil
}

// nameEnvironment gives every setting of serve a name in the environment: BOARDWALK_ and the flag's own. Commands that have
// the same settings have the same names.
func nameEnvironment(k *kong.Kong) error {
	names := map[string]bool{"config": true}
	for _, flag := range settingsOf(k.Model.Node) {
		names[flag.Name] = true
	}
	for _, node := range k.Model.Children {
		if !slices.ContainsFunc(node.Flags, func(f *kong.Flag) bool { return f.Name == "config" }) {
			continue
		}
		for _, flag := range node.Flags {
			if names[flag.Name] {
				flag.Envs = []string{"BOARDWALK_" + strings.ReplaceAll(strings.ToUpper(flag.Name), "-", "_")}
				flag.Tag.Envs = flag.Envs
			}
		}
	}
	return nil
}

// environmentOf returns the name of the variable that gives a flag its value, or "" if none does.
func environmentOf(flag *kong.Flag) string {
	for _, name := range flag.Envs {
		if _, ok := os.LookupEnv(name); ok {
			return name
		}
	}
	return ""
}

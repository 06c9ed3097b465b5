package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

// readFile reads a file of the tree.
func readFile(t *testing.T, parts ...string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(append([]string{".."}, parts...)...))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// metricName finds names of the program's own metrics.
var metricName = regexp.MustCompile(`\bboardwalk_[a-z_]+`)

// defined returns the names of all metrics that the program defines.
func defined(t *testing.T) []string {
	t.Helper()
	var names []string
	for _, dir := range []string{"api/metrics", "cluster"} {
		files, err := filepath.Glob(filepath.Join("..", dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			for _, quoted := range regexp.MustCompile(`"boardwalk_[a-z_]+"`).FindAllString(readFile(t, file[3:]), -1) {
				names = append(names, strings.Trim(quoted, `"`))
			}
		}
	}
	slices.Sort(names)
	if names = slices.Compact(names); len(names) < 25 {
		t.Fatalf("only %d metrics were found", len(names))
	}
	return names
}

// TestEveryMetricIsThere holds the dashboard, the alerts and the handbook against the metrics of the program: what they name
// exists, and what exists is in the handbook.
func TestEveryMetricIsThere(t *testing.T) {
	names := defined(t)
	handbook := readFile(t, "docs", "operations.md")
	for _, name := range names {
		if !strings.Contains(handbook, "`"+name+"`") {
			t.Errorf("docs/operations.md says nothing of %s", name)
		}
	}
	for file, text := range map[string]string{
		"docs/operations.md": handbook, "the dashboard": readFile(t, "deploy", "grafana", "boardwalk.json"),
		"the alerts": readFile(t, "deploy", "prometheus", "alerts.yml"), "their test": readFile(t, "deploy", "prometheus", "alerts_test.yml"),
	} {
		used := metricName.FindAllString(text, -1)
		if len(used) == 0 {
			t.Errorf("%s names no metrics", file)
		}
		for _, name := range used {
			plain := name
			for _, part := range []string{"_bucket", "_sum", "_count"} {
				plain = strings.TrimSuffix(plain, part)
			}
			if !slices.Contains(names, name) && !slices.Contains(names, plain) && name != "boardwalk_node_" {
				t.Errorf("%s names %s, which does not exist", file, name)
			}
		}
	}
	if text := readFile(t, "deploy", "grafana", "boardwalk.json"); !json.Valid([]byte(text)) {
		t.Error("the dashboard is no JSON")
	}
}

// TestEveryAlertSaysWhatToDo: it leads to a heading of the handbook.
func TestEveryAlertSaysWhatToDo(t *testing.T) {
	headings := map[string]bool{}
	for _, h := range regexp.MustCompile(`(?m)^#+ (.*)$`).FindAllStringSubmatch(readFile(t, "docs", "operations.md"), -1) {
		plain := regexp.MustCompile(`[^a-z0-9 -]`).ReplaceAllString(strings.ToLower(h[1]), "")
		headings[strings.ReplaceAll(plain, " ", "-")] = true
	}
	rules := readFile(t, "deploy", "prometheus", "alerts.yml")
	leads := regexp.MustCompile(`runbook: docs/operations\.md#(\S+)`).FindAllStringSubmatch(rules, -1)
	if alerts := strings.Count(rules, "- alert: "); alerts == 0 || alerts != len(leads) {
		t.Errorf("%d alerts, and %d say what to do", alerts, len(leads))
	}
	for _, lead := range leads {
		if !headings[lead[1]] {
			t.Errorf("docs/operations.md has no heading %s", lead[1])
		}
	}
}

// TestTheRulesAreGood has Prometheus's own tool look at them, where it is installed.
func TestTheRulesAreGood(t *testing.T) {
	tool, err := exec.LookPath("promtool")
	if err != nil {
		t.Skip("promtool is not installed")
	}
	for _, args := range [][]string{{"check", "config", "prometheus.yml"}, {"test", "rules", "alerts_test.yml"}} {
		cmd := exec.Command(tool, args...)
		cmd.Dir = filepath.Join("..", "deploy", "prometheus")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("promtool %v: %v\n%s", args, err, out)
		}
	}
}

// TestTheSettingsOfTheExamples: the configuration file and the environment of the container are such as the program takes.
func TestTheSettingsOfTheExamples(t *testing.T) {
	var root commands
	parser, err := kong.New(&root, kong.PostBuild(nameEnvironment), kong.Bind(&settings{}), kong.Exit(func(int) {}))
	if err != nil {
		t.Fatal(err)
	}
	known := settingsOf(parser.Model.Node)
	file := &settings{}
	if err := file.read(filepath.Join("..", "deploy", "boardwalk.toml"), known); err != nil || len(file.values) < 5 {
		t.Errorf("%d settings: %v", len(file.values), err)
	}
	var names []string
	for _, flag := range known {
		names = append(names, flag.Envs...)
	}
	if len(names) != len(known) {
		t.Errorf("%d settings have %d names in the environment", len(known), len(names))
	}
	used := regexp.MustCompile(`BOARDWALK_[A-Z_]+`).FindAllString(readFile(t, "deploy", "Containerfile"), -1)
	for _, name := range used {
		if !slices.Contains(names, name) {
			t.Errorf("the container sets %s, which is no setting", name)
		}
	}
	if len(used) < 5 {
		t.Errorf("the container sets %v", used)
	}
}

// TestTheUnitFile is verified by systemd, where it is installed.
func TestTheUnitFile(t *testing.T) {
	tool, err := exec.LookPath("systemd-analyze")
	if err != nil {
		t.Skip("systemd is not installed")
	}
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Replace(readFile(t, "deploy", "boardwalk.service"), "/usr/local/bin/boardwalk", program, 1)
	unit := filepath.Join(t.TempDir(), "boardwalk.service")
	if err := os.WriteFile(unit, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"verify", unit}, {"security", "--offline=true", "--threshold=20", unit}} {
		if out, err := exec.Command(tool, args...).CombinedOutput(); err != nil || args[0] == "verify" && len(out) > 0 {
			t.Errorf("systemd-analyze %v: %v\n%s", args, err, out)
		}
	}
}

// inPrint finds commands of the program in a text: lines of code with all that they go on in, and code within a sentence.
var inPrint = regexp.MustCompile("(?m)^ {4,}(boardwalk (?:.*\\\\\n)*.*)$|`(boardwalk [a-z][^`]*)`")

// wordsOf splits a command as a shell does, up to what only the shell sees: a comment, or where the output goes. What stands for a
// number is one.
func wordsOf(line string) (words []string) {
	line = strings.ReplaceAll(line, "\\\n", " ")
	for _, word := range regexp.MustCompile(`"[^"]*"|'[^']*'|\S+`).FindAllString(line, -1) {
		if strings.HasPrefix(word, "[") { // what may be left out
			return words
		}
		switch word {
		case "#", ">", "|", "...", "…":
			return words
		case "K", "N", "ROUND":
			word = "3"
		}
		words = append(words, strings.Trim(word, `"'`))
	}
	return words
}

// commandsOf returns the commands of the examples, without the name of the program, by where they stand.
func commandsOf(t *testing.T) map[string][][]string {
	t.Helper()
	found := map[string][][]string{}
	for _, unit := range []string{"boardwalk.service", "boardwalk-backup.service"} {
		for _, line := range regexp.MustCompile(`(?m)^Exec.*$`).FindAllString(readFile(t, "deploy", unit), -1) {
			if _, args, ok := strings.Cut(line, "/usr/local/bin/boardwalk "); ok {
				args = strings.NewReplacer(`"`, "", "'", "", "$$(date +%%F-%%H%%M)", "2026-11-19-0530").Replace(args)
				found[unit] = append(found[unit], strings.Fields(args))
			}
		}
	}
	runs := regexp.MustCompile(`(?m)^ENTRYPOINT \["/boardwalk"\]\nCMD (\[.*\])$`)
	if m := runs.FindStringSubmatch(readFile(t, "deploy", "Containerfile")); m != nil {
		var args []string
		if err := json.Unmarshal([]byte(m[1]), &args); err != nil {
			t.Fatal(err)
		}
		found["Containerfile"] = [][]string{args}
	}
	for _, page := range []string{"operations.md", "evidence.md", "releases.md", "reports.md"} {
		for _, m := range inPrint.FindAllStringSubmatch(readFile(t, "docs", page), -1) {
			found[page] = append(found[page], wordsOf(m[1] + m[2])[1:])
		}
	}
	for where, least := range map[string]int{"boardwalk.service": 1, "boardwalk-backup.service": 1, "Containerfile": 1, "operations.md": 30} {
		if len(found[where]) < least {
			t.Errorf("%s has %d commands", where, len(found[where]))
		}
	}
	return found
}

// TestTheCommandsOfTheExamples: whatever units, container and manuals have the program do, it knows, with all its flags.
func TestTheCommandsOfTheExamples(t *testing.T) {
	for where, list := range commandsOf(t) {
		for _, args := range list {
			var root commands
			parser, err := kong.New(&root, kong.PostBuild(nameEnvironment), kong.Bind(&settings{}), kong.Exit(func(int) {}))
			if err != nil {
				t.Fatal(err)
			}
			c, err := kong.Trace(parser, args)
			if err == nil {
				err = c.Error
			}
			if err != nil || c.Selected() == nil && len(c.Path) < 2 {
				t.Errorf("%s: boardwalk %s: %v", where, strings.Join(args, " "), err)
			}
		}
	}
}

// TestTheExamplesGoTogether: the paths and addresses of one example are those of the others.
func TestTheExamplesGoTogether(t *testing.T) {
	for _, same := range []struct {
		what  string
		parts [][2]string // files, and what must be in each
	}{
		{"where the settings are", [][2]string{{"deploy/boardwalk.service", "--config /etc/boardwalk/boardwalk.toml"},
			{"docs/operations.md", "deploy/boardwalk.toml /etc/boardwalk/boardwalk.toml"}}},
		{"where the data is", [][2]string{{"deploy/boardwalk.service", "StateDirectory=boardwalk boardwalk-keys\n"},
			{"deploy/boardwalk.toml", `= "/var/lib/boardwalk" `}, {"deploy/boardwalk.toml", `= "/var/lib/boardwalk-keys/seed.key"`},
			{"deploy/boardwalk.toml", `= "/var/lib/boardwalk-keys/mark"`}, {"deploy/boardwalk-backup.service", " backup /var/lib/boardwalk "},
			{"deploy/boardwalk-backup.service", "ReadWritePaths=/srv/backup /var/lib/boardwalk\n"}}},
		{"where the house listens", [][2]string{{"deploy/boardwalk.toml", `= "127.0.0.1:8080"`},
			{"deploy/caddy/Caddyfile", "reverse_proxy 127.0.0.1:8080 "}, {"deploy/nginx/boardwalk.conf", "server 127.0.0.1:8080;"},
			{"deploy/prometheus/prometheus.yml", `["127.0.0.1:8080"]`}}},
		{"where the container listens", [][2]string{{"deploy/Containerfile", "BOARDWALK_ADDR=0.0.0.0:8080 "},
			{"deploy/Containerfile", "EXPOSE 8080\n"}}},
		{"where the container keeps what it has", [][2]string{{"deploy/Containerfile", "BOARDWALK_DATA=/data "},
			{"deploy/Containerfile", "BOARDWALK_SEED_KEY=/keys/"}, {"deploy/Containerfile", `VOLUME ["/data", "/keys"]`}}},
		{"whose metrics are watched", [][2]string{{"deploy/prometheus/prometheus.yml", "job_name: boardwalk\n"},
			{"deploy/prometheus/prometheus.yml", "- alerts.yml\n"}, {"deploy/prometheus/alerts.yml", `{job="boardwalk"}`},
			{"deploy/grafana/boardwalk.json", `job=\"boardwalk\"`}}},
		{"by whom the house is run", [][2]string{{"deploy/boardwalk.service", "User=boardwalk\nGroup=boardwalk\n"},
			{"deploy/boardwalk-backup.service", "User=boardwalk\nGroup=boardwalk\n"},
			{"docs/operations.md", "useradd --system --home-dir /var/lib/boardwalk "}}},
	} {
		for _, part := range same.parts {
			if !strings.Contains(readFile(t, part[0]), part[1]) {
				t.Errorf("%s: %s has no %q", same.what, part[0], part[1])
			}
		}
	}
	for _, file := range regexp.MustCompile(`\bdeploy/[a-z-]+(?:[./][A-Za-z.-]+\b)?`).FindAllString(readFile(t, "docs", "operations.md"), -1) {
		if _, err := os.Stat(filepath.Join("..", file)); err != nil {
			t.Errorf("docs/operations.md: %v", err)
		}
	}
}

// asked are the expressions of the alerts and of the dashboard, by where they stand.
func asked(t *testing.T) map[string][]string {
	t.Helper()
	list := map[string][]string{}
	for _, m := range regexp.MustCompile(`(?m)^ +expr: (.*)$`).FindAllStringSubmatch(readFile(t, "deploy", "prometheus", "alerts.yml"), -1) {
		list["the alerts"] = append(list["the alerts"], m[1])
	}
	var board struct {
		Panels []struct{ Targets []struct{ Expr string } }
	}
	if err := json.Unmarshal([]byte(readFile(t, "deploy", "grafana", "boardwalk.json")), &board); err != nil {
		t.Fatal(err)
	}
	for _, p := range board.Panels {
		for _, target := range p.Targets {
			list["the dashboard"] = append(list["the dashboard"], target.Expr)
		}
	}
	if len(list["the alerts"]) < 15 || len(list["the dashboard"]) < 30 {
		t.Fatalf("%d alerts and %d targets", len(list["the alerts"]), len(list["the dashboard"]))
	}
	return list
}

// TestTheRulesAskForWhatIsServed: what alerts and dashboard ask for, a house that is open serves: the metric, of the kind that they
// take it for, with the labels and the values that they look for. What only nodes and certificates have is served in their tests.
func TestTheRulesAskForWhatIsServed(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	house := serve(t, dir, "--ship", filepath.Join(t.TempDir(), "shipped"))
	if out, err := exec.Command("boardwalk", "backup", dir, filepath.Join(t.TempDir(), "backup")).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	text := ""
	for _, path := range []string{"/metrics", "/openapi.json", "/metrics"} { // the second time a request was answered
		answer, err := http.Get(house.url + path)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil || answer.StatusCode != http.StatusOK {
			t.Fatalf("%s: %s %v", path, answer.Status, err)
		}
		text += string(body)
	}
	for where, list := range asked(t) {
		for _, expr := range list {
			for _, s := range selectors(expr) {
				if err := s.servedIn(text); err != nil && !regexp.MustCompile(`^boardwalk_(node|certificate)_`).MatchString(s.name) {
					t.Errorf("%s: %s: %v", where, expr, err)
				}
			}
		}
	}
}

// selector is what an expression asks of one metric.
type selector struct {
	grows  bool // how fast it grows, and not what it is
	bucket bool // of a histogram
	name   string
	labels map[string][]string // the values of each label; none where any will do
}

// selectors reads what an expression asks for. The instance is a label that Prometheus adds.
func selectors(expr string) (list []selector) {
	by := regexp.MustCompile(`by \(([a-z, ]*)\)`).FindStringSubmatch(expr + "by ()")[1]
	asks := regexp.MustCompile(`(rate\(|increase\()?\b((?:boardwalk|process)_[a-z_]+)(?:\{([^}]*)\})?`)
	for _, m := range asks.FindAllStringSubmatch(expr, -1) {
		s := selector{grows: m[1] != "", labels: map[string][]string{}}
		s.name, s.bucket = strings.CutSuffix(m[2], "_bucket")
		for _, label := range strings.Split(by, ", ") {
			s.labels[label] = nil
		}
		for _, label := range regexp.MustCompile(`(\w+)=~?"([^"]*)"`).FindAllStringSubmatch(m[3], -1) {
			s.labels[label[1]] = strings.Split(label[2], "|")
		}
		delete(s.labels, "")
		delete(s.labels, "instance")
		list = append(list, s)
	}
	return list
}

// servedIn returns an error if metrics, as a house serves them, have not what is asked for: the metric, of its kind, with the
// labels. A value must be there, or be the name of an operation; a status may be one that was not yet answered.
func (s *selector) servedIn(text string) error {
	kind := regexp.MustCompile(`(?m)^# TYPE ` + s.name + ` (\w+)$`).FindStringSubmatch(text)
	switch {
	case kind == nil:
		return fmt.Errorf("nothing is served as %s", s.name)
	case s.bucket != (kind[1] == "histogram") || s.grows != (kind[1] != "gauge"):
		return fmt.Errorf("%s is a %s", s.name, kind[1])
	}
	sample := s.name
	if s.bucket {
		sample += "_bucket"
	}
	has := func(label, value string) bool {
		return regexp.MustCompile(`(?m)^` + sample + `\{(?:.*,)?` + label + `="` + value + `"`).MatchString(text)
	}
	for label, values := range s.labels {
		if !has(label, "[^\"]+") {
			return fmt.Errorf("%s has no %s", s.name, label)
		}
		for _, value := range values {
			known := label == "status" || has(label, value)
			if label == "operation" {
				known = strings.Contains(text, `"operationId":"`+value+`"`)
			}
			if !known {
				return fmt.Errorf("no %s has %s of %s", s.name, label, value)
			}
		}
	}
	return nil
}

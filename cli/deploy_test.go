package cli

import (
	"encoding/json"
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

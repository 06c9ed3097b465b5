package doctor

import (
	"context"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// meters looks at the metrics of the house, if they are answered here.
func (v *visit) meters(ctx context.Context) {
	answer, text, err := v.get(ctx, "/metrics")
	switch {
	case err != nil:
		return
	case answer.StatusCode != http.StatusOK && v.isHere():
		v.warn("metrics", "ask on the machine of the house, without the proxy",
			"the metrics are not answered here, so nothing is known of them")
		return
	case answer.StatusCode != http.StatusOK:
		v.good("metrics", "the metrics are closed to strangers")
		return
	case !v.isHere():
		v.warn("metrics", "serve without --metrics, or have the proxy refuse /metrics", "everybody can read the metrics")
	}
	m := parseMeters(text)
	for _, state := range []struct{ name, text string }{
		{"faulty", "closed for a fault of the program"}, {"unreadable", "closed because they could not be read"},
	} {
		if n := m[`boardwalk_tables_by_state{state="`+state.name+`"}`]; n > 0 {
			v.wrong("tables", "see docs/operations.md#tables-with-faults", "%.0f of the tables are %s", n, state.text)
		}
	}
	if waits := m["boardwalk_checkpoint_unsigned_seconds"]; waits > unsignedLong.Seconds() {
		v.wrong("checkpoint", "look into the log of the house", "there are records that no checkpoint vouches for, since %s", span(waits))
	}
	if age, known := m["boardwalk_backup_age_seconds"]; !known {
		v.warn("backup", "make one every day: boardwalk backup DIR TO", "no backup was ever made")
	} else if age > backupOld.Seconds() {
		v.warn("backup", "see why there is no newer one", "the last backup is %s old", span(age))
	}
	if free, known := m["boardwalk_disk_free_bytes"]; known && free < freeWarning {
		v.warn("disk", "make room: the house stops when it cannot write", "%s may still be written", bytes(int64(free)))
	}
	if ahead := m["boardwalk_clock_ahead_seconds"]; ahead > clockApart.Seconds() {
		v.warn("clock", "set the clock of the machine right",
			"the clock of the house is %s ahead of the machine's, which was set back", span(ahead))
	}
	if n := m["boardwalk_certificate_failed_total"]; n > 0 {
		v.warn("certificate", "look into the log of the house", "a new certificate could not be taken into use %.0f times", n)
	}
	v.good("metrics", "the metrics were looked at")
}

// span returns seconds as people say them.
func span(seconds float64) string {
	return time.Duration(seconds * float64(time.Second)).Round(time.Second).String()
}

// parseMeters reads metrics in the text format of Prometheus. A metric is known by its name and its labels but that of the shard,
// over which values are added up.
func parseMeters(text string) map[string]float64 {
	m := map[string]float64{}
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		space := strings.LastIndexByte(line, ' ')
		if space < 0 || line[0] == '#' {
			continue
		}
		value, err := strconv.ParseFloat(line[space+1:], 64)
		if err != nil {
			continue
		}
		name, labels, _ := strings.Cut(strings.TrimSuffix(line[:space], "}"), "{")
		var kept []string
		for _, l := range strings.Split(labels, ",") {
			if l != "" && !strings.HasPrefix(l, "shard=") {
				kept = append(kept, l)
			}
		}
		if len(kept) > 0 {
			name += "{" + strings.Join(kept, ",") + "}"
		}
		if strings.HasSuffix(name, "_seconds") { // ages are not added up
			m[name] = max(m[name], value)
			continue
		}
		m[name] += value
	}
	return m
}

package cli

import (
	"strings"
	"testing"

	"boardwalk/audit"
)

func TestWhatIsProvenOfAHouseInShards(t *testing.T) {
	var out strings.Builder
	cmd := &auditVerifyCommand{Dir: "data"}
	report := &audit.Report{Records: 30, Vouched: 28, Shards: 2, Heads: 3, Recorded: 2,
		Proven: []audit.Proven{{Shard: 0, Size: 4}, {Shard: 1, Size: 5}, {Shard: 1, Size: 9}, {Shard: 2}}}
	if err := cmd.print(&out, report, nil); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"2 shards besides the house's own, whose heads were signed together 3 times, 2 of " +
		"them on record in the house's own",
		"the first 13 records of 3 shards", "the 17 others"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is missing in %s", want, out.String())
		}
	}
}

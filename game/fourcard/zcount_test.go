package fourcard

import (
	"os"
	"strconv"
	"testing"

	"boardwalk/table"
	"boardwalk/table/tabletest"
)

var _ = table.With
var _ = tabletest.Rounds

func TestZCount(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("N"))
	w := tabletest.Rounds(t, "x", Rules, both, table.With(tabletest.Taking(Play)))
	w.Run(n)
}

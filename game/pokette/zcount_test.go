package pokette

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
	w := spins(t, "x")
	w.Run(n)
}

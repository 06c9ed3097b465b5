package floor

import (
	"io"
	"log/slog"
	"os"
	"testing"

	"go.uber.org/goleak"
)

func TestMain(m *testing.M) {
	slog.SetDefault(slog.New(slog.NewTextHandler(io.Discard, nil))) // tests make tables fail on purpose
	if dir := os.Getenv("BOARDWALK_FLOOR_KILL"); dir != "" {        // the process that is to be killed
		playUntilKilled(dir)
	}
	goleak.VerifyTestMain(m)
}

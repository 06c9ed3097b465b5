package cli

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"golang.org/x/mod/sumdb/note"

	"boardwalk/internal/release"
)

type releaseCommand struct {
	Verify releaseVerifyCommand `cmd:"" help:"Hold the files of a release against the key of whoever made it."`
}

type releaseVerifyCommand struct {
	Dir  string `arg:"" help:"The directory with the files that were fetched, SHA256SUMS.sig among them."`
	Key  string `required:"" placeholder:"FILE" help:"The public key of whoever makes the releases, as you got it from elsewhere."`
	JSON bool   `name:"json" help:"Print one JSON object."`
}

// Help is printed by boardwalk release verify --help.
func (releaseVerifyCommand) Help() string {
	return `A program that somebody else has made would also say that it is good: verify a new
release with the program that you have already, or with OpenSSL (tools/verify-release).

Example:

    boardwalk release verify downloads/0.2.0 --key release.pub`
}

// Run verifies, and fails if a file is not what was signed.
func (cmd *releaseVerifyCommand) Run(c *console) error {
	text, err := os.ReadFile(cmd.Key)
	if err != nil {
		return misusef("%v", err)
	}
	key, err := note.NewVerifier(strings.TrimSpace(string(text)))
	if err != nil {
		return misusef("%s: %v", cmd.Key, err)
	}
	report, err := release.Verify(cmd.Dir, key)
	if err != nil {
		return unreadable(err)
	}
	if cmd.JSON {
		encoder := json.NewEncoder(c.out)
		encoder.SetIndent("", "  ")
		return encoder.Encode(report)
	}
	_, err = fmt.Fprintf(c.out, "%s: %s as %s signed them, %d others not fetched\n", cmd.Dir, things(len(report.Files), "file"), report.Key,
		len(report.Missing))
	return err
}

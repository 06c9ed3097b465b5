package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"boardwalk/people"
	"boardwalk/store"
	"boardwalk/store/files"
)

// printsPasswords and filesPasswords report where first passwords go. Unless somebody says so they are printed, but never into
// a log.
func (cmd *serveCommand) printsPasswords() bool {
	return cmd.Passwords == "print" || cmd.Passwords == "both" || cmd.Passwords == "auto" && !cmd.isLogged()
}

func (cmd *serveCommand) filesPasswords() bool {
	return cmd.Passwords == "file" || cmd.Passwords == "both" || cmd.Passwords == "auto" && cmd.isLogged()
}

// isLogged reports whether what is printed goes into a log: in JSON, or into that of systemd.
func (cmd *serveCommand) isLogged() bool {
	return cmd.LogFormat == "json" || os.Getenv("JOURNAL_STREAM") != "" || underSystemd()
}

// tellPasswords tells the passwords of new staff.
func (cmd *serveCommand) tellPasswords(out io.Writer, dir string, first []people.First) error {
	if len(first) == 0 {
		return nil
	}
	text := ""
	for _, f := range first {
		text += fmt.Sprintf("staff: %s (%s) has the password %s\n", f.ID, f.Name, f.Password)
	}
	if cmd.filesPasswords() {
		name := filepath.Join(dir, store.FirstPasswordsName)
		if err := keepPasswords(name, text); err != nil {
			return fmt.Errorf("the first passwords of staff cannot be written, so give others with boardwalk people password: %w", err)
		}
		if _, err := fmt.Fprintf(out, "the first passwords of %s are in %s, which only its owner reads: give them out and delete it\n",
			things(len(first), "member")+" of staff", name); err != nil {
			return err
		}
	}
	if !cmd.printsPasswords() {
		return nil
	}
	_, err := fmt.Fprintf(out, "The first passwords of the staff, which are shown this once:\n%s", text)
	return err
}

// keepPasswords adds a text to a file that only its owner reads.
func keepPasswords(name, text string) error {
	f, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	err = f.Chmod(0o600)
	if err == nil {
		_, err = io.WriteString(f, text)
	}
	return errors.Join(err, f.Sync(), f.Close(), files.SyncDir(filepath.Dir(name)))
}

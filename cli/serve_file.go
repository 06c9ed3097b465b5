package cli

import (
	"fmt"
	"io"

	"boardwalk/floor"
)

// printFileChanges prints what the casino file changes in the rules at tables that were there before, and how: the rules of a
// table change only with notice, or with an opening of the house at which nobody is there.
func printFileChanges(out io.Writer, list []floor.FileChange) error {
	if len(list) == 0 {
		return nil
	}
	if _, err := fmt.Fprintf(out, "The casino file changes the rules of %s, 19:47-8.3(b):\n", things(len(list), "table")); err != nil {
		return err
	}
	for _, f := range list {
		how := "from this opening on: nobody is there, and no wager lies"
		switch f.How {
		case floor.ByNotice:
			how = "by notice, which is posted and announced as soon as no round is under way, and in effect when it has run"
		case floor.NotYet:
			how = "not yet: no notice can be given of it, so it waits for an opening at which it can be made"
		case floor.NotHere:
			how = "not made: no notice can be given of it, and tables in other parts of the house must stay alike; give the table another id"
		}
		for _, c := range f.Changes {
			if _, err := fmt.Fprintf(out, "table %s: %s (%s)\n", f.Table, c, how); err != nil {
				return err
			}
		}
	}
	return nil
}

package cli

import (
	"fmt"
	"io"

	"boardwalk/houseway"
)

// wayResult is what is to be said of a file that is a house way; false if it is none.
func wayResult(name string, data []byte) (checkResult, bool) {
	game, ok := houseway.Game(string(data))
	if !ok {
		return checkResult{}, false
	}
	r := checkResult{File: name, HouseWay: game, Faults: []checkFault{}}
	for _, f := range houseway.CheckText(name, string(data)) {
		r.Faults = append(r.Faults, checkFault{Line: f.Line, Text: f.Text})
	}
	if len(r.Faults) > 0 {
		return r, true
	}
	if r.Decided = "all kinds of hands of 53 cards"; game == houseway.TileGame {
		r.Decided = "all 35,960 hands"
		way, _ := houseway.ParseTiles(name, string(data))
		if hands, example := way.Exceptions(); hands > 0 {
			r.Exceptions = fmt.Sprintf("sets %d hands otherwise than 10.7(d), as %s: 10.7(e) wants every exception noted "+
				"in the submission", hands, example)
		}
	}
	return r, true
}

// printWay prints what was found of a house way.
func printWay(out io.Writer, r *checkResult) error {
	for _, f := range r.Faults {
		if _, err := fmt.Fprintln(out, houseway.Fault{File: r.File, Line: f.Line, Text: f.Text}.Error()); err != nil {
			return err
		}
	}
	if len(r.Faults) > 0 {
		return nil
	}
	if _, err := fmt.Fprintf(out, "%s: house way of %s: it decides %s; no faults\n", r.File, r.HouseWay, r.Decided); err != nil {
		return err
	}
	if r.Exceptions != "" {
		_, err := fmt.Fprintf(out, "%s: %s\n", r.File, r.Exceptions)
		return err
	}
	return nil
}

package cli

import (
	"errors"
	"fmt"
	"io"

	"boardwalk/keno"
	"boardwalk/law"
)

// ratesResult is what is to be said of a file that is a keno rate card; false if
// it is none.
func ratesResult(name string, data []byte) (checkResult, bool) {
	text := string(data)
	if !keno.IsRates(text) {
		return checkResult{}, false
	}
	r := checkResult{File: name, Faults: []checkFault{}}
	card, err := keno.ParseRates(name, text)
	var faults keno.Faults
	if errors.As(err, &faults) {
		for _, f := range faults {
			r.Faults = append(r.Faults, checkFault{Line: f.Line, Law: f.By.Full(), Text: f.Text, Readings: readings(f.By)})
		}
		r.RateCard = "keno"
		return r, true
	}
	r.RateCard, r.Spots = card.Name, card.MostSpots()
	least, most := card.Advantage(1, card.Minimum), card.Advantage(1, card.Minimum)
	for n := 2; n <= card.MostSpots(); n++ {
		a := card.Advantage(n, card.Minimum)
		if a.Cmp(least) < 0 {
			least = a
		}
		if a.Cmp(most) > 0 {
			most = a
		}
	}
	low, _ := least.Float64()
	high, _ := most.Float64()
	r.Advantages = fmt.Sprintf("%s to %s", percent(low), percent(high))
	return r, true
}

// printRates prints what was found of a rate card.
func printRates(out io.Writer, r *checkResult) error {
	told := map[string]bool{}
	for _, f := range r.Faults {
		fault := keno.Fault{File: r.File, Line: f.Line, By: law.Cite(f.Law), Text: f.Text}
		if _, err := fmt.Fprintln(out, fault.Error()); err != nil {
			return err
		}
		for _, reading := range f.Readings {
			if told[reading] {
				continue
			}
			told[reading] = true
			if _, err := fmt.Fprintln(out, "    our reading: "+reading); err != nil {
				return err
			}
		}
	}
	if len(r.Faults) > 0 {
		return nil
	}
	_, err := fmt.Fprintf(out, "%s: keno rate card %s: 1 to %d spots, house advantage %s for the minimum wager; no faults\n",
		r.File, r.RateCard, r.Spots, r.Advantages)
	return err
}

package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"

	"boardwalk/law"
	"boardwalk/money"
)

// things writes a number of things: "1 fault", "2 faults".
func things(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// columns is how wide the description of a game is at most.
const columns = 80

// folded breaks a text into lines of at most [columns] columns, the first indented
// by first and the others by rest.
func folded(first, rest int, text string) string {
	var b strings.Builder
	line := strings.Repeat(" ", first)
	width, fresh := first, true
	for _, word := range strings.Fields(text) {
		n := len([]rune(word))
		if !fresh && width+1+n > columns {
			b.WriteString(line + "\n")
			line, width, fresh = strings.Repeat(" ", rest), rest, true
		}
		if !fresh {
			line, width = line+" ", width+1
		}
		line, width, fresh = line+word, width+n, false
	}
	if fresh {
		return b.String()
	}
	return b.String() + line + "\n"
}

// cited puts a paragraph behind a text.
func cited(text string, by law.Cite) string {
	if by == "" {
		return text
	}
	return text + " [" + by.Full() + "]"
}

// sentence gives a text a capital letter and a full stop.
func sentence(text string) string {
	if text == "" {
		return ""
	}
	text = strings.ToUpper(text[:1]) + text[1:]
	if strings.HasSuffix(text, "?") || strings.HasSuffix(text, ".") {
		return text
	}
	return text + "."
}

func percent(f float64) string { return fmt.Sprintf("%.4f%%", 100*f) }

// probability is one in percent, with as many digits as show that there is one.
func probability(p float64) string {
	if p > 0 && p < 5e-5 {
		return fmt.Sprintf("%.2g%%", 100*p)
	}
	return percent(p)
}

func share(part, whole int64) string {
	return fmt.Sprintf("%.2f%%", 100*float64(part)/float64(max(whole, 1)))
}

// grouped writes a count with commas.
func grouped(n int64) string { return withCommas(strconv.FormatInt(n, 10)) }

// withCommas puts a comma before every third digit from the right.
func withCommas(digits string) string {
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}

func dollars(c money.Cents) float64 { return float64(c) / float64(money.Dollar) }

// printObject prints one JSON object, for programs and for people.
func printObject(out io.Writer, object any) error {
	encoder := json.NewEncoder(out)
	encoder.SetIndent("", "  ")
	return encoder.Encode(object)
}

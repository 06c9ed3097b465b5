package guide

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"boardwalk/law"
	"boardwalk/paper"
)

// Sample is a guide as the Commission approved it: its content, and the hash by which the content is known. No guide
// that differs materially from it may be issued or shown, 8.5(c).
type Sample struct {
	Hash     string          `json:"sha256"`
	Approved string          `json:"approved"` // by whom and when, as whoever kept it says
	Guide    json.RawMessage `json:"guide"`
}

// material is what of a guide is held against its sample: everything but which program printed it.
func material(d *paper.Document) ([]byte, error) {
	same := *d
	same.Colophon = nil
	return json.Marshal(&same)
}

// Approve writes the sample of a guide.
func Approve(w io.Writer, d *paper.Document, approved string) error {
	content, err := material(d)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(content)
	text, err := json.MarshalIndent(&Sample{hex.EncodeToString(sum[:]), approved, content}, "", " ")
	if err != nil {
		return err
	}
	_, err = w.Write(append(text, '\n'))
	return err
}

// Deviation is a guide that is not as its approved sample.
type Deviation struct {
	By          law.Cite
	Differences []string
}

func (d *Deviation) Error() string {
	return fmt.Sprintf("the guide differs from its approved sample [%s]:\n  %s", d.By.Full(), strings.Join(d.Differences, "\n  "))
}

// Hold compares a guide with its approved sample. It returns a [Deviation] with every difference if they differ
// materially, and another error if the sample is no longer what was approved.
func Hold(d *paper.Document, sample []byte) error {
	var s Sample
	if err := json.Unmarshal(sample, &s); err != nil {
		return fmt.Errorf("this is no sample of a guide: %w", err)
	}
	var kept paper.Document
	if err := json.Unmarshal(s.Guide, &kept); err != nil {
		return fmt.Errorf("this is no sample of a guide: %w", err)
	}
	was, err := material(&kept)
	if err != nil {
		return err
	}
	if sum := sha256.Sum256(was); hex.EncodeToString(sum[:]) != s.Hash {
		return errors.New("the sample was changed after it was approved: its content is not what its hash says")
	}
	now, err := material(d)
	if err != nil {
		return err
	}
	if string(now) == string(was) {
		return nil
	}
	return &Deviation{By: "8.5(c)[no deviation]", Differences: differences(&kept, d)}
}

// Stamp says at the end of a guide which sample it was held against: such a guide may be displayed, 8.5(e).
func Stamp(d *paper.Document, sample []byte) error {
	var s Sample
	if err := json.Unmarshal(sample, &s); err != nil {
		return fmt.Errorf("this is no sample of a guide: %w", err)
	}
	in := d.Language
	text := fmt.Sprintf("%s %s (SHA-256 %s). %s", in.Say("This guide is as its approved sample, which was"), s.Approved, s.Hash,
		in.Say("It may be displayed anywhere in the establishment, and is neither advertising nor a barker."))
	d.Colophon = append(d.Colophon, paper.Text{Text: text, Source: paper.Source{Law: "8.5(e)", Record: "the sample of the guide"}})
	return nil
}

// differences names every text that is not as it was.
func differences(was, now *paper.Document) (list []string) {
	say := func(where, a, b string) {
		switch {
		case a == "":
			list = append(list, fmt.Sprintf("%s: new: %q", where, b))
		case b == "":
			list = append(list, fmt.Sprintf("%s: gone: %q", where, a))
		default:
			list = append(list, fmt.Sprintf("%s: %q is now %q", where, a, b))
		}
	}
	for _, h := range [][3]string{{"title", was.Title, now.Title}, {"subtitle", was.Subtitle, now.Subtitle},
		{"language", string(was.Language), string(now.Language)}, {"game", was.Subject.Game, now.Subject.Game}} {
		if h[1] != h[2] {
			say(h[0], h[1], h[2])
		}
	}
	names, before, after := sections(was, now)
	for _, name := range names {
		removed, added := changed(before[name], after[name])
		for i := range max(len(removed), len(added)) {
			a, b := "", ""
			if i < len(removed) {
				a = removed[i]
			}
			if i < len(added) {
				b = added[i]
			}
			say(name, a, b)
		}
	}
	if len(list) == 0 {
		list = []string{"the order, a drawing, or where something comes from"}
	}
	return list
}

// sections are the texts of both guides by the titles of their sections.
func sections(was, now *paper.Document) (names []string, before, after map[string][]string) {
	before, after = map[string][]string{}, map[string][]string{}
	for _, of := range []struct {
		d    *paper.Document
		into map[string][]string
	}{{was, before}, {now, after}} {
		for i := range of.d.Sections {
			s := &of.d.Sections[i]
			name := s.Title
			if name == "" {
				name = "introduction"
			}
			if before[name] == nil && after[name] == nil {
				names = append(names, name)
			}
			of.into[name] = append(of.into[name], s.Lines()...)
		}
	}
	return names, before, after
}

// changed returns the lines that are only in one of two lists, in their order.
func changed(was, now []string) (removed, added []string) {
	count := map[string]int{}
	for _, line := range was {
		count[line]++
	}
	for _, line := range now {
		if count[line]--; count[line] < 0 {
			added = append(added, line)
		}
	}
	for _, line := range was {
		if count[line] > 0 {
			count[line]--
			removed = append(removed, line)
		}
	}
	return removed, added
}

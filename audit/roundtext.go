package audit

import (
	"fmt"
	"io"
	"strings"

	"boardwalk/table"
)

// Text writes the round as plain text, for a terminal or a file.
func (r *Round) Text(w io.Writer) error {
	var b strings.Builder
	r.textHead(&b)
	for i := range r.Steps {
		textStep(&b, &r.Steps[i])
	}
	b.WriteString("\nThe paragraphs, in our words:\n")
	for _, p := range r.Law {
		fmt.Fprintf(&b, "  %s\n", p.Cite)
		for _, line := range wrap(p.Duty, 92) {
			fmt.Fprintf(&b, "      %s\n", line)
		}
	}
	b.WriteString("\nThe proof:\n")
	for _, line := range r.ProofText() {
		for i, part := range wrap(line, 94) {
			b.WriteString([]string{"  ", "    "}[min(i, 1)] + part + "\n")
		}
	}
	for i := range r.Faults {
		fmt.Fprintf(&b, "FAULT %s\n", r.Faults[i].String())
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// textHead writes the title and the players.
func (r *Round) textHead(b *strings.Builder) {
	fmt.Fprintf(b, "%s, table %s, round %d\n", r.Name, r.Table, r.Number)
	fmt.Fprintf(b, "%s\n%s\n", r.When(), r.Dealt())
	for _, p := range r.Players {
		bot := ""
		if p.Bot {
			bot = ", a bot"
		}
		fmt.Fprintf(b, "  seat %d: %s (%s%s), %s\n", p.Seat, p.Name, p.Person, bot, p.NetText())
	}
	if r.As != Everybody {
		fmt.Fprintf(b, "as %s could see it\n", r.viewerName())
	}
	if !r.Over {
		b.WriteString("the round is still under way\n")
	}
}

// NetText returns what the player won or lost in the round, as a sentence.
func (p *Player) NetText() string {
	switch {
	case p.Net > 0:
		return "chips: " + p.Net.String() + " more"
	case p.Net < 0:
		return "chips: " + (-p.Net).String() + " less"
	}
	return "chips: as before"
}

// viewerName returns whose view it is.
func (r *Round) viewerName() string {
	if strings.Trim(r.As, "0123456789") == "" {
		return "seat " + r.As
	}
	return r.As
}

// When returns when the round was played, and in which records, as a sentence.
func (r *Round) When() string {
	first, last := &r.Steps[0], &r.Steps[len(r.Steps)-1]
	return fmt.Sprintf("%s to %s UTC, records %d to %d", first.Time.Format("2006-01-02 15:04:05"),
		last.Time.Format("15:04:05"), first.Record, last.Record)
}

// Dealt returns which program dealt the round, by which version of the rules, as a sentence.
func (r *Round) Dealt() string {
	text := "dealt by "
	for i, d := range r.DealtBy {
		if i > 0 {
			text += fmt.Sprintf(", from record %d on by ", d.Opened)
		}
		text += d.Program.String()
	}
	if len(r.DealtBy) == 0 {
		text += "a program that is not on record"
	}
	return fmt.Sprintf("%s, rules of %s %d", text, r.Game, r.Rules)
}

// textStep writes a step with its events.
func textStep(b *strings.Builder, s *Step) {
	fmt.Fprintf(b, "\n%s  record %d", s.Time.Format("15:04:05.000"), s.Record)
	if s.Who != "" {
		fmt.Fprintf(b, ", %s", s.Who)
	}
	if s.Text != "" {
		fmt.Fprintf(b, ": %s", printed(s.Text))
	}
	b.WriteString("\n")
	for i := range s.Events {
		e := &s.Events[i]
		fmt.Fprintf(b, "  %s", printed(e.Text))
		if e.Draw > 0 {
			fmt.Fprintf(b, " (outcome %d)", e.Draw)
		}
		if seen := e.SeenText(); seen != "" {
			fmt.Fprintf(b, " {%s}", seen)
		}
		for _, cite := range []string{e.By, e.OddsBy} {
			if cite != "" {
				fmt.Fprintf(b, " [%s]", cite)
			}
		}
		b.WriteString("\n")
	}
}

// SeenText returns who could see an event that not everybody saw, and for every card
// who saw its face.
func (e *Event) SeenText() string {
	face := ""
	if e.Card != "" || e.Tile != "" {
		face = "face "
	}
	switch {
	case e.Seen.All && face == "":
		return ""
	case e.Seen.All:
		return face + "seen by everybody"
	case len(e.Seen.Seats) == 0:
		return face + "seen by nobody"
	}
	return face + "seen by seat " + seatList(e.Seen.Seats) + " alone"
}

// seatList writes seats as a list in words.
func seatList(seats []table.Seat) string {
	words := make([]string, len(seats))
	for i, s := range seats {
		words[i] = number(s)
	}
	return strings.Join(words, ", ")
}

// ProofText returns the proof in sentences.
func (r *Round) ProofText() []string {
	p := &r.Proof
	lines := []string{fmt.Sprintf("Record %d, before the first wager, commits to the seed by its hash, %s, of "+
		"series %d%s.", p.Committed.Record, p.Commitment, p.Series, p.Committed.words())}
	for _, c := range p.Cuts {
		if c.Secret == "" {
			lines = append(lines, fmt.Sprintf("Record %d: %s gives the cut %s, which was not opened.", c.Record, c.Person, printed(c.Hash)))
			continue
		}
		lines = append(lines, fmt.Sprintf("Record %d: %s gives the cut %s, opened as %s.", c.Record, c.Person,
			printed(c.Hash), printed(c.Secret)))
	}
	if p.Beacon != 0 {
		lines = append(lines, fmt.Sprintf("The value of the beacon's round %d is mixed in.", p.Beacon))
	}
	if p.Void != "" {
		lines = append(lines, "Nothing was dealt under this seed.")
	}
	if p.Revealed == nil {
		if r.Over {
			return append(lines,
				"The seed is not revealed yet, because a card would follow from it that nobody was shown: it is when the cards are shuffled.")
		}
		return append(lines, "The seed is not revealed yet, so nothing can be proved.")
	}
	if p.Sealed != "" {
		lines = append(lines,
			fmt.Sprintf("Record %d, after the round, reveals the seed to auditors alone, since it would show cards that "+
				"nobody was shown (%s)%s.", p.Revealed.Record, p.Sealed, p.Revealed.words()))
	} else {
		lines = append(lines, fmt.Sprintf("Record %d, after the round, reveals the seed %s%s.", p.Revealed.Record, p.Seed, p.Revealed.words()))
	}
	lines = append(lines,
		fmt.Sprintf("The outcomes are the stream of ChaCha8 under the key HMAC-SHA256(seed, \"boardwalk draw v2\", "+
			"table %q, round %d, the chain of the round before, the cuts that were opened, the beacon), as "+
			"docs/fairness.md says.", r.Table, r.Number))
	if !p.Holds {
		for _, w := range p.Wrong {
			lines = append(lines, "It does not hold: "+w+".")
		}
		return lines
	}
	return append(lines,
		fmt.Sprintf("The seed has that hash, and all %d outcomes that are recorded are those of the stream: the proof holds.", p.Outcomes))
}

// words returns the mark as a sentence.
func (m *Mark) words() string {
	if m.Checkpoint == 0 {
		return "; no checkpoint vouches for it yet"
	}
	return fmt.Sprintf("; the checkpoint of %d records, signed by %s, vouches for it", m.Checkpoint, m.Key)
}

// wrap breaks a text into lines.
func wrap(text string, width int) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && len(line)+1+len(word) > width {
			lines, line = append(lines, line), ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	return append(lines, line)
}

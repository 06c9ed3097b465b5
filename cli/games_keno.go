package cli

import (
	"fmt"
	"io"
	"strings"

	"boardwalk/keno"
	"boardwalk/law"
	"boardwalk/odds"
)

// kenoTickets says what each type of ticket is.
var kenoTickets = map[keno.Kind]string{
	keno.StraightTicket:    "one group of spots",
	keno.SplitTicket:       "several groups, each played by itself",
	keno.WayTicket:         "groups of one size that are combined",
	keno.CombinationTicket: "groups of any size that are combined",
	keno.KingTicket:        "single spots, the kings, that are combined with groups",
	keno.MultiRaceTicket:   "the same spots for several games in a row",
	keno.QuickPickTicket:   "a straight ticket whose spots the house picks",
}

// describeKeno describes keno as the games at tables are described. Its wagers are the
// types of tickets. It has no seats, and its options are those of a rate card.
func describeKeno() gameJSON {
	subchapter := "19:47-15"
	g := gameJSON{ID: odds.KenoID, Name: "Keno", Subchapter: subchapter, Book: law.Cite(subchapter).Text(),
		Wagers: []wagerJSON{}, Options: []optionJSON{},
		About: "Tickets on numbers from 1 to 80, of which 20 are drawn in each game. It is played in a lounge and not at a table.",
		Acts:  []declaredJSON{}, Incidents: []declaredJSON{}}
	for _, k := range keno.Kinds() {
		g.Wagers = append(g.Wagers, wagerJSON{ID: k.String(), Name: strings.ToUpper(k.String()[:1]) + k.String()[1:] +
			" ticket: " + kenoTickets[k],
			Law: k.By().Full(), Made: "made while a game is open", Pays: []payJSON{}})
	}
	return g
}

// printKeno describes keno in full, and says which commands play it.
func printKeno(out io.Writer) error {
	g := describeKeno()
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s)\n%s\nTickets\n", g.Name, g.ID, folded(4, 4, g.Book+": "+g.About))
	for _, w := range g.Wagers {
		b.WriteString(folded(4, 8, w.Name+". ["+w.Law+"]"))
	}
	b.WriteString(`
Commands
    boardwalk keno              play, and print rate card and request form
    boardwalk odds keno         what a ticket is worth
    boardwalk simulate keno     many games
    boardwalk check FILE        hold a rate card against the law
`)
	_, err := io.WriteString(out, b.String())
	return err
}

// supposedKeno describes keno under a rate card as it is supposed, with the card.
func (cmd *gamesCommand) supposedKeno(out io.Writer) error {
	card, err := cmd.rateCard(keno.Standard(), fileText)
	if err != nil {
		return err
	}
	unlawful := unlawfulRates(card)
	if cmd.JSON {
		g := describeKeno()
		g.Rates, g.Unlawful = card.String(), odds.UnlawfulOf(unlawful)
		return printGamesList(out, []gameJSON{g})
	}
	printUnlawful(out, unlawful)
	if err := printKeno(out); err != nil {
		return err
	}
	text := "\nRate card\n"
	for line := range strings.Lines(card.String()) {
		text += folded(4, 14, line)
	}
	_, err = io.WriteString(out, text)
	return err
}

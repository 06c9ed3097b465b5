package petition

import (
	"fmt"
	"slices"
	"strings"

	"boardwalk/law"
	"boardwalk/paper"
)

// Missing is something that the law wants and the text does not have.
type Missing struct {
	By   law.Cite
	Says string // with %s for whom or what it is of
	Of   string
}

// In says it in a language.
func (m *Missing) In(in paper.Language) string {
	if text := in.Say(m.Says); m.Of != "" {
		return fmt.Sprintf(text, m.Of)
	}
	return in.Say(m.Says)
}

// Lacks is the error of a petition that is not complete.
type Lacks struct {
	Name string
	List []Missing
}

func (l *Lacks) Error() string {
	var list []string
	for _, m := range l.List {
		list = append(list, m.By.Full()+": "+m.In(paper.English))
	}
	thing := "thing"
	if len(list) > 1 {
		thing = "things"
	}
	return fmt.Sprintf("the petition for %s lacks %d %s: %s", l.Name, len(list), thing, strings.Join(list, "; "))
}

// Complete returns a [*Lacks] if something is missing.
func (p *Petition) Complete() error {
	if list := p.Missing(); len(list) > 0 {
		return &Lacks{p.Name.Text, list}
	}
	return nil
}

// Missing lists what the law wants and the petition does not have, in the order of the paragraph.
func (p *Petition) Missing() []Missing {
	l := &missing{}
	p.petitionersMissing(l)
	p.descriptionMissing(l)
	p.promisesMissing(l)
	p.testMissing(l)
	return l.list
}

// missing is a list that is being made.
type missing struct{ list []Missing }

// wants adds a line unless there is what it says.
func (l *missing) wants(there bool, by law.Cite, says string, of ...string) {
	if !there {
		l.list = append(l.list, Missing{by, says, strings.Join(of, "")})
	}
}

func (p *Petition) petitionersMissing(l *missing) {
	for _, q := range p.Petitioners {
		l.wants(q.Holds.Text != "", "8.4(a)", "what %s holds: a license, or the rights to the game", q.Name.Text)
	}
	l.wants(p.agreed() != nil, "8.4(b)", "a casino licensee among the petitioners who has agreed in writing to test "+
		"the game")
	l.wants(len(p.Petitioners) > 0, "8.4(d)", "petitioners who sign the petition")
	l.wants(len(p.Petitioners) > 0, "8.4(d)1", "the names and addresses of the petitioners")
	for _, q := range p.Petitioners {
		l.wants(q.Address.Text != "", "8.4(d)1", "the address of %s", q.Name.Text)
	}
	l.wants(p.Kind.Text != "", "8.4(d)2", "whether the game is a variation, a composite, or another game")
	switch p.Kind.Text {
	case Variation, SideWager:
		l.wants(len(p.Games) > 0, "8.4(d)2", "of which authorized game it is a variation")
	case Composite:
		l.wants(len(p.Games) > 1, "8.4(d)2", "of which authorized games it is a composite")
	}
}

// agreed is a casino licensee that has agreed in writing to test the game.
func (p *Petition) agreed() *Petitioner {
	for i := range p.Petitioners {
		if q := &p.Petitioners[i]; q.Holds.Text == Casino && q.Agrees.Text != "" {
			return q
		}
	}
	return nil
}

func (p *Petition) descriptionMissing(l *missing) {
	before := len(l.list)
	l.wants(p.Objective.Text != "", "8.4(d)3i", "the objectives of the game")
	l.wants(p.Play.Text != "", "8.4(d)3i", "the method of play")
	l.wants(p.Wagers.Text != "" || len(p.Sheets) > 0, "8.4(d)3i", "the wagers offered")
	l.wants(len(p.draft()) > 0, "8.4(d)3ii", "the draft of the proposed rules")
	switch {
	case len(p.Sets) == 0:
		l.wants(false, "8.4(d)3iii", p.noDesign())
	default:
		for _, s := range p.unpriced {
			l.wants(false, "8.4(d)3iii", "the true odds and house advantage of %s", s)
		}
	}
	l.wants(p.Layout.Text != "" || p.Rules != nil, "8.4(d)3iv", "a sketch or picture of the layout")
	l.wants(len(p.Equipment) > 0, "8.4(d)3v", "the equipment, with sketches or pictures")
	for i := range p.Equipment {
		e := &p.Equipment[i]
		l.wants(p.sketched(e), "8.4(d)3v", "a sketch or picture of the %s", e.Name.Text)
	}
	if len(l.list) > before {
		l.list = slices.Insert(l.list, before, Missing{By: "8.4(d)3", Says: "parts of the complete and detailed " +
			"description of the game"})
	}
}

// noDesign says why there is nothing to count.
func (p *Petition) noDesign() string {
	if p.Kind.Text == SideWager && p.Lawful != nil {
		return "the true odds, payout odds and house advantage of each wager: the design has no wager of its own"
	}
	return "the true odds, payout odds and house advantage of each wager: there is no design to find them from"
}

func (p *Petition) promisesMissing(l *missing) {
	l.wants(len(p.Property) > 0, "8.4(d)4", "whether the game, its name or its equipment has copyrights, trademarks or "+
		"patents")
	l.wants(len(p.Offered) > 0, "8.4(d)5", "an assurance that the game was first offered to all casino licensees")
	l.wants(len(p.Release) > 0, "8.4(d)6", "an agreement that releases and indemnifies the Commission and the State")
	l.wants(p.Ruling, "8.4(d)7", "a request for a declaratory ruling")
	l.wants(p.Experiment, "8.4(d)8", "a request for a test")
	l.wants(len(p.Material) > 0, "8.4(d)9", "what else the Commission or the Division has asked for, or that it has "+
		"asked for nothing")
}

func (p *Petition) testMissing(l *missing) {
	t := &p.Test
	l.wants(len(t.Casinos) > 0, "8.4(f)2i", "the casinos where the test will take place")
	l.wants(len(t.Times) > 0, "8.4(f)2ii", "the dates and times of the test")
	l.wants(len(t.Tables) > 0, "8.4(f)2ii", "the tables and the equipment of the test")
	l.wants(len(t.Signs) > 0, "8.4(f)2iii", "the signs proposed for the entrances of the casinos")
	l.wants(len(t.Criteria) > 0, "8.4(f)2iv", "the criteria by which the test is successful")
	l.wants(len(t.Methods) > 0, "8.4(f)2iv", "how its success is documented")
	l.wants(len(t.Forms) > 0, "8.4(f)2iv", "the forms for that, or that none are needed")
	l.wants(len(t.Material) > 0, "8.4(f)2v", "what else was asked for the test, or that nothing was")
}

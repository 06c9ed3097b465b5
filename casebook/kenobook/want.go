package kenobook

import (
	"errors"
	"fmt"
	"html"
	"slices"
	"strconv"
	"strings"
	"time"

	"boardwalk/keno"
	"boardwalk/keno/paper"
	"boardwalk/law"
	"boardwalk/money"
)

// wanted reads the words of a want, its paragraph and what it quotes.
func (r *run) wanted() (words []string, by law.Cite, quoted string, err error) {
	text, by := cutBy(r.line.rest)
	if by != "" && !by.Names() {
		return nil, "", "", fmt.Errorf("the index of the law has no row %q", by.Full())
	}
	text, quoted = cutQuoted(text)
	if words = strings.Fields(text); len(words) == 0 {
		return nil, "", "", errors.New("a want says what must follow")
	}
	return words, by, quoted, nil
}

// want holds what happened against what must follow.
func (r *run) want() error {
	words, by, quoted, err := r.wanted()
	if err != nil {
		return err
	}
	what, args := words[0], words[1:]
	switch what {
	case "refuse":
		return r.wantRefusal(by, quoted)
	case "fault":
		return r.wantFault(by, quoted)
	case "advantage":
		return r.wantAdvantage(args)
	case "drawn":
		return r.wantDrawn(args)
	case "total":
		return r.wantTotal(args)
	case "card", "form":
		return r.wantPaper(what, nil, by, quoted)
	}
	if r.err != nil {
		r.unexpected()
		return nil
	}
	if len(args) == 0 {
		return fmt.Errorf("%q is no want, or lacks the name of a ticket", what)
	}
	e := r.tickets[args[0]]
	if e == nil {
		return fmt.Errorf("there is no ticket %s", args[0])
	}
	if args = args[1:]; what == "paper" {
		return r.wantPaper(what, e, by, quoted)
	}
	return r.wantTicket(what, e, args, by)
}

// wantTicket is about the wager of a ticket, and what it was paid.
func (r *run) wantTicket(what string, e *entered, args []string, by law.Cite) error {
	t := e.ticket
	switch what {
	case "price":
		return r.same(t.Price.String(), args, func() { r.show(law.ByMoney, append(t.Laws(), "15.4(a)")...) })
	case "ways":
		return r.same(strconv.Itoa(len(t.Ways)), args, func() { r.show(law.ByTest, t.Laws()...) })
	case "type":
		return r.same(t.Kind.String(), args, func() { r.show(law.ByTest, t.Kind.By()) })
	case "numbers":
		return r.same(t.Request.Marked().String(), args, func() { r.show(law.ByTest, "15.1[spots]") })
	case "pay":
		paid := r.share.Of(e.won)
		limited := paid < e.won || slices.ContainsFunc(t.Results(r.drawnSet()), func(x keno.Result) bool { return x.Capped })
		laws := append(t.Laws(), keno.PaidBy(limited)...)
		if by != "" && !slices.ContainsFunc(laws, by.Covers) {
			r.failf("paid under %v, not under %s", laws, by.Full())
		}
		return r.same(paid.String(), args, func() { r.show(law.ByMoney, laws...) })
	case "paid":
		if e.left > 0 {
			r.failf("the ticket is still in %d games", e.left)
		}
		return r.same(e.paid.String(), args, func() { r.show(law.ByMoney, t.Laws()...) })
	case "way":
		return r.wantWay(e, args)
	}
	return fmt.Errorf("%q is no want of a ticket: it has price, ways, type, numbers, pay, paid, way and paper", what)
}

func (r *run) drawnSet() keno.Set {
	if r.draw == nil {
		return keno.Set{}
	}
	return r.draw.Set
}

// wantWay is about one way of a ticket: "way 1 A+B catch 4 pays $120".
func (r *run) wantWay(e *entered, args []string) error {
	if len(args) != 5 || args[1] != "catch" || args[3] != "pays" {
		return errors.New("a way is written like want way 1 A+B catch 4 pays $120")
	}
	for _, x := range e.ticket.Results(r.drawnSet()) {
		if e.ticket.WayName(x.Way) != args[0] {
			continue
		}
		return r.same(fmt.Sprintf("catch %d pays %s", x.Caught, x.Pays), args[1:], func() {
			r.show(law.ByMoney, append(e.ticket.Laws(), keno.PaidBy(x.Capped)...)...)
		})
	}
	r.failf("the ticket has no way %s", args[0])
	return nil
}

// same compares a text with the words of a want. Amounts may be written in any way.
func (r *run) same(got string, args []string, proven func()) error {
	for i, word := range args {
		if c, err := money.Parse(word); err == nil && strings.Contains(got, "$") && (i == 0 || args[i-1] == "pays") {
			args[i] = c.String()
		}
	}
	if want := strings.Join(args, " "); got != want {
		r.failf("%s, not %s", got, want)
		return nil
	}
	proven()
	return nil
}

func (r *run) wantRefusal(by law.Cite, quoted string) error {
	var refusal *law.Refusal
	if !errors.As(r.err, &refusal) {
		r.failf("nothing was refused")
		return nil
	}
	r.err = nil
	r.events++
	if by != "" && !by.Covers(refusal.By) || !strings.Contains(refusal.Text, quoted) {
		r.failf("refused otherwise: %v", refusal)
		return nil
	}
	r.show(law.ByRefusal, refusal.By)
	return nil
}

func (r *run) wantFault(by law.Cite, quoted string) error {
	if r.card == nil && r.err == nil {
		r.rates()
	}
	var faults keno.Faults
	if !errors.As(r.err, &faults) {
		r.failf("the rate card has no faults")
		return nil
	}
	r.err = nil
	for _, f := range faults {
		if (by == "" || by.Covers(f.By)) && strings.Contains(f.Text, quoted) {
			r.events++
			r.show(law.ByFault, f.By)
			return nil
		}
	}
	r.failf("the rate card has other faults: %v", faults)
	return nil
}

// wantAdvantage is about the exact house advantage for the minimum wager:
// "advantage 2 22/79".
func (r *run) wantAdvantage(args []string) error {
	if len(args) != 2 {
		return errors.New("an advantage is written like want advantage 2 22/79")
	}
	spots, err := strconv.Atoi(args[0])
	if err != nil || spots < 1 || spots > keno.Numbers {
		return fmt.Errorf("%q is no number of spots", args[0])
	}
	if r.rates() == nil {
		return nil
	}
	return r.same(r.card.Advantage(spots, r.card.Minimum).RatString(), args[1:], func() {
		r.show(law.ByTest, keno.AdvantageBy, "15.3(e)[advantage]")
	})
}

func (r *run) wantDrawn(args []string) error {
	if r.draw == nil {
		r.failf("nothing was drawn")
		return nil
	}
	return r.same(r.draw.String(), args, func() { r.show(law.ByOutcome, "15.5(d)2", "15.2(a)") })
}

func (r *run) wantTotal(args []string) error {
	var total money.Cents
	for _, e := range r.order {
		total += r.share.Of(e.won)
	}
	return r.same(total.String(), args, func() { r.show(law.ByMoney, keno.PaidBy(r.share.Limit > 0)...) })
}

// issue is what tickets of cases say of their sale.
var issue = paper.Issue{Number: "000123", At: time.Date(1995, time.March, 6, 20, 15, 0, 0, time.UTC), Station: "7",
	Writer: "W12", First: 41,
	House: "Boardwalk"}

// wantPaper is about what is printed: on a ticket, the rate card or the blank
// request.
func (r *run) wantPaper(what string, e *entered, by law.Cite, quoted string) error {
	if quoted == "" {
		return errors.New("what a paper says is written in quotes")
	}
	if r.rates() == nil {
		return nil
	}
	sheet := paper.Request(nil)
	switch what {
	case "paper":
		sheet = paper.Ticket(e.ticket, issue)
	case "card":
		sheet = paper.RateCard(r.card)
	}
	for _, l := range sheet.Lines {
		if (by == "" || by.Covers(l.By)) && strings.Contains(l.Label+" "+l.Text, quoted) {
			r.printed(sheet, l.By, fmt.Sprintf(`<dt>%s</dt><dd`, html.EscapeString(l.Label)),
				fmt.Sprintf(`title="%s">%s</dd>`, l.By.Full(), html.EscapeString(l.Text)))
			return nil
		}
	}
	for _, n := range sheet.Notes {
		if (by == "" || by.Covers(n.By)) && strings.Contains(n.Text, quoted) {
			r.printed(sheet, n.By, fmt.Sprintf(`<p title="%s">%s</p>`, n.By.Full(), html.EscapeString(n.Text)))
			return nil
		}
	}
	if g := sheet.Grid; g != nil && (by == "" || by.Covers(g.By)) && strings.Contains(strings.Join(strings.Fields(g.Text()), " "), quoted) {
		r.printed(sheet, g.By, fmt.Sprintf(`<table class="grid" title="%s">`, g.By.Full()), ">80")
		return nil
	}
	r.failf("the paper does not say %q", quoted)
	return nil
}

// printed shows what a paper says, if all of it stands on the page that is printed.
func (r *run) printed(sheet *paper.Sheet, by law.Cite, parts ...string) {
	page := sheet.HTML()
	for _, part := range append(parts, fmt.Sprintf(`<article title="%s">`, sheet.By.Full()), html.EscapeString(sheet.Title)) {
		if !strings.Contains(page, part) {
			r.failf("the page of the paper has no %s", part)
			return
		}
	}
	r.show(law.BySign, by, sheet.By)
}

// cutBy cuts the paragraph off the end of a want.
func cutBy(text string) (rest string, by law.Cite) {
	at := strings.LastIndex(text, " by ")
	if at < 0 || strings.Contains(text[at:], `"`) {
		if cite, ok := strings.CutPrefix(text, "by "); ok {
			return "", law.Cite(cite)
		}
		return text, ""
	}
	return text[:at], law.Cite(strings.TrimSpace(text[at+len(" by "):]))
}

// cutQuoted cuts a quoted text off the end of a want.
func cutQuoted(text string) (rest, quoted string) {
	before, after, ok := strings.Cut(text, `"`)
	if !ok {
		return text, ""
	}
	quoted, _, _ = strings.Cut(after, `"`)
	return strings.TrimSpace(before), quoted
}

package paper_test

import (
	"strings"
	"testing"
	"time"

	"boardwalk/keno"
	"boardwalk/keno/paper"
	"boardwalk/law"
	"boardwalk/law/lawtest"
)

// made writes a ticket under the standard rate card.
func made(t testing.TB, text string) *keno.Ticket {
	t.Helper()
	r, err := keno.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	ticket, err := keno.Standard().Ticket(r)
	if err != nil {
		t.Fatal(err)
	}
	return ticket
}

var issue = paper.Issue{Number: "000042", At: time.Date(1995, 3, 6, 20, 15, 0, 0, time.UTC), Station: "3",
	Writer: "W7 <b>", First: 10, House: "Boardwalk"}

func TestATicketHasThirteenThings(t *testing.T) {
	lawtest.Cites(t, "15.1[keno ticket]", "15.4(c)1", "15.4(c)2", "15.4(c)3", "15.4(c)4", "15.4(c)5", "15.4(c)6", "15.4(c)7",
		"15.4(c)8", "15.4(c)9",
		"15.4(c)10", "15.4(c)11", "15.4(c)12", "15.4(c)13")
	sheet := paper.Ticket(made(t, "k9 | 1 2 | 3 4: 2/3, 1/5 @ $2 x 3"), issue)
	text, html := strings.Join(strings.Fields(sheet.Text()), " "), sheet.HTML()
	said := map[law.Cite]bool{}
	says := func(by law.Cite, words, printed string) {
		if words == "" || !by.Known() {
			t.Errorf("%s says nothing", by)
		}
		said[by] = true
		if !strings.Contains(text, words) || !strings.Contains(html, printed) {
			t.Errorf("%s: %q is not printed", by, words)
		}
	}
	for _, l := range sheet.Lines {
		says(l.By, l.Text, "<dt>"+l.Label+`</dt><dd title="`+l.By.Full()+`">`)
	}
	for _, n := range sheet.Notes {
		says(n.By, n.Text, `<p title="`+n.By.Full()+`">`+n.Text+"</p>")
	}
	if len(said) != 13 {
		t.Errorf("a ticket says %d things, want 13", len(said))
	}
	for _, want := range []string{`<article title="19:47-15.1[keno ticket]">`, "<h1>Boardwalk keno ticket 000042</h1>",
		`<td class="marked">2<sup>A</sup></td>`, `<td class="marked">9<sup>K</sup></td>`, "<td>80</td>"} {
		if !strings.Contains(html, want) {
			t.Errorf("the page of a ticket has no %s", want)
		}
	}
	if strings.Contains(html, "<b>") {
		t.Error("what a ticket says is not escaped")
	}
}

func TestTheGridShowsGroupsKingsAndDrawnNumbers(t *testing.T) {
	lawtest.Cites(t, "15.5(g)")
	sheet := paper.Ticket(made(t, "k9 | 1 2 | 3 4: 2/3, 1/5 @ $2"), issue)
	first, _, _ := strings.Cut(sheet.Grid.Text(), "\n")
	if want := " A 1  A 2  B 3  B 4    5    6    7    8  K 9   10 "; first != want {
		t.Errorf("the first row is %q, want %q", first, want)
	}
	board := paper.Board(7, []int{1, 80, 45})
	if text := board.Text(); !strings.Contains(text, "Keno game 7") || !strings.Contains(text, "[80]") ||
		!strings.Contains(text, "Drawn, 3 of 20  1 80 45") {
		t.Errorf("the board:\n%s", text)
	}
	if n := strings.Count(board.HTML(), `class="lit"`); n != 3 {
		t.Errorf("%d numbers are lit on the page, want 3", n)
	}
	for _, want := range []string{`<article title="19:47-15.5(g)">`, "<h1>Keno game 7</h1>", `<table class="grid" title="19:47-15.5(g)">`,
		`<td class="lit">80</td>`, `<dt>Drawn, 3 of 20</dt><dd title="19:47-15.5(g)">1 80 45</dd>`} {
		if !strings.Contains(board.HTML(), want) {
			t.Errorf("the page of a board has no %s", want)
		}
	}
}

func TestTheRateCardHasEveryPayoff(t *testing.T) {
	lawtest.Cites(t, "15.1[rate card]", "15.3(d)")
	c := keno.Standard()
	sheet := paper.RateCard(c)
	page := paper.Page("Rates", sheet, paper.Request(nil))
	text := sheet.Text()
	for n := 1; n <= c.MostSpots(); n++ {
		for _, p := range c.PaysFor(n) {
			if !strings.Contains(page, p.Pays.String()+"</td>") || !strings.Contains(text, p.Pays.String()) {
				t.Errorf("%d of %d: %s is not printed", p.Caught, n, p.Pays)
			}
		}
	}
	if strings.Contains(page, "<script") || strings.Contains(page, "http") || strings.Count(page, "<article") != 2 {
		t.Error("the page does not stand alone")
	}
	for line := range strings.Lines(text) {
		if len(line) > 90 {
			t.Errorf("a line of %d characters: %s", len(line), line)
		}
	}
}

func TestTheRequestIsFilledIn(t *testing.T) {
	lawtest.Cites(t, "15.1[keno request]", "15.4(b)1", "15.4(b)2", "15.4(b)3", "15.4(b)4", "15.4(b)5")
	blank := paper.Request(nil)
	if text := blank.Text(); strings.Count(text, "____") < 4 || !strings.Contains(text, " 80") {
		t.Errorf("the blank form:\n%s", text)
	}
	r, err := keno.Parse("1 2 | 3 4: 2/2, 1/4 @ $2 x 3 = $18")
	if err != nil {
		t.Fatal(err)
	}
	sheet := paper.Request(&r)
	text := strings.Join(strings.Fields(sheet.Text()), " ")
	for _, l := range sheet.Lines {
		if !strings.Contains(sheet.HTML(), `title="`+l.By.Full()+`">`+l.Text+"</dd>") {
			t.Errorf("the page does not say %q: %s", l.Text, sheet.HTML())
		}
	}
	if !strings.Contains(sheet.HTML(), `<article title="`+sheet.By.Full()) ||
		!strings.Contains(sheet.HTML(), `class="grid" title="`+sheet.Grid.By.Full()) {
		t.Errorf("the page is no request with a grid: %s", sheet.HTML())
	}
	for _, want := range []string{"Number of games 3", "Value of each wager $2, $2", "Conditioning 2/2, 1/4", "Total price $18"} {
		if !strings.Contains(text, want) {
			t.Errorf("the form does not say %q: %s", want, text)
		}
	}
}

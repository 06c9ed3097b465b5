package petition_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"boardwalk/law"
	"boardwalk/law/lawtest"
	"boardwalk/paper"
	"boardwalk/paper/petition"
)

// whole is a petition that lacks nothing.
func whole(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("testdata/royal-match.petition")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func none(name string) ([]byte, error) { return nil, errors.New("there is no file " + name) }

// read reads a petition without counting anything.
func read(t *testing.T, text string) *petition.Petition {
	t.Helper()
	f, err := petition.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	r, err := f.Read(none)
	if err != nil {
		t.Fatal(err)
	}
	return &petition.Petition{Ready: r}
}

// counted is a petition with its figures.
func counted(t *testing.T, text string) *petition.Petition {
	t.Helper()
	p, err := petition.Prepare(context.Background(), read(t, text).Ready, 0, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// without removes the entries that begin so, with the lines that go on with them.
func without(text string, entries ...string) string {
	var kept []string
	out := false
	for line := range strings.Lines(text) {
		if line[0] != ' ' && strings.TrimSpace(line) != "" {
			words := strings.Join(strings.Fields(line), " ")
			out = slices.ContainsFunc(entries, func(e string) bool { return strings.HasPrefix(words+" ", e+" ") })
		}
		if !out {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "")
}

// under are the texts of a document that stand under a paragraph.
func under(d *paper.Document, by law.Cite) (list []string) {
	d.EachText(func(_ string, x *paper.Text) {
		if x.Source.Law == by {
			list = append(list, x.Text)
		}
	})
	for _, s := range d.Sections {
		for _, b := range s.Blocks {
			if b.Drawing != nil && b.Drawing.Source.Law == by {
				list = append(list, b.Drawing.Name)
			}
		}
	}
	return list
}

// begins reports whether a text begins so.
func begins(list []string, so string) bool {
	return slices.ContainsFunc(list, func(s string) bool { return strings.HasPrefix(s, so) })
}

// TestEachItemIsPrintedAndMissed prints each item of 8.4(d) and (f)2 under its paragraph. Without its entry the item
// is missing: on the first page, where it should stand, and for whoever asks whether the petition is complete.
func TestEachItemIsPrintedAndMissed(t *testing.T) {
	text := whole(t)
	p := counted(t, text)
	if list := p.Missing(); len(list) > 0 || p.Complete() != nil {
		t.Fatalf("the whole petition lacks %v", list)
	}
	d := p.Document(paper.English)
	for _, item := range []struct {
		by      law.Cite
		says    string // a text under the paragraph
		entries []string
	}{
		{"8.4(a)", "the rights to the game", []string{"holds"}},
		{"8.4(b)", "Example Casino Hotel has agreed in writing to take part in a test of the game: by its letter",
			[]string{"agrees"}},
		{"8.4(d)", "Example Games LLC", []string{"petitioner", "address", "holds", "agrees"}},
		{"8.4(d)1", "12 Example Street, Trenton, NJ 08601", []string{"address"}},
		{"8.4(d)2", "The game is a variation of an authorized game, Blackjack, to which it adds a wager.", []string{"kind"}},
		{"8.4(d)3i", "The player wagers that the first two cards dealt", []string{"objective"}},
		{"8.4(d)3i", "The wager is made beside the wager at blackjack", []string{"play"}},
		{"8.4(d)3ii", "19:47-__.1  Definitions", []string{"rule"}},
		{"8.4(d)3iii", "6.6658%", []string{"design"}},
		{"8.4(d)3iv", "Royal Match: the layout", []string{"design"}},
		{"8.4(d)3v", "Shoe", []string{"equipment"}},
		{"8.4(d)4", "\"Royal Match\" is an unregistered trademark", []string{"property"}},
		{"8.4(d)5", "The wager was offered to all casino licensees by letter", []string{"offered"}},
		{"8.4(d)6", "The petitioners release and indemnify", []string{"release"}},
		{"8.4(d)7", "The petitioners request a declaratory ruling under 19:42-9.1", []string{"requests a declaratory"}},
		{"8.4(d)8", "The petitioners request a test of the game, if approved", []string{"requests a test"}},
		{"8.4(d)9", "Nothing else was asked for by", []string{"material"}},
		{"8.4(f)2i", "Example Casino Hotel", []string{"test casino"}},
		{"8.4(f)2ii", "March 1 to May 30, 2027", []string{"test time"}},
		{"8.4(f)2ii", "BJ 12 and BJ 14", []string{"test table"}},
		{"8.4(f)2iii", "\"A new wager is being tested", []string{"test sign"}},
		{"8.4(f)2iv", "The house advantage that is measured", []string{"test criterion"}},
		{"8.4(f)2iv", "The daily report of each table", []string{"test method"}},
		{"8.4(f)2iv", "The log of irregularities", []string{"test form"}},
		{"8.4(f)2v", "Nothing was asked for.", []string{"test material"}},
	} {
		if said := under(d, item.by); !begins(said, item.says) {
			t.Errorf("%s: nothing says %q: %q", item.by, item.says, said)
		}
		lacking := read(t, without(text, item.entries...))
		var lacks *petition.Lacks
		if !errors.As(lacking.Complete(), &lacks) || !slices.ContainsFunc(lacks.List,
			func(m petition.Missing) bool { return m.By == item.by }) {
			t.Errorf("%s: nothing is missed without %q: %v", item.by, item.entries, lacks)
			continue
		}
		page := lacking.Document(paper.English)
		if !begins(page.Sections[0].Lines(), item.by.Full()+" | ") {
			t.Errorf("%s: the first page does not say that it is missing: %q", item.by, page.Sections[0].Lines())
		}
		if said := under(page, item.by); begins(said, item.says) &&
			item.by != "8.4(d)1" && item.by != "8.4(a)" {
			t.Errorf("%s: somebody has made up %q", item.by, item.says)
		}
		if !strings.Contains(lacks.Error(), item.by.Full()+": ") {
			t.Errorf("%s: the error does not name it: %v", item.by, lacks)
		}
	}
	if m := read(t, without(text, "objective", "play")).Missing(); m[0].By != "8.4(d)3" {
		t.Errorf("a description in parts is not complete: %v", m)
	}
	lawtest.Cites(t, "8.4(a)", "8.4(b)", "8.4(d)", "8.4(d)1", "8.4(d)2", "8.4(d)3", "8.4(d)3i", "8.4(d)3ii",
		"8.4(d)3iii", "8.4(d)3iv", "8.4(d)3v",
		"8.4(d)4", "8.4(d)5", "8.4(d)6", "8.4(d)7", "8.4(d)8", "8.4(d)9", "8.4(f)2i", "8.4(f)2ii", "8.4(f)2iii",
		"8.4(f)2iv", "8.4(f)2v")
}

// TestEveryPetitionerSigns by hand: each has lines for a name, a signature and a date.
func TestEveryPetitionerSigns(t *testing.T) {
	p := read(t, whole(t))
	d := p.Document(paper.English)
	for _, s := range d.Sections {
		if s.Title != "Signatures" {
			continue
		}
		blank := 0
		for _, b := range s.Blocks {
			if b.Paragraph.Style == paper.Blank {
				blank++
			}
		}
		if lines := s.Lines(); blank != 3*len(p.Petitioners) || !slices.Contains(lines, "Example Casino Hotel") {
			t.Errorf("%q", lines)
		}
		lawtest.Cites(t, "8.4(d)")
		return
	}
	t.Error("nobody signs")
}

// TestWhatFollowsThePreliminaryApproval is for petitioners who are neither casinos nor in their service.
func TestWhatFollowsThePreliminaryApproval(t *testing.T) {
	for _, by := range []law.Cite{"8.4(f)1i", "8.4(f)1ii"} {
		if said := under(read(t, whole(t)).Document(paper.English), by); len(said) != 1 || !strings.HasPrefix(said[0],
			"Example Games LLC applies for a ") {
			t.Errorf("%s: %q", by, said)
		}
		licensed := strings.Replace(whole(t), "the rights to the game", petition.Service, 1)
		if said := under(read(t, licensed).Document(paper.English), by); len(said) != 0 {
			t.Errorf("%s: a licensee files nothing, and the paper says %q", by, said)
		}
	}
	if said := under(read(t, whole(t)).Document(paper.English), "8.4(b)[costs]"); len(said) != 1 {
		t.Errorf("who pays: %q", said)
	}
	lawtest.Cites(t, "8.4(f)1i", "8.4(f)1ii", "8.4(b)[costs]")
}

// TestFiguresAreWorkedOut holds the odds of a wager against a count by hand: six decks have 144 pairs of a king and a
// queen of one suit among 48,516.
func TestFiguresAreWorkedOut(t *testing.T) {
	d := counted(t, whole(t)).Document(paper.English)
	var lines []string
	for i := range d.Sections {
		lines = append(lines, d.Sections[i].Lines()...)
	}
	for _, want := range []string{"King and queen of one suit | 25 to 1 | 4031 to 12 | 0.2968% | 144",
		"6.6658% | 539/8086 | bet made |  | exact"} {
		if !slices.Contains(lines, want) {
			t.Errorf("no line says %q: %q", want, lines)
		}
	}
	for _, want := range []string{"Program | ", "SHA-256 of the figures | ", "otherwise loses"} {
		if !slices.ContainsFunc(lines, func(s string) bool { return strings.Contains(s, want) }) {
			t.Errorf("the annex does not say %q", want)
		}
	}
	lawtest.Cites(t, "8.4(d)3iii")
}

func TestTrueOdds(t *testing.T) {
	for probability, want := range map[string]string{"1/38": "37 to 1", "2/5": "3 to 2", "1": "0 to 1", "0": "-", "": "-",
		"12345/1234567890": "1e+05 to 1"} {
		if got := petition.TrueOdds(probability); got != want {
			t.Errorf("%s: %s, want %s", probability, got, want)
		}
	}
}

// TestAVariation supposes another rule, and says which paragraphs would have to be amended.
func TestAVariation(t *testing.T) {
	p := counted(t, "petition Poor Joker\nkind variation\ndesign\n  game big-six\n  what-if joker 30 to 1\nequipment "+
		"Wheel: As it is.\nequipment Lamp: Red.")
	d := p.Document(paper.English)
	if len(p.Sheets) != 1 || len(p.Games) != 1 || p.Games[0].Name != "Big Six" {
		t.Fatalf("%d sheets, at %v", len(p.Sheets), p.Games)
	}
	if said := under(d, "8.4(g)2"); len(said) != 1 || len(p.Unlawful) == 0 || len(under(d, p.Unlawful[0].By)) == 0 {
		t.Errorf("what is not lawful is not named: %q, %v", said, p.Unlawful)
	}
	if said := under(d, "8.4(d)3v"); !slices.Contains(said, "Wheel") || !slices.Contains(said,
		"a sketch or picture of the Lamp") {
		t.Errorf("the wheel is drawn, and the lamp is not: %q", said)
	}
	drawn := 0
	for _, s := range d.Sections {
		for _, b := range s.Blocks {
			if b.Drawing != nil && b.Drawing.Felt.Name == "wheel" {
				drawn += len(b.Drawing.Felt.Texts)
			}
		}
	}
	if drawn != 54 {
		t.Errorf("the wheel has %d stops, want 54", drawn)
	}
	lawtest.Cites(t, "8.4(g)2", "8.4(d)3v")
}

// TestAGamePackage asks for a game that the program deals by a book of house rules, which is the draft.
func TestAGamePackage(t *testing.T) {
	p := read(t, "petition Casino War\nkind new game\ngame casino-war\nrules of the book")
	d := p.Document(paper.English)
	rows := paper.Rows(p.Lawful)
	if len(p.Sets) != 1 || p.Sets[0].Game != "casino-war" || len(rows) < 10 {
		t.Fatalf("%v, %d rows", p.Sets, len(rows))
	}
	for _, row := range rows {
		if !slices.Contains(under(d, row.Cite), row.Duty) {
			t.Errorf("the draft does not have %s", row.Cite)
		}
	}
	for _, m := range p.Missing() {
		if m.By == "8.4(d)3ii" || m.By == "8.4(d)3iii" || m.By == "8.4(d)3iv" {
			t.Errorf("%s: %s is missing", m.By, m.Says)
		}
	}
}

func TestPicturesOfFiles(t *testing.T) {
	picture, err := os.ReadFile("testdata/lamp.png")
	if err != nil {
		t.Fatal(err)
	}
	f, err := petition.Parse("petition Lamps\nlayout lamp.png\nequipment Lamp: Red.\npicture lamp.png")
	if err != nil {
		t.Fatal(err)
	}
	r, err := f.Read(func(string) ([]byte, error) { return picture, nil })
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	d := (&petition.Petition{Ready: r}).Document(paper.English)
	for _, s := range d.Sections {
		for _, b := range s.Blocks {
			if b.Picture != nil && b.Picture.Width == 8 && b.Picture.Form == "png" && b.Picture.Source.Known() {
				found++
			}
		}
	}
	if found != 2 {
		t.Errorf("%d pictures are printed", found)
	}
	if _, err := f.Read(func(string) ([]byte, error) { return []byte("no picture"), nil }); err == nil || err.Error() !=
		"line 2: lamp.png is no picture in PNG or JPEG" {
		t.Error(err)
	}
}

func TestFaultsNameTheirLineAndWhatWasMeant(t *testing.T) {
	for text, want := range map[string]string{
		"":                                      "line 1: expected the name",
		"petition X\nkynd side wager":           `line 2: there is no line "kynd"; nearest: kind`,
		"petition X\nkind side vager":           `line 2: kind "side vager" is unknown; nearest: side wager`,
		"petition X\nkind\n":                    "line 2: expected something after kind",
		"petition X\npetition Y":                "line 2: petition stands on line 1 already",
		"petition X\naddress Y":                 "line 2: address is said of the petitioner above it",
		"petition X\npetitioner A\nholds a cap": `line 3: holds "a cap" is unknown; nearest: `,
		"petition X\ntest cassino Y": "line 2: expected after test one of casino, criterion, form, material, " +
			"method, sign, table, time",
		"  petition X":                                               "line 1: an indented line goes on",
		"petition X\nrule Cards":                                     "line 2: expected the title of a section",
		"petition X\nat Blackjak":                                    `line 2: "Blackjak" is no authorized game; nearest: Blackjack`,
		"petition X\ngame blackjak":                                  `line 2: there is no game "blackjak"; nearest: blackjack`,
		"petition X\ngame blackjack\noption x=1":                     "line 3: ",
		"petition X\ndesign none.design":                             "line 2: there is no file none.design",
		"petition X\ndesign\n  game craps\n\n# y\n  what-if feild 3": "line 6: ",
		"petition X\npicture y.png":                                  "line 2: a picture belongs to the equipment above it",
		"petition X\nrequests a pony":                                `line 2: requests "a pony" is unknown; nearest: a test`,
		"petition X\noption x=1":                                     "line 2: an option is of a game",
	} {
		f, err := petition.Parse(text)
		if err == nil {
			_, err = f.Read(none)
		}
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// TestNothingInAPetitionIsTyped looks at where each text comes from: those with a number must say so.
func TestNothingInAPetitionIsTyped(t *testing.T) {
	number := regexp.MustCompile(`\d`)
	for _, text := range []string{whole(t), "petition X"} {
		p := counted(t, text)
		p.Document(paper.English).EachText(func(where string, x *paper.Text) {
			switch {
			case x.Text == "":
			case !x.Source.Known():
				t.Errorf("%s: nobody knows where %q comes from", where, x.Text)
			case x.Source.Words && number.MatchString(strings.ReplaceAll(strings.ReplaceAll(x.Text, "19:47-8.4", ""),
				"SHA-256", "")):
				t.Errorf("%s: %q has a number, and is from nowhere", where, x.Text)
			}
		})
	}
}

// TestTheWordsOfPapersAreInSpanish reads the sources of petitions and records for words that there is no Spanish for.
func TestTheWordsOfPapersAreInSpanish(t *testing.T) {
	said := regexp.MustCompile(`(?:[sS]ay|\.note|w\.add|wants|\.form|\.done|row)\(((?:[^"\n]*?"(?:[^"\\\n]|\\.)*")+)`)
	joint := regexp.MustCompile(`" ?\+\n\t*"`)
	broken := regexp.MustCompile(`,\n\t*`)
	quoted := regexp.MustCompile(`"((?:[^"\\\n]|\\.)*)"`)
	id := regexp.MustCompile(`^[0-9a-z:().\[\] -]*$`)
	for _, dir := range []string{".", "../records"} {
		files, err := filepath.Glob(dir + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			whole := broken.ReplaceAllString(joint.ReplaceAllString(string(source), ""), ", ")
			for _, call := range said.FindAllStringSubmatch(whole, -1) {
				for _, q := range quoted.FindAllStringSubmatch(call[1], -1) {
					text := strings.TrimLeft(strings.ReplaceAll(q[1], `\"`, `"`), "*>")
					_, ok := paper.Spanish.Find(text)
					ok = ok || text == "the design" || strings.HasPrefix(text, ":") // where something is declared
					if !ok && text != "" && !strings.ContainsAny(text[:1], "0123456789") && (strings.Contains(text, " ") ||
						!id.MatchString(text)) {
						t.Errorf("%s: there is no Spanish for %q", file, text)
					}
				}
			}
		}
	}
}

// TestOptionsAreCounted has the options of the text in the rule set that is counted, and in what is drawn.
func TestOptionsAreCounted(t *testing.T) {
	p := read(t, "petition Eight Decks\nkind variation\ngame blackjack\noption decks=8\noption surrender = yes")
	if len(p.Sets) != 1 || p.Sets[0].Options["decks"] != "8" || p.Sets[0].Options["surrender"] != "yes" {
		t.Fatalf("%+v", p.Sets)
	}
	for _, o := range p.Choice.Declare() {
		if o.Name == "decks" && o.Value() != "8" {
			t.Errorf("the table has %s decks", o.Value())
		}
	}
	if len(p.Games) != 1 || p.Games[0].Name != "Blackjack" {
		t.Errorf("a variation of blackjack is one of %v", p.Games)
	}
}

package web_test

import (
	"encoding/json"
	"go/ast"
	"go/token"
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"boardwalk/game"
)

// speakers are the packages whose sentences people read on the page, beside what games declare.
var speakers = []string{"api", "api/chat", "floor", "floor/sitting", "game", "people", "table", "keno", "keno/system",
	"floor/lounge", "api/playerhistory"}

// sayings says in which argument of a call the sentence is; last is the last one.
const last = -1

var sayings = map[string]int{
	"Refuse": 1, "RefuseFor": 2, "NewProblem": 1, "TooMany": 0, "New": 0,
	"Announce": last, "Note": last, "NoteAlso": last, "NoteAt": last, "NoteAmount": last, "NoteAmountAlso": last,
	"Remark": last, "RemarkAmount": last, "remark": last, "Shuffled": last, "Folds": last, "Void": last, "Cease": last, "Award": last,
	"AwardLow": last, "Rake": last, "RakeFrom": last, "Gathered": last, "PotFormed": last, "AllIn": last, "Button": last, "Begins": last,
	"Concedes": last, "VoidAndReturn": last, "NoLate": last, "Step": last, "step": last, "stepAlso": last, "note": last, "misdeal": last,
	"dead": last, "VoidHand": last, "FoldBut": last, "Forbid": last, "noSpin": last, "NeedsAnte": last, "TimesAnte": last, "void": last,
	"departWhenLawful": last, "tooLate": 0, "misdealt": last,
}

// signs are functions of the games that write what the signs of a table say.
var signs = map[string]bool{"Notices": true, "rakes": true, "wayText": true}

// spoken are formats that the sources put together from several parts.
var spoken = []string{"Box %s: %s", "Dealer: %s", "soft %s", "%s, bust",
	"the tournament begins", "level %s of the tournament begins", "is out of the tournament in place %s", "the tournament is over",
	"%s layout", "%s table", "%s pays %s", "%s pays %s on %s", "%s pays %s, one part in %s",
	"%s pays %s on %s, one part in %s", "%s wins %s on %s",
	"%s: minimum %s, maximum %s", "the table is set up", "once", "twice", "%s times", "%s on 4 and 10, %s on 5 and 9, %s on 6 and 8",
	"the dealer always qualifies, and in to win/draw must equal the ante", "pair of %s", "play %s", "a player",
	"Come Bet on", "Don't Come Bet on",
	"card", "number", "The winners of one game are paid at most %s together. %s",
	"the dealer has %s", "%s high", "a pair of %s", "%s of clubs", "%s of diamonds", "%s of hearts", "%s of spades",
	"shows %s", "shows for low %s",
	"%s red", "%s black", "%s green", "Position %s wins", "Position %s loses", "Position %s pushes", "Player's Hand has %s",
	"Banker's Hand has %s",
	"The spread is %s", "The third card has a value of %s", "%s is off on the come out roll", "No Roll: %s", "from %s: %s",
	"withdrawn: from %s: %s",
	"in effect: %s", "side pot %s", "two pairs, %s and %s", "%s low", "four %s", "three %s", "full house, %s over %s", "straight, %s to %s",
	"straight flush, %s to %s", "five %s",
	"a flush", "a full house", "a pair", "a royal flush", "a straight", "a straight flush",
	"the Player's Hand wins", "the Banker's Hand wins", "%s in two cards", "vigorish of %s", "every wager",
	"%s on %s: %s", "%s, highest tile %s", "medium and low hand", "medium %s, low %s", "dead hand", "%s: vigorish of %s",
	"odds are two whole numbers above zero", "double attack blackjack"}

var sentence = regexp.MustCompile(`[a-z]{2}`)

// TestTheListOfTheServersSentences holds the list of formats that the house speaks in, src/words/says.en.json, against
// the sources: refusals, announcements and notes. Whatever is not a literal of the source is %s there. What games declare
// for beginners and of their options is in the list too. A new sentence is in it after go test ./web -update, and the
// page's own test counts those that have no Spanish yet.
func TestTheListOfTheServersSentences(t *testing.T) {
	found, declared := map[string]bool{}, declaredTexts(t)
	add := func(f string) {
		if sentence.MatchString(strings.ReplaceAll(f, "%s", "")) && !declared[filled.ReplaceAllString(f, "#")] {
			found[f] = true
		}
	}
	for _, dir := range speakers {
		sourcesOf(t, dir, dir == "game", func(file *ast.File) {
			ast.Inspect(file, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.CallExpr:
					add(formatOf(said(n)))
				case *ast.FuncDecl:
					if signs[n.Name.Name] {
						for _, text := range proseIn(n) {
							if !unread.MatchString(text) {
								add(text)
							}
						}
					}
				case *ast.KeyValueExpr: // a line of a sign, a note, what a wager needs
					if key, ok := n.Key.(*ast.Ident); ok && key.Name == "Text" && isText(n.Value) {
						add(formatOf(n.Value))
					}
				}
				return true
			})
		})
	}
	formats, _ := proseOf(t)
	for _, f := range formats {
		add(f)
	}
	for _, f := range spoken {
		found[f] = true
	}
	said := matcherOf(found)
	for _, r := range game.All {
		for _, n := range r.New(r.Options()).Notices() {
			if !said.MatchString(n.Text) && !strings.HasPrefix(n.Text, r.Name+", ") {
				add(n.Text)
			}
		}
	}
	for _, r := range game.All {
		list := slices.Concat([]string{r.About.Pit}, r.About.Tips, r.About.Round)
		for _, o := range r.Options().Declare() {
			list = append(list, o.Title(), o.Help)
		}
		for _, text := range list {
			if words.MatchString(text) {
				found[text] = true
			}
		}
	}
	if len(found) < 400 {
		t.Errorf("only %d sentences were found", len(found))
	}
	hold(t, "src/words/says.en.json", slices.Sorted(maps.Keys(found)))
}

// matcherOf matches what is made from one of some formats.
func matcherOf(formats map[string]bool) *regexp.Regexp {
	var list []string
	for f := range formats {
		list = append(list, strings.ReplaceAll(regexp.QuoteMeta(f), "%s", ".+"))
	}
	return regexp.MustCompile("^(?:" + strings.Join(list, "|") + ")$")
}

// said returns the argument of a call that people read, or nil.
func said(call *ast.CallExpr) ast.Expr {
	if f, ok := call.Fun.(*ast.SelectorExpr); nameOf(call.Fun) == "New" && (!ok || nameOf(f.X) != "errors") {
		return nil
	}
	return argument(call, sayings)
}

var verbs = regexp.MustCompile(`%[-+#0]*[0-9.]*[a-zA-Z]`)

// formatOf returns a sentence as a format in which all that is not literal is %s, or "".
func formatOf(e ast.Expr) string {
	switch e := e.(type) {
	case nil:
		return ""
	case *ast.BasicLit:
		if text, err := strconv.Unquote(e.Value); err == nil && e.Kind == token.STRING {
			return verbs.ReplaceAllString(text, "%s")
		}
	case *ast.ParenExpr:
		return formatOf(e.X)
	case *ast.BinaryExpr:
		return formatOf(e.X) + formatOf(e.Y)
	case *ast.CallExpr:
		if f, ok := e.Fun.(*ast.SelectorExpr); ok && strings.HasPrefix(f.Sel.Name, "Sprintf") && len(e.Args) > 0 {
			return strings.ReplaceAll(formatOf(e.Args[0]), "%%", "%")
		}
	}
	return "%s"
}

// hold holds a list in a file against what was found, and writes it anew if the tests are to do that.
func hold(t *testing.T, file string, found any) {
	t.Helper()
	list, err := json.MarshalIndent(found, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	if list = append(list, '\n'); *update {
		if err := os.WriteFile(file, list, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	switch was, err := os.ReadFile(file); {
	case err != nil:
		t.Error(err)
	case string(was) != string(list):
		t.Errorf("%s is not what the sources say: run go test ./web -run TestTheListOf -update, and translate what is new", file)
	}
}

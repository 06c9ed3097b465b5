package casebook_test

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"boardwalk/casebook"
	"boardwalk/game"
	"boardwalk/table"
)

// blackjack is a round in which seat 1 is asked whether to draw on a pair of
// eights, and then once more for each hand.
const blackjack = "game blackjack\nbet 1 main 10\nanswer 1 cut\ncards 1: 8s 8d 8h 9c dealer: 6h Tc 5d\n"

// raise is a hand of hold 'em in which seat 3 acts first, from $4 to $100.
const raise = "game hold-em\nseat 1 100\nseat 2 100\nseat 3 100\nround\n"

// staff is a round of caribbean stud that waits for the supervisor.
const staff = "game caribbean-stud\noption supervisor called\nanswers all\nbet 1 ante 10\nbet 1 progressive 1\n" +
	"answer 1 bet\ncards 1: Kc Qc Jc Tc 9c dealer: Ah Kh 9h 4s 2h\n"

// misdealt is a round of caribbean stud in which a hand is found to be misdealt before its player decides.
const misdealt = "game caribbean-stud\nbet 1 ante 10\nbet 2 ante 10\nincident before 1 at bet hand-misdealt " +
	"1\nanswer 2 bet\ncards 1: 7h 5c 2d Ks 3s 2: 8h 8c 3d 5s Jd dealer: Kh Qc 9d 7s 2h\n"

// TestTheWordsOfTheLanguage has, for each word, a case that holds and cases that
// do not, with what is said of them.
func TestTheWordsOfTheLanguage(t *testing.T) {
	const rest = "answer 1 stand\n"
	for _, test := range []struct{ name, text, want string }{
		{"an answer that is not open", blackjack + "answer 1 surrender\n" + rest,
			`t.case:5: refused: "surrender" is not one of the choices: 19:47-2.6(f)[decide]; seat 1 is asked "How do you ` +
				`play this hand?" (decide, 19:47-2.6(f)[decide]); open: stand draw double split`},
		{"wanted refused", blackjack + "refused answer 1 surrender by 2.6(f)[decide]\n" + rest, ""},
		{"refused under another paragraph", blackjack + "refused answer 1 surrender by 2.8(a)\n" + rest,
			"t.case:5: wanted a refusal by 19:47-2.8(a), but it was"},
		{"wanted refused and taken", blackjack + "refused answer 1 stand\n", "t.case:5: this answer was taken"},
		{"refused what", "game craps\nrefused bet 1 pass 5", "t.case:2: expected an answer that is refused"},
		{"an answer to another question", blackjack + "answers all\nanswer 1 insure\n",
			`t.case:6: "insure" is no answer to what comes first: seat 1 is asked`},
		{"an answer that nobody asks for", blackjack + "answer 1 insure\n", "t.case:5: nobody asked seat 1 for this"},
		{"an answer that no question has", blackjack + "answer 1 hit\n",
			`t.case:5: nobody is ever asked for "hit" at this game; the choices of its questions are `},
		{"no answer", blackjack + "want answer 1 \"stand\"", ""},
		{"no answer where all must be given", blackjack + "answers all", "t.case:5: no line answers: seat 1 is asked"},
		{"no answer before the next round", blackjack + "answers all\nround\n", "t.case:6: no line answers: seat 1 is asked"},
		{"no answer before the next wager", blackjack + "answers all\nbet 1 main 5\n" + rest,
			"t.case:6: refused: a round is being played: no wager is made, raised or taken down until it is over: " +
				"19:47-2.3(c); a question is open: seat 1 is asked"},
		{"an answer that names its question",
			"game blackjack\nbet 1 main 10\nanswer 1 cut decline\nanswer 1 insurance decline\nanswer 1 decide stand\n" +
				"cards 1: 8s 8d dealer: Ah 9c", ""},
		{"an answer to another question than the first",
			"game blackjack\nbet 1 main 10\nanswer 1 insurance decline\ncards 1: 8s 8d dealer: Ah 9c\n" +
				"want answer 1 \"cut\" then answer 1 \"decline\"", ""},
		{"an answer that could mean two", "game blackjack\nbet 1 main 10\nanswer 1 decline\ncards 1: 8s 8d dealer: Ah 9c",
			`t.case:3: "decline" answers cut here, and could be meant for insurance: write answer 1 cut decline, or answer 1 insurance decline`},
		{"answers to both are in order", "game blackjack\nbet 1 main 10\nanswer 1 decline\nanswer 1 decline\ncards 1: 8s 8d dealer: Ah 9c", ""},
		{"a question without an answer", "game blackjack\nbet 1 main 10\nanswer 1 insurance stand\nround",
			"t.case:3: expected a choice of insurance after it: "},
		{"a named question that is not asked", blackjack + "answer 1 insurance insure\n", "t.case:5: nobody asked seat 1 for this"},
		{"a named question that comes later", blackjack + "answers all\nanswer 1 insurance insure\n",
			`t.case:6: "insurance insure" is no answer to what comes first: seat 1 is asked`},
		{"default answers", blackjack + "answers default\nwant answer 1 \"stand\"", ""},
		{"default answers by offer", blackjack + "answers default decide\nwant answer 1 \"stand\"", ""},
		{"default answers to others", blackjack + "answers default cut\n", "t.case:5: no line answers"},
		{"needless default", blackjack + rest + "answers default", "t.case:6: no question was answered by default"},
		{"needless default of an offer", blackjack + "answers default decide insurance",
			"t.case:5: no question insurance was answered by default"},
		{"answers of what", "game craps\nanswers first", "t.case:2: expected answers default"},
		{"too many answers", blackjack + rest + rest, "t.case:6: nobody asked seat 1 for this"},

		{"events in another order", blackjack + rest + "want collect 1 main-1 then deal dealer \"Tc\"",
			"there is one, but before what the want names before it"},
		{"a paragraph that was cited for something before", misdealt +
			"want return 1 ante 10 then discard \"7h\" by 16.13(d)[player] then offer 2",
			"its paragraph was cited for what happened before it, and is evidence of that alone: want it without by"},
		{"the same event without its paragraph", misdealt + "want return 1 ante 10 then discard \"7h\" then offer 2", ""},

		{"open", blackjack + "want open 1 stand draw double split; not open 1 surrender\n" + rest, ""},
		{"open too few", blackjack + "want open 1 stand draw double\n" + rest, "t.case:5: wanted no more than [stand draw double] open"},
		{"open too many", blackjack + "want open 1 stand draw double split surrender\n" + rest, "t.case:5: wanted that surrender is open"},
		{"not open", blackjack + "want not open 1 split\n" + rest, "t.case:5: wanted that split is not open"},
		{"open to nobody", blackjack + "want open 2 stand\n" + rest, "t.case:5: wanted a question that is open to seat 2"},
		{"open to staff", staff + "want open staff done; not open 1 done\nanswer staff done\nanswer staff done",
			"t.case:8: wanted a question that is open to seat 1"},
		{"open to staff alone",
			staff + "want open staff done\nanswer staff done\nwant open staff done\nanswer staff done\nwant pay 1 progressive",
			"t.case:12: wanted: pay 1 progressive"},
		{"open to staff no more", staff + "answer staff done\nanswer staff done\nwant open staff done",
			"t.case:10: wanted a question that is open to staff"},
		{"open after a default",
			"game blackjack\nanswers default cut\nbet 1 main 10\ncards 1: 8s 7d dealer: 6h Tc 5d\n" +
				"want open 1 stand draw double; least 1 1; most 1 10\n" + rest, ""},
		{"an act that shows a row",
			"law 1.7(b), 1.11(a)1\ngame craps\nbet 1 pass 10\nanswer 1 accept\ndice 3 4\n" +
				"want answer 1 \"accept\" then pay 1 pass 10 shows 1.11(a)1", ""},
		{"a row that the law line does not have",
			"law 1.7(b)\ngame craps\nbet 1 pass 10\nanswer 1 accept\ndice 3 4\nwant pay 1 pass 10 shows 1.11(a)1",
			`t.case:6: the law line has no "1.11(a)1"`},
		{"a sentence that shows a row",
			"law 1.7(b)\ngame craps\nbet 1 pass 10\nanswer 1 accept\ndice 3 4\nwant note shows 1.7(b)",
			"t.case:6: a sentence shows nothing but itself"},
		{"what does not happen shows a row",
			"law 1.7(b)\ngame craps\nbet 1 pass 10\nanswer 1 accept\ndice 3 4\nwant no collect 1 shows 1.7(b)",
			"t.case:6: what does not happen shows nothing"},
		{"an act that shows a row and is not there",
			"law 1.11(a)1\ngame craps\nbet 1 pass 10\nanswer 1 accept\ndice 3 4\nwant collect 1 shows 1.11(a)1",
			"t.case:1: nothing happened under 19:47-1.11(a)1"},
		{"a word",
			"game craps\noption no-roll-by stickman\nbet 1 pass 5\nincident no-roll 3\ndice 3 4\n" +
				"want note by 1.9(b) as stickman; no note as boxman", ""},
		{"another word", "game craps\nbet 1 pass 5\nincident no-roll 3\ndice 3 4\nwant note by 1.9(b) as stickman", `as boxman by 19:47-1.9(b)`},
		{"never a choice", blackjack + "want not open 1 fly\n" + rest, `t.case:5: "fly" is never a choice there`},
		{"least and most", raise + "want least 3 4; most 3 100\nanswers default betting", ""},
		{"not the least", raise + "want least 3 3\nanswers default betting", "t.case:6: wanted least 3 $3, but it is $4"},
		{"not the most", raise + "want most 3 99\nanswers default betting", "t.case:6: wanted most 3 $99, but it is $100"},
		{"a hand goes on after a refused amount", raise +
			"refused answer 3 raise 3 by 14.7(d)\nanswer 3 raise 10\nwant bet 3 bet 10\nanswers default betting", ""},

		{"a number of cards", "game blackjack\nbet 1 main 10\nanswer 1 cut at 20 cards\nanswer 1 stand\ncards 1: Ks 9d dealer: 9h Tc", ""},
		{"an amount for a number", "game blackjack\nbet 1 main 10\nanswer 1 cut 20\nround",
			"t.case:3: to cut takes a number of cards and no amount"},
		{"a number for an amount", raise + "answer 3 raise at 10 cards", "t.case:6: to raise takes no number of cards"},
		{"no number", raise + "answer 3 raise at ten cards", "t.case:6: expected a number of cards"},

		{"a wager in a round",
			blackjack +
				"answers all\nbet 1 main 5\nwant refuse by 2.3(c)\nremove 1 main\nwant refuse by 2.3(c)\nbet 1 main 5\n" +
				"want refuse \"a round is being played\"\n" + rest + "want collect 1 main 10", ""},
		{"a wager before the betting is closed",
			"game craps\nbet 1 pass 10\ndice 3 4\nwant open 1 accept decline\nbet 1 field 5\n" +
				"want refuse by 1.3(b)[chips]\nanswer 1 accept\nwant pay 1 pass 10", ""},
		{"a wager by nobody in a round", blackjack + "answers all\nbet 5 main 5\nwant refuse \"nobody sits\"\n" + rest, ""},
		{"leave in a round", blackjack + "leave 1\nwant wait by 2.3(c)\n" + rest,
			"t.case:6: wanted that the line before waits by 19:47-2.3(c), but it was by"},
		{"leave in a round where the law says so",
			"game three-card-poker\nanswers all\nbet 1 ante 10\ncards 1: 8h 8c 3d dealer: Qh 9c 4d\nleave 1\n" +
				"want wait by 20.6(c)[stay]\nanswer 1 play\nwant pay 1 ante then leave 1", ""},
		{"leave in a round and wait", blackjack + "leave 1\nwant wait\n" + rest + "want collect 1 then leave 1", ""},
		{"leave without waiting", blackjack + "answers all\nleave 1\n" + rest, "t.case:6: this waits until the round is over"},
		{"nothing waits", blackjack + rest + "leave 1\nwant wait", "t.case:7: wanted that the line before waits"},
		{"the clock in a round", blackjack + "clock +1h\nwant wait\n" + rest + "clock +2h", ""},
		{"leave a poker hand", raise + "leave 1\nwant refuse by 14.1[table stakes]\nanswers default betting", ""},
		{"bring chips to a poker hand", raise + "seat 1 50\nwant refuse by 14.7(c)1\nanswers default betting", ""},
		{"how much later", "game craps\nclock +soon", "t.case:2: expected how much later it is"},

		{"people", "game craps\nsit 2 as Ann with 50\nbet Ann pass 5\nwant bet 2 pass 5; chips Ann 45", ""},
		{"somebody who has left", "game craps\nsit 2 as Ann with 50\nleave Ann\nbet Ann pass 5", `not "Ann"`},
		{"at two seats",
			"game craps\nsit 2 as Ann with 50\nsit 3 as Ann with 60\nbet 3 pass 5\nwant chips 2 50; chips 3 55\nleave 2\nwant chips Ann 55", ""},
		{"at which of two seats", "game craps\nsit 2 as Ann with 50\nsit 3 as Ann with 60\nbet Ann pass 5",
			"t.case:4: Ann sits at the seats [2 3]: write the number of the one that is meant"},
		{"names in wants",
			"game blackjack\nsit 2 as Ann with 50\nbet Ann main 5\nwant bet Ann main 5; no bet 1\nanswer Ann cut\n" +
				"answer Ann stand\ncards 2: Ks 9d dealer: 9h 9c\nwant deal Ann \"Ks\" then pay Ann main 5; see Ann pay; net " +
				"Ann +5\nleave Ann\nwant leave Ann", ""},
		{"a name that is not met",
			"game craps\nsit 2 as Ann with 50\nsit 3 as Ben with 50\nbet Ann pass 5\nwant bet Ben pass 5", "t.case:5: wanted: bet Ben pass 5"},
		{"a name that is none", "game craps\nsit 2 as staff with 50", `t.case:2: "staff" is a word of the language`},
		{"at another's seat", "game craps\nsit 2 as Ann with 50\nsit 2 as Ben with 50", "t.case:3: Ann sits at seat 2"},
		{"at another seat later", "game craps\nsit 2 as Ann with 50\nleave Ann\nsit 3 as Ann with 60\nwant chips Ann 60; chips 3 60", ""},
		{"nobody", "game craps\nsit 2 with 50", "t.case:2: expected who it is"},

		{"what a latecomer sees", raise + "want sees 5 bet 2 bet 2; sees 5 no deal 1 \"As\"; sees onlooker deal 1\nanswers default betting", ""},
		{"what nobody sees", raise + "want sees onlooker deal 1 \"As\"\nanswers default betting", "t.case:6: wanted: sees onlooker"},
		{"what everybody sees", raise + "want sees 5 no bet 2\nanswers default betting", "t.case:6: wanted: sees 5 no bet 2; but: bet 2"},
	} {
		got := run(test.text)
		if test.want == "" && got != "" || !strings.Contains(got, test.want) {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
}

// TestEverythingThatIsWrongIsSaid: one fault of a case does not hide another.
func TestEverythingThatIsWrongIsSaid(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"wants and refusals",
			"game craps\nbet 1 pass 5\nbet 1 place 6 5\nanswer 1 accept\ndice 3 4\nwant pay 1 pass 6; collect 1\n" +
				"want net 1 +9; joy 1\nwant net 1 +8",
			"3: refused: |6: wanted: pay 1 pass 6|6: wanted: collect 1|7: wanted net 1 $9|7: expected pay, collect|8: wanted net 1 $8"},
		{"lines that cannot be understood",
			"game craps\nbet one pass 5\nwant nothing\nbet 1 pass much\nwant bet 1\nbet 1 pass 5\nwant bet 1 pass 6",
			"2: expected the number of a seat|4: expected an amount|7: wanted: bet 1 pass 6"},
		{"lines that cannot be read", "law 1.99(z), 1.98\ngame craps\nthrow 3 4\nwant announce \"No\nfly",
			"1: the index has no paragraph \"1.99(z)\"|1: the index has no paragraph \"1.98\"|3: expected one of|4: " +
				"expected a closing double quote|5: expected one of"},
		{"a refused line before one that cannot be understood", "game craps\nbet 1 pass 5\nbet 1 place 6 5\nwant joy",
			"4: expected pay, collect|3: refused: "},
		{"after an answer that was refused", blackjack + "answer 1 surrender\nwant pay 1 main\nanswer 1 stand\nwant pay 1",
			"5: refused: |6: wanted: pay 1 main|7: the case stops here"},
		{"rows that nothing proves",
			"# title\nlaw 1.2(a)1i\nlaw 1.2(a)1i, 1.3(c)\ngame craps\nbet 1 pass 5\nwant bet 1 pass 6",
			"6: wanted: bet 1 pass 6|2: nothing happened under 19:47-1.2(a)1i|3: nothing happened under " +
				"19:47-1.2(a)1i|3: nothing happened under 19:47-1.3(c)"},
		{"a table that cannot be set up", "game craps\nlimit 10 50\nwant fault by 8.3\nbet 1 pass 5\nbet 1 pass 6",
			"3: wanted a fault by 19:47-8.3|4: the table could not be set up: "},
	} {
		got := run(test.text)
		for i, want := range strings.Split(test.want, "|") {
			if lines := strings.Split(got, "\n"); i >= len(lines) || !strings.HasPrefix(lines[i], "t.case:"+want) {
				t.Errorf("%s: got\n%s\nwant in line %d: %s", test.name, got, i+1, want)
			}
		}
		if n := strings.Count(test.want, "|"); strings.Count(got, "\n") != n {
			t.Errorf("%s: got\n%s\nwant %d lines", test.name, got, n+1)
		}
	}
}

// two is a round of two players at blackjack, with no cut to be asked of both.
const two = "game blackjack\nbet 1 main 10\nbet 2 main 10\nanswer 1 cut\n"

func TestIncidentsAtAMoment(t *testing.T) {
	const play = "answer 1 stand\nanswer 2 stand\ncards 1: Ks 9d 2: Kd 9s dealer: 9h Tc\n"
	for _, test := range []struct{ name, text, want string }{
		{"before", two + "incident before 2 face-up-card\n" + play + "want offer 2 then incident then answer 2; burn by 2.15(a)", ""},
		{"before a question", two + "incident before 1 at decide face-up-card\n" + play +
			"want answer 1 \"cut\" then offer 1 then incident then answer 1", ""},
		{"before any question", two + "incident before 1 face-up-card\n" + play + "want answer 1 \"cut\" then incident", "what happened"},
		{"after", two + "incident after 1 at decide face-up-card\n" + play + "want answer 1 \"stand\" then incident then answer 2 \"stand\"", ""},
		{"at a card", two + "incident at card 2 face-up-card\n" + play +
			"want burn then incident then burn by 2.15(a) then deal 1 then deal 2", ""},
		{"while a question is open",
			two +
				"cards 1: Ks 9d 2: Kd 9s dealer: 9h Tc\nanswers all\nincident face-up-card\nwant incident\nanswer 1 stand\n" +
				"answer 2 stand\nwant burn by 2.15(a)", ""},
		{"refused while a question is open",
			two +
				"cards 1: Ks 9d 2: Kd 9s dealer: 9h Tc\nanswers all\nincident touches-cards 7\nwant refuse by 2.6(n)\n" +
				"answer 1 stand\nanswer 2 stand", ""},
		{"refused at a card", two + "incident at card 2 touches-cards 7\n" + play + "want refuse by 2.6(n)", ""},
		{"refused before", two + "incident before 2 touches-cards 7\n" + play, "t.case:5: refused: say who it was"},
		{"a moment that does not come", two + "incident at card 40 face-up-card\n" + play,
			"t.case:5: the round was over before that moment came"},
		{"no round", two + "incident before 2 face-up-card", "t.case:5: no round followed"},
		{"no card", two + "incident at once face-up-card", "t.case:5: expected which card of the round"},
	} {
		got := run(test.text)
		if test.want == "" && got != "" || !strings.Contains(got, test.want) {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
}

// TestAFailedWantTellsTheEnd: of a long round a failed want tells the last events, where wagers are settled, and how many came before.
func TestAFailedWantTellsTheEnd(t *testing.T) {
	got := run(two + "answer 1 stand\nanswer 2 stand\ncards 1: Ks 9d 2: Kd 9s dealer: 9h Tc\nwant rake 1")
	if !regexp.MustCompile(`what happened: \d+ others, then `).MatchString(got) || !strings.Contains(got, "return 2 main-2 10") {
		t.Error(got)
	}
}

// TestAJournalWithReportsIsACase writes the journal of a case in which incidents
// come in the course of a round as a case again, which must have the same journal.
func TestAJournalWithReportsIsACase(t *testing.T) {
	const text = "game blackjack\nsit 1 as Ann with 500\nbet 1 main 10\nbet 2 main 10\n" +
		"incident at card 2 face-up-card\nanswer 1 cut at 20 cards\nincident before 2 face-up-card\n" +
		"answer 1 stand\nanswer 2 stand\ncards 1: Ks 9d 2: Kd 9s dealer: 9h Tc 5c\n"
	play := func(text string) *casebook.Result {
		c, err := casebook.Parse("t.case", strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		result := casebook.Run(c, game.Find)
		for _, f := range result.Failures {
			t.Fatalf("%v in\n%s", f, text)
		}
		return result
	}
	first := play(text)
	var again bytes.Buffer
	if err := casebook.Format(&again, first.Rules, first.Options, first.Terms, first.Journal); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"sit     1 as Ann with 500\n", "incident at card 2 face-up-card\n",
		"answer  1 cut at 20 cards\n", "answer  1 stand\nincident face-up-card\nanswer  2 stand\n"} {
		if !strings.Contains(again.String(), line) {
			t.Errorf("there is no %q in\n%s", line, again.String())
		}
	}
	second := play(again.String())
	if got, want := kinds(second.Journal), kinds(first.Journal); got != want {
		t.Errorf("the journal is %s, and was %s, from\n%s", got, want, again.String())
	}
}

func kinds(journal []table.Entry) string {
	var b strings.Builder
	for _, e := range journal {
		b.WriteByte("APDCONTIM"[e.Kind])
	}
	return b.String()
}

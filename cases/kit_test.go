package cases

import (
	"strings"
	"testing"

	"boardwalk/casebook"
	"boardwalk/game"
	"boardwalk/law/lawtest"
)

// kitGame is a game of one deck that is shuffled after every round, with the paragraphs of what
// happens to its cards. Where a paragraph is empty the game has no such thing.
type kitGame struct {
	id, bet                                  string // the wager of seat 1
	deck, cover, inspect, spread, wash, idle string
	arrival, shuffle, deadline, locked, stay string
	each, separately                         string // of two decks
	stub, faceDown, complete, misdeal        string // of counting
	shoe, hand, automated                    kitWay
	recut                                    string
	play                                     string // the answers of a player who stays in the round, where the first choice is to fold
	device                                   string // cards dealt from the hand are shuffled by a device
}

// kitWay is a way of dealing.
type kitWay struct{ notice, announce, away, count string }

var kitGames = []kitGame{
	{id: "pai-gow-poker", bet: "wager 10", deck: "11.2(a)", cover: "11.2(a)", inspect: "11.5(a)", spread: "11.5(b)",
		wash: "11.5(c)", idle: "11.6(f)",
		arrival: "11.6(f)", shuffle: "11.6(a)", deadline: "11.7(c)", locked: "11.7(c)", stay: "11.7(b)", each: "11.2(b)1", separately: "11.5(d)",
		shoe: kitWay{"11.8(a)", "11.8(a)", "", ""}, hand: kitWay{"11.8A(a)", "11.8A(b)2", "", ""},
		automated: kitWay{"11.8B(a)", "11.8B(b)2", "", ""}},
	{id: "caribbean-stud", device: "16.8(b)1", bet: "ante 10", deck: "16.2(a)", cover: "16.2(a)", inspect: "16.3(a)",
		spread: "16.3(b)", wash: "16.3(c)", idle: "16.4(d)",
		arrival: "16.4(d)", shuffle: "16.4(a)", deadline: "16.6(b)", locked: "16.6(b)", stay: "16.6(f)", each: "16.2(b)1", separately: "16.3(d)",
		stub: "16.1[stub]", faceDown: "16.7(f)", complete: "16.7(f)1", misdeal: "16.7(f)2",
		shoe: kitWay{"16.7(a)", "16.7(b)", "16.7(e)", "16.7(f)"}, hand: kitWay{"16.8(a)", "16.8(b)3", "16.8(d)", "16.8(e)"},
		automated: kitWay{"16.9(a)", "16.9(b)2", "16.9(d)", "16.9(e)"}},
	{id: "double-down-stud", bet: "original 10", deck: "17.2(a)", cover: "17.2(a)", inspect: "17.3(a)", spread: "17.3(b)",
		wash: "17.3(c)", idle: "17.4(f)",
		arrival: "17.4(f)", shuffle: "17.4(a)", deadline: "17.6(b)", locked: "17.6(b)", each: "17.2(b)1", separately: "17.3(d)",
		shoe: kitWay{"17.8(a)1", "17.8(a)1", "17.9(c)[cards]", ""}, hand: kitWay{"17.8(a)", "17.8(a)2iii", "17.9(c)[cards]", ""}},
	{id: "let-it-ride", device: "18.8(b)1", bet: "bet-one 10\nbet 1 bet-two 10\nbet 1 bet-three 10", deck: "18.2(a)",
		cover: "18.2(a)", inspect: "18.4(a)", spread: "18.4(b)", wash: "18.4(c)", idle: "18.5(d)",
		arrival: "18.5(d)", shuffle: "18.5(a)", deadline: "18.6(c)", locked: "18.6(c)", stay: "18.6(b)", each: "18.2(b)1", separately: "18.4(d)",
		stub: "18.1[stub]", faceDown: "18.7(e)", complete: "18.7(e)1", misdeal: "18.7(e)2",
		shoe: kitWay{"18.7(a)", "18.7(b)", "18.7(d)", "18.7(e)"}, hand: kitWay{"18.8(a)", "18.8(b)3", "18.8(d)", "18.8(e)"},
		automated: kitWay{"18.9(a)", "18.9(b)2", "18.9(d)", "18.9(e)"}},
	{id: "three-card-poker", device: "20.8(b)1", bet: "ante 10", deck: "20.2(a)[deck]", cover: "20.2(a)[cover card]",
		inspect: "20.4(a)", spread: "20.4(b)", wash: "20.4(c)[wash]",
		idle: "20.5(e)[idle]", arrival: "20.5(e)[arrival]", shuffle: "20.5(a)[when]", deadline: "20.6(d)[deadline]", locked: "20.6(d)[locked]",
		stay: "20.6(c)[stay]", each: "20.2(b)1", separately: "20.4(d)", recut: "20.5(d)",
		stub: "20.1[stub]", faceDown: "20.7(e)[face down]", complete: "20.7(e)1", misdeal: "20.7(e)2[misdeal]",
		shoe:      kitWay{"20.7(a)[shoe]", "20.7(b)[announce]", "20.7(d)", "20.7(e)[every five rounds]"},
		hand:      kitWay{"20.8(a)", "20.8(b)3[announce]", "20.8(d)", "20.8(e)"},
		automated: kitWay{"20.9(a)[choice]", "20.9(b)2", "20.9(d)", "20.9(e)"}},
	{id: "four-card-poker", device: "27.8(b)1", bet: "ante 10", deck: "27.2(a)[deck]", cover: "27.2(a)[cover card]",
		inspect: "27.4(a)", spread: "27.4(b)", wash: "27.4(c)[wash]",
		idle: "27.5(e)[idle]", arrival: "27.5(e)[arrival]", shuffle: "27.5(a)[when]", deadline: "27.6(d)[deadline]", locked: "27.6(d)[locked]",
		stay: "27.6(c)[stay]", each: "27.2(b)1", separately: "27.4(d)", recut: "27.5(d)",
		stub: "27.1[stub]", faceDown: "27.7(e)[face down]", complete: "27.7(e)1", misdeal: "27.7(e)2[misdeal]",
		shoe:      kitWay{"27.7(a)[shoe]", "27.7(b)[announce]", "27.7(d)", "27.7(e)[every five rounds]"},
		hand:      kitWay{"27.8(a)", "27.8(b)3[announce]", "27.8(d)", "27.8(e)"},
		automated: kitWay{"27.9(a)[choice]", "27.9(b)2", "27.9(d)", "27.9(e)"}},
	{id: "texas-holdem-bonus", device: "house:texas-8(b)1", play: "answer 1 flop bet", bet: "ante 10", deck: "28.2(a)[deck]",
		cover: "28.2(a)[cover cards]", inspect: "house:texas-3(a)", spread: "house:texas-3(b)",
		wash: "house:texas-3(c)[wash]", idle: "house:texas-4(e)[idle]", arrival: "house:texas-4(e)[arrival]", shuffle: "house:texas-4(a)[when]",
		deadline: "house:texas-6(b)[deadline]", locked: "house:texas-6(b)[locked]", stay: "house:texas-6(e)[stay]",
		each: "28.2(b)1", separately: "house:texas-3(d)",
		recut: "house:texas-4(d)", stub: "28.1[stub]", faceDown: "house:texas-7(e)[face down]", complete: "house:texas-7(e)1",
		misdeal: "house:texas-7(e)2[misdeal]",
		shoe:    kitWay{"house:texas-7(a)[shoe]", "house:texas-7(b)", "house:texas-7(d)", "house:texas-7(e)[every five rounds]"},
		hand:    kitWay{"house:texas-8(a)", "house:texas-8(b)3", "house:texas-8(d)", "house:texas-8(e)"}},
	{id: "mini-tex", device: "36.8(b)1", play: "answer 1 flop\nanswer 1 river", bet: "ante 10", deck: "36.2(a)[deck]",
		inspect: "36.3(a)", spread: "36.3(b)", wash: "36.3(c)[wash]", idle: "36.4(e)[idle]",
		arrival: "36.4(e)[arrival]", shuffle: "36.4(a)[when]", deadline: "36.6(b)[deadline]", locked: "36.6(b)[locked]", stay: "36.6(e)[stay]",
		each: "36.2(b)1", separately: "36.3(d)", recut: "36.4(d)",
		stub: "36.1[stub]", faceDown: "36.7(f)[face down]", complete: "36.7(f)1", misdeal: "36.7(f)2[misdeal]",
		shoe:      kitWay{"36.7(a)[shoe]", "36.7(b)", "36.7(e)", "36.7(f)[every five rounds]"},
		hand:      kitWay{"36.8(a)", "36.8(b)3[announce]", "36.8(d)", "36.8(e)"},
		automated: kitWay{"36.9(a)[choice]", "36.9(b)2", "36.9(d)[stub]", "36.9(e)"}},
	{id: "three-card-draw", device: "13:69F-42.8(b)1", play: "answer 1 discard-first", bet: "ante 10",
		deck: "13:69F-42.2(a)[deck]", cover: "13:69F-42.2(a)[cover card]", inspect: "13:69F-42.3(a)", spread: "13:69F-42.3(b)",
		wash: "13:69F-42.3(c)[wash]", idle: "13:69F-42.4(e)[idle]", arrival: "13:69F-42.4(e)[arrival]", shuffle: "13:69F-42.4(a)[when]",
		deadline: "13:69F-42.6(b)[deadline]", locked: "13:69F-42.6(b)[locked]", stay: "13:69F-42.6(c)[stay]", each: "13:69F-42.2(b)1",
		separately: "13:69F-42.3(d)", recut: "13:69F-42.4(d)", faceDown: "13:69F-42.7(e)[face down]",
		complete: "13:69F-42.7(e)1", misdeal: "13:69F-42.7(e)2[misdeal]",
		shoe:      kitWay{"13:69F-42.7(a)[shoe]", "13:69F-42.7(b)", "13:69F-42.10(g)[stub]", "13:69F-42.7(e)[every five rounds]"},
		hand:      kitWay{"13:69F-42.8(a)", "13:69F-42.8(b)3", "", ""},
		automated: kitWay{"13:69F-42.9(a)[choice]", "13:69F-42.9(b)2", "13:69F-42.9(c)[stub]", "13:69F-42.9(d)"}},
	{id: "mississippi-stud", device: "house:mississippi-8(b)1", bet: "ante 10", deck: "house:mississippi-2(a)[deck]",
		cover: "house:mississippi-2(a)[cover cards]", inspect: "house:mississippi-3(a)",
		spread: "house:mississippi-3(b)", wash: "house:mississippi-3(c)[wash]", idle: "house:mississippi-4(e)[idle]",
		arrival: "house:mississippi-4(e)[arrival]",
		shuffle: "house:mississippi-4(a)[when]", deadline: "house:mississippi-6(b)[deadline]", locked: "house:mississippi-6(b)[locked]",
		stay: "house:mississippi-6(c)[stay]", each: "house:mississippi-2(b)1", separately: "house:mississippi-3(d)",
		recut:    "house:mississippi-4(d)",
		faceDown: "house:mississippi-7(e)[face down]", complete: "house:mississippi-7(e)1", misdeal: "house:mississippi-7(e)2[misdeal]",
		shoe: kitWay{"house:mississippi-7(a)[shoe]", "house:mississippi-7(b)", "house:mississippi-7(d)",
			"house:mississippi-7(e)[every five rounds]"},
		hand: kitWay{"house:mississippi-8(a)", "house:mississippi-8(b)3", "house:mississippi-8(d)", "house:mississippi-8(e)"}},
	{id: "ultimate-texas-holdem", device: "house:ultimate-8(b)1", play: "answer 1 bet-4x", bet: "both 10",
		deck: "house:ultimate-2(a)[deck]", cover: "house:ultimate-2(a)[cover cards]", inspect: "house:ultimate-3(a)",
		spread: "house:ultimate-3(b)", wash: "house:ultimate-3(c)[wash]", idle: "house:ultimate-4(e)[idle]",
		arrival: "house:ultimate-4(e)[arrival]",
		shuffle: "house:ultimate-4(a)[when]", deadline: "house:ultimate-6(b)[deadline]", locked: "house:ultimate-6(b)[locked]",
		stay: "house:ultimate-6(c)[stay]", each: "house:ultimate-2(b)1", separately: "house:ultimate-3(d)", recut: "house:ultimate-4(d)",
		faceDown: "house:ultimate-7(e)[face down]", complete: "house:ultimate-7(e)1", misdeal: "house:ultimate-7(e)2[misdeal]",
		shoe: kitWay{"house:ultimate-7(a)[shoe]", "house:ultimate-7(b)", "house:ultimate-7(d)", "house:ultimate-7(e)[every five rounds]"},
		hand: kitWay{"house:ultimate-8(a)", "house:ultimate-8(b)3", "house:ultimate-8(d)", "house:ultimate-8(e)"}},
	{id: "boston-5-stud", play: "answer 1 raise", bet: "ante 10", deck: "house:boston-1(a)", inspect: "house:boston-2(a)",
		spread: "house:boston-2(a)", wash: "house:boston-2(b)",
		idle: "house:boston-2(e)", arrival: "house:boston-2(e)", shuffle: "house:boston-2(c)", deadline: "house:boston-5(a)",
		locked: "house:boston-3(d)",
		recut:  "house:boston-2(d)", faceDown: "house:boston-5(f)", complete: "house:boston-5(f)", misdeal: "house:boston-8(e)",
		shoe: kitWay{"", "house:boston-5(a)", "house:boston-5(e)", "house:boston-5(f)"}},
	{id: "flop-poker", play: "answer 1 raise", bet: "ante 10", deck: "house:flop-1(a)", inspect: "house:flop-2(a)",
		spread: "house:flop-2(a)", wash: "house:flop-2(b)",
		idle: "house:flop-2(e)", arrival: "house:flop-2(e)", shuffle: "house:flop-2(c)", deadline: "house:flop-5(a)", locked: "house:flop-3(d)",
		recut: "house:flop-2(d)", faceDown: "house:flop-5(e)", complete: "house:flop-5(e)", misdeal: "house:flop-9(d)",
		shoe: kitWay{"", "house:flop-5(a)", "house:flop-5(d)", "house:flop-5(e)"}},
	{id: "asia-poker", bet: "wager 10", deck: "house:asia-1(a)", inspect: "house:asia-2(a)", spread: "house:asia-2(a)",
		wash: "house:asia-2(b)",
		idle: "house:asia-2(e)", arrival: "house:asia-2(e)", shuffle: "house:asia-2(c)", deadline: "house:asia-5(a)", locked: "house:asia-3(b)",
		recut: "house:asia-2(d)", shoe: kitWay{"", "house:asia-5(a)", "", ""}},
}

// script runs a case whose text has the game's paragraphs in braces. It proves the paragraphs of its
// law line that the game has; a want or a line about one that it has not is left out.
func (g *kitGame) script(t *testing.T, what string, way kitWay, laws, text string) {
	t.Run(g.id+"/"+what, func(t *testing.T) {
		late, _, _ := strings.Cut(g.bet, "\n")
		all := "52"
		if g.id == "asia-poker" || g.id == "pai-gow-poker" {
			all = "53" // with the joker
		}
		words := strings.NewReplacer("{all}", all, "{bet}", g.bet, "{play}", g.play, "{late}", late, "{deck}", g.deck,
			"{cover}", g.cover, "{inspect}", g.inspect, "{spread}", g.spread, "{wash}", g.wash,
			"{idle}", g.idle, "{arrival}", g.arrival, "{shuffle}", g.shuffle, "{deadline}", g.deadline, "{locked}", g.locked,
			"{stay}", g.stay, "{each}", g.each,
			"{separately}", g.separately, "{stub}", g.stub, "{face down}", g.faceDown, "{complete}", g.complete, "{misdeal}",
			g.misdeal, "{notice}", way.notice,
			"{announce}", way.announce, "{away}", way.away, "{count}", way.count, "{recut}", g.recut)
		var cites []string
		for _, row := range strings.Split(laws, ", ") {
			if row = words.Replace(row); row != "" {
				cites = append(cites, row)
			}
		}
		out := "# " + what + "\nlaw " + strings.Join(cites, ", ") + "\ngame " + g.id + "\n"
		for _, line := range strings.Split(text, "\n") {
			if line = words.Replace(strings.TrimSpace(line)); !strings.HasSuffix(line, "by ") && !strings.HasSuffix(line, "shows ") {
				out += line + "\n"
			}
		}
		c, err := casebook.Parse(what, strings.NewReader(out))
		if err != nil {
			t.Fatal(err, "\n", out)
		}
		result := casebook.Run(c, game.Find)
		for _, failure := range result.Failures {
			t.Error(failure)
		}
		if t.Failed() {
			t.Log(out)
		}
		lawtest.Shows(t, c.Law, result.Evidence)
	})
}

// ways are the ways of dealing of a game, with what the licensee says for each.
func (g *kitGame) ways() map[string]kitWay {
	all := map[string]kitWay{"": g.shoe}
	if g.shoe.notice != "" {
		all = map[string]kitWay{"option dealing manual-shoe": g.shoe}
	}
	if g.hand.notice != "" {
		all["option dealing hand\noption shuffling device"] = g.hand
	}
	if g.automated.notice != "" {
		all["option dealing automated-shoe"] = g.automated
	}
	return all
}

// wayName is the last word of the option that chooses a way of dealing.
func wayName(options string) string {
	line, _, _ := strings.Cut(options, "\n")
	return strings.TrimPrefix(line, "option dealing ")
}

// TestTheCardsOfAGame holds what happens to the cards at every game of one deck: how they come to the
// table, are shuffled and spread, who may wager until when, and where the cards go that are not dealt.
func TestTheCardsOfAGame(t *testing.T) {
	for i := range kitGames {
		g := &kitGames[i]
		g.script(t, "opening", g.shoe, "{deck}, {cover}, {inspect}, {spread}, {wash}, {idle}, {arrival}, {shuffle}", `open
			want note by {deck} then note by {inspect} then note by {spread}
			want note by {cover}
			want no shuffle
			do staff shuffle-by-hand
			want refuse by {idle}
			seat 1 100000
			want note by {wash} then shuffle by {shuffle} shows `+strings.Trim(g.deck+","+g.cover+","+g.inspect+","+g.spread+","+g.wash, ",")+`
			seat 2 100000
			want no shuffle
			do staff shuffle-by-hand
			want shuffle by {shuffle}
			bet 1 {bet}
			cards 1: 8h 8c
			want deal 1 "8h"; shuffle by {shuffle}
			bet 1 {bet}
			cards 1: 8h 8c
			want deal 1 "8h"; shuffle by {shuffle}
			leave 2
			leave 1
			want note by {idle}
			do staff shuffle-by-hand
			want refuse by {idle}
			seat 1 100000
			want note by {arrival} then note by {wash} then shuffle by {shuffle} shows {arrival}
			do staff shuffle-by-hand
			want shuffle by {shuffle}`)
		g.script(t, "unfit", g.shoe, "{inspect}", `incident unfit-deck
			open
			want refuse by {inspect}; close by {inspect}
			bet 1 {late}
			want refuse by {inspect}
			do staff change-cards
			open
			want note by {inspect}; no close`)
		if g.each != "" {
			g.script(t, "two-decks", g.shoe, "{each}, {separately}", `option shuffling device-two-decks
				open
				want note by {deck} then note by {inspect} then note by {deck} then note by {inspect} then note by {each} then note by {separately}
				seat 1 100000
				want note by {wash} then shuffle by {shuffle} shows {each},{separately} then note by {separately}
				want note by {wash} then shuffle by {shuffle}
				bet 1 {bet}
				cards 1: 8h 8c
				want deal 1 "8h"
				bet 1 {bet}
				cards 1: 8h 8c
				want deal 1 "8h"`)
		}
		if g.recut != "" {
			g.script(t, "recut", g.shoe, "{recut}", `open
				do staff recut 20
				want refuse by {recut}
				seat 1 100
				do staff recut 10
				want note by {recut}
				do staff recut 9
				want refuse
				do staff recut {all}
				want refuse
				do staff recut 0`)
		}
		g.script(t, "reports", g.shoe, "{locked}, {stay}", `seat 1 100
			incident wager-touched 5
			want refuse by {locked}
			`+stood(g.stay)+`
			bet 1 {bet}
			incident wager-touched 1
			{play}
			cards 1: 8h 8c
			want deal 1 "8h"
			want refuse by {locked}`)
		if g.device != "" {
			g.script(t, "without-the-device", g.shoe, g.device, `option dealing hand
				option shuffling device
				bet 1 {bet}
				cards 1: 8h 8c
				want announce "No more bets" by `+g.hand.announce+`
				do staff remove-shuffler
				bet 1 {bet}
				cards 1: 8h 8c
				want announce "No more bets" by {announce} then deal 1 "8h" shows `+g.device)
		}
		for options, way := range g.ways() {
			g.script(t, "late/"+wayName(options), way, "{announce}, {notice}", options+`
				open
				want post by {notice}
				bet 1 {bet}
				bet 2 {late} late confirmed
				cards 1: 8h 8c
				want announce "No more bets" by {announce}; refuse by {deadline}; no bet 2
				want deal shows {announce}
				want deal shows {notice}`)
			if way.away == "" {
				continue
			}
			g.script(t, "stub/"+wayName(options), way, "{away}, {stub}, {count}, {complete}, {face down}", options+`
				`+counts(way.count)+`
				`+miscounted(way.count)+`
				bet 1 {bet}
				cards 1: 8h 8c
				want note by {away}
				want note by {stub}
				bet 1 {bet}
				cards 1: 8h 8c
				want note by {count} then note by {face down} then note by {complete}`)
		}
	}
}

// stood is a report that cannot be true, at a game in which players stay seated.
func stood(stay string) string {
	if stay == "" {
		return ""
	}
	return "incident player-stands-up 5\nwant refuse by {stay}"
}

// counts has the stub counted in every second round, where it is counted at all.
func counts(by string) string {
	if by == "" {
		return ""
	}
	return "option count-every 2"
}

// miscounted is a round in which the count, although not due, finds a misdeal.
func miscounted(by string) string {
	if by == "" {
		return ""
	}
	return `bet 1 {bet}
		incident stub-count-misdeal
		{play}
		cards 1: 8h 8c
		want note by {count} then note by {face down} then void by {misdeal} shows {count},{face down}`
}

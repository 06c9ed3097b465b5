package blackjack

import (
	"boardwalk/card"
	"boardwalk/money"
	"boardwalk/table"
)

// boxes is how many boxes a layout has at most; box n is seat n's own.
const boxes = 7

// Rules is the game of blackjack.
var Rules = subchapter2.rules(table.Rules{
	ID: "blackjack", Name: "Blackjack", Subchapter: "19:47-2", Alike: alike,
	About: table.About{
		Description: "Cards against the dealer: closer to 21 without going over.",
		Popular:     1,
		Known:       "21, twenty-one, vingt-et-un",
		Lies:        map[string]string{"Dealer": "Th ??", "": "As Jc"},
		Tips: []string{
			"Face cards count 10 and an ace counts 1 or 11. Over 21 loses at once, whatever the dealer gets.",
			"The dealer draws to 16 and stands on 17. An ace and a ten-value card in the first two cards are blackjack and pay 3 to 2.",
			"Hit on 16 or less when the dealer shows a 7 or higher; stand on 13 or more when the dealer shows 6 or less.",
			"Insurance costs more than it is worth.",
		},
		Round: []string{
			"You bet, and everybody gets two cards; one card of the dealer lies face up.",
			"Cards count what they show, face cards 10, and an ace 1 or 11.",
			"In your turn you hit (take a card) as often as you like, or stand; over 21 you bust and lose.",
			"You may double down: bet up to as much again and take exactly one more card.",
			"Two cards of the same value may be split into two hands, each with its own bet.",
			"If the dealer shows an ace, you may insure against blackjack for up to half of your bet.",
			"When everybody is done, the dealer draws to 16 and stands on 17.",
			"The hand closer to 21 wins, and equal hands are a push; an ace with a ten-value card is blackjack and beats every other 21.",
		},
		Pit: "Blackjack", Begin: "deal",
		Examples: []string{"main 10"},
		Lessons: []table.Lesson{
			{ID: "natural", Name: "A natural", Task: "Get blackjack, and be paid 3 to 2.",
				Why:  "An ace with a ten-value card in the first two cards beats every other 21. It comes about once in 21 hands.",
				Wins: "main", Odds: money.Odds{To: 3, One: 2}, Line: subchapter2.BlackjackOdds}, // three sevens may pay as much
			{ID: "no-insurance", Name: "Never insurance", Task: "Decline insurance in three rounds.",
				Why:   "Insurance pays 2 to 1, but only 4 of 13 cards are worth ten: the price is too high.",
				Offer: "insurance", Choice: Decline, Times: 3},
			{ID: "double-down", Name: "Double when it pays", Task: "Double down and win.",
				Why:   "You bet more only when you like your hand better than the dealer's: most of all with 10 or 11 against a low card.",
				Offer: "decide", Choice: Double, Wins: "double"},
			{ID: "split-pair", Name: "Two for one", Task: "Split a pair.",
				Why:   "Aces and eights are always worth splitting: two hands that begin with an ace or an eight beat one of 12 or 16.",
				Offer: "decide", Choice: Split},
		},
	},
	Presets: presets,
})

// Game is a blackjack table.
type Game struct {
	p       *kin // the paragraphs
	options Options
	layout  *table.Layout
	lines   [numberOfLines]int // where each line of odds stands among a main wager's
	spots   int                // dealer's hands in a round: 1, or 3 with multiple action
	own     bool               // every wager lies on its player's own box
	free    bool               // nobody's entry is limited
	bonus   bool               // some scores have odds of their own
	beyond  bool               // more than drawing is open to a hand of three cards
	facts
	state
	play
}

// facts are what options say in words, once for all rounds.
type facts struct {
	bothUp    bool // both of the dealer's first cards lie face up
	holed     bool // the dealer's second card is dealt face down before anybody plays
	reader    bool // and read by a device
	atEnd     bool // hands over 21 are collected when the round is complete
	adds      bool // additional wagers are offered
	carter    bool // the cards are shuffled by the method of Bart Carter
	automatic bool // a device shuffles them
	doubles   bool // any hand of two cards may be doubled
}

// facts returns what the options say.
func (o *Options) facts() facts {
	return facts{
		bothUp: o.Dealing == BothUp, holed: o.Dealing == HoleCard || o.Dealing == HoleCardReader, reader: o.Dealing == HoleCardReader,
		atEnd: o.Over21 == AfterTheRound, adds: o.Additional != none, carter: o.Shuffle == BartCarter, automatic: o.Shuffle == Automatic,
		doubles: o.Dealing != BothUp && !o.NoDoubleSplit && o.LeastDouble() == 0,
	}
}

// state is what lasts from round to round besides the wagers.
type state struct {
	shoes       [2]card.Shoe // the second only of a double shoe
	due         due          // why the cards must be shuffled before the next round
	dueSides    uint8        // of a double shoe, one bit each
	cutBox      table.Box    // where the cutting card came out; 0 is the dealer's hand
	cutSeat     table.Seat   // who calls the decisions there
	first       table.Seat   // who came to the table first
	began       bool         // a round has been dealt since the table opened
	newDealer   bool         // who is to burn a card before dealing
	burned      card.Card    // the card burned last, if any is not yet asked for
	hasBurned   bool
	readerDown  bool // the card reader has failed
	shufflerOut bool // the shuffling device has left the table
	nextSide    int  // of a double shoe: where the next determinant card is drawn
	rounds      int  // since the last shuffle
	entries     entries
	absent      []absent              // those who have left since the last shuffle; never changed in place
	firstOn     [boxes + 1]table.Seat // by box, who wagered on it first
	consent     [boxes + 1]table.Seat // by box, who has consented to others' wagers on it
}

// play is the round being played.
type play struct {
	from   *card.Shoe // the shoe, or the side of it, that deals
	dealer Hand
	boxes  [boxes + 1]box
	order  [boxes]uint8 // the boxes in play, from the dealer's left
	active int
	raised [boxes + 1]money.Cents // by seat, what was added last in doubling down
	tally
}

// tally is what begins anew with each round.
type tally struct {
	wagering   seats // those with a wager on a box
	standing   int   // hands that wait for the dealer's score
	pending    int   // hands that wait for the dealer's second card
	insured    bool  // somebody has insured
	determined bool  // the determinant card is the first card of the first box
	stray      bool  // and it is from the other side than the rest of the round
	cut        bool  // the cutting card has come out
	refilled   bool  // and then the shoe ran out, 2.15(f)
	troubled   bool  // an incident was reported
	careful    bool  // it was, or the cutting card has come: the next card may be an unusual one
	exposed    bool  // a card was drawn in error and seen, and lies ready
	late       bool  // an additional wager waits for the dealer's hand
	found      uint8 // cards that lay face up in the shoe
	strays     uint8 // cards that do not belong to the pack
	outOfTurn  card.Card
	misses     int // cards that were asked for and not dealt
	missed     [boxes]missed
}

// box is one box of the layout in a round.
type box struct {
	hands   [mostHands]Hand
	places  [mostHands]uint8 // the hands as they lie, from the dealer's left
	n       int              // hands
	bettors [mostBettors]table.Seat
	wagers  [mostBettors][]table.Bet // what each bettor has on the areas of the box
	rides   [mostBettors]uint8       // on which hand each bettor's original wager lies
	betting int                      // how many wager on it; the first calls the decisions
	asked   bool                     // of the exposed card that lies ready
	barred  bool                     // refused an exposed card, and gets no more
}

// wager returns what the k-th bettor has on an area of the box, or nil.
func (b *box) wager(k int, of table.Area) *table.Bet {
	if w := &b.wagers[k][of]; w.Amount > 0 {
		return w
	}
	return nil
}

var (
	_ table.Game     = (*Game)(nil)
	_ table.Namer    = (*Game)(nil)
	_ table.Verifier = (*Game)(nil)
)

// New sets up a blackjack table under a licensee's options.
func New(o Options) *Game {
	g := &Game{p: o.laws(), options: o, spots: 1, facts: o.facts()}
	g.layout = g.newLayout()
	g.options.Price(g.layout)
	if o.multiple() {
		g.spots = 3
	}
	g.own = o.Sharing == 1 && !o.SeveralBoxes
	g.free = o.LateEntry == free && o.SittingOut == free
	g.layout.Unasked = g.own && g.free && g.spots == 1 && o.Additional == none
	g.bonus = o.SuitedSixSevenEight || o.ThreeSevens || o.FiveCardOdds || o.FiveCard21 || len(g.p.Bonuses) > 0
	g.beyond = o.DoubleAny || o.SurrenderAnytime
	g.fill()
	return g
}

// Round conducts one round of play, from the last wagers to the last card in
// the discard rack.
func (g *Game) Round(d *table.Dealer) {
	g.seatBoxes(d)
	g.prepare(d)
	g.dealInitial(d)
	if g.adds {
		g.settleAdditional(d)
	}
	g.announceBlackjacks(d)
	if points[g.dealer.cards[0]] == 1 && !g.bothUp {
		g.insurance(d)
	}
	if !g.reader || !g.read(d) {
		g.playBoxes(d)
	}
	g.playDealer(d)
	g.collect(d)
}

// Phase is always the same: wagers are made between the rounds.
func (g *Game) Phase() table.Phase { return table.Always }

// Layout declares the wagers.
func (g *Game) Layout() *table.Layout { return g.layout }

// UpCard returns the dealer's first card, and false if there is none yet.
func (g *Game) UpCard() (card.Card, bool) { return g.dealer.cards[0], g.dealer.Len() > 0 }

// Dealer returns the dealer's cards as everybody sees them.
func (g *Game) Dealer() []card.Card {
	if g.dealer.Len() == 2 && !g.dealer.turned {
		return []card.Card{g.dealer.cards[0], card.Unknown}
	}
	return g.dealer.Cards()
}

// Hands returns how many hands a box has in this round.
func (g *Game) Hands(b table.Box) int { return g.boxes[b].n }

// Hand returns a hand of a box.
func (g *Game) Hand(b table.Box, hand uint8) *Hand { return &g.boxes[b].hands[hand] }

// Left returns how many cards are to come, and how many there are in all.
func (g *Game) Left() (left, total int) {
	for i := range g.sides() {
		left += g.shoes[i].Left()
		total += g.shoes[i].Total()
	}
	return left, total
}

// Shoe returns the shoe, or the side of it, that deals the round.
func (g *Game) Shoe() *card.Shoe { return g.from }

// Snapshot copies what lasts from round to round.
func (g *Game) Snapshot() any { return g.state }

// Restore puts it back. Another number of decks than before means a new shoe.
func (g *Game) Restore(s any) {
	g.state = s.(state)
	g.fill()
}

package floor

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"os"
	"reflect"
	"slices"
	"testing"

	"boardwalk/card"
	"boardwalk/chance"
	"boardwalk/floor/sitting"
	"boardwalk/journal"
	"boardwalk/table"
	"boardwalk/tile"
)

func (m *memory) SetupAt(_ context.Context, id string, seq uint64) ([]sitting.Record, error) {
	setups := m.setups(id)
	for i := len(setups) - 2; i >= 0; i -= 2 {
		if setups[i].Seq <= seq {
			return setups[i : i+2], nil
		}
	}
	return nil, nil
}

// setups are the first two records of every setup of a table.
func (m *memory) setups(id string) []sitting.Record {
	return slices.DeleteFunc(slices.Clone(m.all(id)), func(r sitting.Record) bool { return r.At > 1 })
}

var update = flag.Bool("update", false, "write the vectors for the browser anew")

// vectors are rounds of play for the proof in the browser to be held against.
const vectors = "../web/src/table/drawn.vectors.json"

type vector struct {
	Table   string            `json:"table"`
	Game    string            `json:"game"`
	Options map[string]string `json:"options"`
	Rounds  []drawnText       `json:"rounds"`
}

type drawnText struct {
	Proof proofText `json:"proof"`
	Of    []int     `json:"of"`
	Cards []string  `json:"cards"`
	Deck  []string  `json:"deck"`
	Tiles []string  `json:"tiles"`
	Full  int       `json:"full"`
	At    []uint64  `json:"at"`

	Followed bool        `json:"followed"`
	Events   []eventText `json:"events,omitempty"` // as ann was told of them
}

// eventText is an event of dice, cards or tiles as the API writes it.
type eventText struct {
	N     uint64     `json:"n"`
	Kind  string     `json:"kind"`
	Box   table.Box  `json:"box"`
	Hand  uint8      `json:"hand,omitempty"`
	ToBox *table.Box `json:"toBox,omitempty"`
	Card  string     `json:"card,omitempty"`
	Tile  string     `json:"tile,omitempty"`
	Faces []int      `json:"faces,omitempty"`
}

// proofText is a proof as the API writes it.
type proofText struct {
	Round  uint64         `json:"round"`
	Series journal.Series `json:"series"`
	Hash   string         `json:"hash"`
	Path   string         `json:"path"`
	Chain  string         `json:"chain"`
	Seed   string         `json:"seed"`
	Cuts   []cutText      `json:"cuts"`
}

type cutText struct {
	Seat   table.Seat `json:"seat"`
	Person string     `json:"person"`
	Name   string     `json:"name"`
	Hash   string     `json:"hash"`
	Secret string     `json:"secret"`
}

// playRounds plays some rounds, in which everybody takes the first choice.
func playRounds(t *testing.T, tab *Table, n int) {
	t.Helper()
	for range n {
		wagerAny(t, tab, party("ann"), 1)
		must(t)(cut(tab, "ann"))
		must(t)(tab.Ready(ctx, party("ann"), true))
		must(t)(tab.Ready(ctx, party("bob"), true))
		must(t)(openCut(tab, "ann"))
		for {
			st := status(t, tab, "ann")
			if st.Phase != Playing {
				break
			}
			who := map[table.Seat]string{1: "ann", 2: "bob"}[st.Asked[0]]
			must(t)(answer(tab, party(who), table.Answer{Choice: status(t, tab, who).Question.First()}))
		}
	}
}

// TestARoundIsRebuiltAsItWasSeen holds what is rebuilt of each round against
// what the stream told, for each who was there and for the eye.
func TestARoundIsRebuiltAsItWasSeen(t *testing.T) {
	for _, game := range []string{"craps", "blackjack", "three-card-poker", "hold-em"} {
		evening(t, game, func(t *testing.T, h *House, tab *Table, log *memory) {
			playRounds(t, tab, 3)
			for _, person := range []string{"ann", "bob", "cy", ""} {
				told := since(t, tab, person)
				for round := uint64(1); round <= 3; round++ {
					p, err := tab.Past(ctx, person, round)
					if err != nil {
						t.Fatal(game, round, err)
					}
					last := p.Events[len(p.Events)-1].Kind
					if shoe := game == "blackjack"; !p.Over || p.Events[0].Kind != journal.KindCommit ||
						!shoe && last != journal.KindReveal || shoe && p.Proof.Withheld == "" {
						t.Errorf("%s, round %d: from %q to %q", game, round, p.Events[0].Kind, last)
					}
					at := slices.IndexFunc(told, func(e Event) bool { return e.N == p.Events[0].N })
					if !slices.EqualFunc(told[at:at+len(p.Events)], p.Events, func(a, b Event) bool { return reflect.DeepEqual(a, b) }) {
						t.Errorf("%s, round %d: %s was told otherwise", game, round, person)
					}
				}
			}
			if _, err := tab.Past(ctx, "ann", 99); !errors.Is(err, ErrNoRound) {
				t.Errorf("a round that is to come: %v", err)
			}
			now, err := tab.PastUnredacted(ctx, 4)
			if err != nil || now.Over || len(now.Events) != 1 {
				t.Errorf("the coming round: %v %+v", err, now)
			}
		})
	}
}

func since(t *testing.T, tab *Table, person string) []Event {
	t.Helper()
	s, err := tab.Watch(ctx, person, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	news, err := s.Next(ctx)
	if err != nil {
		t.Fatal(err)
	}
	return news.Events
}

// TestCardsAreFoundAgain draws the cards of games with their seeds alone, which
// is what the browser does, and writes what it found for the browser to be held
// against.
func TestCardsAreFoundAgain(t *testing.T) {
	var list []vector
	for _, g := range []struct {
		game   string
		rounds uint64
	}{{"blackjack", 20}, {"punto-banco", 8}, {"minibaccarat", 4}, {"red-dog", 6}, {"craps", 2}, {"pai-gow", 2}, {"pai-gow-poker", 2}} {
		evening(t, g.game, func(t *testing.T, h *House, tab *Table, log *memory) {
			playRounds(t, tab, int(g.rounds))
			v, _ := tab.View(ctx, "ann")
			for _, who := range []string{"ann", "bob"} { // the cards are taken away, and all seeds revealed
				must(t)(tab.Leave(ctx, party(who)))
			}
			drawn, err := tab.Drawn(ctx, "ann", g.rounds)
			if err != nil {
				t.Fatal(g.game, err)
			}
			if setups := log.setups(tab.ID); g.game == "blackjack" && (len(setups) < 4 || drawn[0].Proof.Round != 1) {
				t.Errorf("the shoe is found from round %d on, over %d sequences", drawn[0].Proof.Round, len(setups)/2)
			}
			texts := textsOf(drawn)
			list = append(list, vector{tab.ID, g.game, v.Options, texts})
			switch {
			case drawn[0].At != nil:
				past, err := tab.Past(ctx, "ann", g.rounds)
				if err != nil || len(drawn) != 1 {
					t.Fatalf("%s: %d rounds, %v", g.game, len(drawn), err)
				}
				texts[0].Events = eventsOf(past.Events)
				foundWithDice(t, tab.ID, &drawn[0], past.Events)
			case g.game != "craps":
				found(t, tab.ID, drawn)
			}
		})
	}
	got, _ := json.MarshalIndent(list, "", " ")
	got = append(got, '\n')
	if *update {
		if err := os.WriteFile(vectors, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want, err := os.ReadFile(vectors); err != nil || !bytes.Equal(want, got) {
		t.Errorf("the browser's vectors are others (%v); go test -run %s -update writes them", err, t.Name())
	}
}

// found deals the cards of some rounds from nothing but seeds and cuts.
func found(t *testing.T, id string, drawn []Drawn) {
	t.Helper()
	first := &drawn[0]
	if first.Of[0] != first.Full || first.Full%len(first.Deck) != 0 || !drawn[len(drawn)-1].Followed {
		t.Fatalf("the first card was drawn from %d, and a full shoe has %d", first.Of[0], first.Full)
	}
	shoe := card.PackOf(first.Deck...).Shoe(first.Full / len(first.Deck))
	seen := 0
	for _, d := range drawn {
		p := &d.Proof
		seed, err := journal.ParseSecret(p.Seed)
		if err != nil || journal.LeafOf(id, p.Round, seed).String() != p.Hash || len(d.Of) != len(d.Cards) {
			t.Fatalf("round %d: %v, %d draws and %d cards", p.Round, err, len(d.Of), len(d.Cards))
		}
		source := streamOf(t, id, p, seed)
		for i, want := range d.Cards {
			if d.Of[i] == shoe.Total() {
				shoe.Collect()
			}
			if got := shoe.Take(source.Draw(shoe.Left())); want != card.Unknown && got != want {
				t.Errorf("%s, round %d, card %d is %v and was %v", id, p.Round, i, got, want)
			} else if want != card.Unknown {
				seen++
			}
		}
	}
	if seen < 4 {
		t.Errorf("%s: only %d cards were seen", id, seen)
	}
}

// streamOf returns the stream of a round, from nothing but its seed and cuts.
func streamOf(t *testing.T, id string, p *SeedProof, seed chance.Seed) chance.Source {
	t.Helper()
	chain, _ := journal.ParseDigest(p.Chain)
	m := journal.Mix{Chain: chain}
	for _, c := range p.Cuts {
		secret, err := journal.ParseSecret(c.Secret)
		if err != nil || journal.CutOf(id, p.Round, c.Seat, c.Person, secret).String() != c.Hash {
			t.Fatalf("round %d: the cut of %s", p.Round, c.Person)
		}
		m.Cuts = append(m.Cuts, journal.Opened{Seat: c.Seat, Person: c.Person, Secret: secret})
	}
	return journal.NewRound(seed, id, p.Round, &m)
}

// foundWithDice draws the dice of a round and deals its cards or tiles from nothing but
// the seed and cuts, and holds them against the events that told of them.
func foundWithDice(t *testing.T, id string, d *Drawn, events []Event) {
	t.Helper()
	seed, err := journal.ParseSecret(d.Proof.Seed)
	if err != nil || journal.LeafOf(id, d.Proof.Round, seed).String() != d.Proof.Hash || len(d.At) != len(d.Of) || !d.Followed {
		t.Fatalf("%s: %v, %d outcomes, %d events", id, err, len(d.Of), len(d.At))
	}
	byNumber := map[uint64]table.Event{}
	for _, e := range events {
		byNumber[e.N] = e.Told
	}
	source, wall, deck := streamOf(t, id, &d.Proof, seed), slices.Clone(d.Tiles), slices.Clone(d.Deck)
	seen, dice := 0, 0
	for i, of := range d.Of {
		got, e := source.Draw(of), byNumber[d.At[i]]
		switch {
		case of == len(wall)+len(deck) && len(wall) > 0:
			if wall[got].String() != e.Tile.String() && e.Tile != tile.Unknown {
				t.Errorf("%s: outcome %d is %v, and %v was seen", id, i, wall[got], e.Tile)
			}
			if e.Tile.Known() {
				seen++
			}
			wall[got] = wall[of-1]
			wall = wall[:of-1]
		case of == len(deck):
			if deck[got] != e.Card && e.Card != card.Unknown {
				t.Errorf("%s: outcome %d is %v, and %v was seen", id, i, deck[got], e.Card)
			}
			if e.Card != card.Unknown {
				seen++
			}
			deck[got] = deck[of-1]
			deck = deck[:of-1]
		default:
			if e.Kind != table.Thrown || int(e.Faces[dice]) != got+1 {
				t.Errorf("%s: outcome %d is %d, and %v was seen", id, i, got+1, e.Faces)
			}
			dice++
		}
	}
	if seen < 4 || dice != 3 {
		t.Errorf("%s: %d faces were seen, and %d dice", id, seen, dice)
	}
}

// eventsOf writes the events of a round that tell of dice, cards or tiles.
func eventsOf(events []Event) (list []eventText) {
	for _, e := range events {
		told := &e.Told
		switch {
		case e.Kind != journal.KindEntry:
			continue
		case told.Kind == table.Thrown:
			list = append(list, eventText{N: e.N, Kind: told.Kind.String(),
				Faces: []int{int(told.Faces[0]), int(told.Faces[1]), int(told.Faces[2])}})
			continue
		case told.Kind != table.Dealt && told.Kind != table.Turned && told.Kind != table.Formed:
			continue
		}
		text := eventText{N: e.N, Kind: told.Kind.String(), Box: told.Box, Hand: told.Hand}
		if told.Kind == table.Formed {
			text.ToBox = &told.ToBox
		}
		if told.Tile != tile.None {
			text.Tile = told.Tile.String()
		} else {
			text.Card = told.Card.String()
		}
		list = append(list, text)
	}
	return list
}

func textsOf(drawn []Drawn) (list []drawnText) {
	for _, d := range drawn {
		p := &d.Proof
		text := drawnText{proofText{p.Round, p.Series, p.Hash, p.Path, p.Chain, p.Seed, []cutText{}}, d.Of, []string{},
			[]string{}, []string{}, d.Full,
			append([]uint64{}, d.At...), d.Followed, nil}
		for _, x := range d.Tiles {
			text.Tiles = append(text.Tiles, x.String())
		}
		for _, c := range p.Cuts {
			text.Proof.Cuts = append(text.Proof.Cuts, cutText(c))
		}
		for _, c := range d.Cards {
			if c == card.Unknown {
				text.Cards = append(text.Cards, "??")
			} else {
				text.Cards = append(text.Cards, c.String())
			}
		}
		for _, c := range d.Deck {
			text.Deck = append(text.Deck, c.String())
		}
		list = append(list, text)
	}
	return list
}

// TestPokerKeepsItsSeeds sees to it that nobody is told the seed of a hand that
// somebody folded.
func TestPokerKeepsItsSeeds(t *testing.T) {
	evening(t, "hold-em", func(t *testing.T, h *House, tab *Table, log *memory) {
		playRounds(t, tab, 1)
		drawn, err := tab.Drawn(ctx, "ann", 1)
		if err != nil || len(drawn) != 1 || drawn[0].Proof.Seed != "" || drawn[0].Proof.Hash == "" {
			t.Errorf("%v %+v", err, drawn)
		}
		hidden := 0
		for _, c := range drawn[0].Cards {
			if c == card.Unknown {
				hidden++
			}
		}
		if hidden < 2 {
			t.Errorf("ann sees all but %d cards", hidden)
		}
	})
}

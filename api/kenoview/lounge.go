package kenoview

import (
	"strings"
	"time"

	"boardwalk/api/wire"
	"boardwalk/floor/lounge"
	"boardwalk/keno/system"
)

// Listing describes a lounge for the lobby.
func Listing(l *lounge.Lounge, now time.Time) wire.KenoListing {
	st, card := Status(l.Board(), now), l.Rates()
	k := wire.KenoListing{ID: l.ID, Name: l.Plan().Name, Race: st.Race, Phase: st.Phase, LockOut: st.LockOut,
		Min: card.Minimum, Max: card.Maximum,
		Last: []int{}, Private: l.Plan().Owner != ""}
	if st.Last != nil {
		k.Last = st.Last.Numbers
	}
	return k
}

// Lounge describes a lounge for a person.
func Lounge(person string, l *lounge.Lounge, now time.Time) wire.Keno {
	plan, card := l.Plan(), l.Rates()
	out := wire.Keno{ID: l.ID, Name: plan.Name, Own: plan.Owner != "" && plan.Owner == person, Rates: rates(card),
		Booths: []wire.KenoBooth{}, Boards: []wire.KenoBoard{}, Status: Status(l.Board(), now)}
	out.Terms = wire.KenoTerms{MaxRaces: card.Races, Claim: card.Claim.String(), Every: int64(plan.Every),
		Authorized: system.Supervised, Refunds: plan.Refunds}
	for _, b := range plan.Booths {
		booth := wire.KenoBooth{Name: b.Name, Satellite: b.Satellite, Stations: []int{}}
		for _, st := range b.Stations {
			booth.Stations = append(booth.Stations, st.Number)
		}
		out.Booths = append(out.Booths, booth)
	}
	for _, b := range plan.Boards {
		out.Boards = append(out.Boards, wire.KenoBoard(b))
	}
	return out
}

// BoardShows is what a board in the hotel shows: the numbers and the game of the last draw.
func BoardShows(l *lounge.Lounge, place string, now time.Time) (wire.KenoBoardShows, error) {
	board, err := l.Plan().HotelBoard(place)
	if err != nil {
		return wire.KenoBoardShows{}, err
	}
	st := Status(l.Board(), now)
	out := wire.KenoBoardShows{KenoBoard: wire.KenoBoard(board), Lounge: l.Plan().Name, Numbers: []int{}, Next: st.Race}
	if st.Last != nil {
		out.Race, out.Numbers = st.Last.Race, st.Last.Numbers
	}
	return out, nil
}

// phases are the words for the phases of a lounge.
var phases = map[system.Phase]string{system.Shut: "closed", system.Open: "open", system.Locked: "locked"}

// Status writes the board of a lounge for the wire.
func Status(b *lounge.Board, now time.Time) wire.KenoStatus {
	out := wire.KenoStatus{Event: b.At, Now: now.UTC(), Day: b.Day, Race: b.Game, Phase: phases[b.Phase], Why: b.Down, Hash: b.Hash,
		LockOut: timeIfAny(b.Closes), Draws: timeIfAny(b.Draws), Opens: timeIfAny(b.Until), Tickets: b.Tickets}
	out.Round, out.Chain, out.Cuts, out.Opened, out.Opening, out.Beacon = b.Round, b.Chain, b.Cuts, b.CutsOpened,
		timeIfAny(b.Opening), b.Beacon
	for _, x := range b.Series {
		out.Series = append(out.Series, wire.Series(x))
	}
	if n := len(b.Results); n > 0 {
		out.Last = &wire.KenoDrawn{Race: b.Results[n-1].Game, Numbers: b.Results[n-1].Numbers}
	}
	return out
}

// timeIfAny returns a time, or nil if it is zero.
func timeIfAny(t time.Time) *time.Time {
	if t.IsZero() {
		return nil
	}
	t = t.UTC()
	return &t
}

// Event writes an event of a lounge for the wire.
func Event(e *system.Event) *wire.KenoEvent {
	out := &wire.KenoEvent{N: e.At, Time: e.Time, Kind: strings.TrimPrefix(e.Kind, "keno-"), Race: e.Game,
		Closes: timeIfAny(e.Closes), Numbers: e.Numbers,
		Ticket: e.Ticket, Station: e.Station, Amount: e.Amount, Hash: e.Hash, Seed: e.Seed, Text: e.Text}
	if e.Law != "" {
		out.Law = e.Law.Full()
	}
	return out
}

// Result writes a game that was drawn for the wire.
func Result(r *lounge.Race) wire.KenoResult {
	return wire.KenoResult{Race: r.Game, Time: r.Time, Numbers: r.Numbers, Tickets: r.Tickets, Winners: r.Winners, Pays: r.Pays}
}

// Race writes a game with its proof for the wire.
func Race(id string, r *lounge.Race) wire.KenoRace {
	out := wire.KenoRace{ID: id, Result: Result(r), Until: timeIfAny(r.Until), Proof: wire.SeedProof{Round: r.Round,
		Series: wire.Series(r.Series), Hash: r.Hash, Path: r.Path, Chain: r.Chain, Seed: r.Seed, Cuts: []wire.CutProof{}}}
	for _, c := range r.Cuts {
		out.Proof.Cuts = append(out.Proof.Cuts, wire.CutProof{Person: c.Person, Hash: c.Hash, Secret: c.Secret})
	}
	if b := r.Beacon; b != nil {
		out.Proof.Beacon = &wire.BeaconProof{Scheme: b.Scheme, Key: b.Key, Genesis: b.Genesis, Period: b.Period, Round: b.Round, Value: b.Value}
	}
	return out
}

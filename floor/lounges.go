package floor

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"boardwalk/casino"
	"boardwalk/floor/lounge"
	"boardwalk/keno/system"
	"boardwalk/law"
	"boardwalk/store"
)

// keno is the keno lounges of a house.
type keno struct {
	config  *lounge.Config
	lounges map[string]*openLounge // guarded by House.mu
}

// openLounge is a lounge that runs.
type openLounge struct {
	*lounge.Lounge
	stop context.CancelFunc
}

// loungeRecords is after how many records a lounge records its state anew. It bounds what a
// restart costs.
const loungeRecords = 20_000

// openLounges opens the lounges of the casino file, each where it stood. A log of a test that
// can keep no lounge is for a house without one.
func (h *House) openLounges() error {
	log, ok := h.config.Log.(lounge.Log)
	switch {
	case !ok && len(h.file.Keno) > 0:
		return fmt.Errorf("the log of this house keeps no keno lounge")
	case !ok:
		return nil
	}
	h.keno.config = &lounge.Config{Context: h.ctx, Log: log, Clock: h.config.Clock, Seed: h.config.Seed, MaxLen: loungeRecords, Keep: 1024,
		Beacon: h.config.Beacon}
	h.keno.lounges = map[string]*openLounge{}
	for i := range h.file.Keno {
		k := &h.file.Keno[i]
		if !h.isHere(k.ID) {
			continue
		}
		p := kenoPlan(k)
		l, err := lounge.Open(h.keno.config, k.ID, &p)
		if err != nil {
			return err
		}
		h.keno.lounges[k.ID] = &openLounge{Lounge: l}
	}
	return nil
}

// startLounge has a lounge run.
func (h *House) startLounge(l *openLounge) {
	ctx, stop := context.WithCancel(h.ctx)
	l.stop = stop
	h.wait.Go(func() { l.Run(ctx) })
}

// kenoPlan is the plan of a lounge of the casino file.
func kenoPlan(k *casino.Keno) system.Plan {
	p := system.Plan{Name: cmp.Or(k.Name, "Keno"), Rates: k.Card(), Opens: k.Opens, Shuts: k.Shuts, Zone: k.Zone, Every: k.Minutes * 60,
		Pause: k.Pause, Refunds: k.Refunds, Imprest: k.Imprest}
	for _, b := range k.Booths {
		booth := system.Booth{Name: b.Name, Satellite: b.Satellite}
		for _, n := range b.Stations {
			booth.Stations = append(booth.Stations, system.Station{Number: n, Auto: slices.Contains(b.Automatic, n)})
		}
		p.Booths = append(p.Booths, booth)
	}
	for _, b := range k.Boards {
		p.Boards = append(p.Boards, system.HotelBoard(b))
	}
	return p
}

// Lounge finds a keno lounge.
func (h *House) Lounge(id string) (*lounge.Lounge, bool) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	if l := h.keno.lounges[id]; l != nil {
		return l.Lounge, true
	}
	return nil, false
}

// Lounges returns the keno lounges of the casino file, in its order.
func (h *House) Lounges() []*lounge.Lounge {
	h.mu.RLock()
	defer h.mu.RUnlock()
	var list []*lounge.Lounge
	for i := range h.file.Keno {
		if l := h.keno.lounges[h.file.Keno[i].ID]; l != nil {
			list = append(list, l.Lounge)
		}
	}
	return list
}

// allLounges returns the keno lounges that are open, private games too.
func (h *House) allLounges() (list []*lounge.Lounge) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	for _, l := range h.keno.lounges {
		list = append(list, l.Lounge)
	}
	return list
}

// PrivateLounge returns the private game of keno of a person, which is opened if there is none. Only
// its owner buys tickets there, and has the numbers drawn at once. The rate card is the
// house's.
func (h *House) PrivateLounge(by system.Party) (*lounge.Lounge, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	id := casino.PrivateKenoID + by.Who
	if l := h.keno.lounges[id]; l != nil {
		return l.Lounge, nil
	}
	switch {
	case h.closed || h.keno.config == nil:
		return nil, ErrClosed
	case h.privateLounges() >= h.mostPrivate:
		return nil, law.RefuseFor(law.Limit, "", "the house has no room for another private game; try again later")
	}
	k := casino.DefaultKeno()
	if len(h.file.Keno) > 0 {
		k = h.file.Keno[0]
	}
	p := kenoPlan(&k)
	p.Name, p.Owner, p.Opens, p.Shuts, p.Every, p.Pause, p.Boards = "Private Keno", by.Who, 0, 0, 0, 0, nil
	p.Booths = []system.Booth{{Name: "Private", Stations: []system.Station{{Number: 1, Auto: true}}}}
	l, err := lounge.Open(h.keno.config, id, &p)
	if err != nil {
		return nil, fmt.Errorf("private keno: %w", err)
	}
	one := &openLounge{Lounge: l}
	h.keno.lounges[id] = one
	h.startLounge(one)
	return l, nil
}

// privateLounges returns how many private games of keno are open. Who calls it holds the lock.
func (h *House) privateLounges() (n int) {
	for id := range h.keno.lounges {
		if strings.HasPrefix(id, casino.PrivateKenoID) {
			n++
		}
	}
	return n
}

// HadPrivateLounge reports whether a person has a private game of keno in the record, open or not.
func (h *House) HadPrivateLounge(ctx context.Context, who string) (bool, error) {
	h.mu.RLock()
	config := h.keno.config
	h.mu.RUnlock()
	if config == nil {
		return false, nil
	}
	_, err := config.Log.Before(ctx, casino.PrivateKenoID+who, system.KindSetup, math.MaxInt64)
	if errors.Is(err, store.ErrNone) {
		return false, nil
	}
	return err == nil, err
}

// restUnusedLounges has private games leave memory at which nobody has been for too long, and
// returns how many. They are read back when their owner comes again.
func (h *House) restUnusedLounges() (n int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, id := range slices.Sorted(maps.Keys(h.keno.lounges)) {
		l := h.keno.lounges[id]
		if strings.HasPrefix(id, casino.PrivateKenoID) && h.now().Sub(l.LastUsed()) >= h.privateFor {
			l.stop()
			<-l.Ended()
			delete(h.keno.lounges, id)
			n++
		}
	}
	return n
}

package laboratory

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"boardwalk/game"
	"boardwalk/internal/evenings"
)

// evenings replays what releases have dealt, where somebody has brought it: it is five megabytes that a program needs for
// nothing else, so it does not come with it.
func (k *kit) evenings(ctx context.Context) error {
	const what = "evenings that releases have dealt"
	if k.Evenings == "" {
		k.add(Recorded, what, nil, "not replayed: they are in the sources (internal/evenings/testdata), and --evenings names the directory")
		return nil
	}
	if err := evenings.CheckSums(k.Evenings); err != nil {
		k.add(Recomputed, what, nil, "the files are not those that were released: %v", err).Fails = true
		return nil
	}
	releases, err := evenings.Releases(k.Evenings)
	if err != nil {
		return err
	}
	count := 0
	for _, release := range releases {
		names, err := evenings.Names(filepath.Join(k.Evenings, release))
		if err != nil {
			return err
		}
		for _, name := range names {
			if err := ctx.Err(); err != nil {
				return err
			}
			base := filepath.Base(name)
			if !k.wants(base) {
				continue
			}
			count++
			k.Tell("the evening " + release + "/" + base)
			k.evening(release+"/"+base, name)
		}
	}
	if count == 0 {
		return fmt.Errorf("%s has no evening of these games", k.Evenings)
	}
	return nil
}

// wants reports whether an evening belongs to the kit: those of its games, at tables and in tournaments, and those of no game,
// which are what a house does besides.
func (k *kit) wants(evening string) bool {
	id := strings.TrimPrefix(evening, "tournament-")
	_, ofGame := game.Find(id)
	return !ofGame || slices.Contains(k.index.Games, id)
}

// evening replays one.
func (k *kit) evening(what, name string) {
	fail := func(err error) {
		k.add(Recomputed, "the evening "+what, nil, "%v", err).Fails = true
	}
	dir, err := os.MkdirTemp("", "evening-")
	if err != nil {
		fail(err)
		return
	}
	defer os.RemoveAll(dir)
	e, err := evenings.Read(name, dir)
	if err == nil {
		err = evenings.Compare(name, &e.Told)
	}
	if err != nil {
		fail(err)
		return
	}
	k.add(Recomputed, "the evening "+what, nil, "%d records verified, %d rounds played again with %d outcomes drawn anew; "+
		"every card, payment and paragraph is as it was", e.Report.Records, e.Report.Rounds, e.Report.Draws)
}

package evenings

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"boardwalk/audit/audittest"
	"boardwalk/game"
)

// Recipe is how an evening is dealt.
type Recipe struct {
	Name  string // of its files
	Games []string
	Deal  func(dir string) error
}

// stepsPerGame is about how many things are done at the tables of one game. Games with many tables have more: each table
// has leastSteps, so that something comes of its options.
const (
	stepsPerGame = 240
	leastSteps   = 40
)

// All returns the recipes of a whole set: an evening of each game, of the house, of keno, and of tournaments.
func All() (list []Recipe) {
	for _, r := range game.All {
		list = append(list, ofGame(r.ID, max(leastSteps, stepsPerGame/len(audittest.OptionSets(r.ID)))))
	}
	list = append(list,
		Recipe{"house", nil, audittest.HouseWander},
		Recipe{"people", nil, audittest.PeopleWander},
		Recipe{"keno", nil, audittest.KenoEvening},
		Recipe{"keno-mixed", nil, audittest.KenoMixed})
	for _, id := range []string{"blackjack", "spanish-21", "hold-em", "omaha", "seven-card-stud"} {
		deal := func(dir string) error { return audittest.Tournament(dir, id) }
		list = append(list, Recipe{"tournament-" + id, []string{id}, deal})
	}
	return list
}

// ofGame is the evening of a game.
func ofGame(id string, steps int) Recipe {
	return Recipe{id, []string{id}, func(dir string) error { return audittest.Wander(dir, id, steps) }}
}

// Record deals evenings and writes the files of each into a directory, which must not be there yet. It verifies each as
// [Read] does. Nothing is there in the end unless all went well and the evenings are accepted.
func Record(dir string, recipes []Recipe, progress func(name string),
	accept func(map[string]*Evening) error) (map[string]*Evening, error) {
	if _, err := os.Stat(dir); !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s is there already: an evening is never dealt again", dir)
	}
	if err := os.MkdirAll(filepath.Dir(dir), 0o755); err != nil {
		return nil, err
	}
	draft, err := os.MkdirTemp(filepath.Dir(dir), "draft-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(draft)
	all := map[string]*Evening{}
	for _, r := range recipes {
		progress(r.Name)
		if all[r.Name], err = record(filepath.Join(draft, r.Name), r); err != nil {
			return nil, fmt.Errorf("%s: %w", r.Name, err)
		}
	}
	if err := errors.Join(accept(all), os.Chmod(draft, 0o755)); err != nil {
		return nil, err
	}
	return all, os.Rename(draft, dir)
}

// record deals one evening and writes its files.
func record(name string, r Recipe) (*Evening, error) {
	scratch, err := os.MkdirTemp(memory(), "evening-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(scratch)
	dealt := filepath.Join(scratch, "dealt")
	if err := r.Deal(dealt); err != nil {
		return nil, err
	}
	packed, err := Pack(dealt)
	if err != nil {
		return nil, err
	}
	if err := os.WriteFile(name+packedFile, packed, 0o644); err != nil {
		return nil, err
	}
	e, err := Read(name, filepath.Join(scratch, "again"))
	if err != nil {
		return nil, err
	}
	return e, errors.Join(writeCompressed(name+factsFile, e.Facts), writeCompressed(name+sentenceFile, e.Sentences))
}

// RenewSentences writes the sentences of an evening anew, if its facts are as they were.
func RenewSentences(name string) error {
	scratch, err := os.MkdirTemp(memory(), "evening-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(scratch)
	e, err := Read(name, filepath.Join(scratch, "data"))
	if err != nil {
		return err
	}
	facts, err := readCompressed(name + factsFile)
	if err != nil {
		return err
	}
	if err := firstDifference("facts", facts, e.Facts); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return writeCompressed(name+sentenceFile, e.Sentences)
}

func writeCompressed(name string, lines []string) error {
	text, err := compressed(lines)
	if err != nil {
		return err
	}
	return os.WriteFile(name, text, 0o644)
}

// memory is a directory in memory, where there is one; else that of temporary files.
func memory() string {
	if info, err := os.Stat("/dev/shm"); err == nil && info.IsDir() {
		return "/dev/shm"
	}
	return ""
}

// Names returns the evenings of a directory, without the endings of their files and in order.
func Names(dir string) (names []string, err error) {
	entries, err := os.ReadDir(dir)
	for _, e := range entries {
		if name, ok := strings.CutSuffix(e.Name(), packedFile); ok {
			names = append(names, filepath.Join(dir, name))
		}
	}
	return names, err
}

// Releases returns the versions of which there are evenings, in the order of their names.
func Releases(dir string) (versions []string, err error) {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	for _, e := range entries {
		if e.IsDir() && !strings.HasPrefix(e.Name(), "draft-") {
			versions = append(versions, e.Name())
		}
	}
	slices.Sort(versions)
	return versions, err
}

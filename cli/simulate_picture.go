package cli

import (
	"os"
	"path/filepath"

	"boardwalk/odds"
	"boardwalk/sim"
	"boardwalk/sim/picture"
)

// drawing opens the file of the picture, before anything is played for it.
func (cmd *simulateCommand) drawing() (*os.File, error) {
	switch filepath.Ext(cmd.Picture) {
	case ".svg", ".html":
		file, err := os.Create(cmd.Picture)
		if err != nil {
			return nil, misusef("%v", err)
		}
		return file, nil
	}
	if cmd.Picture != "" {
		return nil, misusef("--picture %s: a picture is a file that ends in .svg or .html", cmd.Picture)
	}
	return nil, nil
}

func drawPicture(file *os.File, title string, drawn []picture.Wager) error {
	draw := picture.SVG
	if filepath.Ext(file.Name()) == ".html" {
		draw = picture.HTML
	}
	return draw(file, title, drawn)
}

// drawn are the results with their exact figures, where those are known.
func (s *simulation) drawn() []picture.Wager {
	report, err := odds.For(s.Rules, s.Options, s.Terms)
	list := make([]picture.Wager, len(s.results))
	for i, r := range s.results {
		list[i].Result = r
		if err != nil {
			continue // a game without exact figures has pictures all the same
		}
		if f := sim.Exact(report, r); f != nil {
			exact := f.HouseAdvantage()
			list[i].Exact = &exact
		}
	}
	return list
}

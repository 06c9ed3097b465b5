// Package newgame writes the beginning of a new game: a copy of a game that is dealt like it, under a
// name and a book of house rules of its own. What it writes deals, is settled and passes the cases of
// the game that it was made from; the author then changes what is different.
//
//	make new-game ID=lucky-flush LIKE=three-card-poker
package newgame

import (
	"fmt"
	"go/format"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"boardwalk/game"
	"boardwalk/law"
	"boardwalk/table"
)

// Game says which game is written.
type Game struct {
	ID   string // such as "lucky-flush"
	Like string // the id of the game that it is made from
	Dir  string // the root of the module
}

// ids are how games are called in casino files, cases and addresses.
var ids = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)

// Write writes the game and returns the files that it made or changed. It writes nothing if the id
// is taken, or if there is no game to begin with.
func (g Game) Write() ([]string, error) {
	if !ids.MatchString(g.ID) {
		return nil, fmt.Errorf("%q is no id of a game: write it in small letters, such as lucky-flush", g.ID)
	}
	if _, taken := game.Find(g.ID); taken {
		return nil, fmt.Errorf("there is a game %s already", g.ID)
	}
	old, ok := game.Find(g.Like)
	if !ok {
		return nil, fmt.Errorf("there is no game %s to begin with: boardwalk games lists them", g.Like)
	}
	c, err := g.copier(old)
	if err != nil {
		return nil, err
	}
	for _, dir := range []string{"game/" + c.pkg, "cases/" + g.ID, "law/books/" + c.book + ".tsv"} {
		if _, err := os.Stat(filepath.Join(g.Dir, dir)); err == nil {
			return nil, fmt.Errorf("%s exists already", dir)
		}
	}
	if err := c.all(); err != nil {
		return c.written, err
	}
	return c.written, nil
}

// copier copies the files of one game.
type copier struct {
	Game
	old    *table.Rules
	from   string // the package of the old game
	pkg    string // and of the new one
	book   string // the name of the new game's book
	rename *strings.Replacer
	cites  *regexp.Regexp  // a citation of the old game's book
	own    map[string]bool // those of the regulation that the package itself has; others stand in code that games share

	written []string
}

func (g Game) copier(old *table.Rules) (*copier, error) {
	c := &copier{Game: g, old: old, pkg: g.pkg(), book: g.book()}
	var err error
	if c.from, err = packageOf(g.Dir, g.Like); err != nil {
		return nil, err
	}
	name := titled(g.ID)
	first := func(name string) string { return name[:1] + strings.ToLower(name[1:]) } // at the beginning of a sentence
	c.rename = strings.NewReplacer(c.old.ID, g.ID, c.from, c.pkg, c.old.Name, name, strings.ToLower(c.old.Name), strings.ToLower(name),
		strings.ToUpper(c.old.Name), strings.ToUpper(name), first(c.old.Name), first(name))
	book, chapter, _ := strings.Cut(string(old.Subchapter), "-")
	tail := `(\d+(?:\([a-z0-9]+\)|[ivx]+|\d+|\[[^\]\n]*\])*)`
	if strings.HasPrefix(book, "house:") {
		c.cites = regexp.MustCompile(regexp.QuoteMeta(book) + `\b(?:-` + tail + `)?`)
		return c, nil
	}
	c.cites = regexp.MustCompile(`\b(?:` + book + `-)?\b` + chapter + `\.` + tail)
	c.own = map[string]bool{}
	files, err := filepath.Glob(filepath.Join(g.Dir, "game", c.from, "*.go"))
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		if !strings.HasSuffix(file, "_test.go") {
			for _, found := range c.cites.FindAllStringSubmatch(string(text), -1) {
				c.own[found[1]] = true
			}
		}
	}
	return c, nil
}

// packageOf finds the package whose Rules have an id. One that has several games is no pattern for a
// new one: its files speak of all of them.
func packageOf(dir, id string) (string, error) {
	files, err := filepath.Glob(filepath.Join(dir, "game", "*", "*.go"))
	if err != nil {
		return "", err
	}
	games := map[string][]string{} // the ids that each package declares
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return "", err
		}
		if pkg := filepath.Base(filepath.Dir(file)); !strings.HasSuffix(file, "_test.go") {
			for _, found := range declared.FindAllStringSubmatch(string(text), -1) {
				if _, ok := game.Find(found[1]); ok { // and not a preset or a wager
					games[pkg] = append(games[pkg], found[1])
				}
			}
		}
	}
	for pkg, has := range games {
		switch {
		case !slices.Contains(has, id):
		case len(has) > 1:
			return "", fmt.Errorf("package game/%s has several games: begin with another", pkg)
		default:
			return pkg, nil
		}
	}
	return "", fmt.Errorf("no package below game declares %s by itself: begin with another", id)
}

// declared is how a package declares a game.
var declared = regexp.MustCompile(`\bID:\s*"([a-z0-9-]+)",\s*Name:`)

// Places are where the parts of the game lie.
func (g Game) Places() []string {
	return []string{"game/" + g.pkg(), "cases/" + g.ID, "law/books/" + g.book() + ".tsv", readings, list}
}

// pkg is the name of the game's package.
func (g Game) pkg() string { return strings.ReplaceAll(g.ID, "-", "") }

// book is the name of the game's book of rules. It has letters alone, as the part of a citation that names a book.
func (g Game) book() string { return notLetters.ReplaceAllString(g.ID, "") }

var notLetters = regexp.MustCompile(`[^a-z]+`)

// otherBooks is a citation of a book of house rules.
var otherBooks = regexp.MustCompile(`house:([a-z]+)-`)

// Foreign lists how many citations the new package has of the book of rules of another game, by its name. They were not renamed.
func (g Game) Foreign() map[string]int {
	found := map[string]int{}
	files, _ := filepath.Glob(filepath.Join(g.Dir, "game", g.pkg(), "*.go"))
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			continue
		}
		for _, at := range otherBooks.FindAllStringSubmatch(string(text), -1) {
			if at[1] != g.book() && at[1] != "cards" {
				found[at[1]]++
			}
		}
	}
	return found
}

// Left says what the author does next.
func (g Game) Left() string {
	text := ""
	foreign := g.Foreign()
	for _, book := range slices.Sorted(maps.Keys(foreign)) {
		text += fmt.Sprintf("%d citations are still of house:%s, which is the book of another game. "+
			"A game whose book stands on house:cards, such\n"+
			"as ultimate-texas-holdem, has none of these: to begin from one, remove what was written and begin again.\n\n", foreign[book], book)
	}
	return text + fmt.Sprintf(`What is left to do:

  1. law/books/%[3]s.tsv: write your rules, one row a duty; remove the rows that you do not have.
  2. game/%[1]s: change what is different, in the order of the rules. Description, tips and examples are in Rules.
     The petition under which the game is tested is there too.
  3. cases/%[2]s: a case for each row. boardwalk case FILE runs one. Until its felt is drawn otherwise, or About.Lies lays
     other cards on it, the game has the picture of the old one, and make game says so.
  4. Where a round is dealt from few cards, odds, coach, bots and simulations need nothing: every round is played. If boardwalk
     odds %[2]s says that it has not been worked out, name the game's mathematics in its line (step 8 of game/README.md; poker
     against the house has a part of its own there). Until then bots give every question its first answer, such as to fold.
  5. make game GAME=%[2]s runs everything that concerns the game, and says what is missing: the texts of the page at first, which are
     written by a command when yours are done.
`, g.pkg(), g.ID, g.book())
}

// titled returns the name of a game: "Lucky Flush" for "lucky-flush".
func titled(id string) string {
	words := strings.Split(id, "-")
	for i, w := range words {
		if i > 0 && slices.Contains([]string{"and", "of", "or", "the"}, w) {
			continue
		}
		words[i] = strings.ToUpper(w[:1]) + w[1:]
	}
	return strings.Join(words, " ")
}

func (c *copier) all() error {
	if err := c.tree("game/"+c.from, "game/"+c.pkg); err != nil {
		return err
	}
	if err := c.tree("cases/"+c.Like, "cases/"+c.ID); err != nil {
		return err
	}
	if err := c.writeBook(); err != nil {
		return err
	}
	if err := c.read(); err != nil {
		return err
	}
	return c.line()
}

// tree copies the files of a folder, renamed.
func (c *copier) tree(from, to string) error {
	files, err := os.ReadDir(filepath.Join(c.Dir, from))
	if err != nil {
		return err
	}
	for _, f := range files {
		if f.IsDir() {
			continue
		}
		text, err := os.ReadFile(filepath.Join(c.Dir, from, f.Name()))
		if err != nil {
			return err
		}
		if err := c.write(to+"/"+c.file(f.Name()), c.renamed(string(text))); err != nil {
			return err
		}
	}
	return nil
}

// file is the name of a file of the old game as one of the new: it has the name of the package, or of the book.
func (c *copier) file(name string) string {
	if book, house := strings.CutPrefix(string(c.old.Subchapter), "house:"); house {
		if rest, ok := strings.CutPrefix(name, book+"-"); ok {
			return c.book + "-" + rest
		}
	}
	return strings.Replace(name, c.from, c.pkg, 1)
}

// No new game is on the closed list: its Rules say under which petition it is tested, behind the name of its book.
var (
	petition = regexp.MustCompile(`(Subchapter: "house:[a-z]+",)`)
	others   = regexp.MustCompile(`\s*\bPetition:\s*"[^"]*",`) // that of the old game, if it has one
)

// renamed is a text about the old game as one about the new.
func (c *copier) renamed(text string) string {
	var out strings.Builder
	for {
		at := c.cites.FindStringSubmatchIndex(text)
		if at == nil {
			break
		}
		before, cite := text[:at[0]], text[at[0]:at[1]]
		out.WriteString(c.rename.Replace(before))
		out.WriteString(c.cited(before, cite, text[max(0, at[2]):max(0, at[3])]))
		text = text[at[1]:]
	}
	out.WriteString(c.rename.Replace(text))
	renamed := strings.ReplaceAll(out.String(), `Subchapter: "`+string(c.old.Subchapter)+`"`, `Subchapter: "house:`+c.book+`"`)
	if !petition.MatchString(renamed) {
		return renamed
	}
	renamed = others.ReplaceAllString(renamed, "")
	return petition.ReplaceAllString(renamed, `$1 Petition: "for a test of `+strings.ToLower(titled(c.ID))+`",`)
}

// cited is a citation of the old game's book as one of the new game's. What stands after a dollar sign or in the
// middle of a number is an amount.
func (c *copier) cited(before, cite, row string) string {
	switch {
	case row == "":
		return "house:" + c.book
	case c.own != nil && (!c.own[row] || strings.HasSuffix(before, "$") || strings.HasSuffix(before, ".") || strings.HasSuffix(before, ",")):
		return cite
	}
	return "house:" + c.book + "-" + row
}

// writeBook writes the book of house rules: the old game's, or what the game's package has of the regulation.
func (c *copier) writeBook() error {
	to := "law/books/" + c.book + ".tsv"
	if book, house := strings.CutPrefix(string(c.old.Subchapter), "house:"); house {
		text, err := os.ReadFile(filepath.Join(c.Dir, "law/books", book+".tsv"))
		if err != nil {
			return err
		}
		return c.write(to, c.renamed(string(text)))
	}
	var b strings.Builder
	name := strings.ToLower(titled(c.ID))
	fmt.Fprintf(&b, "title\thouse rules of %s\n", name)
	fmt.Fprintf(&b, "about\tThe rules of %s as this house plays it, in the words of this project.\n", name)
	b.WriteString("cite\tgame\tkind\tduty\thow\tline\tdoubt\n")
	for _, row := range law.Index() {
		at := c.cites.FindStringSubmatch(string(row.Cite))
		if row.Game == c.Like && at != nil && c.own[at[1]] {
			fmt.Fprintf(&b, "%s\t%s\t%s\t%s\t%s\t\t\n", c.renamed(string(row.Cite)), c.ID, row.Kind, c.rename.Replace(row.Duty), row.How)
		}
	}
	return c.write(to, b.String())
}

// list is the file with a line for each game.
const list = "game/games.go"

// line adds the game to the list of games, without mathematics: those of the old game look into its own types.
func (c *copier) line() error {
	text, err := os.ReadFile(filepath.Join(c.Dir, list))
	if err != nil {
		return err
	}
	imported := "\t\"boardwalk/game/" + c.from + "\"\n"
	old := regexp.MustCompile(`\n\t` + c.from + `\.Rules.*,`).FindStringIndex(string(text))
	end := strings.Index(string(text), "\n}\n") // of the list, which is the first literal
	if old == nil || end < 0 || !strings.Contains(string(text), imported) {
		return fmt.Errorf("%s: add the line %s.Rules by hand", list, c.pkg)
	}
	added := string(text[:end]) + "\n\t" + c.pkg + ".Rules," + string(text[end:])
	return c.write(list, strings.Replace(added, imported, imported+"\t\"boardwalk/game/"+c.pkg+"\"\n", 1))
}

// write writes a file. In one of Go the imports are put in order again, in which the new name has another place than the old.
func (c *copier) write(name, text string) error {
	if strings.HasSuffix(name, ".go") {
		formatted, err := format.Source([]byte(text))
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		text = string(formatted)
	}
	file := filepath.Join(c.Dir, name)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		return err
	}
	c.written = append(c.written, name)
	return nil
}

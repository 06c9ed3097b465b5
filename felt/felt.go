// Package felt describes the layout of a gaming table as geometry, in inches:
// where each wager is made, where cards lie, where the dealer's things are, and
// what is printed on the cloth. One description serves the screens, the papers
// and the place where a chip lands.
//
// A game with the usual positions says which areas a position has, from the
// dealer's side to the player's:
//
//	felt.HalfRound("Casino War layout", 6).
//		Position(felt.Cards(), felt.Box("tie", "Tie"), felt.Circle("ante", "Ante")).
//		Felt()
//
// [Oval] is the table at which players play against each other, [Rows] a board
// of areas in rows, and [New] an empty felt for a layout that is drawn area by
// area. [Felt.Finish] finds places for all words where chips do not cover them, and
// draws a table with positions once more as whoever sits at it sees it. [Felt.SVG]
// draws any of them.
//
// Other modules may build on this package.
package felt

// Felt is a layout. All lengths are inches, x to the right and y downwards as
// the players see it: the dealer stands at the top.
type Felt struct {
	Name      string      `json:"name" doc:"What the layout is called"`
	Width     float64     `json:"width" doc:"In inches, as all lengths"`
	Height    float64     `json:"height"`
	Edge      string      `json:"edge,omitempty" doc:"The edge of the table as an SVG path; none: a rectangle"`
	Areas     []*Area     `json:"areas" doc:"Where wagers are made"`
	Places    []*Place    `json:"places,omitempty" doc:"Where cards lie"`
	Positions []*Position `json:"positions,omitempty" doc:"Where players sit, seat 1 first"`
	Shapes    []*Shape    `json:"shapes,omitempty" doc:"Lines and boxes that are printed on the cloth"`
	Texts     []*Text     `json:"texts,omitempty" doc:"Inscriptions"`
	Marks     []*Mark     `json:"marks,omitempty" doc:"Markers that lie where a fact of the game says"`
	Tray      *Rect       `json:"tray,omitempty" doc:"The table inventory container"`
	Pot       *Point      `json:"pot,omitempty" doc:"Where the pots lie; none: there is no pot"`
	Says      *Point      `json:"says,omitempty" doc:"Where a marker shows what the dealer announced last; none: nowhere"`
	Beside    []*Beside   `json:"beside,omitempty" doc:"What stands beside the layout: a wheel, dice, a scoreboard"`
	Holders   []Holder    `json:"holders,omitempty" doc:"What a player may have before them, by facts of the game"`
	Lights    *Lights     `json:"lights,omitempty" doc:"Which areas light up, and when"`
	Map       Map         `json:"-"` // how a terminal draws it; empty for a layout of plain areas or of cards
	Upright   *Felt       `json:"upright,omitempty" doc:"The same layout arranged for a sheet or screen that is higher than wide"`
	Seated    *Felt       `json:"seated,omitempty" doc:"The same layout as whoever sits at its middle position sees it: that one in front and large, the others around it"`

	items      []Item // what every position has
	worthBelow bool   // what the dealer's cards are worth stands below them
}

// Map is how a layout is drawn on a terminal, where there is no room for inches.
// Games that are played on the same equipment name the same map.
type Map string

// The maps that a terminal knows how to draw.
const (
	LineMap    Map = "line"    // the number boxes, the line and the centre bets
	NumbersMap Map = "numbers" // a wheel's numbers, three by twelve
	WheelMap   Map = "wheel"   // a vertical wheel with a clapper
	DiceMap    Map = "dice"    // an illuminated board of the throws of three dice
	CardsMap   Map = "cards"   // a wheel's cards, thirteen ranks by four suits, with a card stand
)

// Point is a place on the felt.
type Point struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
}

// Rect is a rectangle with sides along the felt's.
type Rect struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
	W float64 `json:"w"`
	H float64 `json:"h"`
}

// Centre is the middle of the rectangle.
func (b Rect) Centre() Point { return Point{b.X + b.W/2, b.Y + b.H/2} }

// Area is where one wager is made. Its shape is a rectangle, or an ellipse if
// Round; Turn turns it about its centre. One with a Path goes on beyond the
// rectangle, in which its words and chips are.
type Area struct {
	Wager string  `json:"wager" doc:"The id of the wager"`
	Name  string  `json:"name,omitempty" doc:"What the area is called in a sentence; none: as the wager is"`
	Main  bool    `json:"main,omitempty" doc:"The bet of the game, which a sentence need not name"`
	Seat  int     `json:"seat,omitempty" doc:"The position it belongs to; 0: everybody's"`
	X     float64 `json:"x"`
	Y     float64 `json:"y"`
	W     float64 `json:"w"`
	H     float64 `json:"h"`
	Round bool    `json:"round,omitempty" doc:"An ellipse within the rectangle"`
	Turn  float64 `json:"turn,omitempty" doc:"Degrees clockwise, about the centre"`
	Bare  bool    `json:"bare,omitempty" doc:"No outline is printed: a chip lies on the line between other areas"`
	Path  string  `json:"path,omitempty" doc:"Its outline as an SVG path, where it goes on beyond the rectangle"`

	Label   string  `json:"label,omitempty" doc:"What is printed on it"`
	Sub     string  `json:"sub,omitempty" doc:"What is printed below that, smaller"`
	Size    float64 `json:"size,omitempty" doc:"Height of the letters"`
	Small   float64 `json:"small,omitempty" doc:"Height of the letters of what is printed below"`
	Words   *Point  `json:"words,omitempty" doc:"The middle of the words, where chips cover none of them; none: the centre"`
	Low     bool    `json:"low,omitempty" doc:"The words stand in the upper part, and chips lie below them"`
	Upwards bool    `json:"upwards,omitempty" doc:"The letters run upwards"`
	Dice    []int   `json:"dice,omitempty" doc:"Faces of dice that are printed on it, in a row"`
	Die     float64 `json:"die,omitempty" doc:"Edge of those dice"`
	DiceAt  *Point  `json:"diceAt,omitempty" doc:"The middle of the row"`
	Look    string  `json:"look,omitempty" doc:"Its colour: red, black, green, blue, gold"`

	Chip  Point   `json:"chip" doc:"Where a chip lands"`
	Chips float64 `json:"chips,omitempty" doc:"How wide a chip is drawn; none: as wide as one is"`

	bend []Point // corners of the Path, nearly

	Lying bool   `json:"lying,omitempty" doc:"Shown only while something lies there"`
	With  string `json:"with,omitempty" doc:"Shown only to who has a wager on the area of this id"`
	Fact  string `json:"fact,omitempty" doc:"Shown only while this fact of the game says what Is says"`
	Is    string `json:"is,omitempty"`

	Opens string `json:"opens,omitempty" doc:"Dimmed while there is no such fact of the game"`
	For   string `json:"for,omitempty" enum:"holder,others" doc:"Dimmed for all but whom that fact names, or for them alone"`
	Shut  string `json:"shut,omitempty" doc:"What is printed below its name while it is dimmed"`
}

// Place is where cards of a box lie.
type Place struct {
	Box  int     `json:"box" doc:"Which of the game's boxes"`
	Name string  `json:"name,omitempty" doc:"What is printed there"`
	Seat int     `json:"seat,omitempty" doc:"The position it belongs to; 0: everybody's"`
	X    float64 `json:"x" doc:"The middle of the first hand's cards"`
	Y    float64 `json:"y"`
	Turn float64 `json:"turn,omitempty" doc:"Degrees clockwise"`
	Card float64 `json:"card" doc:"Width of a card"`
	Room float64 `json:"room" doc:"How wide the cards of a hand may spread"`
	Fan  bool    `json:"fan,omitempty" doc:"Cards lie over each other"`
	Area string  `json:"area,omitempty" doc:"The wager whose light lights this place too"`
	Own  bool    `json:"own,omitempty" doc:"As large as one's own cards are to be, with room for them side by side"`

	Squeeze bool `json:"squeeze,omitempty" doc:"Cards that are turned up here are bent up slowly by a player, from the second one on"`

	framed bool // a box is printed around it
}

// Position is where a player sits.
type Position struct {
	Seat int     `json:"seat"`
	X    float64 `json:"x" doc:"The middle of the player's name"`
	Y    float64 `json:"y"`
	Turn float64 `json:"turn,omitempty" doc:"Degrees clockwise, as the position is fanned"`
	Bet  *Point  `json:"bet,omitempty" doc:"Where bets lie on their way to the pot"`
}

// Shape is something printed that is no betting area.
type Shape struct {
	Path string `json:"path" doc:"An SVG path"`
	Look string `json:"look,omitempty" doc:"line, frame or gold"`
}

// Text is an inscription, straight or along a path.
type Text struct {
	Text string  `json:"text"`
	X    float64 `json:"x,omitempty" doc:"The middle of the words"`
	Y    float64 `json:"y,omitempty"`
	Turn float64 `json:"turn,omitempty"`
	Path string  `json:"path,omitempty" doc:"An SVG path along which the words stand, in its middle"`
	Size float64 `json:"size" doc:"Height of the letters"`
	Look string  `json:"look,omitempty" doc:"gold or ink"`
}

// Mark is a marker that the dealer moves as a fact of the game says.
type Mark struct {
	Fact string           `json:"fact"`
	On   string           `json:"on" doc:"What it shows while there is such a fact"`
	Off  string           `json:"off" doc:"What it shows otherwise"`
	Say  string           `json:"say,omitempty" doc:"In words, before what the fact says"`
	Rest string           `json:"rest,omitempty" doc:"In words, while there is no such fact"`
	At   map[string]Point `json:"at" doc:"Where it lies, by what the fact says"`
	Home Point            `json:"home" doc:"Where it lies otherwise"`
	Size float64          `json:"size,omitempty" doc:"How wide it is; none: 1.8 inches"`
}

// Kinds of what stands beside a layout.
const (
	Wheel = "wheel"
	Dice  = "dice"
	Board = "board" // a scoreboard of hands that were played
	Stand = "stand" // a stand for cards that stay from round to round
	Boxes = "boxes" // numbered boxes before the dealer for what each seat owes
)

// Beside is a thing that stands beside the layout.
type Beside struct {
	Kind  string `json:"kind" enum:"wheel,dice,board,stand,boxes"`
	Name  string `json:"name"`
	Stops []Stop `json:"stops,omitempty" doc:"A wheel's pockets, clockwise"`
	Ball  bool   `json:"ball,omitempty" doc:"A ball is spun in it"`
	Count int    `json:"count,omitempty" doc:"How many dice, spaces of a card stand, or numbered boxes"`
	Fact  string `json:"fact,omitempty" doc:"The fact that has the scoreboard, who throws, which cards are on the stand, or what a seat owes"`
	Was   string `json:"was,omitempty" doc:"The fact that has the cards which were on the stand last, while it is empty"`
	Marks []Side `json:"marks,omitempty" doc:"What the letters of a scoreboard stand for"`
}

// Stop is a pocket or stop of a wheel.
type Stop struct {
	Label string `json:"label"`
	Sign  string `json:"sign,omitempty" doc:"What is painted on it, if not the label"`
	Look  string `json:"look,omitempty" doc:"Its colour"`
}

// Side is a letter on a scoreboard.
type Side struct {
	Letter string `json:"letter"`
	Name   string `json:"name"`
	Tie    bool   `json:"tie,omitempty" doc:"Marked on the line before, as it ends no streak"`
}

// Holder is something that a player may have.
type Holder struct {
	Fact string `json:"fact" doc:"The fact whose seat has it"`
	Text string `json:"text" doc:"In words: has the dice"`
	Sign string `json:"sign,omitempty" doc:"What lies before the player"`
	Bank bool   `json:"bank,omitempty" doc:"It is the bank: the others wager against whoever has it"`
}

// Lights say which areas an outcome lights. The outcome is the label of a
// wheel's stop, the faces of dice in ascending order joined by hyphens, or the
// last letter of what the fact says.
type Lights struct {
	Fact string              `json:"fact,omitempty"`
	On   map[string][]string `json:"on"`
}

// New is an empty felt of that size.
func New(name string, width, height float64) *Felt {
	return &Felt{Name: name, Width: round(width), Height: round(height), Areas: []*Area{}}
}

// Rect adds a rectangular area.
func (f *Felt) Rect(wager string, x, y, w, h float64) *Area {
	a := &Area{Wager: wager, X: round(x), Y: round(y), W: round(w), H: round(h)}
	a.Chip = Rect{a.X, a.Y, a.W, a.H}.Centre().rounded()
	f.Areas = append(f.Areas, a)
	return a
}

// Disc adds a round area about a point.
func (f *Felt) Disc(wager string, x, y, radius float64) *Area {
	a := f.Rect(wager, x-radius, y-radius, 2*radius, 2*radius)
	a.Round = true
	return a
}

// Spot adds an area without an outline about a point, for chips that lie on a
// line between others.
func (f *Felt) Spot(wager string, x, y, radius float64) *Area {
	a := f.Disc(wager, x, y, radius)
	a.Bare = true
	return a
}

// Labelled sets what is printed on the area. A chip lies beside the words where
// there is room.
func (a *Area) Labelled(label string, size float64) *Area {
	a.Label, a.Size = label, round(size)
	if label != "" && !a.Round && a.W >= 4.8 {
		a.Chip.X = round(a.X + a.W - min(2, 0.2*a.W))
	}
	return a
}

// Below has chips land below the words.
func (a *Area) Below() *Area {
	a.Chip = Point{round(a.X + a.W/2), round(a.Y + 0.68*a.H)}
	a.Low = true
	return a
}

// Under sets what is printed below the label.
func (a *Area) Under(sub string) *Area {
	a.Sub = sub
	return a
}

// Coloured sets the area's colour.
func (a *Area) Coloured(look string) *Area {
	a.Look = look
	return a
}

// Frame adds a printed box.
func (f *Felt) Frame(x, y, w, h float64) {
	f.Shapes = append(f.Shapes, &Shape{Path: rectangle(x, y, w, h), Look: "frame"})
}

// Ring adds a printed circle about a point.
func (f *Felt) Ring(x, y, r float64) {
	f.Shapes = append(f.Shapes, &Shape{Path: path("M", x-r, y, "a", r, r, " 0 1 0 ", 2*r, 0.0, "a", r, r, " 0 1 0 ",
		-2*r, 0.0, "Z"), Look: "line"})
}

// Write adds an inscription about a point.
func (f *Felt) Write(text string, x, y, size float64, look string) {
	f.Texts = append(f.Texts, &Text{Text: text, X: round(x), Y: round(y), Size: round(size), Look: look})
}

// Find returns the area of a wager, or nil.
func (f *Felt) Find(wager string) *Area {
	for _, a := range f.Areas {
		if a.Wager == wager {
			return a
		}
	}
	return nil
}

// Hit returns the area that a point lies on, the one drawn last if they
// overlap, or nil.
func (f *Felt) Hit(p Point) *Area {
	for i := len(f.Areas) - 1; i >= 0; i-- {
		if f.Areas[i].holds(p) {
			return f.Areas[i]
		}
	}
	return nil
}

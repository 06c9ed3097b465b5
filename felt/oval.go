package felt

// Oval is a table at which players sit all around and play against each other:
// a board of cards and the pots in the middle, and before every player a place
// for cards and one for bets. Positions are in the order in which the seats
// follow each other clockwise, the first at the bottom.
func Oval(name string, seats, board int) *Felt {
	f := oval(name, seats, board, 66, 38, 26.5, 13.4, 360/float64(seats))
	u := oval(name, seats, board, 26, 36, 9.6, 14, 52)
	f.Upright = u
	u.Places[0].Y = round(u.Places[0].Y + 1) // the board: below the cards of the players at the sides
	u.Pot.Y = round(u.Pot.Y + 1)             // above the bet of the player at the bottom
	// that player's own cards are large, and keep clear of the neighbours
	own, cards := u.Positions[0], u.Places[1]
	own.Y, cards.Y = round(own.Y+1.8), round(cards.Y+1.8)
	return f
}

// oval is such a table of w by h inches with players on an ellipse of radii rx
// and ry. Beside the player at the bottom so many degrees are free.
func oval(name string, seats, board int, w, h, rx, ry, free float64) *Felt {
	f := New(name, w, h)
	e := ellipse{w / 2, h * 0.47, rx, ry}
	edge := ellipse{w / 2, h * 0.48, w/2 - 2, h/2 - 4}
	f.Edge = path("M", edge.x-edge.rx, edge.y, "A", edge.rx, edge.ry, " 0 0 1 ", edge.x+edge.rx, edge.y,
		"A", edge.rx, edge.ry, " 0 0 1 ", edge.x-edge.rx, edge.y, "Z")
	f.Pot = &Point{round(w / 2), round(e.y + 2.6)}
	f.Places = append(f.Places, &Place{Box: board, Name: "Board", X: round(w / 2), Y: round(e.y - 2), Card: 3, Room: round(min(w*0.7, 20))})
	for s := 1; s <= seats; s++ {
		a := 90.0
		if s > 1 {
			a += free + (360-2*free)*float64(s-2)/float64(max(1, seats-2))
		}
		p, bet := e.at(a).rounded(), ellipse{e.x, e.y, rx * 0.58, ry * 0.5}.at(a).rounded()
		f.Positions = append(f.Positions, &Position{Seat: s, X: p.X, Y: p.Y, Bet: &bet})
		f.Places = append(f.Places, &Place{Box: s, Seat: s, X: p.X, Y: round(p.Y - 3.6), Card: 2.4, Room: 9, Fan: true})
	}
	return f
}

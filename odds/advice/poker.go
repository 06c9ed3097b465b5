package advice

import (
	"boardwalk/game/room"
	"boardwalk/table"
)

// PlayPoker returns a loose choice for a bot among players who play against each
// other, and false if it is not asked to bet. It looks at no cards: the mood,
// from 0 to 99, decides whether the bot raises, bets, calls or folds.
func PlayPoker(q *table.Question, mood int) (table.Choice, bool) {
	switch {
	case !q.Allows(room.Fold):
		return "", false
	case mood < 8 && q.Allows(room.Raise):
		return room.Raise, true
	case mood < 20 && q.Allows(room.Bet):
		return room.Bet, true
	case q.Allows(room.Check):
		return room.Check, true
	case mood < 85 && q.Allows(room.Call):
		return room.Call, true
	}
	return "", false
}

package actor

import (
	"context"
	"runtime"

	"boardwalk/floor/sitting"
)

// thinking bounds how many bots of the house think at a time, so that they leave a core to
// the tables.
var thinking = make(chan struct{}, max(1, runtime.GOMAXPROCS(0)-1))

// askBot has the answer found that the table waits for from a bot, on another goroutine: it
// may take longer than people at the table should wait for theirs.
func (t *Table) askBot(ctx context.Context) {
	if t.s == nil || !t.config.Aside {
		return
	}
	if t.askedOf != t.s { // it was read back from the records
		t.askedBot, t.askedOf = "", t.s
	}
	asked := t.s.AskedBot(t.askedBot)
	if asked == nil {
		return
	}
	t.askedBot = asked.Question
	go func() {
		thinking <- struct{}{}
		answer := asked.Mind.Answer()
		<-thinking
		_, _ = t.Give(ctx, sitting.BotAnswer(asked.Question, answer)) // one that comes too late is not missed
	}()
}

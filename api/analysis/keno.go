package analysis

import (
	"context"

	"boardwalk/keno"
	"boardwalk/odds"
)

// Keno returns what a keno ticket is worth in one game. A ticket of many ways takes about a
// second, so tickets wait for each other as everything else does.
func (a *Analyst) Keno(ctx context.Context, by Asker, t *keno.Ticket) (*odds.Keno, error) {
	return remember(ctx, a.queue, by, "keno "+t.String()+" "+t.Rates.String(), func() (*odds.Keno, error) {
		return odds.KenoTicket(t), nil
	})
}

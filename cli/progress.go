package cli

import (
	"io"
	"sync/atomic"
	"time"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
)

// patience is how long something may take without saying how far it is.
const patience = time.Second

// showProgress shows on a terminal how many rounds of all are done, once that
// takes longer than a moment. The function that it returns takes the bar away.
func showProgress(out io.Writer, played *atomic.Int64, all int64) (done func()) {
	return showProgressOf(out, played, all, "rounds")
}

// showProgressOf is the same for other things than rounds. How many a second are done
// it says only of things that have a name.
func showProgressOf(out io.Writer, played *atomic.Int64, all int64, things string) (done func()) {
	if !isTerminal(out) {
		return func() {}
	}
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		start := time.Now()
		select {
		case <-stop:
			return
		case <-time.After(patience):
		}
		progress := mpb.New(mpb.WithOutput(out), mpb.WithWidth(40))
		after := []decor.Decorator{decor.NewAverageETA(decor.ET_STYLE_GO, start, nil), decor.Name(" left")}
		if things != "" {
			after = append([]decor.Decorator{decor.NewAverageSpeed(0, "%.0f "+things+"/s", start), decor.Name(", ")}, after...)
		}
		bar := progress.AddBar(all, mpb.BarRemoveOnComplete(),
			mpb.PrependDecorators(decor.Percentage(decor.WC{W: 5})),
			mpb.AppendDecorators(after...))
		tick := time.NewTicker(patience / 5)
		defer tick.Stop()
		for {
			bar.SetCurrent(min(played.Load(), all-1)) // a full bar would end by itself
			select {
			case <-stop:
				bar.Abort(true)
				progress.Wait()
				return
			case <-tick.C:
			}
		}
	}()
	return func() {
		close(stop)
		<-stopped
	}
}

// watch shows on a terminal how much of a count is done, once that takes longer than
// a moment. Tell is called with it; done takes the bar away.
func watch(out io.Writer) (tell func(done, all int), done func()) {
	const parts = 1000
	var at atomic.Int64
	done = showProgressOf(out, &at, parts, "")
	return func(done, all int) { at.Store(int64(done) * parts / int64(max(all, 1))) }, done
}

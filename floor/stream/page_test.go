package stream

import (
	"context"
	"errors"
	"testing"
	"time"

	"boardwalk/floor/view"
)

// longTable is the source of a table with very many events.
type longTable struct {
	last uint64
	most int // events that were asked for at once
}

func (l *longTable) History(_ context.Context, after uint64, most int) ([]view.Event, error) {
	l.most = max(l.most, most)
	var page []view.Event
	for n := after + 1; n <= l.last && len(page) < most; n++ {
		page = append(page, view.Event{N: n})
	}
	return page, nil
}

func (l *longTable) PresenceChanged() {}
func (l *longTable) Now() time.Time   { return time.Time{} }

// TestOldEventsComeAPageAtATime follows a table from its first event on. Nothing is
// missing, the status comes once all is told, and no more than a page is in memory.
func TestOldEventsComeAPageAtATime(t *testing.T) {
	const last = 100_000
	source := &longTable{last: last}
	h := New(256, &Pace{}, source)
	h.Publish([]view.Event{{N: last}}, view.Status{Event: last})
	s, err := h.Watch(context.Background(), "", 0)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for next := uint64(1); next <= last; {
		news, err := s.Next(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		if len(news.Events) == 0 || len(news.Events) > pageLength+256 {
			t.Fatalf("%d events at once", len(news.Events))
		}
		for _, e := range news.Events {
			if e.N != next {
				t.Fatalf("event %d, want %d", e.N, next)
			}
			next++
		}
		if news.Last != next-1 || news.Part != (next <= last) || !news.Part && news.Status.Event != last {
			t.Fatalf("after event %d: last %d, part %v, status of %d", next-1, news.Last, news.Part, news.Status.Event)
		}
	}
	if source.most > pageLength {
		t.Errorf("%d events were asked for at once", source.most)
	}
	if s.More() == nil {
		t.Error("there is still more")
	}
	h.Publish([]view.Event{{N: last + 1}}, view.Status{Event: last + 1})
	if news, err := s.Next(context.Background()); err != nil || len(news.Events) != 1 || news.Events[0].N != last+1 {
		t.Errorf("%+v, %v", news, err)
	}
}

// TestTooLongAgo refuses to follow a table from before its reach, and says from when on
// it can be followed.
func TestTooLongAgo(t *testing.T) {
	h := New(256, &Pace{}, &longTable{last: 5000})
	h.Reach = 1000
	h.Publish(nil, view.Status{Event: 5000})
	var past *Past
	if _, err := h.Watch(context.Background(), "ann", 3999); !errors.As(err, &past) || past.First != 4001 {
		t.Fatalf("%v", err)
	}
	if h.streams != 0 {
		t.Error("a refused stream is counted")
	}
	s, err := h.Watch(context.Background(), "ann", past.First-1)
	if err != nil {
		t.Fatal(err)
	}
	s.Close()
}

// TestAnotherNodeHasTheTable reads a table again that went on elsewhere. The hub never had those events: it must tell no older ones in
// their place, and no reader may take them for told.
func TestAnotherNodeHasTheTable(t *testing.T) {
	ctx, source := context.Background(), &longTable{last: 3}
	h := New(256, &Pace{}, source)
	h.Publish([]view.Event{{N: 1}, {N: 2}, {N: 3}}, view.Status{Event: 3})
	s, err := h.Watch(ctx, "", 0)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if news, err := s.Next(ctx); err != nil || len(news.Events) != 3 {
		t.Fatal(news, err)
	}
	source.last = 5
	h.Publish(nil, view.Status{Event: 5})
	if news, err := s.Next(ctx); !errors.Is(err, ErrSlow) {
		t.Errorf("%+v, %v", news, err)
	}
	again, err := h.Watch(ctx, "", 3)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if news, err := again.Next(ctx); err != nil || len(news.Events) != 2 || news.Events[0].N != 4 || news.Last != 5 {
		t.Errorf("%+v, %v", news, err)
	}
}

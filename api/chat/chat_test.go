package chat_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"boardwalk/api/chat"
)

var now = time.Date(2000, 1, 1, 20, 0, 0, 0, time.UTC)

func TestWhatIsLetThrough(t *testing.T) {
	for text, want := range map[string]string{
		"  good   luck \n everybody ":            "good luck everybody",
		"<script>alert(1)</script>":              "<script>alert(1)</script>", // shown as text
		"a\u202eb\u200bc\x00\x1bd\ufeff":         "abcd",
		"Z" + strings.Repeat("\u0336", 40) + "!": "Z" + strings.Repeat("\u0336", 3) + "!",
		"\U0001f469\u200d\U0001f680 to the moon": "\U0001f469\u200d\U0001f680 to the moon",
		strings.Repeat("é", chat.MaxText):        strings.Repeat("é", chat.MaxText),
	} {
		if got, err := chat.Clean(text); err != nil || got != want {
			t.Errorf("%q becomes %q, %v", text, got, err)
		}
	}
	for _, text := range []string{"", " \n\t ", "\u200b\u200e", "\u200d", "\xff\xfe", strings.Repeat("x", chat.MaxText+1)} {
		if got, err := chat.Clean(text); err == nil {
			t.Errorf("%q is let through as %q", text, got)
		}
	}
}

func FuzzClean(f *testing.F) {
	f.Add("hello <b>")
	f.Add("\u202e\u0336\u0336\xff")
	f.Fuzz(func(t *testing.T, text string) {
		got, err := chat.Clean(text)
		if err != nil {
			return
		}
		if again, err := chat.Clean(got); err != nil || again != got {
			t.Errorf("%q becomes %q, and then %q, %v", text, got, again, err)
		}
		if strings.ContainsAny(got, "\n\r\x00\u202e") || utf8.RuneCountInString(got) > chat.MaxText {
			t.Errorf("%q becomes %q", text, got)
		}
	})
}

func TestWhoTalksTooFastWaits(t *testing.T) {
	r := chat.New()
	say := func(who, from string, at time.Duration) error {
		_, err := r.Say("t", from, chat.Line{Person: who, Text: "hi"}, now.Add(at))
		return err
	}
	for i := range 5 {
		if err := say("ann", "a", time.Duration(i)*time.Second); err != nil {
			t.Fatal(err)
		}
	}
	var fast *chat.TooFast
	if err := say("ann", "a", 5*time.Second); !errors.As(err, &fast) || fast.Wait != 5*time.Second {
		t.Errorf("the sixth line in five seconds: %v", err)
	}
	if err := say("ann", "b", 10*time.Second); err != nil {
		t.Errorf("after a while: %v", err)
	}
	said := 0
	for i := range 40 { // whoever makes many guests of one address
		if say(fmt.Sprint("guest", i), "c", 11*time.Second) == nil {
			said++
		}
	}
	if said != 20 {
		t.Errorf("%d lines from one address are let through", said)
	}
}

func TestLinesAreKeptForAWhileAndNotForever(t *testing.T) {
	r := chat.New()
	for i := range 80 {
		if _, err := r.Say("t", fmt.Sprint(i), chat.Line{Person: fmt.Sprint(i), Text: "hi"}, now); err != nil {
			t.Fatal(err)
		}
	}
	lines := r.Since("t", 0, now)
	if len(lines) != 50 || lines[49].N != 80 {
		t.Errorf("%d lines are kept, the last with number %d", len(lines), lines[len(lines)-1].N)
	}
	if n := len(r.Since("t", 78, now)); n != 2 {
		t.Errorf("%d lines after the 78th", n)
	}
	if n := len(r.Since("t", 0, now.Add(time.Hour))); n != 0 || len(r.Since("other", 0, now)) != 0 {
		t.Errorf("%d lines are told of after an hour", n)
	}
}

package journal

import (
	"strings"
	"sync"
	"testing"
)

// TestStrict: decoders are used again, and what one has read, refused or half read changes nothing for the next value.
func TestStrict(t *testing.T) {
	type value struct {
		A int
		B string
	}
	long := strings.Repeat("x", 5000)
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			for i := range 200 {
				for text, fine := range map[string]bool{
					`{"A":1,"B":"b"}`: true, `{"A":1,"B":"b"} `: false, `{"A":1,"B":"b"}}`: false, `{"A":1,"B":"b"}{}`: false, `{"A":1,"B":"b"}]`: false,
					`{"A":1,"C":2}`: false, `{"A":"1"}`: false, `{"A":1`: false, ``: false, `{"B":"` + long + `"}`: true,
					` {"A":1}`: true, `null`: true, `[1]`: false,
				} {
					v := value{}
					if err := strict([]byte(text), &v); (err == nil) != fine {
						t.Errorf("%d: %.40s: %v", i, text, err)
					} else if fine && text[0] == '{' && v.A != 1 && v.B != long {
						t.Errorf("%d: %.40s is read as %+.40v", i, text, v)
					}
				}
			}
		})
	}
	all.Wait()
}

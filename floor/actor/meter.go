package actor

import "boardwalk/meter"

// withMeter has the table do something and commit it while it shares its meter, or
// holds it. A table that turns out to be paid from a meter that it only shares takes
// everything back and is served again while it holds the meter: it cannot go from
// one to the other, because two tables would then wait for each other.
func (t *Table) withMeter(holding bool, do func() ([]*order, error)) ([]*order, error) {
	m := t.meter()
	if m == nil {
		return do()
	}
	t.showMeter(m.Name)
	end := m.Share
	if holding {
		end, t.holds = m.Hold, m.Name
	}
	release := end()
	t.moved = false
	defer func() {
		t.holds = ""
		release()
		if t.moved {
			m.Moved()
		}
	}()
	return do()
}

// meter returns the meter that the table feeds; nil at a game that has none.
func (t *Table) meter() *meter.Meter {
	if name := t.s.MeterName(); name != "" {
		return t.config.Meters.Named(name)
	}
	return nil
}

// showMeter has the table show the meter of that name, and no other; "" for none.
func (t *Table) showMeter(name string) {
	if t.shown == name {
		return
	}
	if t.endShow != nil {
		t.endShow()
		t.endShow = nil
	}
	if t.shown = name; name != "" {
		t.endShow = t.config.Meters.Named(name).Show(func() {
			select {
			case t.metered <- struct{}{}:
			default:
			}
		})
	}
}

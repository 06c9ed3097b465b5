package floor

// What follows is for auditors, who read the floor's own records too.

// KindFloor is the floor's own kind of record, whose data is a [Matter].
const KindFloor = kindFloor

// Matter is the data of a record of the floor's own.
type Matter = matter

// Aside is money that is set aside, as the records have it.
type Aside = aside

// Waiting is money that stays set aside at a table that goes on.
type Waiting = waiting

// Aside is what it is set aside for.
func (w *waiting) Aside() Aside { return w.aside }

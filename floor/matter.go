package floor

// What follows is for auditors, who read the floor's own records too.

// KindFloor is the floor's own kind of record, whose data is a [Matter].
const KindFloor = kindFloor

// Matter is the data of a record of the floor's own.
type Matter = matter

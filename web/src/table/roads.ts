/** A cell of the big road: a hand that won, and how many ties followed it. */
export interface Bead {
  x: number
  y: number
  who: string
  ties: number
}

const rows = 6

/** The big road of a scoreboard: a column for every streak, which turns right where it finds no room below. */
export function bigRoad(letters: string, ties: string[]): Bead[] {
  const road: Bead[] = []
  const taken = new Set<string>()
  let column = -1
  for (const l of letters) {
    const last = road.at(-1)
    if (ties.includes(l)) {
      if (last) last.ties++
      continue
    }
    const who = l
    let [x, y] = [0, 0]
    if (last?.who === who) {
      const free = last.y + 1 < rows && !taken.has(`${last.x},${last.y + 1}`) && last.x === column
      ;[x, y] = free ? [last.x, last.y + 1] : [last.x + 1, last.y]
    } else {
      do column++
      while (taken.has(`${column},0`))
      x = column
    }
    taken.add(`${x},${y}`)
    road.push({ x, y, who, ties: 0 })
  }
  return road
}

/** The bead plate: every hand of the shoe, column by column from above. */
export const beadPlate = (letters: string): Bead[] =>
  [...letters].map((who, i) => ({ x: Math.floor(i / rows), y: i % rows, who, ties: 0 }))

/** A mark of a derived road: red where the shoe repeats itself, blue where it does not. */
export interface RoadMark {
  x: number
  y: number
  red: boolean
}

/**
 * A road that is derived from the big road: big eye boy compares each streak with the one before it (cycle 1), small road
 * with the second before it (2), and cockroach with the third (3).
 */
export function derivedRoad(letters: string, ties: string[], cycle: number): RoadMark[] {
  const streaks: number[] = []
  let last = ''
  const reds: boolean[] = []
  for (const l of letters) {
    if (ties.includes(l)) continue
    if (l === last) streaks[streaks.length - 1]!++
    else streaks.push(1)
    last = l
    const at = streaks.length - 1
    const long = streaks[at]!
    if (long === 1) {
      // a new streak: are the two before it, so far apart, as long as each other?
      const [before, other] = [streaks[at - 1], streaks[at - 1 - cycle]]
      if (before !== undefined && other !== undefined) reds.push(before === other)
    } else {
      // the streak goes on: beside a hand of the other, or two or more past its end, it is regular
      const other = streaks[at - cycle]
      if (other !== undefined) reds.push(long <= other || long > other + 1)
    }
  }
  return bigRoad(reds.map((red) => (red ? 'r' : 'b')).join(''), []).map((b) => ({ x: b.x, y: b.y, red: b.who === 'r' }))
}

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

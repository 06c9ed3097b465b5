// Figures as rows of a table: wagers of a group that are worth the same are one row.
import { fixed } from '../lib/figures'
import type { Line } from './odds'
import { winning } from './odds'
import { words } from '../words/odds'
import { betsInWords, inWords } from '../words/rules'

export interface Row {
  key: string
  name: string
  wagers: string[]
  line: Line
}

/** The rows of figures; unless all denominators are wanted, the first that each wager has. */
export function rowsOf(lines: Line[], groups: Map<string, string>, all: boolean): Row[] {
  const rows = new Map<string, Row>()
  const seen = new Set<string>()
  for (const line of lines) {
    const again = `${line.wager}|${kindOf(line.strategy)}`
    if (!all && seen.has(again)) continue
    seen.add(again)
    const group = groups.get(line.wager) ?? line.wager
    const worth = line.house_advantage_exact ?? line.house_advantage
    const same = `${group}|${line.per}|${kindOf(line.strategy)}|${worth}|${line.variance ?? ''}`
    const row = rows.get(same)
    if (row) {
      row.wagers.push(line.wager)
      row.name = together(group, row.wagers)
    } else {
      const key = `${group}|${line.wager}|${line.per}|${kindOf(line.strategy)}`
      rows.set(same, { key, name: line.name ?? betsInWords(line.wager), wagers: [line.wager], line })
    }
  }
  return [...rows.values()]
}

/** What kind of strategy a figure is for: the words before a colon, which do not change with the options. */
const kindOf = (strategy = '') => strategy.split(':')[0] ?? ''

/** A few wagers are told apart by the ends of their ids; many are counted. */
function together(group: string, wagers: string[]): string {
  const parts = wagers.map((w) => w.split('-'))
  let same = 0
  while (parts.every((p) => p.length > same + 1 && p[same] === parts[0]?.[same])) same++
  const ends = parts.map((p) => p.slice(same).join('-'))
  if (wagers.length > 4 || same === 0) return words.alike(betsInWords(group), wagers.length)
  return `${betsInWords(parts[0]?.slice(0, same).join('-') ?? group)} ${ends.map(inWords).join(', ')}`
}

export type Order = 'name' | 'per' | 'advantage' | 'risk' | 'wins' | 'deviation' | ''

const values: Record<Exclude<Order, ''>, (r: Row) => number | string> = {
  name: (r) => r.name,
  per: (r) => r.line.per,
  advantage: (r) => r.line.house_advantage,
  risk: (r) => r.line.element_of_risk,
  wins: (r) => winning(r.line) ?? -1,
  deviation: (r) => r.line.standard_deviation ?? -1,
}

export function sorted(rows: Row[], by: Order, down: boolean): Row[] {
  if (!by) return rows
  const value = values[by]
  return [...rows].sort((a, b) => {
    const [x, y] = [value(a), value(b)]
    const order = typeof x === 'string' ? x.localeCompare(String(y), 'en', { numeric: true }) : x - Number(y)
    return down ? -order : order
  })
}

export interface Compared {
  key: string
  name: string
  per: string
  strategy: string
  cells: (Line | null)[]
}

/** Figures of several variants side by side, by wager and denominator. */
export function compared(sheets: Row[][]): Compared[] {
  const found = new Map<string, Compared>()
  sheets.forEach((rows, i) => {
    for (const r of rows) {
      let c = found.get(r.key)
      if (!c) found.set(r.key, (c = { key: r.key, name: r.name, per: r.line.per, strategy: kindOf(r.line.strategy), cells: sheets.map(() => null) }))
      c.cells[i] = r.line
    }
  })
  return [...found.values()]
}

/** How a figure differs from the first: in signs and words, not in colour alone. */
export function difference(first: Line | null, other: Line | null): { sign: string; text: string; better: boolean | null } {
  if (!first || !other) return { sign: '', text: other ? words.onlyHere : words.notOffered, better: null }
  const d = other.house_advantage - first.house_advantage
  if (Math.abs(d) < 5e-9) return { sign: '=', text: words.same, better: null }
  return { sign: d > 0 ? '▲' : '▼', text: words.points(d > 0 ? '+' : '−', fixed(100 * Math.abs(d), 4), d > 0 ? 'dearer' : 'cheaper'), better: d < 0 }
}

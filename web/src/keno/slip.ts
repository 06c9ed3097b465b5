// A keno request while it is being marked: groups of numbers, kings, and which ways of combining them are played.
import { words } from '../words/keno'


export const numbers = Array.from({ length: 80 }, (_, i) => i + 1)

/** A group of spots. A king is a group of one spot that is combined with the others. */
export interface Group {
  numbers: number[]
  king: boolean
}

/** So many ways of so many spots: 6/4 are six ways of four spots each. */
export interface Ways {
  ways: number
  spots: number
}

/** letters names the groups: A to Z, then AA, AB and so on. */
const letters = (i: number): string => (i < 26 ? '' : letters(Math.floor(i / 26) - 1)) + String.fromCharCode(65 + (i % 26))

/** nameOf returns what a group is called on a request: A, B, C … in their order, and a king by its number. */
export function nameOf(groups: Group[], i: number): string {
  const g = groups[i]
  if (g?.king) return `K${g.numbers[0] ?? ''}`
  return letters(groups.slice(0, i).filter((o) => !o.king).length)
}

/** marked returns the groups that have a number. */
export const marked = (groups: Group[]) => groups.filter((g) => g.numbers.length > 0)

/** mark puts a number into a group, or takes it out of it again. A number is in one group only, and a king has one. */
export function mark(groups: Group[], at: number, n: number): Group[] {
  const here = groups[at]?.numbers.includes(n) ?? false
  return groups.map((g, i) => {
    const without = g.numbers.filter((x) => x !== n)
    if (i !== at || here) return { ...g, numbers: without }
    return { ...g, numbers: g.king ? [n] : [...without, n].sort((a, b) => a - b) }
  })
}

/** groupOf returns in which group a number is, or -1. */
export const groupOf = (groups: Group[], n: number) => groups.findIndex((g) => g.numbers.includes(n))

/** possible lists how many combinations of groups have how many spots, up to the most of one way. A king alone is no way. */
export function possible(groups: Group[], most: number): Ways[] {
  const all = marked(groups)
  let counts = [1]
  for (const g of all) {
    const next = [...counts]
    counts.forEach((c, spots) => {
      const sum = spots + g.numbers.length
      next[sum] = (next[sum] ?? 0) + c
    })
    counts = Array.from(next, (c) => c ?? 0)
  }
  if (counts[1]) counts[1] -= all.filter((g) => g.king).length
  return counts.flatMap((ways, spots) => (spots > 0 && spots <= most && ways > 0 ? [{ ways, spots }] : []))
}

/** One combination of groups, by their names. */
export interface Single {
  of: string[]
  spots: number
}

/** singles lists every combination of groups, or nothing if there are more than may be chosen one by one. */
export function singles(groups: Group[], most: number, limit = 64): Single[] {
  const all = marked(groups)
  if (all.length < 2 || possible(groups, most).reduce((n, w) => n + w.ways, 0) > limit) return []
  const list: Single[] = []
  for (let bits = 1; bits < 1 << all.length; bits++) {
    const taken = all.flatMap((g, i) => ((bits >> i) & 1 ? [{ g, name: nameOf(all, i) }] : []))
    const spots = taken.reduce((n, t) => n + t.g.numbers.length, 0)
    if (spots <= most && !(taken.length === 1 && taken[0]?.g.king)) list.push({ of: taken.map((t) => t.name), spots })
  }
  return list.sort((a, b) => a.spots - b.spots || a.of.length - b.of.length)
}

/** writeWays writes a conditioning as it stands on tickets: "6/4, 1/8". */
export const writeWays = (list: Ways[]) => list.map((w) => `${w.ways}/${w.spots}`).join(', ')

/** list writes numbers for people: "3, 7 and 12". */
export const list = (some: readonly (number | string)[]) =>
  some.length < 2 ? some.join('') : words.listAnd(some.slice(0, -1).join(', '), some[some.length - 1] ?? '')

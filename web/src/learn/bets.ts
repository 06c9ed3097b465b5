// The bets of a game as a list for people: those of a kind are one row, with what they pay and cost.
import type { Game, S, Wager } from '../api/client'
import { percent, type Line } from '../odds/odds'
import { words } from '../words/learn'
import { betsInWords } from '../words/rules'

export interface BetRow {
  name: string
  /** How many places on the layout are alike. */
  count: number
  pays: S['Pay'][]
  bonus: S['Pay'][]
  needs: string[]
  law: string
  /** It is made in the course of a round, when one is asked. */
  asked: boolean
  /** The figures of it, the most usual denominator and the best strategy first. */
  lines: Line[]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const kindOf = (w: Wager) => w.group || w.id

/** plainName is what a bet is called without the number of its position: "Ante 3" is the ante. */
const plainName = (w: Wager) => (w.seat ? w.name.replace(/\s+\d+$/, '') : w.name)

/** The house names figures by wager, or by a wager without the number of its position. */
const isOf = (line: Line, w: Wager) => line.wager === w.id || line.wager === w.id.replace(/-\d+$/, '')

/** The rows, in the order of the layout. What comes about by itself in a round has a row only if it pays. */
export function betsOf(game: Pick<Game, 'wagers'>, lines: Line[]): BetRow[] {
  const kinds = new Map<string, Wager[]>()
  for (const w of game.wagers) {
    if (w.never && !w.pays?.length) continue
    kinds.set(kindOf(w), [...(kinds.get(kindOf(w)) ?? []), w])
  }
  return [...kinds.entries()].flatMap(([kind, all]) => {
    const alike = new Map<string, Wager[]>()
    for (const w of all) alike.set(paid(w), [...(alike.get(paid(w)) ?? []), w])
    return [...alike.values()].map((some) => rowOf(alike.size > 1 ? '' : kind, some, lines))
  })
}

const paid = (w: Wager) => JSON.stringify([w.pays, w.bonus].map((list) => list?.map((p) => [p.on, p.odds])))

/** rowOf is the row of bets that pay alike: by the name of their kind, or their own where others of the kind pay otherwise. */
function rowOf(kind: string, all: Wager[], lines: Line[]): BetRow {
  const w = all.find((x) => !x.never) ?? all[0]!
  const own = lines.filter((l) => all.some((x) => isOf(l, x)))
  const seats = new Set(all.map((x) => x.seat ?? 0)).size
  const count = all.length / seats
  const names = [...new Set(all.map(plainName))].join(', ')
  return {
    name: kind && count > 1 ? capital(betsInWords(kind)) : names,
    count: kind ? count : 1,
    pays: w.pays ?? [],
    bonus: w.bonus ?? [],
    needs: (w.needs ?? []).map((n) => n.text),
    law: w.law,
    asked: w.never ?? false,
    lines: own,
  }
}

/** What the house keeps, in words: one figure, or the least and the most where bets of a kind differ. Other strategies do not count. */
export function keeps(lines: Line[]): string {
  const [best] = lines
  if (!best) return ''
  const values = lines.filter((l) => l.per === best.per && l.strategy === best.strategy).map((l) => l.house_advantage)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return most - least < 1e-6 ? percent(least, 2) : words.fromTo(percent(least, 2), percent(most, 2))
}

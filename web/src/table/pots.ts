// The pots of a round of poker, as the house tells of them.
import type { Stage } from './stage'
import { words } from '../words/table'

/** A pot as it was formed. */
export interface Formed {
  amount: number
  seats: number[] // who may win it
}

export interface Award {
  pot: number // 0 is the main pot
  seat: number
  amount: number
  low?: boolean // for the low hand, where high and low share a pot
  made?: string // the cards that win it, where not all of the hand do
}

export interface Pot {
  name: string
  amount: number
  seats: number[] // who may win it
  won: Award[]
}

/** The pots in the order in which they were formed. Those that the same players contend for, since others have folded, are one. */
export function potsOf(s: Stage): Pot[] {
  const live = s.hands.filter((h) => h.seat > 0 && !h.gone).map((h) => h.seat).toSorted((a, b) => a - b)
  const sides = s.pots.slice(1)
  const main = { amount: s.gathered - sides.reduce((sum, p) => sum + p.amount, 0), seats: live }
  const pots: (Pot & { numbers: number[] })[] = []
  for (const [number, formed] of [main, ...sides].entries()) {
    const seats = live.filter((n) => formed.seats.includes(n))
    const last = pots.at(-1)
    if (last && last.seats.join() === seats.join()) {
      last.amount += formed.amount
      last.numbers.push(number)
    } else {
      pots.push({ name: '', amount: formed.amount, seats, won: [], numbers: [number] })
    }
  }
  return pots.map(({ numbers, ...p }, i) => ({
    ...p,
    name: i === 0 ? words.mainPot : pots.length > 2 ? words.sidePot(i) : words.onlySidePot,
    won: s.awards.filter((a) => numbers.includes(a.pot)),
  }))
}

/**
 * What to bet or raise to for a part of the pot, as it would be after a call: with no bet before one, that part of what
 * lies there.
 */
export function potBet(s: Stage, seat: number, part: number): number {
  const bet = Math.max(0, ...Object.values(s.street))
  const call = bet - (s.street[seat] ?? 0)
  return bet + (s.pot + call) * part
}

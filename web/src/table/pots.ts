// The pots of a round of poker, from what the dealer says of them.
import type { Event } from '../api/client'
import type { Stage } from './stage'

/** A pot that whoever was all-in for less cannot win. */
export interface Side {
  amount: number
  out: number[] // seats that cannot win it
}

export interface Award {
  pot: string // as the dealer calls it
  seat: number
  amount: number
}

export interface Pot {
  name: string
  amount: number
  seats: number[] // who may win it
  won: Award[]
}

const formed = '19:47-14.7(c)4iii'
const cannotWin = '19:47-14.7(c)4i'

/** hear follows what the dealer says of side pots: that one is formed, who cannot win it, and what is in it. */
export function hear(sides: Side[], e: Event) {
  const last = sides.at(-1)
  if (e.law === cannotWin && e.seat && last) {
    last.out.push(e.seat)
  } else if (e.law === formed && e.amount) {
    const side = sides[Number(/^side pot (\d+)$/.exec(e.text ?? '')?.[1]) - 1]
    if (side) side.amount = e.amount
  } else if (e.law === formed) {
    sides.push({ amount: 0, out: [] })
  }
}

/** The pots in the order in which they were formed. Those that the same players contend for, since others have folded, are one. */
export function potsOf(s: Stage): Pot[] {
  const live = s.hands.filter((h) => h.seat > 0 && !h.gone).map((h) => h.seat)
  const main = { amount: s.gathered - s.sides.reduce((sum, p) => sum + p.amount, 0), out: [] }
  const pots: Pot[] = []
  for (const side of [main, ...s.sides]) {
    const seats = live.filter((n) => !side.out.includes(n)).toSorted((a, b) => a - b)
    const last = pots.at(-1)
    if (last && last.seats.join() === seats.join()) last.amount += side.amount
    else pots.push({ name: '', amount: side.amount, seats, won: [] })
  }
  for (const [i, p] of pots.entries()) {
    p.name = i === 0 ? 'Main pot' : pots.length > 2 ? `Side pot ${i}` : 'Side pot'
    p.won = s.awards.filter((a) => a.pot === (i === 0 ? 'the pot' : `side pot ${i}`))
  }
  return pots
}

// What an answer costs against the best one, as the house says.
import { cardSign } from '../lib/cards'
import { isTile } from '../lib/tiles'
import { sameHand } from '../table/settings'
import { choiceName } from '../table/words'
import type { Coaching, Size, Worth } from './odds'

/**
 * The cost as a fraction of the unit; null where the house does not say. Where several settings of a hand are the same
 * choice, the low hand tells them apart.
 */
export function costOf(c: Coaching, choice: string, amount = 0, low = ''): number | null {
  const several = c.values.filter((v) => v.choice === choice)
  const taken = several.length > 1 ? several.find((v) => v.low && sameHand(v.low, low)) : several[0]
  const [from, to] = taken?.sizes ?? []
  if (from && to && amount > 0) return costBetween(from, to, amount)
  return taken && (amount === 0 || amount === c.unit) ? taken.cost : null
}

/** The cost of an amount on the line through two that the house names. */
function costBetween(from: Size, to: Size, amount: number): number {
  return from.cost + ((to.cost - from.cost) * (amount - from.amount)) / (to.amount - from.amount)
}

/** The best few ways to set a hand, and the choices that name none; null where no hands are set. */
export function settingsOf(c: Coaching): (Worth & { name: string })[] | null {
  const sign = (face: string) => (isTile(face) ? face : cardSign(face))
  const ways = c.values.filter((v) => v.low).map((v) => ({ ...v, name: (v.low ?? '').split(' ').map(sign).join(' ') }))
  const others = c.values.filter((v) => !v.low).map((v) => ({ ...v, name: choiceName(v.choice) }))
  return ways.length > 0 ? [...ways.slice(0, 3), ...others] : null
}

/** What is too little to speak of. */
export const little = 0.0005

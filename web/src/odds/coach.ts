// What a decision cost against the best one, as the terminal's coach reckons it.
import { cardSign } from '../lib/cards'
import { isTile } from '../lib/tiles'
import { sameHand } from '../table/settings'
import { choiceName } from '../table/words'
import type { Coaching } from './odds'

/**
 * The cost as a fraction of the unit; null where it is not known. Where several settings of a hand are the same choice,
 * the low hand tells them apart.
 */
export function costOf(c: Coaching, choice: string, amount = 0, low = ''): number | null {
  const best = c.values[0]
  const several = c.values.filter((v) => v.choice === choice)
  const taken = several.length > 1 ? several.find((v) => v.low && sameHand(v.low, low)) : several[0]
  const unit = c.unit ?? 0
  const sizes = c.sizes
  if (best && sizes?.choice === choice) {
    // between once and most times the unit
    const times = unit > 0 ? Math.max(1, amount / unit) : 1
    return best.ev - (sizes.atOne + ((sizes.atMost - sizes.atOne) * (times - 1)) / (sizes.most - 1))
  }
  if (!best || !taken || (amount > 0 && !c.parts && amount !== unit)) return null
  let ev = taken.ev
  if (c.parts && amount > 0 && unit > 0) {
    // between declining and taking all of it
    const none = taken === best ? (c.values[c.values.length - 1]?.ev ?? 0) : best.ev
    ev = none + ((ev - none) * amount) / unit
  }
  return best.ev - ev
}

/** The best few ways to set a hand, and the choices that name none; null where no hands are set. */
export function settingsOf(c: Coaching): { name: string; ev: number }[] | null {
  const sign = (face: string) => (isTile(face) ? face : cardSign(face))
  const ways = c.values.filter((v) => v.low).map((v) => ({ name: (v.low ?? '').split(' ').map(sign).join(' '), ev: v.ev }))
  const others = c.values.filter((v) => !v.low).map((v) => ({ name: choiceName(v.choice), ev: v.ev }))
  return ways.length > 0 ? [...ways.slice(0, 3), ...others] : null
}

/** What is too little to speak of. */
export const little = 0.0005

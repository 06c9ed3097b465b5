// What a decision cost against the best one, as the terminal's coach reckons it.
import { choiceName } from '../table/words'
import type { Coaching } from './odds'

/** The cost as a fraction of the unit; null where it is not known. */
export function costOf(c: Coaching, choice: string, amount = 0): number | null {
  const best = c.values[0]
  const taken = c.values.find((v) => v.choice === choice)
  const unit = c.unit ?? 0
  if (!best || !taken || (amount > 0 && !c.parts && amount !== unit)) return null
  let ev = taken.ev
  if (c.parts && amount > 0 && unit > 0) {
    // between declining and taking all of it
    const none = taken === best ? (c.values[c.values.length - 1]?.ev ?? 0) : best.ev
    ev = none + ((ev - none) * amount) / unit
  }
  return best.ev - ev
}

/** What is too little to speak of. */
export const little = 0.0005

const doing: Record<string, string> = {
  stand: 'standing', draw: 'drawing', double: 'doubling down', split: 'splitting', surrender: 'surrendering', insure: 'insuring',
  decline: 'declining', raise: 'raising', play: 'playing', fold: 'folding',
}
export const doingOf = (choice: string) => doing[choice] ?? choiceName(choice)

const key = 'boardwalk.coach'
export const remembered = () => localStorage.getItem(key) === 'on'
export const remember = (on: boolean) => localStorage.setItem(key, on ? 'on' : 'off')

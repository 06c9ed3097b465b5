// Setting a hand into a high and a low hand: which way the chosen cards stand for.
import type { S } from '../api/client'

export type Setting = S['Setting']

/** moved is which cards are in the low hand after one was moved there or back; of too many the first goes back. */
export function moved(low: number[], card: number, size: number): number[] {
  if (low.includes(card)) return low.filter((c) => c !== card)
  return [...low, card].slice(-size)
}

/**
 * settingOf finds the way to set a hand of so many cards that has these in the low hand. Where both hands have as many
 * cards, the house says which is the low one, and the other may have been chosen.
 */
export function settingOf(settings: Setting[], low: number[], cards: number): Setting | undefined {
  const others = Array.from({ length: cards }, (_, i) => i).filter((i) => !low.includes(i))
  return settings.find((s) => same(s.low, low)) ?? settings.find((s) => same(s.low, others))
}

const same = (a: number[], b: number[]) => a.length === b.length && a.every((x) => b.includes(x))

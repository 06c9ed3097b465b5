// Setting a hand into a high and a low hand: which way the chosen cards stand for.
import type { S } from '../api/client'

export type Setting = S['Setting']
export type Worth = S['Worth']

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

/** alternatives are the other ways to set a hand with the same cards behind the high hand, where these make two hands. */
export const alternatives = (settings: Setting[], way: Setting | undefined): Setting[] =>
  way ? settings.filter((s) => same(s.low, way.low)) : []

const same = (a: number[], b: number[]) => a.length === b.length && a.every((x) => b.includes(x))

/** lowText is the low hand of a setting as the house writes it: "Ks 4d". */
export const lowText = (s: Setting, faces: string[]) => s.low.map((i) => faces[i] ?? '').join(' ')

/** worthOf is what a setting is worth, by what the coach says of all of them. */
export const worthOf = (values: Worth[], s: Setting, faces: string[]): number | undefined => {
  const ways = values.filter((v) => v.low && sameHand(v.low, lowText(s, faces)))
  return (ways.find((v) => v.choice === s.choice) ?? ways[0])?.ev
}

/** coached is the setting that the coach finds best: none where nothing could be worked out. */
export function coached(values: Worth[], settings: Setting[], faces: string[]): Setting | undefined {
  const best = values.find((v) => v.low)
  const ways = best ? settings.filter((s) => sameHand(best.low ?? '', lowText(s, faces))) : []
  return ways.find((s) => s.choice === best?.choice) ?? ways[0]
}

/** sameHand says whether two hands have the same cards, in whatever order they are written. */
export const sameHand = (a: string, b: string) => a.split(' ').toSorted().join() === b.split(' ').toSorted().join()

// The draw of 20 of 80, made again from its seed. It shares nothing with the house's own code.
import { Draws } from '../table/proof'

/**
 * drawFrom draws 20 of 80 numbers by the places that a source gives. Each number is drawn among those that are left: the
 * one in that place is taken, and the last of those left takes its place.
 */
export function drawFrom(place: (among: number) => number): number[] {
  const left = Array.from({ length: 80 }, (_, i) => i + 1)
  return Array.from({ length: 20 }, () => {
    const at = place(left.length)
    const n = left[at]!
    const last = left.pop()!
    if (at < left.length) left[at] = last
    return n
  })
}

/** drawTwenty draws the numbers of the game that has a key. */
export function drawTwenty(key: Uint8Array): number[] {
  const draws = new Draws(key)
  return drawFrom((among) => draws.next(among))
}

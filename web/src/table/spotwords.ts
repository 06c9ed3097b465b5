// Where the words of a betting area stand and how large they are, in units of the drawing: what lies on the area keeps clear of them.
import type { Wager } from '../api/client'
import { type Area, linesOf, unit, widthOf } from './felt'
import { oddsOf } from './words'

const legible = 10 // where they would be smaller, the odds stand in the drawer alone

/** wordsOn returns the middle of an area's words, the size of its name and of what is printed below it, and half their width. */
export function wordsOn(area: Area, wager: Pick<Wager, 'pays'>, shut: boolean) {
  const [x, y, w, h] = [area.x * unit, area.y * unit, area.w * unit, area.h * unit]
  const size = (area.size ?? 0.8) * unit
  const [tx, ty] = area.words ? [area.words.x * unit, area.words.y * unit] : [x + w / 2, y + h / 2]
  // the odds of a position are not on the house's drawing: they are as wide as the area leaves them
  const room = 2 * Math.min(tx - x, x + w - tx) - (area.round ? w * 0.12 : 4)
  // what is printed below the name: what the layout says, or at a position the odds where they are not even money
  const odds = area.seat && !area.lying && area.h > 2.2 ? oddsOf(wager) : ''
  const sub = shut ? (area.shut ?? '') : (area.sub ?? (room / Math.max(widthOf(odds), 1) < legible ? '' : odds))
  const small = Math.min(area.sub === sub && area.small ? area.small * unit : Math.max(size * 0.72, 12), room / Math.max(widthOf(sub), 1))
  const lines = linesOf(size, sub && area.label ? small : 0)
  const half = Math.max(widthOf(area.label ?? '') * size, sub ? widthOf(sub) * small : 0) / 2
  return { tx, ty, size, sub, small, lines, half }
}

// How long things take at a table, and when nothing takes any time.
import { settings } from '../learn/settings.svelte'
import { spinTime } from './spin'

const paces: Record<string, number> = {
  deal: 190, turn: 320, announce: 260, answer: 260, pay: 140, collect: 70, award: 420, return: 90, bet: 50,
  cover: 140, release: 140, centre: 140,
}
const outcomes = { wheel: spinTime + 200, dice: 1400 }
const behind = 150 // events that wait: somebody who was away is not shown them one by one

/** Whether anything may move on this page now. */
export const moving = () =>
  !document.hidden && settings.now.motion !== 'still' && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** How much longer things take than usual, or how much shorter. */
export const tempo = () => (settings.now.pace ? { slow: 1.6, fast: 0.5 }[settings.now.pace] : 1)

/** The pause after something that happened; nothing if there is none. */
export const after = (kind: string, waiting: number) => rest(paces[kind] ?? 0, waiting)

/** The pause while the dice roll or the wheel turns. */
export const outcome = (thrown: keyof typeof outcomes, waiting: number) => rest(outcomes[thrown], waiting)

function rest(ms: number, waiting: number): Promise<void> | undefined {
  if (ms === 0 || waiting > behind || !moving()) return undefined
  return new Promise((done) => setTimeout(done, ms * tempo()))
}

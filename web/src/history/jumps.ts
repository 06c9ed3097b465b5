// The places of a round that one goes to at once: where somebody decides, and where cards or dice come.
import type { Event } from '../api/client'

/** decisions are the steps just before each answer: what was known then lies on the felt. */
export const decisions = (events: Event[]) => events.flatMap((e, i) => (e.kind === 'answer' ? [i] : []))

const comes = new Set(['deal', 'turn', 'outcome', 'burn'])

/** streets are the steps after which a row of cards has come, or dice and wheel have stopped. */
export const streets = (events: Event[]) =>
  events.flatMap((e, i) => (comes.has(e.kind) && !comes.has(events[i + 1]?.kind ?? '') ? [i + 1] : []))

/** The first place after a step, or the last one before it. */
export const next = (places: number[], at: number) => places.find((p) => p > at)
export const before = (places: number[], at: number) => places.findLast((p) => p < at)

export const speeds = [0.5, 1, 2, 4] as const
export const pauseAt = (speed: number) => 800 / speed

// How a wheel slows down and comes to rest: what is drawn and what is heard follow the same curve.

/** How long a spin takes, in milliseconds. */
export const spinTime = 4600
/** How many times a wheel turns before it stops. */
export const turns = 4

/** What a wheel does at the end: a ball's wheel glides out, one with a clapper rocks back from the next peg. */
export type Rest = 'glide' | 'rock'

/** So much of the time is the last rocking of a wheel with a clapper. */
const rocking = 0.12

/**
 * slowed is how far a wheel has come, 0 to 1, after a part of its time. It begins fast, loses speed as a real wheel does by
 * friction, and rests. One that rocks goes past its stop by a part of a stop, over, and falls back.
 */
export function slowed(time: number, rest: Rest, over = 0): number {
  if (time >= 1) return 1
  if (rest === 'glide') return 1 - (1 - time) ** 3
  const end = 1 - rocking
  if (time < end) return (1 - (1 - time / end) ** 2.6) * (1 + over)
  const back = (time - end) / rocking
  return 1 + over * Math.cos(Math.PI * back * 2.5) * (1 - back) ** 2
}

/** easing is the same as a function for the style sheet, in so many points. */
export function easing(rest: Rest, over = 0, points = 60): string {
  const at = Array.from({ length: points + 1 }, (_, i) => slowed(i / points, rest, over).toFixed(4))
  return `linear(${at.join(', ')})`
}

/** ticks are the moments, in seconds, at which pegs pass: of a wheel with so many stops that goes so far, in turns. */
export function ticks(stops: number, far: number, rest: Rest): number[] {
  const list: number[] = []
  const steps = 1200
  let passed = 0
  let last = -1
  for (let i = 1; i <= steps; i++) {
    const now = Math.floor(Math.min(1, slowed(i / steps, rest)) * far * stops)
    const at = (i / steps) * (spinTime / 1000)
    if (now > passed && at - last > 0.022) { // faster than that is no tick but a hum
      list.push(at)
      last = at
    }
    passed = Math.max(passed, now)
  }
  return list
}

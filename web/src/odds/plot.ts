// The geometry of the pictures.
import { fixed } from '../lib/figures'
import type { SimPoint } from './simulate'

export interface Frame {
  x: (rounds: number) => number
  y: (value: number) => number
  low: number
  high: number
  ticks: { at: number; text: string }[]
  rows: { at: number; text: string }[]
}

/** Frames points on a logarithmic scale of rounds; above and below there is room for the last three standard errors. */
export function frame(points: SimPoint[], rounds: number, exact: number | undefined, w: number, h: number): Frame {
  const from = 2
  const to = Math.max(from + 0.5, Math.log10(Math.max(rounds, 1000)))
  const later = points.slice(Math.floor(points.length / 3))
  const centre = exact ?? later[later.length - 1]?.advantage ?? 0
  const reach = later.reduce((most, p) => Math.max(most, Math.abs(p.advantage - centre) + 2 * p.error), 0.002)
  const [low, high] = [centre - reach, centre + reach]
  const x = (n: number) => ((Math.log10(Math.max(n, 100)) - from) / (to - from)) * w
  const y = (v: number) => h - ((Math.min(high, Math.max(low, v)) - low) / (high - low)) * h
  const ticks = []
  for (let e = from; e <= to + 1e-9; e++) ticks.push({ at: x(10 ** e), text: e < 3 ? '100' : e < 6 ? `${10 ** (e - 3)}k` : `${10 ** (e - 6)}M` })
  const step = nice((high - low) / 4)
  const rows = []
  const digits = step >= 0.01 ? 0 : step >= 0.001 ? 1 : 2
  for (let v = Math.ceil(low / step) * step; v <= high; v += step) {
    rows.push({ at: y(v), text: `${fixed(100 * v, digits)}%`.replace('-', '−') })
  }
  return { x, y, low, high, ticks, rows }
}

/** One, two or five times a power of ten, and not less than a number. */
export function nice(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 5].find((n) => n * power >= least * (1 - 1e-9)) ?? 10)
}

export const path = (list: [number, number][]) => list.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

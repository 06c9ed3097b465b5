// Which layout a game has, by what it declares: a new game of a known shape needs no new screen.
import type { Game } from '../api/client'

export type Shape = 'roulette wheel' | 'big six wheel' | 'craps' | 'sic bo' | 'poker' | 'baccarat' | 'boxes' | 'spread' | 'plain'

export function shapeOf(game: Game): Shape {
  const has = (...ids: string[]) => ids.every((id) => game.wagers.some((w) => w.id === id))
  const boxes = game.boxes ?? []
  if (has('straight-0', 'red', 'dozen-1')) return 'roulette wheel'
  if (has('joker', 'flag', 'twenty')) return 'big six wheel'
  if (has('pass', 'dont-pass', 'field')) return 'craps'
  if (has('small', 'big', 'any-triple')) return 'sic bo'
  if (boxes[0] === 'board') return 'poker'
  if (boxes.includes('player') && boxes.includes('banker')) return 'baccarat'
  if (boxes[0] === 'left' && boxes[1] === 'right') return 'spread'
  if (boxes[0] === 'dealer' && boxes[1] === '1') return 'boxes'
  return 'plain'
}

/** The pockets of a wheel, clockwise. */
export const pockets = {
  'double-zero': '0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2'.split(' '),
  'single-zero': '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26'.split(' '),
}

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
export const pocketColour = (label: string) => (/^0+$/.test(label) ? 'green' : reds.has(Number(label)) ? 'red' : 'black')

/** The stops of a big six wheel of 54, in the order of the house: joker, flag opposite, then money spread evenly. */
export function bigSixStops(ones: number): string[] {
  const stops = new Array<string>(54).fill('')
  stops[0] = 'joker'
  stops[27] = 'flag'
  const makeup: [string, number][] = [['$1', ones], ['$2', 15], ['$5', 31 - ones], ['$10', 4], ['$20', 2]]
  for (const [label, count] of makeup) {
    const open = stops.flatMap((s, i) => (s === '' ? [i] : []))
    for (let k = 0; k < count; k++) stops[open[Math.floor(((2 * k + 1) * open.length) / (2 * count))] ?? 0] = label
  }
  return stops
}

export interface Cell {
  x: number
  y: number
  w: number
  h: number
}

/** Where the wagers of a roulette layout lie, by their ids: a felt 13 columns long of cells of 50. */
export function rouletteCell(id: string, zeros: 1 | 2): Cell | null {
  const cell = (n: string): Cell => {
    if (n === '00') return { x: 0, y: 0, w: 50, h: 75 }
    if (n === '0') return zeros === 2 ? { x: 0, y: 75, w: 50, h: 75 } : { x: 0, y: 0, w: 50, h: 150 }
    const k = Number(n) - 1
    return { x: 50 + 50 * Math.floor(k / 3), y: 50 * (2 - (k % 3)), w: 50, h: 50 }
  }
  const dot = (x: number, y: number, r = 11): Cell => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r })
  const parts = id.split('-')
  const ns = parts.slice(1)
  switch (parts[0]) {
    case 'straight':
      return cell(ns[0] ?? '')
    case 'split': {
      const [a, b] = [cell(ns[0] ?? ''), cell(ns[1] ?? '')]
      if (a.x === b.x) return dot(a.x + 25, Math.max(a.y, b.y))
      const low = Math.max(a.y, b.y)
      const high = Math.min(a.y + a.h, b.y + b.h)
      return dot(Math.max(a.x, b.x), (low + high) / 2)
    }
    case 'three': {
      if (ns.some((n) => /^0/.test(n))) {
        if (ns.includes('0') && ns.includes('00')) return dot(50, 75)
        return ns.includes('1') ? dot(50, 100) : dot(50, 50)
      }
      const c = cell(ns[0] ?? '')
      return dot(c.x + 25, 150)
    }
    case 'four': {
      if (ns.includes('0')) return dot(50, 150)
      const c = cell(ns[0] ?? '')
      return dot(c.x + 50, c.y)
    }
    case 'six':
      return dot(cell(ns[0] ?? '').x + 50, 150)
    case 'first':
      return dot(50, 150)
    case 'column':
      return { x: 650, y: 50 * (3 - Number(ns[0])), w: 50, h: 50 }
    case 'dozen':
      return { x: 50 + 200 * (Number(ns[0]) - 1), y: 150, w: 200, h: 40 }
  }
  const even = ['low', 'even', 'red', 'black', 'odd', 'high'].indexOf(id)
  return even < 0 ? null : { x: 50 + 100 * even, y: 190, w: 100, h: 40 }
}

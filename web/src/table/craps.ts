// Where the wagers of a craps layout lie, by their ids: as at a table, or upright for a phone.
export interface Part {
  id: string
  x: number
  y: number
  w: number
  h: number
  label?: string
  size?: number
  dot?: boolean
}

export const numbers = [4, 5, 6, 8, 9, 10]
const words: Record<number, string> = { 6: 'SIX', 9: 'NINE' }

export interface Frame {
  n: number
  word: string
  x: number
  y: number
  w: number
  h: number
}

/** The boxes of the point numbers. */
export const frames = (upright: boolean): Frame[] =>
  numbers.map((n, i) => ({ n, word: words[n] ?? String(n), ...(upright ? { x: (i % 3) * 130, y: Math.floor(i / 3) * 156, w: 130, h: 156 } : { x: 96 + i * 97, y: 0, w: 97, h: 160 }) }))

/** What lies on the box of a number. */
function onNumber(f: Frame, upright: boolean): Part[] {
  const half = f.w / 2
  const cell = (id: string, col: number, y: number, h: number, label: string, w = half): Part => ({ id: `${id}-${f.n}`, x: f.x + col * half, y: f.y + y, w, h, label, size: upright ? 16 : 12 })
  return upright
    ? [cell('place', 0, 60, 50, 'place'), cell('buy', 1, 60, 50, 'buy'), cell('lay', 0, 110, 46, 'lay'), cell('lose', 1, 110, 46, 'lose')]
    : [cell('lay', 0, 0, 26, 'lay'), cell('lose', 1, 0, 26, 'lose'), { ...cell('place', 0, 92, 38, 'place', f.w), size: 13 }, cell('buy', 0, 130, 30, 'buy', f.w)]
}

/** Come wagers that have gone to their numbers, with their odds beside them. */
function travelled(f: Frame, upright: boolean): Part[] {
  const [a, b] = upright ? [18, 45] : [45, 75]
  return ([['come', a], ['dont-come', b]] as const).flatMap(([kind, y]) => [
    { id: `${kind}-${f.n}`, x: f.x + 8, y: f.y + y - 13, w: 26, h: 26, dot: true },
    { id: `${kind}-odds-${f.n}`, x: f.x + f.w - 38, y: f.y + y - 14, w: 30, h: 28, dot: true, label: 'odds', size: 9 },
  ])
}

function row(x: number, y: number, w: number, h: number, size: number, ids: [string, string][]): Part[] {
  return ids.map(([id, label], i) => ({ id, x: x + (i * w) / ids.length, y, w: w / ids.length, h, label, size }))
}

/** The bets in the centre of the table. */
function centre(x: number, y: number, w: number, k: number, s: number): Part[] {
  const rows: [number, number, [string, string][]][] = [
    [44, 16, [['any-seven', 'ANY SEVEN']]], [50, 15, [['hard-4', 'Hard 4'], ['hard-10', 'Hard 10']]], [50, 15, [['hard-6', 'Hard 6'], ['hard-8', 'Hard 8']]],
    [50, 17, [['craps-2', '2'], ['craps-3', '3'], ['craps-12', '12'], ['eleven', '11']]], [44, 14, [['any-craps', 'ANY CRAPS'], ['c-and-e', 'C & E']]], [44, 15, [['horn', 'HORN']]],
    [44, 11, [['horn-high-2', 'High 2'], ['horn-high-3', 'High 3'], ['horn-high-11', 'High 11'], ['horn-high-12', 'High 12']]],
  ]
  let top = y
  return rows.flatMap(([h, size, ids]) => {
    const list = row(x, top, w, h * k, size * s, ids)
    top += h * k
    return list
  })
}

/** The whole layout with a point, or before a come out roll if it is 0. */
export function layout(point: number, upright: boolean): { width: number; height: number; parts: Part[] } {
  const boxes = frames(upright).flatMap((f) => [...onNumber(f, upright), ...travelled(f, upright)])
  const field = 'FIELD   2 · 3 · 4 · 9 · 10 · 11 · 12'
  const odds = (x: number, y: number, w: number, h: number, h2: number, size: number): Part[] =>
    point === 0 ? [] : [{ id: `dont-pass-odds-${point}`, x, y, w, h, label: `lay odds on ${point}`, size: size * 0.85 }, { id: `pass-odds-${point}`, x, y: y + h, w, h: h2, label: `odds on ${point}`, size }]
  if (upright) {
    const line = point > 0 ? 250 : 390
    return {
      width: 390, height: 1040,
      parts: [
        ...boxes, ...row(0, 312, 390, 58, 19, [['dont-come', "DON'T COME"], ['come', 'COME']]),
        { id: 'field', x: 0, y: 370, w: 390, h: 66, label: field, size: 17 },
        { id: 'dont-pass', x: 0, y: 436, w: line, h: 56, label: "DON'T PASS BAR 12", size: 16 }, { id: 'pass', x: 0, y: 492, w: line, h: 64, label: 'PASS LINE', size: 22 },
        ...odds(250, 436, 140, 56, 64, 16), ...centre(0, 572, 390, 1.42, 1.2),
      ],
    }
  }
  const line = point > 0 ? 488 : 678
  return {
    width: 974, height: 362,
    parts: [
      { id: 'dont-come', x: 0, y: 0, w: 96, h: 160, label: "DON'T COME", size: 13 }, ...boxes,
      { id: 'come', x: 0, y: 160, w: 678, h: 56, label: 'COME', size: 24 }, { id: 'field', x: 0, y: 216, w: 678, h: 52, label: field, size: 17 },
      { id: 'dont-pass', x: 0, y: 268, w: line, h: 40, label: "DON'T PASS BAR 12", size: 15 }, { id: 'pass', x: 0, y: 308, w: line, h: 52, label: 'PASS LINE', size: 22 },
      ...odds(488, 268, 190, 40, 52, 15), ...centre(694, 0, 280, 1.1, 1),
    ],
  }
}

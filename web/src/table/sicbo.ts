/** The combinations that three dice light on a sic bo board, by the ids of their wagers. */
export function wins(faces: number[]): string[] {
  const dice = faces.filter((f) => f >= 1 && f <= 6).sort((a, b) => a - b)
  if (dice.length !== 3) return []
  const [a, b, c] = dice as [number, number, number]
  const sum = a + b + c
  const ids = new Set<string>(dice.map((d) => `single-${d}`))
  for (const [x, y] of [[a, b], [a, c], [b, c]] as const) ids.add(x === y ? `double-${x}` : `combo-${x}-${y}`)
  if (sum >= 4 && sum <= 17) ids.add(`total-${sum}`)
  if (a === c) {
    ids.add(`triple-${a}`).add('any-triple')
  } else {
    ids.add(sum <= 10 ? 'small' : 'big')
  }
  return [...ids]
}

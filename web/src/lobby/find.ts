// Search by what one knows: a name, another name, a word of what the game is, and a letter that is wrong.
const fold = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/['’.]/g, '').replace(/[^a-z0-9]+/g, ' ').trim()

/** How many letters must change to make one word of another, counted up to most. */
function apart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(last[j]! + 1, next[j - 1]! + 1, last[j - 1]! + Number(a[i - 1] !== b[j - 1]))
    last = next
  }
  return last[b.length]!
}

/**
 * matches says how well a text answers what is sought: 2 if every word begins one of its words, or the whole is in it without
 * spaces; 1 if a long word is nearly one of its words; 0 if it does not.
 */
export function matches(text: string, sought: string): number {
  const [words, asked] = [fold(text).split(' '), fold(sought).split(' ').filter(Boolean)]
  if (asked.length === 0) return 2
  if (asked.every((a) => words.some((w) => w.startsWith(a)))) return 2
  if (asked.join('').length > 3 && words.join('').includes(asked.join(''))) return 2
  const near = (a: string) => (a.length < 5 ? 0 : a.length < 8 ? 1 : 2)
  return asked.every((a) => words.some((w) => w.startsWith(a) || (near(a) > 0 && apart(a, w, near(a)) <= near(a)))) ? 1 : 0
}

/** found keeps what answers best: what is only nearly meant is there only if nothing else is. */
export function found<T>(list: readonly T[], sought: string, text: (one: T) => string): T[] {
  const ranked = list.map((one) => ({ one, rank: matches(text(one), sought) }))
  const best = Math.max(0, ...ranked.map((r) => r.rank))
  return best === 0 ? [] : ranked.filter((r) => r.rank === best).map((r) => r.one)
}

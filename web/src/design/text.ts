// A design is a text, and the fields change its lines. What a line means the house says; here it is only found and replaced.

/** The longest that a design may be, as the house has it. */
export const mostText = 8192

/** A wager of one's own in a text: its lines, from the first up to, but without, another. */
export interface OwnWager {
  from: number
  to: number
  text: string
}

/** What stands where in a text. */
export interface Parts {
  name: string
  game: string
  whatIf: string[]
  wagers: OwnWager[]
}

const bare = (line: string) => (line.split('#')[0] ?? '').trim()
const first = (line: string) => bare(line).split(/\s+/)[0] ?? ''
const rest = (line: string) => bare(line).replace(/^\S+\s*/, '')

/** Takes a text apart, as far as it can be. */
export function partsOf(text: string): Parts {
  const parts: Parts = { name: '', game: '', whatIf: [], wagers: [] }
  const lines = text.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    const word = first(line)
    if (word === 'design') parts.name = rest(line)
    else if (word === 'game') parts.game = rest(line)
    else if (word === 'what-if') parts.whatIf.push(rest(line))
    else if (word === 'wager') {
      const from = i
      while (i < lines.length && first(lines[i] ?? '') !== 'otherwise') i++
      parts.wagers.push({ from, to: i + 1, text: lines.slice(from, i + 1).join('\n') })
    }
  }
  const at = /,\s*at\s+([^\s,]+)/.exec(bare(lines[parts.wagers[0]?.from ?? -1] ?? ''))
  parts.game ||= at?.[1] ?? ''
  parts.name ||= parts.whatIf.length === 0 ? (/^wager\s+(.+?),\s*at\s/.exec(bare(lines[parts.wagers[0]?.from ?? -1] ?? ''))?.[1] ?? '') : ''
  return parts
}

/** The lines of a text, without empty ones at its end. */
const linesOf = (text: string) => (text.trim() === '' ? [] : text.replace(/\s+$/, '').split('\n'))
const joined = (lines: string[]) => (lines.length > 0 ? `${lines.join('\n')}\n` : '')

/** Sets the one line that begins with a word, at the top if there was none. */
export function setHead(text: string, word: 'design' | 'game', value: string): string {
  const lines = linesOf(text)
  const at = lines.findIndex((l) => first(l) === word)
  const line = value ? `${word.padEnd(8)} ${value}` : ''
  const where = at >= 0 ? at : word === 'game' ? Math.max(0, lines.findIndex((l) => first(l) === 'design') + 1) : 0
  lines.splice(where, at >= 0 ? 1 : 0, ...(line ? [line] : []))
  return joined(lines)
}

/**
 * Supposes one thing: the line that begins so is put in the place of the one that did. Nothing takes it away. A line is put behind
 * those that there are, because the last one counts.
 */
export function suppose(text: string, begins: string, value: string | null): string {
  const named = linesOf(text).some((l) => first(l) === 'game')
  const lines = linesOf(named || partsOf(text).game === '' ? text : setHead(text, 'game', partsOf(text).game))
  const same = (l: string) => first(l) === 'what-if' && rest(l).toLowerCase().startsWith(`${begins.toLowerCase()} `)
  const kept = lines.filter((l, i) => !(same(l) && !within(lines, i)))
  if (value !== null) {
    let at = kept.findLastIndex((l, i) => first(l) === 'what-if' && !within(kept, i))
    if (at < 0) at = kept.findLastIndex((l, i) => (first(l) === 'game' || first(l) === 'design') && !within(kept, i))
    kept.splice(at + 1, 0, `what-if  ${begins} ${value}`)
  }
  return joined(kept)
}

/** Whether a line is one of a wager's. */
function within(lines: string[], i: number): boolean {
  return partsOf(lines.join('\n')).wagers.some((w) => i >= w.from && i < w.to)
}

/** Puts another wager in the place of the one of a number, behind the others if there is none, or none. */
export function setWager(text: string, number: number, wager: string): string {
  const lines = linesOf(text)
  const was = partsOf(text).wagers[number]
  const now = linesOf(wager)
  if (was) lines.splice(was.from, was.to - was.from, ...now)
  else lines.push(...now)
  return joined(lines)
}

/** The name of a file for a design: letters and hyphens. */
export const fileName = (name: string) =>
  (name || 'design').normalize('NFD').replace(/\p{M}/gu, '').replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '').toLowerCase() || 'design'

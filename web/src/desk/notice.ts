// What the law wants of a change before it is made, in words.
import type { Draft } from './ops'

/** overt reports whether the change is told to the patrons, by a sign and an announcement. */
export const overt = (d: Draft): boolean => !d.written && !d.silent

/** deed is what the button does. */
export function deed(d: Draft | null, tell: boolean): string {
  if (d?.written) return 'Tell the Commission and surveillance in writing'
  if (d?.silent) return tell ? 'Change it and tell the Commission' : 'Change it'
  return d?.commission || tell ? 'Post, announce and tell the Commission' : 'Post and announce'
}

/** needed says what notice the change needs: the words that matter, and how it is given. */
export function needed(d: Draft, atOnce: boolean, tables: number): { when: string; how: string } {
  const minutes = Math.round(d.ahead / 60)
  const notice = minutes === 30 ? "half an hour's" : `${minutes} minutes'`
  const where = tables > 0 ? 'each table' : 'the table'
  if (d.written) return { when: `Needs ${notice} written notice`, how: ', to the Commission and surveillance; nothing is said at the table' }
  if (d.silent) return { when: 'May be made at once', how: '; nobody need be told' }
  if (atOnce) return { when: 'May be made at once', how: ', with a sign and an announcement at the table' }
  return { when: `Needs ${notice} notice`, how: `, on a sign and announced at ${where}` }
}

/** given says what was done, once it is done. */
export function given(d: Draft, tables: number): string {
  if (d.written) return 'Notice is given: the Commission and surveillance were told in writing.'
  if (d.silent) return tables > 0 ? 'It is changed at all the tables.' : 'It is changed.'
  if (tables > 0) return 'Notice is given: it stands on the signs and was announced at all the tables.'
  return 'Notice is given: it stands on the sign and was announced.'
}

// What wagers and choices are worth, as the house works it out.
import { fixed, grouped } from '../lib/figures'
import { ask, get, Refused, type Game, type S } from '../api/client'
import { words } from '../words/odds'

export type Sheet = S['OddsSheet']
export type Line = S['Line']
export type Chart = S['Chart']
export type Cell = S['Cell']
export type Worth = S['Worth']
export type Size = S['Size']
export type Choices = S['Choices']
export type TableOdds = S['TableOdds']
export type AreaOdds = S['AreaOdds']
export type Coaching = S['Coaching']

/** A game under options and posted odds that differ from the usual: NAME=VALUE, or pays NAME=ODDS. */
export interface Variant {
  options: Record<string, string>
  pays: Record<string, string>
  /** What is supposed, lawful or not, a line each. */
  whatIf?: string[]
}

export const usual = (): Variant => ({ options: {}, pays: {} })

/** Variants in an address: v=decks=2;surrender=yes, $field on 12=3 to 1 for odds, and !=tie 9 to 1 for what is supposed. */
export function readVariants(search: string): Variant[] {
  const list = new URLSearchParams(search).getAll('v').slice(0, 3).map((text) => {
    const v = usual()
    for (const part of text.split(';')) {
      const at = part.indexOf('=')
      if (at < 1) continue
      const [name, value] = [part.slice(0, at), part.slice(at + 1)]
      if (name === '!') v.whatIf = [...(v.whatIf ?? []), value]
      else if (name.startsWith('$')) v.pays[name.slice(1)] = value
      else v.options[name] = value
    }
    return v
  })
  return list.length > 0 ? list : [usual()]
}

export const writeVariant = (v: Variant) =>
  [...Object.entries(v.options).map(([k, x]) => `${k}=${x}`), ...Object.entries(v.pays).map(([k, x]) => `$${k}=${x}`),
    ...(v.whatIf ?? []).map((line) => `!=${line}`)].join(';')

/** The address of variants and of other state; what is usual is left out. */
export function address(path: string, variants: Variant[], other: Record<string, string> = {}): string {
  const q = new URLSearchParams()
  if (variants.length > 1 || writeVariant(variants[0] ?? usual()) !== '') for (const v of variants) q.append('v', writeVariant(v))
  for (const [k, x] of Object.entries(other)) if (x) q.set(k, x)
  const text = q.toString()
  return text ? `${path}?${text}` : path
}

/** What a variant is called: the preset that it is, or its differences by the names that people use. */
export function nameOf(v: Variant, game?: Pick<Game, 'options' | 'presets'>): string {
  const written = (o: Record<string, string>) => JSON.stringify(Object.entries(o).sort())
  const preset = Object.keys(v.pays).length === 0 && !v.whatIf?.length ? game?.presets.find((p) => written(p.options) === written(v.options)) : undefined
  if (preset) return preset.name
  const title = (name: string) => game?.options.find((o) => o.name === name)?.title ?? name
  const changed = (name: string, x: string) => (x === 'yes' ? title(name) : x === 'no' ? words.no(title(name)) : `${title(name)} ${x}`)
  const differences = [...Object.entries(v.options).map(([k, x]) => changed(k, x)), ...Object.entries(v.pays).map(([k, x]) => `${k} ${x}`), ...(v.whatIf ?? [])]
  return differences.join(', ') || words.asUsual
}

function query(v: Variant): string {
  const q = new URLSearchParams()
  for (const [k, x] of Object.entries(v.options)) q.append('option', `${k}=${x}`)
  for (const [k, x] of Object.entries(v.pays)) q.append('pays', `${k}=${x}`)
  if (v.whatIf?.length) q.set('what_if', v.whatIf.join('\n'))
  const text = q.toString()
  return text ? `?${text}` : ''
}

const of = (game: string, what = '') => `/api/odds/${encodeURIComponent(game)}${what}`
const at = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`

/** How much is done of figures that the house is still working out; null if an error is about something else. */
export const doneOf = (err: unknown) => (err instanceof Refused ? err.done : null)

/** Asks again every two seconds while the house is still working it out, and tells how much is done. */
export async function patiently<T>(asked: () => Promise<T>, tell: (done: number) => void, stopped: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await asked()
    } catch (err) {
      const done = doneOf(err)
      if (done === null || stopped()) throw err
      tell(done)
      await new Promise((wake) => setTimeout(wake, 2000))
    }
  }
}

export const oddsOf = (game: string, v: Variant) => get<Sheet>(of(game) + query(v))
/** What holds the figures of these options; null where somebody supposes other rules or posts other odds. */
export const certificateOf = (game: string, v: Variant) =>
  Object.keys(v.pays).length || v.whatIf?.length ? null : of(game, '/certificate') + query(v)
export const strategyOf = (game: string, v: Variant) => get<Chart>(of(game, '/strategy') + query(v))
export const choicesOf = (game: string, v: Variant, hand: S['Hand']) => ask<Choices>('POST', of(game, '/choices') + query(v), hand)
export const tableOdds = (table: string) => get<TableOdds>(at(table, 'odds'))
export type Equity = S['Equity']
export const equityAt = (table: string) => get<Equity>(at(table, 'equity'))
export const coachAt = (table: string) => get<Coaching>(at(table, 'coach'))

/** 1.4141%: as many digits as tell two wagers apart. */
export const percent = (x: number, digits = 4) => `${(x < 0 ? '−' : '') + fixed(100 * Math.abs(x), digits)}%`.replace(/^−(0[.,]?0*%)$/, '$1')
export const signed = (x: number, digits = 4) => (x < 0 ? '−' : '+') + fixed(Math.abs(x), digits)
export { grouped }

/** A fraction that is too long to read is left out. */
export const readable = (fraction: string | undefined) => (fraction && fraction.length <= 24 ? fraction : '')

/** The chance that a wager wins something. */
export const winning = (l: Line): number | null => (l.results ? l.results.reduce((sum, r) => sum + (r.pays > 0 ? r.probability : 0), 0) : null)

// What the house is asked over HTTP. The types are those of its OpenAPI description.
import { learnBooks } from '../lib/law'
import type { components } from './schema'
import { words } from '../words/common'
import { learnTitles, localized } from '../words/rules'

// Lists that are empty are told as empty, never as null.
type Told<T> = T extends (infer U)[] ? Told<U>[] : T extends object ? { [K in keyof T]: Told<Exclude<T[K], null>> } : T
export type S = { [K in keyof components['schemas']]: Told<components['schemas'][K]> }
export type Me = S['Me']
export type Lobby = S['Lobby']
export type Listing = S['Listing']
export type Game = S['Game']
export type GameTitle = S['GameTitle']
export type Wager = S['Wager']
export type TableView = S['TableView']
export type Event = S['Event']
export type Status = S['Status']
export type Question = S['Question']
export type Fact = S['Fact']
export type Player = S['Player']
export type Paragraph = S['Paragraph']
export type Receipt = S['Receipt']
export type RoundReplay = S['RoundReplay']
export type Act = S['Act']
export type Answer = S['Answer']
export type NewTable = S['NewTable']
export type Problem = S['Problem']
export type Said = S['Said']
export type Slip = S['Slip']
export type Achievement = S['Achievement']

/** A request that the house did not carry out, with the paragraph if it refused it. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly law = '',
    /** Why, in one word: "maximum", "unit", ... Empty if the house did not refuse it. */
    readonly reason = '',
    /** The minimum, maximum or unit that an amount did not meet, in cents; 0 if there is none. */
    readonly bound = 0,
    /** How much is done of what is being worked out, from 0 to 1; null if the request is about something else. */
    readonly done: number | null = null,
  ) {
    super(message)
  }
}

export async function ask<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (key) headers['Idempotency-Key'] = key
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, credentials: 'same-origin', ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  } catch {
    throw new Refused(0, words.houseDoesNotAnswer)
  }
  const text = await answer.text()
  const sent = text ? (JSON.parse(text) as unknown) : undefined
  const said = answer.ok && /\/chat|\/me\/designs/.test(path) ? sent : localized(sent) // what people say and design stays as they wrote it
  if (answer.ok) return said as T
  const problem = said as Problem | undefined
  const why = problem?.text || problem?.detail || answer.statusText
  throw new Refused(answer.status, why, problem?.law ?? '', problem?.reason ?? '', problem?.bound ?? 0, problem?.done ?? null)
}

export const get = <T>(path: string) => ask<T>('GET', path)
const at = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`

/** A name for an act, so that it is carried out once however often it is sent. */
export const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, '0')).join('')

/** once sends an act under a name, and once more if the connection was lost meanwhile. */
export async function once<T>(method: string, path: string, body?: unknown, key = newKey()): Promise<T> {
  try {
    return await ask<T>(method, path, body, key)
  } catch (err) {
    if (!(err instanceof Refused) || err.status !== 0) throw err
    await new Promise((done) => setTimeout(done, 700))
    return ask<T>(method, path, body, key)
  }
}

/** order sends an act at a table. */
export const order = (method: string, table: string, what: string, body?: unknown) => once<Receipt>(method, at(table, what), body)

/** The private table that was asked for last and not heard of yet, and under which name it was. */
let wanted: { text: string; key: string } | null = null

export const api = {
  me: () => get<Me>('/api/me'),
  /** Who is here, or null if nobody has come in. */
  session: async () => (await get<S['Session']>('/api/session')).me ?? null,
  /** Fills one's account up to what everybody begins with. */
  refill: () => ask<Me>('PUT', '/api/me/money'),
  guest: () => ask<Me>('POST', '/api/session/guest'),
  signIn: (id: string, password: string) => ask<Me>('POST', '/api/session', { id, password }),
  signUp: (id: string, name: string, password: string) => ask<Me>('POST', '/api/people', { id, password, ...(name ? { name } : {}) }),
  become: (id: string, name: string, password: string) => ask<Me>('PUT', '/api/me/account', { id, password, ...(name ? { name } : {}) }),
  setProfile: (name: string, picture: string) => ask<Me>('PUT', '/api/me/profile', { name, ...(picture ? { picture } : {}) }),
  signOut: () => ask<void>('DELETE', '/api/session'),
  /** The tables of the house. Whoever watches has bots play where nobody is. */
  lobby: () => get<Lobby>('/api/lobby?watch=true'),
  games: async () => {
    const list = await get<GameTitle[]>('/api/games')
    learnBooks(...list)
    return list
  },
  /** A game, with its layout under the options of a table. */
  game: async (id: string, options: Record<string, string> = {}, seats = 0) => {
    const asked = new URLSearchParams(Object.entries(options).map(([name, value]) => ['option', `${name}=${value}`]))
    if (seats > 0) asked.set('seats', String(seats))
    const game = await get<Game>(`/api/games/${encodeURIComponent(id)}${asked.size > 0 ? `?${asked}` : ''}`)
    learnBooks(game)
    learnTitles(game)
    return game
  },
  /** The game as a table deals it, also where somebody designed it. */
  gameAt: async (table: string, t: { game: string; options: Record<string, string>; seats: number; designed?: boolean }) => {
    if (!t.designed) return api.game(t.game, t.options, t.seats)
    const game = await get<Game>(at(table, 'game'))
    learnBooks(game)
    learnTitles(game)
    return game
  },
  table: (id: string) => get<TableView>(`/api/tables/${encodeURIComponent(id)}`),
  /** Opens a private table. Whoever wants the same after an answer that was lost is given the table that is there. */
  makeTable: async (t: NewTable) => {
    const text = JSON.stringify(t)
    if (wanted?.text !== text) wanted = { text, key: newKey() }
    const made = await once<TableView>('POST', '/api/tables', t, wanted.key)
    wanted = null
    return made
  },
  why: (cite: string) => get<Paragraph[]>(`/api/law?cite=${encodeURIComponent(cite)}`),
  sit: (table: string, seat: number, amount: number) => order('POST', table, 'seat', { seat, amount }),
  leave: (table: string) => order('DELETE', table, 'seat'),
  chips: (table: string, amount: number) => order('POST', table, 'chips', { amount }),
  withdraw: (table: string) => order('DELETE', table, 'chips'),
  coupons: (table: string, amount: number) => order('POST', table, 'coupons', { amount }),
  act: (table: string, act: Act) => order('POST', table, 'acts', act),
  answer: (table: string, answer: Answer) => order('POST', table, 'answers', answer),
  over: (table: string, area: string, amount: number) => order('POST', table, 'over', { area, amount }),
  withdrawOver: (table: string, area: string, amount: number) => order('POST', table, 'withdrawn', { area, amount }),
  ready: (table: string, ready: boolean) => order('PUT', table, 'ready', { ready }),
  cut: (table: string, round: number, hash: string) => order('POST', table, 'cuts', { round, hash }),
  openCut: (table: string, round: number, secret: string) => order('POST', table, 'openings', { round, secret }),
  join: (table: string, code: string) => ask<TableView>('POST', at(table, 'guests'), { code }),
  slip: (table: string) => get<Slip>(at(table, 'slip')),
  achievements: () => get<Achievement[]>('/api/me/achievements'),
  say: (table: string, what: S['Say']) => ask<Said>('POST', at(table, 'chat'), what),
  startTournament: (table: string) => order('POST', table, 'tournament'),
  invite: (table: string, person: string) => order('POST', table, 'invitations', { person }),
}

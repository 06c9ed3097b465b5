// Texts of the games, which the house sends in English: names of games and wagers, questions, choices, announcements.
// In another language they are looked up in its list by the English text, in which every number and card is a #, and then
// among the formats of sentences (says.ts). What is in neither stays as it is: names of people, citations, the law's own words.
import type { S } from '../api/client'
import { plainValue } from '../lib/options'
import { language } from './language.svelte'
import { saidIn } from './says'

/** What differs in texts that are otherwise alike. The test that makes the list finds it in the same way. */
const filled = /(?:\d+|[AKQJ])[♠♣♥♦]|\d+(?:,\d{3})*(?:\.\d+)?/g

/** A text of a game in the language of the page. */
export function inWords(text: string): string {
  const list = language.rules
  if (!list) return text
  const found = listed(text, list)
  if (found) return found
  const within = text.endsWith('.') ? listed(text.slice(0, -1), list) : '' // a text that is made a sentence
  if (within) return `${within}.`
  return saidIn(text, language.says ?? {}, inner) ?? text
}

/** A text as the list has it, with its numbers and cards; nothing if it is not there. */
function listed(text: string, list: Record<string, string>): string {
  const parts = text.match(filled) ?? []
  const key = text.replace(filled, '#')
  const found = list[key] ?? capital(list[small(key)] ?? '')
  let i = 0
  return found.replace(/#/g, () => parts[i++] ?? '')
}

const inner = {
  any: inWords,
  bets: betsInWords,
  option: optionInWords,
  knows: (part: string) => !/[a-z]{2}/.test(part) || listed(part, language.rules ?? {}) !== '' || inWords(part) !== part,
}

/** An act or incident by its id, and what is told with it by its name. In English they are what the ids say. */
export const actInWords = (id: string) => idInWords('acts', id)
export const fieldInWords = (name: string) => idInWords('fields', name)

function idInWords(list: string, id: string): string {
  const words = id.toLowerCase().replaceAll('-', ' ')
  return listed(`${list}: ${words}`, language.rules ?? {}) || capital(words)
}

/** What people call the options of the games that were looked at, for the page in English. */
const titles = new Map<string, string>()

/** Remembers what people call the options of a game. */
export function learnTitles(game: { options: { name: string; title: string }[] }) {
  for (const o of game.options) titles.set(o.name, o.title)
}

/** A change as a notice tells it: an option by its id, or a bet, and what it is from then on. */
function optionInWords(change: string): string {
  const [, id = '', value = ''] = /^([a-z0-9-]+): (.+)$/.exec(change) ?? []
  if (!id || (language.rules && value.startsWith('minimum'))) return inWords(change)
  const title = language.rules ? listed(`options: ${id.replaceAll('-', ' ')}`, language.rules) : titles.get(id)
  return `${title || betsInWords(id)}: ${plainValue(value)}`
}

/** A change with what people call it. The house names it by its id, as the record does; another language says it already. */
export const changeSays = (change: string) => (language.rules ? change : optionInWords(change))

/** A notice of a change with what people call it; every other text as it is. */
export const noticeSays = (text: string) =>
  text.replace(/^((?:.+: )?from \d\d:\d\d: |in effect: )(.+)$/, (_, when: string, change: string) => when + changeSays(change))

/** Bets of a kind by their group or by how their ids begin. In English they are what the ids say. */
export function betsInWords(kind: string): string {
  const found = listed(`bets: ${kind.replaceAll('-', ' ')}`, language.rules ?? {})
  return found || inWords(/^[a-z0-9-]+$/.test(kind) ? capital(kind.replaceAll('-', ' ').replace(/^dont\b/, "don't")) : kind)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Where texts stand in what the house sends. Ids, and whatever is sent back to it, stand elsewhere. */
const texts = new Set([
  'text', 'name', 'title', 'description', 'help', 'say', 'on', 'detail', 'worth', 'per', 'strategy', 'label', 'means', 'of', 'basis', 'part', 'row',
  'change', 'shared', 'lowName', 'lowWorth', 'highWorth',
])
const lists = new Set(['boxes', 'called', 'hands', 'tips', 'round', 'house_way', 'results'])
/** Lists of what the house knows by its name: an option, whose title is for people, and a way to play. */
const known = new Set(['options', 'strategies'])

/** What the house sends, with its texts in the language of the page. The layout keeps the inscriptions of the cloth. */
export function localized<T>(said: T): T {
  return language.rules ? (walk(said, '', false) as T) : said
}

function walk(value: unknown, name: string, listed: boolean): unknown {
  if (typeof value === 'string') return listed || texts.has(name) ? inWords(value) : value
  if (Array.isArray(value)) return value.map((v) => (known.has(name) ? named(v) : walk(v, '', lists.has(name))))
  if (typeof value !== 'object' || value === null) return value
  if (name === 'felt') return spoken(value as Felt)
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, walk(v, k, lists.has(name))]))
}

type Felt = S['Felt']

/** A layout with what is said of it in sentences. What is printed on the cloth stays as it is. */
function spoken(felt: Felt): Felt {
  const named = <T extends { name?: string }>(x: T): T => (x.name ? { ...x, name: inWords(x.name) } : x)
  return {
    ...named(felt),
    ...(felt.areas ? { areas: felt.areas.map(named) } : {}),
    ...(felt.marks ? { marks: felt.marks.map((m) => ({ ...m, say: inWords(m.say ?? ''), rest: inWords(m.rest ?? '') })) } : {}),
    ...(felt.beside ? { beside: felt.beside.map((b) => ({ ...named(b), ...(b.marks ? { marks: b.marks.map(named) } : {}) })) } : {}),
    ...(felt.holders ? { holders: felt.holders.map((h) => ({ ...h, text: inWords(h.text) })) } : {}),
    ...(felt.upright ? { upright: spoken(felt.upright as Felt) } : {}),
    ...(felt.seated ? { seated: spoken(felt.seated as Felt) } : {}),
  }
}

/** What keeps its name because the house knows it by that. */
function named(o: unknown): unknown {
  const said = walk(o, '', false)
  return typeof o === 'object' && o !== null && 'name' in o ? { ...(said as object), name: o.name } : said
}

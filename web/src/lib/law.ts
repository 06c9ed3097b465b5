// Citations as people read them.
import type { Paragraph, S } from '../api/client'
import { words } from '../words/common'

/** The titles of the books of house rules, by how their citations begin: the house tells them with its games. */
const books = new Map<string, string>()

/** learnBooks remembers the books of games that the house has described. */
export function learnBooks<G extends { books?: S['Book'][] }>(...games: G[]) {
  for (const b of games.flatMap((g) => g.books ?? [])) books.set(b.id, b.title)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** ruleOf splits a citation of house rules into its book's title and the rule; nothing if it is of the regulation. */
function ruleOf(cite: string): { title: string; rule: string } | undefined {
  const [id, , rule] = /^(house:[a-z]+)(-(.+))?$/.exec(cite)?.slice(1) ?? []
  return id ? { title: books.get(id) ?? words.houseRulesOf(id.slice(6)), rule: rule ?? '' } : undefined
}

/**
 * cited is a citation within a line: "19:47-1.3(c)", "house rules of casino war, rule 3(a)". What our index calls a part of a
 * paragraph, as in "6(d)[decide]", is no name that somebody could look up.
 */
export function cited(full: string): string {
  const cite = full.replace(/\[[^\]]*\]/g, '')
  const house = ruleOf(cite)
  if (!house) return cite
  return house.rule ? words.rule(house.title, house.rule) : house.title
}

/** titled is a citation with its book, for a heading: "N.J.A.C. 19:47-1.3(c)", "House rules of casino war". */
export const titled = (cite: string) => (ruleOf(cite) ? capital(cited(cite)) : `N.J.A.C. ${cited(cite)}`)

/** dealtUnder says by which rules a game is dealt, and without one by which the casino's games are. */
export function dealtUnder(game?: { name: string; subchapter: string; books?: S['Book'][] }): string {
  const under = (chapter: string, more = '') => words.dealtUnderNJ(chapter, more)
  if (!game) return under('19:47')
  const titles = (game.books ?? []).map((b) => b.title).join(words.and)
  const [chapter] = game.subchapter.split('-')
  if (!ruleOf(game.subchapter)) return under(chapter ?? '', titles && words.by(titles))
  return words.dealtUnderHouseRules(game.name)
}

/** heading is the title that the house gives to a paragraph, or what its citation says of it. */
export const heading = (cite: string, rows: Paragraph[]) => capital(rows.find((r) => r.cite === cite)?.title ?? titled(cite))

/** source says which text a paragraph is from, its number where another was asked for, and how certain it is if its text is not held. */
export function source(r: Paragraph, asked: string): string {
  const text = r.edition === 'house rules' ? words.houseRules : words.edition(r.edition)
  const numbered = r.cite === asked ? text : `${text}, ${cited(r.cite)}`
  return r.confidence ? `${numbered}, ${words.confidence[r.confidence]}: ${r.ground}` : numbered
}

/** readingsOf lists our readings of some paragraphs, each once. */
export function readingsOf(rows: Paragraph[]): { question: string; text: string }[] {
  const all = rows.flatMap((r) => r.readings ?? [])
  return all.filter((r, i) => all.findIndex((x) => x.question === r.question) === i)
}

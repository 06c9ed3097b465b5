// A layout as the house draws it, and what of it shows at a moment.
import type { Game, S } from '../api/client'

export type Drawn = S['Felt']
export type Area = S['FeltArea']
export type Place = S['FeltPlace']
export type Position = S['FeltPosition']
type Point = { x: number; y: number }
export type Beside = S['FeltBeside']

/** Units of a drawing in an inch: a chip of 1.56 inches is 26 units wide. */
export const unit = 50 / 3

/** How wide words are, in sizes of their letters: nearly so, in bold serif. */
export const widthOf = (words: string) =>
  [...words].reduce((sum, c) => sum + (/[A-Z&]/.test(c) ? 0.8 : /[a-z0-9]/.test(c) ? 0.64 : 0.36), 0)

/** What is drawn on a screen: the upright arrangement on a phone, where there is one. */
export const drawnFor = (felt: Drawn, narrow: boolean): Drawn => (narrow && felt.upright ? (felt.upright as Drawn) : felt)

/**
 * The layout as one who sits at it sees it, where the house has drawn that: oneself in the middle, and the others around in their order.
 * The house draws places; which seat has which follows from one's own.
 */
export function seatedFor(felt: Drawn, me: number): Drawn {
  const places = felt.seated as Drawn | undefined
  if (!places || me <= 0) return felt
  const many = places.positions?.length ?? 1
  const own = (many + 1) >> 1
  const seatAt = (place: number) => ((place - own + me - 1 + many) % many) + 1
  const of = new Map<number, Area[]>()
  for (const a of felt.areas) if (a.seat) of.set(a.seat, [...(of.get(a.seat) ?? []), a])
  const nth = new Map<number, number>()
  return {
    ...places,
    areas: places.areas.map((a) => {
      if (!a.seat) return a
      const k = nth.get(a.seat) ?? 0
      nth.set(a.seat, k + 1)
      return { ...a, seat: seatAt(a.seat), wager: of.get(seatAt(a.seat))?.[k]?.wager ?? a.wager }
    }),
    places: (places.places ?? []).map((p) => {
      if (!p.seat) return p
      const seat = seatAt(p.seat)
      return { ...p, seat, box: felt.places?.find((x) => x.seat === seat)?.box ?? p.box }
    }),
    positions: (places.positions ?? []).map((p) => ({ ...p, seat: seatAt(p.seat) })),
  }
}

/** Whether positions stand below each other instead of around a table. */
export const isStacked = (felt: Drawn, narrow: boolean) => narrow && !felt.upright && (felt.positions?.length ?? 0) > 0

/** Whether cards lie right beside the name of their player: then what they are worth stands below the name, and not on them. */
export const isBesideName = (place: Place, at: Position) => Math.hypot(place.x - at.x, place.y - at.y) < 6

/** How wide hands beside each other are, in widths of a card: of each card but the first half is seen. */
export const spanOf = (hands: { cards: unknown[] }[]) => hands.reduce((sum, h) => sum + 1 + (h.cards.length - 1) * 0.5, 0.3 * (hands.length - 1))

/** So much room, in inches, hands have that were split: more would lie over the neighbours' cards and what those are worth. */
export const splitRoom = 7

/** How wide cards are, in inches, of hands that were split: two hands lie beside each other, and the next two below them. */
export function splitCard(full: number, hands: { cards: unknown[] }[]): number {
  const rows = hands.flatMap((_, i) => (i % 2 === 0 ? [hands.slice(i, i + 2)] : []))
  return Math.min(full, ...rows.map((row) => splitRoom / spanOf(row)))
}

export const besideOf = (felt: Drawn | undefined, kind: Beside['kind']) => felt?.beside?.find((b) => b.kind === kind)

/** How an area is called in a sentence. */
export function areaName(game: Game, id: string): string {
  return game.felt.areas.find((a) => a.wager === id)?.name || (game.wagers.find((w) => w.id === id)?.name ?? id)
}

/** Whether an area is for the bet of the game, or for what goes to the pot: a sentence need not name it. */
export const isMain = (game: Game, id: string) => game.felt.pot !== undefined || (game.felt.areas.find((a) => a.wager === id)?.main ?? false)

/** What decides whether an area shows: the facts of the game, and what lies there. */
export interface Seen {
  fact(id: string): string | undefined
  own(wager: string): number
  total(wager: string): number
}

/** Whether an area shows now. */
export function shows(a: Area, seen: Seen): boolean {
  if (a.lying) return seen.total(a.wager) > 0
  if (a.with) return seen.own(a.with) > 0 || seen.total(a.wager) > 0
  if (a.fact) return seen.fact(a.fact) === a.is
  return true
}

/** Whether an area is closed to a player now, as the house says: dimmed, and with why printed on it. */
export function isShut(a: Area, holders: (fact: string) => number[] | undefined, me: number): boolean {
  if (!a.opens) return false
  const whose = holders(a.opens)
  return whose === undefined || (a.for === 'holder' && !whose.includes(me)) || (a.for === 'others' && me > 0 && whose.includes(me))
}

/** Where a name and what stands below it are printed, from the middle of both on, and how far down they reach. */
export function linesOf(size: number, small: number): { label: number; sub: number; bottom: number } {
  if (small === 0) return { label: 0, sub: 0, bottom: 0.4 * size }
  const all = 0.72 * size + 0.2 * size + 0.25 * small + 0.72 * small
  return { label: -all / 2 + 0.36 * size, sub: all / 2 - 0.36 * small, bottom: all / 2 }
}

/** How far a chip reaches from where it lands, in units of the drawing. */
export const chipRadius = (a: Area) => (a.chips ? (a.chips / 2) * unit : Math.min(13, Math.max(8, (Math.min(a.w, a.h) * unit) / 2 - 2)))

/** The areas that are lit, by what was thrown or by what a fact of the game says. */
export function litBy(felt: Drawn, thrown: number[] | undefined, fact: (id: string) => string | undefined): string[] {
  const lights = felt.lights
  if (!lights) return []
  const key = lights.fact ? fact(lights.fact)?.at(-1) : keyOf(felt, thrown)
  return (key && lights.on[key]) || []
}

/** The name of an outcome: the label of a wheel's stop, or the faces of dice in ascending order. */
function keyOf(felt: Drawn, thrown: number[] | undefined): string {
  if (!thrown) return ''
  const stops = besideOf(felt, 'wheel')?.stops
  return stops ? (stops[thrown[0] ?? -1]?.label ?? '') : thrown.filter((f) => f > 0).toSorted((a, b) => a - b).join('-')
}

/** Where players sit around a table, from oneself at the bottom on: as far from each other as the positions of the layout allow. */
export function around<P extends { seat: number }>(felt: Drawn, players: P[], me: number): { player: P; at: Point; bet: Point }[] {
  const all = players.toSorted((a, b) => a.seat - b.seat)
  const first = Math.max(0, all.findIndex((p) => p.seat === me))
  const positions = felt.positions ?? []
  const last = positions.length - 1
  return [...all.slice(first), ...all.slice(0, first)].map((player, i) => {
    const nth = i === 0 ? 0 : Math.min(last, Math.max(1, (i * positions.length) / all.length))
    const [a, b] = [positions[Math.floor(nth)]!, positions[Math.ceil(nth)]!]
    const between = (a: Point, b: Point) => ({ x: a.x + (b.x - a.x) * (nth % 1), y: a.y + (b.y - a.y) * (nth % 1) })
    return { player, at: between(a, b), bet: between(a.bet ?? a, b.bet ?? b) }
  })
}

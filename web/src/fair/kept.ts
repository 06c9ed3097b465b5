// What this browser keeps, so that it can hold the house to it later.

/** A list in the browser's storage, the oldest dropped first. It lasts as long as the page where nothing can be stored. */
export class Kept<T> {
  private memory: T[] = []

  constructor(
    private readonly place: string,
    private readonly most: number,
  ) {}

  all(): T[] {
    try {
      const found = JSON.parse(localStorage.getItem(this.place) ?? '[]') as unknown
      return Array.isArray(found) ? (found as T[]) : []
    } catch {
      return this.memory
    }
  }

  /** put adds something in place of what is the same. */
  put(item: T, same: (other: T) => boolean) {
    this.memory = [...this.all().filter((other) => !same(other)), item].slice(-this.most)
    try {
      localStorage.setItem(this.place, JSON.stringify(this.memory))
    } catch {
      // the page still remembers
    }
  }
}

/** What the house showed: the hash of a round's seed, a series' root, the chain before a round, and when bets were closed. */
type Kind = 'seed' | 'root' | 'chain' | 'closed'

interface Shown {
  what: string
  hash: string
  /** The first round for which the bets were still open when it was shown. */
  round: number
}

/** noteClosed remembers when this browser was told that the bets of a round were closed, by its own clock. */
export const noteClosed = (table: string, round: number, now: number) => note('closed', table, round, String(now), round)

/** closedAt is when that was, in milliseconds since 1970; NaN if this browser was not told. */
export const closedAt = (table: string, round: number): number => Number(noted('closed', table, round)?.hash ?? NaN)

const shown = new Kept<Shown>('boardwalk.shown', 1200)
const name = (kind: Kind, table: string, n: number) => `${kind} ${table} ${n}`

/** note remembers a hash that was shown while the bets of a round were open. The first one counts. */
export function note(kind: Kind, table: string, n: number, hash: string, round: number) {
  const what = name(kind, table, n)
  if (hash && !shown.all().some((s) => s.what === what)) shown.put({ what, hash, round }, () => false)
}

/** noted is the hash that was shown, or nothing. */
export const noted = (kind: Kind, table: string, n: number): { hash: string; round: number } | undefined =>
  shown.all().find((s) => s.what === name(kind, table, n))

/** A cut that this browser gave, or was about to give. */
export interface OwnCut {
  table: string
  round: number
  seat: number
  person: string
  hash: string
  secret: string
  /** The house has said that it has it. */
  given: boolean
  /** The number of the event that said that bets were closed, before it was opened; nothing if a status said so. */
  closed?: number
  /** This browser has sent the secret. */
  sent?: boolean
  /** The house has said that it has the secret. */
  opened?: boolean
}

const cuts = new Kept<OwnCut>('boardwalk.cuts', 600)

/** keepCut remembers a cut. It is done before the house hears of its hash, so that a reload cannot lose the secret. */
export const keepCut = (c: OwnCut) => cuts.put(c, (other) => other.hash === c.hash)

/** ownCuts are the cuts of this browser for a round. */
export const ownCuts = (table: string, round: number): OwnCut[] => cuts.all().filter((c) => c.table === table && c.round === round)

// The check that an outcome was fixed before the bets. It runs in the page and
// needs nothing of the house but what it published: the hash, later the seed.
import { besideOf, type Drawn } from './felt'

const utf8 = new TextEncoder()

const hex = (bytes: Uint8Array) => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')

export function unhex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})+$/.test(text)) throw new Error('no hexadecimal text')
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** The hash that a seed was committed to by. */
export async function commitment(seed: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', unhex(seed))))
}

function big(n: number): Uint8Array {
  const out = new Uint8Array(8)
  new DataView(out.buffer).setBigUint64(0, BigInt(n))
  return out
}

/** The key of a round's stream: HMAC under the seed of domain, table, round and cuts, each text with its length before it. */
export async function roundKey(seed: string, table: string, round: number, cuts: string[]): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  const text = (s: string) => {
    const bytes = utf8.encode(s)
    parts.push(big(bytes.length), bytes)
  }
  text('boardwalk draw v1')
  text(table)
  parts.push(big(round), big(cuts.length))
  cuts.forEach(text)
  const whole = new Uint8Array(parts.reduce((n, p) => n + p.length, 0))
  let at = 0
  for (const p of parts) {
    whole.set(p, at)
    at += p.length
  }
  const key = await crypto.subtle.importKey('raw', unhex(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, whole))
}

const rotate = (x: number, n: number) => ((x << n) | (x >>> (32 - n))) >>> 0

/** Draws is the generator of the house: ChaCha8 of C2SP, and outcomes by Lemire's method. */
export class Draws {
  private key: Uint32Array
  private words: bigint[] = []
  private counter = 0

  constructor(key: Uint8Array) {
    const view = new DataView(key.buffer, key.byteOffset)
    this.key = Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i, true))
    this.words = this.block()
  }

  /** next is an outcome from 0 to n-1. */
  next(n: number): number {
    const of = BigInt(n)
    const surplus = (1n << 64n) % of
    for (;;) {
      const product = this.word() * of
      if ((product & 0xffffffffffffffffn) >= surplus) return Number(product >> 64n)
    }
  }

  private word(): bigint {
    const last = this.counter === 12
    if (this.words.length === (last ? 4 : 0)) {
      if (last) {
        const seed = this.words
        this.key = Uint32Array.from({ length: 8 }, (_, i) => Number(((seed[i >> 1] ?? 0n) >> BigInt(32 * (i & 1))) & 0xffffffffn))
        this.counter = 0
      } else {
        this.counter += 4
      }
      this.words = this.block()
    }
    return this.words.shift() ?? 0n
  }

  /** Four blocks, interleaved word by word. */
  private block(): bigint[] {
    const out = new Uint32Array(64)
    for (let lane = 0; lane < 4; lane++) {
      const x = new Uint32Array([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...this.key, this.counter + lane, 0, 0, 0])
      const quarter = (a: number, b: number, c: number, d: number) => {
        x[a]! += x[b]!
        x[d] = rotate(x[d]! ^ x[a]!, 16)
        x[c]! += x[d]!
        x[b] = rotate(x[b]! ^ x[c]!, 12)
        x[a]! += x[b]!
        x[d] = rotate(x[d]! ^ x[a]!, 8)
        x[c]! += x[d]!
        x[b] = rotate(x[b]! ^ x[c]!, 7)
      }
      for (let round = 0; round < 4; round++) {
        for (let i = 0; i < 4; i++) quarter(i, i + 4, i + 8, i + 12)
        for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4))
      }
      for (let i = 0; i < 16; i++) out[4 * i + lane] = x[i]! + (i >= 4 && i < 12 ? this.key[i - 4]! : 0)
    }
    return Array.from({ length: 32 }, (_, i) => BigInt(out[2 * i]!) | (BigInt(out[2 * i + 1]!) << 32n))
  }
}

/** What a check found. What cannot be checked here is open: it is neither good nor bad. */
export interface Checked {
  good: boolean
  open?: boolean
  text: string
}

/** What is thrown: how many sides it has, the number of its first side, and how many are thrown together. */
export interface Thrown {
  of: number
  plus: number
  each: number
}

/** thrownAt returns what is thrown at a table, by what stands beside its layout; null if it is cards. */
export function thrownAt(felt: Drawn | undefined): Thrown | null {
  const stops = besideOf(felt, 'wheel')?.stops
  if (stops) return { of: stops.length, plus: 0, each: 1 }
  const dice = besideOf(felt, 'dice')
  return dice ? { of: 6, plus: 1, each: dice.count ?? 1 } : null
}

/** What a round's outcomes follow from. */
export interface Fixed {
  table: string
  thrown: Thrown | null // null where cards are dealt
  round: number
  hash: string
  seed: string
  cuts: string[]
}

/** check holds a revealed seed against its commitment, and draws the outcomes of dice and wheels again. */
export async function check(what: Fixed & { outcomes: number[][] }): Promise<Checked[]> {
  const list: Checked[] = []
  const hash = await commitment(what.seed)
  const kept = hash === what.hash
  list.push({ good: kept, text: kept ? 'The seed has the hash that was shown before the first wager.' : `The seed has another hash than was promised: ${hash}` })
  const equipment = what.thrown
  if (equipment && what.outcomes.length > 0) {
    const draws = new Draws(await roundKey(what.seed, what.table, what.round, what.cuts))
    const again = what.outcomes.map(() => Array.from({ length: equipment.each }, () => draws.next(equipment.of) + equipment.plus))
    const same = again.every((faces, i) => faces.every((f, k) => f === what.outcomes[i]?.[k]))
    list.push({ good: same, text: same ? `Drawn again here, the outcome is the same: ${again.map((f) => f.join('-')).join(', ')}.` : `Drawn again here, the outcome is another: ${again.map((f) => f.join('-')).join(', ')}.` })
  }
  return list
}

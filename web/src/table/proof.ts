// The check that outcomes follow from what was fixed: the stream of a round's key, and dice and wheels drawn from it
// again. How the key comes about is checked in src/fair.
import { type Checked, proven, wrong } from '../fair/checked'
import { roundKey } from '../fair/digest'
import type { Proof } from '../fair/types'
import { besideOf, type Drawn } from './felt'
import { words } from '../words/table'

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

/** What is thrown: how many sides it has, the number of its first side, and how many are thrown together. */
export interface Thrown {
  of: number
  plus: number
  each: number
  names?: string[] // of the sides, where they have others than their numbers
}

/** thrownAt returns what is thrown at a table, by what stands beside its layout; null if it is cards. */
export function thrownAt(felt: Drawn | undefined): Thrown | null {
  const stops = besideOf(felt, 'wheel')?.stops
  if (stops) return { of: stops.length, plus: 0, each: 1, names: stops.map((s) => s.label) }
  const dice = besideOf(felt, 'dice')
  return dice ? { of: 6, plus: 1, each: dice.count ?? 1 } : null
}

/** checkThrown draws the outcomes of dice and wheels again from a published seed. */
export async function checkThrown(table: string, p: Proof, thrown: Thrown, outcomes: number[][]): Promise<Checked[]> {
  if (outcomes.length === 0 || !p.seed) return []
  const draws = new Draws(await roundKey(table, p))
  const again = outcomes.map(() => Array.from({ length: thrown.each }, () => draws.next(thrown.of) + thrown.plus))
  const same = again.every((faces, i) => faces.every((f, k) => f === outcomes[i]?.[k]))
  const text = again.map((faces) => faces.map((f) => thrown.names?.[f] ?? f).join('-')).join(', ')
  return [same ? proven(words.drawnAgainHereOutcome(text)) : wrong(words.drawnAgainHereOutcomeAnother(text))]
}

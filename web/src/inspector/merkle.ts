// The Merkle tree of the record (RFC 6962), as far as one needs it to check a
// proof. The proofs are lists of hashes in base64, the deepest first.
import { base64, type Bytes, sha256, unbase64 } from './note'
import { words } from '../words/inspector'

const utf8 = new TextEncoder()

/** The hash of a line of the record. */
export function lineHash(line: string): Promise<Bytes> {
  const text = utf8.encode(line)
  const whole = new Uint8Array(text.length + 1)
  whole.set(text, 1)
  return sha256(whole)
}

function node(left: Bytes, right: Bytes): Promise<Bytes> {
  const whole = new Uint8Array(65)
  whole[0] = 1
  whole.set(left, 1)
  whole.set(right, 33)
  return sha256(whole)
}

/** The largest power of two below n: how many leaves the left half of a tree has. */
function half(n: number): number {
  let k = 1
  while (2 * k < n) k *= 2
  return k
}

const wrong = () => new Error(words.proofLength)

async function climb(proof: Bytes[], low: number, high: number, seq: number, leaf: Bytes): Promise<Bytes> {
  if (low + 1 === high) {
    if (proof.length > 0) throw wrong()
    return leaf
  }
  const last = proof.at(-1)
  if (!last) throw wrong()
  const middle = low + half(high - low)
  if (seq < middle) return node(await climb(proof.slice(0, -1), low, middle, seq, leaf), last)
  return node(last, await climb(proof.slice(0, -1), middle, high, seq, leaf))
}

/** Throws unless the line is the one of that number in the tree of that head. */
export async function checkLine(proof: string[], size: number, head: string, seq: number, line: string) {
  if (seq < 0 || seq >= size) throw new Error(words.noSuchLine(size, seq))
  if (base64(await climb(proof.map(unbase64), 0, size, seq, await lineHash(line))) !== head) throw new Error(words.lineNotInTree)
}

async function grow(proof: Bytes[], low: number, high: number, older: number, old: Bytes): Promise<[Bytes, Bytes]> {
  if (older === high) {
    if (low === 0) {
      if (proof.length > 0) throw wrong()
      return [old, old]
    }
    const only = proof[0]
    if (!only || proof.length !== 1) throw wrong()
    return [only, only]
  }
  const last = proof.at(-1)
  if (!last) throw wrong()
  const middle = low + half(high - low)
  if (older <= middle) {
    const [before, after] = await grow(proof.slice(0, -1), low, middle, older, old)
    return [before, await node(after, last)]
  }
  const [before, after] = await grow(proof.slice(0, -1), middle, high, older, old)
  return [await node(last, before), await node(last, after)]
}

/** Throws unless the older tree is the beginning of the newer one. */
export async function checkGrowth(proof: string[], size: number, head: string, older: number, olderHead: string) {
  if (older < 1 || older > size) throw new Error(words.didNotGrow(size, older))
  const [before, after] = await grow(proof.map(unbase64), 0, size, older, unbase64(olderHead))
  if (base64(before) !== olderHead) throw new Error(words.olderIsAnother)
  if (base64(after) !== head) throw new Error(words.newerDoesNotContinue)
}

/** Tree adds lines one after the other and knows the head of what it has. */
export class Tree {
  size = 0
  private edge: { height: number; hash: Bytes }[] = [] // of complete trees, the largest first

  async add(line: string) {
    let top = { height: 0, hash: await lineHash(line) }
    for (let left = this.edge.at(-1); left && left.height === top.height; left = this.edge.at(-1)) {
      this.edge.pop()
      top = { height: top.height + 1, hash: await node(left.hash, top.hash) }
    }
    this.edge.push(top)
    this.size++
  }

  async head(): Promise<string> {
    let hash: Bytes | undefined
    for (const part of [...this.edge].reverse()) hash = hash ? await node(part.hash, hash) : part.hash
    return base64(hash ?? (await sha256(new Uint8Array(0))))
  }
}

// The verification: signatures, growth and the whole record, computed in the
// page from what the house hands out. Every step is told as it is done.
import { grouped } from '../lib/figures'
import { checkGrowth, Tree } from './merkle'
import { type Checkpoint, type Key, open } from './note'
import { words } from '../words/inspector'

export interface Step {
  good: boolean
  text: string
}
type Tell = (step: Step) => void

const because = (err: unknown) => (err instanceof Error ? err.message : String(err))
const lines = (n: number) => (n === 1 ? words.oneLine : words.manyLines(grouped(n)))

/** Opens every checkpoint; null if one of them is not what the key signed. */
export async function checkSignatures(notes: string[], key: Key, tell: Tell): Promise<Checkpoint[] | null> {
  const list: Checkpoint[] = []
  for (const [i, note] of notes.entries()) {
    try {
      list.push(await open(note, key))
    } catch (err) {
      tell({ good: false, text: words.checkpointFails(i + 1, notes.length, because(err)) })
      return null
    }
  }
  const last = list.at(-1)
  if (!last) {
    tell({ good: false, text: words.noCheckpointSignedYet })
    return null
  }
  tell({ good: true, text: words.checkpointsSigned(list.length, key.name, lines(last.size)) })
  return list
}

/** Holds each checkpoint against the one before it: that nothing was changed, taken out or put in between. */
export async function checkAllGrowth(list: Checkpoint[], growth: (older: number, size: number) => Promise<string[]>, tell: Tell,
  what: string): Promise<boolean> {
  for (let i = 1; i < list.length; i++) {
    const older = list[i - 1]
    const newer = list[i]
    if (!older || !newer || older.size === 0) continue
    try {
      const proof = older.size === newer.size ? [] : await growth(older.size, newer.size)
      await checkGrowth(proof, newer.size, newer.head, older.size, older.head)
    } catch (err) {
      tell({ good: false, text: words.growthFails(lines(older.size), grouped(newer.size), because(err)) })
      return false
    }
  }
  tell({ good: true, text: what })
  return true
}

/** Reads the record from its first line and computes the head that the checkpoint has. */
export async function checkWhole(last: Checkpoint, read: (from: number, most: number) => Promise<string[]>, progress: (done: number) => void,
  tell: Tell, stopped: () => boolean) {
  const tree = new Tree()
  while (tree.size < last.size && !stopped()) {
    const some = await read(tree.size, Math.min(1000, last.size - tree.size))
    if (some.length === 0) break
    for (const line of some) {
      const seq = (JSON.parse(line) as { seq: number }).seq
      if (seq !== tree.size) {
        tell({ good: false, text: words.lineMissing(tree.size, seq) })
        return
      }
      await tree.add(line)
    }
    progress(tree.size)
  }
  if (stopped()) return
  if (tree.size === last.size && (await tree.head()) === last.head) tell({ good: true, text: words.wholeRecordGood(lines(tree.size)) })
  else tell({ good: false, text: words.wholeRecordBad(lines(tree.size)) })
}

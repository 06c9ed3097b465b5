// The verification of a divided house, whose hall and wings have a log each. One
// signed note binds them together: each log must go on from its head in the note.
import { grouped } from '../lib/figures'
import { base64, type Checkpoint, type Key, keyOf, openHeads, sha256 } from './note'
import { checkAllGrowth, checkSignatures, checkWhole, type Step } from './verify'
import { because } from '../lib/because'
import { words } from '../words/inspector'

export const logName = (log: number) => (log === 0 ? words.hall : words.wing(log))

/** What the house is asked, of one of its logs. */
export interface Source {
  heads: () => Promise<string[]>
  checkpoints: (log: number, most: number) => Promise<string[]>
  growth: (log: number, older: number, size: number) => Promise<{ hashes: string[] }>
  lines: (log: number, from: number, most: number) => Promise<string[]>
}

/**
 * Checks the note over all heads, and that every log is signed under its own name and goes on from there. Sizes are how long the house says
 * that its logs are. Null if something is wrong.
 */
export async function checkLogs(source: Source, key: Key, sizes: number[], seen: (log: number) => Checkpoint | null,
  progress: (done: number, of: number) => void, tell: (step: Step) => void): Promise<Checkpoint[] | null> {
  const note = (await source.heads()).at(-1)
  if (!note) {
    tell({ good: false, text: words.noHeadsYet })
    return null
  }
  let logs: Checkpoint[]
  try {
    const heads = await openHeads(note, key)
    logs = heads.logs
    if (logs.length !== sizes.length) throw new Error(words.otherLogs(logs.length, sizes.length))
    tell({ good: true, text: words.headsSigned(heads.number, logs.length, key.name) })
  } catch (err) {
    tell({ good: false, text: words.headsFail(because(err)) })
    return null
  }
  const last: Checkpoint[] = []
  let known = 0
  for (const [log, head] of logs.entries()) {
    progress(log, logs.length)
    const before = seen(log)
    const newest = sizes[log] === 0 ? await checkEmpty(log, head, before, tell) : await checkLog(source, await keyOf(key, log), log, head, before, tell)
    if (!newest) return null
    if (before) known++
    last.push(newest)
  }
  progress(logs.length, logs.length)
  tell({ good: true, text: words.logsContinue })
  if (known > 0) tell({ good: true, text: words.logsContinueVerified(known) })
  return last
}

/** Checks the newest checkpoint of one log, and that nothing was changed since its head in the note, and since what was seen before. */
async function checkLog(source: Source, key: Key, log: number, head: Checkpoint, before: Checkpoint | null,
  tell: (step: Step) => void): Promise<Checkpoint | null> {
  const told = failures(log, tell)
  const newest = (await checkSignatures(await source.checkpoints(log, 1), key, told))?.at(-1)
  if (!newest) return null
  const growth = async (older: number, size: number) => (await source.growth(log, older, size)).hashes
  for (const older of before ? [head, before] : [head]) {
    if (!(await checkAllGrowth([older, newest], growth, told, ''))) return null
  }
  return newest
}

/** Checks that a log of which the house has no line never had one. */
async function checkEmpty(log: number, head: Checkpoint, before: Checkpoint | null, tell: (step: Step) => void): Promise<Checkpoint | null> {
  const nothing = base64(await sha256(new Uint8Array(0)))
  if ([head, before ?? head].every((c) => c.size === 0 && c.head === nothing)) return head
  tell({ good: false, text: words.logFails(logName(log), words.olderIsAnother) })
  return null
}

/** Reads every line of every log and computes the heads that were signed. */
export async function checkWholeLogs(source: Source, last: Checkpoint[], progress: (done: number) => void, tell: (step: Step) => void,
  stopped: () => boolean) {
  let done = 0
  let good = true
  for (const [log, checkpoint] of last.entries()) {
    const told = failures(log, (step) => {
      good = false
      tell(step)
    })
    await checkWhole(checkpoint, (from, most) => source.lines(log, from, most), (n) => progress(done + n), told, stopped)
    if (stopped() || !good) return
    done += checkpoint.size
  }
  tell({ good: true, text: words.wholeRecordGood(words.manyLines(grouped(done))) })
}

/** Tells only what is wrong, and of which log. */
const failures = (log: number, tell: (step: Step) => void) => (step: Step) => {
  if (!step.good) tell({ good: false, text: words.logFails(logName(log), step.text) })
}

// The check of a race: that its seed was fixed before, and that its 20 numbers follow from it.
import { checkDecided } from '../fair/check'
import { type Checked, proven, wrong } from '../fair/checked'
import { roundKey } from '../fair/digest'
import { drawTwenty } from './draw'
import { kenoAt, type Race } from './ops'
import { words } from '../words/keno'

/** checkNumbers draws the 20 numbers again from the seed of a race. */
export async function checkNumbers(race: Race): Promise<Checked[]> {
  if (!race.proof.seed) return []
  const again = drawTwenty(await roundKey(race.id, race.proof))
  const same = again.length === race.result.numbers.length && again.every((n, i) => n === race.result.numbers[i])
  const text = again.join(' ')
  return [same ? proven(words.drawnSame(text)) : wrong(words.drawnOthers(text))]
}

/** proveRace checks a race that is over. */
export async function proveRace(race: Race): Promise<Checked[]> {
  const at = (n: number) => (n < 1 ? Promise.resolve(undefined) : kenoAt(race.id).race(n).then((r) => r.proof, () => undefined))
  const [before, after] = await Promise.all([at(race.result.race - 1), at(race.result.race + 1)])
  const next = after?.round === race.proof.round + 1 ? after.chain : undefined // other seeds may lie between two games
  const last = before?.round === race.proof.round - 1 ? before : undefined
  return checkDecided(race.id, race.proof, { before: last, chainNow: next, until: race.until }, await checkNumbers(race))
}

// The check of how a round was decided: that its seed was fixed long before, that every cut is what was promised,
// that the beacon's value is the beacon's, and that rounds are chained. It says in words what is proven by it.
import { due, quicknet, verifies } from './beacon'
import { type Checked, later, proven, unproven, wrong } from './checked'
import { chainAfter, cutHash, firstChain, leafHash, rootOf } from './digest'
import { closedAt, noted, type OwnCut, ownCuts } from './kept'
import type { Cut, Proof } from './types'
import { words as common } from '../words/common'
import { words } from '../words/fair'

/** What the check of a round may be held against beside the round itself. */
export interface Around {
  before?: Proof | undefined
  /** The chain that the round after was committed with. */
  chainNow?: string | undefined
  /** When the time for opening cuts was over. */
  until?: string | undefined
}

const short = (hash: string) => `${hash.slice(0, 12)}…`
const who = (c: Cut) => (c.seat === 0 ? c.name || c.person : words.seat(c.seat, c.name || c.person))
const several = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`

/** checkDecided checks all that a round was decided by, and says at the end what follows from that and from other checks. */
export async function checkDecided(table: string, p: Proof, around: Around = {}, others: Checked[] = []): Promise<Checked[]> {
  const own = p.free ? undefined : mine(table, p)
  const promise = checkPromise(table, p)
  const list = [promise, await checkPath(p), await checkSeed(table, p)]
  if (!p.free) list.push(...(await checkCuts(table, p)))
  if (own) list.push(checkOwn(own, p))
  if (p.beacon) list.push(...(await checkBeacon(table, p, around)))
  list.push(await checkChain(table, p, around), ...others)
  if (!list.some((c) => c.is === 'wrong')) list.push(...conclusion(p, own, promise.is === 'proven'))
  return list
}

/** mine is the cut that this browser gave for a round. */
function mine(table: string, p: Proof): OwnCut | undefined {
  const kept = ownCuts(table, p.round)
  return kept.find((k) => p.cuts.some((c) => c.hash === k.hash)) ?? kept.find((k) => k.given)
}

/** checkPromise holds the round's hash and its series' root against what this browser was shown. */
function checkPromise(table: string, p: Proof): Checked {
  const seed = noted('seed', table, p.round)
  const root = noted('root', table, p.series.series)
  if (seed && seed.hash !== p.hash) return wrong(words.anotherHash(short(seed.hash), short(p.hash)))
  if (root && root.hash !== p.series.root)
    return wrong(words.anotherRoot(p.series.series, short(root.hash), short(p.series.root)))
  if (seed) return proven(words.hashSeenBefore)
  if (root && root.round <= p.round) return proven(words.rootSeenBefore(p.series.series))
  return unproven(words.notSeenBefore)
}

/** checkPath checks that the seed's hash is a leaf of its series. */
async function checkPath(p: Proof): Promise<Checked> {
  try {
    const root = await rootOf(p.hash, p.round - p.series.first, p.path)
    if (root === p.series.root)
      return proven(words.inSeries(p.series.series))
  } catch {
    // not even a path
  }
  return wrong(words.notInSeries(p.series.series))
}

/** checkSeed checks a published seed against its hash, and says when one is published that is not. */
async function checkSeed(table: string, p: Proof): Promise<Checked> {
  if (p.seed) {
    const same = (await leafHash(table, p.round, p.seed).catch(() => '')) === p.hash
    return same ? proven(words.seedMatches) : wrong(words.seedDiffers)
  }
  switch (p.due) {
    case 'shoe':
      return later(words.seedAfterShoe)
    case 'never':
      return unproven(words.seedForAuditors)
    default:
      return later(words.seedAfterRound)
  }
}

/** checkCuts holds every opened cut against its hash, and names those that were not opened. */
async function checkCuts(table: string, p: Proof): Promise<Checked[]> {
  for (const what of ['seat', 'person'] as const) {
    const there = p.cuts.map((c) => c[what]).filter((x) => x !== 0) // nobody has a seat in a keno lounge
    if (new Set(there).size !== there.length) return [wrong(words.twoCuts(what))]
  }
  const list: Checked[] = []
  const opened = p.cuts.filter((c) => c.secret)
  let kept = 0
  for (const c of opened) {
    const hash = await cutHash(table, p.round, c.seat, c.person, c.secret ?? '').catch(() => '')
    if (hash === c.hash) kept++
    else list.push(wrong(words.cutDiffers(who(c))))
  }
  if (kept > 0) list.push(proven(words.cutsOpened(several(kept, 'cut'), opened.map(who).join(', '))))
  for (const c of p.cuts.filter((c) => !c.secret)) list.push(unopened(p, c))
  return list
}

/** unopened says what it means that a cut was not opened. */
function unopened(p: Proof, c: Cut): Checked {
  if (p.void === 'unopened') return unproven(words.unopenedVoid(who(c)))
  if (p.beacon?.key === quicknet) return unproven(words.unopenedNoChoice(who(c)))
  const choice = p.beacon ? words.holderWithBeacon : words.holder
  return unproven(words.unopenedChoice(who(c), choice))
}

/** checkOwn holds one's own cut against what this browser remembers. */
function checkOwn(own: OwnCut, p: Proof): Checked {
  const there = p.cuts.find((c) => c.hash === own.hash)
  if (!there) return wrong(words.ownCutMissing)
  if (!there.secret && own.opened) return wrong(words.ownCutDenied)
  if (!there.secret && own.sent) return unproven(words.ownCutTooLate)
  if (!there.secret) return unproven(words.ownCutUnopened)
  if (there.secret !== own.secret) return wrong(words.ownCutDiffers)
  return proven(words.ownCutUsed)
}

/** checkBeacon verifies the beacon's value, and that it came after the last cut could be opened. */
async function checkBeacon(table: string, p: Proof, around: Around): Promise<Checked[]> {
  const b = p.beacon!
  if (!b.value)
    return p.void === 'beacon' ? [unproven(words.beaconVoid)] : [later(words.beaconAwaited)]
  if (!(await verifies(b))) return [wrong(words.beaconUnsigned(b.round))]
  const list = [proven(words.beaconSigned(b.round))]
  const until = around.until ? Date.parse(around.until) : NaN
  if (due(b, b.round) <= until || due(b, b.round - 1) > until) {
    return [...list, wrong(words.beaconNotFirst(b.round))]
  }
  const early = Math.round((due(b, b.round) - closedAt(table, p.round)) / 1000)
  if (early > 0) list.push(proven(words.closedBeforeBeacon(several(early, 'second'))))
  if (early <= 0) list.push(unproven(words.closedAfterBeacon))
  if (b.key !== quicknet)
    list.push(unproven(words.beaconUnknown))
  return list
}

/** checkChain checks that the round is chained to the one before, and the one after to it. */
async function checkChain(table: string, p: Proof, { before, chainNow }: Around): Promise<Checked> {
  const promised = noted('chain', table, p.round)
  if (promised && promised.hash !== p.chain) return wrong(words.anotherChain)
  const was = before ? await chainAfter(before) : p.round === 1 ? await firstChain(table) : undefined
  if (was !== undefined && was !== p.chain) return wrong(words.notChainedBefore)
  const next = chainNow ?? noted('chain', table, p.round + 1)?.hash
  if (next && (await chainAfter(p)) !== next) return wrong(words.notChainedAfter)
  const links = [was !== undefined ? words.toRoundBefore : '', next ? words.toRoundAfter : ''].filter(Boolean)
  if (links.length === 0) return unproven(words.chainUnchecked)
  return proven(words.chained(links.join(common.and)))
}

/** conclusion says what all of it means. The seed counts as fixed only if this browser was shown so in time. */
function conclusion(p: Proof, own: OwnCut | undefined, fixed: boolean): Checked[] {
  if (p.void) return [unproven(words.nothingDecided)]
  if (p.free) return [unproven(words.usedForAct)]
  if (!fixed) return [unproven(words.notChosenAfterwards)]
  if (p.beacon?.value && p.beacon.key === quicknet)
    return [proven(words.unknownBeforeBeacon)]
  if (own && p.cuts.some((c) => c.hash === own.hash && c.secret === own.secret)) {
    const known = proven(words.unknownBeforeCut)
    if (p.cuts.length === 1) return [known]
    const choice = words.laterCuts
    return [known, unproven(choice)]
  }
  const others = p.cuts.some((c) => c.secret) ? words.houseWithCutters : words.house
  return [unproven(words.couldHaveKnown(others))]
}

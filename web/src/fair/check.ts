// The check of how a round was decided: that its seed was fixed long before, that every cut is what was promised,
// that the beacon's value is the beacon's, and that rounds are chained. It says in words what is proven by it.
import { due, quicknet, verifies } from './beacon'
import { type Checked, later, proven, unproven, wrong } from './checked'
import { chainAfter, cutHash, firstChain, leafHash, rootOf } from './digest'
import { closedAt, noted, type OwnCut, ownCuts } from './kept'
import type { Cut, Proof } from './types'

/** What the check of a round may be held against beside the round itself. */
export interface Around {
  before?: Proof | undefined
  /** The chain that the round after was committed with. */
  chainNow?: string | undefined
  /** When the time for opening cuts was over. */
  until?: string | undefined
}

const short = (hash: string) => `${hash.slice(0, 12)}…`
const who = (c: Cut) => (c.seat === 0 ? c.name || c.person : `seat ${c.seat} (${c.name || c.person})`)
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
  if (seed && seed.hash !== p.hash) return wrong(`This browser was shown another hash before the round: ${short(seed.hash)}, and not ${short(p.hash)}.`)
  if (root && root.hash !== p.series.root)
    return wrong(`This browser was shown another root for series ${p.series.series}: ${short(root.hash)}, and not ${short(p.series.root)}.`)
  if (seed) return proven('The hash of the seed is the one that this browser was shown before the bets were closed.')
  if (root && root.round <= p.round) return proven(`The root of series ${p.series.series} is the one that this browser was shown before the round.`)
  return unproven('This browser was not at the table before the round, so it does not know that the hash was there before the bets.')
}

/** checkPath checks that the seed's hash is a leaf of its series. */
async function checkPath(p: Proof): Promise<Checked> {
  try {
    const root = await rootOf(p.hash, p.round - p.series.first, p.path)
    if (root === p.series.root)
      return proven(`The seed was fixed together with those of 255 other rounds: its hash leads to the root of series ${p.series.series}.`)
  } catch {
    // not even a path
  }
  return wrong(`The hash of the seed does not lead to the root of series ${p.series.series}.`)
}

/** checkSeed checks a published seed against its hash, and says when one is published that is not. */
async function checkSeed(table: string, p: Proof): Promise<Checked> {
  if (p.seed) {
    const same = (await leafHash(table, p.round, p.seed).catch(() => '')) === p.hash
    return same ? proven('The seed is published and has that hash.') : wrong('The published seed is another than the one that was fixed.')
  }
  switch (p.due) {
    case 'shoe':
      return later('The seed is published when this shoe is over, because burned cards follow from it. Check the round again then.')
    case 'never':
      return unproven('The seed is for auditors alone, because hands that nobody had to show follow from it: boardwalk audit verify deals them again.')
    default:
      return later('The seed is published when the round is over.')
  }
}

/** checkCuts holds every opened cut against its hash, and names those that were not opened. */
async function checkCuts(table: string, p: Proof): Promise<Checked[]> {
  for (const what of ['seat', 'person'] as const) {
    const there = p.cuts.map((c) => c[what]).filter((x) => x !== 0) // nobody has a seat in a keno lounge
    if (new Set(there).size !== there.length) return [wrong(`The house tells of two cuts of the same ${what}.`)]
  }
  const list: Checked[] = []
  const opened = p.cuts.filter((c) => c.secret)
  let kept = 0
  for (const c of opened) {
    const hash = await cutHash(table, p.round, c.seat, c.person, c.secret ?? '').catch(() => '')
    if (hash === c.hash) kept++
    else list.push(wrong(`The cut of ${who(c)} was opened with another secret than its hash promised.`))
  }
  if (kept > 0) list.push(proven(`${several(kept, 'cut')} opened as promised: ${opened.map(who).join(', ')}.`))
  for (const c of p.cuts.filter((c) => !c.secret)) list.push(unopened(p, c))
  return list
}

/** unopened says what it means that a cut was not opened. */
function unopened(p: Proof, c: Cut): Checked {
  if (p.void === 'unopened') return unproven(`The cut of ${who(c)} was not opened, so the round was void and nothing was dealt.`)
  if (p.beacon?.key === quicknet) return unproven(`The cut of ${who(c)} was not opened. That gave no choice, since the beacon’s value came later.`)
  const choice = p.beacon ? 'Whoever held it and knew the beacon’s value' : 'Whoever held it'
  return unproven(`The cut of ${who(c)} was not opened, and the draw goes without it. ${choice} could choose between two outcomes.`)
}

/** checkOwn holds one's own cut against what this browser remembers. */
function checkOwn(own: OwnCut, p: Proof): Checked {
  const there = p.cuts.find((c) => c.hash === own.hash)
  if (!there) return wrong('This browser gave a cut for this round, and the house does not show it.')
  if (!there.secret && own.opened) return wrong('The house told this browser that your cut was opened, and now shows it as not opened.')
  if (!there.secret && own.sent) return unproven('This browser sent the secret of your cut when bets were closed, and the house did not take it in time.')
  if (!there.secret) return unproven('Your own cut was not opened in time, so it is not part of the draw.')
  if (there.secret !== own.secret) return wrong('The house shows another secret for your own cut than this browser chose.')
  return proven('Your own cut is part of the draw, with the secret that this browser chose.')
}

/** checkBeacon verifies the beacon's value, and that it came after the last cut could be opened. */
async function checkBeacon(table: string, p: Proof, around: Around): Promise<Checked[]> {
  const b = p.beacon!
  if (!b.value)
    return p.void === 'beacon' ? [unproven('The beacon’s value did not come, so the round was void.')] : [later('The beacon’s value is awaited.')]
  if (!(await verifies(b))) return [wrong(`The value of the beacon’s round ${b.round} is not signed by the beacon’s key.`)]
  const list = [proven(`The beacon’s value of its round ${b.round} is signed by the beacon’s key.`)]
  const until = around.until ? Date.parse(around.until) : NaN
  if (due(b, b.round) <= until || due(b, b.round - 1) > until) {
    return [...list, wrong(`The beacon’s round ${b.round} is not the first after the cuts were closed.`)]
  }
  const early = Math.round((due(b, b.round) - closedAt(table, p.round)) / 1000)
  if (early > 0) list.push(proven(`This browser was told that bets were closed ${several(early, 'second')} before that value was due.`))
  if (early <= 0) list.push(unproven('By this browser’s clock bets were closed only when the beacon’s value was due already.'))
  if (b.key !== quicknet)
    list.push(unproven('This page does not know whose beacon it is. A test beacon proves nothing: whoever runs it knows its values in advance.'))
  return list
}

/** checkChain checks that the round is chained to the one before, and the one after to it. */
async function checkChain(table: string, p: Proof, { before, chainNow }: Around): Promise<Checked> {
  const promised = noted('chain', table, p.round)
  if (promised && promised.hash !== p.chain) return wrong('This browser was shown another chain of rounds before.')
  const was = before ? await chainAfter(before) : p.round === 1 ? await firstChain(table) : undefined
  if (was !== undefined && was !== p.chain) return wrong('The round is not chained to the round before.')
  const next = chainNow ?? noted('chain', table, p.round + 1)?.hash
  if (next && (await chainAfter(p)) !== next) return wrong('The round after is not chained to this one.')
  const links = [was !== undefined ? 'to the round before' : '', next ? 'to the round after' : ''].filter(Boolean)
  if (links.length === 0) return unproven('The rounds before and after are not at hand, so the chain of rounds was not checked.')
  return proven(`The round is chained ${links.join(' and ')}: none can be left out or changed alone.`)
}

/** conclusion says what all of it means. The seed counts as fixed only if this browser was shown so in time. */
function conclusion(p: Proof, own: OwnCut | undefined, fixed: boolean): Checked[] {
  if (p.void) return [unproven('Nothing was decided by this seed: the round was void.')]
  if (p.free) return [unproven('The seed was used for an act at the table and not for a round, so nobody could cut.')]
  if (!fixed) return [unproven('That the house did not choose the seed afterwards is not proven here: its signed record shows it to auditors.')]
  if (p.beacon?.value && p.beacon.key === quicknet)
    return [proven('So nobody could know the outcome before the beacon’s value came, and by then the bets were closed.')]
  if (own && p.cuts.some((c) => c.hash === own.hash && c.secret === own.secret)) {
    const known = proven('So nobody could know the outcome before you opened your cut, and by then the bets were closed.')
    if (p.cuts.length === 1) return [known]
    const choice = 'Whoever opened a cut after yours could have left it unopened, and so chosen between two outcomes. Unopened cuts are shown and counted.'
    return [known, unproven(choice)]
  }
  const others = p.cuts.some((c) => c.secret) ? 'The house together with all who cut' : 'The house'
  return [unproven(`${others} could have known the outcome before the bets: this browser gave no cut of its own. Turn on “Cut every round”.`)]
}

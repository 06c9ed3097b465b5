// The check of a beacon's value: a BLS signature on the curve BLS12-381, of the kind of drand's quicknet.
import { number, sha256, unhex } from './bytes'
import type { BeaconValue } from './types'

export const scheme = 'bls-unchained-g1-rfc9380'

/** The public key of the League of Entropy's quicknet. */
export const quicknet =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
  '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a'

/** due is when the value of a beacon's round comes, in milliseconds since 1970. */
export const due = (b: Pick<BeaconValue, 'genesis' | 'period'>, round: number): number => 1000 * (b.genesis + (round - 1) * b.period)

/** verifies reports whether a value is the beacon's value of its round. The curve is fetched when it is first needed. */
export async function verifies(b: BeaconValue): Promise<boolean> {
  if (b.scheme !== scheme) return false
  const { bls12_381 } = await import('@noble/curves/bls12-381.js')
  const short = bls12_381.shortSignatures
  try {
    const message = short.hash(await sha256(number(b.round)), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
    return short.verify(unhex(b.value ?? '', 48), message, unhex(b.key, 96))
  } catch {
    return false // not a point of the curve
  }
}

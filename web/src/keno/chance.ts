import { grouped } from '../lib/figures'

// How often something happens that has a chance like "1/3535316142212174320", as one in so many: with a decimal below
// 100. A number of JavaScript has too few digits for the chances of keno.
export function oneIn(chance: string): string {
  const [part = '0', whole = '1'] = chance.split('/')
  const [a, b] = [BigInt(part), BigInt(whole)]
  if (b < 100n * a) return grouped(Number((b * 1000n) / a) / 1000, 1)
  return grouped((2n * b + a) / (2n * a))
}

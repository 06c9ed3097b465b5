// How often something happens that has a chance like "1/3535316142212174320", as one in so many: with a decimal below
// 100. A number of JavaScript has too few digits for the chances of keno.
export function oneIn(chance: string): string {
  const [part, whole = '1'] = chance.split('/')
  const [a, b] = [BigInt(part), BigInt(whole)]
  if (b < 100n * a) return (Number((b * 1000n) / a) / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 })
  return ((2n * b + a) / (2n * a)).toLocaleString('en-US')
}

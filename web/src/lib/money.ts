// Amounts are whole cents.

/** $1,234 or $12.50: cents only where there are any. */
export function dollars(cents: number): string {
  const sign = cents < 0 ? '−' : ''
  const c = Math.abs(cents)
  const text = (c / 100).toLocaleString('en-US', c % 100 === 0 ? { maximumFractionDigits: 0 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${sign}$${text}`
}

/** What fits on a chip: 5, 2.50, 1k, 25k. */
export function onChip(cents: number): string {
  const d = cents / 100
  if (d >= 10_000 || (d >= 1000 && d % 100 === 0)) return `${+(d / 1000).toFixed(1)}k`
  return d % 1 === 0 ? String(d) : d.toFixed(2)
}

/** Reads what somebody typed; NaN if it is no amount. */
export function parseDollars(text: string): number {
  const clean = text.replace(/[$,\s]/g, '')
  if (!/^\d+(\.\d{1,2})?$/.test(clean)) return NaN
  return Math.round(Number(clean) * 100)
}

const values = [25, 50, 100, 250, 500, 2500, 10_000, 50_000, 100_000, 500_000]

/** The chips in front of a player: whole multiples of the table's smallest, up to its maximum. */
export function denominations(chip: number, max: number): number[] {
  const fit = values.filter((v) => v >= chip && v % chip === 0 && v <= Math.max(max, chip) && v !== 50 && v !== 250)
  return fit.slice(0, 6)
}

/** The smallest chip with which a wager of the minimum is made at once. */
export function firstChip(list: number[], min: number): number {
  return list.find((v) => v >= min) ?? list[list.length - 1] ?? min
}

/** 'white', 'red', 'green' …: the colours of value chips. */
export function colour(cents: number): string {
  if (cents >= 500_000) return 'c5000'
  if (cents >= 100_000) return 'c1000'
  if (cents >= 50_000) return 'c500'
  if (cents >= 10_000) return 'c100'
  if (cents >= 2500) return 'c25'
  if (cents >= 500) return 'c5'
  return 'c1'
}

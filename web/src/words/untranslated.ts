/**
 * untranslated returns the texts of the house that have no Spanish yet, and lists them where tests are run. The page shows
 * them in English: a new game must not wait for a translator.
 */
export function untranslated(of: string, list: string[], spanish: Record<string, string>): string[] {
  const left = list.filter((text) => !(text in spanish))
  if (left.length > 0) console.warn(`${of}: ${left.length} texts have no Spanish, and are shown in English:\n  ${left.join('\n  ')}`)
  return left
}

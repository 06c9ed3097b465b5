/** because says what went wrong, as a sentence begins. */
export function because(err: unknown): string {
  const text = err instanceof Error ? err.message : String(err)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

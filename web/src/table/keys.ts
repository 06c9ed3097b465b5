// A letter for every choice: the first of its own that no choice before it has taken.
export function shortcuts(choices: string[]): Record<string, string> {
  const taken = new Set<string>()
  const keys: Record<string, string> = {}
  for (const c of choices) {
    const letter = [...c.toLowerCase()].find((l) => /[a-z]/.test(l) && !taken.has(l))
    if (!letter) continue
    taken.add(letter)
    keys[c] = letter
  }
  return keys
}

// A letter for every choice: the first of its name that no choice before it has taken.
export function shortcuts(choices: string[], name = (c: string) => c): Record<string, string> {
  const taken = new Set<string>()
  const keys: Record<string, string> = {}
  for (const c of choices) {
    const letter = [...name(c).toLowerCase()].find((l) => /[a-z]/.test(l) && !taken.has(l))
    if (!letter) continue
    taken.add(letter)
    keys[c] = letter
  }
  return keys
}

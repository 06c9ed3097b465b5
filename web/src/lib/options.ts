/** The lawful values of an option, where they are a list. */
export function lawfulValues(lawful: string): string[] | null {
  if (lawful === 'yes or no') return ['yes', 'no']
  const list = /^one of (.+)$/.exec(lawful)?.[1]
  return list ? list.split(', ') : null
}

// Where a house of the tests looks for what earlier runs have left: nothing is there.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** The home, cache and configuration directories of a program, all in an empty folder below dir. */
export function emptyHome(dir: string): Record<string, string> {
  const home = join(dir, 'home')
  mkdirSync(home, { recursive: true })
  return { HOME: home, XDG_CACHE_HOME: join(home, 'cache'), XDG_CONFIG_HOME: join(home, 'config') }
}

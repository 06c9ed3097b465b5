import { execFileSync } from 'node:child_process'

// Where the houses of the tests keep what they have: each in its directory, or, if BOARDWALK_STORE is the address of a
// PostgreSQL (tools/withpostgres), there, each with names of its own and divided into a hall and two wings.
const address = process.env['BOARDWALK_STORE']

/** Whether the houses of the tests are divided. */
export const divided = address !== undefined

/** The flags of serve for a house of a name, which consists of small letters, digits and low lines. Its schema is made if it is not there. */
export function storeFlags(name: string): string[] {
  if (!address) return []
  execFileSync('psql', ['--quiet', address, '--command', `SET client_min_messages = warning; CREATE SCHEMA IF NOT EXISTS ${name}`])
  return ['--store', `${address}&search_path=${name}`, '--node', name, '--wire', '127.0.0.1:0', '--wire-plain', '--shards', '2']
}

import { Refused } from '../api/client'
import type { Table } from '../table/table.svelte'

/** attempt does something as staff, and shows why it was refused if it was. */
export async function attempt<T>(t: Table, does: () => Promise<T>): Promise<T | null> {
  try {
    return await does()
  } catch (err) {
    if (err instanceof Refused) t.tell(err.message, err.law)
    else t.tell(String(err), '')
    return null
  }
}

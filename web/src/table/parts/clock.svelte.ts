// How much time is left for what the table waits for.
import { onMount } from 'svelte'
import type { Table } from '../table.svelte'

export function clockOf(t: Table) {
  let now = $state(Date.now())
  let from = $state(1)
  onMount(() => {
    const timer = setInterval(() => (now = Date.now()), 250)
    return () => clearInterval(timer)
  })
  const until = $derived(t.status?.until ? Date.parse(t.status.until) - t.skew : 0)
  const left = $derived(until ? Math.max(0, until - now) : 0)
  $effect(() => {
    if (until) from = Math.max(1000, until - Date.now())
  })
  return {
    /** In milliseconds; 0 if no clock runs. A longer time than an hour is no clock. */
    get left() {
      return left < 3_600_000 ? left : 0
    },
    /** The part of the time that is left, of 1. */
    get part() {
      return Math.min(1, left / from)
    },
  }
}

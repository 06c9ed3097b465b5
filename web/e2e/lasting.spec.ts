import { expect } from '@playwright/test'
import { beside, bet, leave, ready, result, sitAtOwn, test } from './house'

interface Told {
  n: number
  kind: string
  round?: number
}

test('a table that has run a thousand rounds in a tab has not grown', { tag: '@long' }, async ({ page }) => {
  const table = await sitAtOwn(page, 'big-six')
  for (const area of ['one', 'two', 'five']) await bet(page, area)
  await ready(page)
  await expect(result(page)).toBeVisible({ timeout: 30_000 })
  await beside(page, 'Log')

  // the round just played, told again and again as the house would tell it
  const at = `/api/tables/${table}`
  const view = (await (await page.request.get(at)).json()) as { last: number; status: { round: number } }
  const replay = (await (await page.request.get(`${at}/rounds/${view.status.round - 1}`)).json()) as { events: Told[] }
  const events = replay.events.filter((e) => e.kind !== 'arrive' && e.kind !== 'depart')
  expect(events.length).toBeGreaterThan(8)
  let n = view.last
  let rounds = 0
  let wanted = 0
  await page.route(`**${at}/events**`, async (route) => {
    const lines: string[] = []
    for (; rounds < wanted; rounds++) {
      for (const e of events) {
        n++
        const data = JSON.stringify({ ...e, n, ...(e.round ? { round: e.round + rounds } : {}) })
        lines.push(`id: ${n}\nevent: event\ndata: ${data}\n\n`)
      }
    }
    lines.push(`event: status\ndata: ${JSON.stringify({ ...view.status, event: n })}\n\n`)
    await route.fulfill({ contentType: 'text/event-stream', body: lines.join('') })
  })
  const cdp = await page.context().newCDPSession(page)
  const tell = async (until: number) => {
    wanted = until
    await page.evaluate(() => dispatchEvent(new Event('online'))) // the stream is taken up again
    const last = `Check round ${view.status.round - 3 + until} here` // the last one that was followed by another
    await expect.poll(() => page.evaluate((text) => document.body.textContent.includes(text), last), { timeout: 120_000 }).toBe(true)
    await page.waitForTimeout(1000)
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = (await cdp.send('Runtime.getHeapUsage')) as { usedSize: number }
    const { nodes } = await cdp.send('Memory.getDOMCounters')
    return { heap: usedSize, nodes }
  }
  const early = await tell(100)
  let late = early
  for (const until of [400, 700, 1000]) late = await tell(until)
  const size = (at: typeof early) => `${(at.heap / 1e6).toFixed(1)} MB and ${at.nodes} nodes`
  console.log(`after 100 rounds ${size(early)}, after 1,000 ${size(late)}`)
  expect(late.heap).toBeLessThan(early.heap * 1.1 + 500_000)
  expect(late.nodes).toBeLessThan(early.nodes * 1.2 + 200)
  await page.unroute(`**${at}/events**`)
  await page.reload()
  await leave(page)
})

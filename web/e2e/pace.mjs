// How soon the app is there, and how smoothly a table moves: opens the lobby, spins and deals at a house that is open, and
// prints when the lobby could be used and the frames a second while something moved.
//   node e2e/pace.mjs [http://127.0.0.1:8080]
import { chromium } from '@playwright/test'

const home = process.argv[2] ?? 'http://127.0.0.1:8080'
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
for (let i = 0; i < 3; i++) {
  const context = await browser.newContext()
  const first = await context.newPage()
  await first.goto(home, { waitUntil: 'commit' })
  await first.getByRole('button', { name: 'Open a private table' }).waitFor()
  console.log(`the lobby could be used after ${Math.round(await first.evaluate(() => performance.now()))} ms`)
  await context.close()
}
const page = await browser.newPage({ baseURL: home, viewport: { width: 1280, height: 850 } })
const tables = [['roulette-1', 'red'], ['big-six-1', 'one'], ['craps-1', 'field'], ['punto-banco-1', 'player']]

for (const [table, area] of tables) {
  await page.goto(`/table/${table}?sit`)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.getByText('In front of you').waitFor()
  await page.locator(`[data-area="${area}"]`).first().click()
  await page.getByRole('button', { name: /^Ready/ }).waitFor()
  await page.evaluate(() => {
    window.frames_ = []
    const tick = (at) => {
      if (document.getAnimations().some((a) => a.playState === 'running')) window.frames_.push(at)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await page.getByRole('button', { name: /^Ready/ }).click()
  for (let i = 0; i < 300 && !(await page.locator('[data-test=result]').count()); i++) {
    for (const choice of ['Decline', 'Cut']) await page.getByRole('button', { name: new RegExp(`^${choice}`) }).click({ timeout: 50 }).catch(() => undefined)
    await page.waitForTimeout(100)
  }
  const gaps = await page.evaluate(() => window.frames_.slice(1).map((at, i) => at - window.frames_[i]).filter((gap) => gap < 500))
  gaps.sort((a, b) => a - b)
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  const late = gaps[Math.floor(gaps.length * 0.99)]?.toFixed(0)
  console.log(`${table}: ${(1000 / mean).toFixed(1)} frames a second over ${gaps.length} frames, one in a hundred later than ${late} ms`)
  await page.getByRole('button', { name: 'Leave the table' }).click()
}
await browser.close()

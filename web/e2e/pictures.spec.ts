// Every game and every page that everybody may see, in three sizes, light and dark, against pictures that are kept.
import { expect } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { ownTable, sit, test } from './house'
import { shows } from './sheet'

interface Listed {
  id: string
  eachOther?: boolean
}

const program = process.env['BOARDWALK_PROGRAM'] ?? ''
/** The games, as the program lists them: it is built before the tests begin. */
const games = (): Listed[] => JSON.parse(execFileSync(program, ['games', '--json'], { maxBuffer: 1 << 26 }).toString()) as Listed[]

const pages = ['/', '/rules', '/rules/blackjack', '/odds', '/strategy/blackjack', '/settings', '/history', '/me']

for (const path of pages) {
  test(`the picture of ${path} @long`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('main h1, main h2').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await shows(page, `page${path === '/' ? '-lobby' : path.replaceAll('/', '-')}`)
  })
}

test('the pictures of all games @long', async ({ browser, baseURL }) => {
  test.setTimeout(1_200_000)
  const faults: string[] = []
  for (const { id, eachOther } of games()) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' }) // one guest has four tables at most
    const page = await context.newPage()
    const table = await ownTable(page, id, eachOther ? { bots: 2 } : {})
    await sit(page, table)
    const game = (await (await page.request.get(`/api/games/${id}`)).json()) as { first?: string }
    if (!eachOther && game.first) {
      await page.locator(`[data-area="${game.first}"]`).first().click()
      await expect(page.getByRole('list', { name: 'Your wagers' }).getByRole('listitem')).toHaveCount(1)
    }
    await shows(page, `game-${id}`).catch((e: Error) => faults.push(e.message))
    await context.close()
  }
  expect(faults).toEqual([])
})

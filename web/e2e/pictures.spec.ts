// Every game and every page that everybody may see, in three sizes, light and dark, against pictures that are kept.
import { expect } from '@playwright/test'
import { anotherGuest, ownTable, sit, test } from './house'
import { shows } from './sheet'

const pages = ['/', '/rules', '/rules/blackjack', '/odds', '/strategy/blackjack', '/settings', '/history', '/me']

for (const path of pages) {
  test(`the picture of ${path} @long`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('main h1, main h2').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await shows(page, `page${path === '/' ? '-lobby' : path.replaceAll('/', '-')}`)
  })
}

/** The games are looked at in so many tests, each a few of them. */
const parts = 10

for (let part = 0; part < parts; part++) {
  test(`the pictures of games, part ${part + 1} of ${parts} @long`, async ({ page }) => {
    await anotherGuest(page)
    const all = (await (await page.request.get('/api/games')).json()) as { id: string; eachOther?: boolean }[]
    for (const { id, eachOther } of all.filter((_, i) => i % parts === part)) {
      await anotherGuest(page) // one guest has four tables at most
      await sit(page, await ownTable(page, id, eachOther ? { bots: 2 } : {}))
      const { first } = (await (await page.request.get(`/api/games/${id}`)).json()) as { first?: string }
      if (first) {
        await page.locator(`[data-area="${first}"]`).first().click()
        const lies = page.getByRole('list', { name: 'Your wagers' }).getByRole('listitem')
        const refused = page.getByRole('button', { name: 'Dismiss' }) // as long as nobody has the bank
        await expect(lies.or(refused).first()).toBeVisible()
        if (await refused.count()) await refused.click()
      }
      await shows(page, `game-${id}`)
    }
  })
}

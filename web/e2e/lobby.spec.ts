// The lobby: one click to a seat, and tables that show what happens at them.
import { expect } from '@playwright/test'
import { bet, mySeat, quiet, result, test } from './house'

test('from the address to a bet in play in three clicks', async ({ page }) => {
  const began = Date.now()
  await page.goto('/')
  const now = page.getByRole('button', { name: 'Play now' })
  await expect(now).toBeEnabled()
  if (!process.env.CI && quiet()) expect(Date.now() - began).toBeLessThan(1000)
  await now.click()
  await expect(page.getByText('In front of you')).toBeVisible()
  await expect(page.getByRole('button', { name: 'More chips' })).toContainText('$200') // of $1,000
  await bet(page, `main-${await mySeat(page)}`)
  await page.getByRole('button', { name: /^Ready/ }).click()
  await expect(page.getByRole('region', { name: 'You are asked' }).or(result(page)).first()).toBeVisible({ timeout: 60_000 })
})

test('who has a seat is brought back to it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page.getByText('In front of you')).toBeVisible()
  const table = page.url()
  await page.goto('/')
  await page.getByRole('button', { name: 'Back to your seat' }).click()
  await expect(page).toHaveURL(table)
})

test('every table says what its game is, and shows what happens there', async ({ page }) => {
  await page.goto('/')
  const cards = page.locator('article:has([data-test=miniature])')
  await expect(cards.first()).toBeVisible()
  const tables = await cards.count()
  expect(tables).toBeGreaterThan(20)
  await expect(page.locator('article .about:not(:empty)')).toHaveCount(tables)
})

test('every game has a picture of its own', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('svg[data-game] text').first()).toBeVisible()
  const pictures = await page.locator('#games svg[data-game]').evaluateAll((all) =>
    all.map((svg) => [svg.getAttribute('data-game'), [...svg.children].map((c) => c.outerHTML.replace(/id="[^"]*"|href="[^"]*"/g, '')).join('')] as const))
  const games = ((await (await page.request.get('/api/games')).json()) as { id: string }[]).map((g) => g.id)
  expect(pictures.map(([game]) => game).toSorted()).toEqual(games.toSorted())
  expect(new Set(pictures.map(([, drawn]) => drawn)).size).toBe(games.length)
  for (const [game, drawn] of pictures) expect(drawn.length, game ?? '').toBeGreaterThan(500)
})

test('the games that people know come first, and keno does not', async ({ page }) => {
  await page.goto('/')
  const first = page.getByRole('region', { name: 'Popular' }).getByRole('heading', { level: 3 })
  await expect(first).toHaveText(['Blackjack', 'Craps', 'Roulette', "Hold 'Em", 'Baccarat-Punto Banco', 'Pai Gow Poker'])
  const names = await page.getByRole('heading', { level: 3 }).allTextContents()
  expect(names.findIndex((n) => /keno/i.test(n))).toBeGreaterThanOrEqual(6)
})

test('a game is found by what one knows', async ({ page }) => {
  await page.goto('/')
  const found = page.getByRole('heading', { level: 3 })
  for (const [sought, name] of [
    ['21', 'Blackjack'], ['hold em', "Hold 'Em"], ['dice', 'Craps'],
    ['texas', "Hold 'Em"], ['bacarat', 'Baccarat-Punto Banco'], ['lotto', 'Keno Lounge'],
  ] as const) {
    await page.getByLabel('Search').fill(sought)
    await expect(found.filter({ hasText: name }).first(), sought).toBeVisible()
    expect(await found.count(), sought).toBeLessThan(12)
  }
})

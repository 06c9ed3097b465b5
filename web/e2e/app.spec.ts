import { expect } from '@playwright/test'
import { bet, ready, sitAtOwn, test } from './house'
import { walk } from './looks'

test('settings are kept in the browser of a guest, and with an account', async ({ page, browser, baseURL }) => {
  await page.goto('/settings')
  await page.getByLabel(/^Colors/).selectOption('dark')
  await page.getByLabel(/^Cards/).selectOption('four')
  await page.getByLabel(/^Buttons/).selectOption('left')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(root).toHaveAttribute('data-deck', 'four')
  await expect(root).toHaveAttribute('data-hand', 'left')
  // a guest makes an account, and finds the settings in another browser
  const id = `settles-${Date.now().toString(36)}`
  const password = 'correct horse battery'
  expect((await page.request.put('/api/me/account', { data: { id, password } })).ok()).toBe(true)
  await page.reload()
  await page.getByLabel(/^Cards/).selectOption('')
  await expect(root).not.toHaveAttribute('data-deck', 'four')
  const other = await browser.newContext(baseURL ? { baseURL } : {})
  const there = await other.newPage()
  await there.request.post('/api/session', { data: { id, password } })
  await there.goto('/settings')
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(there.getByText('kept with your account')).toBeVisible()
  await other.close()
})

test('backs, pace and single sounds are chosen, and seen or heard at once', async ({ page }) => {
  await page.goto('/settings')
  const looks = page.getByRole('region', { name: 'What it looks like' })
  const back = () => looks.locator('.back').last().evaluate((el) => getComputedStyle(el).backgroundImage)
  const red = await back()
  await page.getByLabel('The backs of the cards').selectOption('blue')
  await expect.poll(back).not.toBe(red)
  await expect(looks.getByRole('img', { name: 'face down' })).toHaveCount(1)
  await page.getByLabel('How fast things move').selectOption('fast')
  await expect(looks.getByRole('img', { name: 'king of hearts' })).toBeVisible() // it has turned, as fast as that
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--d-turn'))).toMatch(/175/)
  await page.getByLabel('Sounds at the table').check()
  await page.getByRole('checkbox', { name: 'Chips' }).uncheck()
  await page.getByRole('checkbox', { name: 'Wins' }).uncheck()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Chips' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Dice and wheels' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Chips' }).check()
  expect(await page.evaluate(() => (JSON.parse(localStorage.getItem('boardwalk.settings') ?? '{}') as { quiet?: string }).quiet)).toBe('wins')
})

test('the settings are for everybody', async ({ page }) => {
  await walk(page, async (sees) => {
    await page.goto('/settings')
    await expect(page.getByLabel(/^Colors/)).toBeVisible()
    await sees('settings')
  })
})

test('every suit has a color of its own if one likes, and the tab says whose turn it is', async ({ page }) => {
  await page.goto('/settings')
  await page.getByLabel(/^Cards/).selectOption('four')
  await sitAtOwn(page, 'three-card-poker')
  await bet(page, 'ante-1')
  await ready(page)
  await expect(page).toHaveTitle(/^Your turn · /)
  const colors = new Map<string, Set<string>>()
  for (const card of await page.locator('.card[data-suit]').all()) {
    const suit = (await card.getAttribute('data-suit')) ?? ''
    const color = await card.locator('.front').evaluate((el) => getComputedStyle(el).color)
    colors.set(suit, (colors.get(suit) ?? new Set()).add(color))
  }
  colors.delete('?')
  const all = [...colors.values()].map((c) => [...c].join())
  expect(new Set(all).size).toBe(all.length)
})

test('the app can be installed, and says so when the house cannot be reached', async ({ page, context }) => {
  await page.goto('/')
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as { icons: { src: string; sizes: string }[]; display: string }
  expect(manifest.display).toBe('standalone')
  expect(manifest.icons.map((i) => i.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const icon of manifest.icons) expect((await page.request.get(icon.src)).ok()).toBe(true)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload() // through the worker, which keeps the shell now
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) for (const r of await (await caches.open(name)).keys()) paths.push(new URL(r.url).pathname)
    return paths
  })
  expect(kept).toContain('/offline.html')
  expect(kept.some((p) => p.startsWith('/assets/'))).toBe(true)
  expect(kept.filter((p) => p.startsWith('/api/'))).toEqual([])
  await context.setOffline(true)
  await page.goto('/odds')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('an address without a page says so, and leads back', async ({ page }) => {
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'No such page' })).toBeVisible()
  await page.goto('/desk') // which is for staff
  await expect(page.getByRole('heading', { name: 'No such page' })).toBeVisible()
  await page.getByRole('link', { name: 'To the lobby' }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test('nothing is pressed while the casino cannot be reached', async ({ page }) => {
  await sitAtOwn(page, 'three-card-poker')
  await bet(page, 'ante-1')
  const go = page.getByRole('button', { name: /^Ready/ })
  await expect(go).toBeEnabled()
  await page.context().setOffline(true)
  await expect(page.getByText(/^The connection is lost/).first()).toBeVisible()
  for (const name of [/^Ready/, /^Double/, /^Leave/]) await expect(page.getByRole('button', { name })).toBeDisabled()
  await page.locator('main').focus()
  await page.keyboard.press('Space')
  await page.context().setOffline(false)
  await expect(go).toBeEnabled()
  await ready(page)
  await expect(page.getByRole('button', { name: /^Play/ })).toBeEnabled()
  await page.context().setOffline(true)
  await expect(page.getByRole('button', { name: /^Play/ })).toBeDisabled()
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: /^Play/ })).toBeEnabled()
})

import { expect } from '@playwright/test'
import { anotherGuest, beside, bet, leave, playOut, ready, result, sit, sitAtOwn, test, watch } from './house'

/** The letters of ranks, by their names. */
const letters: Record<string, string> = {
  ace: 'A', king: 'K', queen: 'Q', jack: 'J', ten: 'T', nine: '9', eight: '8', seven: '7', six: '6', five: '5', four: '4', three: '3', two: '2',
}

test('the lobby is searched and filtered', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Poker Room' })).toBeVisible()
  await page.getByLabel('Search').fill('roul')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Roulette'])
  await page.getByText('Posted rules').click()
  await expect(page.getByText(/straight: minimum/)).toBeVisible()
  await page.getByLabel('Search').fill('zebra')
  await expect(page.getByRole('heading', { name: 'No table matches.' })).toBeVisible()
  await page.getByLabel('Search').fill('')
  await page.getByRole('button', { name: 'A free seat' }).click()
  await expect(page.getByRole('heading', { name: 'A free seat' })).toBeVisible()
})

test('a round of big six, its why and its proof', async ({ page }) => {
  await sitAtOwn(page, 'big-six')
  await bet(page, 'one')
  await bet(page, 'five')
  await expect(page.locator('[data-area=five]')).toHaveAttribute('aria-label', /you have \$5/)
  await ready(page)
  await expect(result(page)).toBeVisible()
  await beside(page, 'Log')
  await page.getByLabel('every step').check()
  const steps = page.getByRole('region', { name: 'What happened' }).getByRole('listitem').filter({ hasText: '$5' })
  await steps.getByRole('button', { name: /^Why: 19:47-5/ }).last().click()
  const why = page.getByRole('dialog')
  await expect(why).toContainText('N.J.A.C. 19:47-5')
  await expect(why).toContainText(/\$5/)
  await why.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Fair play').click()
  await page.getByRole('button', { name: /^Check round/ }).click()
  await expect(page.getByText('The seed is published and has that hash')).toBeVisible()
  await expect(page.getByText('Drawn again here, the outcome is the same')).toBeVisible()
  await leave(page)
})

test('a round of blackjack', async ({ page }) => {
  await sitAtOwn(page, 'blackjack')
  await page.locator('[data-area^=main-]').first().click()
  await ready(page)
  await playOut(page, ['Decline', 'Stand'])
  await expect(page.getByRole('group', { name: "Dealer's cards" }).getByRole('img')).not.toHaveCount(0)
  await leave(page)
})

test("a round of hold 'em, by keys", async ({ page }) => {
  await sitAtOwn(page, 'hold-em', { bots: 2 })
  await page.keyboard.press('Space')
  const keys: Record<string, string> = { Check: 'c', Call: 'c', Show: 'y' }
  const press = async (choice: string) => {
    const question = page.getByRole('region', { name: 'You are asked' })
    const key = question.getByRole('button', { name: new RegExp(`^${choice}`) }).locator('kbd')
    const shown = await key.textContent({ timeout: 1000 }).catch(() => null)
    await page.keyboard.press(shown ?? keys[choice] ?? 'y')
  }
  await playOut(page, ['Check', 'Call', 'Show'], press)
  await expect(page.getByText(/wins? \$/).first()).toBeVisible()
  await leave(page)
})

test('every table deals a round @long', async ({ page }) => {
  const rounds: [string, string[]][] = [
    ['roulette', ['red', 'split-17-20', 'four-1-2-4-5']], ['craps', ['field', 'pass']], ['sic-bo', ['big', 'combo-1-2']],
    ['punto-banco', ['player']], ['minibaccarat', ['banker']], ['red-dog', ['original-1']], ['three-card-poker', ['ante-1', 'pair-plus-1']],
    ['omaha', []], ['seven-card-stud', []], ['five-card-draw', []],
  ]
  for (const [game, areas] of rounds) {
    await test.step(game, async () => {
      await anotherGuest(page)
      await sitAtOwn(page, game, { bots: areas.length > 0 ? 0 : 2 })
      for (const a of areas) {
        await bet(page, a)
        await expect(page.locator(`[data-area="${a}"]`)).toHaveAttribute('aria-label', /you have/)
      }
      await ready(page)
      await playOut(page, ['Check', 'Call', 'Stand', 'Show', 'Accept', 'Play', 'Cut', 'Decline', 'Fold'])
      await page.getByRole('button', { name: 'Leave the table' }).click()
    })
  }
})

test('a refused bet shows its paragraph', async ({ page }) => {
  await sitAtOwn(page, 'roulette')
  await page.getByRole('radio', { name: /^\$1 chip/ }).click()
  await bet(page, 'red')
  const refusal = page.locator('[data-test=refusal]')
  await expect(refusal).toContainText(/minimum|less/i)
  await refusal.getByRole('button', { name: /^Why/ }).click()
  await expect(page.getByRole('dialog')).toContainText('N.J.A.C. 19:47')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await leave(page)
})

test('a wager of one amount only is made with that, whatever chip is chosen', async ({ page }) => {
  await sitAtOwn(page, 'caribbean-stud')
  await bet(page, 'ante-1')
  await expect(page.locator('[data-area="ante-1"]').first()).toHaveAttribute('aria-label', /you have \$5/)
  const progressive = page.locator('[data-area="progressive-1"]').first()
  await expect(async () => {
    await progressive.click()
    await expect(progressive).toHaveAttribute('aria-label', /you have \$1\b/, { timeout: 2000 })
  }).toPass({ timeout: 40_000 })
})

test("two browsers see the same hand, and never each other's cards", async ({ page, browser, baseURL }) => {
  const other = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })
  const second = await other.newPage()
  const faults: string[] = []
  watch(second, baseURL ?? '', faults)
  const id = await sitAtOwn(page, 'omaha', { bots: 1 })
  await second.goto('/')
  await expect(second.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const guest = (await (await second.request.get('/api/me')).json()) as { id: string }
  expect((await page.request.post(`/api/tables/${id}/invitations`, { data: { person: guest.id } })).ok()).toBe(true)
  await sit(second, id)
  await ready(page)
  await ready(second)
  const own = page.getByRole('group', { name: 'Your cards' }).getByRole('img')
  const theirs = second.getByRole('group', { name: 'Your cards' }).getByRole('img')
  await expect(own).toHaveCount(4)
  await expect(theirs).toHaveCount(4)
  const names = (list: typeof own) => list.evaluateAll((cards) => cards.map((c) => c.getAttribute('aria-label') ?? ''))
  const mine = await names(own)
  expect(mine).not.toContain('a card face down')
  for (const [viewer, cards] of [[second, mine], [page, await names(theirs)]] as const) {
    const seen = await viewer.evaluate(
      async (at) => document.querySelector('main')?.innerHTML + JSON.stringify(await (await fetch(at)).json()),
      `/api/tables/${id}`,
    )
    const codes = cards.map((c) => c.split(' ')).map(([rank, , suit]) => letters[rank ?? '']! + suit?.[0])
    for (const [i, card] of cards.entries()) {
      expect(seen).not.toContain(`"${card}"`)
      expect(seen).not.toContain(`"card":"${codes[i]}"`)
    }
  }
  const board = (p: typeof page) => names(p.getByRole('group', { name: 'The board' }).getByRole('img'))
  // the next hand comes by itself: each looks at its board at once, and nobody stays to leave between hands
  const ended = async (p: typeof page) => (await playOut(p, ['Check', 'Call', 'Show']), board(p))
  const [here, there] = await Promise.all([ended(page), ended(second)])
  expect(here).toEqual(there)
  expect(faults).toEqual([])
  await other.close()
})

test('a lost connection is taken up in the middle of a hand', async ({ page, context }) => {
  await sitAtOwn(page, 'three-card-poker')
  await page.locator('[data-area^=ante-]').first().click()
  await page.evaluate(() => ((window as unknown as { kept: boolean }).kept = true))
  await ready(page)
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('The connection is lost')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('The connection is lost')).toBeHidden()
  await page.getByRole('button', { name: /^Play/ }).click()
  await expect(result(page)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { kept: boolean }).kept)).toBe(true)
  await leave(page)
})

test('two tabs of one person agree', async ({ page, context }) => {
  const id = await sitAtOwn(page, 'big-six')
  const tab = await context.newPage()
  await tab.goto(`/table/${id}`)
  await expect(tab.getByText('In front of you')).toBeVisible()
  await bet(page, 'two')
  await expect(tab.locator('[data-area=two]')).toHaveAttribute('aria-label', /you have \$5/)
  await bet(tab, 'two')
  await expect(page.locator('[data-area=two]')).toHaveAttribute('aria-label', /you have \$10/)
  await ready(tab)
  await expect(result(page)).toBeVisible()
  expect(await result(tab).textContent()).toBe(await result(page).textContent())
  await leave(page)
})

test('the keyboard alone suffices @long', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Wheels' })).toBeVisible()
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement
      return at?.getAttribute('href') ?? at?.getAttribute('data-area') ?? at?.textContent ?? ''
    })
  for (let i = 0; i < 60 && (await focused()) !== '/table/big-six-1?sit'; i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('In front of you')).toBeVisible()
  await page.locator('main').focus()
  for (let i = 0; i < 30 && (await focused()) !== 'one'; i++) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe('two')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-area=two]')).toHaveAttribute('aria-label', /you have \$5/)
  await page.keyboard.press('Delete')
  await expect(page.locator('[data-area=two]')).not.toHaveAttribute('aria-label', /you have/)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-area=two]')).toHaveAttribute('aria-label', /you have \$5/)
  await page.keyboard.press('Space')
  await expect(result(page)).toBeVisible({ timeout: 30_000 })
  await leave(page)
})

test('a private table with its own options @long', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open a private table' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Game').selectOption('roulette')
  await dialog.getByLabel('Name').fill('Ours')
  await dialog.getByText(/The rules at this table/).click()
  await dialog.getByRole('combobox', { name: 'Wheel', exact: true }).selectOption('single-zero')
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByRole('heading', { name: 'Ours' })).toBeVisible()
  await expect(page.locator('[data-area="straight-36"]')).toBeVisible()
  await expect(page.locator('[data-area="straight-00"]')).toHaveCount(0)
})

test('who is alone where players play against each other is told so', async ({ page }) => {
  for (const game of ['hold-em', 'chemin-de-fer']) {
    await sitAtOwn(page, game)
    await expect(page.getByText('Waiting for players')).toBeVisible()
  }
})

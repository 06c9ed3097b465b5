import { expect, type Page } from '@playwright/test'
import { beside, pressable, test, watch } from './house'

/** Answers what is asked with the quiet choice, and needs no more time for bets. */
async function goOn(page: Page) {
  const question = page.getByRole('region', { name: 'You are asked' })
  if (await question.count()) {
    const quiet = question.getByRole('button', { name: /^(Stand|Decline|No)/ }).first()
    if (await pressable(quiet)) await quiet.click({ timeout: 1000 }).catch(() => undefined)
    return
  }
  const ready = page.getByRole('button', { name: /^Ready/, pressed: false })
  if (await pressable(ready)) await ready.click({ timeout: 1000 }).catch(() => undefined)
}

test('two people play a tournament: the same chips, a ranking, an end with places', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000)
  await page.goto('/')
  const balance = async (p: Page) => ((await (await p.request.get('/api/me')).json()) as { balance: number }).balance
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible() // one has come in as a guest
  const before = await balance(page)
  await page.getByRole('button', { name: 'Hold a tournament' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Game').getByRole('option', { name: 'Craps' })).toHaveCount(0)
  await dialog.getByLabel('Game').selectOption('blackjack')
  await expect(dialog.getByLabel('Ends after rounds')).toHaveValue('10')
  await expect(dialog.getByLabel('Blinds and antes')).toBeHidden()

  // one clear sentence where something is missing, and nothing is opened
  await dialog.getByLabel('Ends after rounds').fill('')
  await dialog.getByRole('button', { name: 'Open the tournament' }).click()
  await expect(dialog.getByRole('alert')).toContainText('after how many rounds or minutes')
  await dialog.getByLabel('Ends after rounds').fill('2')
  await dialog.getByLabel('Chips for each ($)').fill('500')
  await dialog.getByLabel('Bots').fill('1')
  await dialog.getByRole('button', { name: 'Open the tournament' }).click()
  await beside(page, 'Seats')
  const link = (await page.getByLabel('The link to your table').inputValue()).replace(/^https?:\/\/[^/]+/, '')
  await expect(page.getByLabel(/^Bring/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Sit down' }).click()

  const friend = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const faults: string[] = []
  watch(friend, baseURL ?? '', faults)
  await friend.goto(link)
  await expect(friend.getByText('Everybody starts with $500 in tournament chips.').first()).toBeVisible()
  await beside(friend, 'Seats')
  await expect(friend.getByText('1 watching')).toBeVisible()
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await expect(friend.getByText('The host starts the tournament.')).toBeVisible()
  await expect(friend.getByText('1 watching')).toHaveCount(0)
  await expect(friend.getByRole('button', { name: 'Start the tournament' })).toHaveCount(0)

  await expect(page.getByText('3 players are here.')).toBeVisible()
  await page.getByRole('button', { name: 'Start the tournament' }).click()
  for (const p of [page, friend]) {
    await expect(p.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(3)
    await expect(p.getByText('round 0 of 2').first()).toBeVisible()
    await expect(p.getByRole('button', { name: 'More chips' })).toHaveCount(0)
  }
  // leaving gives the tournament up, and is asked about
  await friend.getByRole('button', { name: 'Leave the table' }).click()
  await expect(friend.getByRole('dialog', { name: 'Leave the tournament?' })).toBeVisible()
  await friend.getByRole('button', { name: 'Stay' }).click()

  await expect
    .poll(
      async () => {
        for (const p of [page, friend]) await goOn(p)
        return page.locator('[data-test=podium]').count()
      },
      { timeout: 90_000, intervals: [200] },
    )
    .toBe(1)
  for (const p of [page, friend]) {
    await expect(p.locator('[data-test=podium]')).toContainText('1st')
    await expect(p.getByRole('heading', { name: /^You finished (1st|2nd|3rd)$/ })).toBeVisible()
    await expect(p.getByText('Tournament over').first()).toBeVisible()
    await expect(p.getByRole('button', { name: /^Ready/ })).toHaveCount(0)
  }
  expect(await balance(page)).toBe(before)

  // who comes back finds the podium
  await page.reload()
  await expect(page.locator('[data-test=podium]')).toContainText('1st')
  await friend.context().close()
  expect(faults).toEqual([])
})

import { expect, test } from '@playwright/test'
import { leave, sit } from './house'
import { walk } from './looks'
import { signIn, staffed, tab } from './staffed'
import { divided } from './store'

const { guest, as } = staffed()

test('an account is made at the cage, given money, and signs in', async ({ browser }) => {
  const cage = await as(browser, 'cashier')
  await cage.getByRole('link', { name: 'People' }).click()
  await cage.getByRole('button', { name: 'Make an account' }).click()
  await cage.getByLabel('User name').fill('zoe')
  await cage.getByLabel('What the person is called').fill('Zoë')
  await cage.getByRole('button', { name: 'Make it' }).click()
  const password = (await cage.locator('[data-test=password]').textContent()) ?? ''
  await cage.getByRole('button', { name: 'Done' }).click()
  await cage.getByLabel('Search').fill('zoe')
  await cage.getByRole('link', { name: /Zoë/ }).click()
  await cage.getByLabel('Amount ($)').fill('250')
  let lost = 2 // answers: it was done, and nobody hears of it
  await cage.route('**/zoe/money', async (route) => {
    if (lost-- <= 0) return route.fallback()
    await route.fetch()
    await route.abort()
  })
  for (const answered of [false, true]) {
    await cage.getByRole('button', { name: 'Give', exact: true }).click()
    await cage.getByRole('button', { name: 'Give $250' }).click()
    if (!answered) await expect(cage.getByRole('alert')).toContainText('The casino does not answer. Check your connection.')
  }
  await expect(cage.locator('[data-test=balance]')).toHaveText('$5,250')
  await expect(cage.getByRole('button', { name: 'Keep out' })).toHaveCount(0) // that is the pit boss's

  const zoe = await guest(browser)
  await signIn(zoe, 'zoe', password)
  await expect(zoe.getByRole('alert')).toContainText('Choose a password of your own first.') // the cage has seen it
  await zoe.getByLabel('The password you were given').fill(password)
  await zoe.getByLabel('New password').fill('her first of her own')
  await zoe.getByRole('button', { name: 'Change the password' }).click()
  await expect(zoe.getByRole('banner')).toContainText('$5,250')
  await zoe.getByRole('link', { name: 'Zoë' }).click()
  await zoe.getByLabel('Old password').fill('her first of her own')
  await zoe.getByLabel('New password').fill('a password of her own')
  await zoe.getByRole('button', { name: 'Change the password' }).click()
  await expect(zoe.getByText('Your password is changed.')).toBeVisible()

  await cage.getByRole('button', { name: 'Give another password' }).click()
  await walk(cage, (sees) => sees('forgotten'))
  await cage.getByRole('button', { name: 'Give it' }).click()
  const given = (await cage.locator('[data-test=password]').textContent()) ?? ''
  await walk(cage, (sees) => sees('given-password'))
  await cage.getByRole('button', { name: 'Done' }).click()
  await zoe.reload() // she was signed out everywhere
  await signIn(zoe, 'zoe', given)
  await expect(zoe.getByRole('alert')).toContainText('Choose a password of your own first.')
  await zoe.goto('/table/craps-1') // which is all that she can do
  await expect(zoe.getByRole('alert')).toContainText('Choose a password of your own first.')
  await walk(zoe, (sees) => sees('choose-password'))
  await zoe.getByLabel('The password you were given').fill(given)
  await zoe.getByLabel('New password').fill('another of her own')
  await zoe.getByRole('button', { name: 'Change the password' }).click()
  await expect(zoe.getByRole('heading', { name: 'Craps' })).toBeVisible()

  const boss = await as(browser, 'boss')
  await boss.goto('/people/boss')
  await expect(boss.getByRole('heading', { name: 'boss' })).toBeVisible()
  await expect(boss.getByRole('button', { name: 'Give another password' })).toHaveCount(0) // the casino file has him
  await boss.goto('/people/zoe')
  await boss.getByLabel('Keep Zoë out because').fill('a bad loser')
  await boss.getByRole('button', { name: 'Keep out' }).click()
  await expect(boss.getByText('The person is kept out')).toBeVisible()
  const again = await guest(browser)
  await again.getByRole('button', { name: 'Sign in' }).click()
  await again.getByLabel('User name').fill('zoe')
  await again.getByLabel('Password').fill('another of her own')
  await again.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await expect(again.getByRole('alert')).toContainText('a bad loser')
})

test('a guest becomes a player and keeps seat and money @long', async ({ browser }) => {
  const page = await guest(browser)
  await sit(page, 'wheel-2')
  await page.getByRole('link', { name: 'Back to the lobby' }).click()
  await page.getByRole('link', { name: /^Guest [^ ]+$/ }).click()
  await page.getByLabel('User name').fill('gus')
  await page.getByLabel('Your name at the tables').fill('Gus')
  await page.getByLabel(/^Password/).fill('gus was a guest')
  await page.getByRole('button', { name: 'Keep the account' }).click()
  await expect(page.getByText('The account is yours')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('User name').fill('gus')
  await page.getByLabel('Password').fill('gus was a guest')
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Gus' }).click()
  await page.getByRole('link', { name: 'wheel-2, seat 1' }).click()
  await expect(page.getByText('In front of you')).toBeVisible()
  await leave(page)
})

test('the inspector verifies the record, and what was doctored fails', async ({ browser }) => {
  const page = await as(browser, 'commission')
  await page.goto('/inspector')
  await tab(page, 'Verification')
  const verdict = page.locator('[data-test=verdict]')
  await expect(async () => {
    await page.getByRole('button', { name: 'Verify the whole record' }).click()
    await expect(verdict).toContainText(divided ? 'Verified: all 3 logs' : 'Verified up to line', { timeout: 5000 })
  }).toPass({ timeout: 40_000 })
  await expect(page.locator('[data-test=steps] li')).toHaveCount(3)

  await tab(page, 'The record')
  await page.getByRole('button', { name: /^Prove line/ }).first().click()
  await expect(page.getByText(/is line \d+ of the/)).toBeVisible()

  // A checkpoint of another size, under the old signature.
  await tab(page, 'Verification')
  await page.route('**/api/audit/checkpoints*', async (route) => {
    const notes = (await (await route.fetch()).json()) as string[]
    notes[0] = (notes[0] ?? '').replace(/\n(\d+)\n/, (_, n: string) => `\n${Number(n) + 1}\n`)
    await route.fulfill({ json: notes })
  })
  await page.getByRole('button', { name: 'Verify the checkpoints' }).click()
  await expect(verdict).toContainText('failed verification')
  await expect(page.getByText('the signature is not that of this key')).toBeVisible()
  await page.unroute('**/api/audit/checkpoints*')

  // A line of the record that reads otherwise.
  await page.route('**/api/audit/records?*', async (route) => {
    const lines = (await (await route.fetch()).json()) as string[]
    await route.fulfill({ json: lines.map((l, i) => (i === 5 ? l.replace(/"who":"\w/, '"who":"X') : l)) })
  })
  await page.getByRole('button', { name: 'Verify the whole record' }).click()
  await expect(verdict).toContainText('failed verification')
  await page.unroute('**/api/audit/records?*')

  // Another key.
  await page.getByLabel('The key of the house').fill('boardwalk.example/casino+00000000+AQAA')
  await expect(page.locator('#key-state')).toContainText('✗')
  await expect(page.getByRole('button', { name: 'Verify the checkpoints' })).toBeDisabled()
})

test('the inspector reads and verifies the log of every wing', async ({ browser }) => {
  test.skip(!divided, 'only a divided house has wings')
  const page = await as(browser, 'commission')
  await page.goto('/inspector')
  await tab(page, 'The record')
  const log = page.getByRole('combobox', { name: 'Log' })
  await expect(log.getByRole('option')).toHaveText([/^Hall: people and notices$/, /^Wing 1: .* and \d+ more$/, /^Wing 2: .* and \d+ more$/])
  const wing = (await log.getByRole('option').allTextContents()).findIndex((text) => text.includes('craps-1'))
  await log.selectOption(String(wing))
  await expect(page.getByRole('list', { name: 'Lines of the record' })).toContainText('the table is set up')
  await expect(page.getByRole('button', { name: /^Prove line/ })).toHaveCount(0)

  await tab(page, 'Verification')
  const verdict = page.locator('[data-test=verdict]')
  const verify = page.getByRole('button', { name: 'Verify the checkpoints' })
  await expect(async () => {
    await verify.click()
    await expect(verdict).toContainText('Verified: all 3 logs', { timeout: 5000 })
  }).toPass({ timeout: 40_000 })
  await verify.click() // once more, against what was verified now
  await expect(page.locator('[data-test=steps]')).toContainText('3 logs continue what this browser verified before')
  await tab(page, 'The record')
  await page.getByRole('button', { name: /^Prove line/ }).first().click()
  await expect(page.getByText(/is line \d+ of the/)).toBeVisible()

  // A wing that shows the checkpoint of the other, which the house has signed as well.
  await tab(page, 'Verification')
  await page.route('**/api/audit/checkpoints?log=2&*', async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace('log=2', 'log=1') }) }))
  await verify.click()
  await expect(verdict).toContainText('failed verification')
  await expect(page.locator('[data-test=steps]')).toContainText(/Wing 2: .*\/log\/2 did not sign it/)
  await page.unroute('**/api/audit/checkpoints?log=2&*')

  // A wing that does not go on from its head in the note.
  await page.route('**/api/audit/heads?*', async (route) => {
    const notes = (await (await route.fetch()).json()) as string[]
    await route.fulfill({ json: notes.map((note) => note.replace(/\n1 (\d+) /, (_, n: string) => `\n1 ${Number(n) - 1} `)) })
  })
  await verify.click()
  await expect(page.locator('[data-test=steps]')).toContainText('The note over all logs: The signature is not that of this key')
  await expect(verdict).toContainText('failed verification')
})

test("nobody is shut out of the inspector's page, on a phone either @long", async ({ browser }) => {
  const page = await as(browser, 'commission')
  await walk(page, async (sees) => {
    await page.goto('/inspector')
    await expect(page.getByRole('tablist')).toBeVisible()
    await sees('received')
    await tab(page, 'Verification')
    await expect(async () => {
      await page.getByRole('button', { name: 'Verify the checkpoints' }).click()
      await expect(page.locator('[data-test=verdict]')).toContainText('Verified', { timeout: 5000 })
    }).toPass({ timeout: 40_000 })
    await sees('verification')
    await tab(page, 'The record')
    await page.getByRole('button', { name: /^Prove line/ }).first().click()
    await sees('records')
  })
})

test("nobody is shut out of people's pages, on a phone either @long", async ({ browser }) => {
  const page = await as(browser, 'boss')
  await walk(page, async (sees) => {
    await page.goto('/people')
    await expect(page.getByRole('link', { name: /cashier/ })).toBeVisible()
    await sees('people')
    await page.goto('/people/cashier')
    await expect(page.getByRole('heading', { name: 'cashier' })).toBeVisible()
    await sees('person')
    await page.goto('/me')
    await expect(page.getByRole('heading', { name: 'Change your password' })).toBeVisible()
    await sees('account')
  })
})

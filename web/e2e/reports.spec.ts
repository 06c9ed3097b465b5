// What a gaming day brought, and rounds that are looked for.
import { expect, test } from '@playwright/test'
import { leftHere, speakSpanish } from './english'
import { bet, leave, playOut, ready, roundOver, sit } from './house'
import { fits, walk } from './looks'
import { pit, staffed } from './staffed'

// The pit has no English name: it stands on the page in Spanish, too.
const { guest, as } = staffed(undefined, pit('Ruedas', ['big-six-1', 'wheel-1'], 'big-six', 'limit = [5, 500]\n'))

test('a gaming day is reported in balance, and its rounds are found', async ({ browser }) => {
  const ann = await guest(browser)
  await sit(ann, 'big-six-1')
  for (let n = 0; n < 2; n++) {
    const before = await roundOver(ann)
    await bet(ann, 'joker')
    await ready(ann)
    await playOut(ann, [], undefined, before)
  }
  await leave(ann)

  const eye = await as(browser, 'eye')
  await eye.getByRole('link', { name: 'Reports' }).click()
  await expect(eye.locator('[data-test=balance]')).toContainText('In balance: all lines add up to')
  const table = eye.locator('[data-table=big-six-1]')
  await expect(table).toContainText('Ruedas')
  await expect(eye.getByRole('region', { name: 'Theoretical and actual win' })).toContainText('big-six-1')
  await fits(eye)
  await walk(eye, (sees) => sees('report'))
  for (const [name, begins] of [['Spreadsheet (CSV)', 'section,id,name'], ['Page to print', '']] as const) {
    const [saved] = await Promise.all([eye.waitForEvent('download'), eye.getByRole('link', { name }).click()])
    const text = await new Response((await saved.createReadStream()) as unknown as ReadableStream).text()
    expect(text).toContain(begins || '@media print')
  }

  await table.getByRole('link', { name: 'its rounds' }).click()
  const found = eye.getByRole('region', { name: 'Find a round' })
  await expect(found.getByRole('row')).toHaveCount(3) // with the head
  await walk(eye, (sees) => sees('found-rounds'))
  await eye.getByLabel('Won more than ($)').fill('lots')
  await eye.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(eye.getByRole('alert')).toContainText('Enter amounts like')
  await eye.getByLabel('Won more than ($)').fill('100000')
  await eye.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(eye.getByText('No round was found.')).toBeVisible()
  await eye.getByLabel('Won more than ($)').fill('')
  await eye.getByRole('button', { name: 'Find', exact: true }).click()
  await found.getByRole('link', { name: 'Round 1', exact: true }).click()
  await expect(eye.getByRole('heading', { name: /round 1/ })).toBeVisible()
  await expect(eye.getByRole('button', { name: 'Back to live' })).toBeVisible()

  const boss = await as(browser, 'boss')
  await boss.goto('/reports/2020-01-01')
  await expect(boss.getByText('Nothing happened at any table.')).toBeVisible()
  await boss.getByRole('button', { name: 'Day after ›' }).click()
  await expect(boss.getByRole('heading', { name: 'The gaming day of 2020-01-02' })).toBeVisible()
  await boss.goto('/reports/yesterday')
  await expect(boss.getByRole('alert')).toContainText('is not a day')
  await boss.goto('/reports')
  await expect(boss.locator('[data-table=big-six-1]')).toBeVisible()
  await expect(boss.getByRole('link', { name: 'its rounds' })).toHaveCount(0) // they show every card

  const floor = await as(browser, 'floor')
  await expect(floor.getByRole('link', { name: 'Floor desk' })).toBeVisible()
  await expect(floor.getByRole('link', { name: 'Reports' })).toHaveCount(0)
  await floor.goto('/reports')
  await expect(floor.getByText('No such page')).toBeVisible()

  await speakSpanish(eye)
  for (const path of ['/reports', '/surveillance?find=1&table=big-six-1']) {
    await eye.goto(path)
    await expect(eye.getByRole('table').first()).toBeVisible()
    expect([...new Set(await leftHere(eye))]).toEqual([])
  }
})

// Papers: the shelf of staff, the guide and the card beside a table, and the live sign on a screen in the pit.
import { expect, type Page, test } from '@playwright/test'
import { leftHere, speakSpanish } from './english'
import { beside } from './house'
import { fits, walk } from './looks'
import { pit, staffed } from './staffed'

const limits = 'limit = [5, 500]\n'
const { guest, as } = staffed(undefined, pit('Dados', ['craps-1'], 'craps', limits) + pit('Ruedas', ['big-six-1'], 'big-six', limits))

/** What somebody sees who opens a link: the form that comes, and how long it is. */
async function opened(page: Page, href: string | null) {
  const answer = await page.request.get(href ?? '')
  return { ok: answer.ok(), type: answer.headers()['content-type'] ?? '', text: (await answer.body()).toString('latin1') }
}

test('staff find every paper on the shelf, and guests have none', async ({ browser }) => {
  const boss = await as(browser, 'boss')
  await boss.getByRole('link', { name: 'Papers' }).first().click()
  const row = boss.locator('[data-table=craps-1]')
  await expect(row).toContainText('craps-1')
  for (const link of await row.getByRole('link').all()) {
    const href = await link.getAttribute('href')
    if (href?.startsWith('/sign/')) continue
    const got = await opened(boss, href)
    expect([href, got.ok], href ?? '').toEqual([href, true])
    if (got.type === 'application/pdf') expect(got.text.slice(0, 5)).toBe('%PDF-')
  }
  await fits(boss)
  await walk(boss, (sees) => sees('papers'))
  await boss.getByLabel('Find a table').fill('big')
  await expect(row).toHaveCount(0)
  await boss.getByLabel('Find a table').fill('')
  await boss.getByLabel('Language of the papers').selectOption('es')
  await expect(row.getByRole('link', { name: 'PDF: Sign of craps-1' })).toHaveAttribute('href', /lang=es/)
  await boss.getByRole('button', { name: 'Print the book' }).click()
  const book = await boss.getByRole('link', { name: 'Open it' }).getAttribute('href', { timeout: 300_000 })
  expect((await opened(boss, book)).type).toBe('application/pdf')
  await speakSpanish(boss)
  await boss.goto('/papers')
  await expect(boss.getByRole('table').first()).toBeVisible()
  expect([...new Set(await leftHere(boss))].filter((t) => !['Craps', 'Big Six', 'Letter', 'English'].includes(t))).toEqual([])

  const ann = await guest(browser)
  await expect(ann.getByRole('link', { name: 'Papers' })).toHaveCount(0)
  await ann.goto('/papers')
  await expect(ann.getByText('No such page')).toBeVisible()
})

test('the guide and the card of a table are beside it', async ({ browser }) => {
  const ann = await guest(browser)
  await ann.goto('/table/craps-1')
  await beside(ann, 'Rules')
  const guide = ann.getByRole('link', { name: 'Gaming guide', exact: true })
  const [tab] = await Promise.all([ann.context().waitForEvent('page'), guide.click()])
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Craps')
  // the style that came with the page is used: the policy allows it
  expect(await tab.evaluate(() => getComputedStyle(document.querySelector('header') as Element).borderBottomStyle)).toBe('solid')
  await tab.close()
  const card = await opened(ann, await ann.getByRole('link', { name: 'Pocket card as a PDF' }).getAttribute('href'))
  expect([card.type, card.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
  await ann.goto('/rules/craps')
  await expect(ann.locator('[data-test=bets]')).toBeVisible()
  await ann.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(ann.locator('.app > header')).toBeHidden() // what nobody needs on paper
  await expect(ann.locator('[data-test=bets]')).toBeVisible()
  expect(await ann.locator('h1').evaluate((e) => getComputedStyle(e).color)).toBe('rgb(17, 17, 17)')
})

test('a sign on a screen gives notice, needs nobody to sign in, and changes by itself', async ({ browser }) => {
  const boss = await as(browser, 'boss')
  const screen = await guest(browser)
  await screen.context().clearCookies()
  await screen.setViewportSize({ width: 1920, height: 1080 })
  await screen.goto('/sign/craps-1')
  await expect(screen.getByRole('heading', { name: 'Craps', level: 1 })).toBeVisible()
  const sheet = screen.locator('[data-test=sheet]')
  await expect(sheet).toContainText('$500')
  // all of it is in sight
  const overflow = () => sheet.evaluate((e) => {
    const wider = [...e.querySelectorAll('table')].map((t) => t.offsetWidth - (t.parentElement?.offsetWidth ?? 0) - 1)
    return [e.scrollWidth - e.clientWidth, Math.max(...wider)].map((n) => Math.max(0, n)).concat(Math.max(0, e.scrollHeight - e.clientHeight))
  })
  await expect.poll(overflow).toEqual([0, 0, 0])
  expect(await screen.context().cookies()).toEqual([]) // nobody came in

  const post = (body: object) =>
    boss.request.post('/api/tables/craps-1/notices', { data: { matter: 'limit', posted: true, announced: true, told: true, ...body } })
  const made = await post({ name: 'field', min: 2500, max: 50_000 })
  expect(made.ok(), await made.text()).toBe(true)
  await expect(screen.getByRole('status')).toContainText(/From \d\d:\d\d: field: minimum \$25, maximum \$500/)
  await expect.poll(overflow).toEqual([0, 0, 0])
  // a higher maximum may take effect at once: the sign has it without being asked again by anybody
  const now = await post({ min: 500, max: 80_000 })
  expect(now.ok(), await now.text()).toBe(true)
  await expect(sheet).toContainText('$800')

  await screen.goto('/sign/craps-1?lang=es')
  await expect(screen.getByRole('status')).toContainText(/Desde las \d\d:\d\d/)
  await expect(sheet).toContainText('Pagos')
  await screen.goto('/sign/nowhere')
  await expect(screen.getByText('There is no sign to show')).toBeVisible()

  const owner = await guest(browser)
  const own = await owner.request.post('/api/tables', { data: { game: 'craps', betting: 600, decision: 600 } })
  const { id } = (await own.json()) as { id: string }
  await owner.goto(`/sign/${id}`)
  await expect(owner.getByText('There is no sign to show')).toBeVisible() // a private table hangs no sign on a wall
})

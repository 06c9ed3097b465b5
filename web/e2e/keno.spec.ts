import { type Browser, expect, type Page, test } from '@playwright/test'
import { fits, shutsNobodyOut, walk } from './looks'
import { staffed } from './staffed'

const { guest, as } = staffed()
const number = (page: Page, n: number) => page.locator(`[data-number="${n}"]`)
const price = (page: Page) => page.locator('.slip .price')

/** Goes to a keno game of one's own, whose numbers are drawn when one says so. */
async function ownGame(browser: Browser) {
  const page = await guest(browser)
  await page.goto('/keno')
  await page.getByRole('button', { name: 'A game of your own' }).click()
  await expect(page.getByRole('button', { name: 'Draw now' })).toBeVisible()
  return page
}

test('a ticket is marked by mouse, bought, drawn, proven and redeemed', async ({ browser }) => {
  const page = await ownGame(browser)
  // Each of four numbers is a group that is played by itself: every one that is drawn wins.
  for (let n = 1; n <= 4; n++) {
    if (n > 1) await page.getByRole('button', { name: '+ Group' }).click()
    await number(page, n).click()
  }
  for (const spots of [2, 3, 4]) await page.locator('.way', { hasText: `of ${spots} spots` }).getByRole('checkbox').uncheck()
  await expect(price(page)).toContainText('split ticket, 4 ways, 4/1')
  await expect(page.getByText(/Odds: you win something/)).toBeVisible()
  await page.getByRole('button', { name: 'Buy for $4' }).click()
  const paper = page.getByRole('article', { name: 'Keno ticket 1' })
  await expect(paper).toBeVisible()
  await expect(paper).toContainText('must present')
  await expect(page.locator('header .who')).toContainText('$4,996')

  await page.getByRole('button', { name: 'Draw now' }).click()
  await expect(page.locator('.lamps .lit')).toHaveCount(20)
  const caught = await page.locator('.lamps .lit.own').count()
  const state = page.locator('li', { hasText: 'No. 1' }).locator('.state')
  if (caught === 0) {
    await expect(state).toHaveText('did not win')
  } else {
    await expect(state).toHaveText(`won $${3 * caught}`)
    await page.getByRole('button', { name: 'Redeem all that won (1)' }).click()
    await expect(page.getByText(`Paid $${3 * caught} for one ticket.`)).toBeVisible()
    await expect(page.locator('header .who')).toContainText(`$${(4996 + 3 * caught).toLocaleString('en-US')}`)
  }

  await page.getByRole('link', { name: 'Race 1' }).first().click()
  await page.getByRole('button', { name: 'Draw the 20 numbers again here' }).click()
  await expect(page.getByText('Drawn again here, the 20 numbers are the same')).toBeVisible()
  await expect(page.getByText('The seed is published and has that hash.')).toBeVisible()
  await expect(page.locator('[data-test=checked] .wrong')).toHaveCount(0)
})

test('a ticket is bought with keys alone, voided and played again', async ({ browser }) => {
  const page = await ownGame(browser)
  await number(page, 1).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(number(page, 12)).toHaveAttribute('aria-pressed', 'true')
  await expect(price(page)).toContainText('straight ticket, one way, 1/2')
  await page.getByLabel('Wager on each way ($)', { exact: true }).focus()
  await page.keyboard.type('2')
  await expect(price(page)).toContainText('$2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'Keno ticket 1' })).toContainText('1 12')
  await page.getByRole('button', { name: 'Void' }).press('Enter')
  await expect(page.getByText('Ticket 1 is void; $2 is back in your account.')).toBeVisible()
  await page.getByRole('button', { name: 'Play again' }).press('Enter')
  await expect(page.getByText('Bought again as ticket 2.')).toBeVisible()
})

test('way and king tickets are conditioned, and what the rate card refuses is said', async ({ browser }) => {
  const page = await ownGame(browser)
  await number(page, 1).click()
  await number(page, 2).click()
  await page.getByRole('button', { name: '+ Group' }).click()
  await number(page, 3).click()
  await number(page, 4).click()
  await page.getByRole('button', { name: '+ King' }).click()
  await number(page, 80).click()
  await expect(page.locator('fieldset')).toContainText('2/2')
  await expect(page.locator('fieldset')).toContainText('1/5')
  await expect(price(page)).toContainText('king ticket')
  await page.getByLabel('Wager on each way ($)', { exact: true }).fill('0.10')
  await expect(price(page)).toContainText('less than the minimum wager')
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByLabel('Wager on each way ($)', { exact: true }).fill('')
  await page.getByLabel('Quick-pick').selectOption('8')
  await page.getByLabel('Races').fill('3')
  await expect(price(page)).toContainText('3 races')
  await page.getByRole('button', { name: /^Buy for/ }).click()
  await expect(page.getByRole('article', { name: /Keno ticket/ })).toContainText('3, first')
})

/** Buys a ticket of single numbers, $1 each or what is said, as the page itself would. It answers the number of the ticket. */
const buySingles = (page: Page, path: string, count: number, wager = 100) =>
  page.evaluate(async ([to, numbers, each]) => {
    const groups = Array.from({ length: numbers }, (_, i) => ({ numbers: [i + 1] }))
    const body = JSON.stringify({ groups, conditioning: [{ ways: numbers, spots: 1, wager: each }] })
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
    const answer = (await (await fetch(to, { method: 'POST', headers, body })).json()) as { number: number }
    return answer.number
  }, [path, count, wager] as const)

test('a winner is paid once, whoever asks from how many windows', async ({ browser }) => {
  const page = await ownGame(browser)
  const other = await page.context().newPage()
  await other.goto(page.url())
  const id = new URL(page.url()).pathname.split('/').pop() ?? ''
  await buySingles(page, `/api/keno/${id}/tickets`, 25) // of which one is drawn all but once in 5,000 games
  await page.reload()
  await page.getByRole('button', { name: 'Draw now' }).click()
  const all = (p: Page) => p.getByRole('button', { name: 'Redeem all that won (1)' })
  await expect(all(page)).toBeVisible()
  await other.reload()
  await expect(all(other)).toBeVisible()
  // Neither request goes to the house before there are both.
  let held = 0
  let release = () => {}
  const both = new Promise<void>((done) => (release = done))
  for (const p of [page, other])
    await p.route('**/redemptions', async (route) => {
      if (++held === 2) release()
      await both
      await route.continue()
    })
  await all(page).click()
  await all(other).click()
  const refused = /No\. 1: ticket 1 was paid before/
  await expect(page.getByText(refused).or(page.getByText(/^Paid /))).toBeVisible()
  await expect(other.getByText(refused).or(other.getByText(/^Paid /))).toBeVisible()
  expect((await page.getByText(/^Paid /).count()) + (await other.getByText(/^Paid /).count())).toBe(1)
  expect((await page.getByRole('alert').filter({ hasText: refused }).count()) + (await other.getByRole('alert').filter({ hasText: refused }).count())).toBe(1)
  const won = Number(/\$(\d+)/.exec(await page.locator('li', { hasText: 'No. 1' }).locator('.state').innerText())?.[1])
  await expect(page.locator('header .who')).toContainText(`$${(5000 - 25 + won).toLocaleString('en-US')}`)
})

test('a ticket prints alone, with everything on it', async ({ browser }) => {
  const page = await ownGame(browser)
  await number(page, 7).click()
  await expect(price(page)).toContainText('$1')
  await page.getByRole('button', { name: 'Buy for $1' }).click()
  const paper = page.getByRole('article', { name: 'Keno ticket 1' })
  await expect(paper).toBeVisible()
  // The print dialog would wait for somebody: what it would print is looked at instead.
  const printed = await page.evaluate(() => {
    let seen: string[] = []
    window.print = () => (seen = [...document.querySelectorAll('.printed')].map((e) => e.tagName))
    const button = [...document.querySelectorAll('button')].find((b) => b.textContent.trim() === 'Print')
    button?.click()
    return seen
  })
  expect(printed).toContain('DIV')
  for (const thing of ['No. 1', 'Conditioning', '1/1', 'Ways', 'Rate', '1, first 1, last 1', 'Price', '$1', 'Station', 'Writer', 'valid for'])
    await expect(paper).toContainText(thing)
})

test('combination tickets play groups together and apart', async ({ browser }) => {
  const page = await ownGame(browser)
  await number(page, 1).click()
  await number(page, 2).click()
  await page.getByRole('button', { name: '+ Group' }).click()
  await number(page, 11).click()
  await number(page, 12).click()
  await number(page, 13).click()
  // A group of two, a group of three, and the five of them together.
  await expect(price(page)).toContainText('combination ticket, 3 ways')
  await page.getByRole('button', { name: /^Buy for/ }).click()
  await expect(page.getByRole('article', { name: /Keno ticket/ })).toContainText('1/2, 1/3, 1/5')
})

test('a supervisor authorizes a large payment, and one by hand, and each is paid once @long', async ({ browser }) => {
  const writer = await as(browser, 'writer')
  await writer.goto('/keno/station')
  await writer.getByLabel('Work station').selectOption('2')
  await writer.getByRole('button', { name: 'Open the drawer' }).click()
  await expect(writer.getByText(/The drawer is open with \$/)).toBeVisible()
  // More than five of 49 single numbers are drawn in all but one of 5,000 games, and each pays $300.
  let ticket = await buySingles(writer, '/api/keno/keno-1/stations/2/tickets', 49, 10_000)
  const small = await buySingles(writer, '/api/keno/keno-1/stations/2/tickets', 49) // and here $3
  const boss = await as(browser, 'keno')
  await boss.goto('/keno/station')
  await boss.getByRole('button', { name: 'Announce the closing' }).click()
  await expect(boss.getByText(/is announced/)).toBeVisible()
  await boss.waitForTimeout(60_000) // the law has it said one minute before
  await boss.getByRole('button', { name: 'Lock out and draw' }).click()
  await expect(boss.getByText(/locked out/)).toBeVisible()
  const lookUp = async (page: Page) => {
    await page.getByLabel('Number', { exact: true }).fill(String(ticket))
    await page.getByRole('button', { name: 'Look up' }).click()
    await expect(page.getByRole('article', { name: `Keno ticket ${ticket}` })).toBeVisible()
  }
  const pay = writer.getByRole('button', { name: /^Pay \$/ })
  await expect(async () => {
    await lookUp(writer)
    await expect(pay).toBeVisible({ timeout: 2000 })
  }).toPass()
  await pay.click()
  await expect(writer.getByRole('alert')).toContainText('supervisor')
  await boss.getByRole('button', { name: new RegExp(`icket ${ticket}`) }).click()
  await boss.getByRole('button', { name: 'Authorize' }).click()
  await expect(boss.getByRole('status').filter({ hasText: new RegExp(`icket ${ticket} .*authorized`) })).toBeVisible()
  await lookUp(writer)
  await pay.click()
  await expect(writer.getByText(new RegExp(`^Paid \\$[\\d,]+ for ticket ${ticket}`))).toBeVisible()
  await lookUp(writer)
  await expect(pay).toHaveCount(0)

  // Another one is paid by hand while the system is down, which a supervisor has to sign above $10.
  await boss.getByLabel('Why the system is down').fill('the power is out')
  await boss.getByRole('button', { name: 'System down' }).click()
  await expect(boss.getByText('The system is down: the power is out')).toBeVisible()
  ticket = small
  const byHand = async () => {
    await writer.getByLabel('Paid by hand ($)').fill('12')
    await writer.getByRole('button', { name: 'Pay by hand' }).click()
  }
  await writer.reload()
  await writer.getByLabel('Work station').selectOption('2')
  await lookUp(writer)
  await byHand()
  await expect(writer.getByRole('alert')).toContainText('A keno supervisor authorizes payments of more than $10 by hand')
  await lookUp(boss)
  await boss.getByRole('button', { name: 'Authorize' }).click()
  await expect(boss.getByRole('status').filter({ hasText: new RegExp(`icket ${ticket} .*authorized`) })).toBeVisible()
  await byHand()
  await expect(writer.getByText(`Ticket ${ticket} is paid by hand.`)).toBeVisible()
  await boss.getByRole('button', { name: 'The system is up again' }).click()
  await writer.getByLabel('Cash counted ($)').fill('1')
  await writer.getByRole('button', { name: 'Close the drawer' }).click()
  await expect(writer.getByText(/The drawer is closed/)).toBeVisible()
})

test('a writer opens a drawer, sells, voids and closes, and a supervisor overrides the lock-out', async ({ browser }) => {
  const page = await as(browser, 'writer')
  await page.goto('/keno/station')
  await page.getByLabel('Work station').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Open the drawer' }).click()
  await expect(page.getByText(/The drawer is open with \$/)).toBeVisible()
  await number(page, 7).click()
  await page.getByRole('button', { name: 'Sell for $1' }).click()
  await expect(page.getByText(/Ticket \d+ is sold for \$1\./)).toBeVisible()
  await expect(page.getByText('One ticket sold')).toBeVisible()
  await walk(page, (sees) => sees('keno-station'))
  await page.getByRole('button', { name: 'Void' }).click()
  await expect(page.getByText(/Ticket \d+ is void\./)).toBeVisible()
  await expect(page.getByText('Voided here today')).toBeVisible()
  await page.getByLabel('Cash counted ($)').fill('1')
  await page.getByRole('button', { name: 'Close the drawer' }).click()
  await expect(page.getByText(/The drawer is closed, \$[\d,]+ short/)).toBeVisible()

  const boss = await as(browser, 'keno')
  await boss.goto('/keno/station')
  await boss.getByLabel('Why the lock-out is overridden').fill('a printer jams')
  await boss.getByRole('button', { name: 'Override' }).click()
  await expect(boss.getByText('The lock-out is overridden.')).toBeVisible()
  await boss.getByLabel('Why the system is down').fill('the power is out')
  await boss.getByRole('button', { name: 'System down' }).click()
  await expect(boss.getByText('The system is down: the power is out')).toBeVisible()
  await boss.getByRole('button', { name: 'The system is up again' }).click()
  await expect(boss.getByText('The system is operational again.')).toBeVisible()
})

test('a board in the hotel is shown where the Commission was notified of it, and nowhere else', async ({ browser }) => {
  const page = await guest(browser)
  await page.goto('/keno')
  await page.getByRole('link', { name: 'Board: Hotel Lobby' }).click()
  await expect(page.getByRole('heading', { name: 'Keno board: Hotel Lobby' })).toBeVisible()
  await expect(page.locator('.lamps i')).toHaveCount(80)
  await page.goto('/keno/keno-1/board?at=Pool')
  await expect(page.getByRole('alert')).toContainText('The Commission was not notified')
  await expect(page.locator('.lamps')).toHaveCount(0)
})

test('lounge, board, rate card and lobby shut nobody out and fit every screen', async ({ browser }) => {
  const page = await ownGame(browser)
  await number(page, 7).click()
  await number(page, 17).click()
  await expect(price(page)).toContainText('$1')
  await page.getByRole('button', { name: 'Buy for $1' }).click()
  await expect(page.getByRole('article', { name: 'Keno ticket 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Draw now' }).click()
  await expect(page.locator('.lamps .lit')).toHaveCount(20)
  await number(page, 3).click()
  await page.getByText(/Odds: you win something/).click()
  await walk(page, (sees) => sees('keno-lounge'))
  await page.goto('/keno/board')
  await expect(page.getByRole('img', { name: /^The board/ })).toBeVisible()
  await walk(page, (sees) => sees('keno-board'))
  await page.goto('/keno/rates')
  await expect(page.getByText('8 spots')).toBeVisible()
  await walk(page, (sees) => sees('keno-rates'))
  await page.setViewportSize({ width: 720, height: 960 }) // a letter page less its margins
  await page.emulateMedia({ media: 'print' })
  await fits(page, 'keno-rates-print')
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/')
  const keno = page.getByRole('region', { name: 'Keno' })
  await expect(keno.getByRole('link', { name: /^Go in/ })).toBeVisible()
  await shutsNobodyOut(page, 'keno-lobby')
})

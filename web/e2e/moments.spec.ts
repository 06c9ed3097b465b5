import { expect, type Page } from '@playwright/test'
import { beside, anotherGuest, bet, ownTable, playOut, pressable, ready, result, sit, sitAtOwn, test } from './house'

const answers = ['Cut', 'Accept', 'Play', 'Call', 'Check', 'Decline', 'Fold']

/** Plays a round with bets on some areas, as often as it takes until something is seen at its end. */
async function until(page: Page, areas: string[], seen: () => Promise<boolean>, most = 24) {
  for (let i = 0; i < most; i++) {
    const before = i === 0 ? '' : await result(page).getAttribute('data-next') // it is there: the round before is over
    if (i === 0) {
      for (const a of areas) await bet(page, a)
      await expect(page.getByRole('list', { name: 'Your wagers' }).getByRole('listitem')).toHaveCount(areas.length)
      await ready(page)
    } else await page.getByRole('button', { name: /^Repeat/ }).click()
    await playOut(page, answers, undefined, before)
    if (await seen()) return
  }
  throw new Error(`not seen in ${most} rounds`)
}

test('a dealer who does not qualify is told where the hand lies', async ({ page }) => {
  await sitAtOwn(page, 'three-card-poker')
  const dealer = page.getByRole('group', { name: "Dealer's cards" })
  await until(page, ['ante-1'], async () => (await dealer.getByText('does not qualify').count()) > 0)
  await expect(page.getByRole('log', { name: 'Dealer' }).getByText('The dealer does not qualify.')).toHaveCount(1)
})

test('pay tables stand beside the layout, and on a phone are one tap away', async ({ page }) => {
  await sitAtOwn(page, 'caribbean-stud')
  await beside(page, 'Rules')
  const tables = page.locator('[data-test=pay-table]')
  await expect(tables).toHaveCount(2)
  await expect(tables.last()).toContainText('royal flush')
  await expect(tables.last()).toContainText('100 to 1')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(tables.first()).toBeHidden()
  await page.getByRole('button', { name: 'Pays', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Pay tables' }).getByText('100 to 1')).toBeVisible()
})

test('a card is squeezed by keys and by drag, all are shown on demand, and nothing moves for those who want that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await sitAtOwn(page, 'punto-banco')
  await bet(page, 'banker')
  await ready(page)
  const card = page.getByRole('slider', { name: /Bend the card up/ })
  const asked = page.getByRole('region', { name: 'You are asked' }).getByRole('button', { name: /^(Cut|Accept)/ })
  await expect
    .poll(async () => {
      if (await pressable(asked)) await asked.click({ timeout: 2000 }).catch(() => undefined)
      return card.count()
    }, { intervals: [60] })
    .toBe(1)
  await card.press('ArrowUp')
  await card.press('ArrowUp')
  await expect(card).toHaveAttribute('aria-valuenow', '18')
  const box = (await card.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 8)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 8 - box.height * 0.2)
  await page.mouse.up()
  await expect(card).toHaveAttribute('aria-valuenow', /^(5|6)\d$/)
  await card.press('Escape')
  await expect(result(page)).toBeVisible()
  await expect(card).toHaveCount(0)

  await anotherGuest(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitAtOwn(page, 'punto-banco')
  await bet(page, 'banker')
  await ready(page)
  let seen = 0
  await playOut(page, answers, async (choice) => {
    seen += await card.count()
    await page.getByRole('button', { name: new RegExp(`^${choice}`) }).click({ timeout: 2000 }).catch(() => undefined)
  })
  expect(seen + (await card.count())).toBe(0)
})

test('what a seat owes stands in its box until it is collected', async ({ page }) => {
  await sitAtOwn(page, 'minibaccarat', { options: { collection: 'deferred' } })
  const boxes = page.getByRole('list', { name: 'Vigorish owed' }).getByRole('listitem')
  await expect(boxes).toHaveCount(7)
  await until(page, ['banker'], async () => (await result(page).textContent())?.includes('won') ?? false)
  await expect(boxes.first()).toContainText('You, owes $0.25')
  await page.reload()
  await expect(boxes.first()).toContainText('$0.25')
})

test('three rounds that are won in a row are told', async ({ page }) => {
  await sitAtOwn(page, 'roulette')
  const felt = page.locator('[data-streak]')
  await until(page, ['dozen-1', 'dozen-2'], async () => Number(await felt.getAttribute('data-streak')) >= 3, 60)
  await expect(page.locator('.state')).toHaveText(/^\d+ wins in a row$/)
  await expect(page.getByRole('log').getByText(/wins in a row/)).not.toHaveCount(0)
})

test('call bets are made by name, priced, and not offered where the wheel has no such part', async ({ page }) => {
  await sitAtOwn(page, 'roulette', { options: { wheel: 'single-zero' } })
  const wagers = page.getByRole('list', { name: 'Your wagers' }).getByRole('listitem')
  const call = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(call('Voisins')).toHaveText(/\$45/)
  await expect(call('Orphelins')).toHaveText(/\$25/)
  await call('Tiers').click()
  await expect(wagers).toHaveCount(6)
  await expect(page.locator('[data-area="split-27-30"]')).toHaveAttribute('aria-label', /you have \$5/)
  await sitAtOwn(page, 'roulette')
  await expect(page.locator('[data-stop="17"]')).toBeVisible() // the track of the wheel is there
  await expect(call('Tiers')).toHaveCount(0)
})

test('sounds are made while they are on, as loud as one has set', async ({ page }) => {
  await page.addInitScript(() => {
    const w = window as unknown as { started: number; out?: GainNode }
    w.started = 0
    const start = AudioScheduledSourceNode.prototype.start
    AudioScheduledSourceNode.prototype.start = function (...at) {
      w.started++
      return start.apply(this, at)
    }
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (this instanceof GainNode && to instanceof DynamicsCompressorNode) w.out ??= this
      return connect.call(this, to)
    } as typeof AudioNode.prototype.connect
  })
  const started = () => page.evaluate(() => (window as unknown as { started: number }).started)
  await page.goto('/settings')
  await page.getByLabel('How loud').selectOption('loud')
  await sitAtOwn(page, 'roulette')
  await bet(page, 'red')
  await expect(page.locator('[data-area=red]')).toHaveAttribute('aria-label', /you have \$5/)
  expect(await started()).toBe(0)
  await page.getByRole('button', { name: 'Sounds' }).click()
  await expect.poll(started).toBeGreaterThan(0)
  const chip = await started()
  const level = await page.evaluate(() => (window as unknown as { out?: GainNode }).out?.gain.value ?? 0)
  expect(level).toBeGreaterThan(1)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await ready(page)
  await expect.poll(started).toBeGreaterThan(chip + 40) // pegs, as the wheel is seen to turn
})

test('whoever sits out a hand still does after a reload', async ({ page }) => {
  const id = await ownTable(page, 'hold-em', { bots: 2 })
  await sit(page, id)
  const out = page.getByRole('checkbox', { name: 'Sit out next hand' })
  await out.click() // the house says whether it is so, a moment later
  await beside(page, 'Seats')
  await expect(page.getByRole('list', { name: 'Players' }).getByText('sits out')).toBeVisible()
  await page.reload()
  await expect(out).toBeChecked()
})

test('the guide covers neither the header nor the felt', async ({ page }) => {
  const id = await ownTable(page, 'blackjack')
  for (const size of [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 1360, height: 850 }]) {
    await page.setViewportSize(size)
    await page.goto(`/table/${id}?sit&guide`)
    const guide = (await page.locator('[data-test=guide]').boundingBox())!
    const felt = (await page.locator('.felt').boundingBox())!
    const head = (await page.locator('main .top').boundingBox())!
    expect(head.y + head.height).toBeLessThanOrEqual(guide.y)
    expect(guide.y + guide.height).toBeLessThanOrEqual(felt.y)
  }
})

test('nothing moves for whoever has set it so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/settings')
  await page.getByLabel('Wheels, dice and cards').selectOption('still')
  await sitAtOwn(page, 'roulette')
  await bet(page, 'red')
  await page.evaluate(() => {
    const w = window as unknown as { turned: number }
    w.turned = 0
    const tick = () => {
      if (document.querySelector('.turning:not(.still)')) w.turned++
      requestAnimationFrame(tick)
    }
    tick()
  })
  await ready(page)
  await playOut(page, [])
  expect(await page.evaluate(() => (window as unknown as { turned: number }).turned)).toBeLessThan(3)
})

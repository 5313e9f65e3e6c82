import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unseenFocus } from '#tests/support/mediaChecks.ts'
import { site } from '#tests/support/site.ts'
import {
  barriers,
  open,
  origin,
  overflow,
  overflowOfDoubledText,
  untilTakenOver,
  visits,
} from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

async function join(page: Page, name: string): Promise<void> {
  await page.getByLabel('Ton prénom').fill(name)
  await page.getByRole('button', { name: 'Rejoindre la liste' }).click()
  await page.getByText(`${name} (toi)`).first().waitFor()
}

/** Requests of a page whose referrer has the address of the list. */
function findLeaks(page: Page, referrers: string[] = []): string[] {
  page.on('request', (request) => {
    const { referer } = request.headers()
    if (referer?.includes('/listes/')) referrers.push(request.url())
  })
  return referrers
}

test('shares a list whose two browsers agree, and whose address leaves in no referrer', async () => {
  const lea = await visit()
  const leaks = findLeaks(lea.page)
  await open(lea.page, '/comparer?trips=balcons-de-la-vanoise,d-ile-en-ile-dans-le-golfe-du-morbihan')
  await lea.page.getByRole('button', { name: 'Partager une liste' }).click()
  await lea.page.getByRole('button', { name: 'Créer la liste' }).click()
  const address = await lea.page.getByLabel('Le lien de la liste').inputValue()
  expect(await barriers(lea.page)).toEqual([])
  await lea.page.getByRole('link', { name: 'Ouvrir la liste' }).click()
  await lea.page.waitForURL('**/listes/*')
  await untilTakenOver(lea.page)
  await join(lea.page, 'Léa')

  const sam = await visit({ width: 390 })
  findLeaks(sam.page, leaks)
  await sam.page.goto(origin + new URL(address).pathname)
  await untilTakenOver(sam.page)
  await join(sam.page, 'Sam')
  const vote = sam.page.getByRole('group', { name: /^Ton vote pour Les balcons/ })
  await vote.getByRole('radio', { name: 'Oui' }).focus()
  await sam.page.keyboard.press('Space')
  await sam.page.getByText(/^Oui.: Sam$/).waitFor()
  const week = sam.page.locator('[data-mine]').nth(1)
  await sam.page.locator('[data-mine]').first().focus()
  await sam.page.keyboard.press('ArrowRight')
  const saved = sam.page.waitForResponse(
    (response) => response.request().postData()?.includes('SetShortlistWeeks') ?? false,
  )
  await sam.page.keyboard.press('Space')
  await expect.poll(() => week.getAttribute('aria-label')).toMatch(/week-end, lundi compris$/)

  await saved
  // The page reads again on focus; its interval of 15 s is tested apart.
  await lea.page.evaluate('window.dispatchEvent(new Event("focus"))')
  const marked = lea.page.locator('[data-row]', { hasText: 'Sam' }).locator('[data-part="1"]')
  await expect.poll(() => marked.count()).toBe(1)
  await lea.page.getByText(/^Oui.: Sam$/).waitFor()
  for (const { page } of [lea, sam]) {
    expect([await barriers(page), await overflow(page)]).toEqual([[], 0])
    expect([await unseenFocus(page), await overflowOfDoubledText(page)]).toEqual([[], 0])
  }
  await sam.page.setViewportSize({ width: 320, height: 700 })
  expect(await overflow(sam.page)).toBe(0)

  await sam.page.getByRole('link', { name: 'Les balcons de la Vanoise', exact: true }).click()
  await sam.page.waitForURL('**/expeditions/**')
  expect([leaks, lea.complaints, sam.complaints]).toEqual([[], [], []])
  expect(await sam.page.evaluate('caches.keys()')).toEqual([])
  await lea.close()
  await sam.close()
})

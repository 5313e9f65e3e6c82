import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { open, overflow, visits } from '#tests/support/visits.ts'

const visit = visits(site())

const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent.trim()')

test('shows every link of the desktop bar inside the margins above 993 px', async () => {
  const { page, close } = await visit({ width: 993 })
  await open(page, '/faq')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Menu' }).waitFor()
  for (const width of [994, 1100, 1279]) {
    await page.setViewportSize({ width, height: 800 })
    await header.getByRole('button', { name: 'Menu' }).waitFor({ state: 'hidden' })
    await header.getByRole('button', { name: 'Destinations' }).waitFor()
    const ends: number[] = []
    for (const name of ['Adultes', 'Famille', 'Séminaires', 'Blog', 'Ton niveau', 'FAQ', /^Nous appeler/]) {
      const box = await header.getByRole('link', { name, exact: true }).boundingBox()
      ends.push(box?.x ?? Number.NaN, (box?.x ?? 0) + (box?.width ?? 0))
    }
    expect(ends).toEqual(ends.toSorted((a, b) => a - b))
    const last = await header.getByRole('button', { name: "S'inscrire" }).boundingBox()
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width - 40)
    expect(await overflow(page)).toBe(0)
  }
  await close()
})

test('shows the chosen city in the bar from 1280 px on, by an icon below, and has one width for all', async () => {
  const { page, context, close } = await visit({ width: 1279 })
  await context.addInitScript("localStorage.setItem('from', 'strasbourg')")
  await open(page, '/faq')
  const button = page.getByRole('banner').getByRole('button', { name: 'Depuis Strasbourg' })
  const sizes: unknown[][] = []
  for (const width of [1279, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const box = await button.boundingBox()
    sizes.push([box?.width, box?.height, await overflow(page)])
    const last = await page.getByRole('banner').getByRole('button', { name: "S'inscrire" }).boundingBox()
    const margin = Math.max(40, (width - 1280) / 2)
    expect(Math.floor((last?.x ?? 0) + (last?.width ?? 0))).toBeLessThanOrEqual(width - margin)
  }
  expect(sizes).toEqual([44, 150, 150, 150, 150].map((width) => [width, 44, 0]))
  await close()
})

test('has a way to the search in the header, below the search of the home page too', async () => {
  const { page, close } = await visit()
  await open(page, '/')
  const link = page.getByRole('banner').getByRole('link', { name: 'Rechercher une aventure' })
  expect(await link.isVisible()).toBe(false)
  await page.evaluate('scrollTo(0, 900)')
  await link.waitFor()
  const last = await page.getByRole('banner').getByRole('button', { name: "S'inscrire" }).boundingBox()
  expect(Math.floor((last?.x ?? 0) + (last?.width ?? 0))).toBeLessThanOrEqual(1240)
  await open(page, '/faq')
  expect(await link.isVisible()).toBe(true)
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Toutes nos aventures' }).waitFor()
  await close()
})

test('traps focus and locks scroll in the mobile menu until Escape; a link closes it and focuses the title', async () => {
  const { page, complaints, close } = await visit({ width: 390 })
  await open(page, '/faq')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['Aventures adultes', 'Famille et enfants', 'Séminaire d’entreprise', 'Cartes cadeaux'])
    await menu.getByRole('link', { name }).waitFor()
  expect(await menu.getByText('Retrouve tes favoris et tes réservations').isVisible()).toBe(true)
  expect(await page.evaluate('getComputedStyle(document.documentElement).overflow')).toBe('hidden')
  const small = `[...document.querySelectorAll('dialog[open] a, dialog[open] button')].filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 43.5).map((each) => each.outerHTML)`
  expect(await page.evaluate(small)).toEqual([])
  for (let tabs = 0; tabs < 25; tabs += 1) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      'Boolean(document.activeElement.closest("dialog[open]")) || document.activeElement === document.body',
    ),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect
    .poll(() => page.evaluate('getComputedStyle(document.documentElement).overflow'))
    .not.toBe('hidden')
  const choose = async () => {
    await button.click()
    await menu.getByRole('link', { name: 'Blog' }).click()
    await menu.waitFor({ state: 'hidden' })
  }
  await choose()
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H1')
  // The same page again.
  await choose()
  expect(complaints).toEqual([])
  await close()
})

test('ignores a malformed URL fragment', async () => {
  const { page, complaints, close } = await visit()
  await open(page, '/faq')
  await page.evaluate("location.hash = '#100%'")
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await page.waitForURL('**/blog')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('shows the offline status until the network returns', async () => {
  const { page, close } = await visit()
  await open(page, '/accessibilite')
  await page.context().setOffline(true)
  await page.getByText('Tu es hors ligne').waitFor()
  // The URL of a failed page shows no other page.
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cette page n’a pas pu s’afficher' }).waitFor()
  await page.context().setOffline(false)
  await page.getByText('Tu es hors ligne').waitFor({ state: 'detached' })
  await close()
})

test('opens a link without a document request, focuses the title, and restores the scroll on Back', async () => {
  const { page, complaints, close } = await visit()
  await open(page, '/faq')
  await page.evaluate('window.stays = true')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  // Opened once its scripts are there.
  await footer.locator('details[open]').first().waitFor()
  await footer.getByRole('link', { name: 'Avis', exact: true }).click()
  await page.waitForURL('**/avis')
  await page.locator('h1:focus').waitFor()
  expect([await page.title(), await page.evaluate('window.scrollY')]).toEqual([
    expect.stringContaining('Avis'),
    0,
  ])
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Questions fréquentes' }).waitFor()
  await expect.poll(() => page.evaluate<number>('window.scrollY')).toBeGreaterThan(300)
  expect(await page.evaluate('window.stays')).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test('shows each focused element of the catalogue and of an expedition', async () => {
  const { page, complaints, close } = await visit()
  for (const path of ['/expeditions', '/expeditions/balcons-de-la-vanoise']) {
    await open(page, path)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Aller au contenu')
    const lost: string[] = []
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await page.keyboard.press('Tab')
      const seen = await page.evaluate<string>(hiddenStop)
      if (seen) lost.push(seen)
    }
    expect(lost).toEqual([])
  }
  expect(complaints).toEqual([])
  await close()
})

/** The focused element, when its focus is not visible. */
const hiddenStop = `(() => {
  const element = document.activeElement
  // A date field rings the part of it that one is in.
  if (element === document.body || element.type === 'date') return ''
  const box = element.getBoundingClientRect()
  const ringed = [element, element.parentElement, element.closest('label'), element.nextElementSibling, element.closest('article')]
    .some((each) => each && (getComputedStyle(each).outlineStyle !== 'none' || getComputedStyle(each).boxShadow !== 'none'))
  // A card's link rings the whole card.
  const ringsMore = getComputedStyle(element, '::after').outlineStyle !== 'none'
  const inView = box.bottom > 0 && box.top < innerHeight
  return (ringed || ringsMore) && inView ? '' : element.outerHTML.slice(0, 200)
})()`

test.each([
  [1280, 130],
  [390, 80],
])('at %i px wide, scrolls an anchor to %i px below the top', async (width, top) => {
  const { page, complaints, close } = await visit({ width })
  await open(page, '/faq#materiel')
  const heading = 'document.getElementById("materiel").getBoundingClientRect().top'
  // Browsers scroll by whole pixels, headings begin at fractions of one.
  await expect.poll(async () => Math.abs(Number(await page.evaluate(heading)) - top)).toBeLessThan(1)
  expect(complaints).toEqual([])
  await close()
})

test('scrolls a stack of toasts within the window', async () => {
  const { page, close } = await visit({ email: 'nouveau@demo.explora.test' })
  await page.setViewportSize({ width: 1280, height: 220 })
  await open(page, '/collections/premiers-pas')
  const hearts = '[...document.querySelectorAll("main button[aria-label^=Favori][aria-pressed=false]")]'
  await expect.poll(() => page.evaluate(`${hearts}.length`)).toBe(6)
  await page.evaluate(`${hearts}.forEach((heart) => heart.click())`)
  const stack = 'document.querySelector("[popover][aria-live=polite]")'
  await expect.poll(() => page.evaluate(`${stack}.scrollHeight > innerHeight`)).toBe(true)
  expect(await page.evaluate(`${stack}.getBoundingClientRect().bottom <= innerHeight`)).toBe(true)
  expect(await page.evaluate(`getComputedStyle(${stack}).overflowY`)).toBe('auto')
  await close()
})

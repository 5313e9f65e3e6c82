import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { photos } from '#api/db/referenceTables.ts'
import type { StaffPermission } from '#api/modules/agency/access/access.contract.ts'
import { at } from '#tests/gateway/authorization/reach.ts'
import { enterAgency, show } from '#tests/support/agencyScreens.ts'
import { expectSound, heading } from '#tests/support/bookingScreens.ts'
import { widths } from '#tests/support/lane.ts'
import { site } from '#tests/support/site.ts'
import { execute, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

const enter = (path: string, width: number, permissions: StaffPermission[] = ['catalogue']) =>
  enterAgency({ site: started, visit }, { path, width, permissions })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const locateRows = (page: Page) => page.getByRole('main').locator('a[data-row]').filter({ visible: true })

/** Sends a mutation from the page, with its session. */
async function send(page: Page, call: string): Promise<{ id: string; version: number }> {
  const query = `mutation { answer: ${call} { expedition { id version } errors { message field } } }`
  const answered = await execute(page, query)
  expect(at(answered, ['data', 'answer', 'errors']).flat()).toEqual([])
  const [id, version] = ['id', 'version'].map(
    (field) => at(answered, ['data', 'answer', 'expedition', field])[0],
  )
  return { id: String(id), version: Number(version) }
}

/** All fields that a publication needs, as a GraphQL input. */
async function wholeInput(slug: string): Promise<string> {
  const named = await started().db.select().from(photos).limit(3)
  const sentence = 'On marche sans hâte, de col en col, avec le lac en contrebas et les choucas au-dessus. '
  const day = `{ text: "${sentence}", mode: "à pied" }`
  return `{ slug: "${slug}", type: EN_ITINERANCE, level: 2, durationDays: 2, ageMinChild: 8,
    summary: "Deux jours autour de cinq lacs zinzolins, et une nuit sous la Voie lactée.", description: "${sentence.repeat(6)}",
    countries: ["FR"], region: "alpes-du-nord", activities: ["trek"], accommodations: ["Bivouac"],
    meetingPoint: { name: "Gare de Chambéry", latitude: 45.571, longitude: 5.919 }, priceCents: 34000, groupMin: 4, groupMax: 9,
    programme: [${day}, ${day}], included: ["Le guide", "Les repas", "La tente", "Le sac"], notIncluded: ["Le train", "Les boissons"],
    photos: ${JSON.stringify(named.map(({ name }) => name))} }`
}

test.each(widths())('at %i, lists expeditions by the filter of the address, and none', async (width) => {
  const { page, complaints, close } = await enter('/aventures', width)
  await heading(page, 'Aventures').waitFor()
  await expect.poll(() => locateRows(page).count()).toBeGreaterThanOrEqual(48)
  expect((await locateRows(page).first().boundingBox())?.y).toBeLessThan(700)
  await page.getByLabel('Nom, adresse, référence ou région').fill('vanoise')
  if (width < 1024) await button(page, 'Plus de filtres').press('Enter')
  await page.getByLabel('État').selectOption('PUBLISHED')
  await button(page, 'Filtrer').press('Enter')
  await page.waitForURL(/q=vanoise&etat=PUBLISHED/)
  await expect.poll(() => locateRows(page).count()).toBe(1)
  await show(page, '/aventures?q=introuvable')
  await page.getByText('Aucune aventure pour ces filtres.').waitFor()
  await button(page, 'Nouvelle aventure').press('Enter')
  await page.getByRole('dialog', { name: 'Nouvelle aventure' }).waitFor()
  await expectSound(page)
  expect(complaints).toEqual([])
  await close()
})

test('publishes a draft that visitors see at once, moves it, and withdraws it again', async () => {
  const author = await enter('/aventures', 1280)
  const seen = async (path: string) => {
    const answer = await fetch(`${started().url}${path}`, { redirect: 'manual' })
    const location = answer.headers.get('location')
    return { status: answer.status, location, body: await answer.text() }
  }
  const words = /Zéphirine|lacs-de-zephirine|cinq lacs/
  const nowhere = async () => {
    for (const path of ['/sitemap.xml', '/expeditions?q=zinzolins', '/'])
      expect([path, words.test((await seen(path)).body)]).toEqual([path, false])
  }
  const { page } = author
  await button(page, 'Nouvelle aventure').click()
  await page.getByRole('dialog').getByLabel('Nom').fill('Les lacs de Zéphirine')
  await page.getByRole('dialog').getByRole('button', { name: 'Commencer' }).press('Enter')
  await page.waitForURL(/\/aventures\/\d+$/)
  const id = page.url().split('/').at(-1) ?? ''
  await send(
    page,
    `agencySaveExpedition(id: "${id}", version: 1, input: ${await wholeInput('lacs-de-zephirine')})`,
  )
  expect((await seen('/expeditions/lacs-de-zephirine')).status).toBe(404)
  await nowhere()

  await show(page, '/aventures?etat=DRAFT')
  await page.getByRole('checkbox', { name: 'Choisir Les lacs de Zéphirine' }).check()
  await button(page, 'Publier').press('Enter')
  await page.getByText(/aventure en ligne\./).waitFor()
  await expect.poll(async () => (await seen('/expeditions/lacs-de-zephirine')).status).toBe(200)
  expect((await seen('/expeditions/lacs-de-zephirine')).body).toContain('cinq lacs zinzolins')
  await expect.poll(async () => (await seen('/sitemap.xml')).body).toContain('/expeditions/lacs-de-zephirine')
  await expect
    .poll(async () => (await seen('/expeditions?q=zinzolins')).body)
    .toContain('Les lacs de Zéphirine')

  const moved = await send(
    page,
    `agencySaveExpedition(id: "${id}", version: 3, input: { slug: "lacs-perdus" })`,
  )
  await send(page, `agencyPublishExpedition(id: "${id}", version: ${moved.version})`)
  await expect.poll(async () => (await seen('/expeditions/lacs-perdus')).status).toBe(200)
  await expect
    .poll(() => seen('/expeditions/lacs-de-zephirine?utm_source=lettre'))
    .toMatchObject({ status: 301, location: '/expeditions/lacs-perdus?utm_source=lettre' })

  await show(page, '/aventures?q=zephirine')
  await page.getByRole('checkbox', { name: 'Choisir Les lacs de Zéphirine' }).check()
  await expectSound(page)
  await button(page, 'Dépublier').press('Enter')
  await page.getByText(/aventure hors ligne\./).waitFor()
  await expect.poll(async () => (await seen('/expeditions/lacs-perdus')).status).toBe(404)
  expect((await seen('/expeditions/lacs-de-zephirine')).status).toBe(404)
  await nowhere()
  expect(author.complaints).toEqual([])
  await author.close()
})

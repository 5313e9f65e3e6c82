import type { Page } from 'playwright-core'

export type Scene = {
  /** File below `docs/`, without its ending. */
  name: string
  path: string
  width?: number
  height?: number
  /** Choices stored on the device before the page is opened. */
  device?: Record<string, string>
  prepare?: (page: Page) => Promise<void>
}

const vanoise = '/expeditions/balcons-de-la-vanoise'

/** Places an element below the fixed header, again once the part around it has settled. */
const at = (id: string) => async (page: Page) => {
  const place = () =>
    page.evaluate(`document.getElementById('${id}').scrollIntoView({ behavior: 'instant' })
      scrollBy({ top: -140, behavior: 'instant' })`)
  await place()
  await page.waitForLoadState('networkidle')
  await place()
}

async function signIn(page: Page): Promise<void> {
  const variables = { email: 'camille.voyage@demo.explora.test', password: 'explora-demo' }
  const query = `mutation ($email: String!, $password: String!) {
    login(email: $email, password: $password) { user { id } }
  }`
  const { origin } = new URL(page.url())
  await page.request.post(`${origin}/graphql`, { headers: { origin }, data: { query, variables } })
}

/** A new list, which its owner has joined and voted on. */
async function openList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Partager une liste' }).click()
  await page.getByRole('button', { name: 'Créer la liste' }).click()
  await page.getByRole('link', { name: 'Ouvrir la liste' }).click()
  await page.getByLabel('Ton prénom').fill('Léa')
  await page.getByRole('button', { name: 'Rejoindre la liste' }).click()
  await page.getByText('Léa (toi)').first().waitFor()
  await page.getByRole('radio', { name: 'Oui' }).first().check()
}

/** The road book of a reservation to come. */
async function openRoadBook(page: Page): Promise<void> {
  await signIn(page)
  await page.goto(new URL('/my-expeditions', page.url()).href)
  await page.locator('main a[href^="/my-expeditions/"]').first().click()
  await page.getByRole('link', { name: 'Carnet de route' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Dates that wait for promises, which load once the visitor is active. */
async function showDates(page: Page): Promise<void> {
  await page.mouse.click(4, 400)
  await at('mois-2027-08')(page)
  await page.getByRole('button', { name: 'Je pars si…' }).first().waitFor()
}

/** The profile under the arrow keys. */
async function showProfile(page: Page): Promise<void> {
  await at('parcours')(page)
  const slider = page.getByRole('slider', { name: 'Profil d’altitude, point par point' })
  await slider.press('PageUp')
  await slider.press('PageUp')
  await page.evaluate(`scrollBy({ top: 200, behavior: 'instant' })`)
}

const sentence = 'une semaine en août avec un enfant de 8 ans, pas trop dur, près d’un lac'

const compared = [
  'balcons-de-la-vanoise',
  'calanques-en-kayak-et-a-pied',
  'igloo-et-raquettes-en-chartreuse',
].join()

export const pictures: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'catalogue', path: '/expeditions?countries=FR' },
  { name: 'trip', path: vanoise },
  { name: 'phone', path: vanoise, width: 390, height: 780 },
  { name: 'elsewhere/city', path: '/expeditions', device: { from: 'rennes' } },
  { name: 'elsewhere/label', path: vanoise, prepare: at('etiquette-carbone') },
  { name: 'elsewhere/calendar', path: '/calendrier' },
  { name: 'elsewhere/ask', path: `/expeditions?q=${encodeURIComponent(sentence)}` },
  {
    name: 'elsewhere/level',
    path: '/ton-niveau',
    device: { effort: '14 800 5 TIRED 3' },
    prepare: at('sortie'),
  },
  { name: 'elsewhere/compare', path: `/comparer?trips=${compared}&from=lyon` },
  { name: 'elsewhere/route', path: vanoise, prepare: showProfile },
  { name: 'elsewhere/money', path: vanoise, prepare: at('argent') },
  { name: 'elsewhere/dates', path: vanoise, prepare: showDates },
  { name: 'elsewhere/list', path: `/comparer?trips=${compared}`, prepare: openList },
  { name: 'elsewhere/road-book', path: '/', prepare: openRoadBook },
]

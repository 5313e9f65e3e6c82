import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { listeners, startListening } from '#tests/gateway/server/live/followers.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { service } from '#tests/support/product.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'

const origin = 'http://localhost:4000'

const current = service()
let gateway: TestGateway
let browser: Browser
let page: Page
let complaints: string[]

beforeAll(async () => {
  gateway = await startListening(current().apiUrl)
  browser = await launchChromium(gateway.url)
})

afterAll(async () => {
  await browser.close()
  await gateway.close()
})

// The browser reports violations of the content policy on the console.
beforeEach(async () => {
  complaints = []
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!/^data:/.test(request.url()) && new URL(request.url()).origin !== origin)
      complaints.push(request.url())
  })
  await page.clock.install()
  await page.goto(`${origin}/graphql`)
})

afterEach(async () => {
  expect(complaints).toEqual([])
  await page.close()
})

const docs = () => page.getByRole('button', { name: 'Show Documentation Explorer' })
const execute = () => page.getByRole('button', { name: /Execute query/ })

/** The editor parses a changed text after a delay, to know the operation to run. */
async function openExample(name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click()
  await page.clock.fastForward('00:10')
}

const answer = () => page.locator('.result-window')

test('documents the schema', async () => {
  await docs().click()
  await page.getByRole('link', { name: 'Query', exact: true }).click()
  await page.getByText('Searches the catalogue, with filters').waitFor()
})

test('runs the first example', async () => {
  await execute().click()
  await answer().getByText('Les balcons de la Vanoise').first().waitFor()
})

test.each(['Catalogue', 'Home', 'Themes'])('the example %s runs without an error', async (name) => {
  await openExample(name)
  const response = page.waitForResponse(
    (each) => each.request().postData()?.includes(`query ${name}`) ?? false,
  )
  await execute().click()
  expect(await (await response).json()).not.toHaveProperty('errors')
})

test('reads the account after signing in by an example', async () => {
  const run = async (name: string, expected: string) => {
    await openExample(name)
    await execute().click()
    await answer().getByText(expected).first().waitFor()
  }
  await run('Me', '"me": null')
  await run('SignIn', '"Camille"')
  await run('Me', 'camille.voyage@demo.explora.test')
  await run('SetFavourite', '"isFavourite": true')
})

test('shows the events of the subscription example', async () => {
  await openExample('Places')
  await execute().click()
  await listeners(gateway.url, 1)
  await newDeparture(current().db)
  await answer().getByText('availableCount').waitFor()
})

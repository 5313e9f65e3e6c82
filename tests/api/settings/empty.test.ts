import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { demoAgency } from '#api/db/demo/agency.ts'
import { settings } from '#api/db/settingTables.ts'
import type { Api } from '#api/deps.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { resetMail } from '#api/modules/mail/reset.mails.ts'
import { prepareDatabase } from '#api/prepare.ts'
import { sitePaths } from '#schema/sitePaths.ts'
import { resellerKey } from '#tests/support/apiKeys.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { siteBefore } from '#tests/support/site.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { agency as constants } from '#web/lib/site/agency.content.ts'

const publicUrl = 'http://www.montagne.test'
const name = 'montagne.test'

/** The name of the demonstration is also the product's, in texts. */
const facts = [
  ...Object.values(demoAgency).filter((value) => typeof value === 'string' && value !== demoAgency.name),
  demoAgency.phone.replaceAll(' ', ''),
  constants.award,
  constants.foundingDate,
].filter(Boolean)
const factsIn = (text: string) => facts.filter((fact) => text.includes(String(fact)))

let database: TestDatabase
let api: Api
let apiUrl = ''
const prepare = (at: string) =>
  prepareDatabase({ db: database.db, isEmbedded: false }, () => testNow, {
    env: testEnv({ publicUrl: at }),
  })
beforeAll(async () => {
  database = await openTestDatabase('PostgreSQL', 'empty')
  await prepare('http://localhost:4000')
  await prepare(publicUrl)
  api = await testApi(database.db, { env: { publicUrl } })
  apiUrl = await api.listen({ host: '127.0.0.1', port: 0 })
})
const siteUrl = siteBefore(
  () => apiUrl,
  () => ({ PUBLIC_URL: publicUrl }),
)
afterAll(async () => {
  await api.close()
  await database.close()
})

test('an unset agency is named after the host of PUBLIC_URL, and has no other fact', async () => {
  const { sales: _sales, ...site } = (await api.inject({ url: '/api/v1/site' })).json()
  expect(Object.entries(site).filter(([, value]) => typeof value === 'string' && value !== '')).toEqual([
    ['name', name],
  ])
  expect(await database.db.select().from(settings)).toMatchObject([{ version: 1, value: { name } }])
})

test('an unset agency signs its mails with its name', async () => {
  await queueMail(database.db, { recipient: 'lea@example.test', ...resetMail(publicUrl) }, testNow)
  const [mail] = await database.db.select().from(outbox)
  expect(mail?.text).toContain(`l’équipe ${name}`)
  expect(factsIn(JSON.stringify(mail))).toEqual([])
})

test('an unset agency is a supplier without contact', async () => {
  const { headers } = await resellerKey(database.db)
  const supplier = (await api.inject({ url: '/octo/supplier', headers })).json()
  expect([supplier.name, supplier.contact]).toEqual([
    name,
    { website: publicUrl, email: null, telephone: null, address: null },
  ])
})

test('no page of an unset agency shows a fact of the demonstration, nor a link to no address', async () => {
  const paths = Object.values(sitePaths).filter((path) => typeof path === 'string')
  expect(paths.length).toBeGreaterThan(15)
  const home = await (await fetch(siteUrl())).text()
  expect(home.replaceAll('<!-- -->', '')).toContain(`© ${name}</p>`)
  const organization =
    /<script type="application\/ld\+json"[^>]*>(\{[^<]*"TravelAgency"[^<]*)</.exec(home)?.[1] ?? '{}'
  expect(Object.keys(JSON.parse(organization))).toEqual(['@context', '@type', 'name', 'url', 'logo'])
  for (const path of [...paths, '/nowhere']) {
    const html = await (await fetch(siteUrl() + path)).text()
    expect([path, factsIn(html)]).toEqual([path, []])
    expect([path, html.match(/href="(tel:"|mailto:["?])/g)]).toEqual([path, null])
  }
})

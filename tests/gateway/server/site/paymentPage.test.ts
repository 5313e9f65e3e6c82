import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '#gateway/server/env.ts'
import { createGateway } from '#gateway/server/server.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { stubbedSite } from '#tests/support/stubbedSite.ts'
import { testSecret } from '#tests/support/testApi.ts'

const clientFolder = mkdtempSync(join(tmpdir(), 'explora-site-'))
afterAll(() => rmSync(clientFolder, { recursive: true }))

/** Opens a path of a site whose pages print the services that they are given. */
async function open(source: Record<string, string>, path: string) {
  const app = await createGateway({
    apiUrl: 'http://127.0.0.1:1',
    env: readEnv({ SESSION_SECRET: testSecret, ...source }),
    logStream: capturedLog().stream,
    maxDelayMs: Number.POSITIVE_INFINITY,
    site: stubbedSite(clientFolder, async ({ services }) => ({
      status: 200,
      html: JSON.stringify(services),
    })),
  })
  const { body, headers } = await app.inject({ url: path, headers: { accept: 'text/html' } })
  await app.close()
  return { services: body, policy: String(headers['content-security-policy']) }
}

const key = { STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_SECRET_KEY: 'sk_test_1' }

test.each(['/paiement/p1', '/paiement/p1?payment=2', '/Paiement/p1'])(
  '%s has the publishable key, never the secret one, and may load Stripe',
  async (path) => {
    const { services, policy } = await open(key, path)
    expect(services).toBe('{"stripeKey":"pk_test_1"}')
    expect(policy).toContain('https://js.stripe.com')
  },
)

test.each(['/', '/reservations/c1/4', '/cartes-cadeaux', '/paiement', '/paiement/p1/more'])(
  '%s has neither the key nor the origins of Stripe',
  async (path) => {
    const { services, policy } = await open(key, path)
    expect([services, policy.includes('stripe')]).toEqual(['{}', false])
  },
)

test('without a key, the payment page allows nothing more than any other', async () => {
  const { services, policy } = await open({}, '/paiement/p1')
  expect([services, policy.includes('stripe')]).toEqual(['{}', false])
})

test('serves pages where maps have tiles', async () => {
  const { services, policy } = await open({ MAP_TILES_URL: 'https://tiles.test/{z}/{x}/{y}.png' }, '/')
  expect(services).toBe('{"hasMapTiles":true}')
  expect(policy).toContain("img-src 'self' data: https://tiles.test")
})

test('refuses a secret key in the place of the publishable one', () => {
  expect(() => readEnv({ SESSION_SECRET: testSecret, STRIPE_PUBLISHABLE_KEY: 'sk_live_1' })).toThrow(
    'STRIPE_PUBLISHABLE_KEY: expected a publishable key, which begins with pk_.',
  )
})

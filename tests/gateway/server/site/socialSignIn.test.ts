import { expect, test } from 'vitest'
import { product } from '#tests/support/product.ts'

const current = product()
const siteUrl = 'http://localhost:4000'

/** A browser before the gateway: it stores cookies and follows no redirect. */
function openBrowser() {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookie,
    async visit(url: string) {
      const { pathname, search } = new URL(url, siteUrl)
      const headers = { cookie: cookie() }
      const answer = await fetch(current().gateway.url + pathname + search, { redirect: 'manual', headers })
      for (const each of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
        jar.set(name, value)
      }
      return {
        status: answer.status,
        location: answer.headers.get('location') ?? '',
        body: await answer.text(),
      }
    },
  }
}

/** From the site to the demonstration's page, the choice, and back: returns the final address. */
async function signIn(redirectUrl: string) {
  const browser = openBrowser()
  const left = await browser.visit(`/auth/google_oauth2?redirect_url=${encodeURIComponent(redirectUrl)}`)
  const { status, body } = await browser.visit(left.location)
  expect(status).toBe(200)
  const action = /action="([^"]+)"/.exec(body)?.[1] ?? ''
  const hidden = [...body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const fields = Object.fromEntries(hidden.map(([, name, value]) => [name, value]))
  const choice = new URLSearchParams({ ...fields, account: 'demo-google-lea' })
  const chosen = await browser.visit(`${action}?${choice}`)
  return { browser, ...(await browser.visit(chosen.location)) }
}

test('returns to the initial page after a sign-in with Google’s demonstration', async () => {
  const { browser, status, location } = await signIn('/expeditions?page=2')
  expect([status, location]).toEqual([303, '/expeditions?page=2'])
  const { data } = await current().gateway.ask('{ me { email provider } }', {}, { cookie: browser.cookie() })
  expect(data).toEqual({ me: { email: 'lea.google@demo.explora.test', provider: 'GOOGLE' } })
})

test.each(['https://evil.test/', '//evil.test', '/\\evil.test', '/%2F/evil.test', 'javascript:alert(1)'])(
  'redirects no browser to %s',
  async (redirectUrl) => {
    expect((await signIn(redirectUrl)).location).toBe('/')
  },
)

test('sets a favourite by the slug of its expedition', async () => {
  const { browser } = await signIn('/')
  const credentials = { cookie: browser.cookie() }
  const { ask } = current().gateway
  type Expedition = { expedition: { id: string; slug: string } }
  const { data } = await ask<{ expeditions: { nodes: { id: string; slug: string }[] } }>(
    '{ expeditions(first: 1) { nodes { id slug } } }',
  )
  const [expedition] = data.expeditions.nodes
  const set = await ask<{ setFavourite: Expedition }>(
    'mutation ($key: ID!) { setFavourite(expeditionId: $key, favourite: true) { expedition { id slug } errors { code } } }',
    { key: expedition?.slug },
    credentials,
  )
  expect(set.data.setFavourite).toEqual({ expedition: expedition, errors: [] })
})

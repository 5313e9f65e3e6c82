import { expect, test } from 'vitest'
import { site } from '#tests/support/site.ts'
import { origin, visits } from '#tests/support/visits.ts'

const started = site()

const visit = visits(started)

const done = 'Tu es bien abonné(e)\u00a0!'

test('subscribes to the newsletter without scripts or an address in the URL', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false, width: 390 })
  await page.goto(`${origin}/faq`)
  await page.getByPlaceholder('Adresse email').fill('sans-script@example.test')
  await page.keyboard.press('Enter')
  await page.getByText(done).waitFor()
  expect(page.url()).toBe(`${origin}/newsletter`)
  await close()
})

test('requests a call without scripts, and shows a refused number beside its field', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false, width: 390 })
  await page.goto(`${origin}/etre-rappele`)
  const phone = page.getByLabel('Ton numéro de téléphone')
  await page.getByLabel('Ton nom').fill('Camille')
  await phone.fill('0612')
  await page.getByLabel(/^L’après-midi/).check()
  await phone.press('Enter')
  await page.locator('input[name="phone"][aria-invalid="true"]').waitFor()
  await phone.fill('06 12 34 56 78')
  await phone.press('Enter')
  await page.getByText(/^C’est noté/).waitFor()
  expect(await page.getByText(/^C’est noté/).textContent()).toMatch(/entre 14\sh et 18\sh/)
  await close()
})

test('refuses the form from another site, and never caches it', async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${started().url}/newsletter`, {
      method: 'POST',
      headers: { accept: 'text/html', ...headers },
      body: new URLSearchParams({ email: '"><script>alert(1)</script>@example.test' }),
    })
  const foreign = await post({ origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' })
  expect([foreign.status, foreign.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
  const own = await post({ origin, 'sec-fetch-site': 'same-origin' })
  expect([own.status, own.headers.get('cache-control')]).toEqual([422, 'no-store'])
  expect(await own.text()).not.toContain('<script>alert')
})

test('lists past letters on the newsletter page', async () => {
  const html = await (await fetch(`${started().url}/newsletter`)).text()
  expect(html.match(/<h1[^>]*>[^<]*lettres passées/)).toHaveLength(1)
  expect(html.match(/<article/g)).toHaveLength(3)
})

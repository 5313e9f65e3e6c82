import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newPaymentInput } from '#tests/api/payments/providerContract.ts'
import { type DemoPayments, startDemoPayments } from '#tests/support/demoPayments.ts'

let demo: DemoPayments
beforeAll(async () => {
  // The slow card settles after the last of these tests.
  demo = await startDemoPayments({ DEMO_PAYMENT_DELAY_MS: '600000' })
})
afterAll(() => demo.close())

const good = '4242 4242 4242 4242'

test.each([
  ['4242 4242 4242 4241', {}, 'Ce numéro de carte est incorrect'],
  ['', {}, 'Ce numéro de carte est incorrect'],
  ['carte', {}, 'Ce numéro de carte est incorrect'],
  ['5555 5555 5555 4444', {}, 'Cette carte n’existe pas dans la démonstration'],
  [good, { expiry: 'demain' }, 'Écris le mois et l’année d’expiration'],
  [good, { expiry: '13/30' }, 'Écris le mois et l’année d’expiration'],
  [good, { expiry: '01/20' }, 'Cette carte a expiré'],
  [good, { cvc: '12' }, 'Le code de sécurité a trois chiffres'],
])('refuses card %j %o with a sentence, and charges nothing', async (number, more, sentence) => {
  const { id } = await demo.provider.create(newPaymentInput())
  const answer = await demo.pay(id, number, more)
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain(sentence)
  expect(page).toMatch(/aria-invalid="true" aria-describedby="(number|expiry|cvc)-error"/)
  const { status, failure } = await demo.provider.read(id)
  expect({ status, failure }).toEqual({ status: 'pending' })
})

test.each([
  [good, '303 shop', 'succeeded'],
  ['4242424242424242', '303 shop', 'succeeded'],
  ['4000 0000 0000 0002', '303 page', 'pending'],
  ['4000 0000 0000 3220', '303 page', 'action_required'],
  ['4000 0000 0000 0341', '303 shop', 'pending'],
])('leads from card %s to %s and leaves it %s', async (number, target, status) => {
  const input = newPaymentInput()
  const { id } = await demo.provider.create(input)
  const answer = await demo.pay(id, number)
  const place = answer.headers.get('location') === input.returnUrl ? 'shop' : 'page'
  expect(`${answer.status} ${place}`).toBe(target)
  expect(await demo.provider.read(id)).toMatchObject({ status })
})

test('cancels nothing while the slow card waits', async () => {
  const { id } = await demo.provider.create(newPaymentInput())
  await demo.pay(id, '4000 0000 0000 0341')
  expect(await demo.provider.cancel(id)).toMatchObject({ status: 'pending' })
  expect(await page(id)).toContain('Ta banque réfléchit')
})

test('charges once for two clicks', async () => {
  const { id } = await demo.provider.create(newPaymentInput())
  const answers = await Promise.all([demo.pay(id, good), demo.pay(id, good)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  await vi.waitUntil(async () => (await demo.books()).undelivered === 0)
  expect(demo.deliveries.filter(({ body }) => body.includes(id))).toHaveLength(1)
})

test('shows the amount, the way back and the state of a payment on its page', async () => {
  const input = newPaymentInput({ description: '<b>Vercors</b>' })
  const { id, redirectUrl } = await demo.provider.create(input)
  expect(redirectUrl).toBe(`${demo.url}/pay/${id}`)
  const form = await page(id)
  expect(form).toContain('324,00\u00a0€')
  expect(form).toContain('&lt;b&gt;Vercors')
  expect(form).toContain(`href="${input.returnUrl}">Revenir sans payer`)
  expect(form).not.toContain('<script')
  await demo.pay(id, '4000 0000 0000 0002')
  expect(await page(id)).toContain('Ta carte a été refusée')
  await demo.pay(id, '4000 0000 0000 3220')
  expect(await page(id)).toContain('Confirme ton paiement')
  await demo.enterCode(id, '000000')
  expect(await page(id)).toContain('Le code était faux')
  await demo.provider.cancel(id)
  expect(await page(id)).toContain('Paiement annulé')
  expect((await demo.pay(id, good)).status).toBe(303)
  expect(await demo.provider.read(id)).toMatchObject({ status: 'canceled' })
})

test('has no page for an unknown payment', async () => {
  const answers = [
    await fetch(`${demo.url}/pay/none`),
    await demo.pay('none', good),
    await demo.enterCode('none', '1'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('stores the last four digits of cards at most', async () => {
  const journal = readFileSync(join(demo.dataDir, 'demo-payments.jsonl'), 'utf8')
  expect(journal).toContain('"last4":"4242"')
  for (const text of [journal, demo.output()])
    expect(text).not.toMatch(/4242[ .-]?4242|4000[ .-]?0000|"12\/49"/)
})

test.each([
  ['/books', {}],
  ['/payments/any', { authorization: 'Bearer wrong' }],
])('refuses %s without the secret', async (path, headers) => {
  expect((await fetch(`${demo.url}${path}`, { headers })).status).toBe(401)
})

test.each([
  ['an amount of nothing', { amountCents: 0 }],
  ['half a cent', { amountCents: 0.5 }],
  ['a way back that is a script', { returnUrl: 'javascript:alert(1)' }],
  ['an unknown saved card', { savedCard: 'card_none' }],
  ['no key', { idempotencyKey: '' }],
])('refuses %s', async (_case, changes) => {
  await expect(demo.provider.create(newPaymentInput(changes))).rejects.toMatchObject({ reason: 'invalid' })
})

const page = async (id: string) => (await fetch(`${demo.url}/pay/${id}`)).text()

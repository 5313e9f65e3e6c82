import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type PaymentInput,
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusal,
  type WebhookHeaders,
} from '#api/modules/payments/provider.ts'

export type Bench = {
  provider: PaymentProvider
  /** Plays the traveller in front of the provider's form. */
  pay(payment: ProviderPayment, card: 'succeeds' | 'declines' | 'challenges'): Promise<unknown>
  answerChallenge(payment: ProviderPayment, isRight: boolean): Promise<unknown>
  /** The signed webhook about a payment. */
  webhook(payment: ProviderPayment): Promise<{ body: Buffer; headers: WebhookHeaders; at: Date }>
  close(): Promise<void>
}

export const newPaymentInput = (changes: Partial<PaymentInput> = {}): PaymentInput => ({
  amountCents: 32_400,
  description: 'Traversée du Vercors, 2 adultes',
  paymentId: randomUUID(),
  idempotencyKey: randomUUID(),
  returnUrl: 'http://localhost:4000/reservations/1/4',
  saveCard: false,
  email: 'camille@example.test',
  ...changes,
})

/** The behaviour that the booking relies on, whichever provider takes the money. */
export function providerContract(name: string, start: () => Promise<Bench>): void {
  describe(name, () => {
    let bench: Bench
    beforeAll(async () => {
      bench = await start()
    })
    afterAll(() => bench.close())

    const paid = async (changes: Partial<PaymentInput> = {}) => {
      const payment = await bench.provider.create(newPaymentInput(changes))
      await bench.pay(payment, 'succeeds')
      return bench.provider.read(payment.id)
    }

    creates(() => bench)
    charges(() => bench)
    cancels(() => bench, paid)
    refunds(() => bench, paid)
    savesCards(() => bench, paid)
    signs(() => bench, paid)
  })
}

type Paid = (changes?: Partial<PaymentInput>) => Promise<ProviderPayment>

function creates(bench: () => Bench): void {
  test('creates a pending payment that the traveller can open', async () => {
    const payment = await bench().provider.create(newPaymentInput())
    expect(payment).toMatchObject({ status: 'pending', amountCents: 32_400, refundedCents: 0 })
    expect(payment.clientSecret ?? payment.redirectUrl).toBeTruthy()
    expect(await bench().provider.read(payment.id)).toEqual(payment)
  })

  test('returns the same payment for the same key, also at the same time and when saving a card', async () => {
    for (const saveCard of [false, true]) {
      const input = newPaymentInput({ saveCard })
      const both = [bench().provider.create(input), bench().provider.create(input)]
      const ids = (await Promise.all(both)).map(({ id }) => id)
      ids.push((await bench().provider.create(input)).id)
      expect(new Set(ids).size).toBe(1)
    }
  })

  test('refuses the same key for another amount', async () => {
    const input = newPaymentInput()
    await bench().provider.create(input)
    const other = bench().provider.create({ ...input, amountCents: 100 })
    await expect(other).rejects.toMatchObject({ reason: 'key_reused' })
  })

  test('refuses an unknown payment', async () => {
    await expect(bench().provider.read('pi_nowhere')).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('stops when its caller does', async () => {
    const creation = bench().provider.create(newPaymentInput(), AbortSignal.abort())
    await expect(creation).rejects.toMatchObject({ name: 'ProviderUnavailable' })
  })
}

function charges(bench: () => Bench): void {
  test('charges a card', async () => {
    const payment = await bench().provider.create(newPaymentInput())
    await bench().pay(payment, 'succeeds')
    const { status, clientSecret, redirectUrl } = await bench().provider.read(payment.id)
    expect({ status, clientSecret, redirectUrl }).toEqual({ status: 'succeeded' })
  })

  test('takes another card after one that was declined', async () => {
    const payment = await bench().provider.create(newPaymentInput())
    await bench().pay(payment, 'declines')
    const refused = await bench().provider.read(payment.id)
    expect(refused).toMatchObject({ status: 'pending', failure: 'card_declined' })
    await bench().pay(refused, 'succeeds')
    const { status, failure } = await bench().provider.read(payment.id)
    expect({ status, failure }).toEqual({ status: 'succeeded' })
  })

  test('charges after the right code of the bank, and not after a wrong one', async () => {
    const payment = await bench().provider.create(newPaymentInput())
    await bench().pay(payment, 'challenges')
    expect(await bench().provider.read(payment.id)).toMatchObject({ status: 'action_required' })
    await bench().answerChallenge(payment, false)
    const refused = await bench().provider.read(payment.id)
    expect(refused).toMatchObject({ status: 'pending', failure: 'challenge_failed' })
    await bench().pay(refused, 'challenges')
    await bench().answerChallenge(payment, true)
    expect(await bench().provider.read(payment.id)).toMatchObject({ status: 'succeeded' })
  })
}

function cancels(bench: () => Bench, paid: Paid): void {
  test('cancels an open payment, once or twice', async () => {
    const { id } = await bench().provider.create(newPaymentInput())
    expect(await bench().provider.cancel(id)).toMatchObject({ status: 'canceled' })
    expect(await bench().provider.cancel(id)).toMatchObject({ status: 'canceled' })
  })

  test('returns a payment that has succeeded as it is', async () => {
    const { id } = await paid()
    expect(await bench().provider.cancel(id)).toMatchObject({ id, status: 'succeeded' })
    await expect(bench().provider.cancel('pi_nowhere')).rejects.toMatchObject({ reason: 'not_found' })
  })
}

function refunds(bench: () => Bench, paid: Paid): void {
  const refund = (id: string, amountCents: number, idempotencyKey: string = randomUUID()) =>
    bench().provider.refund({ id, amountCents, idempotencyKey })

  test('gives back in parts, never more than was paid, once a key', async () => {
    const { id } = await paid({ amountCents: 10_000 })
    const key = randomUUID()
    const first = await refund(id, 4_000, key)
    expect(first.status).toBe('succeeded')
    expect(await refund(id, 4_000, key)).toEqual(first)
    await expect(refund(id, 6_001)).rejects.toMatchObject({ reason: 'not_refundable' })
    await refund(id, 6_000)
    await expect(refund(id, 1)).rejects.toMatchObject({ reason: 'not_refundable' })
    expect(await bench().provider.read(id)).toMatchObject({ status: 'succeeded', refundedCents: 10_000 })
  })

  test('gives back once when two refunds of all meet', async () => {
    const { id } = await paid({ amountCents: 10_000 })
    const results = await Promise.allSettled([refund(id, 10_000), refund(id, 10_000)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('refuses to give back what was not paid', async () => {
    const { id } = await bench().provider.create(newPaymentInput())
    await expect(refund(id, 100)).rejects.toMatchObject({ reason: 'not_refundable' })
    await expect(refund('pi_nowhere', 100)).rejects.toMatchObject({ reason: 'not_found' })
  })
}

function savesCards(bench: () => Bench, paid: Paid): void {
  test('charges a saved card without its owner', async () => {
    const { savedCard = '' } = await paid({ saveCard: true })
    const later = await bench().provider.create(newPaymentInput({ savedCard, amountCents: 5_000 }))
    expect(later).toMatchObject({ status: 'succeeded', amountCents: 5_000 })
    expect((await paid()).savedCard).toBeUndefined()
  })

  test('charges no card that was deleted, and deletes it once', async () => {
    const { savedCard = '' } = await paid({ saveCard: true })
    await bench().provider.forgetCard(savedCard)
    await bench().provider.forgetCard(savedCard)
    const later = bench().provider.create(newPaymentInput({ savedCard, amountCents: 5_000 }))
    await expect(later).rejects.toBeInstanceOf(ProviderRefusal)
  })

  test('fails for good when the bank asks for a code that no one can enter', async () => {
    const payment = await bench().provider.create(newPaymentInput({ saveCard: true }))
    await bench().pay(payment, 'challenges')
    await bench().answerChallenge(payment, true)
    const { savedCard = '' } = await bench().provider.read(payment.id)
    const later = await bench().provider.create(newPaymentInput({ savedCard }))
    const refused = { status: 'failed', failure: 'challenge_failed' }
    expect(later).toMatchObject(refused)
    expect(await bench().provider.read(later.id)).toMatchObject(refused)
  })
}

function signs(bench: () => Bench, paid: Paid): void {
  const minutes = (count: number) => count * 60_000

  test('reads the signed event of a payment within five minutes', async () => {
    const payment = await paid()
    const { body, headers, at } = await bench().webhook(payment)
    const read = (shiftMs: number) => bench().provider.event(body, headers, new Date(at.getTime() + shiftMs))
    expect(read(0)).toEqual({ id: expect.any(String), kind: 'payment', paymentId: payment.id })
    expect(read(minutes(4.9))).toEqual(read(0))
    expect(read(minutes(5.1))).toBe('invalid')
    expect(read(-minutes(5.1))).toBe('invalid')
  })

  test('refuses forged, unsigned and enormous events', async () => {
    const { body, headers, at } = await bench().webhook(await paid())
    const [name = ''] = Object.keys(headers).filter((each) => each.endsWith('signature'))
    const forged = (changed: Buffer, signature: string | string[] | undefined) =>
      bench().provider.event(changed, { ...headers, [name]: signature }, at)
    const signature = String(headers[name])
    expect(forged(body, signature)).not.toBe('invalid')
    expect(forged(Buffer.concat([body, Buffer.from(' ')]), signature)).toBe('invalid')
    expect(forged(body, signature.replace(/v1=./, 'v1=g'))).toBe('invalid')
    expect(
      forged(
        body,
        signature.replace(/t=\d+/, (time) => `t=${Number(time.slice(2)) + 1}`),
      ),
    ).toBe('invalid')
    for (const wrong of [undefined, '', 't=1', 'v1=', 't=,v1=', [signature, signature]])
      expect(forged(body, wrong)).toBe('invalid')
    expect(forged(Buffer.alloc(5_000_000, ' '), signature)).toBe('invalid')
  })
}

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findRows } from '#api/db/client.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { payments } from '#api/db/paymentTables.ts'
import { duePartsSince } from '#api/modules/instalments/instalments.repository.ts'
import { ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import type { PaymentProvider } from '#api/modules/payments/provider.ts'
import { remindBalances, reportOverdue } from '#api/modules/payments/reminders.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { type DemoPayments, startDemoPayments, unusedProvider } from '#tests/support/demoPayments.ts'
import { accepted, at, challenges, instalmentBookings } from '#tests/support/instalmentBookings.ts'
import type { ReadyCart } from '#tests/support/readyCarts.ts'
import { testEnv } from '#tests/support/testApi.ts'

const { publicUrl } = testEnv()

let demo: DemoPayments
beforeAll(async () => {
  demo = await startDemoPayments()
})
afterAll(() => demo.close())

onDatabase('demo', (current) => {
  const { log, work, bookedBy, parts, due, taken, call, subjects } = instalmentBookings(current, () => demo)

  /** The cards of a reservation that we or the provider still know. */
  async function savedCards({ id }: ReadyCart) {
    const rows = await current().db.select().from(payments).where(eq(payments.reservationId, id))
    const wire = await Promise.all(rows.map(({ providerId }) => demo.provider.read(providerId ?? '')))
    return [...rows, ...wire].flatMap(({ savedCard }) => savedCard ?? [])
  }

  test('offers the plan with its parts, and saves the card with the deposit', async () => {
    const cart = await bookedBy(accepted)
    expect(await parts(cart)).toEqual([
      ['to_come', 350, '2027-04-22'],
      ['to_come', 350, '2027-06-05'],
    ])
    expect(await due(cart)).toBe(700)
    const { instalments } = await call(cart, '')
    expect(instalments).toEqual([
      { due_on: '2027-04-22', amount_cents: 350_00, state: 'to_come', retry_on: null },
      { due_on: '2027-06-05', amount_cents: 350_00, state: 'to_come', retry_on: null },
    ])
  })

  test('charges each part once on its day, whatever the number of runs and nodes', async () => {
    const cart = await bookedBy(accepted)
    const isDueOn = async (day: string) =>
      (
        await findRows<{ isDue: boolean }>(
          current().db,
          sql`select ${duePartsSince(day)} is not null as "isDue"`,
        )
      )[0]?.isDue
    await work('2027-04-21')
    expect(await taken(cart)).toEqual([300])
    expect([await isDueOn('2027-04-21'), await isDueOn('2027-04-22')]).toEqual([false, true])
    await Promise.all([work('2027-04-22'), work('2027-04-22'), work('2027-04-22')])
    await work('2027-04-23')
    expect([await taken(cart), await due(cart)]).toEqual([[300, 350], 350])
    expect(await parts(cart)).toEqual([
      ['paid', 350, null],
      ['to_come', 350, '2027-06-05'],
    ])
    await work('2027-06-05')
    await work('2027-06-06')
    expect([await taken(cart), await due(cart)]).toEqual([[300, 350, 350], 0])
    const [, second = '', third = ''] = await subjects(cart)
    expect([second, third]).toEqual([
      expect.stringMatching(/^Paiement reçu : 350 €/),
      expect.stringMatching(/^Paiement reçu : 350 €/),
    ])
    expect(await subjects(cart)).toHaveLength(3)
    expect(await ledgerDifferences(current().db)).toEqual([])
    expect(log.error).not.toHaveBeenCalled()
  })

  test('deletes the saved card once no part needs it', async () => {
    const cart = await bookedBy(accepted)
    await work('2027-04-22')
    expect(await savedCards(cart)).not.toEqual([])
    await work('2027-06-05')
    await work('2027-06-06')
    expect(await savedCards(cart)).toEqual([])
    await work('2027-06-07')
    expect(log.error).not.toHaveBeenCalled()
  })

  test('charges once across a crash between the call of the provider and our commit', async () => {
    const cart = await bookedBy(accepted)
    const dying: PaymentProvider = {
      ...demo.provider,
      async create(input) {
        await demo.provider.create(input)
        throw new Error('the process was killed')
      },
    }
    await work('2027-04-22', dying)
    // Taken at the provider, and not yet known here.
    expect([await taken(cart), await parts(cart)]).toMatchObject([
      [300, 350],
      [['charging', 350, null], {}],
    ])
    log.error.mockClear()
    await work('2027-04-22')
    expect([await taken(cart), await due(cart)]).toEqual([[300, 350], 350])
  })

  test('repeats the call of a provider that cannot be reached, with its key', async () => {
    const cart = await bookedBy(accepted)
    await work('2027-04-22', { ...unusedProvider, canSaveCards: true })
    expect(await parts(cart)).toMatchObject([['charging', 350, null], {}])
    log.error.mockClear()
    await work('2027-04-22')
    expect(await taken(cart)).toEqual([300, 350])
  })

  test('asks by mail after a refused charge, repeats it once, and reports what stays due', async () => {
    const { db } = current()
    const cart = await bookedBy(challenges)
    await work('2027-04-22')
    expect(await parts(cart)).toMatchObject([['late', 350, '2027-04-25'], {}])
    await work('2027-04-24')
    expect(await subjects(cart)).toHaveLength(2)
    await work('2027-04-25')
    await work('2027-04-29')
    expect(await parts(cart)).toMatchObject([['late', 350, null], {}])
    const refusals = (await subjects(cart)).filter((subject) => /^Ton paiement de 350 €/.test(subject))
    expect(refusals).toHaveLength(2)
    expect([await taken(cart), await due(cart)]).toEqual([[300], 700])
    const info = vi.fn()
    await reportOverdue(db, at('2027-04-29'), { info })
    expect(info.mock.lastCall?.[0].reservationIds).toContain(cart.id)
    const { canceled_at, ...account } = await call(cart, '')
    expect([canceled_at, account.balance_cents]).toEqual([undefined, 700_00])
  })

  test('sends no reminder while the card pays, and one of the refused part', async () => {
    const { db } = current()
    const [paid, refused] = [await bookedBy(accepted), await bookedBy(challenges)]
    await work('2027-04-22')
    await work('2027-04-25')
    await remindBalances(db, { now: at('2027-05-21'), publicUrl }, log)
    expect((await subjects(paid)).filter((subject) => subject.startsWith('Ton solde'))).toEqual([])
    const [reminder] = (await subjects(refused)).filter((subject) => subject.startsWith('Ton solde'))
    expect(reminder).toMatch(/^Ton solde de 350 €/)
  })
})

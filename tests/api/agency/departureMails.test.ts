import { beforeEach, expect, test, vi } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { pledges } from '#api/db/pledgeTables.ts'
import { departures } from '#api/db/tables.ts'
import { runJobs } from '#api/modules/agency/money/runJobs.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { agencyMoney } from '#tests/support/agencyMoney.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { phoneOption } from '#tests/support/phoneOption.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const text = 'Un orage est annoncé.'
const plain = (words: string) => words.replaceAll(/\s/g, ' ')

onDatabase('demo', (current) => {
  const { send, post, signInAs, booked, pay } = agencyMoney(current, 'departures', 'money', 'bookings')
  beforeEach(async () => {
    await signInAs(['departures', 'money', 'bookings'])
  })
  const findPlan = async (id: number, query = '') =>
    (await send('GET', `/departures/${id}/cancellation${query}`)).json()
  const cancel = async (id: number, changes: object = {}) => {
    const input = { version: 1, start: '2027-07-05', reason: 'Orages annoncés', text }
    expect((await post(`/departures/${id}/cancel`, { ...input, ...changes })).statusCode).toBe(200)
    await runJobs({ db: current().db, clock: () => testNow, env: testEnv() }, { error: vi.fn() })
  }
  const refundsOfReservation = async (id: string) => {
    const rows = await current()
      .db.select()
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.reservationId, id))
    return rows.map((row) => row.refunds)
  }
  const sent = () => current().db.select({ subject: outbox.subject, text: outbox.text }).from(outbox)

  /** Two reservations that are paid, one that is not, two options and a promise. */
  async function mixedDeparture() {
    const { db } = current()
    const departureId = await newDeparture(db, 12)
    await newDeparture(db, 4, '2027-07-06')
    for (const paidCents of [500_00, 500_00, 0]) {
      const { userId } = await signedInAccount(db)
      await bookedReservation(db, userId, departureId, { travellers: 1, paidCents })
    }
    for (const _option of [1, 2]) await phoneOption(db, departureId)
    const { userId } = await signedInAccount(db)
    await db.insert(pledges).values({ userId, departureId, places: 1, createdAt: testNow })
    await db.delete(outbox)
    return departureId
  }

  test('shows one mail of each kind before they are sent, and how many leave', async () => {
    const departureId = await mixedDeparture()
    const { mails, resellers_count } = await findPlan(departureId, `?text=${encodeURIComponent(text)}`)
    expect(mails.map(({ kind, count }: { kind: string; count: number }) => [kind, count])).toEqual([
      ['cancellation', 2],
      ['unpaid_cancellation', 1],
      ['option_ended', 2],
      ['pledge_ended', 1],
    ])
    expect([resellers_count, await sent()]).toEqual([0, []])
    const [row] = await current().db.select().from(departures).where(eq(departures.id, departureId))
    expect(row?.canceledAt).toBeNull()
    await cancel(departureId)
    const all = await sent()
    expect(all).toHaveLength(6)
    for (const { mail } of mails) expect(all).toContainEqual(mail)
    for (const { mail } of mails.slice(0, 3)) expect(mail.text).toContain(text)
  })

  test('shows the mail of those who get a gift card', async () => {
    const { db } = current()
    const departureId = await newDeparture(db)
    const { userId } = await signedInAccount(db)
    await bookedReservation(db, userId, departureId, { travellers: 1 })
    const [shown] = (await findPlan(departureId, '?gift_cards=true')).mails
    expect(plain(shown.mail.text)).toContain('500 € en carte cadeau')
    await cancel(departureId, { text: '', gift_cards: true })
    expect(await sent()).toContainEqual(shown.mail)
  })

  test.each([
    [
      'transfer',
      'Nous te remboursons 200 € nous-mêmes, par virement ou par chèque : compte 14 jours au plus.',
    ],
    ['holiday_vouchers', 'Nous te rendons 200 € en carte cadeau : son code arrive par un autre mail.'],
  ])('says how money that came by %s is given back, beside that of a card', async (method, sentence) => {
    const { id, departureId } = await booked()
    expect((await pay(id, { method })).statusCode).toBe(201)
    await current().db.delete(outbox)
    const plan = await findPlan(departureId)
    expect(plan.manual_cents).toBe(method === 'transfer' ? 200_00 : 0)
    const [{ mail }] = plan.mails
    expect(plain(mail.text)).toContain('Nous te remboursons 300 € sur le moyen de paiement que tu as utilisé')
    expect(plain(mail.text)).toContain(sentence)
    await cancel(departureId, { text: '' })
    expect(await sent()).toContainEqual(mail)
    const [card] = (await refundsOfReservation(id)).filter(({ giftCardId }) => giftCardId)
    expect(card?.amountCents).toBe(method === 'transfer' ? undefined : 200_00)
  })

  test('counts mails for those who may not read names, without their text', async () => {
    const departureId = await mixedDeparture()
    await signInAs(['departures', 'money'])
    const { mails } = await findPlan(departureId)
    expect(mails).toHaveLength(4)
    expect(new Set(mails.map(({ mail }: { mail: unknown }) => mail))).toEqual(new Set([null]))
  })

  test('shows no mail of a departure without customers', async () => {
    const departureId = await newDeparture(current().db)
    expect((await findPlan(departureId)).mails).toEqual([])
  })
})

import { beforeAll, expect, test } from 'vitest'
import { users } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { invoices } from '#api/db/paymentTables.ts'
import type { Api } from '#api/deps.ts'
import type { AgencyListedInvoice } from '#api/modules/agency/invoices/invoices.contract.ts'
import { issueInvoice } from '#api/modules/invoices/invoices.repository.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { invoiceDocument } from '#tests/support/invoices.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'

onDatabase('demo', (current) => {
  let api: Api
  let staff: Record<'owner' | 'both' | 'money', TestAccount>
  beforeAll(async () => {
    const { db } = current()
    api = await testApi(db)
    staff = {
      owner: await staffMember(db, { role: 'owner' }),
      both: await staffMember(db, { permissions: ['bookings', 'money'] }),
      money: await staffMember(db, { permissions: ['money'] }),
    }
  })

  async function found(query: string, { headers }: TestAccount): Promise<AgencyListedInvoice[]> {
    const answer = await api.inject({ url: `/api/v1/agency/invoices?${query}`, headers })
    expect(answer.statusCode).toBe(200)
    return answer.json().invoices
  }

  /** An invoice and its credit note, of an account of their own. */
  async function issued(name: string) {
    const { db } = current()
    const { userId } = await signedInAccount(db)
    const reservationId = await bookedReservation(db, userId, await newDeparture(db))
    const document = { ...invoiceDocument, customer: { name, address: [] } }
    const issue = (kind: 'invoice' | 'credit_note', at: string) =>
      db.transaction((tx) =>
        issueInvoice(tx, { kind, reservationId, document: { ...document, kind }, at: new Date(at) }),
      )
    const invoice = await issue('invoice', '2031-05-01T09:00:00Z')
    return { userId, reservationId, invoice, note: await issue('credit_note', '2031-06-01T09:00:00Z') }
  }

  test('finds documents by number, reference, billing name, period and kind, the newest first', async () => {
    const { reservationId, invoice, note } = await issued('Thélonie Marchepied')
    const fetchNumbers = async (query: string) => (await found(query, staff.both)).map(({ number }) => number)
    expect(await fetchNumbers('q=thelonie')).toEqual([note.number, invoice.number])
    expect(await fetchNumbers(`q=${invoice.number}`)).toEqual([invoice.number])
    expect(await fetchNumbers('from=2031-05-01&to=2031-05-01')).toEqual([invoice.number])
    expect(await fetchNumbers('q=marchepied&kind=credit_note')).toEqual([note.number])
    const [first, second] = await found('q=thelonie', staff.both)
    expect(first).toMatchObject({
      kind: 'credit_note',
      total_cents: -1_070_00,
      reservation_id: reservationId,
    })
    expect(second).toMatchObject({ total_cents: 1_070_00, customer_name: 'Thélonie Marchepied' })
  })

  test('reads in pages', async () => {
    await issued('Une Page')
    const page = async (after = '') => {
      const url = `/api/v1/agency/invoices?first=1&from=2031-01-01${after}`
      return (await api.inject({ url, headers: staff.money.headers })).json()
    }
    const one = await page()
    const other = await page(`&after=${one.next}`)
    expect(one.invoices[0].id).not.toBe(other.invoices[0].id)
    expect(one.invoices[0].issued_at >= other.invoices[0].issued_at).toBe(true)
  })

  test('hides names from money alone, and those of erased customers from all but owners', async () => {
    const { db } = current()
    const { userId, invoice } = await issued('Zéphyrin Quatrevingt')
    const ids = async (caller: TestAccount, q = 'zephyrin') =>
      (await found(`q=${q}`, caller)).map(({ id }) => id)
    expect(await ids(staff.money)).toEqual([])
    expect(await found(`q=${invoice.number}`, staff.money)).toMatchObject([{ customer_name: null }])
    expect(await ids(staff.both)).toContain(invoice.id)
    await db
      .update(users)
      .set({ email: `efface-${userId}@efface.invalid` })
      .where(eq(users.id, userId))
    expect(await ids(staff.both)).toEqual([])
    expect(await found(`q=${invoice.number}`, staff.both)).toMatchObject([{ customer_name: null }])
    expect(await ids(staff.owner)).toContain(invoice.id)
  })

  test('is closed to staff without money', async () => {
    const claire = await staffMember(current().db, { permissions: ['bookings'] })
    const answer = await api.inject({ url: '/api/v1/agency/invoices', headers: claire.headers })
    expect(answer.json().error.message).toMatch(/l’accès «.Argent.»/)
    expect(await current().db.$count(invoices)).toBeGreaterThan(0)
  })
})

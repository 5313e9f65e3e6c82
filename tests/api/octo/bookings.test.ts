import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import { eq, like } from '#api/db/drizzle.ts'
import { invoices } from '#api/db/paymentTables.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { findPlaces, lead, wishFor } from '#tests/support/octoBookings.ts'
import { faultsBy } from '#tests/support/octoSchema.ts'
import { resellerBookings } from '#tests/support/resellerBookings.ts'

onDatabase('demo', (current) => {
  const { calls, leaving, held, sold, owed, pass, resellerId } = resellerBookings(current)

  test('holds places for 30 minutes, and answers with the booking in full', async () => {
    const { db } = current()
    const { id, startOn } = await leaving()
    const { status, body } = await calls.reserve({
      ...wishFor(startOn, 2),
      resellerReference: 'R-1',
      notes: 'Arrivent tard.',
      contact: { fullName: 'Ana Le Goff' },
    })
    expect([status, faultsBy('Booking', body)]).toEqual([200, []])
    expect(body).toMatchObject({
      testMode: false,
      status: 'ON_HOLD',
      resellerReference: 'R-1',
      notes: 'Arrivent tard.',
      utcCreatedAt: '2027-03-10T09:00:00Z',
      utcUpdatedAt: '2027-03-10T09:00:00Z',
      utcExpiresAt: '2027-03-10T09:30:00Z',
      utcConfirmedAt: null,
      productId: '1',
      optionId: 'DEFAULT',
      cancellable: true,
      cancellation: null,
      freesale: false,
      availability: { vacancies: 2, capacity: 4, status: 'AVAILABLE' },
      contact: { fullName: 'Ana Le Goff', firstName: null, locales: [] },
      voucher: { redemptionMethod: 'MANIFEST', deliveryOptions: [] },
      pricing: { retail: 1000_00, net: 850_00, currency: 'EUR' },
    })
    expect(body.supplierReference).toMatch(/^EX-/)
    expect(body.unitItems).toMatchObject([
      { unitId: 'adult', status: 'ON_HOLD', ticket: null, pricing: { retail: 500_00, net: 425_00 } },
      { unitId: 'adult', status: 'ON_HOLD', ticket: null, pricing: { retail: 500_00, net: 425_00 } },
    ])
    expect(await findPlaces(db, id)).toEqual([4, 0, 2])
    expect((await calls.read(body.uuid)).body).toEqual(body)
  })

  test('holds half of the places of a departure for one reseller, until they are confirmed', async () => {
    const { startOn } = await leaving(5)
    const first = await calls.reserve(wishFor(startOn, 2))
    const refused = await calls.reserve(wishFor(startOn, 2))
    expect([refused.status, refused.body.error]).toEqual([400, 'UNPROCESSABLE_ENTITY'])
    expect(refused.body.errorMessage).toMatch(/la moitié au plus/)
    expect((await calls.reserve(wishFor(startOn, 1))).status).toBe(200)
    await calls.confirm(first.body.uuid)
    expect((await calls.reserve(wishFor(startOn, 2))).status).toBe(200)
  })

  test('answers a repeated request with its booking, also once it is sold out', async () => {
    const { db } = current()
    const { id, startOn } = await leaving(1)
    const input = { ...wishFor(startOn), uuid: randomUUID() }
    const [first, second] = await Promise.all([calls.reserve(input), calls.reserve(input)])
    expect(first.body.id).toBe(second.body.id)
    expect((await calls.reserve({ ...input, uuid: input.uuid.toUpperCase() })).body.id).toBe(first.body.id)
    expect((await calls.reserve({ ...input, notes: 'autre' })).body).toMatchObject({
      error: 'INVALID_BOOKING_UUID',
      uuid: input.uuid,
    })
    expect(await findPlaces(db, id)).toEqual([1, 0, 1])
    expect((await calls.reserve(wishFor(startOn))).body.error).toBe('UNPROCESSABLE_ENTITY')
  })

  test('lets a hold lapse by itself, whose places are free at once', async () => {
    const { startOn, uuid } = await held(1, 1)
    pass(30)
    expect((await calls.read(uuid)).body).toMatchObject({
      status: 'EXPIRED',
      utcExpiresAt: '2027-03-10T09:30:00Z',
      cancellable: false,
      cancellation: null,
      unitItems: [{ status: 'EXPIRED' }],
    })
    for (const late of [calls.confirm, calls.extend, calls.cancel, calls.remove])
      expect((await late(uuid)).body).toMatchObject({ error: 'INVALID_BOOKING_UUID', uuid })
    expect((await calls.change(uuid, {})).body).toMatchObject({ error: 'INVALID_BOOKING_UUID', uuid })
    expect((await calls.reserve(wishFor(startOn))).body.status).toBe('ON_HOLD')
  })

  test('extends a hold from now, up to an hour', async () => {
    const { uuid } = await held()
    pass(20)
    expect((await calls.extend(uuid)).body).toMatchObject({
      utcExpiresAt: '2027-03-10T09:50:00Z',
      utcUpdatedAt: '2027-03-10T09:20:00Z',
    })
    expect((await calls.extend(uuid, { expirationMinutes: 600 })).body.utcExpiresAt).toBe(
      '2027-03-10T10:20:00Z',
    )
    pass(59)
    expect((await calls.confirm(uuid)).body.status).toBe('CONFIRMED')
    expect((await calls.extend(uuid)).body.error).toBe('UNPROCESSABLE_ENTITY')
  })

  test('sells the places of a hold, invoices the reseller, and lists its travellers', async () => {
    const { db } = current()
    const { id, uuid, booking } = await held()
    const before = await owed()
    const [first] = booking.unitItems
    pass(5)
    const { status, body } = await calls.confirm(uuid, {
      contact: lead,
      resellerReference: 'R-2',
      emailReceipt: true,
      unitItems: [
        { uuid: first.uuid, unitId: 'adult' },
        { unitId: 'adult', contact: { fullName: 'Léo Martin', phoneNumber: '+33612345679' } },
      ],
    })
    expect([status, faultsBy('Booking', body)]).toEqual([200, []])
    expect(body).toMatchObject({
      status: 'CONFIRMED',
      resellerReference: 'R-2',
      utcConfirmedAt: '2027-03-10T09:05:00Z',
      utcExpiresAt: null,
      cancellable: true,
      voucher: { deliveryOptions: [{ deliveryFormat: 'QRCODE', deliveryValue: body.supplierReference }] },
      availability: { vacancies: 2 },
      pricing: { retail: 1000_00, net: 850_00 },
    })
    expect(await findPlaces(db, id)).toEqual([4, 2, 0])
    const [reservation] = await db.select().from(reservations).where(eq(reservations.id, body.id))
    expect(reservation).toMatchObject({
      userId: null,
      resellerId: resellerId(),
      source: 'reseller',
      totalCents: 850_00,
      balanceCents: 0,
      reference: body.supplierReference,
    })
    const travellers = await db.select().from(participants).where(eq(participants.reservationId, body.id))
    expect(travellers.map(({ firstName, lastName, phone }) => [firstName, lastName, phone])).toEqual([
      ['Ana', 'Le Goff', '+33612345678'],
      ['Léo', 'Martin', '+33612345679'],
    ])
    expect((await owed()) - before).toBe(850_00)
    const [invoice] = await db.select().from(invoices).where(eq(invoices.reservationId, body.id))
    expect(invoice).toMatchObject({ kind: 'invoice', document: { totalCents: 850_00, paidCents: 0 } })
    expect(invoice?.document.customer.name).toMatch(/^Revendeur/)
    const mails = await db
      .select()
      .from(outbox)
      .where(like(outbox.text, `%${body.supplierReference}%`))
    expect(mails.map(({ recipient }) => recipient)).toEqual(['ana@example.test'])
  })

  test('leaves a sale as it is when it is confirmed again', async () => {
    const { uuid, booking } = await sold()
    pass(5)
    expect((await calls.confirm(uuid)).body).toEqual(booking)
    expect(await current().db.$count(invoices, eq(invoices.reservationId, booking.id))).toBe(1)
  })

  test('refuses a confirmation without a contact, without a name, or that cannot be mailed', async () => {
    const { uuid } = await held()
    expect((await calls.confirm(uuid, {})).body.error).toBe('BAD_REQUEST')
    expect((await calls.confirm(uuid, { contact: { firstName: 'Ana' } })).body.error).toBe(
      'UNPROCESSABLE_ENTITY',
    )
    const unmailable = { contact: { fullName: 'Ana Le Goff', emailAddress: 'ana' }, emailReceipt: true }
    expect((await calls.confirm(uuid, unmailable)).body.error).toBe('UNPROCESSABLE_ENTITY')
    expect((await calls.read(uuid)).body).toMatchObject({ status: 'ON_HOLD', contact: { fullName: null } })
    expect((await calls.confirm(uuid, { contact: { fullName: 'Ana Le Goff' } })).body.status).toBe(
      'CONFIRMED',
    )
  })

  test('lists the bookings of the reseller by their filters', async () => {
    const one = await held(1)
    const reference = randomUUID()
    const two = (await calls.reserve({ ...wishFor(one.startOn), resellerReference: reference })).body
    const uuids = async (query: string) =>
      (await calls.list(query)).body.map(({ uuid }: { uuid: string }) => uuid)
    expect(await uuids(`?resellerReference=${reference}`)).toEqual([two.uuid])
    expect(await uuids(`?supplierReference=${one.booking.supplierReference}`)).toEqual([one.uuid])
    expect((await uuids(`?localDate=${one.startOn}`)).toSorted()).toEqual([one.uuid, two.uuid].toSorted())
    expect(
      await uuids(
        `?localDateStart=${one.startOn}&localDateEnd=${one.startOn}&resellerReference=${reference}`,
      ),
    ).toEqual([two.uuid])
    expect(await uuids(`?localDate=${one.startOn}&productId=2`)).toEqual([])
    expect(await uuids(`?localDate=${one.startOn}&productId=1&optionId=OTHER`)).toEqual([])
    expect(await uuids(`?resellerReference=${reference}&availabilityIds=x&page=2`)).toEqual([two.uuid])
    pass(31)
    const lapsed = (await calls.list(`?localDate=${one.startOn}`)).body
    expect(lapsed.map(({ status }: { status: string }) => status)).toEqual(['EXPIRED', 'EXPIRED'])
    for (const query of [
      '',
      '?productId=1',
      '?localDateStart=2029-02-01',
      '?localDate=demain',
      '?resellerReference=%00',
      `?localDate=${one.startOn}&localDateStart=${one.startOn}`,
    ])
      expect([query, (await calls.list(query)).body.error]).toEqual([query, 'BAD_REQUEST'])
  })
})

import { expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { invoices } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { findPlaces, wishFor } from '#tests/support/octoBookings.ts'
import { faultsBy } from '#tests/support/octoSchema.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { resellerBookings } from '#tests/support/resellerBookings.ts'

onDatabase('demo', (current) => {
  const { calls, leaving, held, sold, owed, pass, moveClock } = resellerBookings(current)

  test('changes a hold: its travellers, its contact and its end', async () => {
    const { db } = current()
    const { id, uuid, booking } = await held(2, 8)
    const [first, second] = booking.unitItems
    const { body } = await calls.change(uuid, {
      expirationMinutes: 45,
      notes: null,
      contact: { firstName: 'Ana' },
      unitItems: [{ uuid: second.uuid, unitId: 'adult' }, { unitId: 'adult' }, { unitId: 'adult' }],
    })
    expect(body).toMatchObject({ utcExpiresAt: '2027-03-10T09:45:00Z', contact: { firstName: 'Ana' } })
    expect(body.unitItems.map(({ uuid: each }: { uuid: string }) => each === second.uuid)).toEqual([
      true,
      false,
      false,
    ])
    expect(JSON.stringify(body)).not.toContain(first.uuid)
    expect(await findPlaces(db, id)).toEqual([8, 0, 3])
    const tooMany = Array.from({ length: 5 }, () => ({ unitId: 'adult' }))
    expect((await calls.change(uuid, { unitItems: tooMany })).body.error).toBe('UNPROCESSABLE_ENTITY')
    expect(await findPlaces(db, id)).toEqual([8, 0, 3])
  })

  test('moves a hold to another departure in one step, or not at all', async () => {
    const { db } = current()
    const { id, uuid } = await held(2)
    const [full, other] = [await leaving(1), await leaving(4)]
    const before = (await calls.read(uuid)).body
    const ids = ({ startOn }: { startOn: string }) => ({ availabilityId: wishFor(startOn).availabilityId })
    expect((await calls.change(uuid, { ...ids(full), notes: 'x' })).body.error).toBe('UNPROCESSABLE_ENTITY')
    expect([(await calls.read(uuid)).body, await findPlaces(db, id), await findPlaces(db, full.id)]).toEqual([
      before,
      [4, 0, 2],
      [1, 0, 0],
    ])
    expect((await calls.change(uuid, ids(other))).body.availabilityId).toBe(ids(other).availabilityId)
    expect([await findPlaces(db, id), await findPlaces(db, other.id)]).toEqual([
      [4, 0, 0],
      [4, 0, 2],
    ])
  })

  test('moves a booking to another product with its option, departure and travellers', async () => {
    const { db } = current()
    const { uuid, id } = await held(2)
    const startOn = '2029-01-20'
    const there = await newDeparture(db, 6, startOn, 2)
    const { unitItems: _, ...ids } = wishFor(startOn, 2, '2')
    expect((await calls.change(uuid, { productId: '2' })).body).toMatchObject({
      error: 'INVALID_OPTION_ID',
      optionId: '',
    })
    expect((await calls.change(uuid, { productId: '2', optionId: 'DEFAULT' })).body).toMatchObject({
      error: 'INVALID_AVAILABILITY_ID',
      availabilityId: '',
    })
    expect((await calls.change(uuid, ids)).body.error).toBe('UNPROCESSABLE_ENTITY')
    expect((await calls.change(uuid, wishFor(startOn, 3, '2'))).body).toMatchObject({
      productId: '2',
      status: 'ON_HOLD',
    })
    expect([await findPlaces(db, id), await findPlaces(db, there)]).toEqual([
      [4, 0, 0],
      [6, 0, 3],
    ])
  })

  test('changes a sale: places, price, travellers and documents follow', async () => {
    const { db } = current()
    const { id, uuid, booking } = await sold(2)
    const before = await owed()
    const [first] = booking.unitItems
    const three = [{ uuid: first.uuid, unitId: 'adult' }, { unitId: 'adult' }, { unitId: 'adult' }]
    const more = (await calls.change(uuid, { unitItems: three })).body
    expect(more).toMatchObject({ status: 'CONFIRMED', pricing: { retail: 1500_00, net: 1275_00 } })
    expect([await findPlaces(db, id), (await owed()) - before]).toEqual([[4, 3, 0], 425_00])
    pass(60 * 49)
    // More than 30 days before, after the first 48 hours: the policy retains the deposit.
    const one = (await calls.change(uuid, { unitItems: [{ uuid: first.uuid, unitId: 'adult' }] })).body
    expect(one).toMatchObject({ pricing: { retail: 500_00, net: 425_00 } })
    expect([await findPlaces(db, id), (await owed()) - before]).toEqual([[4, 1, 0], -425_00 + 2 * 127_50])
    const kinds = await db
      .select({ kind: invoices.kind })
      .from(invoices)
      .where(eq(invoices.reservationId, booking.id))
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['credit_note', 'invoice', 'invoice'])
    const unchanged = (await calls.change(uuid, { notes: 'Retard.' })).body
    expect([unchanged.notes, (await owed()) - before]).toEqual(['Retard.', -425_00 + 2 * 127_50])
  })

  test('moves a sale to another departure at its price, with the fee of a second change', async () => {
    const { db } = current()
    const { id, uuid } = await sold(2)
    const [cheap, dear] = [await leaving(), await leaving()]
    await db.update(departures).set({ priceCents: 600_00 }).where(eq(departures.id, dear.id))
    const before = await owed()
    const to = ({ startOn }: { startOn: string }) =>
      calls.change(uuid, { availabilityId: wishFor(startOn).availabilityId })
    expect((await to(dear)).body.pricing).toMatchObject({ retail: 1200_00, net: 1020_00 })
    expect([await findPlaces(db, id), await findPlaces(db, dear.id), (await owed()) - before]).toEqual([
      [4, 0, 0],
      [4, 2, 0],
      170_00,
    ])
    expect((await to(cheap)).body.pricing).toMatchObject({ retail: 1000_00, net: 850_00 })
    expect((await owed()) - before).toBe(100_00)
  })

  test('gives up a hold, and cancels a sale by its policy', async () => {
    const { db } = current()
    const hold = await held()
    const input = (await calls.cancel(hold.uuid, { reason: 'trop cher', force: true })).body
    expect(input).toMatchObject({
      status: 'CANCELLED',
      utcExpiresAt: null,
      cancellable: false,
      cancellation: { refund: 'FULL', reason: 'trop cher', utcCancelledAt: '2027-03-10T09:00:00Z' },
    })
    expect([faultsBy('Booking', input), await findPlaces(db, hold.id)]).toEqual([[], [4, 0, 0]])
    const before = await owed()
    const [free, late] = [await sold(), await sold()]
    expect((await calls.cancel(free.uuid)).body.cancellation.refund).toBe('FULL')
    pass(60 * 49)
    const partial = (await calls.remove(late.uuid, { reason: 'malade' })).body
    expect(partial).toMatchObject({
      status: 'CANCELLED',
      utcConfirmedAt: '2027-03-10T09:00:00Z',
      cancellation: { refund: 'PARTIAL', reason: 'malade' },
      unitItems: [{ status: 'CANCELLED' }, { status: 'CANCELLED' }],
    })
    expect([(await owed()) - before, await findPlaces(db, late.id)]).toEqual([255_00, [4, 0, 0]])
    pass(5)
    expect((await calls.cancel(late.uuid, { reason: 'autre' })).body).toEqual(partial)
    for (const refused of [calls.confirm(late.uuid), calls.extend(late.uuid), calls.change(late.uuid, {})])
      expect((await refused).body.error).toBe('UNPROCESSABLE_ENTITY')
  })

  test('keeps all of a late cancellation, and refuses one from the first day on', async () => {
    const { uuid, startOn } = await sold()
    const firstDay = new Date(`${startOn}T12:00:00Z`)
    moveClock(firstDay)
    expect((await calls.read(uuid)).body.cancellable).toBe(false)
    expect((await calls.cancel(uuid)).body.error).toBe('UNPROCESSABLE_ENTITY')
    expect((await calls.change(uuid, { notes: 'x' })).body.error).toBe('UNPROCESSABLE_ENTITY')
    moveClock(new Date(firstDay.getTime() - 86_400_000))
    expect((await calls.cancel(uuid)).body.cancellation.refund).toBe('NONE')
  })
})

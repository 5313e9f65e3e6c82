import { beforeEach, expect, test } from 'vitest'
import { reservations } from '#api/db/bookingTables.ts'
import { asc, eq, sql } from '#api/db/drizzle.ts'
import { resellers } from '#api/db/keyTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { webhookDeliveries, webhookEndpoints } from '#api/db/webhookTables.ts'
import { claimDelivery, deleteOldDeliveries } from '#api/modules/webhooks/deliveries.repository.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newQuestion } from '#tests/support/questions.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testNow } from '#tests/support/testNow.ts'
import { newEndpoint } from '#tests/support/webhooks.ts'

onDatabase('demo', (current) => {
  beforeEach(async () => {
    await current().db.delete(webhookEndpoints)
  })

  const deliveriesTo = (endpointId: string) =>
    current()
      .db.select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.endpointId, endpointId))
      .orderBy(asc(webhookDeliveries.position))
  const sentTo = async (endpointId: string) =>
    (await deliveriesTo(endpointId)).map(({ type, facts }) => [type, facts])
  const clear = () => current().db.delete(webhookDeliveries)
  const findSlug = async (id: number) => {
    const [row] = await current().db.select().from(expeditions).where(eq(expeditions.id, id))
    return row?.slug
  }
  const change = (id: number, set: Partial<typeof departures.$inferInsert>) =>
    current().db.update(departures).set(set).where(eq(departures.id, id))

  test('writes one delivery for the changes of a departure that still wait', async () => {
    const { db } = current()
    const { id } = await newEndpoint(db)
    const departure = await newDeparture(db)
    await change(departure, { bookedCount: 1 })
    await change(departure, { priceCents: 51_000 })
    const facts = { id: String(departure), expedition_id: '1', slug: await findSlug(1) }
    expect(await sentTo(id)).toEqual([['departure.updated', facts]])
    await db.update(webhookDeliveries).set({ mergeKey: null })
    await change(departure, { salesClosedAt: testNow })
    expect(await sentTo(id)).toHaveLength(2)
  })

  test.each([
    { bookedCount: 1 },
    { capacity: 7 },
    { startOn: '2027-07-04' },
    { priceCents: 50_100 },
    { confirmedAt: testNow },
    { canceledAt: testNow },
  ])('reports a departure whose public facts change: %o', async (set) => {
    const departure = await newDeparture(current().db)
    const { id } = await newEndpoint(current().db)
    await change(departure, set)
    expect(await sentTo(id)).toHaveLength(1)
  })

  test('reports no departure by its version, of a draft, or without an endpoint', async () => {
    const { db } = current()
    const departure = await newDeparture(db)
    await change(departure, { bookedCount: 2 })
    const { id } = await newEndpoint(db)
    await change(departure, { version: 5 })
    await db.update(expeditions).set({ state: 'draft' }).where(eq(expeditions.id, 1))
    await change(departure, { bookedCount: 3 })
    await newQuestion(db)
    expect(await sentTo(id)).toEqual([])
    await db.update(expeditions).set({ state: 'published' }).where(eq(expeditions.id, 1))
    expect(await sentTo(id)).toEqual([['expedition.published', { id: '1', slug: await findSlug(1) }]])
    await clear()
    await db.update(expeditions).set({ revision: 1 }).where(eq(expeditions.id, 1))
    await db.update(expeditions).set({ interestsCount: 9 }).where(eq(expeditions.id, 1))
    expect(await sentTo(id)).toHaveLength(1)
  })

  test('reports a reservation by its reference alone, booked or confirmed, then cancelled', async () => {
    const { db } = current()
    const departure = await newDeparture(db)
    const { userId } = await signedInAccount(db)
    const { id } = await newEndpoint(db, { events: ['reservation.confirmed', 'reservation.cancelled'] })
    const booked = await bookedReservation(db, userId, departure)
    const [row] = await db.select().from(reservations).where(eq(reservations.id, booked))
    const facts = {
      id: booked,
      reference: row?.reference,
      departure_id: String(departure),
      expedition_id: '1',
    }
    expect(await sentTo(id)).toEqual([['reservation.confirmed', facts]])
    await clear()
    await db.update(reservations).set({ canceledAt: testNow }).where(eq(reservations.id, booked))
    await db.update(reservations).set({ refundCents: 10_00 }).where(eq(reservations.id, booked))
    expect(await sentTo(id)).toEqual([['reservation.cancelled', facts]])
  })

  test('reports an option once it is booked, and neither its end nor the row of a guide', async () => {
    const { db } = current()
    const departureId = await newDeparture(db)
    const { userId } = await signedInAccount(db)
    const { id } = await newEndpoint(db, { events: ['reservation.confirmed', 'reservation.cancelled'] })
    const common = { userId, departureId, totalCents: 0, createdAt: testNow }
    const option = { ...common, travelersCount: 1, stage: 'option' as const, optionUntil: testNow }
    const rows = await db.insert(reservations).values([option, option]).returning()
    const guide = { ...common, travelersCount: 0, isGuide: true }
    const [led] = await db.insert(reservations).values(guide).returning()
    const canceled = { canceledAt: testNow }
    await db
      .update(reservations)
      .set(canceled)
      .where(eq(reservations.id, led?.id ?? ''))
    await db
      .update(reservations)
      .set(canceled)
      .where(eq(reservations.id, rows[0]?.id ?? ''))
    expect(await sentTo(id)).toEqual([])
    await db
      .update(reservations)
      .set({ stage: 'booked' })
      .where(eq(reservations.id, rows[1]?.id ?? ''))
    expect(await sentTo(id)).toEqual([
      ['reservation.confirmed', expect.objectContaining({ id: rows[1]?.id })],
    ])
  })

  test('reports a message without its text, unless it is hidden', async () => {
    const { db } = current()
    const { id } = await newEndpoint(db)
    const message = await newQuestion(db)
    await newQuestion(db, { hiddenAt: testNow, hiddenReason: 'Publicité' })
    const facts = { id: message, expedition_id: '1', slug: await findSlug(1) }
    expect(await sentTo(id)).toEqual([['message.posted', facts]])
  })

  test('sends nothing of a rolled back change, of other events, or to a disabled endpoint', async () => {
    const { db } = current()
    const { id } = await newEndpoint(db)
    const other = await newEndpoint(db, { events: ['expedition.published'] })
    const disabled = await newEndpoint(db, { disabledAt: testNow, disabledReason: 'owner' })
    const failing = db.transaction(async (tx) => {
      await newQuestion(tx)
      throw new Error('the cause failed')
    })
    await expect(failing).rejects.toThrow('the cause failed')
    expect(await sentTo(id)).toEqual([])
    await newQuestion(db)
    expect(await sentTo(id)).toHaveLength(1)
    expect([await sentTo(other.id), await sentTo(disabled.id)]).toEqual([[], []])
  })

  test('sends a reseller its own reservations, and public facts', async () => {
    const { db } = current()
    const named = { name: 'Randos & Cie', test: false, createdAt: testNow }
    const [reseller] = await db.insert(resellers).values(named).returning()
    const departure = await newDeparture(db)
    const { userId } = await signedInAccount(db)
    const { id } = await newEndpoint(db, { resellerId: reseller?.id ?? null })
    await bookedReservation(db, userId, departure)
    await newQuestion(db)
    const types = (await sentTo(id)).map(([type]) => type)
    expect(types.toSorted()).toEqual(['departure.updated', 'message.posted'])
    await clear()
    const sold = { resellerId: reseller?.id ?? null, source: 'reseller', departureId: departure } as const
    const [own] = await db
      .insert(reservations)
      .values({ ...sold, reference: 'EX-7K3Q9W', travelersCount: 1, totalCents: 0, createdAt: testNow })
      .returning()
    await db
      .update(reservations)
      .set({ canceledAt: testNow })
      .where(eq(reservations.id, own?.id ?? ''))
    const facts = expect.objectContaining({ id: own?.id, reference: 'EX-7K3Q9W' })
    expect(await sentTo(id)).toEqual([
      ['reservation.confirmed', facts],
      ['reservation.cancelled', facts],
    ])
  })

  test('deletes events and attempts after thirty days of the database, wherever the clock stands', async () => {
    const { db } = current()
    const { id } = await newEndpoint(db)
    await newQuestion(db)
    await newQuestion(db)
    const attempts = async () => (await deliveriesTo(id)).map((each) => each.attempts)
    await claimDelivery(db, id, testNow)
    await deleteOldDeliveries(db)
    expect(await attempts()).toEqual([1, 0])
    const { at, attemptedAt } = webhookDeliveries
    const age = sql`interval '30 days 1 second'`
    await db.update(webhookDeliveries).set({ attemptedAt: sql`${attemptedAt} - ${age}` })
    await deleteOldDeliveries(db)
    expect(await attempts()).toEqual([0])
    await db.update(webhookDeliveries).set({ at: sql`${at} - ${age}` })
    await deleteOldDeliveries(db)
    expect(await attempts()).toEqual([])
  })
})

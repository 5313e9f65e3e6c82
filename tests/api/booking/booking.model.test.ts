import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { findBalance, ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { commands, work } from '#tests/support/bookingCommands.ts'
import { sum } from '#tests/support/bookingModel.ts'
import {
  type BookingService,
  bookingService,
  findPlaces,
  newWorld,
  toPayments,
  toReservations,
  type World,
} from '#tests/support/bookingWorld.ts'
import { invoiceHoles } from '#tests/support/concurrentBookings.ts'
import { type Engine, onDatabase } from '#tests/support/databases.ts'
import { rounds } from '#tests/support/lane.ts'

/** Sequences by database; `npm run bench -- reliability --only properties` runs 500 of another seed on each. */
const sequences: Record<Engine, number> = { PGlite: 5, PostgreSQL: rounds(8, 20) }
const longRuns = Number(process.env.BOOKING_RUNS ?? 0)
/** The short form repeats the same sequences, so that a failure is of the change at hand. */
const seed = Number(process.env.BOOKING_SEED ?? 20_261_125)
/** Steps that the others need: without a paid cart they have nothing to do. */
const frequent = [
  'put',
  'startPayment',
  'startPayment',
  'startPayment',
  'pay',
  'pay',
  'wait',
  'wait',
  'webhook',
  'chargePart',
  'chargePart',
  'chargePart',
]
const day = 86_400_000

onDatabase('demo', (current) => {
  let service: BookingService
  beforeAll(async () => {
    service = await bookingService(current().db)
  })

  test(
    'books, holds and refunds as a plain model does, whatever the order of events',
    async () => {
      const command = fc
        .record({
          name: fc.constantFrom(...frequent, ...Object.keys(commands)),
          who: fc.nat(1),
          n: fc.nat(59),
        })
        .map(({ name, who, n }) => ({
          check: () => true,
          async run(world: World) {
            await commands[name]?.(world, who, n)
            await expectInvariants(world)
          },
          toString: () => `${name}(${who}, ${n})`,
        }))
      await fc.assert(
        fc.asyncProperty(fc.commands([command], { maxCommands: 40, size: 'max' }), async (sequence) => {
          const world = await newWorld(service)
          await fc.asyncModelRun(() => ({ model: world, real: undefined }), sequence)
          await expectSettled(world)
        }),
        { numRuns: longRuns || sequences[current().engine], seed },
      )
    },
    180_000 + longRuns * 2_000,
  )
})

async function expectInvariants(world: World): Promise<void> {
  const { model, service } = world
  for (const { id, booked, held, capacity } of await findPlaces(world)) {
    expect(booked + held).toBeLessThanOrEqual(capacity)
    expect([booked, held]).toEqual([model.booked(id), model.held(id)])
  }
  const found = (await toReservations(world)).map(({ id, places, canceledAt, dueCents }) => [
    id,
    { places, isCanceled: canceledAt !== null, dueCents },
  ])
  const booked = [...model.reservations].map(([id, { places, isCanceled, totalCents, paidCents }]) => [
    id,
    { places, isCanceled, dueCents: totalCents - paidCents },
  ])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(booked))
  const taken = [...model.payments.values()].filter(
    ({ state }) => state === 'succeeded' || state === 'refunded',
  )
  const cents = sum(
    taken,
    ({ providerId, amountCents }) => amountCents - (service.bank.charges.get(providerId)?.refundedCents ?? 0),
  )
  expect((await findBalance(service.db, 'provider:demo')) - world.providerCents).toBe(cents)
}

/** A day later every charge has a reservation or has been refunded, and nothing is due to anybody. */
async function expectSettled(world: World): Promise<void> {
  const { service, model } = world
  model.now += day + 1
  service.clock.now = new Date(model.now)
  await work(world, 0, 0)
  await work(world, 0, 0)
  const rows = await toPayments(world)
  expect(rows.filter(({ status }) => status === 'pending' || status === 'action_required')).toEqual([])
  for (const { providerId, status, reservationId } of rows) {
    const charge = service.bank.charges.get(providerId ?? '')
    const isBooked = status === 'succeeded' && model.reservations.has(reservationId ?? '')
    const isReturned = status === 'refunded' && charge?.refundedCents === charge?.amountCents
    expect(charge?.status === 'succeeded').toBe(isBooked || isReturned)
  }
  const { db } = service
  expect(await findBalance(db, 'refunds')).toBe(0)
  expect(await ledgerDifferences(db)).toEqual([])
  expect(await invoiceHoles(db)).toBe(0)
}

import { addDays, parisDay } from '#api/clock.ts'
import { guideAbsences, guideAccounts } from '#api/db/agencyTables.ts'
import { carts, participants, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { accountId, guideAccount, guideName, traveller } from '#api/db/demo/accounts.ts'
import {
  type Answers,
  type DemoDeparture,
  planAgency,
  planCart,
  planGuide,
  planTraveller,
} from '#api/db/demo/bookings.ts'
import { daysBefore, demoId } from '#api/db/demo/demoId.ts'
import { inBatches } from '#api/db/demo/inBatches.ts'
import { loadMoney } from '#api/db/demo/money.ts'
import {
  groupsAboard,
  ofTraveller,
  type Party,
  type Person,
  partiesAboard,
  partiesOfAgency,
  reserve,
  travellers,
} from '#api/db/demo/parties.ts'
import { loadPending, planPending } from '#api/db/demo/pending.ts'
import { toBirthDate, toSale } from '#api/db/demo/sales.ts'
import { asc, eq, getTableColumns } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { takePlaces } from '#api/modules/reservations/places.ts'

type ReservationRow = typeof reservations.$inferInsert

/** Loads the cart and reservations of the demo accounts, and the travellers of the guide's departures. */
export async function loadReservations(db: Database, today: string, now: Date): Promise<void> {
  const all = await loadDepartures(db)
  const booked = planTraveller(all, today)
  for (const { departure, answers } of booked.filter((each) => !each.departure.canceledAt))
    if (!(await takePlaces(db, departure.id, answers.length)))
      throw new Error(`Demo data: departure ${departure.id} has fewer than ${answers.length} places left.`)

  await loadGuideAccount(db, today)
  const led = planGuide(all, guideName, today)
  const taken = [...booked.map(({ departure }) => departure), ...led]
  const agency = planAgency(all, taken, today)
  const others = all.filter((departure) => !led.includes(departure))
  const parties = [
    ...booked.map(ofTraveller),
    ...led.flatMap((each) => partiesAboard(each)),
    ...partiesOfAgency(agency, now),
    ...groupsAboard(others, agency.late, today),
  ]
  const sold = parties.map((party) => toSold(party, today))
  await inBatches([...sold.map((party) => toReservation(party, today)), ...led.map(ofGuide)], (rows) =>
    db.insert(reservations).values(rows),
  )
  await inBatches(sold.flatMap(toParticipants), (rows) => db.insert(participants).values(rows))
  await loadMoney(db, sold, now)
  const named = [...taken, ...agency.late, ...(agency.canceled ? [agency.canceled] : [])]
  await loadPending(db, planPending(all, named, today), now)

  const input = planCart(all, booked, today)
  if (input)
    await db.insert(carts).values({
      id: demoId('cart'),
      userId: accountId(traveller),
      departureId: input.id,
      travelersCount: travellers.length,
      unitPriceCents: input.priceCents,
      createdAt: daysBefore(now, 1),
      updatedAt: now,
    })
}

/** The account of the guide of the demonstration, and an absence of a colleague. */
async function loadGuideAccount(db: Database, today: string): Promise<void> {
  const rows = await db.select({ id: guides.id, name: guides.fullName }).from(guides).orderBy(asc(guides.id))
  const own = rows.find(({ name }) => name === guideName)
  const colleague = rows.find(({ name }) => name !== guideName)
  if (!own || !colleague) throw new Error(`Demo data: no guide named ${guideName}, or no other.`)
  await db.insert(guideAccounts).values({ guideId: own.id, userId: accountId(guideAccount) })
  const absence = { startOn: addDays(today, 20), endOn: addDays(today, 34), note: 'Congés' }
  await db.insert(guideAbsences).values({ guideId: colleague.id, ...absence })
}

function loadDepartures(db: Database): Promise<DemoDeparture[]> {
  return db
    .select({
      ...getTableColumns(departures),
      slug: expeditions.slug,
      expeditionType: expeditions.expeditionType,
      guideName: guides.fullName,
    })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .innerJoin(guides, eq(guides.id, departures.guideId))
    .orderBy(asc(departures.startOn), asc(departures.id))
}

/** A party with its order and payments. */
function toSold({ pays = 'in time', ...party }: Party, today: string) {
  const { departure, people, reservation } = party
  const bookedOn = parisDay(reservation.createdAt)
  return { ...party, sale: toSale({ id: reservation.id, departure, people, bookedOn, pays }, today) }
}

type Sold = ReturnType<typeof toSold>

function toReservation(
  { reservation, sale: { reference, order }, cancellation }: Sold,
  today: string,
): ReservationRow {
  const { totalCents, balanceDueOn } = order.quote
  return {
    ...reservation,
    reference,
    order,
    totalCents,
    remindedOn: balanceDueOn && balanceDueOn <= today ? balanceDueOn : null,
    ...(cancellation && {
      canceledAt: cancellation.at,
      refundCents: totalCents - cancellation.keptCents,
      refundedOn: cancellation.refundedOn,
    }),
  }
}

function ofGuide(departure: DemoDeparture): ReservationRow {
  return { ...reserve('guide', guideAccount, departure, 0), isGuide: true }
}

function toParticipants({ reservation, people, answers, sale }: Sold) {
  return answers.map((text, position) => ({
    reservationId: reservation.id,
    position,
    priceCents: sale.order.travellers[position]?.priceCents ?? 0,
    ...toAnswers(people[position], text, position),
  }))
}

function toAnswers(person: Person | undefined, text: Answers, position: number) {
  if (!person || text === 'none') return {}
  const names = { firstName: person.firstName, lastName: person.lastName }
  if (text === 'names') return names
  const half = {
    ...names,
    birthDate: toBirthDate(position),
    shoeSize: 38 + position * 2,
  }
  if (text === 'half') return half
  return {
    ...half,
    phone: '+33639980010',
    emergencyContact: 'Dominique Ferrand, +33639980011',
    diet: 'Sans restriction',
  }
}

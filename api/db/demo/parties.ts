import { daysBetween, parisDay } from '#api/clock.ts'
import { accountId, traveller } from '#api/db/demo/accounts.ts'
import {
  type Answers,
  type Booking,
  type DemoDeparture,
  listParties,
  type planAgency,
  splitIntoGroups,
} from '#api/db/demo/bookings.ts'
import { daysBefore, demoId } from '#api/db/demo/demoId.ts'
import { scatter } from '#api/db/demo/departures.ts'
import { fan } from '#api/db/demo/fans.ts'
import { type DemoCancellation, type SaleFacts, saleTerms } from '#api/db/demo/sales.ts'

export type Person = { firstName: string; lastName: string }
export type Party = {
  departure: DemoDeparture
  reservation: ReturnType<typeof reserve>
  people: Person[]
  answers: Answers[]
  pays?: SaleFacts['pays']
  cancellation?: DemoCancellation
}

export const travellers: Person[] = [
  { firstName: 'Camille', lastName: 'Ferrand' },
  { firstName: 'Sacha', lastName: 'Ferrand' },
]
/** Days between the traveller's cancellation and the departure; the refund is paid since. */
const refundDays = 5
const allAnswers: Answers[] = ['all', 'names', 'half', 'none', 'all']

export function ofTraveller({ name, departure, answers }: Booking): Party {
  const reservation = reserve(name, traveller, departure, answers.length)
  const booked = { departure, reservation, people: travellers.slice(0, answers.length), answers }
  if (!departure.canceledAt) return booked
  const at = daysBefore(departure.canceledAt, refundDays)
  return {
    ...booked,
    pays: 'at once',
    cancellation: { at, keptCents: 0, refundedOn: parisDay(departure.canceledAt) },
  }
}

/** The groups of all other departures: each booked place has a reservation. Details of past travellers are missing. */
export function groupsAboard(others: DemoDeparture[], late: DemoDeparture[], today: string): Party[] {
  return others.flatMap((departure) => {
    const places = departure.bookedCount - (late.includes(departure) ? lateParty : 0)
    return partiesAboard(departure, splitIntoGroups(places)).map((group) => ({
      ...group,
      reservation: { ...group.reservation, createdAt: bookedAt(group, today) },
      answers: departure.endOn < today ? [] : group.people.map(() => 'all' as const),
      pays: 'at once' as const,
    }))
  })
}

/** A day between the announcement of the departure and today, or its start. */
function bookedAt({ departure: { createdAt, startOn }, reservation: { id } }: Party, today: string): Date {
  const days = daysBetween(parisDay(createdAt), startOn < today ? startOn : today)
  return daysBefore(createdAt, -1 - scatter(id, Math.max(1, days - 1)))
}

/** The parties behind the places already booked: together they take as many. */
export function partiesAboard(departure: DemoDeparture, sizes = listParties(departure.bookedCount)): Party[] {
  return sizes.map((size, index) => {
    const people = Array.from({ length: size }, (_, place) => fan(departure.id * 7 + index * 5 + place * 47))
    const answers = people.map((_, place) => allAnswers[(index + place) % allAnswers.length] ?? 'none')
    const owner = people[0] ?? fan(0)
    return {
      departure,
      reservation: { ...reserve(`party ${index}`, owner.email, departure, size), userId: owner.id },
      people,
      answers,
    }
  })
}

const cancellationDays = 3
const lateParty = 2

/** Reservations that wait for the agency: overdue balances, and money to give back since a cancellation. */
export function partiesOfAgency({ late, canceled }: ReturnType<typeof planAgency>, now: Date): Party[] {
  return [
    ...late.map((departure) => ({ ...ofTwo(departure), pays: 'late' as const })),
    ...(canceled ? [{ ...ofTwo(canceled), ...canceledParty(canceled, now) }] : []),
  ]
}

function ofTwo(departure: DemoDeparture): Party {
  const people = [fan(departure.id * 11 + 3), fan(departure.id * 11 + 50)]
  const owner = people[0] ?? fan(0)
  const reservation = { ...reserve('agency', owner.email, departure, people.length), userId: owner.id }
  return { departure, reservation, people, answers: ['half', 'none'] }
}

/** The agency keeps the deposit of a cancellation more than 30 days before the departure. */
const canceledParty = ({ priceCents }: DemoDeparture, now: Date) => ({
  pays: 'at once' as const,
  cancellation: {
    at: daysBefore(now, cancellationDays),
    keptCents: Math.ceil((2 * priceCents * saleTerms.depositPercent) / 10_000) * 100,
    refundedOn: null,
  },
})

export function reserve(name: string, email: string, departure: DemoDeparture, travelersCount: number) {
  return {
    id: demoId(`reservation ${name} ${email} ${departure.slug} ${departure.startOn}`),
    userId: accountId(email),
    departureId: departure.id,
    travelersCount,
    totalCents: travelersCount * departure.priceCents,
    source: 'phone' as const,
    createdAt: daysBefore(departure.createdAt, -1),
  }
}

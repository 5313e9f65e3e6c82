import { describe, expect, test } from 'vitest'
import { addDays } from '#api/clock.ts'
import { guideName } from '#api/db/demo/accounts.ts'
import {
  type DemoDeparture,
  listParties,
  planAgency,
  planCart,
  planGuide,
  planTraveller,
} from '#api/db/demo/bookings.ts'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { planDepartures } from '#api/db/demo/departures.ts'
import { planPending } from '#api/db/demo/pending.ts'
import { isBookable, isConfirmed, missingToConfirm } from '#api/modules/departures/departures.domain.ts'
import { isUnderWay, reservationStatus } from '#api/modules/reservations/reservations.domain.ts'

const days = Array.from({ length: 400 }, (_, index) => addDays('2027-07-01', index))

function departuresOn(today: string): DemoDeparture[] {
  const all = catalogue.expeditions.flatMap((expedition) =>
    planDepartures(expedition, today).map((planned) => ({
      ...planned,
      slug: expedition.slug,
      expeditionType: expedition.expedition_type,
      guideName: expedition.guide_full_name,
      confirmedAt: null,
      salesClosedAt: null,
      canceledAt: planned.isCanceled ? new Date(0) : null,
      createdAt: new Date(0),
    })),
  )
  return all
    .map((departure, index) => ({ ...departure, id: index + 1 }))
    .sort((a, b) => a.startOn.localeCompare(b.startOn) || a.id - b.id)
}

describe('on any of 400 days', () => {
  const plans = days.map((today) => {
    const all = departuresOn(today)
    const booked = planTraveller(all, today)
    return { today, all, booked, cart: planCart(all, booked, today), led: planGuide(all, guideName, today) }
  })

  test('has a reservation in every state for the traveller', () => {
    for (const { today, booked } of plans) {
      const states = booked.map(({ name, departure }) => {
        const expedition = { ...departure, isCanceled: departure.canceledAt !== null }
        return [name, reservationStatus(expedition, today), isUnderWay(expedition, today)]
      })
      expect(states).toEqual([
        ['under way', 'To come', true],
        ['confirmed', 'To come', false],
        ['waiting', 'To come', false],
        ['over', 'Passed', false],
        ['cancelled', 'Canceled', false],
      ])
    }
  })

  test('has overdue balances, a cancellation, an option and a waiting entry for the agency, apart from the other plans', () => {
    for (const { today, all, booked, led } of plans) {
      const taken = [...booked.map(({ departure }) => departure), ...led]
      const { late, canceled } = planAgency(all, taken, today)
      expect([1, 2]).toContain(late.length)
      expect(canceled && canceled.startOn > today).toBe(true)
      expect(taken.map(({ id }) => id)).not.toContain(canceled?.id)
      const named = [...taken, ...late, ...(canceled ? [canceled] : [])]
      const { option, full } = planPending(all, named, today)
      expect(option && option.capacity - option.bookedCount).toBeGreaterThanOrEqual(4)
      expect(full?.bookedCount).toBe(full?.capacity)
      expect(named.map(({ id }) => id)).not.toContain(option?.id)
    }
  })

  test('has one confirmed and one incomplete future reservation', () => {
    for (const { booked } of plans) {
      const [, confirmed, waiting] = booked
      expect(confirmed && isConfirmed(confirmed.departure)).toBe(true)
      expect(waiting && missingToConfirm(waiting.departure)).toBeGreaterThan(1)
    }
  })

  test('books each reservation on another expedition with enough places', () => {
    for (const { booked, cart } of plans) {
      const slugs = [...booked.map(({ departure }) => departure.slug), cart?.slug]
      expect(new Set(slugs).size).toBe(6)
      const taking = booked.filter(({ departure }) => !departure.canceledAt)
      for (const { departure, answers } of taking) {
        expect(departure.capacity - departure.bookedCount).toBeGreaterThanOrEqual(answers.length)
        expect(departure.slug).not.toBe('balcons-de-la-vanoise')
      }
    }
  })

  test('has a bookable cart for two, over 990 euros', () => {
    for (const { today, cart } of plans) {
      expect(cart && isBookable(cart, today)).toBe(true)
      expect(cart && cart.priceCents * 2).toBeGreaterThan(99_000)
    }
  })

  test('has upcoming departures with travellers and a past one for the guide', () => {
    for (const { today, led } of plans) {
      expect(led.filter(({ startOn }) => startOn > today)).toHaveLength(3)
      expect(led.filter(({ endOn }) => endOn < today)).toHaveLength(1)
      expect(led.every((departure) => departure.guideName === guideName && departure.bookedCount > 0)).toBe(
        true,
      )
    }
  })
})

test.each(Array.from({ length: 21 }, (_, booked) => booked))(
  'splits %i booked places into parties',
  (booked) => {
    const parties = listParties(booked)
    expect(parties.reduce((sum, size) => sum + size, 0)).toBe(booked)
    expect(parties.every((size) => size >= 1 && size <= 3)).toBe(true)
  },
)

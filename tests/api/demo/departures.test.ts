import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '#api/clock.ts'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { type PlannedDeparture, planDepartures } from '#api/db/demo/departures.ts'

const expeditions = catalogue.expeditions
type Expedition = (typeof expeditions)[number]
type Planned = PlannedDeparture & { expedition: Expedition }

/** 400 consecutive days, including a leap day, and a few distant ones. */
const days = [
  ...Array.from({ length: 400 }, (_, index) => addDays('2027-07-01', index)),
  '2026-12-27',
  '2026-12-28',
  '2026-12-31',
  '2027-01-01',
  '2035-02-28',
]

const plan = (today: string): Planned[] =>
  expeditions.flatMap((expedition) =>
    planDepartures(expedition, today).map((departure) => ({ ...departure, expedition })),
  )
const plans = new Map(days.map((today) => [today, plan(today)]))

const isToCome = (departure: Planned, today: string) => departure.startOn > today && !departure.isCanceled
const placesLeft = ({ capacity, bookedCount }: Planned) => capacity - bookedCount

/** States that the demonstration shows on any day. */
const showcases: [string, (departure: Planned, today: string) => boolean][] = [
  ['full', (departure, today) => isToCome(departure, today) && placesLeft(departure) === 0],
  ['with one place', (departure, today) => isToCome(departure, today) && placesLeft(departure) === 1],
  ['with two places', (departure, today) => isToCome(departure, today) && placesLeft(departure) === 2],
  ['cancelled', (departure, today) => departure.startOn > today && departure.isCanceled],
  [
    'one sign-up short of its minimum',
    (departure, today) => isToCome(departure, today) && departure.bookedCount === departure.groupMin - 1,
  ],
  [
    'across New Year',
    (departure, today) =>
      isToCome(departure, today) && departure.startOn.slice(0, 4) < departure.endOn.slice(0, 4),
  ],
  ['under way', (departure, today) => departure.startOn <= today && today <= departure.endOn],
  ['over', (departure, today) => departure.endOn < today],
]

describe.each(showcases)('a departure that is %s', (_case, isShown) => {
  test('exists on any day', () => {
    const without = [...plans].filter(([today, all]) => !all.some((departure) => isShown(departure, today)))
    expect(without.map(([today]) => today)).toEqual([])
  })
})

test('has exactly one expedition without upcoming departures on any day', () => {
  for (const [today, all] of plans) {
    const leaving = new Set(
      all.filter(({ startOn }) => startOn > today).map(({ expedition }) => expedition.slug),
    )
    const idle = expeditions.filter(({ slug }) => !leaving.has(slug))
    expect(idle.map(({ slug }) => slug)).toEqual(['les-trois-frontieres-a-ski'])
  }
})

/** Invariants of all departures on any day. */
const rules: [string, (departure: Planned, today: string) => boolean][] = [
  [
    'lasts as long as its trip',
    ({ startOn, endOn, expedition }) => daysBetween(startOn, endOn) + 1 === expedition.duration_days,
  ],
  ['is never overbooked', ({ bookedCount, capacity }) => bookedCount >= 0 && bookedCount <= capacity],
  [
    'has its trip’s places and minimum',
    ({ capacity, groupMin, expedition }) =>
      capacity === expedition.group_max && groupMin === expedition.group_min,
  ],
  [
    'costs about its trip’s price',
    ({ priceCents, expedition }) => Math.abs(priceCents / 100 - expedition.price) <= 20,
  ],
  [
    'leaves in the season, but for New Year and the one of today',
    ({ startOn, expedition }, today) =>
      expedition.season_months.includes(Number(startOn.slice(5, 7))) ||
      startOn.endsWith('-12-28') ||
      startOn === today,
  ],
  [
    'leaves on a Saturday, but for the same two',
    ({ startOn }, today) =>
      new Date(startOn).getUTCDay() === 6 || startOn.endsWith('-12-28') || startOn === today,
  ],
  [
    'was announced before it left',
    ({ startOn, createdDaysAgo }, today) => addDays(today, -createdDaysAgo) < startOn,
  ],
  [
    'took place with its minimum, once over',
    ({ endOn, bookedCount, groupMin, isCanceled }, today) =>
      endOn >= today || (!isCanceled && bookedCount >= groupMin),
  ],
]

test.each(rules)('each departure %s', (_rule, holds) => {
  const broken = [...plans].flatMap(([today, all]) =>
    all
      .filter((departure) => !holds(departure, today))
      .map(({ expedition, startOn }) => [today, expedition.slug, startOn]),
  )
  expect(broken).toEqual([])
})

test('plans departures in order, at most one a day', () => {
  for (const all of plans.values())
    for (const ofExpedition of Map.groupBy(all, ({ expedition }) => expedition.slug).values()) {
      const isInOrder = ofExpedition.every(
        ({ startOn }, index) => index === 0 || startOn > (ofExpedition[index - 1]?.startOn ?? ''),
      )
      expect(isInOrder).toBe(true)
    }
})

test('plans the same departures for the same day', () => {
  expect(plan('2027-07-01')).toEqual(plans.get('2027-07-01'))
})

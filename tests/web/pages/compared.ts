import type { ComparedExpeditionFragment } from '#web/pages/ComparePage.generated.ts'

const journey = (city: string, hours: number, kgCo2e: number) => ({
  __typename: 'TrainAccess' as const,
  city,
  hours,
  kgCo2e,
})

const sky = {
  __typename: 'Sky' as const,
  sunrise: '2027-06-26T03:40:00Z',
  sunset: '2027-06-26T19:30:00Z',
  timeZone: 'Europe/Paris',
  sentence: 'Ciel d’étoiles',
}

/** An expedition of a comparison. */
export const compared = (fields: Partial<ComparedExpeditionFragment>): ComparedExpeditionFragment => ({
  __typename: 'Expedition',
  id: '1',
  slug: 'vanoise',
  name: 'Les balcons de la Vanoise',
  type: 'EXPEDITION',
  coverImage: null,
  price: 890,
  minPrice: 870,
  durationDays: 6,
  level: 3,
  ageMinChild: null,
  groupMin: 5,
  groupMax: 10,
  averageRating: 4.6,
  reviewCount: 5,
  accommodations: ['refuge'],
  included: ['Le guide', 'Les repas'],
  nextDepartures: [
    { __typename: 'Departure', id: '1', startDate: '2027-06-12', availableCount: 0, sky: null },
    { __typename: 'Departure', id: '2', startDate: '2027-06-26', availableCount: 1, sky },
  ],
  departureMonths: [6, 7],
  days: [
    { __typename: 'ExpeditionDay', day: 1, hours: 4 },
    { __typename: 'ExpeditionDay', day: 5, hours: 7 },
  ],
  carbon: { __typename: 'CarbonLabel', totalKg: 50.1, notCounted: [] },
  bestTrainAccess: journey('Lyon', 3.25, 6.6),
  trainAccess: [
    { ...journey('Lyon', 3.25, 6.6), citySlug: 'lyon' },
    { ...journey('Strasbourg', 7.333, 9), citySlug: 'strasbourg' },
  ],
  ...fields,
})

import { Body, Illumination, Observer, SearchRiseSet } from 'astronomy-engine'
import { expect, test } from 'vitest'
import { toDeparture, toNextDeparture } from '#gateway/graph/departures/departures.model.ts'
import { computeSky, withSky } from '#gateway/graph/sky/sky.model.ts'
import { middleNight } from '#rules/sky.ts'

type Expedition = Parameters<typeof computeSky>[1]
type Trip = [latitude: number, longitude: number, country: string, activity?: string]

function expedition([latitude, longitude, code, activity]: Trip): Expedition {
  return {
    meetingPoint: { name: null, latitude, longitude },
    countries: [{ code, name: code, flagUrl: '' }],
    activities: activity ? [{ slug: activity, name: activity }] : [],
    accommodations: [],
  }
}

const vanoise: Trip = [45.3815, 6.7203, 'FR']
const kungsleden: Trip = [68.3581, 18.7831, 'SE', 'aurores-boreales']
const finland: Trip = [67.3507, 23.8352, 'FI', 'aurores-boreales']

function shown(start: string, end: string, trip: Trip) {
  const sky = computeSky({ startDate: start, endDate: end }, expedition(trip))
  if (!sky) throw new Error('There is no sky.')
  const at = (moment: string | null) =>
    moment &&
    new Date(moment).toLocaleTimeString('fr', { timeZone: sky.timeZone, hour: '2-digit', minute: '2-digit' })
  const { daylightMinutes, moonPercent, darkHours, moonlessHours, sentence } = sky
  const sun = `${at(sky.sunrise)}–${at(sky.sunset)}`
  return [sun, daylightMinutes, moonPercent, darkHours, moonlessHours, sentence.replaceAll('\u00a0', ' ')]
}

test('computes the sky of three trips', () => {
  expect(shown('2027-07-10', '2027-07-15', vanoise)).toEqual([
    ...['05:54–21:21', 927, 72, 5.7, 3.1],
    '15 h 27 de jour, lune à 72 %',
  ])
  expect(shown('2027-09-18', '2027-09-26', kungsleden)).toEqual([
    ...['06:10–19:05', 776, 67, 7, 0],
    'La lune (67 %) gênera les aurores faibles',
  ])
  expect(shown('2027-12-28', '2028-01-04', finland)).toEqual([
    ...['11:53–12:58', 65, 15, 15.2, 12.9],
    'Nuit noire : idéal pour les aurores',
  ])
  expect(shown('2027-08-07', '2027-08-15', kungsleden).slice(3)).toEqual([
    ...[0, 0],
    'Nuits trop claires pour des aurores',
  ])
})

const places: [number, number][] = [
  vanoise,
  kungsleden,
  finland,
  [37.75, -25.66],
  [64.13, -21.94],
  [45.5, 25.4],
  [35.3, 24.5],
  [57.5, -5.5],
  [46.4, 13.8],
  [43.2, 5.4],
].map(([latitude, longitude]) => [Number(latitude), Number(longitude)])
// The second and the third are the days on which clocks change.
const days = ['2027-01-16', '2027-03-28', '2027-10-31', '2027-08-07']

test.each(places.flatMap((place) => days.map((day) => [...place, day] as const)))(
  'agrees at %d, %d on %s with another library: the sun within 2 minutes, the moon within 1 %',
  (latitude, longitude, day) => {
    const sky = computeSky({ startDate: day, endDate: day }, expedition([latitude, longitude, 'FR']))
    const observer = new Observer(latitude, longitude, 0)
    // The solar day, which begins at midnight of the sun.
    const midnight = new Date(Date.parse(`${day}T00:00:00Z`) - (longitude / 360) * 86_400_000)
    const found = (direction: number) => SearchRiseSet(Body.Sun, observer, direction, midnight, 1)?.date
    for (const [ours, theirs] of [
      [sky?.sunrise, found(1)],
      [sky?.sunset, found(-1)],
    ] as const)
      expect(Math.abs(Date.parse(ours ?? '') - (theirs?.getTime() ?? 0))).toBeLessThanOrEqual(120_000)
    const fraction = Illumination(Body.Moon, middleNight(day, day)).phase_fraction
    expect(Math.abs((sky?.moonPercent ?? 0) - fraction * 100)).toBeLessThanOrEqual(1)
  },
)

test.each([
  ['2027-06-21', 1_440, 'Le soleil ne se couche pas'],
  ['2027-12-21', 0, 'Le soleil ne se lève pas'],
])('has words for %s beyond the polar circle', (day, minutes, words) => {
  const sky = computeSky({ startDate: day, endDate: day }, expedition([69.6, 18.9, 'NO']))
  expect([sky?.sunrise, sky?.sunset, sky?.daylightMinutes]).toEqual([null, null, minutes])
  expect(sky?.sentence).toMatch(new RegExp(`^${words}, lune`))
})

test('is computed for a departure of the response', () => {
  const departure = toDeparture({ id: 1, start: '2027-07-10', end: '2027-07-15' }, '7')
  expect({ ...withSky(departure, expedition(vanoise)), sky: null }).toEqual(departure)
  expect(withSky(departure, expedition(vanoise)).sky?.moonPercent).toBe(72)
})

test('is computed for a next departure of an expedition that has its place', () => {
  const body = { departure_id: '1', next_departure_start: '2027-07-10' }
  expect(toNextDeparture(body, '7', 6, expedition(vanoise))?.sky?.moonPercent).toBe(72)
  expect(toNextDeparture(body, '7', 6)?.sky).toBeNull()
})

test('is null without coordinates, or without a day', () => {
  const trip = expedition(vanoise)
  expect(
    computeSky({ startDate: '2027-07-10', endDate: '2027-07-15' }, { ...trip, meetingPoint: null }),
  ).toBeNull()
  expect(computeSky({ startDate: '', endDate: '' }, trip)).toBeNull()
})

test('sees stars from a camp without a moon', () => {
  const camp = { ...expedition(vanoise), accommodations: ['Bivouac'] }
  expect(computeSky({ startDate: '2027-07-10', endDate: '2027-07-15' }, camp)?.sentence).toBe(
    'Ciel d’étoiles',
  )
})

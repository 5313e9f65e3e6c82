import { describe, expect, test } from 'vitest'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import plans from '#api/db/demo/days.json' with { type: 'json' }

type Plan = (typeof plans)[keyof typeof plans]
type Day = Plan['days'][number]

const planBySlug = new Map<string, Plan>(Object.entries(plans))
const trips = catalogue.expeditions.map((trip) => ({ trip, plan: planBySlug.get(trip.slug) }))
const days = trips.flatMap(({ trip, plan }) => (plan?.days ?? []).map((day) => ({ slug: trip.slug, day })))

/** Days that break a rule, for a message that names them. */
const those = (isWrong: (day: Day) => unknown) =>
  days.filter(({ day }) => isWrong(day)).map(({ slug, day }) => `${slug}, day ${day.day}`)

/** Hours for a distance and an ascent by the usual formula of each mode, and the steepest average ascent. */
const modes: Record<string, { hours: (km: number, ascent: number) => number; perKm: number }> = {
  'à pied': { hours: (km, ascent) => km / 4 + ascent / 400, perKm: 180 },
  'en raquettes': { hours: (km, ascent) => km / 3 + ascent / 300, perKm: 120 },
  'à skis': { hours: (km, ascent) => km / 5 + ascent / 400, perKm: 120 },
  'en cordée': { hours: (km, ascent) => km / 2.5 + ascent / 250, perKm: 180 },
  'à vélo': { hours: (km, ascent) => km / 14 + ascent / 550, perKm: 40 },
  'en traîneau': { hours: (km) => km / 10, perKm: 40 },
  'en kayak': { hours: (km) => km / 4, perKm: 0 },
  'en canoë': { hours: (km) => km / 4, perKm: 0 },
  'en packraft': { hours: (km) => km / 3.5, perKm: 0 },
}
const withoutDistance = [
  'en escalade',
  'en canyon',
  'sous terre',
  'en raft',
  'au surf',
  'en train',
  'en car',
  'en bateau',
  'repos',
  'arrivée',
  'départ',
  'sur place',
  'en via ferrata',
]
/** A rocky or wired stage, and the bay walked barefoot, go slower than a path. */
const slow = (km: number, ascent: number) => km / 3 + ascent / 300
const usualHours = ({ mode, terrain, km, ascent_m: ascent }: Day) =>
  km === null ? null : terrain ? slow(km, ascent ?? 0) : modes[mode]?.hours(km, ascent ?? 0)

const words = (title: string) =>
  title.split(/[ \u00a0\u202f’]+/).filter((word) => /[\p{L}\d]/u.test(word) && !/^[lds]$/i.test(word))

test('plans every day of every demonstration trip, numbered from 1', () => {
  expect(
    trips
      .filter(({ trip, plan }) => plan?.days.length !== trip.duration_days)
      .map(({ trip: { slug } }) => slug),
  ).toEqual([])
  for (const { plan } of trips)
    expect(plan?.days.map(({ day }) => day)).toEqual(plan?.days.map((_, index) => index + 1))
})

describe('each day', () => {
  test('has a title of three to eight words that is not cut, two ends and a text', () => {
    expect(those(({ title }) => words(title).length < 3 || words(title).length > 8)).toEqual([])
    expect(those(({ title }) => /[,;:…-]$|\b(de|du|des|à|au|et|le|la|les|par|vers)$/i.test(title))).toEqual(
      [],
    )
    expect(those(({ from, to, text }) => !from || !to || !text)).toEqual([])
  })

  test('ends in a named place, but the last', () => {
    const lasts = new Set(trips.map(({ plan }) => plan?.days.at(-1)))
    expect(those((day) => (lasts.has(day) ? day.night !== null : !day.night))).toEqual([])
  })

  test('names each meal once', () => {
    const meals = ['petit-déjeuner', 'pique-nique', 'dîner']
    expect(
      those(
        (day) =>
          new Set(day.meals).size < day.meals.length || day.meals.some((meal) => !meals.includes(meal)),
      ),
    ).toEqual([])
  })

  test('has a known mode, and a distance where the mode has one', () => {
    expect(those(({ mode }) => !modes[mode] && !withoutDistance.includes(mode))).toEqual([])
    expect(those(({ mode, km }) => (km === null) === Boolean(modes[mode]))).toEqual([])
    expect(
      those((day) => day.km === null && (day.ascent_m || day.descent_m || day.high_point_m !== null)),
    ).toEqual([])
  })
})

describe('the figures of a day', () => {
  test('are possible: ascent, descent, hours', () => {
    const perKm = (day: Day, metres: number | null) => (metres ?? 0) / (day.km ?? 1)
    const most = (day: Day) => modes[day.mode]?.perKm ?? 0
    expect(those((day) => day.km !== null && !(day.km > 0))).toEqual([])
    expect(those((day) => perKm(day, day.ascent_m) > most(day))).toEqual([])
    expect(those((day) => perKm(day, day.descent_m) > (most(day) && 200))).toEqual([])
    expect(those(({ hours }) => (hours ?? 0) > 10)).toEqual([])
  })

  test('agree: the hours are within 35 % of the usual ones', () => {
    expect(
      those((day) => {
        const usual = usualHours(day)
        return usual != null && Math.abs((day.hours ?? 0) - usual) > 0.35 * usual + 1e-9
      }),
    ).toEqual([])
  })
})

test('writes French as print does', () => {
  const texts = (day: Day) =>
    [day.title, day.from, day.to, day.night, day.text, day.transfer, day.option, day.note].filter(
      (text) => text !== null,
    )
  const isWrong = (text: string) =>
    text.includes("'") ||
    /[^\u202f\u00a0][;!?]/.test(text) ||
    /[^\u202f\u00a0\d]:/.test(text) ||
    /\s\s/.test(text) ||
    text !== text.trim() ||
    /«[^\u00a0\u202f]|[^\u00a0\u202f]»/.test(text) ||
    /\d (h|m|km|min|kg)(?!\p{L})/u.test(text)
  expect(those((day) => texts(day).some(isWrong))).toEqual([])
})

import { describe, expect, test } from 'vitest'
import plans from '#api/db/demo/days.json' with { type: 'json' }
import { findSurroundings, listPlaces } from '#api/db/demo/days.ts'
import { toGeojson } from '#api/modules/expeditions/route.mappers.ts'
import { type Drawing, drawTrack, plan } from '#web/features/route/drawing.rules.ts'
import { type Box, listLabels, overlaps, type Room } from '#web/features/route/labels.rules.ts'
import { computeKilometres, toHighest } from '#web/features/route/marks.rules.ts'
import { listPins, type Pin } from '#web/features/route/pins.rules.ts'
import { type Leg, readTrack, type Track } from '#web/features/route/track.rules.ts'

/** A straight track from west to east, with places on and beside it. */
const straight: Track = {
  legs: [
    {
      day: 1,
      positions: [
        [6, 45, 800],
        [6.1, 45, 900],
      ],
    },
    {
      day: 2,
      positions: [
        [6.1, 45, 900],
        [6.2, 45, 1200],
      ],
    },
  ],
  stops: [
    { day: 2, label: 'Col', kind: 'col', position: [6.15, 45, 1100] },
    { day: 1, label: 'Hameau', kind: 'village', position: [6.05, 45, 850] },
  ],
  land: [],
  rivers: [],
  borders: [],
  names: [
    { label: 'Ville', kind: 'ville', position: [6.12, 45.03, 0] },
    { label: 'Lac', kind: 'lac', position: [6.08, 44.97, 0] },
  ],
}

const roomIn = (drawing: Drawing, input: Partial<Room> = {}): Room => ({
  size: 12.5,
  radius: 11,
  pins: listPins(drawing.legs, 11),
  most: { all: 16, waters: 4, towns: 7, marks: 6 },
  lit: null,
  ...input,
})

const listTexts = (input: Partial<Room>) => {
  const drawing = drawTrack(straight)
  return listLabels(drawing, roomIn(drawing, input)).map(({ text, height }) => `${text} ${height}`.trim())
}

test('names waters, places with their altitude, and towns, beside the line and the numbers', () => {
  expect(listTexts({})).toEqual(['Lac', 'Col 1 100 m', 'Hameau 850 m', 'Ville'])
})

test('names the places of a lit day first', () => {
  expect(listTexts({ lit: 1, most: { all: 1, waters: 0, towns: 0, marks: 0 } })).toEqual(['Hameau 850 m'])
  expect(listTexts({ lit: null, most: { all: 1, waters: 0, towns: 0, marks: 0 } })).toEqual(['Col 1 100 m'])
})

test('names both ends of an enlarged day by the words of its author', () => {
  const [leg] = straight.legs
  const drawing = drawTrack(straight, leg && { ...leg, from: 'Départ', to: 'Gîte' })
  const labels = listLabels(drawing, roomIn(drawing)).map(({ text }) => text)
  expect(labels).toEqual(expect.arrayContaining(['Départ', 'Gîte', 'Hameau']))
})

test('marks the kilometres of an enlarged day and its highest point, where no place has a name', () => {
  const [, leg] = straight.legs
  const drawing = drawTrack(straight, leg && { ...leg, km: 10, from: 'Hameau' })
  const texts = listLabels(drawing, roomIn(drawing)).map(({ text, height }) => `${text} ${height}`.trim())
  expect(texts).toEqual(expect.arrayContaining(['2 km', '4 km', '6 km', '8 km', 'Point haut 1 200 m']))
  expect(drawTrack(straight).marks).toEqual([])
})

test.each<[string, Leg, string[]]>([
  [
    'a named place is there',
    {
      day: 2,
      positions: [
        [6.15, 45, 1100],
        [6.2, 45, 900],
      ],
    },
    [],
  ],
  [
    'the day hardly climbs',
    {
      day: 2,
      positions: [
        [6.3, 45, 90],
        [6.4, 45, 20],
      ],
    },
    [],
  ],
  [
    'it has no name',
    {
      day: 2,
      positions: [
        [6.3, 45, 90],
        [6.4, 45, 220],
      ],
    },
    ['Point haut'],
  ],
])('marks the highest point of a day, or not: %s', (_, leg, labels) => {
  expect(toHighest(leg, straight.stops).map(({ label }) => label)).toEqual(labels)
})

test.each<[string, number, string[]]>([
  ['each kilometre of a short day', 3, ['1 km', '2 km']],
  ['every fifth of a long one', 22, ['5 km', '10 km', '15 km', '20 km']],
  ['none of a stroll', 0.8, []],
])('marks %s', (_, km, labels) => {
  const [leg] = straight.legs
  expect(leg && computeKilometres({ ...leg, km }).map(({ label }) => label)).toEqual(labels)
})

type Plan = (typeof plans)[keyof typeof plans]

/** Fields of a day that a drawing does not need. */
const blank = {
  expeditionId: 1,
  text: '',
  title: null,
  from: null,
  to: null,
  mode: null,
  km: null,
  ascentM: null,
  descentM: null,
  highPointM: null,
  hours: null,
  night: null,
  meals: [],
  transfer: null,
  option: null,
  note: null,
}

const drawings = Object.entries<Plan>(plans).map(([slug, { days }]) => {
  const row = { name: slug, route: listPlaces(slug), ...findSurroundings(slug) }
  const parts = days.map(({ day, track }) => ({ ...blank, day, track }))
  const track = readTrack(toGeojson({ row, days: parts }), days)
  if (!track) throw new Error(`${slug} has no track`)
  return { slug, track, drawing: drawTrack(track) }
})

const computeBox = ({ x, y, width }: Pin, radius: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - radius,
  bottom: y + radius,
})

const sizes = [
  { name: 'wide', size: 12.5, radius: 11, most: { all: 16, waters: 4, towns: 7, marks: 6 } },
  { name: 'narrow', size: 22, radius: 18, most: { all: 4, waters: 1, towns: 2, marks: 3 } },
]

describe.each(sizes)('on a $name map of each of the 48 trips', ({ size, radius, most }) => {
  const all = drawings.map(({ slug, drawing }) => {
    const pins = listPins(drawing.legs, radius)
    return { slug, drawing, pins, labels: listLabels(drawing, { size, radius, pins, most, lit: null }) }
  })

  test('no name covers a number, another name, the map of Europe or the edge', () => {
    const wrong = all.flatMap(({ slug, pins, labels }) =>
      labels.flatMap(({ text, box }, index) => {
        const isOver =
          pins.some((pin) => overlaps(box, computeBox(pin, radius))) ||
          labels.slice(index + 1).some((other) => overlaps(box, other.box)) ||
          (box.right > plan.width - plan.right && box.top < 100)
        const isOutside = box.left < 0 || box.right > plan.width || box.top < 0 || box.bottom > plan.height
        return isOver || isOutside ? `${slug}: ${text}` : []
      }),
    )
    expect(wrong).toEqual([])
  })

  test('no name covers the line', () => {
    const wrong = all.flatMap(({ slug, drawing, labels }) => {
      const points = drawing.legs.flatMap(({ points: each }) => each)
      return labels.flatMap(({ text, box }) =>
        points.some(({ x, y }) => overlaps(box, { left: x, right: x, top: y, bottom: y }))
          ? `${slug}: ${text}`
          : [],
      )
    })
    expect(wrong).toEqual([])
  })

  test('no number covers another', () => {
    const wrong = all.flatMap(({ slug, pins }) =>
      pins.flatMap((pin, index) =>
        pins
          .slice(index + 1)
          .flatMap((other) =>
            overlaps(computeBox(pin, radius - 1), computeBox(other, radius - 1))
              ? `${slug}: ${pin.text}`
              : [],
          ),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('at least one place is named', () => {
    expect(all.filter(({ labels }) => labels.length === 0).map(({ slug }) => slug)).toEqual([])
  })
})

const wide = new Map(
  drawings.map(({ slug, track, drawing }) => {
    const room = roomIn(drawing)
    return [slug, { track, texts: listLabels(drawing, room).map(({ text }) => text) }]
  }),
)

test.each<[string, string]>([
  ['la-loire-sauvage-en-canoe', 'Loire'],
  ['ardeche-l-aventure-en-canoe', 'Ardèche'],
  ['d-ile-en-ile-dans-le-golfe-du-morbihan', 'Golfe du Morbihan'],
  ['calanques-en-kayak-et-a-pied', 'Méditerranée'],
  ['grande-traversee-du-jura-a-ski', 'Léman'],
  ['verdon-du-canyon-au-lac', 'Verdon'],
])('names the water of %s', (slug, water) => {
  expect(wide.get(slug)?.texts).toContain(water)
})

test('draws the rivers that are travelled, and the islands of archipelagos', () => {
  const rivers = (slug: string) => wide.get(slug)?.track.rivers.length
  const islands = (slug: string) => wide.get(slug)?.track.land.length ?? 0
  expect(rivers('la-loire-sauvage-en-canoe')).toBeGreaterThan(0)
  expect(rivers('ardeche-l-aventure-en-canoe')).toBeGreaterThan(0)
  expect(islands('d-ile-en-ile-dans-le-golfe-du-morbihan')).toBeGreaterThan(25)
  expect(islands('kayak-dans-l-archipel-de-sankt-anna')).toBeGreaterThan(60)
  expect(islands('eoliennes-de-volcan-en-volcan')).toBeGreaterThan(7)
})

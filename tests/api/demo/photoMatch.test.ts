import { expect, test } from 'vitest'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { matchPhotos } from '#api/db/demo/photoMatch.ts'
import photoList from '../../../photos/photos.json' with { type: 'json' }

const expeditions = catalogue.expeditions.toSorted((a, b) => a.carousel_rank - b.carousel_rank)
const photos = new Map(photoList.map((photo) => [photo.file, photo]))
const matched = matchPhotos(catalogue.expeditions, photoList)
const namesOf = (slug: string) => matched.get(slug) ?? []
const photosOf = (slug: string) => namesOf(slug).flatMap((name) => photos.get(name) ?? [])
const showing = (photo: (typeof photoList)[number], ...words: string[]) =>
  photo.keywords.some((keyword) => words.includes(keyword))

const isWinter = (expedition: (typeof expeditions)[number]) =>
  /neige|aurore/.test(expedition.scene) || /-a-ski/.test(expedition.slug)
const byBoat = ['Kayak de mer', 'Canoë', 'Packraft', 'Rafting']

test.each(expeditions)('$name: four to seven photographs, each once', ({ slug }) => {
  expect(namesOf(slug).length).toBeGreaterThanOrEqual(4)
  expect(namesOf(slug).length).toBeLessThanOrEqual(7)
  expect(new Set(namesOf(slug)).size).toBe(namesOf(slug).length)
  expect(photosOf(slug)).toHaveLength(namesOf(slug).length)
})

test.each(expeditions)('$name: its cover lies wide and shows no brand', ({ slug }) => {
  const [cover] = photosOf(slug)
  expect(cover?.orientation).not.toBe('portrait')
  expect(cover?.file).not.toBe('bivouac-tentes-feu-01.jpg')
})

test('at most two trips share a cover, never two neighbours', () => {
  const covers = expeditions.map(({ slug }) => namesOf(slug)[0])
  const uses = Map.groupBy(covers, (cover) => cover)
  expect(Math.max(...[...uses.values()].map((shared) => shared.length))).toBeLessThanOrEqual(2)
  expect(covers.filter((cover, index) => cover === covers[index + 1])).toEqual([])
  expect(uses.size).toBeGreaterThan(28)
})

test('no picture from a desert, of the animals or of the balloons of elsewhere', () => {
  const shown = expeditions.flatMap(({ slug }) => photosOf(slug))
  const absent = shown.filter((photo) =>
    showing(photo, 'désert', 'éléphant', 'montgolfière', 'morse', 'tortue', 'snowboard', 'thé'),
  )
  expect(absent).toEqual([])
})

/** All places of our pictures, and the only expeditions that go there. */
const places: Record<string, string[]> = {
  'Alpes, France': [
    'balcons-de-la-vanoise',
    'premiere-cordee-au-mont-blanc',
    'verdon-du-canyon-au-lac',
    'queyras-a-ski-d-un-hameau-a-l-autre',
    'tour-du-mont-blanc-integral',
    'ados-d-altitude-en-vallouise',
    'sur-la-piste-du-loup-dans-le-mercantour',
  ],
  'Finistère, France': ['surf-et-yoga-au-bout-du-finistere'],
  'Passo Giau, Italie': ['alta-via-des-dolomites'],
  'Tyrol du Sud, Italie': ['alta-via-des-dolomites'],
  'Picos de Europa, Espagne': ['picos-de-europa-du-cares-a-l-urriellu'],
  'Skógafoss, Islande': ['islande-les-hautes-terres-sans-avion'],
  'Seljalandsfoss, Islande': ['islande-les-hautes-terres-sans-avion'],
  'Stokksnes, Islande': ['islande-les-hautes-terres-sans-avion'],
}

test.each(expeditions)('$name: a picture whose place is known is of that place', ({ slug }) => {
  const elsewhere = photosOf(slug).filter(({ place }) => place && !places[place]?.includes(slug))
  expect(elsewhere).toEqual([])
})

test.each(expeditions.filter(isWinter))('$name: a winter trip has snow first, and no summer', ({ slug }) => {
  const [cover, ...others] = photosOf(slug)
  expect(cover && showing(cover, 'neige')).toBe(true)
  expect(others.filter((photo) => showing(photo, 'neige')).length).toBeGreaterThanOrEqual(2)
  expect(
    [cover, ...others].filter((photo) => photo && showing(photo, 'été', 'kayak', 'canoë', 'mer')),
  ).toEqual([])
})

test.each(expeditions.filter((expedition) => !isWinter(expedition)))(
  '$name: no snow outside winter',
  ({ slug }) => {
    expect(photosOf(slug).filter((photo) => showing(photo, 'neige', 'ski', 'hiver'))).toEqual([])
  },
)

test.each(expeditions)(
  '$name: a boat or a bicycle only where there is one, and then on the cover',
  (expedition) => {
    const hasBoat = expedition.activities_name.some((activity) => byBoat.includes(activity))
    const hasBike = expedition.activities_name.some((activity) =>
      ['Cyclotourisme', 'Gravel', 'Bikepacking'].includes(activity),
    )
    const [cover, ...others] = photosOf(expedition.slug)
    const isBoat = (photo: typeof cover) =>
      photo !== undefined && showing(photo, 'kayak', 'kayak de mer', 'canoë')
    const isBike = (photo: typeof cover) => photo !== undefined && showing(photo, 'vélo')
    expect(isBoat(cover)).toBe(hasBoat)
    expect(others.some(isBoat) && !hasBoat).toBe(false)
    expect([cover, ...others].some(isBike)).toBe(hasBike)
  },
)

test('the family on its forest path goes to family trips only', () => {
  const withFamily = expeditions.filter(({ slug }) => namesOf(slug).includes('famille-balade-foret-01.jpg'))
  expect(withFamily.length).toBeGreaterThan(5)
  expect(withFamily.every((expedition) => expedition.family_friendly)).toBe(true)
})

test('the order of the lists changes nothing', () => {
  expect(matchPhotos(catalogue.expeditions.toReversed(), photoList.toReversed())).toEqual(matched)
})

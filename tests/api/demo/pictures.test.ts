import { expect, test } from 'vitest'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import pictures from '#api/db/demo/pictures.json' with { type: 'json' }
import photoList from '../../../photos/photos.json' with { type: 'json' }

const photos = new Map(photoList.map((photo) => [photo.file, photo]))
const plan = new Map<string, string[]>(Object.entries(pictures))
const galleries = catalogue.expeditions.map((expedition) => ({
  expedition,
  names: plan.get(expedition.slug) ?? [],
}))
/** Every picture of every gallery, with its expedition. */
const shown = galleries.flatMap(({ expedition, names }) =>
  names.map((name) => ({ expedition, name, photo: photos.get(name) })),
)

/** Activities of an expedition that a subject may illustrate; a landscape illustrates all. */
const activitiesBySubject: Record<string, string[]> = {
  kayak: ['Kayak de mer', 'Packraft', 'Canoë', 'Rafting'],
  canoë: ['Canoë'],
  rafting: ['Rafting', 'Packraft'],
  vélo: ['Gravel', 'Bikepacking', 'Cyclotourisme'],
  ski: ['Ski de randonnée', 'Ski de randonnée nordique'],
  aurore: ['Aurores boréales'],
  surf: ['Surf'],
  plongée: ['Snorkeling'],
  bivouac: ['Bivouac', 'Bushcraft'],
  marche: ['Randonnée', 'Trek', 'Alpinisme', 'Randonnée avec un âne', 'Randonnée glaciaire', 'Bushcraft'],
}
const winterMonths = [12, 1, 2, 3, 4]
const autumnMonths = [9, 10, 11]
const larches = /Alpes|Dolomites|Val d’Aoste|Valais|Tyrol/
const lakes = /\blacs?\b|lochs?\b/i
const snow = /ski|raquettes|igloo|traîneau|pulka/i

const describe = ({ expedition, name }: (typeof shown)[number]) => `${expedition.slug}: ${name}`

test('plans one to six known pictures for each expedition, no photograph twice', () => {
  for (const { names } of galleries) {
    expect(names.length).toBeGreaterThanOrEqual(1)
    expect(names.length).toBeLessThanOrEqual(6)
    // Two frames of one photograph have one source.
    expect(new Set(names.map((name) => photos.get(name)?.source)).size).toBe(names.length)
  }
  expect(shown.filter(({ photo }) => !photo).map(describe)).toEqual([])
  expect([...plan.keys()].sort()).toEqual(catalogue.expeditions.map(({ slug }) => slug).sort())
})

test('gives each expedition a cover of its own', () => {
  const covers = galleries.map(({ names: [cover] }) => cover)
  expect(new Set(covers).size).toBe(48)
})

test('shows no gallery twice, and no picture in more than four', () => {
  expect(new Set(galleries.map(({ names }) => names.toSorted().join())).size).toBe(48)
  const uses = Map.groupBy(shown, ({ name }) => name)
  expect([...uses].filter(([, { length }]) => length > 4).map(([name]) => name)).toEqual([])
})

test('shows a known place on expeditions of that place only, and another continent on none', () => {
  const untrue = shown.filter(
    ({ expedition, photo }) =>
      !photo?.looksEuropean || (photo.regions && !photo.regions.includes(expedition.region)),
  )
  expect(untrue.map(describe)).toEqual([])
})

test('knows the regions of each photograph whose place is recorded', () => {
  const regions = new Set(catalogue.expeditions.map(({ region }) => region))
  const open = photoList.filter(
    ({ place, looksEuropean, regions: known }) => (place || !looksEuropean) && !known,
  )
  expect(open.map(({ file }) => file)).toEqual([])
  expect(photoList.flatMap(({ regions: known }) => known ?? []).filter((name) => !regions.has(name))).toEqual(
    [],
  )
  for (const { regions: known, looksEuropean } of photoList) if (!looksEuropean) expect(known).toEqual([])
})

test('shows activities of the expedition, or a landscape', () => {
  const wrong = shown.filter(({ expedition, photo }) => {
    const subject = photo?.subject ?? ''
    if (subject === 'paysage') return false
    if (subject === 'famille') return !expedition.family_friendly
    const fitting = activitiesBySubject[subject] ?? []
    return !expedition.activities_name.some((activity) => fitting.includes(activity))
  })
  expect(wrong.map(describe)).toEqual([])
})

test('shows snow on snow, and autumn to those who travel in autumn', () => {
  const wrong = shown.filter(({ expedition, photo }) => {
    const isSnow = expedition.activities_name.some((activity) => snow.test(activity))
    const months: number[] = expedition.season_months
    if (photo?.season === 'hiver') return !isSnow || !months.some((month) => winterMonths.includes(month))
    if (photo?.season === 'automne') return !months.some((month) => autumnMonths.includes(month))
    return isSnow && photo?.subject !== 'paysage'
  })
  expect(wrong.map(describe)).toEqual([])
})

test('describes no larch outside the Alps, and no lake where none is promised', () => {
  const contradicting = shown.filter(({ expedition, photo }) => {
    const alt = photo?.alt ?? ''
    if (/mélèze/.test(alt)) return !larches.test(expedition.region)
    return /\blac\b/.test(alt) && !lakes.test(expedition.short_description + expedition.description)
  })
  expect(contradicting.map(describe)).toEqual([])
})

test('describes each picture in a sentence of its own', () => {
  const alts = photoList.map(({ alt }) => alt)
  expect(new Set(alts).size).toBe(alts.length)
  expect(alts.filter((alt) => alt.length < 20 || /^(photo|image)/i.test(alt))).toEqual([])
})

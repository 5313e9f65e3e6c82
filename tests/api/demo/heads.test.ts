import { expect, test } from 'vitest'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { demoCollections } from '#api/db/demo/collections.content.ts'
import pictures from '#api/db/demo/pictures.json' with { type: 'json' }
import { themeGroups } from '#api/db/demo/themes.content.ts'
import { toSlug } from '#api/modules/search/fold.ts'
import type { ThemeFilters } from '#api/modules/themes/themes.contract.ts'
import photoList from '../../../photos/photos.json' with { type: 'json' }

type Expedition = (typeof catalogue.expeditions)[number]
type Head = { page: string; picture: string | null; expeditions: Expedition[] }

const photos = new Map(photoList.map((photo) => [photo.file, photo]))
const plan = new Map<string, string[]>(Object.entries(pictures))
const getCover = ({ slug }: Expedition) => plan.get(slug)?.[0]
const countryNames = new Map<string, string>(Object.entries(catalogue.country_names))

const themes: Head[] = themeGroups
  .flatMap((group) => group.themes)
  .map(({ path, bannerPhotoName, filters }) => ({
    page: path,
    picture: bannerPhotoName,
    expeditions: catalogue.expeditions.filter(matching(filters)),
  }))
const collections: Head[] = demoCollections.map(({ slug, bannerPhotoName, expeditions }) => ({
  page: slug,
  picture: bannerPhotoName,
  expeditions: catalogue.expeditions.filter((expedition) => expeditions.includes(expedition.slug)),
}))

function matching(filters: Partial<ThemeFilters>) {
  const { countries, region, activities, vacation, family_friendly: family, expedition_type: type } = filters
  return (expedition: Expedition) =>
    (!countries?.length || expedition.countries.some((country) => countries.includes(country))) &&
    (!region || toSlug(expedition.region) === region) &&
    (!activities?.length || expedition.activities_name.some((name) => activities.includes(toSlug(name)))) &&
    (!vacation || expedition.vacation.includes(vacation)) &&
    (family === undefined || expedition.family_friendly === family) &&
    (!type || toSlug(expedition.expedition_type) === type)
}

/** Three expeditions share three winter pictures there: the page cannot open with a fourth. */
const onlyItsOwn = ['neige/laponie']

test('opens each theme and each collection with a picture that none of its cards shows', () => {
  const repeating = [...themes, ...collections].filter(
    ({ page, picture, expeditions }) =>
      expeditions.some((each) => getCover(each) === picture) && !onlyItsOwn.includes(page),
  )
  expect(repeating.map(({ page, picture }) => `${page}: ${picture}`)).toEqual([])
})

test('opens no collection with the cover of a trip that the home page features', () => {
  const featured = catalogue.expeditions
    .toSorted((one, other) => one.carousel_rank - other.carousel_rank)
    .slice(0, 12)
  const covers = featured.map(getCover)
  const repeating = collections.filter(({ picture }) => picture && covers.includes(picture))
  expect(repeating.map(({ page, picture }) => `${page}: ${picture}`)).toEqual([])
})

test('opens a page with Europe, and a recorded place only where the page goes to that country', () => {
  const untrue = [...themes, ...collections].filter(({ picture, expeditions }) => {
    if (!picture) return false
    const photo = photos.get(picture)
    const goesThere = expeditions.some((each) =>
      each.countries.some((code) => photo?.place?.endsWith(countryNames.get(code) ?? '?')),
    )
    return !photo?.looksEuropean || (photo.place && !goesThere)
  })
  expect(untrue.map(({ page, picture }) => `${page}: ${picture}`)).toEqual([])
})

test('opens no two themes, and no two collections, with one picture', () => {
  for (const heads of [themes, collections]) {
    const named = heads.flatMap(({ picture }) => picture ?? [])
    expect(new Set(named).size).toBe(named.length)
  }
})

import { describe, expect, test } from 'vitest'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { demoCollections } from '#api/db/demo/collections.content.ts'
import { fans } from '#api/db/demo/fans.ts'
import questions from '#api/db/demo/messages.json' with { type: 'json' }
import { themeGroups } from '#api/db/demo/themes.content.ts'
import { toSlug } from '#api/modules/search/fold.ts'
import photoList from '../../../photos/photos.json' with { type: 'json' }

const expeditions = catalogue.expeditions
const themes = themeGroups.flatMap((group) => group.themes)
const photos = new Map(photoList.map((photo) => [photo.file, photo]))

/** Pages on which each banner of a known place may appear. */
const placedBanners: Record<string, string> = {
  'Alpes, France': 'destinations/alpes-du-nord',
  'Ponza, Italie': 'destinations/italie',
  'Peak District, Royaume-Uni': 'a-velo/voyages',
  'Stokksnes, Islande': 'destinations/islande',
}

describe('themes', () => {
  test('has exactly one empty group and one theme without photograph', () => {
    expect(themeGroups.filter((group) => group.themes.length === 0)).toHaveLength(1)
    expect(themes.filter((theme) => theme.bannerPhotoName === null)).toHaveLength(1)
  })

  test.each(themes)('$path matches at least one expedition', ({ filters }) => {
    const input = { activities: [], countries: [], ...filters }
    const found = expeditions.filter(
      (expedition) =>
        (input.activities.length === 0 ||
          expedition.activities_name.some((name) => input.activities.includes(toSlug(name)))) &&
        (input.countries.length === 0 ||
          expedition.countries.some((code) => input.countries.includes(code))) &&
        (!input.region || toSlug(expedition.region) === input.region) &&
        (!input.expedition_type || toSlug(expedition.expedition_type) === input.expedition_type) &&
        (!input.vacation || expedition.vacation.includes(input.vacation)) &&
        (!input.family_friendly || expedition.family_friendly),
    )
    expect(found.length).toBeGreaterThan(0)
  })

  test.each(themes)('$path stays within the filter limits and uses existing activities', ({ filters }) => {
    const known = catalogue.activity_categories.flatMap(({ activities }) => activities.map(toSlug))
    expect(filters.activities?.length ?? 0).toBeLessThanOrEqual(10)
    expect(filters.countries?.length ?? 0).toBeLessThanOrEqual(3)
    expect(known).toEqual(expect.arrayContaining(filters.activities ?? []))
  })

  test.each(themes)('$path has two or three sentences, addressed to « tu »', ({ intro }) => {
    const messages = intro.match(/[.!?…](\s|$)/g) ?? []
    expect(messages.length).toBeGreaterThanOrEqual(2)
    expect(messages.length).toBeLessThanOrEqual(3)
    expect(intro).not.toMatch(/\b(vous|votre|vos)\b/i)
  })

  test('has unique paths below their group, and unique banners', () => {
    for (const group of themeGroups)
      expect(group.themes.every((theme) => theme.path.startsWith(`${group.id}/`))).toBe(true)
    expect(new Set(themes.map((theme) => theme.path)).size).toBe(themes.length)
    const banners = themes.flatMap((theme) => theme.bannerPhotoName ?? [])
    expect(new Set(banners).size).toBe(banners.length)
  })

  test.each(themes)(
    '$path has no portrait banner, and none of another place',
    ({ path, bannerPhotoName }) => {
      const banner = photos.get(bannerPhotoName ?? '')
      expect(banner?.orientation).not.toBe('portrait')
      expect(banner?.place ? placedBanners[banner.place] : path).toBe(path)
      expect(bannerPhotoName).not.toBe('bivouac-tentes-feu-01.jpg')
    },
  )
})

describe('collections', () => {
  test('has five to seven collections of four to eight expeditions', () => {
    expect(demoCollections.length).toBeGreaterThanOrEqual(5)
    expect(demoCollections.length).toBeLessThanOrEqual(7)
    for (const { expeditions: chosen } of demoCollections) {
      expect(new Set(chosen).size).toBe(chosen.length)
      expect(chosen.length).toBeGreaterThanOrEqual(4)
      expect(chosen.length).toBeLessThanOrEqual(8)
      expect(expeditions.map(({ slug }) => slug)).toEqual(expect.arrayContaining(chosen))
    }
  })

  test.each(demoCollections)(
    '$slug has no portrait banner, and none of a known place',
    ({ bannerPhotoName }) => {
      expect(photos.get(bannerPhotoName)).toMatchObject({ place: null })
      expect(photos.get(bannerPhotoName)?.orientation).not.toBe('portrait')
    },
  )
})

describe('questions', () => {
  test('has about twenty-five questions on twelve expeditions, posted over the last months', () => {
    expect(questions.length).toBeGreaterThanOrEqual(25)
    expect(new Set(questions.map(({ expedition }) => expedition)).size).toBe(12)
    expect(Math.max(...questions.map(({ daysAgo }) => daysAgo))).toBeLessThan(120)
  })

  test.each(questions)(
    'has a known author and expedition, and replies in the past: $author on $expedition',
    ({ expedition, author, daysAgo, replies, body }) => {
      expect(expeditions.map(({ slug }) => slug)).toContain(expedition)
      expect(fans.map(({ firstName }) => firstName)).toContain(author)
      expect(replies.every(({ afterHours }) => afterHours < daysAgo * 24)).toBe(true)
      expect([body, ...replies.map((reply) => reply.body)].every((text) => text.length <= 2_000)).toBe(true)
    },
  )

  test('has one question for each author and expedition; only new ones have no reply', () => {
    expect(new Set(questions.map(({ expedition, author }) => expedition + author)).size).toBe(
      questions.length,
    )
    expect(questions.filter(({ replies, daysAgo }) => replies.length === 0 && daysAgo > 7)).toEqual([])
  })
})

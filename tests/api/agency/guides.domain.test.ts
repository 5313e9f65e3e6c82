import { expect, test } from 'vitest'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import type { GuideInput } from '#api/modules/agency/guides/guides.contract.ts'
import { readGuide, readNewGuide } from '#api/modules/agency/guides/guides.domain.ts'

const camille = {
  full_name: 'Camille Rochette',
  diploma: 'Accompagnatrice en montagne',
  based_in: 'Savoie, France',
  languages: ['fr', 'en'],
  bio: 'Fille de bergers, Camille connaît la Vanoise par ses sentiers.',
}
const { profile: stored } = readNewGuide(camille)

test.each(catalogue.guides)('accepts the profile of $full_name', ({ full_name, ...guide }) => {
  const { diploma, based_in, languages, bio, quote } = guide
  expect(readNewGuide({ full_name, diploma, based_in, languages, bio, quote }).faults).toEqual({})
})

test.each([
  ['Camille Rochette', undefined, 'camille-rochette'],
  ['Zoë d’Œuvre', '', 'zoe-d-oeuvre'],
  ['Camille Rochette', 'camille-de-vanoise', 'camille-de-vanoise'],
])('makes the slug of %s with %s', (full_name, slug, made) => {
  expect(readNewGuide({ ...camille, full_name, ...(slug !== undefined && { slug }) }).profile.slug).toBe(made)
})

test('requires name, diploma, home, languages and biography of a new guide', () => {
  expect(Object.keys(readNewGuide({}).faults).toSorted()).toEqual(
    ['based_in', 'bio', 'diploma', 'full_name', 'languages'].toSorted(),
  )
})

test.each<[GuideInput, string]>([
  [{ full_name: 'Jo' }, 'full_name'],
  [{ full_name: 'a'.repeat(91) }, 'full_name'],
  [{ full_name: ' \u200b ' }, 'full_name'],
  [{ slug: '' }, 'slug'],
  [{ slug: 'Camille' }, 'slug'],
  [{ slug: '-camille' }, 'slug'],
  [{ slug: 'camille--r' }, 'slug'],
  [{ slug: 'a'.repeat(81) }, 'slug'],
  [{ diploma: 'D' }, 'diploma'],
  [{ based_in: 'x'.repeat(81) }, 'based_in'],
  [{ bio: 'Trop court.' }, 'bio'],
  [{ bio: `Une longue histoire\u0000${'.'.repeat(40)}` }, 'bio'],
  [{ quote: 'x'.repeat(201) }, 'quote'],
  [{ languages: [] }, 'languages'],
  [{ languages: ['fr', 'fr'] }, 'languages'],
  [{ languages: ['tlh'] }, 'languages'],
  [{ languages: ['fr', 'en', 'de', 'it', 'es', 'ca', 'pt', 'oc', 'br'] }, 'languages'],
  [{ absences: [{ start: '2027-08-15', end: '2027-08-01' }] }, 'absences.0.end'],
  [{ absences: [{ start: '2027-08-15', end: '2027-08-15', note: 'x'.repeat(201) }] }, 'absences.0.note'],
  [{ absences: Array.from({ length: 51 }, () => ({ start: '2027-08-01', end: '2027-08-02' })) }, 'absences'],
])('refuses %j by its field', (input, field) => {
  const { faults } = readGuide(stored, input)
  expect(Object.keys(faults)).toEqual([field])
  expect(faults[field]).toMatch(/\p{L}/u)
})

test('changes the given fields alone, cleaned, and empties a quote', () => {
  const quoted = { ...stored, quote: 'Marche assez lentement.' }
  expect(readGuide(quoted, { diploma: '  Guide  de haute\n montagne ' })).toEqual({
    profile: { ...quoted, diploma: 'Guide de haute montagne' },
    absences: undefined,
    faults: {},
  })
  expect(readGuide(quoted, { quote: null }).profile.quote).toBeNull()
  expect(readGuide(quoted, { quote: ' ' }).profile.quote).toBeNull()
  expect(readGuide(quoted, {}).profile).toEqual(quoted)
})

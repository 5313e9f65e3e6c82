import { expect, test } from 'vitest'
import { guidesOf, languageName, ratingOf } from '#web/pages/content/guides.rules.ts'

const expedition = (slug: string, id?: string, fields = {}) => ({
  slug,
  name: slug,
  averageRating: 4,
  reviewCount: 1,
  coverImage: `${slug}.jpg`,
  guide: id ? { id } : null,
  ...fields,
})

test('lists each guide once with every trip, their terrain and rating, and omits a trip without a guide', () => {
  expect(
    guidesOf([
      expedition('a', '1', { coverImage: null }),
      expedition('b'),
      expedition('c', '2', { reviewCount: 0 }),
      expedition('d', '1'),
    ]),
  ).toEqual([
    {
      guide: { id: '1' },
      expeditions: [
        { slug: 'a', name: 'a' },
        { slug: 'd', name: 'd' },
      ],
      terrain: 'd.jpg',
      rating: { average: 4, count: 2 },
    },
    { guide: { id: '2' }, expeditions: [{ slug: 'c', name: 'c' }], terrain: 'c.jpg', rating: null },
  ])
})

test.each([
  [[], null],
  [[{ averageRating: 5, reviewCount: 0 }], null],
  [
    [
      { averageRating: 5, reviewCount: 3 },
      { averageRating: 4, reviewCount: 1 },
    ],
    { average: 4.8, count: 4 },
  ],
])('the rating of %j', (expeditions, expected) => {
  expect(ratingOf(expeditions)).toEqual(expected)
})

test.each([
  ['fr', 'français'],
  ['oc', 'occitan'],
  ['breton', 'breton'],
  ['Français', 'Français'],
])('a language given as %s', (given, shown) => {
  expect(languageName(given)).toBe(shown)
})

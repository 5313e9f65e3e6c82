import { expect, test } from 'vitest'
import { guidesOf, languageName } from '#web/pages/content/guides.rules.ts'

test('lists each guide once with every trip, and omits a trip without a guide', () => {
  const expedition = (slug: string, id?: string) => ({ slug, name: slug, guide: id ? { id } : null })
  expect(
    guidesOf([expedition('a', '1'), expedition('b'), expedition('c', '2'), expedition('d', '1')]),
  ).toEqual([
    {
      guide: { id: '1' },
      expeditions: [
        { slug: 'a', name: 'a' },
        { slug: 'd', name: 'd' },
      ],
    },
    { guide: { id: '2' }, expeditions: [{ slug: 'c', name: 'c' }] },
  ])
})

test.each([
  ['fr', 'français'],
  ['oc', 'occitan'],
  ['breton', 'breton'],
  ['Français', 'Français'],
])('a language given as %s', (given, shown) => {
  expect(languageName(given)).toBe(shown)
})

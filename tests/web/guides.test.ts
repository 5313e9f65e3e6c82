import { expect, test } from 'vitest'
import { guidesOf, languageName } from '#web/pages/content/guides.rules.ts'

test('each guide once, with every trip they lead; a trip without a guide is nobody’s', () => {
  const trip = (slug: string, id?: string) => ({ slug, name: slug, guide: id ? { id } : null })
  expect(guidesOf([trip('a', '1'), trip('b'), trip('c', '2'), trip('d', '1')])).toEqual([
    {
      guide: { id: '1' },
      trips: [
        { slug: 'a', name: 'a' },
        { slug: 'd', name: 'd' },
      ],
    },
    { guide: { id: '2' }, trips: [{ slug: 'c', name: 'c' }] },
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

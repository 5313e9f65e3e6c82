import { expect, test } from 'vitest'
import { choiceIn } from '#web/lib/browser/consent.ts'

const written = (value: unknown) => `a=1; consent=${encodeURIComponent(JSON.stringify(value))}; b=2`

test.each([
  ['', undefined],
  ['consents=1', undefined],
  ['consent=%', undefined],
  ['consent=no', undefined],
  [written({}), undefined],
  [written({ categories: 'measure' }), undefined],
  [written({ categories: ['necessary'] }), []],
  [written({ categories: ['necessary', 'measure'] }), ['measure']],
  [written({ categories: ['marketing', 'other', 'measure'] }), ['measure', 'marketing']],
])('%s displays %j', (cookies, choice) => {
  expect(choiceIn(cookies)).toEqual(choice)
})

import { expect, test } from 'vitest'
import { listOptions, toChoice, toggled } from '#web/pages/booking/options.rules.ts'

test.each([
  ['adds the first traveller', {}, 2, [2]],
  ['adds a traveller in order', { gear: [1, 3] }, 2, [1, 2, 3]],
  ['takes a traveller out', { gear: [1, 2] }, 1, [2]],
])('%s', (_case, choice, position, travellers) => {
  expect(toggled({ room: [1], ...choice }, 'gear', position)).toEqual({ room: [1], gear: travellers })
})

test('sends the chosen options alone', () => {
  const choice = toChoice([
    { code: 'gear', travellers: [1, 2] },
    { code: 'insurance', travellers: [] },
  ])
  expect(choice).toEqual({ gear: [1, 2], insurance: [] })
  expect(listOptions(choice)).toEqual([{ code: 'gear', travellers: [1, 2] }])
})

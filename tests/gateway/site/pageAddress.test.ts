import { expect, test } from 'vitest'
import { pageAddress } from '#gateway/site/pageAddress.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/expeditions?page=2&q=lac%20bleu', '/expeditions?q=lac+bleu&page=2'],
  ['/expeditions?countries=FR&utm=1&countries=IT', '/expeditions?countries=FR&countries=IT'],
  ['/expeditions/a%20b?__proto__=1&sort=-price', '/expeditions/a%20b?sort=-price'],
])('%s is kept as %s', (url, address) => {
  expect(pageAddress(url)).toBe(address)
})

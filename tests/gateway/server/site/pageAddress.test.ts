import { expect, test } from 'vitest'
import { pageAddress, plainPath } from '#gateway/server/site/pageAddress.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['http://evil.test', '/'],
  ['http://evil.test?q=lac', '/?q=lac'],
  ['https://evil.test:443/faq', '/faq'],
  ['/expeditions?page=2&q=lac%20bleu', '/expeditions?q=lac+bleu&page=2'],
  ['/expeditions?countries=FR&utm=1&countries=IT', '/expeditions?countries=FR&countries=IT'],
  [
    '/expeditions?month=2027-06&days=5&rating=4.5&eco=4&family_friendly=1&age=8',
    '/expeditions?family_friendly=1&age=8&month=2027-06&days=5&rating=4.5&eco=4',
  ],
  ['/avis?page=2&rating=5&aventure=gr20', '/avis?aventure=gr20&rating=5&page=2'],
  ['/our-guides?massif=corse&activite=trek', '/our-guides?activite=trek&massif=corse'],
  ['/calendrier?week=2027-07-10&countries=FR&utm=1', '/calendrier?countries=FR&week=2027-07-10'],
  [
    '/comparer?from=lyon&differences=1&utm=1&trips=vanoise,morbihan',
    '/comparer?trips=vanoise%2Cmorbihan&differences=1&from=lyon',
  ],
  ['/cartes-cadeaux?utm_source=x&payment=p1', '/cartes-cadeaux?payment=p1'],
  ['/expeditions?q=o%C3%B9?&page=2', '/expeditions?q=o%C3%B9%3F&page=2'],
  ['/expeditions/a%20b?__proto__=1&sort=-price', '/expeditions/a%20b?sort=-price'],
])('%s is cached as %s', (url, address) => {
  expect(pageAddress(url)).toBe(address)
})

test.each([
  ['/', '/'],
  ['/expeditions/', '/expeditions/'],
  ['/expeditions/a%20b', '/expeditions/a%20b'],
  ['/%65xpeditions', '/expeditions'],
  ['/aventures/%74hemes/%7E%2d%5F%39%5A', '/aventures/themes/~-_9Z'],
  ['/expeditions/%25%2f%5c%00%E2%80%AE', '/expeditions/%25%2f%5c%00%E2%80%AE'],
  ['//', '/'],
  ['///evil.test//faq', '/evil.test/faq'],
  ['/\\evil.test', '/evil.test'],
  ['/./faq', '/faq'],
  ['/faq/../expeditions', '/expeditions'],
  ['/%2e%2E/%2e./faq', '/faq'],
  ['/..//evil.test', '/evil.test'],
  ['/faq#top', '/faq'],
  ['*', '/*'],
])('normalises the path %s to %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain)
  expect(plainPath(plain)).toBe(plain)
})

import { expect, test } from 'vitest'
import { findAlternatives, toWords } from '#web/pages/notFound.rules.ts'

test.each([
  ['/expeditions/kayak-en-laponie', 'kayak en laponie'],
  ['/react-front/expeditions/tour_du--mont-blanc/', 'tour du mont blanc'],
  ['/expeditions/%C3%AEles', 'les'],
  ['/expeditions/%20', null],
  ['/expeditions', null],
  ['/nulle-part', null],
  ['/expeditions/a/b', null],
])('the address %s speaks of %s', (pathname, words) => {
  expect(toWords(pathname)).toBe(words)
})

const expeditions = (...ids: string[]) => ids.map((id) => ({ id }))

test.each([
  [[], ['a', 'b', 'c'], ['a', 'b', 'c']],
  [['d'], ['a', 'b', 'c'], ['d', 'a', 'b']],
  [['b'], ['a', 'b', 'c'], ['b', 'a', 'c']],
  [['d', 'e', 'f'], ['a'], ['d', 'e', 'f']],
  [[], [], []],
])('close to it %o, popular %o: %o', (close, popular, shown) => {
  expect(findAlternatives(expeditions(...close), expeditions(...popular))).toEqual(expeditions(...shown))
})

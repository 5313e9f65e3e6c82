import { expect, test } from 'vitest'
import { notShown, pictureNotShown } from '#web/pages/home.rules.ts'
import { listRows, pictureApart } from '#web/pages/selections.rules.ts'

const pictured = (covers: string) =>
  [...covers].map((cover) => ({ coverImage: cover === '-' ? null : { url: `/images/${cover}.jpg?w=640` } }))
const toCovers = (expeditions: ReturnType<typeof pictured>) =>
  expeditions.map(({ coverImage }) => coverImage?.url.at(8) ?? '-').join('')

test.each([
  ['abcdef', 'b', 'acdebf'],
  ['abcdef', 'a', 'bcdeaf'],
  ['abcdef', 'e', 'abcdef'],
  ['abcdef', 'z', 'abcdef'],
  ['abc', 'c', 'abc'],
  ['ab', 'a', 'ba'],
  ['a-c', '', 'a-c'],
  ['', 'a', ''],
])('covers %s below the picture « %s » become %s', (covers, head, expected) => {
  const banner = head ? { url: `/images/${head}.jpg?w=1280` } : null
  expect(toCovers(pictureApart(pictured(covers), banner))).toBe(expected)
})

const ids = (text: string) => [...text].map((id) => ({ id }))

test.each([
  ['abcdef', 'ac', 4, 'bdef'],
  ['abcdef', 'ac', 2, 'bd'],
  ['abc', '', 4, 'abc'],
  ['abc', 'abc', 4, ''],
])('selects from %s, with %s shown above, at most %i: %s', (found, shown, most, expected) => {
  expect(
    notShown(ids(found), ids(shown), most)
      .map(({ id }) => id)
      .join(''),
  ).toBe(expected)
})

test.each([
  ['abc', 'b', 'ac'],
  ['abc', '', 'abc'],
  ['abc', '-', 'abc'],
  ['abc', 'xbya', 'c'],
])('shows, of themes with pictures %s below cards with %s, the themes %s', (themes, cards, expected) => {
  const banners = [...themes].map((name) => ({ name, bannerImage: { url: `/images/${name}.jpg?w=1280` } }))
  const shown = pictureNotShown(banners, pictured(cards))
  expect(shown.map(({ name }) => name).join('')).toBe(expected)
})

test.each([
  [
    [3, 4, 3, 1],
    [[3], [4], [3, 1]],
  ],
  [
    [1, 1, 1, 1, 1],
    [[1, 1, 1, 1], [1]],
  ],
  [
    [6, 4, 2],
    [[6], [4], [2]],
  ],
  [
    [2, 2, 3],
    [[2, 2], [3]],
  ],
  [[], []],
])('groups of %j tiles stand in rows %j', (sizes, expected) => {
  const groups = sizes.map((size) => ({ tiles: Array.from({ length: size }) }))
  expect(listRows(groups).map((row) => row.map(({ tiles }) => tiles.length))).toEqual(expected)
})

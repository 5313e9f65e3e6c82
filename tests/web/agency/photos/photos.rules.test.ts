import { expect, test } from 'vitest'
import {
  addTo,
  faultOfFile,
  focusAfterKey,
  focusAtPress,
  mostPhotos,
  moved,
  readValues,
  shownValue,
  textRules,
} from '#web/agency/photos/photos.rules.ts'

test.each([
  [1, -1, ['b', 'a', 'c']],
  [1, 1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('moves photograph %i by %i', (index, step, expected) => {
  expect(moved(['a', 'b', 'c'], index, step)).toEqual(expected)
})

test('adds each photograph once, up to 30', () => {
  expect(addTo(['a'], 'b')).toEqual(['a', 'b'])
  expect(addTo(['a'], 'a')).toBeUndefined()
  const full = Array.from({ length: mostPhotos }, (_, index) => String(index))
  expect([full.length, addTo(full, 'b')]).toEqual([30, undefined])
})

test.each([
  ['ArrowLeft', false, { x: 49, y: 2 }],
  ['ArrowRight', true, { x: 60, y: 2 }],
  ['ArrowUp', true, { x: 50, y: 0 }],
  ['ArrowDown', false, { x: 50, y: 3 }],
  ['Enter', false, undefined],
])('moves the focal point by %s', (key, isFast, expected) => {
  expect(focusAfterKey({ x: 50, y: 2 }, key, isFast)).toEqual(expected)
})

test('takes the focal point from a press, within the picture', () => {
  const box = { left: 10, top: 20, width: 300, height: 200 }
  expect(focusAtPress(box, { clientX: 100, clientY: 170 })).toEqual({ x: 30, y: 75 })
  expect(focusAtPress(box, { clientX: 0, clientY: 900 })).toEqual({ x: 0, y: 100 })
})

test.each([
  ['a.jpg', 'image/jpeg', 100, undefined],
  ['a.png', 'image/png', 15 * 1024 * 1024, undefined],
  ['a.jpg', 'image/jpeg', 15 * 1024 * 1024 + 1, /15\sMo au plus/],
  ['IMG_1.HEIC', '', 100, /Exporte-la en JPEG/],
  ['a', 'image/heif', 100, /Exporte-la en JPEG/],
  ['a.svg', 'image/svg+xml', 100, /JPEG, PNG ou WebP/],
  ['a.gif', 'image/gif', 100, /JPEG, PNG ou WebP/],
  ['a.pdf', 'application/pdf', 100, /JPEG, PNG ou WebP/],
])('knows before it is sent whether %s of type %s and %i bytes is refused', (name, type, size, fault) => {
  const found = faultOfFile({ name, type, size })
  if (fault) expect(found).toMatch(fault)
  else expect(found).toBeUndefined()
})

test('checks and reads the words', () => {
  expect(textRules.alt('Court')).toBe('Décris cette photo en 10 à 160 caractères.')
  expect(textRules.alt('Deux randonneuses')).toBeUndefined()
  expect(textRules.author('a'.repeat(81))).toBe('80 caractères au plus.')
  expect([textRules.license(''), textRules.place('')]).toEqual([undefined, undefined])
  const typed: Record<string, string> = { alt: ' Un lac bleu ', author: 'Ana', license: '', place: ' ' }
  expect(readValues((name) => typed[name] ?? '', { x: 20, y: 80 })).toEqual({
    alt: 'Un lac bleu',
    author: 'Ana',
    license: '',
    place: null,
    focusX: 20,
    focusY: 80,
  })
  expect([shownValue('focusX', 20), shownValue('place', null), shownValue('alt', 'Un lac')]).toEqual([
    '20\u00a0%',
    '(vide)',
    'Un lac',
  ])
})

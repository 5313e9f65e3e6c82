import { describe, expect, test } from 'vitest'
import { listReviewed, readReviewQuery, toAddress, toPlace } from '#web/pages/content/reviews.rules.ts'

test.each([
  ['', { page: 1, rating: undefined, expedition: undefined }],
  ['page=3', { page: 3, rating: undefined, expedition: undefined }],
  ['rating=4&page=2', { page: 2, rating: 4, expedition: undefined }],
  ['aventure=balcons-de-la-vanoise', { page: 1, rating: undefined, expedition: 'balcons-de-la-vanoise' }],
  ['aventure=%3Cscript%3E', { page: 1, rating: undefined, expedition: undefined }],
  ['page=0', { page: 1, rating: undefined, expedition: undefined }],
  ['page=-1&rating=6', { page: 1, rating: undefined, expedition: undefined }],
  ['page=1.5&rating=4.5', { page: 1, rating: undefined, expedition: undefined }],
  ['page=1e9&rating=x', { page: 1, rating: undefined, expedition: undefined }],
])('reads ?%s as %j', (search, input) => {
  expect(readReviewQuery(new URLSearchParams(search))).toEqual(input)
})

test.each([
  [{ page: 1, rating: undefined, expedition: undefined }, '/avis'],
  [{ page: 2, rating: undefined, expedition: undefined }, '/avis?page=2'],
  [{ page: 1, rating: 5, expedition: undefined }, '/avis?rating=5'],
  [{ page: 3, rating: 5, expedition: undefined }, '/avis?rating=5&page=3'],
  [{ page: 1, rating: 4, expedition: 'gr20' }, '/avis?aventure=gr20&rating=4'],
])('writes %j as %s', (input, address) => {
  expect(toAddress(input)).toBe(address)
})

describe('the place in the list', () => {
  test.each([
    [1, 20, 195, { from: 1, to: 20, previous: undefined, next: 2 }],
    [10, 15, 195, { from: 181, to: 195, previous: 9, next: undefined }],
    [1, 12, 12, { from: 1, to: 12, previous: undefined, next: undefined }],
    [30, 0, 195, { from: 581, to: 580, previous: 29, next: undefined }],
  ])('page %i with %i of %i', (page, shown, total, expected) => {
    expect(toPlace({ page }, shown, total)).toEqual(expected)
  })
})

test('offers the expeditions with reviews, by name, with their number', () => {
  const trip = (name: string, reviewCount: number) => ({ slug: name.toLowerCase(), name, reviewCount })
  expect(listReviewed([trip('Zillertal', 4), trip('Neuve', 0), trip('Écosse', 2)])).toEqual([
    { value: 'écosse', label: 'Écosse', count: 2 },
    { value: 'zillertal', label: 'Zillertal', count: 4 },
  ])
})

import { expect, test } from 'vitest'
import { addDays } from '#api/clock.ts'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { datedReview } from '#api/db/demo/reviews.ts'

test.each([
  ['past', '2025-10-10', '2025-09', '2026-01-01', '2025-10-10', '2025-09'],
  ['of today', '2026-01-01', '2025-12', '2026-01-01', '2026-01-01', '2025-12'],
  ['of tomorrow', '2026-01-02', '2025-12', '2026-01-01', '2025-01-02', '2024-12'],
  ['of next year', '2027-01-02', '2026-12', '2026-01-03', '2026-01-02', '2025-12'],
  ['of next year, later', '2027-10-21', '2027-09', '2026-01-03', '2025-10-21', '2025-09'],
  ['of a leap day to come', '2028-02-29', '2028-02', '2027-06-01', '2027-02-28', '2027-02'],
])('rates a review %s', (_case, published, experienced, today, publishedOn, experienceMonth) => {
  const review = { published_on: published, experience_month: experienced }
  expect(datedReview(review, today)).toEqual({ publishedOn, experienceMonth })
})

test('dates no review before its experience or after today, on any day', () => {
  const reviews = catalogue.expeditions.flatMap((expedition) => expedition.reviews)
  for (const today of Array.from({ length: 40 }, (_, index) => addDays('2023-12-20', index * 31))) {
    const dated = reviews.map((review) => datedReview(review, today))
    const wrong = dated.filter(
      ({ publishedOn, experienceMonth }) => publishedOn > today || experienceMonth > publishedOn.slice(0, 7),
    )
    expect(wrong).toEqual([])
  }
})

test('announces as new only trips without reviews', () => {
  const announced = catalogue.expeditions.filter((expedition) => expedition.is_new)
  expect(announced.length).toBeGreaterThan(0)
  expect(announced.filter(({ reviews }) => reviews.length > 0).map(({ slug }) => slug)).toEqual([])
})

// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { review } from '#tests/web/expedition/reviewPage.ts'
import { stand } from '#tests/web/stand.tsx'
import type { ReviewsPageQuery } from '#web/pages/content/ReviewsPage.generated.ts'
import { Page } from '#web/pages/content/ReviewsPage.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const rated = (rating: number, count: number) => ({ __typename: 'RatingCount' as const, rating, count })
const answer: ReviewsPageQuery = {
  latestReviews: [
    { ...review({ id: '1', rating: 5, text: 'Superbe.' }), expedition: null },
    { ...review({ id: '2', rating: 3.6, text: 'Bien, mais humide.' }), expedition: null },
  ],
  reviewStats: {
    __typename: 'ReviewStats',
    average: 4.3,
    count: 12,
    distribution: [rated(5, 6), rated(4, 4), rated(3, 2), rated(2, 0), rated(1, 0)],
  },
}
const open = (changes: Partial<ReviewsPageQuery> = {}, answers: Answers = {}) =>
  stand(<Page />, { answers: { ReviewsPage: () => ({ ...answer, ...changes }), ...answers } })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('a failed load is reported once, and the rules stay readable', async () => {
  const answers: Answers = { ReviewsPage: 'fails' }
  const { requested } = stand(<Page />, { answers })
  await waitFor(() => expect(requested).toHaveLength(1))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Comment nous publions les avis' })).toBeTruthy()
  answers.ReviewsPage = () => answer
  await press('Réessayer')
  expect(await screen.findByText('Superbe.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('reviews that cannot be read leave the figures', async () => {
  open({ latestReviews: null })
  expect(await screen.findByText('4,3')).toBeTruthy()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('figures that cannot be read leave the reviews', async () => {
  open({ reviewStats: null })
  expect(await screen.findByText('Superbe.')).toBeTruthy()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /étoile/ })).toBeNull()
})

test('a rating leaves its reviews, rounded, and a second press shows all', async () => {
  open()
  await press(/^4 étoiles/)
  expect(screen.queryByText('Superbe.')).toBeNull()
  expect(screen.getByText('Bien, mais humide.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^4 étoiles/ }).getAttribute('aria-pressed')).toBe('true')
  await press(/^4 étoiles/)
  expect(screen.getByText('Superbe.')).toBeTruthy()
})

test('a rating that only older reviews have is explained', async () => {
  open()
  await press(/^3 étoiles/)
  expect(screen.getByText(/^Aucun des derniers avis ne donne cette note/)).toBeTruthy()
})

test('without any review offers no empty list', async () => {
  open({ latestReviews: [] })
  expect(await screen.findByText(/^Aucun des derniers avis/)).toBeTruthy()
})

import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { review } from '#tests/web/expedition/reviewPage.ts'
import { stand } from '#tests/web/stand.tsx'
import type { ReviewsPageQuery } from '#web/pages/content/ReviewsPage.generated.ts'
import { Page } from '#web/pages/content/ReviewsPage.tsx'
import { reviewRules } from '#web/pages/content/reviews.content.ts'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const rated = (rating: number, count: number) => ({ __typename: 'RatingCount' as const, rating, count })
const listed = (reviews: NonNullable<ReviewsPageQuery['reviews']>['nodes'], totalCount = reviews.length) => ({
  __typename: 'ReviewConnection' as const,
  totalCount,
  nodes: reviews,
})
const vanoise = {
  __typename: 'Expedition' as const,
  id: '7',
  slug: 'vanoise',
  name: 'Les balcons de la Vanoise',
}
const answer: ReviewsPageQuery = {
  reviews: listed(
    [
      {
        ...review({ id: '1', rating: 5, text: 'Superbe.', experienceMonth: '2026-06' }),
        expedition: vanoise,
      },
      { ...review({ id: '2', rating: 3.6, text: 'Bien, mais humide.' }), expedition: null },
    ],
    195,
  ),
  reviewStats: {
    __typename: 'ReviewStats',
    average: 4.3,
    count: 12,
    distribution: [rated(5, 6), rated(4, 4), rated(3, 2), rated(2, 0), rated(1, 0)],
  },
  moderated: {
    __typename: 'ReviewStats',
    moderation: { __typename: 'ReviewModeration', receivedCount: 41, lateCount: 2 },
  },
  expeditions: { __typename: 'ExpeditionConnection', nodes: [{ ...vanoise, reviewCount: 5 }] },
}
const open = (changes: Partial<ReviewsPageQuery> = {}, answers: Answers = {}, at = '/avis') =>
  stand(<Page />, { at, answers: { ReviewsPage: () => ({ ...answer, ...changes }), ...answers } })
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
  open({ reviews: null })
  expect(await screen.findByText('4,3')).toBeTruthy()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('figures that cannot be read leave the reviews', async () => {
  open({ reviewStats: null })
  expect(await screen.findByText('Superbe.')).toBeTruthy()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.queryByRole('link', { name: /étoile/ })).toBeNull()
})

test('a review names its trip, with a link, and the month of the departure', async () => {
  open()
  const trip = await screen.findByRole('link', { name: 'Les balcons de la Vanoise' })
  expect(trip.getAttribute('href')).toBe('/expeditions/vanoise')
  expect(screen.getByText(/vécu en juin 2026/)).toBeTruthy()
})

test('a rating is a link that filters, and a second press shows all', async () => {
  const { requested } = open()
  const four = () => screen.findByRole('link', { name: /^4 étoiles/ })
  expect((await four()).getAttribute('href')).toBe('/avis?rating=4')
  await userEvent.click(await four())
  const all = { first: 20, page: 1, expedition: '', isOne: false }
  await waitFor(() => expect(requested.at(-1)).toEqual(['ReviewsPage', { ...all, rating: 4 }]))
  expect((await four()).getAttribute('aria-current')).toBe('true')
  expect((await four()).getAttribute('href')).toBe('/avis')
  expect(screen.queryByRole('link', { name: /^1 étoile/ })).toBeNull()
})

test('one trip has its own reviews and figures, and keeps the rating', async () => {
  const own = { __typename: 'Expedition', id: '7', reviews: listed([]), reviewStats: answer.reviewStats }
  const answers: Answers = {
    ReviewsPage: ({ isOne }) =>
      isOne
        ? { expedition: own, expeditions: answer.expeditions, moderated: answer.moderated }
        : { ...answer },
  }
  const { requested } = open({}, answers, '/avis?rating=4')
  await userEvent.selectOptions(await screen.findByLabelText('Une aventure'), 'vanoise')
  const one = { first: 20, page: 1, rating: 4, expedition: 'vanoise', isOne: true }
  await waitFor(() => expect(requested.at(-1)).toEqual(['ReviewsPage', one]))
  expect(await screen.findByText('Aucun avis ici.')).toBeTruthy()
  const four = await screen.findByRole('link', { name: /^4 étoiles/ })
  expect(four.getAttribute('href')).toBe('/avis?aventure=vanoise')
})

test('links lead to the pages beside this one, with its rating', async () => {
  open({}, {}, '/avis?rating=5&page=2')
  const newer = await screen.findByRole('link', { name: 'Avis plus récents' })
  expect(newer.getAttribute('href')).toBe('/avis?rating=5')
  const older = screen.getByRole('link', { name: 'Avis plus anciens' })
  expect(older.getAttribute('href')).toBe('/avis?rating=5&page=3')
  expect(screen.getByText(/^21 à 22, sur 195.avis$/)).toBeTruthy()
})

test('says how many reviews waited too long, and nothing without figures', async () => {
  open()
  await screen.findByText('Superbe.')
  expect(
    screen.getByText('sur 41 avis reçus ici en douze mois, 2 ont attendu plus de cinq jours'),
  ).toBeTruthy()
  expect(document.querySelector('#fonctionnement')?.textContent).toBe('Comment nous publions les avis')
  expect(reviewRules.parts(null)[0]?.list.join()).not.toContain('douze mois')
  const none = { receivedCount: 1, lateCount: 0 }
  expect(reviewRules.parts(none)[0]?.list.at(-1)).toBe(
    'sur 1\u00a0avis reçu ici en douze mois, aucun n’a attendu plus de cinq jours',
  )
})

test('a single page has no links to others', async () => {
  open({ reviews: listed(answer.reviews?.nodes ?? []) })
  await screen.findByText('Superbe.')
  expect(screen.queryByRole('navigation', { name: 'Pages des avis' })).toBeNull()
})

test('a page without reviews says so', async () => {
  open({ reviews: listed([]) })
  expect(await screen.findByText('Aucun avis ici.')).toBeTruthy()
})

import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { review, reviewPage } from '#tests/web/expedition/reviewPage.ts'
import { stand } from '#tests/web/stand.tsx'
import type { ExpeditionReviewsFragment } from '#web/features/reviews/ExpeditionReviews.generated.ts'
import { ExpeditionReviews } from '#web/features/reviews/ExpeditionReviews.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const rated = (rating: number, count: number) => ({ __typename: 'RatingCount' as const, rating, count })
const expedition: ExpeditionReviewsFragment = {
  __typename: 'Expedition',
  id: '1',
  slug: 'vanoise',
  reviewCount: 4,
  reviewStats: {
    __typename: 'ReviewStats',
    average: 4.75,
    count: 4,
    distribution: [rated(5, 3), rated(4, 1), rated(3, 0), rated(2, 0), rated(1, 0)],
    companies: [
      { __typename: 'CompanyCount', company: 'COUPLE', count: 1 },
      { __typename: 'CompanyCount', company: 'SOLO', count: 2 },
    ],
  },
  reviews: reviewPage([review({})], 'c1'),
}

function show(changes: Partial<ExpeditionReviewsFragment> = {}, answers: Answers = {}) {
  const onMore = vi.fn()
  const reviews = (
    <ExpeditionReviews expedition={{ ...expedition, ...changes }} onMore={onMore} isBusy={false} />
  )
  return { ...stand(reviews, { answers }), onMore }
}
const found = (page: ReturnType<typeof reviewPage>) => ({
  expedition: { __typename: 'Expedition', id: '1', reviews: page },
})
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const four = /^4 étoiles.: 1 avis$/
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent?.trim())

describe('without a filter', () => {
  test('shows the average and the number of each rating; a rating without reviews cannot be chosen', () => {
    show()
    expect(screen.getByText('4,8')).toBeTruthy()
    expect(screen.getByText(/^sur 5, 4.avis$/)).toBeTruthy()
    const ratings = screen.getAllByRole('button', { name: /étoile/ })
    expect(ratings.map((button) => button.hasAttribute('disabled'))).toEqual([false, false, true, true, true])
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
  })

  test('one review is not an average, and its score is left out', () => {
    if (!expedition.reviewStats) throw new Error('the expedition has no figures')
    show({ reviewStats: { ...expedition.reviewStats, average: null } })
    expect(screen.queryByText(/^sur 5/)).toBeNull()
    expect(screen.getByRole('button', { name: four })).toBeTruthy()
  })

  test('figures that could not be read leave the reviews without filters', () => {
    show({ reviewStats: null })
    expect(screen.getByText('Superbe.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /étoile/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Comment nous publions les avis' }).getAttribute('href')).toBe(
      '/avis',
    )
  })

  test('the button for more gives the place to go on from', async () => {
    const { onMore } = show()
    await press('Afficher plus')
    expect(onMore).toHaveBeenCalledExactlyOnceWith('c1')
  })

  test.each([
    ['reviews that could not be read', { reviews: null }, /^Les avis sont momentanément indisponibles/],
    ['a trip without reviews', { reviewCount: 0, reviews: reviewPage([]) }, /^Pas encore d’avis$/],
  ])('reports %s, without filters', (_case, changes, sentence) => {
    show(changes)
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /étoile|En couple/ })).toBeNull()
  })
})

describe('with a filter', () => {
  test('a failed load is reported, and its button loads again', async () => {
    const answers: Answers = { RatedReviews: 'fails' }
    const { requested } = show({}, answers)
    await press(four)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Les avis sont momentanément/)
    expect(screen.queryByText('Superbe.')).toBeNull()
    answers.RatedReviews = () => found(reviewPage([review({ id: '2', rating: 4, text: 'Un peu de pluie.' })]))
    await press('Réessayer')
    expect(await screen.findByText('Un peu de pluie.')).toBeTruthy()
    expect(screen.getByRole('img', { name: /^4,0.étoiles sur.5$/ })).toBeTruthy()
    expect(requested).toEqual([
      ['RatedReviews', { slug: 'vanoise', rating: 4 }],
      ['RatedReviews', { slug: 'vanoise', rating: 4 }],
    ])
  })

  test('shows a placeholder until the response, and another press shows all again', async () => {
    show()
    await press(four)
    expect(pressed()).toHaveLength(1)
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeTruthy())
    expect(screen.queryByText('Superbe.')).toBeNull()
    await press(four)
    expect(screen.getByText('Superbe.')).toBeTruthy()
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
  })

  test('two filters without a common review say so', async () => {
    const { requested } = show({}, { RatedReviews: () => found(reviewPage([])) })
    await press('En solo 2 avis')
    await press(four)
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Aucun avis ne réunit/))
    expect(pressed()).toHaveLength(2)
    expect(requested.at(-1)).toEqual(['RatedReviews', { slug: 'vanoise', rating: 4, travelledWith: 'SOLO' }])
  })

  test('another rating replaces the first one', async () => {
    const { requested } = show({}, { RatedReviews: () => found(reviewPage([review({})])) })
    await press(four)
    await press(/^5 étoiles.: 3 avis$/)
    expect(pressed()).toEqual([expect.stringMatching(/^5 /)])
    await waitFor(() => expect(requested.map(([, { rating }]) => rating)).toEqual([4, 5]))
  })

  test('more of them are appended to those that are shown', async () => {
    const { requested, onMore } = show(
      {},
      {
        RatedReviews: ({ after }) =>
          after
            ? found(reviewPage([review({ id: '3', text: 'La suite.' })]))
            : found(reviewPage([review({ id: '2', text: 'Le début.' })], 'f1')),
      },
    )
    await press('En couple 1 avis')
    await press('Afficher plus')
    expect(await screen.findByText('La suite.')).toBeTruthy()
    expect(screen.getByText('Le début.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull()
    expect(requested.at(-1)).toEqual([
      'RatedReviews',
      { slug: 'vanoise', travelledWith: 'COUPLE', after: 'f1' },
    ])
    expect(onMore).not.toHaveBeenCalled()
  })
})

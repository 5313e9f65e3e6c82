import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { ExpeditionReviews } from '#web/features/reviews/ExpeditionReviews.tsx'

const review = (id: string, text: string) => ({
  __typename: 'Review' as const,
  id,
  rating: 5,
  firstName: 'Soraya',
  text,
  date: '2026-07-10',
  experienceMonth: null,
  context: null,
  isVerified: true,
  travelledWith: 'FAMILY' as const,
  reply: {
    __typename: 'ReviewReply' as const,
    body: 'Merci Soraya !',
    authorName: 'Camille',
    authorRole: 'GUIDE' as const,
    date: '2026-07-15',
  },
})
const page = (text: string) => ({
  __typename: 'ReviewConnection' as const,
  pageInfo: { __typename: 'PageInfo' as const, endCursor: null, hasNextPage: false },
  nodes: [review('1', text)],
})
const expedition = {
  __typename: 'Expedition' as const,
  id: '1',
  slug: 'vanoise',
  reviewCount: 2,
  reviewStats: {
    __typename: 'ReviewStats' as const,
    average: 5,
    count: 2,
    distribution: [{ __typename: 'RatingCount' as const, rating: 5, count: 2 }],
    companies: [
      { __typename: 'CompanyCount' as const, company: 'FAMILY' as const, count: 1 },
      { __typename: 'CompanyCount' as const, company: 'SOLO' as const, count: 0 },
    ],
  },
  reviews: page('Superbe.'),
}

test('a review shows its travellers and the reply of the guide', () => {
  stand(<ExpeditionReviews expedition={expedition} onMore={() => undefined} isBusy={false} />)
  screen.getByText(/en famille/)
  screen.getByText('Merci Soraya !')
  screen.getByText('Réponse de Camille, guide de l’aventure')
  expect(screen.queryByRole('button', { name: /En solo/ })).toBeNull()
})

test('a review shows the reply of the agency, and an active visitor reports it', async () => {
  const [own] = page('Superbe.').nodes
  const reply = {
    ...own?.reply,
    __typename: 'ReviewReply' as const,
    body: 'Merci.',
    authorRole: 'AGENCY' as const,
  }
  const replied = {
    ...expedition.reviews,
    nodes: own ? [{ ...own, reply: { ...reply, authorName: 'Claire', date: null } }] : [],
  }
  const done = { __typename: 'ReportPayload', ok: true, errors: [] }
  const { requested } = stand(
    <ExpeditionReviews
      expedition={{ ...expedition, reviews: replied }}
      onMore={() => undefined}
      isBusy={false}
    />,
    { answers: { ReportReview: () => ({ report: done }) } },
  )
  screen.getByText('Réponse de Claire, de notre équipe')
  expect(screen.queryByRole('button', { name: /^Signaler/ })).toBeNull()
  await userEvent.keyboard('{Shift}')
  await userEvent.click(await screen.findByRole('button', { name: /^Signaler l’avis de/ }))
  await userEvent.type(screen.getByLabelText('Ce qui ne va pas (facultatif)'), 'Un numéro')
  await userEvent.click(screen.getByRole('button', { name: 'Signaler cet avis' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('Merci, notre équipe va lire cet avis.')
  expect(requested).toEqual([['ReportReview', { id: own?.id, reason: 'Un numéro' }]])
})

test('the travellers filter requests reviews with the chosen rating; a second press shows all', async () => {
  const reviews = page('Avec nos enfants.')
  const { requested } = stand(
    <ExpeditionReviews expedition={expedition} onMore={() => undefined} isBusy={false} />,
    {
      answers: { RatedReviews: () => ({ expedition: { __typename: 'Expedition', id: '1', reviews } }) },
    },
  )
  await userEvent.click(screen.getByRole('button', { name: 'En famille 1 avis' }))
  await screen.findByText('Avec nos enfants.')
  await userEvent.click(screen.getByRole('button', { name: '5 étoiles : 2 avis' }))
  await expect
    .poll(() => requested)
    .toMatchObject([
      ['RatedReviews', { slug: 'vanoise', travelledWith: 'FAMILY' }],
      ['RatedReviews', { slug: 'vanoise', travelledWith: 'FAMILY', rating: 5 }],
    ])
  for (const name of ['En famille 1 avis', '5 étoiles : 2 avis'])
    await userEvent.click(screen.getByRole('button', { name }))
  await screen.findByText('Superbe.')
})

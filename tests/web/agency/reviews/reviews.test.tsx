import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import type { ReviewCardFragment } from '#web/agency/reviews/Reviews.generated.ts'
import { Component as ReviewsPage } from '#web/agency/reviews/ReviewsPage.tsx'
import type { StaffPermission } from '#web/lib/graph/graph.generated.ts'

const review = (changes: Partial<ReviewCardFragment> = {}): ReviewCardFragment => ({
  __typename: 'AgencyReview',
  id: '7',
  version: 3,
  state: 'PENDING',
  rating: 2,
  text: 'Le bus avait deux heures de retard.',
  authorName: 'Élodie',
  expeditionName: 'Balcons de la Vanoise',
  expeditionSlug: 'balcons-de-la-vanoise',
  experienceMonth: '2027-02',
  isVerified: true,
  submittedAt: '2026-03-01T09:00:00.000Z',
  dueAt: '2026-03-06T09:00:00.000Z',
  publishedOn: null,
  refusalReason: null,
  refusalText: null,
  hiddenReason: null,
  reportCount: 0,
  reportReasons: [],
  reply: null,
  ...changes,
})
const published = { state: 'PUBLISHED', publishedOn: '2027-03-02', dueAt: null } as const
const done = { __typename: 'Payload', review: null, conflict: null, errors: [] }

type Stage = {
  reviews?: ReviewCardFragment[] | null
  permissions?: StaffPermission[]
  at?: string
  decided?: object
}

function open({
  reviews = [review()],
  permissions = ['MESSAGES'],
  at = '/avis',
  decided = done,
}: Stage = {}) {
  return stand(<ReviewsPage />, {
    at,
    answers: {
      AgencyMe: () => meWith(permissions),
      AgencyReviews: () => ({
        agency: {
          __typename: 'Agency',
          reviews: reviews && {
            __typename: 'AgencyReviewConnection',
            totalCount: reviews.length,
            nodes: reviews,
            pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'next' },
          },
        },
      }),
      DecideReview: () => ({ agencyDecideReview: decided }),
      ReplyAsAgency: () => ({ agencyReplyToReview: done }),
      SetReviewHidden: () => ({ agencySetHidden: done }),
    },
  })
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const sent = ({ requested }: ReturnType<typeof open>, operation: string) =>
  requested.filter(([name]) => name === operation)

test('lists those that wait with their delay, and reads the next page from the address', async () => {
  const shown = open()
  expect(await screen.findByText('Le bus avait deux heures de retard.')).toBeTruthy()
  expect(screen.getByRole('img', { name: /^2.étoiles sur 5$/ })).toBeTruthy()
  expect(screen.getByText('Élodie, vécu en février 2027')).toBeTruthy()
  expect(screen.getByText(/^En retard de .* jours$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'À lire' }).getAttribute('aria-current')).toBe('page')
  await press('Avis suivants')
  const page = { filter: { list: 'PENDING' }, after: 'next' }
  await waitFor(() => expect(sent(shown, 'AgencyReviews').at(-1)).toEqual(['AgencyReviews', page]))
})

test('publishes by one press, and reads the list again', async () => {
  const shown = open()
  await press('Publier')
  await waitFor(() => expect(sent(shown, 'AgencyReviews').length).toBeGreaterThan(1))
  const variables = { id: '7', version: 3, input: { decision: 'PUBLISH' } }
  expect(sent(shown, 'DecideReview')).toEqual([['DecideReview', variables]])
})

test('refuses with a reason and a sentence, both of which it requires', async () => {
  const shown = open()
  await press('Refuser…')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Refuser et prévenir Élodie' }))
  expect(dialog.getByText('Choisis la raison du refus.')).toBeTruthy()
  expect(dialog.getByText('Écris une phrase à l’auteur.')).toBeTruthy()
  expect(sent(shown, 'DecideReview')).toEqual([])
  await userEvent.selectOptions(dialog.getByLabelText('Raison'), 'INSULT')
  await userEvent.type(dialog.getByLabelText('Ta phrase à l’auteur'), 'Il insulte le guide.')
  await userEvent.click(dialog.getByRole('button', { name: 'Refuser et prévenir Élodie' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const input = { decision: 'REFUSE', reason: 'INSULT', sentence: 'Il insulte le guide.' }
  expect(sent(shown, 'DecideReview')).toEqual([['DecideReview', { id: '7', version: 3, input }]])
})

test('names the colleague who has decided first', async () => {
  const conflict = { __typename: 'AgencyConflict', by: 'Agnès' }
  const error = { __typename: 'UserError', code: 'CONFLICT', message: 'Périmé', field: 'version' }
  const shown = open({ decided: { ...done, conflict, errors: [error] } })
  await press('Publier')
  expect(await screen.findByText(/^Agnès vient de décider de cet avis/)).toBeTruthy()
  expect(sent(shown, 'AgencyReviews').length).toBeGreaterThan(1)
})

test('replies once to a published review; the reply of a guide stays', async () => {
  const reply = { __typename: 'ReviewReply', body: 'Merci', authorName: 'Camille', date: null } as const
  const shown = open({
    at: '/avis?liste=publies',
    reviews: [
      review({ ...published, reply: { ...reply, authorRole: 'GUIDE' } }),
      review({ ...published, id: '8' }),
    ],
  })
  expect(await screen.findAllByRole('button', { name: 'Répondre' })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^Publier|Refuser/ })).toBeNull()
  await press('Répondre')
  await userEvent.type(screen.getByLabelText('Ta réponse à Élodie'), 'Merci !{Control>}{Enter}{/Control}')
  await waitFor(() =>
    expect(sent(shown, 'ReplyAsAgency')).toEqual([['ReplyAsAgency', { id: '8', body: 'Merci !' }]]),
  )
})

test('hides a reported review with a reason, and undoes it', async () => {
  const shown = open({
    at: '/avis?liste=signales',
    reviews: [review({ ...published, reportCount: 2, reportReasons: ['Un numéro'] })],
  })
  expect(await screen.findByText(/2.signalements/)).toBeTruthy()
  expect(screen.getByText('« Un numéro »', { exact: false })).toBeTruthy()
  await press('Masquer')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Raison'), 'Coordonnées')
  await userEvent.click(dialog.getByRole('button', { name: 'Masquer' }))
  await press('Annuler')
  await waitFor(() =>
    expect(sent(shown, 'SetReviewHidden')).toEqual([
      ['SetReviewHidden', { id: '7', hidden: true, reason: 'Coordonnées' }],
      ['SetReviewHidden', { id: '7', hidden: false }],
    ]),
  )
})

test('dismisses a report, and shows a hidden review again', async () => {
  const hidden = { ...published, id: '8', state: 'HIDDEN', hiddenReason: 'Publicité' } as const
  const shown = open({ reviews: [review({ ...published, reportCount: 1 }), review(hidden)] })
  await press('Classer le signalement')
  await waitFor(() => expect(sent(shown, 'AgencyReviews').length).toBeGreaterThan(1))
  expect(screen.getByText('Masqué : Publicité')).toBeTruthy()
  await press('Remettre en ligne')
  await waitFor(() => expect(sent(shown, 'SetReviewHidden')).toHaveLength(2))
  expect(sent(shown, 'SetReviewHidden').map(([, variables]) => variables)).toEqual([
    { id: '7', hidden: false },
    { id: '8', hidden: false },
  ])
})

test('says so when nothing waits, when it fails, and without the permission', async () => {
  open({ reviews: [] }).unmount()
  const empty = open({ reviews: [] })
  expect(await screen.findByText('Aucun avis à lire.')).toBeTruthy()
  empty.unmount()
  const failed = open({ reviews: null })
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeTruthy()
  failed.unmount()
  const shown = open({ permissions: ['CATALOGUE'] })
  expect(await screen.findByText(/Il te faut l’accès/)).toBeTruthy()
  expect(sent(shown, 'AgencyReviews')).toEqual([])
})

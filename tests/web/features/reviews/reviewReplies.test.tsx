import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { review, reviewPage } from '#tests/web/expedition/reviewPage.ts'
import { stand } from '#tests/web/stand.tsx'
import { ReviewReplies } from '#web/features/reviews/ReviewReplies.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const reply = {
  __typename: 'ReviewReply' as const,
  body: 'Merci Paul !',
  authorName: 'Camille',
  authorRole: 'GUIDE' as const,
  date: '2026-07-15',
}
const lea = review({ id: '7', firstName: 'Léa' })
const paul = review({ id: '8', firstName: 'Paul', reply })
const answered = (page: ReturnType<typeof reviewPage>) => ({
  expedition: { __typename: 'Expedition', id: '1', reviews: page },
})
const published = (body: string) => ({
  replyToReview: {
    __typename: 'ReplyToReviewPayload',
    review: { ...lea, reply: { ...reply, body } },
    errors: [],
  },
})
const show = (answers: Answers) => stand(<ReviewReplies slug="vanoise" />, { isSignedIn: true, answers })
const fieldFor = (name: string) => screen.findByRole('textbox', { name: `Ta réponse à ${name}` })

test('shows its title and a placeholder until the reviews arrive', () => {
  const { requested } = show({})
  const section = screen.getByRole('region', { name: 'Ce que tes voyageurs ont écrit' })
  expect(section.querySelector('[aria-busy="true"]')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(requested.length).toBeLessThanOrEqual(1)
})

test('a failed load is reported, and its button loads again', async () => {
  const answers: Answers = { ReviewReplies: 'breaks' }
  const { requested } = show(answers)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Les avis sont momentanément indisponibles/)
  answers.ReviewReplies = () => answered(reviewPage([lea]))
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await fieldFor('Léa')).toBeTruthy()
  expect(screen.queryByText(/momentanément indisponibles/)).toBeNull()
  expect(requested).toEqual([
    ['ReviewReplies', { slug: 'vanoise' }],
    ['ReviewReplies', { slug: 'vanoise' }],
  ])
})

test('a trip without reviews has no field', async () => {
  show({ ReviewReplies: () => answered(reviewPage([])) })
  expect(await screen.findByText('Pas encore d’avis')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('each review has its field, folded, which holds the published reply', async () => {
  show({ ReviewReplies: () => answered(reviewPage([lea, paul])) })
  const folds = [await screen.findByText('Répondre à Léa'), screen.getByText('Changer ma réponse à Paul')]
  expect(folds.map((fold) => fold.closest('details')?.open)).toEqual([false, false])
  expect(await fieldFor('Léa')).toHaveProperty('value', '')
  expect(await fieldFor('Paul')).toHaveProperty('value', 'Merci Paul !')
  expect(screen.getByText(/^Réponse de Camille/)).toBeTruthy()
})

test('one field is open at a time: the browser closes the others of its name', async () => {
  show({ ReviewReplies: () => answered(reviewPage([lea, paul])) })
  const fold = (await screen.findByText('Répondre à Léa')).closest('details')
  const other = screen.getByText('Changer ma réponse à Paul').closest('details')
  expect(fold?.getAttribute('name')).toBeTruthy()
  expect(other?.getAttribute('name')).toBe(fold?.getAttribute('name'))
})

test('a reply is sent to its own review, and reported there', async () => {
  const { requested } = show({
    ReviewReplies: () => answered(reviewPage([lea, paul])),
    ReplyToReview: ({ body }) => published(String(body)),
  })
  await userEvent.type(await fieldFor('Léa'), 'Merci Léa !')
  const [publish] = screen.getAllByRole('button', { name: 'Publier ma réponse' })
  if (!publish) throw new Error('no button to publish')
  await userEvent.click(publish)
  expect((await screen.findByText('Ta réponse est publiée.')).closest('li')?.textContent).toContain('Léa')
  expect(requested.at(-1)).toEqual(['ReplyToReview', { reviewId: '7', body: 'Merci Léa !' }])
})

test('more reviews are appended, and a text in writing is not lost', async () => {
  const { requested } = show({
    ReviewReplies: ({ after }) => answered(after ? reviewPage([paul]) : reviewPage([lea], 'r1')),
  })
  await userEvent.type(await fieldFor('Léa'), 'Merci')
  await userEvent.click(screen.getByRole('button', { name: 'Afficher plus' }))
  expect(await fieldFor('Paul')).toBeTruthy()
  expect(await fieldFor('Léa')).toHaveProperty('value', 'Merci')
  expect(requested.at(-1)).toEqual(['ReviewReplies', { slug: 'vanoise', after: 'r1' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull())
})
